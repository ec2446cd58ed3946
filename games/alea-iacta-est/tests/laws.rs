//! The laws every game passes.

saturnalia_rules_testkit::laws!(alea_iacta_est::AleaIactaEst);
