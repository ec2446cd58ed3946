//! Recorded games replay to the letter.

use alea_iacta_est::AleaIactaEst;

#[test]
fn golden_games_replay_to_the_letter() {
    saturnalia_rules_testkit::golden::check::<AleaIactaEst>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
