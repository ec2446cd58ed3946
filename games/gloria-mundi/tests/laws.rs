//! The laws every game passes.

use gloria_mundi::Options;
use gloria_mundi::options::Screens;

saturnalia_rules_testkit::laws!(
    gloria_mundi::GloriaMundi,
    options: [Screens::Open, Screens::Closed].map(|screens| Options { screens })
);
