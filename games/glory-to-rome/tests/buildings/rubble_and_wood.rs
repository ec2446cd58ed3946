//! Insula, Latrine, Road, Bar; Circus, Dock, Market, Palisade.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options};
use glory_to_rome::power;
use serde_json::json;

use crate::ME;
use crate::table::*;

#[test]
fn insula_makes_room_for_two_more_clients() {
    let table = table(2, json!({"seats": [{"completed": ["insula"]}]}));
    assert_eq!(power::client_limit(table.state(), ME), 3 + 2);
}

#[test]
fn latrine_puts_one_order_into_the_pool_before_thinking_but_no_senator() {
    let mut table = table(2, json!({"seats": [{"hand": ["road", "bar", "senator"], "completed": ["latrine"]}]}));
    table.play(0, Answer::Think);
    assert_eq!(table.offers().iter().filter(|offer| matches!(offer, Answer::Discard(_))).count(), 2);
    table.play(0, Answer::Discard(Building::Road));
    assert!(!table.offered(Answer::Discard(Building::Bar)), "only one card");
    assert!(table.state().pool.contains(Building::Road));
    table.play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn road_lets_any_material_fit_stone_structures_only() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{
            "units": 3, "hand": ["dock", "bar", "temple"], "completed": ["road"],
            "foundations": [{"building": "villa"}, {"building": "wall"}]}]}),
    );
    for card in [Building::Dock, Building::Bar, Building::Temple] {
        assert!(table.offered(add(Building::Villa, card)));
        assert!(!table.offered(add(Building::Wall, card)));
    }
    table.play(0, add(Building::Villa, Building::Dock)).play(0, add(Building::Villa, Building::Bar));
    table.play(0, add(Building::Villa, Building::Temple));
    assert!(table.camp(0).completed.contains(Building::Villa));
}

#[test]
fn road_can_be_used_in_the_round_it_is_finished() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{
            "units": 2, "hand": ["dock", "bar"], "foundations": [{"building": "road"}, {"building": "villa"}]}]}),
    );
    assert!(!table.offered(add(Building::Villa, Building::Dock)));
    table.play(0, add(Building::Road, Building::Bar));
    assert!(table.offered(add(Building::Villa, Building::Dock)));
}

#[test]
fn bar_hires_the_top_card_and_then_no_more_from_the_pool() {
    let scenario = json!({"led": "patron", "pool": ["dock"], "deck_top": ["school"],
        "seats": [{"completed": ["bar"], "hand": []}]});
    let mut from_deck = table(2, scenario.clone());
    from_deck.play(0, Answer::HireFromDeck);
    assert!(from_deck.camp(0).clients.contains(Building::School));
    // Ruling Q17: the pool is closed now, and nothing else is left of this action.
    assert_eq!(from_deck.asked(), Some(1));

    let mut both = table(2, scenario);
    both.play(0, Answer::HireFromPool(Material::Wood)).play(0, Answer::HireFromDeck);
    assert_eq!(both.camp(0).clients.total(), 2);
}

#[test]
fn circus_makes_any_card_an_architect() {
    let table = table(2, json!({"seats": [{"hand": ["bar", "temple"], "completed": ["circus"]}]}));
    assert!(table.offered(card(Role::Architect, Building::Bar)));
    assert!(table.offered(card(Role::Architect, Building::Temple)));
    assert!(!table.offered(card(Role::Merchant, Building::Bar)));
}

#[test]
fn the_red_circus_petitions_with_two_or_three_and_is_no_architect() {
    let options = Options { edition: Edition::LookoutRed, ..Options::default() };
    let hand = json!(["bar", "bar", "road", "temple"]);
    let without = table_with(options, 2, json!({"seats": [{"hand": ["bar", "bar"]}]}));
    assert!(!without.offered(petition(Role::Merchant, Material::Rubble)));
    let mut with = table_with(options, 2, json!({"seats": [{"hand": hand, "completed": ["circus"]}]}));
    assert!(!with.offered(card(Role::Architect, Building::Temple)));
    with.play(0, petition(Role::Merchant, Material::Rubble));
    with.play(0, Answer::Petition(Building::Road));
    // Kinds are chosen in ascending order, so that no set comes up twice: only Bars are left.
    with.play(0, Answer::Petition(Building::Bar));
    assert!(with.offered(Answer::Pass) && with.offered(Answer::Petition(Building::Bar)));
    with.play(0, Answer::Petition(Building::Bar));
    assert_eq!((with.camp(0).units, with.camp(0).played.total()), (1, 3));
}

#[test]
fn dock_also_stores_a_card_of_the_hand_in_either_order() {
    let scenario = json!({"led": "laborer", "pool": ["dock"], "seats": [{"completed": ["dock"], "hand": ["school"]}]});
    let mut pool_first = table(2, scenario.clone());
    pool_first.play(0, Answer::StoreFromPool(Material::Wood)).play(0, Answer::StoreFromHand(Building::School));
    let mut hand_first = table(2, scenario.clone());
    hand_first.play(0, Answer::StoreFromHand(Building::School)).play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!(pool_first.camp(0).stockpile, hand_first.camp(0).stockpile);
    assert_eq!(pool_first.camp(0).stockpile.total(), 2);
    // The pool need not give anything first.
    let mut hand_only = table(2, json!({"led": "laborer", "seats": [{"completed": ["dock"], "hand": ["school"]}]}));
    hand_only.play(0, Answer::StoreFromHand(Building::School));
    assert_eq!(hand_only.camp(0).stockpile.total(), 1);
}

#[test]
fn market_makes_room_for_two_more_cards_in_the_vault() {
    let table = table(2, json!({"seats": [{"completed": ["market"]}]}));
    assert_eq!(power::vault_limit(table.state(), ME), 3 + 2);
}

#[test]
fn palisade_keeps_everything_from_legionaries() {
    let mut table = table(
        3,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar"]}, {"hand": ["road"], "completed": ["palisade"]}, {"hand": ["insula"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar));
    assert_eq!(table.asked(), Some(2), "the one behind the Palisade is not even asked");
    table.play(2, Answer::Give(Building::Insula));
    assert_eq!((table.camp(0).stockpile.total(), table.camp(1).hand.total()), (1, 1));
}
