//! The laws of the house.

use sylla::Options;
use sylla::options::Screens;

saturnalia_rules_testkit::laws!(
    sylla::Sylla,
    options: [Screens::Closed, Screens::Open].map(|screens| Options { screens })
);
