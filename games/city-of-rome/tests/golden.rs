//! Recorded games replay to the letter. `tests/golden/*.log` is each game in plain words.

use city_of_rome::CityOfRome;
use saturnalia_rules_testkit::golden;

#[test]
fn recorded_games_replay_to_the_letter() {
    golden::check::<CityOfRome>(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
}
