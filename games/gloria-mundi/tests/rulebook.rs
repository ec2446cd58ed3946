//! The rulebook, chapter by chapter: its examples and its sentences.

mod table;

use gloria_mundi::cards::Building;
use gloria_mundi::goods::{Basic, Basics, Token};
use gloria_mundi::state::End;
use gloria_mundi::{Answer, Event};
use saturnalia_rules::SeatCount;
use serde_json::json;
use table::*;

// Preparation

#[test]
fn four_players_start_with_six_farms_four_cities_and_four_peace_cards_in_hand() {
    let table = start(4);
    for seat in seats(4).seats() {
        let player = table.player(seat);
        assert_eq!(player.hand, Basics::new(6, 4, 4));
        assert_eq!(player.bare, Basics::new(1, 1, 1));
        assert_eq!(player.tokens, tokens(1, 1, 1, 0));
        assert_eq!((player.steps, player.buildings().len()), (0, 0));
    }
    // Phase 1 of the first turn has been played.
    assert_eq!(table.state().deck.len(), 56);
    assert_eq!(table.state().forum.iter().flatten().count(), 1);
    assert_eq!(table.state().goth, 0);
}

#[test]
fn every_number_of_players_gets_its_basic_cards() {
    let dealt = [(2, (12, 9, 9)), (3, (8, 6, 6)), (4, (7, 5, 5)), (5, (6, 4, 4)), (6, (5, 3, 3))];
    for (count, (farm, city, peace)) in dealt {
        assert_eq!(gloria_mundi::play::dealt(seats(count)), Basics::new(farm, city, peace));
        assert!(farm * count <= 30 && city * count <= 20 && peace * count <= 20, "the box has 30, 20 and 20");
    }
}

#[test]
fn the_box_holds_57_buildings_and_both_roads() {
    assert_eq!(Building::all().len(), 57);
    assert_eq!((printed().roads.africa, printed().roads.rome()), (38, 37));
}

// Phase 1

#[test]
fn a_new_building_lies_on_plus_five_and_pushes_the_others_on() {
    let table = arrange(2, json!({ "forum": { "5": "F01", "4": "F02" }, "deck_top": ["F03"] }));
    let forum = table.state().forum;
    assert_eq!(forum[5], Some(card("F03")));
    assert_eq!(forum[4], Some(card("F01")));
    assert_eq!(forum[3], Some(card("F02")));
    assert_eq!(table.state().fire.len(), 0);
}

#[test]
fn from_a_full_forum_the_cheapest_card_goes_into_the_fire() {
    let forum = json!({ "5": "F01", "4": "F02", "3": "F03", "2": "F04", "1": "F05", "0": "F06" });
    let table = arrange(2, json!({ "forum": forum, "deck_top": ["F07"] }));
    assert!(table.state().fire.contains(card("F06")));
    assert_eq!(table.state().forum[0], Some(card("F05")));
    assert!(table.heard.contains(&Event::Burnt { building: card("F06") }));
}

// Phase 2 and 3

#[test]
fn a_farm_laid_lets_every_farm_of_every_player_produce() {
    let mut table = arrange(
        3,
        json!({ "phase": "lay_card", "seats": [
            { "bare": { "farm": 2, "city": 1, "peace": 1 } },
            { "bare": { "farm": 0, "city": 3, "peace": 0 } },
            { "bare": { "farm": 3, "city": 1, "peace": 1 }, "hand": { "farm": 1, "city": 1, "peace": 1 } },
        ]}),
    );
    table.play(A, Answer::Lay(Basic::Farm));
    // The card just laid produces as well.
    assert_eq!(table.tokens(A), tokens(4, 1, 1, 0));
    assert_eq!(table.tokens(B), tokens(1, 1, 1, 0));
    assert_eq!(table.tokens(C), tokens(4, 1, 1, 0));
}

#[test]
fn cities_produce_gold_and_peace_cards_peace() {
    let mut table = arrange(2, json!({ "phase": "lay_card" }));
    table.play(A, Answer::Lay(Basic::City));
    assert_eq!((table.tokens(A).gold, table.tokens(B).gold), (3, 2));
    let mut table = arrange(2, json!({ "phase": "lay_card" }));
    table.play(A, Answer::Lay(Basic::Peace));
    assert_eq!((table.tokens(A).peace, table.tokens(B).peace), (3, 2));
}

