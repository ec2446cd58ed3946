//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

mod table;

use saturnalia_rules::{Check as _, Dice, Viewer};
use serde_json::{Value, json};
use table::Table;

const NUMBERS: [i32; 15] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 48, 250, 255, 256];
#[rustfmt::skip]
const WORDS: [&str; 14] = [
    "red-4", "free", "blue-1", "brown-2", "red-woman-3", "brown-man-1", "women", "many_fortuna_tiles", "citizenship",
    "templum", "senatus", "castrum", "forum", "placing",
];

/// Changes one place of a scenario: another number, another word, a copy more, something less.
fn edit(value: &mut Value, dice: &mut Dice) {
    let below = |count: usize, dice: &mut Dice| dice.below(count as u32) as usize;
    match value {
        Value::Object(fields) if !fields.is_empty() && dice.below(8) > 0 => {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = &names[below(names.len(), dice)];
            if dice.below(12) == 0 {
                fields.remove(name);
            } else if let Some(inner) = fields.get_mut(name) {
                edit(inner, dice);
            }
        }
        Value::Array(items) if !items.is_empty() => {
            let at = below(items.len(), dice);
            match dice.below(8) {
                0 => drop(items.remove(at)),
                1 => items.push(items[at].clone()),
                2 => items.reverse(),
                _ => edit(&mut items[at], dice),
            }
        }
        Value::Number(_) => *value = NUMBERS[below(NUMBERS.len(), dice)].into(),
        Value::Null | Value::Bool(_) | Value::String(_) | Value::Array(_) | Value::Object(_) => {
            *value = match dice.below(6) {
                0 => NUMBERS[below(NUMBERS.len(), dice)].into(),
                1 => Value::Null,
                _ => WORDS[below(WORDS.len(), dice)].into(),
            };
        }
    }
}

/// How many play in each of the beginnings.
const SEATS: [u8; 6] = [4, 3, 2, 3, 4, 2];

fn beginnings() -> [Value; 6] {
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
    [serde_json::from_str(example).expect("JSON"), rich, last, senate, temple, again]
}

#[test]
fn no_scenario_panics_or_leads_to_an_unsound_position() {
    let mut dice = Dice::imagined(23);
    let mut set_up = 0;
    for number in 0..20_000 {
        let mut scenario = beginnings()[number % 6].clone();
        for _ in 0..=dice.below(3) {
            edit(&mut scenario, &mut dice);
        }
        let seats = if dice.below(4) == 0 { 2 + dice.below(4) as u8 } else { SEATS[number % 6] };
        let Ok(mut table) = Table::try_arrange(seats, scenario.clone()) else { continue };
        set_up += 1;
        for _ in 0..60 {
            let sound = table.state().check();
            assert!(sound.is_ok(), "{seats} seats, {scenario}: {sound:?}");
            let Some(seat) = table.asked() else { break };
            let offers = table.offers();
            table.play(seat, offers[dice.below(offers.len() as u32) as usize]);
        }
        for viewer in table.state().seats.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let imagined = table.0.imagine(viewer, &mut dice);
            assert!(imagined.state().check().is_ok(), "{seats} seats, {scenario}");
            assert_eq!(imagined.view(viewer), table.0.view(viewer), "{seats} seats, {scenario}");
        }
    }
    assert!(set_up > 500, "only {set_up} scenarios could be set up");
}
