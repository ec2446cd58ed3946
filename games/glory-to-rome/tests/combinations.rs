//! Pairs of buildings that meet without interrupting each other's dialogue: see `nesting.rs` for those that do.

mod table;

use glory_to_rome::answer::{Answer, Source};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::power;
use glory_to_rome::role::legionary::is_protected;
use glory_to_rome::state::End;
use saturnalia_rules::Seat;
use serde_json::{Value, json};
use table::*;

/// A table at which seat 0 has just finished its Prison beside these own buildings; seat 1 has those.
fn prison_finished(own: Value, rising: Value, theirs: Value, more: Value) -> Table {
    let mut foundations = vec![json!({"building": "prison", "materials": 2})];
    foundations.extend(rising.as_array().expect("a list").clone());
    let mut mine = json!({"hand": [], "stockpile": ["stone"], "completed": own, "foundations": foundations});
    mine.as_object_mut().expect("a camp").extend(more.as_object().expect("fields").clone());
    let mut table = table(2, json!({"led": "architect", "seats": [mine, {"hand": ["bar"], "completed": theirs}]}));
    table.play(0, supply(Building::Prison, Material::Stone));
    table
}

#[test]
fn the_prison_takes_a_forum_and_wins_with_it() {
    let full = json!({"clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"],
        "stockpile": ["stone", "rubble", "wood", "concrete", "brick", "stone", "marble"]});
    let mut table = prison_finished(json!([]), json!([]), json!(["forum"]), full);
    table.play(0, seize(1, Building::Forum));
    assert!(matches!(table.ended(), Some(End::Forum(_))));
}

#[test]
fn a_seized_gate_works_for_the_thief_and_no_longer_for_its_victim() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": [], "stockpile": ["stone"],
             "foundations": [{"building": "prison", "materials": 2}, {"building": "temple"}]},
            {"completed": ["gate"], "foundations": [{"building": "temple"}]}]}),
    );
    let limits = |table: &Table| [Seat(0), Seat(1)].map(|seat| power::hand_limit(table.state(), seat));
    assert_eq!(limits(&table), [5, 9]);
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Gate));
    assert_eq!(limits(&table), [9, 5]);
}

#[test]
fn no_foundation_of_a_seized_name_is_laid_but_its_victim_may_lay_one() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": ["dock"], "stockpile": ["stone"], "units": 2, "foundations": [{"building": "prison", "materials": 2}]},
            {"hand": ["dock"], "completed": ["dock"], "units": 1}]}),
    );
    assert!(table.offered(lay(Building::Dock)));
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Dock));
    assert!(!table.offered(lay(Building::Dock)));
    table.pass(0);
    assert!(table.offered(lay(Building::Dock)), "seat 1 has none any more");
}

#[test]
fn a_seized_defence_protects_the_thief_alone() {
    for (name, defence) in [("palisade", Building::Palisade), ("wall", Building::Wall)] {
        let mut table = prison_finished(json!([]), json!([]), json!([name]), json!({}));
        assert!(is_protected(table.state(), Seat(1), Seat(0)));
        table.play(0, seize(1, defence));
        assert!(!is_protected(table.state(), Seat(1), Seat(0)) && is_protected(table.state(), Seat(0), Seat(1)));
    }
}

#[test]
fn a_building_seized_once_can_be_seized_again() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": [], "stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["dock"], "stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}],
             "units": 1}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Dock));
    table.play(1, supply(Building::Prison, Material::Stone)).play(1, seize(0, Building::Dock));
    assert!(table.camp(1).completed.contains(Building::Dock));
    assert_eq!((table.influence(0), table.influence(1)), (2 + 3, 2 + 1 + 3));
}

#[test]
fn a_seized_road_or_scriptorium_works_in_the_same_turn() {
    let rising = json!([{"building": "villa"}, {"building": "wall"}]);
    let own = json!({"units": 2, "stockpile": ["stone", "wood", "marble"]});
    let mut road = prison_finished(json!([]), rising.clone(), json!(["road"]), own.clone());
    road.play(0, seize(1, Building::Road));
    assert!(road.offered(supply(Building::Villa, Material::Wood)));
    let mut scriptorium = prison_finished(json!([]), rising, json!(["scriptorium"]), own);
    scriptorium.play(0, seize(1, Building::Scriptorium));
    assert!(scriptorium.offered(supply_at_once(Building::Wall, Material::Marble)));
}

#[test]
fn a_stairway_takes_its_material_from_the_pool_with_an_archway() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["rubble"], "seats": [
            {"hand": [], "completed": ["stairway", "archway"]}, {"completed": ["bar"]}]}),
    );
    let (owner, building, material) = (Seat(1), Building::Bar, Material::Rubble);
    table.play(0, Answer::Open { owner, building, material, source: Source::Pool });
    assert!(table.state().opened.contains(Building::Bar) && table.state().pool.is_empty());
}

