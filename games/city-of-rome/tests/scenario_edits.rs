//! Whatever a scenario says, it is set up or refused: nothing panics, and every position that follows is sound.

mod table;

use saturnalia_rules::{Check as _, Dice, Viewer};
use serde_json::{Value, json};
use table::Table;

const NUMBERS: [i32; 16] = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 13, 14, 33, 117, 255, 256];
#[rustfmt::skip]
const WORDS: [&str; 26] = [
    "upkeep", "placement", "action", "end", "draft", "school", "university", "therma:5", "imperial_therma:5", "luna",
    "house2", "market", "aqueduct", "great_aqueduct", "grain_farm:1", "I", "II", "III", "IV", "BBCBC", "CCBBB",
    "vegetable_farm house2", "school school university school", "4,3", "both", "production",
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
const SEATS: [u8; 6] = [3, 4, 4, 3, 4, 4];

fn beginnings() -> [Value; 6] {
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
    [example, schools, placing, draft, paying, school]
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
        let seats = if dice.below(4) == 0 { 2 + dice.below(3) as u8 } else { SEATS[number % 6] };
        let Ok(mut table) = Table::try_arrange(seats, scenario.clone()) else { continue };
        set_up += 1;
        for _ in 0..60 {
            let sound = table.state().check();
            assert!(sound.is_ok(), "{seats} seats, {scenario}: {sound:?}");
            if table.position.is_over() {
                break;
            }
            let offers = table.offers();
            table.play(offers[dice.below(offers.len() as u32) as usize]);
        }
        for viewer in table.state().seats.seats().map(Viewer::Seat).chain([Viewer::Spectator]) {
            let imagined = table.position.imagine(viewer, &mut dice);
            assert!(imagined.state().check().is_ok(), "{seats} seats, {scenario}");
            assert_eq!(imagined.view(viewer), table.position.view(viewer), "{seats} seats, {scenario}");
        }
    }
    assert!(set_up > 500, "only {set_up} scenarios could be set up");
}
