//! Recorded games replay to the letter. `tests/golden/*.log` is all that each game says.

use saturnalia_rules_testkit::golden;
use tabula::Tabula;

#[test]
fn recorded_games_replay_to_the_letter() {
    golden::check::<Tabula>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
