//! Every numbered ruling of `docs/rulings/gloria-mundi.md`, by number.

mod table;

use gloria_mundi::goods::{Basic, Basics, Token};
use gloria_mundi::options::Screens;
use gloria_mundi::state::End;
use gloria_mundi::{Answer, Event, GloriaMundi};
use saturnalia_rules::{Dice, Illegal, Position, Seat, Secrets as _, Viewer};
use serde_json::json;
use table::*;

#[test]
fn g1_in_rome_the_phase_is_played_to_its_end_before_the_game_is_over() {
    // Space 36, the last before Rome, has all three symbols and its tribute on it.
    let tribute = json!([{ "food": 1, "gold": 1, "peace": 1 }]);
    let mut table = arrange(2, json!({ "phase": "buy", "goth": 35, "tribute": tribute }));
    table.play(A, Answer::Pass);
    assert!(!table.position.is_over(), "cards are lost first");
    table.play(A, Answer::LoseBare(Basic::Farm)).play(B, Answer::LoseBare(Basic::City));
    table.play(A, Answer::LoseBare(Basic::Peace));
    table.play(A, Answer::Reclaim(Token::Gold)).play(B, Answer::Reclaim(Token::Food));
    assert_eq!(table.state().ended, Some(End::Rome));
    // The tokens taken back broke the tie: A has five, B four.
    assert_eq!((table.tokens(A).total(), table.tokens(B).total(), table.places()), (5, 4, vec![1, 2]));
}

#[test]
fn g2_no_tribute_can_be_paid_for_rome_and_the_goth_passes_all_that_lies_before_it() {
    let tribute = json!([{ "food": 1, "peace": 1 }, { "food": 1, "gold": 1, "peace": 1 }]);
    let mut table = arrange(2, json!({ "phase": "buy", "goth": 34, "tribute": tribute }));
    assert_eq!(table.state().next_tribute(), None);
    table.play(A, Answer::Pass);
    assert_eq!(table.state().goth, 37, "nobody was asked for tribute");
    assert_eq!(table.state().owed, Basics::new(2, 1, 2));
}

#[test]
fn g3_without_a_card_in_hand_phase_1_is_played_and_phase_2_ends_the_game() {
    let table = arrange(
        2,
        json!({ "deck_top": ["F01"], "seats": [{ "hand": { "farm": 0, "city": 0, "peace": 0 } }, { "steps": 1 }] }),
    );
    assert_eq!(table.state().ended, Some(End::Hand));
    assert_eq!(table.state().forum[5], Some(card("F01")));
    assert!(table.player(B).hand.total() > 0, "others still hold cards");
}

#[test]
fn g4_an_empty_deck_ends_the_game_before_a_card_is_laid() {
    let table = arrange(2, json!({ "deck": [], "forum": { "5": "F01" } }));
    assert_eq!(table.state().ended, Some(End::Deck));
    assert_eq!(table.state().forum[5], Some(card("F01")), "nothing was pushed");
}

#[test]
fn g5_a_push_stops_at_the_first_gap() {
    let forum = json!({ "5": "F01", "4": "F02", "2": "F03", "1": "F04", "0": "F05" });
    let table = arrange(2, json!({ "forum": forum, "deck_top": ["F06"] }));
    let expected = ["F05", "F04", "F03", "F02", "F01", "F06"].map(|id| Some(card(id)));
    assert_eq!(table.state().forum, expected);
    assert!(table.state().fire.is_empty());
}

#[test]
fn g6_the_card_just_turned_up_can_be_bought_at_plus_five_and_only_one_card_per_turn() {
    let mut table = arrange(
        2,
        json!({ "deck_top": ["F01"], "forum": { "0": "W01" },
            "seats": [{ "tokens": { "food": 20, "gold": 20, "peace": 20 } }] }),
    );
    table.play(A, Answer::Lay(Basic::Farm)).buy(A, "F01", Basic::Farm);
    for _ in 0..5 {
        table.play(A, Answer::PayExtra(Token::Food));
    }
    assert!(table.has(A, "F01"));
    assert_eq!(table.tokens(A), tokens(17, 18, 18, 0), "two farms produced two food, five went for the surcharge");
    assert!(table.offers_answer(Answer::PayTribute), "phase 5 follows");
    assert_eq!(table.refused(B, Answer::Pass), Illegal::NotAsked, "only the active player buys");
}