#[test]
fn an_opened_bath_bathes_everybodys_new_clients() {
    let mut table = table(
        3,
        json!({"leader": 2, "led": "patron", "pool": ["rubble", "wood"], "seats": [
            {"completed": ["bath"], "opened": ["bath"]}, {}, {"hand": []}]}),
    );
    table.play(2, Answer::HireFromPool(Material::Rubble)).play(2, Answer::StoreFromPool(Material::Wood));
    assert_eq!(table.camp(2).stockpile.total(), 1);
}

#[test]
fn opening_a_building_repeats_nothing_of_its_completion() {
    for (name, building) in [
        ("school", Building::School),
        ("foundry", Building::Foundry),
        ("amphitheatre", Building::Amphitheatre),
        ("garden", Building::Garden),
        ("prison", Building::Prison),
    ] {
        let mut table = table(
            2,
            json!({"led": "architect", "pool": ["wood", "wood"], "seats": [
                {"hand": [], "completed": ["stairway", "dock"], "stockpile": [building.material().name()]},
                {"hand": [], "completed": [name]}]}),
        );
        table.play(0, open(1, building, building.material()));
        assert_eq!((table.ended(), table.state().round), (None, 2), "{name}");
    }
}

#[test]
fn latrine_and_vomitorium_serve_each_thought_of_a_school() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["bath", "bar", "dock"], "completed": ["latrine", "vomitorium"],
            "foundations": [{"building": "school", "materials": 1}]}]}),
    );
    table.play(0, add(Building::School, Building::Bath));
    table.play(0, Answer::Discard(Building::Bar)).play(0, Answer::TakeSenator);
    assert!(table.offered(Answer::Discard(Building::Dock)), "again before the next thought");
    table.play(0, Answer::DiscardAll);
    assert_eq!((table.camp(0).hand_size(), table.state().pool.total()), (0, 2));
    assert!(!table.offered(Answer::Pass), "whoever has thrown away must think");
    table.play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn the_latrine_serves_the_academy() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["bar", "dock"], "completed": ["academy", "latrine"]}, {"hand": []}]}),
    );
    table.play(0, lay(Building::Bar)).play(0, Answer::Discard(Building::Dock)).play(0, Answer::DrawToLimit);
    assert_eq!(table.camp(0).hand_size(), 5);
}

#[test]
fn the_academy_counts_craftsmen_of_amphitheatre_bath_and_fountain() {
    let mut amphitheatre = table(
        2,
        json!({"led": "architect", "seats": [{"hand": ["bar"], "stockpile": ["concrete"], "completed": ["academy"],
            "foundations": [{"building": "amphitheatre", "materials": 1}]}, {"hand": []}]}),
    );
    amphitheatre.play(0, supply(Building::Amphitheatre, Material::Concrete)).play(0, lay(Building::Bar));
    assert!(amphitheatre.offered(Answer::DrawToLimit));
    let mut bath = table(
        2,
        json!({"led": "patron", "pool": ["wood"], "seats": [
            {"hand": ["bar"], "completed": ["academy", "bath"]}, {"hand": []}]}),
    );
    bath.play(0, Answer::HireFromPool(Material::Wood)).play(0, lay(Building::Bar));
    assert!(bath.offered(Answer::DrawToLimit));
    let mut architect =
        table(2, json!({"led": "architect", "seats": [{"hand": ["bar"], "completed": ["academy"]}, {"hand": []}]}));
    architect.play(0, lay(Building::Bar));
    assert_eq!(architect.state().round, 2, "an Architect is no Craftsman");
}

#[test]
fn the_dock_works_inside_the_foundry() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "pool": ["wood"], "seats": [{"hand": ["school", "bar", "temple"], "completed": ["dock"],
            "foundations": [{"building": "foundry", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Foundry, Building::School));
    table.play(0, Answer::StoreFromPool(Material::Wood)).play(0, Answer::StoreFromHand(Building::Bar));
    table.play(0, Answer::StoreFromHand(Building::Temple));
    assert_eq!(table.camp(0).stockpile.total(), 3, "three cards in two actions");
}

#[test]
fn bar_and_aqueduct_work_inside_the_garden() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["wood"], "seats": [{"hand": ["school"], "stockpile": ["stone"],
            "completed": ["bar", "aqueduct"], "foundations": [{"building": "garden", "materials": 2}]}]}),
    );
    table.play(0, supply(Building::Garden, Material::Stone));
    table.play(0, Answer::HireFromPool(Material::Wood)).play(0, Answer::HireFromDeck);
    table.play(0, Answer::HireFromHand(Building::School));
    assert_eq!(table.camp(0).clients.total(), 3, "three clients in one action");
    assert_eq!(table.actions_left(), 7, "eight points of influence, one action spent");
}

#[test]
fn atrium_and_basilica_work_for_a_merchant_who_bathes() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["stone"], "seats": [
            {"hand": ["temple"], "completed": ["bath", "atrium", "basilica"]}, {"hand": []}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Stone));
    table.play(0, Answer::SellFromDeck).play(0, Answer::SellFromHand(Building::Temple));
    assert_eq!((table.camp(0).unseen.total(), table.camp(0).hidden.total()), (1, 1));
}

