//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

use alea_iacta_est::{AleaIactaEst, Options};
use saturnalia_rules_testkit::{Edits, edited_scenarios_are_refused_or_played, most_answers_told};
use serde_json::{Value, json};

const NUMBERS: [i64; 15] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 48, 250, 255, 256];
#[rustfmt::skip]
const WORDS: [&str; 14] = [
    "red-4", "free", "blue-1", "brown-2", "red-woman-3", "brown-man-1", "women", "many_fortuna_tiles", "citizenship",
    "templum", "senatus", "castrum", "forum", "placing",
];

/// Each with the number of its players.
fn beginnings() -> [(u8, Value); 6] {
    let page = include_str!("../../../docs/scenarios/alea-iacta-est.md");
    let example = page.split("```json").nth(1).and_then(|rest| rest.split("```").next()).expect("an example");
    let rich = json!({
        "pass": 4, "start_player": 1, "turn": 0, "patricians": ["red-man-1", "blue-man-2"], "provinces": ["free"],
        "players": [
            {
                "chips": 48, "provinces": ["red-4", "blue-1"], "patricians": ["red-woman-3"], "latrina": 2,
                "senate": ["couples", "women"], "fortuna": [1, 3], "senatus": [1, 2]
            },
            {"castrum": [5, 5, 6], "senatus": [3, 4, 5], "chips": 2}
        ]
    });
    let last = json!({"pass": 5, "turn": 1, "rolled": [6], "players": [{"castrum": [1, 1]}, {"latrina": 7}]});
    let senate = json!({
        "pass": 2, "phase": "senatus", "provinces_out": ["red-1"], "patricians_out": ["red-man-1"],
        "packets": [
            {"pass": 1, "cards": ["couples", "homeless", "diversity"], "takers": [1]},
            {"pass": 2, "cards": ["women", "men", "citizenship"], "takers": [0]}
        ],
        "players": [{}, {"senatus": [3, 4], "castrum": [2, 2]}, {"senatus": [5]}]
    });
    let temple = json!({
        "phase": "templum", "templum_leader": 1, "mixed": true, "forum": [{"seat": 0, "face": 2}],
        "players": [{"templum": [4]}, {"templum": [3, 6], "drawn": [1, 3], "drawn_since": [3]}]
    });
    let again = json!({
        "round": 3, "rolled": [1, 2, 2, 5], "again": {"chosen": [1], "face": 2}, "players": [{"latrina": 4}]
    });
    let example = serde_json::from_str(example).expect("JSON");
    [(4, example), (3, rich), (2, last), (3, senate), (4, temple), (2, again)]
}

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let edits = Edits { beginnings: &beginnings(), words: &WORDS, numbers: &NUMBERS, tries: 20_000 };
    edited_scenarios_are_refused_or_played::<AleaIactaEst>(&[Options::default()], &edits);
}

#[test]
fn every_question_is_told_by_fields_alone() {
    assert_eq!(most_answers_told::<AleaIactaEst>(&Options::default()), 0);
}
