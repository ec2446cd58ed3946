//! Recorded games replay to the letter.

use gloria_mundi::GloriaMundi;
use saturnalia_rules_testkit::golden;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden");

#[test]
fn golden_games_replay_to_the_letter() {
    golden::check::<GloriaMundi>(FOLDER);
}
