//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

use city_of_rome::{CityOfRome, Options};
use saturnalia_rules_testkit::{Edits, edited_scenarios_are_refused_or_played, most_answers_told};
use serde_json::{Value, json};

const NUMBERS: [i64; 16] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 33, 117, 255, 256];
#[rustfmt::skip]
const WORDS: [&str; 26] = [
    "upkeep", "placement", "action", "end", "draft", "school", "university", "therma:5", "imperial_therma:5", "luna",
    "house2", "market", "aqueduct", "great_aqueduct", "grain_farm:1", "I", "II", "III", "IV", "BBCBC", "CCBBB",
    "vegetable_farm house2", "school school university school", "4,3", "both", "production",
];

/// Each with the number of its players.
fn beginnings() -> [(u8, Value); 6] {
    let example: Value = serde_json::from_str(include_str!("../../../docs/scenarios/city-of-rome.json")).expect("JSON");
    let schools = json!({
        "round": 9, "phase": "action", "strips": ["BBBCC", "CBBBC"], "builders": [null, null, 0, 1],
        "offer": ["luna", "house2"], "removed": ["university"], "lying": [6], "start_player": 1,
        "decks": {"I": ["mars"], "II": ["arena", "house2"]},
        "seats": [
            {
                "money": 117, "influence": 33, "won": [3], "hand": ["school", "school"],
                "hidden": [{"card": "aqueduct", "deck": "II", "from": "draft"}, {"card": "house3", "deck": "II"}],
                "city": ["vegetable_farm house2 therma:2", ". school winery:1"]
            },
            {"money": 9, "hidden": [{"card": "house2", "deck": "II", "from": "draft"}]}
        ]
    });
    let placing = json!({"round": 5, "phase": "placement", "builders": [null, 0], "seats": [{"hand": ["venus"]}]});
    let draft = json!({
        "phase": "draft", "packet": ["minerva", "arena"],
        "seats": [{}, {}, {"hidden": [{"card": "market", "deck": "II", "from": "draft"}]}]
    });
    let paying = json!({
        "round": 9, "phase": "action", "strips": ["BBBCC"], "builders": [0, null, 1],
        "turn": {"announced": "market", "site": "5,3", "left": "both"},
        "seats": [{"money": 4, "city": ["vegetable_farm house2", "grain_farm:1 grain_farm:1"]}]
    });
    let school = json!({
        "round": 9, "phase": "action", "builders": [null, null, 0],
        "turn": {"left": "production", "school": {"deck": "III", "drawn": ["fortuna", "arena"], "kept": true}},
        "seats": [{"hidden": [{"card": "amor", "deck": "III"}], "city": ["vegetable_farm house2", "school ."]}]
    });
    [(3, example), (4, schools), (4, placing), (3, draft), (4, paying), (4, school)]
}

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let edits = Edits { beginnings: &beginnings(), words: &WORDS, numbers: &NUMBERS, tries: 20_000 };
    edited_scenarios_are_refused_or_played::<CityOfRome>(&[Options::default()], &edits);
}

#[test]
fn every_question_is_told_by_fields_and_at_most_one_answer() {
    assert!(most_answers_told::<CityOfRome>(&Options::default()) <= 1);
}
