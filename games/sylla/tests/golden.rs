//! Recorded games replay to the letter.

use sylla::Sylla;

#[test]
fn golden_games_replay() {
    saturnalia_rules_testkit::golden::check::<Sylla>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
