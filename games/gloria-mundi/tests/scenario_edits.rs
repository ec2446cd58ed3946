//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

use gloria_mundi::options::Screens;
use gloria_mundi::{GloriaMundi, Options};
use saturnalia_rules_testkit::{Edits, edited_scenarios_are_refused_or_played, most_answers_told};
use serde_json::{Value, json};

const NUMBERS: [i64; 17] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 11, 36, 37, 38, 255, 256, 65535, 65536];
#[rustfmt::skip]
const WORDS: [&str; 28] = [
    "F01", "F05", "F10", "F13", "C01", "C08", "C15", "P12", "P14", "B01", "B04", "B06", "W01", "W03", "X99", "farm",
    "city", "peace", "food", "forum", "lay_card", "activate", "buy", "payment", "goth", "destroy", "reclaim", "glory",
];

/// Together they use every field; each with the number of its players.
fn beginnings() -> [(u8, Value); 9] {
    let page = include_str!("../../../docs/scenarios/gloria-mundi.md");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let example = serde_json::from_str(example).expect("JSON");
    let start = json!({
        "start_player": 1, "phase": "lay_card", "deck": ["F01", "C02", "P03"], "goth": 3,
        "tribute": [{"food": 1}, {}, {"peace": 1}],
        "seats": [{"hand": {"farm": 1}}, {"hand": {"city": 0}, "tokens": {"glory": 16383}}]
    });
    let acting = json!({
        "phase": "activate", "laid": "farm", "active": 1,
        "activation": {"seat": 0, "plain": 1, "built": ["F12"], "acted": true},
        "seats": [{"tokens": {"food": 2}, "bare": {"farm": 3}, "built": {"farm": ["F12", "F10"]}}, {}, {}]
    });
    let times = json!({
        "phase": "activate", "laid": "farm", "activation": {"seat": 0},
        "effects": [{"times": {"building": "F13", "again": false}}],
        "seats": [{"tokens": {"food": 6}, "built": {"farm": ["F13"], "city": ["C08"]}}]
    });
    let taking = json!({
        "phase": "activate", "laid": "city", "activation": {"seat": 0},
        "effects": [{"take": {"building": "C08", "choice": 0, "left": 2}}],
        "seats": [{"tokens": {"food": 6}, "built": {"city": ["C08"]}}]
    });
    let giving = json!({
        "phase": "activate", "laid": "peace", "activation": {"seat": 0},
        "effects": [{"give": {"building": "P12", "times": 1, "tokens": {}, "buildings": 0, "cards": {}}}],
        "seats": [{"tokens": {"food": 1, "peace": 1}, "built": {"peace": ["P12"]}}]
    });
    let buying = json!({
        "phase": "payment", "forum": {"2": "W03"},
        "payment": {
            "building": "W03", "on": "city", "asked": {"gold": 1, "peace": 1}, "surcharge": 1, "helpers": [],
            "paid": {"gold": 1, "food": 1}
        },
        "seats": [{"tokens": {"food": 2, "gold": 2, "peace": 2}, "built": {"city": ["B01"]}}]
    });
    let tribute = json!({
        "phase": "payment", "goth": 11, "payment": {"asked": {"gold": 1}, "paid": {"glory": 1}},
        "seats": [{"tokens": {"gold": 1, "glory": 1}}]
    });
    let raid = json!({
        "phase": "destroy", "goth": 6, "owed": {"farm": 1, "city": 1}, "next": 1, "spoils": {"food": 1, "gold": 1},
        "seats": [{"built": {"farm": ["W01"]}}, {"built": {"city": ["C08", "W03"], "peace": ["B04"]}}]
    });
    [(3, example), (2, start), (3, acting), (2, times), (6, taking), (2, giving), (4, buying), (5, tribute), (3, raid)]
}

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let tables = [Screens::Open, Screens::Closed].map(|screens| Options { screens });
    let edits = Edits { beginnings: &beginnings(), words: &WORDS, numbers: &NUMBERS, tries: 12_000 };
    edited_scenarios_are_refused_or_played::<GloriaMundi>(&tables, &edits);
}

#[test]
fn every_question_is_told_by_fields_alone() {
    assert_eq!(most_answers_told::<GloriaMundi>(&Options::default()), 0);
}
