//! The laws every game passes.

saturnalia_rules_testkit::laws!(gloria_mundi::GloriaMundi);
