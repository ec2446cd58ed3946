//! Given positions: what they can say, and what is refused.

mod table;

use gloria_mundi::Answer;
use gloria_mundi::goods::Basic;
use serde_json::json;
use table::*;

#[track_caller]
fn refused(json: serde_json::Value, place: &str, problem: &str) {
    let Err(error) = try_arrange(2, &json) else { panic!("{json} was set up") };
    assert_eq!(error.place, place, "{error}");
    assert!(error.problem.contains(problem), "{error}");
}

#[test]
fn an_empty_scenario_is_the_start_of_the_game() {
    let table = arrange(2, json!({}));
    assert_eq!((table.asked(), table.offers().len(), table.state().deck.len()), (Some(A), 3, 56));
}

#[test]
fn every_phase_can_be_the_first() {
    for (phase, answer) in [
        ("forum", Answer::Lay(Basic::Farm)),
        ("lay_card", Answer::Lay(Basic::Farm)),
        ("buy", Answer::Pass),
        ("goth", Answer::Refuse),
    ] {
        let table = arrange(2, json!({ "phase": phase }));
        assert!(table.offers_answer(answer), "{phase}");
    }
}

#[test]
fn the_deck_can_be_given_from_the_top() {
    let table = arrange(2, json!({ "phase": "buy", "deck_top": ["F01", "F02"] }));
    assert_eq!(table.state().deck.iter().rev().take(2).copied().collect::<Vec<_>>(), [card("F01"), card("F02")]);
    assert_eq!(table.state().deck.len(), 57);
    let table = arrange(2, json!({ "phase": "buy", "deck": ["F01"] }));
    assert_eq!((table.state().deck.len(), table.state().fire.len()), (1, 56));
}

#[test]
fn a_card_in_two_places_is_refused() {
    refused(json!({ "forum": { "0": "F01" }, "fire": ["F01"] }), "fire[0]", "F01 is in two places");
    refused(json!({ "deck_top": ["F01", "F01"] }), "deck_top[1]", "in two places");
    refused(
        json!({ "forum": { "0": "F01" }, "seats": [{ "built": { "farm": ["F01"] } }] }),
        "forum.0",
        "in two places",
    );
}

#[test]
fn a_card_that_does_not_exist_is_refused() {
    refused(json!({ "fire": ["X99"] }), "scenario", "there is no building card `X99`");
}

#[test]
fn a_building_on_the_wrong_type_is_refused() {
    refused(json!({ "seats": [{ "built": { "city": ["F01"] } }] }), "seats[0].built.city[0]", "does not fit");
    refused(json!({ "seats": [{ "built": { "farm": ["W03"] } }] }), "seats[0].built.farm[0]", "does not fit");
}

#[test]
fn more_basic_cards_than_dealt_are_refused() {
    refused(json!({ "seats": [{ "hand": { "farm": 12 } }] }), "seats[0]", "13 Farm cards, but only 12 are dealt");
    refused(json!({ "seats": [{ "bare": { "city": 10 } }] }), "seats[0]", "10 City cards");
}

#[test]
fn numbers_out_of_range_are_refused() {
    refused(json!({ "active": 2 }), "active", "no seat 2");
    refused(json!({ "seats": [{}, {}, {}] }), "seats", "3 seats at a table of 2");
    refused(json!({ "forum": { "6": "F01" } }), "forum.6", "0 to 5");
    refused(json!({ "goth": 37 }), "goth", "Rome is space 37");
    refused(json!({ "seats": [{ "steps": 38 }] }), "seats[0].steps", "38 steps");
    refused(json!({ "seats": [{ "tokens": { "food": 20000 } }] }), "seats[0].tokens", "at most");
}

#[test]
fn tribute_that_does_not_fit_is_refused() {
    refused(json!({ "goth": 36, "tribute": [{}] }), "tribute", "not so many spaces");
    refused(json!({ "tribute": [{ "gold": 1 }] }), "position", "on space 1");
    refused(json!({ "tribute": [{ "food": 2 }] }), "position", "on space 1");
    refused(json!({ "tribute": [{ "food": 60000 }] }), "tribute[0]", "more tokens");
    arrange(2, json!({ "tribute": [{ "glory": 1 }] }));
}

#[test]
fn what_makes_no_sense_is_refused() {
    refused(json!({ "phase": "activate" }), "laid", "which type");
    refused(json!({ "phase": "lay_card", "laid": "farm" }), "laid", "only in the phase");
    refused(json!({ "deck": [], "deck_top": ["F01"] }), "deck_top", "given already");
    refused(json!({ "phase": "tea" }), "scenario", "tea");
    refused(json!({ "colour": "red" }), "scenario", "colour");
}

#[test]
fn the_example_of_the_documentation_is_sound() {
    let page = include_str!("../../../docs/scenarios/gloria-mundi.md");
    let (_, rest) = page.split_once("```json").expect("an example");
    let (example, _) = rest.split_once("```").expect("its end");
    let table = arrange(2, serde_json::from_str(example).expect("JSON"));
    assert_eq!((table.asked(), table.state().turn), (Some(B), 12));
    assert!(table.offers_answer(Answer::Buy { building: card("W03"), on: Basic::City }));
}
