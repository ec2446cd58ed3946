//! Every form of a trade that the rulebook describes, on cards as somebody might type them in: several buildings, buildings
//! together with tokens, basic cards, several choices on one side, and circles of trades. Rulings G37 and G38.

mod table;

use gloria_mundi::goods::{Basic, Basics, Good, Token};
use gloria_mundi::{Answer, Event, GloriaMundi, Options};
use saturnalia_bots::{Bot, Greedy};
use saturnalia_rules::{Position, Seen};
use serde_json::json;
use table::*;

/// Seat A activates its farms.
fn farms(seat: serde_json::Value) -> Table {
    arrange_with(every_form(), 2, json!({ "phase": "activate", "laid": "farm", "seats": [seat, { "bare": {} }] }))
}

#[test]
fn any_number_of_buildings_for_their_steps() {
    // Laurel steps: F13 1, C05 3, W03 2.
    let mut table =
        farms(json!({ "tokens": {}, "bare": {}, "built": { "farm": ["F01", "F13"], "city": ["C05", "W03"] } }));
    table.use_card(A, "F01");
    assert_eq!(table.offers(), [1, 2, 3].map(Answer::Times));
    table.play(A, Answer::Times(2));
    assert_eq!(table.offers(), ["F13", "C05", "W03"].map(|id| Answer::Discard(card(id))), "never itself");
    table.play(A, Answer::Discard(card("C05"))).play(A, Answer::Discard(card("W03")));
    assert_eq!((table.steps(A), table.player(A).bare), (5, Basics::new(0, 2, 0)));
    assert!(table.has(A, "F01") && table.has(A, "F13"));
}

#[test]
fn two_buildings_at_once_bring_both_prices() {
    let mut table = farms(json!({ "tokens": {}, "bare": {}, "built": { "farm": ["F02"], "city": ["C05", "W03"] } }));
    table.use_card(A, "F02").play(A, Answer::Discard(card("C05"))).play(A, Answer::Discard(card("W03")));
    // 1F+3G+2P and 2G+1P.
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(1, 5, 3, 0), 1));
    let alone = farms(json!({ "tokens": {}, "bare": {}, "built": { "farm": ["F02"], "city": ["C05"] } }));
    assert_eq!(alone.tokens(A).food, 1, "one building is not enough: the farm produced");
}

#[test]
fn a_building_together_with_tokens() {
    let mut table =
        farms(json!({ "tokens": { "food": 1 }, "bare": {}, "built": { "farm": ["F03"], "city": ["C05"] } }));
    table.use_card(A, "F03");
    assert_eq!(table.tokens(A).food, 0, "what leaves no choice is given at once");
    table.play(A, Answer::Discard(card("C05")));
    assert_eq!(table.steps(A), 3);
}

#[test]
fn a_basic_card_is_given_with_what_is_built_on_it() {
    let seat = json!({ "tokens": {}, "bare": { "farm": 1 }, "built": { "farm": ["F04", "W01"] } });
    let mut table = farms(seat.clone());
    table.use_card(A, "F04");
    assert_eq!(table.offers(), [Answer::LoseBare(Basic::Farm), Answer::LoseBuilt(card("W01"))], "not the card below");
    table.play(A, Answer::LoseBuilt(card("W01")));
    assert_eq!((table.steps(A), table.player(A).cards(Basic::Farm)), (3, 2));
    assert!(table.state().fire.contains(card("W01")));
    assert!(table.heard.contains(&Event::CardGiven { seat: A, basic: Basic::Farm, building: Some(card("W01")) }));
    let mut bare = farms(seat);
    bare.use_card(A, "F04").play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!((bare.steps(A), bare.has(A, "W01")), (3, true));
}

#[test]
fn a_card_that_was_given_does_not_act_any_more_but_may_have_acted_before() {
    // Given first, one of three farms is left to produce.
    let seat = json!({ "tokens": {}, "bare": { "farm": 2 }, "built": { "farm": ["F04"] } });
    let mut first = farms(seat.clone());
    first.use_card(A, "F04").play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!(first.tokens(A).food, 1);
    // Given afterwards, both have produced.
    let mut after = farms(seat);
    after.play(A, Answer::ProducePlain).use_card(A, "F04").play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!((after.tokens(A).food, after.steps(A)), (2, 3));
}

#[test]
fn cards_of_either_type_any_number_of_times() {
    let mut table = farms(json!({ "tokens": {}, "bare": { "farm": 1, "city": 2 }, "built": { "farm": ["F05"] } }));
    table.use_card(A, "F05").play(A, Answer::Times(3));
    assert_eq!(table.offers(), [Basic::Farm, Basic::City].map(Answer::LoseBare));
    for _ in 0..2 {
        table.play(A, Answer::LoseBare(Basic::City));
    }
    table.play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!((table.tokens(A), table.player(A).bare.total()), (tokens(0, 0, 0, 3), 0));
}

#[test]
fn two_choices_on_both_sides() {
    let mut table = farms(json!({
        "tokens": { "food": 1, "gold": 1, "peace": 1, "glory": 1 }, "bare": {}, "built": { "farm": ["F06"] } }));
    table.use_card(A, "F06");
    assert_eq!(table.offers().len(), 4, "any of them first");
    table.play(A, Answer::Give(Token::Glory));
    assert_eq!(table.offers(), [Token::Food, Token::Gold].map(Answer::Give), "the second place is taken");
    table.play(A, Answer::Give(Token::Gold));
    table.play(A, Answer::Take(Good::Step)).play(A, Answer::Take(Good::Gold));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(1, 1, 1, 0), 1));
}