#[test]
fn a_basic_card_produces_or_its_building_acts_but_never_both() {
    let scenario = json!({ "phase": "activate", "laid": "farm",
        "seats": [{ "bare": { "farm": 0, "city": 0, "peace": 0 }, "built": { "farm": ["F02"] } }] });
    let mut table = arrange(2, scenario.clone());
    table.use_card(A, "F02");
    assert_eq!(table.tokens(A).food, 4);
    let mut table = arrange(2, scenario);
    table.play(A, Answer::ProduceRest);
    assert_eq!(table.tokens(A).food, 2);
}

#[test]
fn a_token_produced_by_one_card_pays_for_the_next() {
    let mut table = arrange(
        2,
        json!({ "phase": "activate", "laid": "farm", "seats": [{
            "tokens": { "food": 0 }, "bare": { "farm": 1, "city": 0, "peace": 0 }, "built": { "farm": ["F12"] } }] }),
    );
    assert!(!table.offers_answer(Answer::Use(card("F12"))));
    table.play(A, Answer::ProducePlain).use_card(A, "F12");
    assert_eq!((table.tokens(A).food, table.steps(A)), (0, 1));
}

// Phase 4

#[test]
fn the_surcharge_is_paid_on_top_with_any_tokens() {
    let mut table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "2": "W03" }, "seats": [{ "tokens": { "food": 1, "gold": 3, "peace": 2 } }] }),
    );
    // Two gold and one peace are the price; two more of what is left.
    table.buy(A, "W03", Basic::City);
    assert_eq!(table.tokens(A), tokens(1, 1, 1, 0));
    assert_eq!(
        table.offers(),
        [Answer::PayExtra(Token::Food), Answer::PayExtra(Token::Gold), Answer::PayExtra(Token::Peace)]
    );
    table.play(A, Answer::PayExtra(Token::Peace)).play(A, Answer::PayExtra(Token::Food));
    assert_eq!(table.tokens(A), tokens(0, 1, 0, 0));
    assert!(table.has(A, "W03"));
    assert_eq!(table.steps(A), 2, "the laurel steps are walked at once");
    assert_eq!(table.state().forum[2], None);
}

#[test]
fn coloured_buildings_lie_only_on_their_type_and_builders_on_any() {
    let table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "F01", "1": "B01", "2": "W05" },
            "seats": [{ "tokens": { "food": 9, "gold": 9, "peace": 9 } }] }),
    );
    let buy = |id, on| Answer::Buy { building: card(id), on };
    assert_eq!(
        table.offers(),
        [
            Answer::Pass,
            buy("F01", Basic::Farm),
            buy("B01", Basic::Farm),
            buy("B01", Basic::City),
            buy("B01", Basic::Peace),
            buy("W05", Basic::Peace),
        ]
    );
}

#[test]
fn a_building_without_a_free_basic_card_cannot_be_bought() {
    let table = arrange(
        2,
        json!({ "phase": "buy", "forum": { "0": "F01" }, "seats": [{
            "tokens": { "food": 9, "gold": 9, "peace": 9 },
            "bare": { "farm": 0, "city": 1, "peace": 1 }, "built": { "farm": ["F02"] } }] }),
    );
    assert_eq!(table.offers(), [Answer::Pass]);
}

// Phase 5

#[test]
fn tribute_is_one_token_for_each_symbol_and_stays_on_the_space() {
    // Space 24 shows a city and a peace symbol.
    let mut table = arrange(2, json!({ "phase": "goth", "goth": 23 }));
    table.play(A, Answer::PayTribute);
    assert_eq!(table.tokens(A), tokens(1, 0, 0, 0));
    assert_eq!(table.state().goth, 23);
    assert_eq!(table.state().tribute.as_slice(), [tokens(0, 1, 1, 0)]);
}

#[test]
fn the_next_empty_space_is_behind_all_paid_ones() {
    let table = arrange(2, json!({ "phase": "goth", "goth": 1, "tribute": [{ "gold": 1 }, { "peace": 1 }] }));
    assert_eq!(table.state().next_tribute(), Some(4));
    assert!(table.offers_answer(Answer::PayTribute));
}

#[test]
fn an_unpaid_goth_goes_to_the_last_space_with_tribute() {
    let mut table = arrange(2, json!({ "phase": "goth", "goth": 1, "tribute": [{ "gold": 1 }, { "peace": 1 }] }));
    table.play(A, Answer::Refuse);
    assert_eq!(table.state().goth, 3);
    assert_eq!(table.state().owed, Basics::new(0, 1, 1));
}

