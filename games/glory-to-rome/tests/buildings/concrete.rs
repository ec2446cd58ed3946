//! Amphitheatre, Aqueduct, Bridge, Storeroom, Senate, Wall, Tower, Vomitorium.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::power;
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;

use crate::ME;
use crate::table::*;

#[test]
fn amphitheatre_gives_a_craftsman_action_for_each_point_of_influence() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{
            "hand": ["wall", "bar", "dock", "market", "road", "insula", "latrine"],
            "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall));
    // Two at the start and two for the Amphitheatre itself.
    assert_eq!(table.actions_left(), 4);
    for building in [Building::Bar, Building::Dock, Building::Market, Building::Road] {
        table.play(0, lay(building));
    }
    assert_eq!(table.camp(0).foundations.len(), 4);
    assert_eq!(table.asked(), Some(1), "nothing of the round is left either");
}

#[test]
fn aqueduct_hires_from_the_hand_and_doubles_the_client_limit() {
    let mut table =
        table(2, json!({"led": "patron", "seats": [{"completed": ["aqueduct", "insula"], "hand": ["school"]}]}));
    assert_eq!(power::client_limit(table.state(), ME), (2 + 2 + 1 + 2) * 2);
    table.play(0, Answer::HireFromHand(Building::School));
    assert_eq!(table.camp(0).clients.count_of(Material::Brick), 1);
}

#[test]
fn bridge_reaches_everybody_past_palisades_and_into_stockpiles() {
    let mut table = table(
        5,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar"], "completed": ["bridge"]},
            {"hand": ["road"], "stockpile": ["rubble", "rubble"], "completed": ["palisade"]},
            {"hand": [], "stockpile": ["rubble"]},
            {"hand": ["insula"], "stockpile": ["rubble"], "completed": ["wall"]},
            {"hand": ["temple"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar));
    table.play(1, Answer::Give(Building::Road)).play(4, Answer::GloryToRome);
    assert_eq!(table.camp(0).stockpile.total(), 3, "one card of a hand, one of each open stockpile");
    assert_eq!((table.camp(1).stockpile.total(), table.camp(2).stockpile.total()), (1, 0));
    assert_eq!((table.camp(3).stockpile.total(), table.camp(3).hand.total()), (1, 1));
}

#[test]
fn storeroom_makes_every_client_a_laborer() {
    let mut table = table(
        2,
        json!({"led": "laborer", "pool": ["bar", "bar", "dock"],
            "seats": [{"completed": ["storeroom"], "clients": ["patron", "merchant"]}]}),
    );
    assert_eq!(table.actions_left(), 3);
    for material in [Material::Rubble, Material::Rubble, Material::Wood] {
        table.play(0, Answer::StoreFromPool(material));
    }
    assert_eq!(table.camp(0).stockpile.total(), 3);
}

#[test]
fn senate_takes_senators_others_have_played_but_not_ones_own() {
    let mut table = table(
        2,
        json!({"pool": ["bar"], "seats": [{"hand": ["senator"], "completed": ["senate"]}, {"hand": ["senator"]}]}),
    );
    table.play(0, senator(Role::Laborer)).play(1, senator(Role::Laborer)).pass(0).pass(1);
    assert_eq!(table.offers(), [Answer::Pass, Answer::ClaimSenator(Seat(1))]);
    table.play(0, Answer::ClaimSenator(Seat(1)));
    assert_eq!((table.camp(0).senators, table.camp(1).senators, table.state().senators), (1, 0, 5));
}

#[test]
fn wall_protects_even_from_a_bridge_and_counts_the_vault() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar"], "completed": ["bridge", "colosseum"]},
            {"hand": ["road"], "stockpile": ["rubble"], "clients": ["laborer"], "completed": ["wall"],
             "vault": ["stone", "stone", "wood"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar));
    assert!(table.camp(0).stockpile.is_empty() && table.camp(1).clients.total() == 1);
    let sheet = table.position.score_sheet(Viewer::Truth);
    assert_eq!(sheet.lines[4].points, [0, 1], "three cards are one point");
}

#[test]
fn tower_lets_rubble_fit_everywhere_and_halves_the_way_out_of_town() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{
            "hand": ["bar", "temple"], "completed": ["tower"], "foundations": [{"building": "forum"}]}]}),
    );
    assert!(table.offered(add(Building::Forum, Building::Bar)));
    assert!(table.offered(lay_outside(Building::Temple)));
    table.play(0, lay_outside(Building::Temple));
    assert_eq!(table.state().out_of_town[Material::Marble.index()], 2);
}

#[test]
fn vomitorium_throws_the_whole_hand_away() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "temple", "senator"], "completed": ["vomitorium"]}]}));
    let pile = table.state().senators;
    table.play(0, Answer::Think).play(0, Answer::DiscardAll);
    assert_eq!((table.state().pool.total(), table.state().senators), (2, pile + 1));
    table.play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn an_architect_takes_materials_from_the_stockpile_and_foundations_from_the_hand() {
    let table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": ["wall"], "stockpile": ["stone"], "foundations": [{"building": "tower"}, {"building": "sewer"}]}]}),
    );
    assert_eq!(table.offers(), [Answer::Pass, lay(Building::Wall), supply(Building::Sewer, Material::Stone)]);
}