#[test]
fn choices_that_overlap_never_lead_into_a_dead_end() {
    // 1(F/G)+1(G/P): gold fits both; with food and gold alone the food has to go for the first.
    let mut table = farms(json!({ "tokens": { "food": 1, "gold": 3 }, "bare": {}, "built": { "farm": ["F07"] } }));
    table.use_card(A, "F07");
    assert_eq!(table.offers(), [Token::Food, Token::Gold].map(Answer::Give));
    table.play(A, Answer::Give(Token::Food));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(0, 2, 0, 0), 2), "nothing but gold fits the second");
    let poor = farms(json!({ "tokens": { "food": 2 }, "bare": {}, "built": { "farm": ["F07"] } }));
    assert_eq!(poor.tokens(A).food, 3, "nothing fits the second: the farm produced");
}

/// Buildings and cards of one choice: a building that goes with its card cannot be discarded any more.
#[test]
fn a_card_is_not_given_together_with_a_building_that_is_needed() {
    let seat = json!({ "tokens": { "food": 1 }, "bare": { "farm": 1 }, "built": { "farm": ["F11", "W01"] } });
    let mut table = farms(seat);
    table.use_card(A, "F11");
    let offers = table.offers();
    assert!(offers.contains(&Answer::LoseBare(Basic::Farm)) && offers.contains(&Answer::Discard(card("W01"))));
    assert!(!offers.contains(&Answer::LoseBuilt(card("W01"))), "the wall is needed");
    table.play(A, Answer::Give(Token::Food)).play(A, Answer::Discard(card("W01")));
    table.play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!(table.steps(A), 9);
}

#[test]
fn a_trade_that_brings_a_part_back_is_made_as_often_as_that_pays_for_it() {
    let mut table = farms(json!({ "tokens": { "food": 3 }, "bare": {}, "built": { "farm": ["F08"] } }));
    table.use_card(A, "F08");
    assert_eq!((table.tokens(A).food, table.steps(A)), (2, 1), "once could be paid at first");
    assert_eq!(table.offers(), [0, 1].map(Answer::Times), "the food that came back pays for another time");
    table.play(A, Answer::Times(1));
    assert_eq!((table.tokens(A).food, table.steps(A)), (1, 2));
    let mut enough = farms(json!({ "tokens": { "food": 3 }, "bare": {}, "built": { "farm": ["F08"] } }));
    enough.use_card(A, "F08").play(A, Answer::Times(0));
    assert_eq!((enough.tokens(A).food, enough.steps(A)), (2, 1));
}

#[test]
fn the_price_of_a_discarded_building_can_pay_for_the_next() {
    // W03 costs two gold and a peace, W01 two food and a gold.
    let mut table =
        farms(json!({ "tokens": { "food": 1 }, "bare": {}, "built": { "farm": ["F10", "W01"], "city": ["W03"] } }));
    table.use_card(A, "F10").play(A, Answer::Discard(card("W01"))).play(A, Answer::Times(1));
    table.play(A, Answer::Discard(card("W03")));
    // The bared farm has not acted yet: it produces.
    assert_eq!(table.tokens(A), tokens(2, 3, 1, 0));
}

#[test]
fn trades_that_feed_each_other_end_because_each_acts_once_in_a_turn() {
    // Two food for three gold, one gold for two food: whoever could go round would never stop.
    let mut table = farms(json!({ "tokens": { "food": 4 }, "bare": {}, "built": { "farm": ["F12", "F13"] } }));
    table.use_card(A, "F12").play(A, Answer::Times(2));
    assert_eq!(table.tokens(A), tokens(0, 6, 0, 0));
    table.use_card(A, "F13").play(A, Answer::Times(6));
    assert_eq!(table.tokens(A), tokens(12, 0, 0, 0));
    assert!(table.offers_answer(Answer::Pass), "phase 4 follows");
}

#[test]
fn every_choice_of_a_production_is_made() {
    let mut table = farms(json!({ "tokens": {}, "bare": {}, "built": { "farm": ["F15"] } }));
    table.use_card(A, "F15").play(A, Answer::Take(Good::Gold)).play(A, Answer::Take(Good::Peace));
    table.play(A, Answer::Take(Good::Step));
    assert_eq!((table.tokens(A), table.steps(A)), (tokens(0, 1, 1, 0), 1));
}

#[test]
fn games_with_every_form_are_sound_to_the_end() {
    play_random_games(every_form(), 60);
}

/// Whoever repeats everything as often as possible still comes to an end.
#[test]
fn greed_for_repetitions_comes_to_an_end() {
    for seed in 0..20 {
        let mut position =
            Position::<GloriaMundi>::start(&Options::default(), every_form(), seats(3), dice(seed), None);
        let mut offers = Vec::new();
        let mut answers = 0;
        while let Some(seat) = position.asked().first() {
            position.offers(seat, &mut offers);
            let useful = offers.iter().rev().find(|answer| !matches!(answer, Answer::Rest)).copied();
            position.play(seat, useful.unwrap_or(Answer::Rest), None).expect("an offer is legal");
            answers += 1;
            assert!(answers < 20_000, "deal {seed} does not end");
        }
    }
}

#[test]
fn bots_play_every_form() {
    let bots: [Box<dyn Bot<GloriaMundi>>; 2] = [Box::new(Greedy::new(1)), Box::new(Greedy::new(2))];
    let mut bots = bots;
    let mut given = 0;
    for seed in 0..6 {
        let mut position =
            Position::<GloriaMundi>::start(&Options::default(), every_form(), seats(2), dice(seed), None);
        while let Some(seat) = position.asked().first() {
            let answer = bots[seat.index()].choose(&Seen::new(&position, seat)).answer;
            given += usize::from(matches!(answer, Answer::Times(_) | Answer::Discard(_) | Answer::Give(_)));
            position.play(seat, answer, None).expect("a bot picks one of its offers");
        }
    }
    assert!(given > 0, "the new cards are used");
}