#[test]
fn two_senates_choose_in_the_order_of_the_round() {
    let mut table = table(
        3,
        json!({"leader": 1, "seats": [
            {"hand": ["senator"]}, {"hand": ["merchant"], "completed": ["senate"]}, {"hand": [], "completed": ["senate"]}]}),
    );
    let led = table.offers().into_iter().find(|offer| matches!(offer, Answer::Play { role: Role::Merchant, .. }));
    table.play(1, led.expect("a Merchant"));
    table.play(2, Answer::Think).play(2, Answer::DrawOne).play(0, senator(Role::Merchant));
    assert_eq!((table.asked(), table.offered(Answer::ClaimSenator(Seat(0)))), (Some(1), true), "the leader first");
    table.pass(1);
    assert_eq!(table.asked(), Some(2));
    table.play(2, Answer::ClaimSenator(Seat(0)));
    assert_eq!(table.camp(2).senators, 1);
}

#[test]
fn the_sewer_keeps_petitions_and_every_card_of_a_palace_but_no_senator() {
    let mut table = table(
        2,
        json!({"seats": [{"hand": ["villa", "bar", "bar", "senator"], "completed": ["sewer", "palace"]}, {"hand": []}]}),
    );
    table.play(0, card(Role::Merchant, Building::Villa)).play(0, senator(Role::Merchant));
    table.play(0, petition(Role::Merchant, Material::Rubble));
    table.play(0, Answer::Petition(Building::Bar)).play(0, Answer::Petition(Building::Bar));
    assert_eq!(table.camp(0).units, 3);
    table.play(1, Answer::Think).play(1, Answer::DrawOne);
    table.play(0, Answer::Divert(Material::Rubble)).play(0, Answer::Divert(Material::Rubble));
    table.play(0, Answer::Divert(Material::Stone));
    assert_eq!((table.camp(0).stockpile.total(), table.camp(0).senators, table.state().senators), (3, 0, 6));
}

#[test]
fn the_market_makes_room_for_the_lions_prey() {
    let taken = |built: Value| {
        let mut table = table(
            2,
            json!({"led": "legionary", "seats": [
                {"hand": ["bar", "road", "insula"], "completed": built, "units": 3, "vault": ["wood", "wood", "wood", "wood"]},
                {"hand": [], "clients": ["laborer", "laborer", "laborer"]}]}),
        );
        table.play(0, Answer::Demand(Building::Insula)).play(0, Answer::Demand(Building::Road));
        table.play(0, Answer::Demand(Building::Bar));
        while table.offered(feed(1, Role::Laborer)) {
            table.play(0, feed(1, Role::Laborer));
        }
        table.camp(0).vault_size() - 4
    };
    assert_eq!(taken(json!(["colosseum"])), 1, "five points of influence, four places taken");
    assert_eq!(taken(json!(["colosseum", "market"])), 3);
}

#[test]
fn the_bridge_sends_the_lions_to_those_who_are_no_neighbours() {
    let prey = |built: Value| {
        let mut table = table(
            4,
            json!({"led": "legionary", "seats": [
                {"hand": ["bar"], "completed": built}, {"hand": []}, {"hand": [], "clients": ["laborer"]}, {"hand": []}]}),
        );
        table.play(0, Answer::Demand(Building::Bar));
        table.offered(feed(2, Role::Laborer))
    };
    assert!(!prey(json!(["colosseum"])) && prey(json!(["colosseum", "bridge"])));
}

#[test]
fn palace_and_slave_market_add_units_and_double_clients() {
    let mut table = table(
        2,
        json!({"pool": ["wood"], "seats": [{"hand": ["bar", "bar"], "completed": ["palace", "slave_market"],
            "clients": ["laborer", "laborer"]}, {"hand": []}]}),
    );
    table.play(0, card(Role::Laborer, Building::Bar)).play(0, card(Role::Laborer, Building::Bar));
    table.play(1, Answer::Think).play(1, Answer::DrawOne);
    assert_eq!(table.actions_left(), 2 + 2 * 2);
}

#[test]
fn the_scriptorium_finishes_a_catacomb_and_a_statue_with_one_marble() {
    let table = || {
        table(
            2,
            json!({"led": "craftsman", "seats": [{"hand": ["temple"], "completed": ["scriptorium"],
                "foundations": [{"building": "catacomb"}, {"building": "statue", "site": "stone"}]}]}),
        )
    };
    let mut catacomb = table();
    catacomb.play(0, add_at_once(Building::Catacomb, Building::Temple));
    assert_eq!(catacomb.ended(), Some(End::Catacomb));
    let mut statue = table();
    statue.play(0, add_at_once(Building::Statue, Building::Temple));
    assert_eq!(statue.influence(0), 2 + 3 + 3);
}

#[test]
fn a_tower_finished_inside_the_amphitheatre_halves_the_way_out_of_town() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["wall", "senate", "bar"], "foundations": [
            {"building": "amphitheatre", "materials": 1}, {"building": "tower", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall)).play(0, add(Building::Tower, Building::Senate));
    assert_eq!(table.actions_left(), 3, "four were granted; the number is fixed");
    table.play(0, lay_outside(Building::Bar));
    assert!(table.camp(0).foundations.contains(Building::Bar));
    assert_eq!(table.asked(), Some(1), "no card is left to build with");
}