#[test]
fn an_unpaid_goth_without_tribute_before_him_goes_one_space() {
    let mut table = arrange(2, json!({ "phase": "goth" }));
    table.play(A, Answer::Refuse);
    assert_eq!((table.state().goth, table.state().owed), (1, Basics::new(1, 0, 0)));
}

#[test]
fn who_cannot_pay_has_to_let_the_goth_move() {
    let mut table = arrange(2, json!({ "phase": "goth", "seats": [{ "tokens": { "food": 0, "gold": 5 } }] }));
    assert_eq!(table.offers(), [Answer::Refuse]);
    table.play(A, Answer::Refuse);
    assert_eq!(table.state().goth, 1);
}

/// The rulebook's example: two farms and a city are owed; the active player chooses first.
#[test]
fn two_farms_and_a_city_are_lost_in_turn() {
    // Spaces 4, 5 and 6: farm, farm, city.
    let tribute = json!([{ "food": 1 }, { "food": 1 }, { "gold": 1 }]);
    let mut table = arrange(3, json!({ "phase": "goth", "goth": 3, "tribute": tribute }));
    table.play(A, Answer::Refuse);
    assert_eq!(table.state().owed, Basics::new(2, 1, 0));
    assert_eq!(table.offers(), [Answer::LoseBare(Basic::Farm), Answer::LoseBare(Basic::City)]);
    table.play(A, Answer::LoseBare(Basic::City));
    // Only farms are left for the two others.
    assert_eq!((table.asked(), table.offers()), (Some(B), vec![Answer::LoseBare(Basic::Farm)]));
    table.play(B, Answer::LoseBare(Basic::Farm)).play(C, Answer::LoseBare(Basic::Farm));
    // Two food and one gold are taken back, from the active player on.
    assert_eq!(table.asked(), Some(A));
    table.play(A, Answer::Reclaim(Token::Gold));
    assert_eq!(table.tokens(A).gold, 2);
    assert_eq!((table.tokens(B).food, table.tokens(C).food), (2, 2), "one kind left: handed out without asking");
    assert_eq!(table.state().active, B, "the left-hand neighbour is the next active player");
}

#[test]
fn a_building_burns_with_the_basic_card_below_it() {
    let mut table = arrange(
        2,
        json!({ "phase": "goth", "seats": [{
            "bare": { "farm": 0, "city": 0, "peace": 0 }, "built": { "farm": ["F01"] }, "steps": 5 }] }),
    );
    table.play(A, Answer::Refuse).play(A, Answer::LoseBuilt(card("F01")));
    assert!(table.state().fire.contains(card("F01")));
    assert_eq!(table.player(A).cards(Basic::Farm), 0);
    assert_eq!(table.steps(A), 5);
}

/// The rulebook's wall example.
#[test]
fn a_wall_is_lost_in_place_of_its_city() {
    let mut table = arrange(
        2,
        json!({ "phase": "goth", "goth": 1, "seats": [{
            "bare": { "farm": 0, "city": 0, "peace": 0 }, "built": { "city": ["W03"] } }] }),
    );
    table.play(A, Answer::Refuse);
    assert_eq!(table.offers(), [Answer::LoseBuilt(card("W03")), Answer::LoseWall(card("W03"))]);
    table.play(A, Answer::LoseWall(card("W03")));
    assert_eq!((table.player(A).bare.city, table.state().fire.contains(card("W03"))), (1, true));
}

// The end

#[test]
fn whoever_reaches_africa_wins_at_once() {
    let mut table = arrange(
        3,
        json!({ "phase": "buy", "forum": { "0": "F01" }, "seats": [
            { "steps": 36, "tokens": { "gold": 2, "peace": 2 } }, { "steps": 37, "tokens": { "food": 50 } }] }),
    );
    table.buy(A, "F01", Basic::Farm);
    assert!(table.position.is_over());
    assert_eq!(table.state().ended, Some(End::Africa));
    assert_eq!(table.places(), [1, 2, 3]);
}

#[test]
fn the_goth_in_rome_ends_the_game() {
    let mut table = arrange(2, json!({ "phase": "buy", "goth": 36, "seats": [{ "steps": 3 }, { "steps": 4 }] }));
    table.play(A, Answer::Pass);
    assert_eq!(table.state().ended, Some(End::Rome));
    assert_eq!(table.places(), [2, 1]);
}

#[test]
fn every_number_of_players_from_two_to_six_can_play() {
    let counts: Vec<u8> =
        <gloria_mundi::GloriaMundi as saturnalia_rules::Play>::INFO.seat_counts().map(SeatCount::get).collect();
    assert_eq!(counts, [2, 3, 4, 5, 6]);
}
