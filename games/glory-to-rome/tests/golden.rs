//! Recorded games replay to the letter: two to five seats, both sets of cards.

use glory_to_rome::GloryToRome;

#[test]
fn recorded_games_replay_to_the_letter() {
    saturnalia_rules_testkit::golden::check::<GloryToRome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
