//! Basilica, Forum, Stairway, Ludus Magnus, Palace, Fountain, Statue, Temple.

use glory_to_rome::answer::{Answer, Place};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options};
use glory_to_rome::power;
use glory_to_rome::score;
use glory_to_rome::state::End;
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;

use crate::ME;
use crate::table::*;

#[test]
fn basilica_sells_a_card_of_the_hand_that_only_its_owner_knows() {
    let mut table = table_with(
        open_cards(),
        2,
        json!({"led": "merchant", "seats": [{"hand": ["temple"], "stockpile": ["wood"], "completed": ["basilica"]}]}),
    );
    table.play(0, Answer::SellFromHand(Building::Temple)).play(0, Answer::SellFromStockpile(Material::Wood));
    assert_eq!(table.position.view(Viewer::Seat(ME)).camps[0].vault_known, [0, 1, 0, 0, 0, 1]);
    assert_eq!(table.position.view(Viewer::Seat(Seat(1))).camps[0].vault_known, [0, 1, 0, 0, 0, 0]);
}

#[test]
fn forum_wins_with_every_client_and_every_material() {
    let mut table = table(
        2,
        json!({"led": "laborer", "pool": ["marble"], "seats": [{
            "completed": ["forum"], "stockpile": ["rubble", "wood", "concrete", "brick", "stone"],
            "clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"]},
            {"vault": ["stone", "stone", "stone", "marble", "marble"]}]}),
    );
    table.play(0, Answer::StoreFromPool(Material::Marble));
    assert!(matches!(table.ended(), Some(End::Forum(_))));
    let outcome = table.outcome();
    assert!(outcome.points[1] > outcome.points[0], "the score does not matter");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [ME]);
}

#[test]
fn the_red_forum_asks_for_the_clients_alone() {
    let options = Options { edition: Edition::LookoutRed, ..Options::default() };
    let scenario = json!({"led": "patron", "pool": ["marble"], "seats": [{
        "completed": ["forum"], "sites": ["stone"],
        "clients": ["laborer", "craftsman", "architect", "legionary", "merchant"]}]});
    let mut red = table_with(options, 2, scenario.clone());
    red.play(0, Answer::HireFromPool(Material::Marble));
    assert!(matches!(red.ended(), Some(End::Forum(_))));
    let mut ordinary = table(2, scenario);
    ordinary.play(0, Answer::HireFromPool(Material::Marble));
    assert_eq!(ordinary.ended(), None);
}

#[test]
fn stairway_opens_a_building_to_all_for_an_architect_action() {
    let mut table = table(
        3,
        json!({"led": "architect", "seats": [
            {"hand": [], "stockpile": ["marble"], "completed": ["stairway"]},
            {"completed": ["temple"]}, {}]}),
    );
    table.play(0, open(1, Building::Temple, Material::Marble));
    for seat in 0..3 {
        assert_eq!(power::hand_limit(table.state(), Seat(seat)), 9);
    }
    assert!(table.camp(1).completed.contains(Building::Temple), "its owner keeps it");
    assert_eq!(table.asked(), Some(1), "the action is used up");
}

#[test]
fn ludus_magnus_lets_merchants_act_as_anybody() {
    let table = table(
        2,
        json!({"led": "laborer", "pool": ["wood"], "seats": [
            {"completed": ["ludus_magnus"], "clients": ["merchant", "merchant", "patron", "laborer"]}]}),
    );
    assert_eq!(table.actions_left(), 1 + 2 + 1);
}

#[test]
fn palace_plays_any_number_of_cards() {
    let mut table = table(
        2,
        json!({"seats": [{"hand": ["bar", "bar", "road", "wall", "temple", "senator"], "completed": ["palace"]}]}),
    );
    table.play(0, card(Role::Laborer, Building::Bar)).play(0, card(Role::Laborer, Building::Bar));
    assert!(
        !table.offered(card(Role::Laborer, Building::Road)),
        "kinds are played in ascending order: Road comes before Bar"
    );
    table.play(0, senator(Role::Laborer));
    assert_eq!(table.camp(0).units, 3);
    table.pass(0);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn fountain_builds_with_the_top_card_or_keeps_it() {
    let scenario = json!({"led": "craftsman", "deck_top": ["wall"], "seats": [
        {"hand": [], "completed": ["fountain"], "units": 2, "foundations": [{"building": "tower", "materials": 1}]}]});
    let mut kept = table(2, scenario.clone());
    kept.play(0, Answer::DrawFountain);
    assert_eq!(kept.position.view(Viewer::Seat(ME)).fountain, Some(Building::Wall));
    assert_eq!(kept.position.view(Viewer::Spectator).fountain, None);
    kept.play(0, Answer::Keep);
    assert_eq!((kept.camp(0).hand.total(), kept.actions_left()), (1, 1));

    let mut laid = table(2, scenario.clone());
    laid.play(0, Answer::DrawFountain).play(0, lay(Building::Wall));
    assert!(laid.camp(0).foundations.contains(Building::Wall));

    let mut outside = table(2, scenario.clone());
    outside.play(0, Answer::DrawFountain).play(0, lay_outside(Building::Wall));
    assert_eq!(outside.asked(), Some(1), "the second action is spent as well");

    let mut added = table(2, scenario);
    added.play(0, Answer::DrawFountain).play(0, add(Building::Tower, Building::Wall));
    assert!(added.camp(0).completed.contains(Building::Tower));
}

#[test]
fn statue_stands_on_any_site_takes_its_material_or_marble_and_scores_three() {
    let mut table =
        table(2, json!({"led": "craftsman", "seats": [{"hand": ["statue", "wall", "temple"], "units": 3}]}));
    let on = |site: Material| Answer::Lay { building: Building::Statue, site, place: Place::InTown };
    assert!(Material::ALL.into_iter().all(|site| table.offered(on(site))));
    table.play(0, on(Material::Concrete));
    assert!(table.offered(add(Building::Statue, Building::Temple)));
    table.play(0, add(Building::Statue, Building::Wall)).play(0, add(Building::Statue, Building::Temple));
    assert_eq!(table.influence(0), 4, "the value of the site");
    assert_eq!(score::total(table.state(), ME), 4 + 3);
}
