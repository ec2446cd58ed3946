//! Every class of effect, on the cards of the box. `other_cards.rs` has the forms that no card uses.

mod table;

use gloria_mundi::Answer;
use gloria_mundi::goods::{Basic, Good, Token};
use serde_json::json;
use table::*;

/// A table at which seat A has these buildings of one type, these tokens, and activates that type.
fn activating(laid: &str, built: &[&str], tokens: serde_json::Value) -> Table {
    arrange(
        2,
        json!({ "phase": "activate", "laid": laid, "goth": 2, "seats": [{
        "tokens": tokens, "bare": {}, "built": { laid: built } }, { "bare": {} }] }),
    )
}

#[test]
fn produce_tokens_and_a_step() {
    let mut table = activating("farm", &["F03"], json!({}));
    table.use_card(A, "F03");
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(1, 0, 0, 0), 1));
}

#[test]
fn produce_by_choice_chooses_for_every_token() {
    let mut table = activating("farm", &["F04"], json!({}));
    table.use_card(A, "F04");
    assert_eq!(table.offers(), [Answer::Take(Good::Food), Answer::Take(Good::Gold)]);
    table.play(A, Answer::Take(Good::Gold)).play(A, Answer::Take(Good::Food));
    assert_eq!(table.tokens(A), tokens(1, 1, 0, 0));
}

#[test]
fn one_glory_becomes_three_tokens_in_any_mix_but_only_once() {
    let mut table = activating("city", &["C08"], json!({ "glory": 2 }));
    table.use_card(A, "C08");
    for good in [Good::Peace, Good::Peace, Good::Food] {
        table.play(A, Answer::Take(good));
    }
    assert_eq!(table.tokens(A), tokens(1, 0, 2, 1));
    assert_ne!(table.asked(), None);
    assert!(table.offers_answer(Answer::Pass), "phase 4 follows");
}

#[test]
fn a_cost_by_choice_is_asked_for_only_if_there_is_a_choice() {
    let mut table = activating("peace", &["P12"], json!({ "food": 1, "peace": 1 }));
    table.use_card(A, "P12");
    assert_eq!(table.offers(), [Answer::Give(Token::Food), Answer::Give(Token::Peace)]);
    table.play(A, Answer::Give(Token::Food));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(0, 0, 1, 0), 1));
    let mut table = activating("peace", &["P12"], json!({ "peace": 1 }));
    table.use_card(A, "P12");
    assert_eq!((table.tokens(A).total(), table.steps(A)), (0, 1));
}

#[test]
fn a_repeatable_trade_that_can_be_made_once_is_not_asked_for() {
    let mut table = activating("city", &["C13"], json!({ "gold": 3 }));
    table.use_card(A, "C13");
    assert_eq!((table.tokens(A).gold, table.steps(A)), (1, 1));
}

#[test]
fn another_building_becomes_its_laurel_steps_or_its_price() {
    let mut table = activating("peace", &["P14", "P15"], json!({}));
    table.use_card(A, "P14").play(A, Answer::Discard(card("P15")));
    assert_eq!((table.steps(A), table.tokens(A)), (4, tokens(0, 0, 1, 0)));
    let mut table = activating("city", &["C14", "C15"], json!({}));
    table.use_card(A, "C14").play(A, Answer::Discard(card("C15")));
    assert_eq!((table.steps(A), table.tokens(A)), (0, tokens(2, 5, 0, 2)));
}

#[test]
fn a_building_without_laurel_steps_may_be_discarded_to_make_room() {
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "peace", "seats": [{
        "bare": {}, "built": { "peace": ["P14"], "farm": ["F03"] } }] }),
    );
    table.use_card(A, "P14").play(A, Answer::Discard(card("F03")));
    assert_eq!((table.steps(A), table.player(A).bare.farm), (0, 1));
}

#[test]
fn counting_glory_and_buildings() {
    let mut table = activating("peace", &["P05"], json!({ "glory": 3 }));
    table.use_card(A, "P05");
    assert_eq!(table.tokens(A), tokens(0, 0, 3, 3));
    let mut table = activating("peace", &["P08", "P06", "W05"], json!({}));
    table.use_card(A, "P08");
    assert_eq!(table.tokens(A).peace, 3, "itself, Aquila and the wall");
}

#[test]
fn an_exclusive_card_walks_for_every_other_city() {
    let mut table = activating("city", &["C10", "C01", "W03"], json!({}));
    table.use_card(A, "C10");
    assert_eq!((table.steps(A), table.tokens(A).gold), (2, 0));
}

#[test]
fn the_goth_on_a_city_gives_two_steps() {
    let mut table = activating("city", &["C11"], json!({}));
    table.use_card(A, "C11");
    assert_eq!(table.steps(A), 2);
}

#[test]
fn a_builder_gives_a_step_with_every_purchase() {
    let mut table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "W01" }, "seats": [{
        "tokens": { "food": 2, "gold": 1 }, "built": { "city": ["B06"] } }] }),
    );
    table.buy(A, "W01", Basic::Farm);
    assert_eq!(table.steps(A), 3);
}

#[test]
fn the_extra_step_of_a_builder_can_reach_africa() {
    let mut table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "W01" }, "seats": [{
        "steps": 35, "tokens": { "food": 2, "gold": 1 }, "built": { "city": ["B06"] } }] }),
    );
    table.buy(A, "W01", Basic::Farm);
    assert_eq!((table.steps(A), table.position.is_over()), (38, true));
}

#[test]
fn two_players_can_be_one_step_from_africa_and_only_the_first_gets_there() {
    let seat = json!({ "steps": 37, "bare": {}, "built": { "city": ["C03"] } });
    let other = json!({ "steps": 37, "tokens": { "gold": 1 }, "bare": {}, "built": { "city": ["C12"] } });
    let mut table = arrange(2, json!({ "phase": "activate", "laid": "city", "seats": [seat, other] }));
    table.use_card(A, "C03");
    assert_eq!(table.places(), [1, 2]);
    assert_eq!((table.steps(A), table.steps(B)), (38, 37));
}