#[test]
fn g7_glory_is_a_joker_for_prices_surcharge_and_tribute() {
    let mut table =
        arrange(2, json!({ "phase": "buy", "forum": { "1": "F01" }, "seats": [{ "tokens": { "glory": 5 } }] }));
    table.buy(A, "F01", Basic::Farm);
    assert!(table.has(A, "F01"));
    assert_eq!(table.tokens(A).total(), 0);
    let mut table = arrange(2, json!({ "phase": "goth", "seats": [{ "tokens": { "glory": 1 } }] }));
    table.play(A, Answer::PayTribute);
    assert_eq!(table.tokens(A).glory, 0);
}

#[test]
fn g7_glory_is_no_joker_for_what_an_effect_costs() {
    let table = arrange(
        2,
        json!({ "phase": "activate", "laid": "city", "seats": [{
            "tokens": { "glory": 5 }, "bare": { "city": 0 }, "built": { "city": ["C12", "C01"] } }] }),
    );
    assert!(!table.offers_answer(Answer::Use(card("C12"))));
}

#[test]
fn g7_printed_glory_needs_real_glory() {
    let scenario = |glory: u16| {
        json!({ "phase": "buy", "forum": { "0": "C10" },
            "seats": [{ "tokens": { "food": 9, "gold": 9, "peace": 9, "glory": glory } }] })
    };
    assert_eq!(arrange(2, scenario(0)).offers(), [Answer::Pass]);
    assert_eq!(arrange(2, scenario(1)).offers().len(), 2);
}

#[test]
fn g8_the_surcharge_takes_glory_and_a_refund_leaves_it_out() {
    let mut table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "1": "W03" }, "seats": [{ "tokens": { "gold": 2, "peace": 1, "glory": 1 } }] }),
    );
    table.buy(A, "W03", Basic::City);
    assert_eq!(table.tokens(A).total(), 0, "all of it was needed");
    // Auctio gives back the printed price: two gold and one peace.
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "city", "seats": [{
            "tokens": {}, "bare": {}, "built": { "city": ["C14", "W03"] } }] }),
    );
    table.use_card(A, "C14").play(A, Answer::Discard(card("W03")));
    // The bared city has not acted yet: it produces the third gold.
    assert_eq!(table.tokens(A), tokens(0, 3, 1, 0));
}

#[test]
fn g9_a_swap_without_x_helps_once_and_with_x_any_number_of_times() {
    // F01 costs two gold and two peace.
    let with = |builder: &str, food: u16, gold: u16, peace: u16| {
        let scenario = json!({ "phase": "buy", "forum": { "0": "F01" }, "seats": [{
            "tokens": { "food": food, "gold": gold, "peace": peace }, "built": { "city": [builder] } }] });
        arrange(2, scenario).offers().len() == 2
    };
    assert!(with("B01", 2, 0, 2), "any number of gold paid with food");
    assert!(with("B04", 1, 1, 2), "one base token paid with another");
    assert!(!with("B04", 2, 0, 2), "but only one");
    assert!(!with("B01", 2, 2, 0), "and only in the direction of the arrow");
}

