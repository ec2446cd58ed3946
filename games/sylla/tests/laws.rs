//! The laws of the house.

saturnalia_rules_testkit::laws!(sylla::Sylla);
