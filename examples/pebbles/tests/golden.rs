//! Recorded games replay to the letter. `tests/golden/*.log` is all that each game says.

use pebbles::Pebbles;
use saturnalia_rules_testkit::golden;

#[test]
fn recorded_games_replay_to_the_letter() {
    golden::check::<Pebbles>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
