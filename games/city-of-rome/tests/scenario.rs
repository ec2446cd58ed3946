//! Scenarios: the documented example, and what is wrong with bad ones, in words.

mod table;

use serde_json::{Value, json};
use table::Table;

fn refusal(seats: u8, scenario: Value) -> String {
    match Table::try_arrange(seats, scenario) {
        Ok(_) => panic!("the scenario was accepted"),
        Err(problem) => problem,
    }
}

#[test]
fn the_documented_example_can_be_set_up() {
    let example: Value = serde_json::from_str(include_str!("../../../docs/scenarios/city-of-rome.json")).unwrap();
    let table = Table::arrange(3, example);
    assert_eq!(table.state().round, 6);
    assert_eq!(table.view(0).turn.unwrap().field, 2);
    assert!(table.offers().len() > 1);
}

#[test]
fn an_empty_scenario_is_a_first_round_without_a_draft() {
    for seats in 2..=4 {
        let mut table = Table::arrange(seats, json!({}));
        assert_eq!(table.state().round, 1);
        assert!(table.player(0).hand.is_empty());
        table.play_until(|_| false);
        assert!(table.position.outcome().is_some());
    }
}

#[test]
fn every_phase_of_every_round_can_be_set_up_and_played_to_the_end() {
    for seats in 2..=4u8 {
        for round in 1..=if seats == 2 { 7 } else { 14 } {
            for (phase, builders) in
                [("upkeep", json!([])), ("placement", json!([null, 1])), ("action", json!([0, 1])), ("end", json!([]))]
            {
                let scenario = json!({"round": round, "phase": phase, "builders": builders});
                let mut table = Table::arrange(seats, scenario);
                table.play_until(|_| false);
                assert!(table.position.is_over());
            }
        }
    }
}

#[test]
fn a_card_that_does_not_exist_is_named() {
    let problem = refusal(2, json!({"seats": [{"hand": ["brewery"]}]}));
    assert!(problem.contains("brewery"), "{problem}");
    let problem = refusal(2, json!({"seats": [{"city": ["vegetable_farm brewery"]}]}));
    assert_eq!(problem, "seats[0].city[0]: brewery: no such card");
}

#[test]
fn a_card_in_two_places_is_named() {
    let problem = refusal(4, json!({"round": 5, "seats": [{"hand": ["luna"]}, {"hand": ["market", "luna"]}]}));
    assert_eq!(problem, "seats[1].hand[1]: luna: no such card is left in this game");
}

#[test]
fn a_card_of_another_deck_is_named() {
    let problem = refusal(4, json!({"round": 2, "phase": "placement", "offer": ["market", "arena", "house2", "juno"]}));
    assert_eq!(problem, "offer[0]: market: deck I has no such card left");
    let problem = refusal(2, json!({"round": 3, "seats": [{"hand": ["juno"]}]}));
    assert_eq!(problem, "seats[0].hand[0]: juno: no such card is left in this game");
}

#[test]
fn a_city_must_be_possible() {
    let city = |rows: Value| refusal(4, json!({"round": 9, "seats": [{ "city": rows }]}));
    assert_eq!(city(json!(["house2 . vegetable_farm"])), "seats[0].city: the buildings do not hang together");
    assert_eq!(city(json!(["house2 aqueduct aqueduct"])), "seats[0].city: two aqueducts stand in one row or column");
    assert_eq!(
        city(json!(["house2 house2 house3 house3 market"])),
        "seats[0].city[0]: a city has at most four rows of four cards"
    );
    assert_eq!(
        city(json!(["house2:1 vegetable_farm"])),
        "seats[0].city[0]: house2:1: at most 0 markers lie on this card"
    );
    assert_eq!(city(json!(["grain_farm:2"])), "seats[0].city[0]: grain_farm:2: at most 1 markers lie on this card");
    assert_eq!(city(json!(["therma:x"])), "seats[0].city[0]: therma:x: markers are counted in digits");
    assert_eq!(city(json!(["."])), "seats[0].city: there is no building");
}

#[test]
fn rounds_seats_strips_and_influence_cards_must_exist() {
    assert_eq!(refusal(2, json!({"round": 8})), "round: 8: this game has rounds 1 to 7");
    assert_eq!(refusal(2, json!({"round": 0})), "round: 0: this game has rounds 1 to 7");
    assert_eq!(refusal(2, json!({"start_player": 2})), "start_player: 2: seats are numbered from 0 to 1");
    assert_eq!(refusal(2, json!({"seats": [{}, {}, {}]})), "seats: 3 seats are described, but 2 play");
    assert_eq!(
        refusal(2, json!({"strips": ["BBBBC"]})),
        "strips[0]: BBBBC: a strip is written as three B and two C, such as BBCBC"
    );
    assert_eq!(refusal(2, json!({"strips": ["BBBCC", "CCBBB"]})), "strips[1]: CCBBB: this strip is named twice");
    assert_eq!(refusal(2, json!({"lying": [6]})), "lying: 6: this game has influence cards [4, 8, 14]");
    assert_eq!(
        refusal(2, json!({"lying": [4], "seats": [{"won": [4]}]})),
        "seats[0].won: influence card 4 is in two places"
    );
}

#[test]
fn builders_and_offer_must_fit_the_phase() {
    assert_eq!(
        refusal(3, json!({"phase": "action", "builders": [0, 0]})),
        "builders[1]: seat 0 has more builders than it owns"
    );
    assert_eq!(refusal(3, json!({"builders": [0]})), "builders: no builder stands on the strip in this phase");
    assert_eq!(
        refusal(3, json!({"phase": "action", "builders": [0, 1], "offer": ["luna"]})),
        "offer: 1 cards, but 2 builders will take one"
    );
    let problem = refusal(3, json!({"phase": "action", "builders": [0], "offer": [null, null, null, "juno"]}));
    assert_eq!(problem, "offer: 4 places, but 3 are used");
}

#[test]
fn a_deck_that_is_too_short_for_the_rounds_to_come_is_refused() {
    let problem = refusal(4, json!({"round": 1, "seats": [{"hand": ["luna"]}]}));
    assert_eq!(problem, "decks.I: 13 cards are left, 14 come into the offer");
}

#[test]
fn a_misspelt_field_is_refused() {
    let problem = refusal(2, json!({"builder": []}));
    assert!(problem.contains("unknown field `builder`"), "{problem}");
}
