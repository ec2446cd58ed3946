//! Academy, Atrium, Foundry, Shrine, School, Gate, Bath, Archway.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material};
use glory_to_rome::power;
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;

use crate::ME;
use crate::table::*;

#[test]
fn academy_thinks_after_a_round_with_a_craftsman_action_even_of_a_client() {
    let mut table = table(
        2,
        json!({"leader": 1, "led": "craftsman", "seats": [
            {"hand": ["bar"], "completed": ["academy"], "clients": ["craftsman"]}, {"hand": []}]}),
    );
    table.play(0, lay(Building::Bar));
    assert_eq!(table.asked(), Some(0));
    assert!(table.offered(Answer::DrawToLimit) && table.offered(Answer::Pass));
    table.play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn academy_can_be_used_in_the_round_it_is_finished() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["school"], "foundations": [{"building": "academy", "materials": 1}]}, {"hand": []}]}),
    );
    table.play(0, add(Building::Academy, Building::School));
    assert!(table.offered(Answer::DrawToLimit));
}

#[test]
fn atrium_sells_the_top_card_unseen() {
    let mut table = table_with(
        open_cards(),
        2,
        json!({"led": "merchant", "deck_top": ["temple"], "seats": [
            {"completed": ["atrium"], "stockpile": ["rubble"], "units": 2}]}),
    );
    table.play(0, Answer::SellFromDeck).play(0, Answer::SellFromStockpile(Material::Rubble));
    assert!(table.camp(0).unseen.contains(Building::Temple) && table.camp(0).sold.total() == 1);
    for viewer in [Viewer::Seat(ME), Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let view = table.position.view(viewer);
        assert_eq!(view.camps[0].vault_known, [1, 0, 0, 0, 0, 0], "nobody knows the Temple, {viewer:?}");
        assert_eq!(view.camps[0].vault_size, 2);
    }
}

#[test]
fn foundry_gives_laborer_actions() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "pool": ["rubble", "wood", "stone", "marble", "brick"], "seats": [
            {"hand": ["school"], "foundations": [{"building": "foundry", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Foundry, Building::School));
    assert_eq!(table.actions_left(), 4);
    for material in [Material::Rubble, Material::Wood, Material::Stone, Material::Marble] {
        table.play(0, Answer::StoreFromPool(material));
    }
    assert_eq!((table.camp(0).stockpile.total(), table.state().pool.total()), (4, 1));
}

#[test]
fn shrine_and_temple_raise_the_hand_limit_together() {
    let limit = |built: serde_json::Value| {
        let table = table(2, json!({"seats": [{"completed": built}]}));
        power::hand_limit(table.state(), ME)
    };
    assert_eq!(
        [limit(json!([])), limit(json!(["shrine"])), limit(json!(["temple"])), limit(json!(["shrine", "temple"]))],
        [5, 7, 9, 11]
    );
}

#[test]
fn school_thinks_once_for_each_point_of_influence() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["bath"], "foundations": [{"building": "school", "materials": 1}]}]}),
    );
    table.play(0, add(Building::School, Building::Bath));
    for _ in 0..3 {
        table.play(0, Answer::DrawOne);
    }
    assert!(table.offered(Answer::Pass), "each may be skipped");
    table.play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn gate_lets_marble_foundations_work_without_influence() {
    let table = table(
        2,
        json!({"seats": [{"completed": ["gate"], "foundations": [{"building": "temple"}, {"building": "shrine"}]}]}),
    );
    assert_eq!(power::hand_limit(table.state(), ME), 9, "the Temple works, the brick Shrine does not");
    assert_eq!(table.influence(0), 4);
}

#[test]
fn bath_lets_a_new_client_act_at_once_but_not_again_this_round() {
    let mut table =
        table(2, json!({"led": "patron", "pool": ["bar", "dock"], "seats": [{"completed": ["bath"], "hand": []}]}));
    table.play(0, Answer::HireFromPool(Material::Rubble));
    table.play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!((table.camp(0).stockpile.total(), table.asked()), (1, Some(1)));
}

#[test]
fn archway_builds_with_the_pool_but_lays_no_foundation_from_it() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["temple", "stone"], "seats": [
            {"hand": [], "completed": ["archway"], "foundations": [{"building": "villa"}]}]}),
    );
    assert!(!table.offers().iter().any(|offer| matches!(offer, Answer::Lay { .. })));
    table.play(0, supply_pool(Building::Villa, Material::Stone));
    assert_eq!(table.camp(0).progress.count(Building::Villa), 1);
}
