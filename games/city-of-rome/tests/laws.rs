//! The laws every game must pass.

saturnalia_rules_testkit::laws!(city_of_rome::CityOfRome);
