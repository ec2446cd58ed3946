//! The laws every game must pass.

saturnalia_rules_testkit::laws!(tabula::Tabula);