#[test]
fn g9_builders_are_combined_and_help_only_with_the_price() {
    // Two gold paid with food, one peace with whatever the Redemptor takes.
    let scenario = json!({ "phase": "buy", "forum": { "0": "F01" }, "seats": [{
        "tokens": { "food": 3, "peace": 1 }, "built": { "city": ["B01", "B04"] } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!(table.tokens(A).total(), 0);
    assert!(table.has(A, "F01"));
}

#[test]
fn g9_a_builder_does_not_help_to_buy_itself() {
    // B01 costs two food, one gold, one peace and would let gold be paid with food.
    let scenario =
        json!({ "phase": "buy", "forum": { "0": "B01" }, "seats": [{ "tokens": { "food": 3, "peace": 1 } }] });
    assert_eq!(arrange(2, scenario).offers(), [Answer::Pass]);
    // Nor does the Aedilis give a step for its own purchase.
    let scenario = json!({ "phase": "buy", "forum": { "0": "B06", "1": "W01" },
        "seats": [{ "tokens": { "food": 2, "gold": 2, "peace": 2 } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "B06", Basic::Farm);
    assert_eq!(table.steps(A), 1);
}

#[test]
fn g10_left_of_the_arrow_is_handed_over_right_of_it_is_asked() {
    let scenario = json!({ "phase": "buy", "forum": { "0": "W03" }, "seats": [{
        "tokens": { "food": 2, "gold": 0, "peace": 1 }, "built": { "farm": ["B01"] } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "W03", Basic::City);
    assert!(table.heard.contains(&Event::Bought {
        seat: A,
        building: card("W03"),
        on: Basic::City,
        paid: tokens(2, 0, 1, 0),
        screens: Screens::Open,
    }));
}

#[test]
fn g11_the_card_below_a_red_card_produces() {
    let scenario = json!({ "phase": "activate", "laid": "city", "seats": [{
        "tokens": {}, "bare": { "city": 1 }, "built": { "city": ["B01", "W03"] } }] });
    let table = arrange(2, scenario);
    assert_eq!(table.tokens(A).gold, 3, "nobody had to be asked");
}

#[test]
fn g12_nothing_has_to_act() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": {}, "bare": { "farm": 2 }, "built": { "farm": ["F01"] } }] });
    let mut table = arrange(2, scenario.clone());
    table.play(A, Answer::Rest);
    assert_eq!(table.tokens(A).total(), 0);
    let mut table = arrange(2, scenario);
    table.play(A, Answer::ProduceRest);
    assert_eq!(table.tokens(A).food, 3);
}

#[test]
fn g13_each_seat_finishes_in_turn_and_the_first_in_africa_wins() {
    let scenario = json!({ "active": 1, "phase": "activate", "laid": "farm", "seats": [
        { "steps": 37, "tokens": { "food": 1 }, "bare": {}, "built": { "farm": ["F12"] } },
        { "steps": 37, "tokens": { "food": 3 }, "bare": { "farm": 1 }, "built": { "farm": ["F13"] } }] });
    let mut table = arrange(2, scenario);
    assert_eq!(table.asked(), Some(B), "the active player begins");
    table.use_card(B, "F13");
    assert_eq!(table.state().ended, Some(End::Africa));
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn g14_an_exclusive_card_counts_the_others_and_keeps_them_still() {
    let scenario = json!({ "phase": "activate", "laid": "peace", "seats": [{
        "tokens": {}, "bare": { "peace": 2 }, "built": { "peace": ["P10", "P01", "W05"] } }] });
    let mut table = arrange(2, scenario.clone());
    table.use_card(A, "P10");
    // Two bare ones, the one below Vigiles and the one below the wall: four glory, and no peace at all.
    assert_eq!(table.tokens(A), tokens(0, 0, 0, 4));
    assert_ne!(table.asked(), Some(B));
    let mut table = arrange(2, scenario.clone());
    table.use_card(A, "P01");
    assert!(!table.offers_answer(Answer::Use(card("P10"))), "another building has acted");
    let mut table = arrange(2, scenario);
    table.play(A, Answer::ProducePlain);
    assert!(!table.offers_answer(Answer::Use(card("P10"))), "another card has produced");
}

#[test]
fn g15_a_counting_card_counts_itself_and_lets_the_others_act() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": {}, "bare": { "farm": 2 }, "built": { "farm": ["F09"] } }] });
    let mut table = arrange(2, scenario);
    table.use_card(A, "F09");
    assert_eq!(table.tokens(A).food, 5, "three for the farms, two from the bare ones");
}

#[test]
fn g16_a_card_that_would_bring_nothing_is_not_offered() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": {}, "bare": {}, "built": { "farm": ["F10"] } }] });
    let table = arrange(2, scenario);
    assert_eq!(table.tokens(A).food, 1, "its farm produced without a question");
}

#[test]
fn g17_every_repetition_costs_the_whole_left_side() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": { "food": 7 }, "bare": {}, "built": { "farm": ["F08"] } }] });
    let mut table = arrange(2, scenario);
    table.use_card(A, "F08");
    assert_eq!(table.offers(), [Answer::Times(1), Answer::Times(2), Answer::Times(3)]);
    table.play(A, Answer::Times(3));
    assert_eq!(table.tokens(A), tokens(1, 9, 0, 0));
}

#[test]
fn g17_a_trade_without_x_is_made_once() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [{
        "tokens": { "food": 7 }, "bare": {}, "built": { "farm": ["F07"] } }] });
    let mut table = arrange(2, scenario);
    table.use_card(A, "F07");
    assert_eq!(table.tokens(A), tokens(5, 0, 3, 0));
}

#[test]
fn g18_the_goth_condition_looks_at_the_space_he_stands_on_now() {
    let with = |goth: u8| {
        let scenario = json!({ "phase": "activate", "laid": "city", "goth": goth,
            "seats": [{ "bare": { "city": 1 }, "built": { "city": ["C11", "C01"] } }] });
        arrange(2, scenario).offers_answer(Answer::Use(card("C11")))
    };
    assert!(with(2), "a city");
    assert!(with(12), "a farm and a city");
    assert!(!with(1), "a farm");
    assert!(!with(0), "the start");
}

#[test]
fn g19_any_other_building_can_be_discarded_and_its_card_may_still_produce() {
    let scenario = json!({ "phase": "activate", "laid": "peace", "seats": [{
        "tokens": {}, "bare": {}, "built": { "peace": ["P14", "P06"], "farm": ["B01"] } }] });
    let mut table = arrange(2, scenario.clone());
    table.use_card(A, "P14");
    assert_eq!(table.offers(), [Answer::Discard(card("P06")), Answer::Discard(card("B01"))]);
    table.play(A, Answer::Discard(card("P06")));
    assert_eq!(table.steps(A), 3);
    assert_eq!(table.tokens(A).peace, 1, "the bared card produced");
    assert!(table.state().fire.contains(card("P06")));
    // If it has acted before, it does not produce.
    let mut table = arrange(2, scenario);
    table.use_card(A, "P06").use_card(A, "P14").play(A, Answer::Discard(card("P06")));
    assert_eq!(table.tokens(A), tokens(0, 0, 0, 1));
    assert_eq!(table.player(A).bare.peace, 1);
}

#[test]
fn g20_steps_of_a_lost_building_are_kept() {
    let mut table =
        arrange(2, json!({ "phase": "goth", "seats": [{ "steps": 9, "bare": {}, "built": { "farm": ["F15"] } }] }));
    table.play(A, Answer::Refuse).play(A, Answer::LoseBuilt(card("F15")));
    assert_eq!(table.steps(A), 9);
}

#[test]
fn g21_tribute_is_paid_for_one_space_and_wholly() {
    // Space 12 asks for a food and a gold.
    let poor = arrange(2, json!({ "phase": "goth", "goth": 11, "seats": [{ "tokens": { "food": 1, "peace": 9 } }] }));
    assert_eq!(poor.offers(), [Answer::Refuse]);
    let mut table =
        arrange(2, json!({ "phase": "goth", "goth": 11, "seats": [{ "tokens": { "food": 5, "gold": 5 } }] }));
    assert_eq!(table.offers(), [Answer::PayTribute, Answer::Refuse]);
    table.play(A, Answer::PayTribute);
    assert_eq!((table.state().tribute.len(), table.state().active), (1, B));
}

#[test]
fn g22_glory_paid_as_tribute_lies_there_as_glory() {
    let scenario = json!({ "phase": "goth", "seats": [{ "tokens": { "glory": 1 } }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::PayTribute);
    assert_eq!(table.state().tribute.as_slice(), [tokens(0, 0, 0, 1)]);
    let mut table = arrange(2, json!({ "phase": "goth", "tribute": [{ "glory": 1 }] }));
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!(table.tokens(A).glory, 1);
}

#[test]
fn g23_a_seat_without_a_fitting_card_is_passed_over() {
    // Two farms are owed; B has none.
    let scenario = json!({ "phase": "goth", "goth": 3, "tribute": [{ "food": 1 }, { "food": 1 }],
        "seats": [{}, { "bare": { "city": 2 } }, {}] });
    let mut table = arrange(3, scenario);
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!(table.asked(), Some(C));
    table.play(C, Answer::LoseBare(Basic::Farm));
    assert_eq!((table.tokens(A).food, table.tokens(B).food), (2, 2), "B takes its share of the tribute all the same");
}

#[test]
fn g23_what_nobody_can_serve_lapses() {
    let scenario = json!({ "phase": "goth", "seats": [{ "bare": { "city": 1 } }, { "bare": { "peace": 1 } }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Refuse);
    assert!(table.heard.contains(&Event::NothingLeftToLose { owed: Basics::new(1, 0, 0) }));
    assert_eq!((table.state().active, table.state().owed.total()), (B, 0));
}

#[test]
fn g24_a_wall_is_optional_and_the_bared_card_can_be_hit_again() {
    // Two cities are owed: spaces 29 (farm, city) and 30 (city), with 28 (peace) behind the Goth.
    let tribute = json!([{ "food": 1, "gold": 1 }, { "gold": 1 }]);
    let scenario = json!({ "phase": "goth", "goth": 28, "tribute": tribute, "seats": [
        { "bare": {}, "built": { "city": ["W03"] } }, { "bare": {} }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Refuse);
    assert!(table.offers_answer(Answer::LoseBuilt(card("W03"))));
    table.play(A, Answer::LoseWall(card("W03")));
    assert_eq!(table.offers(), [Answer::LoseBare(Basic::City)]);
    table.play(A, Answer::LoseBare(Basic::City));
    assert_eq!(table.player(A).cards(Basic::City), 0);
}

#[test]
fn g25_tribute_is_taken_back_in_turn_whoever_lost_what() {
    let tribute = json!([{ "gold": 1 }, { "peace": 1 }, { "glory": 1 }]);
    let scenario = json!({ "phase": "goth", "goth": 1, "tribute": tribute, "active": 1,
        "seats": [{ "bare": {} }, {}, {}] });
    let mut table = arrange(3, scenario);
    table.play(B, Answer::Refuse);
    table.play(B, Answer::LoseBare(Basic::City)).play(C, Answer::LoseBare(Basic::Peace));
    table.play(B, Answer::LoseBare(Basic::Farm));
    table.play(B, Answer::Reclaim(Token::Glory)).play(C, Answer::Reclaim(Token::Peace));
    assert_eq!(table.tokens(A).gold, 2, "the last token is handed out without asking");
    assert_eq!((table.tokens(B).glory, table.tokens(C).peace), (1, 2));
}

#[test]
fn g26_steps_beyond_africa_are_lost() {
    let scenario = json!({ "phase": "buy", "forum": { "0": "W02" },
        "seats": [{ "steps": 37, "tokens": { "food": 4, "gold": 1 } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "W02", Basic::Farm);
    assert_eq!(table.steps(A), 38);
    assert!(table.heard.contains(&Event::Walked { seat: A, steps: 1, at: 38 }));
}

#[test]
fn g27_equal_steps_are_decided_by_tokens_and_then_shared() {
    let end = |glory: u16| {
        let scenario = json!({ "deck": [], "seats": [
            { "steps": 5, "tokens": { "food": 3 } }, { "steps": 5, "tokens": { "glory": glory } }, { "steps": 4 }] });
        arrange(3, scenario)
    };
    assert_eq!(end(2).places(), [1, 2, 3]);
    assert_eq!(end(4).places(), [2, 1, 3]);
    assert_eq!(end(3).places(), [1, 1, 3]);
    let remarks = |table: &Table| -> Vec<String> {
        let sheet = table.position.score_sheet(Viewer::Spectator);
        sheet.remarks.iter().map(|label| label.key.to_string()).collect()
    };
    assert_eq!(remarks(&end(3)), ["gloria-end-deck", "gloria-tie-shared"]);
    assert_eq!(remarks(&end(4)), ["gloria-end-deck", "gloria-tie-tokens"]);
}

#[test]
fn g28_the_supply_never_runs_out() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [
        { "tokens": { "food": 60 }, "bare": { "farm": 2 } }, { "tokens": { "food": 60 }, "bare": { "farm": 1 } }] });
    let table = arrange(2, scenario);
    assert_eq!((table.tokens(A).food, table.tokens(B).food), (62, 61));
}

#[test]
fn g29_a_destroyed_basic_card_is_out_of_the_game() {
    let mut table = arrange(2, json!({ "phase": "goth" }));
    let hand = table.player(A).hand;
    table.play(A, Answer::Refuse).play(A, Answer::LoseBare(Basic::Farm));
    assert_eq!((table.player(A).hand, table.player(A).bare.farm), (hand, 0));
}

#[test]
fn g30_a_building_may_lie_on_the_card_laid_this_turn() {
    let scenario = json!({ "phase": "lay_card", "forum": { "0": "W01" },
        "seats": [{ "tokens": { "food": 2, "gold": 1 }, "bare": {}, "hand": { "farm": 1 } }] });
    let mut table = arrange(2, scenario);
    table.play(A, Answer::Lay(Basic::Farm)).buy(A, "W01", Basic::Farm);
    assert!(table.has(A, "W01"));
    assert_eq!(table.tokens(A).food, 1, "the card had produced before");
}

#[test]
fn g31_a_building_is_never_replaced() {
    let scenario = json!({ "phase": "buy", "forum": { "0": "W01" },
        "seats": [{ "tokens": { "food": 9, "gold": 9 }, "bare": { "city": 1 }, "built": { "farm": ["F01"] } }] });
    assert_eq!(arrange(2, scenario).offers(), [Answer::Pass]);
}

#[test]
fn g32_the_dice_say_who_begins() {
    let starts: std::collections::BTreeSet<u8> = (0..40)
        .map(|seed| {
            let options = gloria_mundi::Options::default();
            let position = Position::<GloriaMundi>::start(&options, printed(), seats(6), dice(seed), None);
            position.state().start_player.0
        })
        .collect();
    assert_eq!(starts.len(), 6);
}

#[test]
fn g33_only_the_order_of_the_deck_is_hidden() {
    let table = start(3);
    let mut world = table.state().clone();
    GloriaMundi::imagine(&mut world, table.position.agenda(), Viewer::Spectator, &mut Dice::imagined(3));
    assert_ne!(world.deck, table.state().deck);
    world.deck = table.state().deck.clone();
    assert_eq!(world, *table.state());
    let view = |viewer| {
        let mut view = table.position.view(viewer);
        view.own = None;
        view
    };
    assert_eq!(view(Viewer::Seat(Seat(0))), view(Viewer::Spectator));
}

#[test]
fn g34_a_seat_whose_cards_can_only_produce_is_not_asked() {
    let scenario = json!({ "phase": "activate", "laid": "farm", "seats": [
        { "tokens": {}, "bare": { "farm": 1 } },
        // Pistrina needs two food: one token and one farm are within reach, so this seat is asked.
        { "tokens": { "food": 1 }, "bare": { "farm": 1 }, "built": { "farm": ["F07"] } },
        // Here nothing is within reach.
        { "tokens": {}, "bare": { "farm": 1 }, "built": { "farm": ["F13"] } }] });
    let mut table = arrange(3, scenario);
    assert_eq!((table.asked(), table.tokens(A).food), (Some(B), 1));
    table.play(B, Answer::ProduceRest);
    assert_eq!((table.tokens(C).food, table.asked()), (2, Some(A)), "C produced, A may buy");
}

#[test]
fn g35_what_a_payment_forces_is_paid_without_asking() {
    // No glory, no builder, nothing left over: no question at all.
    let scenario = json!({ "phase": "buy", "forum": { "2": "F01" },
        "seats": [{ "tokens": { "food": 2, "gold": 2, "peace": 2 } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "F01", Basic::Farm);
    assert_eq!((table.tokens(A), table.has(A, "F01")), (tokens(0, 0, 0, 0), true));
}

#[test]
fn g36_what_a_builder_gives_comes_after_the_laurel_steps() {
    let scenario = json!({ "phase": "buy", "forum": { "0": "W01" },
        "seats": [{ "tokens": { "food": 2, "gold": 1 }, "built": { "city": ["B06"] } }] });
    let mut table = arrange(2, scenario);
    table.buy(A, "W01", Basic::Farm);
    let walks: Vec<u8> = table
        .heard
        .iter()
        .filter_map(|event| if let Event::Walked { steps, .. } = event { Some(*steps) } else { None })
        .collect();
    assert_eq!(walks, [2, 1]);
}
