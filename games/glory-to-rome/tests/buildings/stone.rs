//! Colosseum, Garden, Sewer, Catacomb, Scriptorium, Slave Market, Prison, Villa.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::power;
use glory_to_rome::state::End;
use saturnalia_rules::Seat;
use serde_json::json;

use crate::ME;
use crate::table::*;

#[test]
fn colosseum_feeds_matching_clients_within_the_vault_limit() {
    let mut table = table(
        3,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar", "school"], "completed": ["colosseum"], "units": 2, "vault": ["wood", "wood", "wood"]},
            {"hand": [], "clients": ["laborer", "legionary"]},
            {"hand": [], "clients": ["laborer"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar)).play(0, Answer::Demand(Building::School));
    let prey = [feed(1, Role::Laborer), feed(1, Role::Legionary), feed(2, Role::Laborer)];
    assert!(prey.iter().all(|feed| table.offered(*feed)));
    table.play(0, feed(1, Role::Legionary)).play(0, feed(2, Role::Laborer));
    assert_eq!(table.camp(0).vault_size(), 5, "the limit is five: the third survives");
    assert_eq!((table.camp(1).clients.total(), table.camp(2).clients.total()), (1, 0));
}

#[test]
fn garden_gives_patron_actions_and_its_clients_rest() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["concrete", "concrete", "wood"], "seats": [
            {"hand": [], "stockpile": ["stone", "stone"],
             "foundations": [{"building": "garden", "materials": 2}]}]}),
    );
    table.play(0, supply(Building::Garden, Material::Stone));
    assert_eq!(table.actions_left(), 5);
    table.play(0, Answer::HireFromPool(Material::Concrete)).play(0, Answer::HireFromPool(Material::Concrete)).pass(0);
    // The new Architects do not act in this Architect round.
    assert_eq!(table.asked(), Some(1));
    assert_eq!(table.camp(0).clients.total(), 2);
}

#[test]
fn sewer_keeps_the_cards_one_has_played() {
    let mut table =
        table(2, json!({"seats": [{"hand": ["bar", "road"], "completed": ["sewer"]}, {"hand": ["temple"]}]}));
    table.play(0, petition(Role::Patron, Material::Rubble));
    table.play(0, Answer::Petition(Building::Road)).play(0, Answer::Petition(Building::Bar));
    table.play(1, card(Role::Patron, Building::Temple));
    // Nothing lies in the pool, so nobody can hire.
    table.play(0, Answer::Divert(Material::Rubble)).play(0, Answer::Divert(Material::Rubble));
    assert_eq!((table.camp(0).stockpile.total(), table.state().pool.total()), (2, 1));
}

#[test]
fn catacomb_ends_the_game_at_once_and_counts() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "catacomb", "materials": 2}], "units": 3}]}),
    );
    table.play(0, supply(Building::Catacomb, Material::Stone));
    assert_eq!(table.ended(), Some(End::Catacomb));
    assert_eq!(table.outcome().points.as_slice(), [5, 2]);
}

#[test]
fn scriptorium_finishes_anything_with_one_marble() {
    let scenario = |role: &str| {
        json!({"led": role, "seats": [{"hand": ["temple"], "stockpile": ["marble"], "completed": ["scriptorium"],
            "foundations": [{"building": "wall"}, {"building": "forum"}]}]})
    };
    let mut by_hand = table(2, scenario("craftsman"));
    assert!(!by_hand.offered(add(Building::Wall, Building::Temple)));
    by_hand.play(0, add_at_once(Building::Wall, Building::Temple));
    assert!(by_hand.camp(0).completed.contains(Building::Wall));
    let mut by_stockpile = table(2, scenario("architect"));
    assert!(by_stockpile.offered(supply(Building::Forum, Material::Marble)), "one of three, if one likes");
    by_stockpile.play(0, supply_at_once(Building::Forum, Material::Marble));
    assert!(by_stockpile.camp(0).completed.contains(Building::Forum));
}

#[test]
fn slave_market_doubles_clients_only_for_those_who_lead_or_follow() {
    let actions = |leader: u8, units: u8| {
        let table = table(
            2,
            json!({"leader": leader, "led": "laborer", "pool": ["wood"], "seats": [
                {"completed": ["slave_market"], "clients": ["laborer", "laborer"], "units": units},
                {"hand": [], "units": 0}]}),
        );
        table.actions_left()
    };
    assert_eq!(actions(0, 1), 1 + 4);
    assert_eq!(actions(1, 1), 1 + 4);
    assert_eq!(actions(1, 0), 2, "whoever thinks has each client once");
}

#[test]
fn prison_takes_a_building_and_pays_with_its_site() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["temple", "latrine"]}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone));
    assert_eq!(table.influence(0), 5);
    table.play(0, seize(1, Building::Temple));
    assert_eq!((table.influence(0), table.influence(1)), (2, 2 + 4 + 3));
    assert_eq!(power::hand_limit(table.state(), ME), 9);
    assert_eq!(power::hand_limit(table.state(), Seat(1)), 5);
}

#[test]
fn villa_is_finished_by_one_material_of_an_architect_but_not_of_a_craftsman() {
    let scenario = |role: &str| {
        json!({"led": role, "seats": [
            {"hand": ["prison"], "stockpile": ["stone"], "foundations": [{"building": "villa"}]}]})
    };
    let mut architect = table(2, scenario("architect"));
    assert!(architect.offered(supply(Building::Villa, Material::Stone)), "ruling Q23: not forced");
    architect.play(0, supply_at_once(Building::Villa, Material::Stone));
    assert_eq!(architect.influence(0), 5);
    let craftsman = table(2, scenario("craftsman"));
    assert!(craftsman.offered(add(Building::Villa, Building::Prison)));
    assert!(!craftsman.offered(add_at_once(Building::Villa, Building::Prison)));
}
