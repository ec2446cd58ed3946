//! Buildings that interrupt each other.

mod table;

use glory_to_rome::answer::{Answer, Finish, Source};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::power;
use glory_to_rome::role::legionary::is_protected;
use glory_to_rome::score;
use glory_to_rome::state::End;
use glory_to_rome::steps::Step;
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;
use table::*;

const ME: Seat = Seat(0);

/// The names of the steps on the agenda, in reading order.
fn agenda(table: &Table) -> Vec<String> {
    let name = |step: &Step| format!("{step:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect();
    table.position.agenda().iter().map(name).collect()
}

#[test]
fn bath_fountain_prison_school_think_and_only_then_the_clients_are_counted() {
    let mut table = table(
        3,
        json!({"led": "patron", "pool": ["wood", "stone"], "deck_top": ["villa"], "seats": [
            {"hand": ["bar"], "completed": ["bath", "fountain"], "clients": ["patron"],
             "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["school"]}, {}]}),
    );
    assert_eq!(agenda(&table), ["Patron", "Patron", "Patron", "EndRound"]);
    table.play(0, Answer::HireFromPool(Material::Wood));
    assert_eq!(agenda(&table), ["Craftsman", "PatronMore", "Patron", "Patron", "Patron", "EndRound"]);
    table.play(0, Answer::DrawFountain);
    assert_eq!(agenda(&table)[0], "FountainCard");
    table.play(0, add(Building::Prison, Building::Villa));
    assert_eq!(agenda(&table), ["Prison", "PatronMore", "Patron", "Patron", "Patron", "EndRound"]);
    assert_eq!(table.influence(0), 2 + 2 + 3 + 3);
    table.play(0, seize(1, Building::School));
    assert_eq!(agenda(&table)[0], "Think");
    // Two, Bath and Fountain; the Prison's three have gone to its victim.
    for _ in 0..7 {
        table.play(0, Answer::DrawOne);
    }
    assert_eq!(agenda(&table), ["Patron", "Patron", "Patron", "EndRound"]);
    assert_eq!((table.asked(), table.actions_left()), (Some(0), 1), "the Patron client is still to act");
    table.play(0, Answer::HireFromPool(Material::Stone));
    assert_eq!(table.camp(0).clients.total(), 3);
}

#[test]
fn the_bath_lets_a_new_client_act_in_every_role() {
    let hired = |material: &str| {
        let mut table = table(
            2,
            json!({"led": "patron", "pool": [material, "rubble"], "seats": [
                {"hand": ["temple"], "completed": ["bath"], "stockpile": ["wood"],
                 "foundations": [{"building": "dock"}]},
                {"hand": ["forum"]}]}),
        );
        let material = Material::ALL.into_iter().find(|of| of.name() == material).unwrap();
        table.play(0, Answer::HireFromPool(material));
        table
    };
    let mut laborer = hired("rubble");
    laborer.play(0, Answer::StoreFromPool(Material::Rubble));
    assert_eq!(laborer.camp(0).stockpile.total(), 2);
    let mut craftsman = hired("wood");
    craftsman.play(0, lay(Building::Temple));
    assert!(craftsman.camp(0).foundations.contains(Building::Temple));
    let mut architect = hired("concrete");
    architect.play(0, supply(Building::Dock, Material::Wood));
    assert!(architect.camp(0).completed.contains(Building::Dock));
    let mut legionary = hired("brick");
    legionary.play(0, Answer::Demand(Building::Temple)).play(1, Answer::Give(Building::Forum));
    assert!(legionary.camp(0).stockpile.contains(Building::Forum));
    let mut merchant = hired("stone");
    merchant.play(0, Answer::SellFromStockpile(Material::Wood));
    assert_eq!(merchant.camp(0).vault_size(), 1);
    let mut patron = hired("marble");
    patron.play(0, Answer::HireFromPool(Material::Rubble));
    assert_eq!(patron.camp(0).clients.total(), 2);
    for table in [laborer, craftsman, architect, legionary, merchant] {
        assert_eq!(table.asked(), Some(1), "once, and the client rests for the round");
    }
}

#[test]
fn patrons_hired_through_the_bath_hire_on_depth_first() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["marble", "marble", "marble", "wood"], "seats": [
            {"hand": ["school"], "completed": ["bath", "aqueduct"], "clients": []}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Marble));
    table.play(0, Answer::HireFromPool(Material::Marble));
    table.play(0, Answer::HireFromPool(Material::Marble));
    // Three actions are open, each may still hire from the hand; the innermost comes first.
    assert_eq!(agenda(&table)[..4], ["Patron", "PatronMore", "PatronMore", "PatronMore"]);
    table.play(0, Answer::HireFromHand(Building::School));
    // The School's card is a Legionary, but no card is left to show; then the pool part of the innermost action.
    table.play(0, Answer::HireFromPool(Material::Wood));
    assert_eq!(table.camp(0).clients.total(), 5);
}

#[test]
fn the_bath_opens_the_aqueducts_part_of_the_action_that_finished_it() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["wood"], "seats": [
            {"hand": ["wall", "school"], "completed": ["bath"],
             "foundations": [{"building": "aqueduct", "materials": 1}]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Wood)).play(0, add(Building::Aqueduct, Building::Wall));
    assert!(table.offered(Answer::HireFromHand(Building::School)));
}

#[test]
fn a_storeroom_finished_by_the_bath_lets_the_next_client_be_a_laborer() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["concrete", "stone", "rubble"], "seats": [
            {"hand": [], "completed": ["bath"], "stockpile": ["concrete"], "units": 2,
             "foundations": [{"building": "storeroom", "materials": 1}]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Concrete)).play(0, supply(Building::Storeroom, Material::Concrete));
    table.play(0, Answer::HireFromPool(Material::Stone));
    assert_eq!(
        table.offers(),
        [Answer::Pass, Answer::ActAs(Role::Laborer), Answer::ActAs(Role::Merchant)],
        "ruling Q8"
    );
    table.play(0, Answer::ActAs(Role::Laborer)).play(0, Answer::StoreFromPool(Material::Rubble));
}

#[test]
fn with_the_ludus_a_new_merchant_bathes_as_anybody() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["stone"], "seats": [{"hand": ["bar"], "completed": ["bath", "ludus_magnus"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Stone));
    assert_eq!(table.offers().len(), 1 + 6);
    table.play(0, Answer::ActAs(Role::Craftsman)).play(0, lay(Building::Bar));
}

#[test]
fn the_fountain_works_inside_the_amphitheatre_and_a_second_action_goes_out_of_town() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "deck_top": ["temple", "tower", "bar"], "seats": [
            {"hand": ["wall"], "completed": ["fountain"],
             "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall));
    assert_eq!(table.actions_left(), 7);
    table.play(0, Answer::DrawFountain).play(0, lay_outside(Building::Temple));
    assert_eq!(table.actions_left(), 5, "two of them");
    table.play(0, Answer::DrawFountain).play(0, Answer::Keep);
    assert_eq!((table.actions_left(), table.camp(0).hand.total()), (4, 1));
}

#[test]
fn a_single_fountain_action_does_not_go_out_of_town_without_the_tower() {
    let scenario = |built: serde_json::Value| json!({"led": "craftsman", "deck_top": ["wall"], "seats": [{"hand": [], "completed": built}]});
    let mut plain = table(2, scenario(json!(["fountain"])));
    plain.play(0, Answer::DrawFountain);
    assert_eq!(plain.offers(), [lay(Building::Wall), Answer::Keep]);
    let mut tower = table(2, scenario(json!(["fountain", "tower"])));
    tower.play(0, Answer::DrawFountain).play(0, lay_outside(Building::Wall));
}

#[test]
fn the_prison_sets_off_whatever_the_stolen_building_does_on_completion() {
    let stolen = |building: &str| {
        let mut table = table(
            2,
            json!({"led": "architect", "pool": ["wood", "wood", "wood", "wood", "wood"], "seats": [
                {"hand": ["bar", "dock", "road"], "stockpile": ["stone"], "sites": ["rubble"],
                 "foundations": [{"building": "prison", "materials": 2}]},
                {"completed": [building]}]}),
        );
        table.play(0, supply(Building::Prison, Material::Stone));
        let building = Building::ALL.into_iter().find(|of| of.name() == building).unwrap();
        table.play(0, seize(1, building));
        table
    };
    // Influence is three by then: the Prison's site has gone.
    let mut amphitheatre = stolen("amphitheatre");
    assert_eq!(amphitheatre.actions_left(), 3);
    amphitheatre.play(0, lay(Building::Bar)).play(0, lay(Building::Dock)).play(0, lay(Building::Road));
    assert_eq!(amphitheatre.asked(), Some(1));
    let mut foundry = stolen("foundry");
    for _ in 0..3 {
        foundry.play(0, Answer::StoreFromPool(Material::Wood));
    }
    assert_eq!((foundry.asked(), foundry.camp(0).stockpile.total()), (Some(1), 3));
    let mut garden = stolen("garden");
    for _ in 0..3 {
        garden.play(0, Answer::HireFromPool(Material::Wood));
    }
    assert_eq!((garden.asked(), garden.camp(0).clients.total()), (Some(1), 3));
    let mut school = stolen("school");
    for _ in 0..3 {
        school.play(0, Answer::DrawOne);
    }
    assert_eq!((school.asked(), school.camp(0).hand_size()), (Some(1), 6));
}

#[test]
fn the_prison_leaves_an_overfull_camp_alone_but_nothing_new_comes_in() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["wood"], "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["insula", "market"], "hand": [],
             "clients": ["laborer", "laborer", "laborer", "laborer", "laborer", "laborer"],
             "vault": ["wood", "wood", "wood", "wood", "wood", "wood"]}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Insula));
    // Ruling Q31. Four of its own and three of the Prison.
    assert_eq!((table.influence(1), power::client_limit(table.state(), Seat(1))), (7, 7));
    assert_eq!((table.camp(1).clients.total(), table.camp(1).vault_size()), (6, 6));
}

#[test]
fn a_stairway_to_a_palisade_or_wall_protects_everybody() {
    for (defence, material) in [(Building::Palisade, Material::Wood), (Building::Wall, Material::Concrete)] {
        let mut table = table(
            3,
            json!({"led": "architect", "seats": [
                {"hand": [], "stockpile": [material.name()], "completed": ["stairway"]},
                {"completed": [defence.name()]}, {"completed": ["bridge"]}]}),
        );
        let protected = |table: &Table, seat: u8, by: u8| is_protected(table.state(), Seat(seat), Seat(by));
        assert!(!protected(&table, 2, 0) && protected(&table, 1, 0));
        table.play(0, open(1, defence, material));
        assert!(protected(&table, 2, 0) && protected(&table, 0, 1));
        assert_eq!(protected(&table, 0, 2), defence == Building::Wall, "the Bridge gets past a Palisade");
    }
}

#[test]
fn every_defence_against_every_attack() {
    for bridge in [false, true] {
        for colosseum in [false, true] {
            for defence in ["none", "palisade", "wall"] {
                let mut built = Vec::new();
                built.extend(bridge.then_some("bridge"));
                built.extend(colosseum.then_some("colosseum"));
                let wall: Vec<&str> = [defence].into_iter().filter(|defence| *defence != "none").collect();
                let mut table = table(
                    2,
                    json!({"led": "legionary", "seats": [
                        {"hand": ["road"], "completed": built},
                        {"hand": ["bar"], "stockpile": ["rubble"], "clients": ["laborer"], "completed": wall}]}),
                );
                table.play(0, Answer::Demand(Building::Road));
                while let Some(seat) = table.asked()
                    && table.state().round == 1
                    && !table.state().demanded.is_empty()
                {
                    let offers = table.offers();
                    table.play(seat, *offers.last().unwrap());
                }
                let open = defence == "none" || defence == "palisade" && bridge;
                let taken = (table.camp(0).stockpile.total(), table.camp(0).vault_size());
                let expected = (u8::from(open) + u8::from(open && bridge), u8::from(open && colosseum));
                assert_eq!(taken, expected, "bridge {bridge}, colosseum {colosseum}, {defence}");
            }
        }
    }
}

#[test]
fn a_legionary_client_thrown_to_the_lions_does_not_act_any_more() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["school"], "completed": ["colosseum"]},
            {"hand": ["bar"], "clients": ["legionary"]}]}),
    );
    table.play(0, Answer::Demand(Building::School)).play(1, Answer::GloryToRome).play(0, feed(1, Role::Legionary));
    assert_eq!((table.state().round, table.asked()), (2, Some(1)), "no action for seat 2, the next round");
    assert!(table.camp(0).sold.has(Material::Brick));
}

#[test]
fn the_gate_makes_every_marble_foundation_work() {
    let with = |building: &str, led: &str, more: serde_json::Value| {
        let mut camp = json!({"completed": ["gate"], "foundations": [{"building": building}]});
        camp.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let mut scenario = json!({"pool": ["stone"], "seats": [camp, {"completed": ["bar"]}]});
        if !led.is_empty() {
            scenario["led"] = json!(led);
        }
        table(2, scenario)
    };
    let basilica = with("basilica", "merchant", json!({"hand": ["bar"]}));
    assert!(basilica.offered(Answer::SellFromHand(Building::Bar)));
    let stairway = with("stairway", "architect", json!({"stockpile": ["rubble"]}));
    assert!(stairway.offered(open(1, Building::Bar, Material::Rubble)));
    let ludus = with("ludus_magnus", "laborer", json!({"clients": ["merchant"]}));
    assert_eq!(ludus.actions_left(), 2);
    let mut palace = with("palace", "", json!({"hand": ["bar", "bar"]}));
    palace.play(0, card(Role::Laborer, Building::Bar));
    assert!(palace.offered(card(Role::Laborer, Building::Bar)));
    let fountain = with("fountain", "craftsman", json!({"hand": []}));
    assert!(fountain.offered(Answer::DrawFountain));
    let temple = with("temple", "", json!({}));
    assert_eq!(power::hand_limit(temple.state(), ME), 9);
    let statue =
        table(2, json!({"seats": [{"completed": ["gate"], "foundations": [{"building": "statue", "site": "wood"}]}]}));
    assert_eq!(score::total(statue.state(), ME), 2 + 2 + 3, "three points on a foreign site, no influence");
    let mut forum = with(
        "forum",
        "laborer",
        json!({"clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"],
            "stockpile": ["rubble", "wood", "concrete", "brick", "marble"]}),
    );
    forum.play(0, Answer::StoreFromPool(Material::Stone));
    assert!(matches!(forum.ended(), Some(End::Forum(_))));
}

#[test]
fn an_opened_gate_lets_everybodys_marble_foundations_work() {
    let table = table(
        2,
        json!({"seats": [
            {"completed": ["gate"], "opened": ["gate"]}, {"foundations": [{"building": "temple"}]}]}),
    );
    assert_eq!(power::hand_limit(table.state(), Seat(1)), 9);
}

#[test]
fn a_gate_finished_mid_turn_starts_the_fountain_foundation() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["school"], "units": 2,
            "foundations": [{"building": "gate", "materials": 1}, {"building": "fountain"}]}]}),
    );
    assert!(!table.offered(Answer::DrawFountain));
    table.play(0, add(Building::Gate, Building::School));
    assert!(table.offered(Answer::DrawFountain));
}

#[test]
fn a_ludus_finished_mid_turn_lets_the_merchants_act_too() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["temple", "bar", "dock"], "clients": ["merchant"],
            "foundations": [{"building": "ludus_magnus", "materials": 2}]}]}),
    );
    assert_eq!(table.actions_left(), 1);
    table.play(0, add(Building::LudusMagnus, Building::Temple));
    assert_eq!(table.actions_left(), 1);
    table.play(0, lay(Building::Bar));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn a_slave_market_finished_mid_turn_doubles_only_clients_that_have_not_acted() {
    let scenario = |units: u8| {
        json!({"led": "craftsman", "seats": [{
            "hand": ["villa", "bar", "dock", "road", "insula"], "clients": ["craftsman", "craftsman"], "units": units,
            "foundations": [{"building": "slave_market", "materials": 2}]}]})
    };
    let mut with_the_card = table(2, scenario(1));
    with_the_card.play(0, add(Building::SlaveMarket, Building::Villa));
    assert_eq!(with_the_card.actions_left(), 4, "both clients act twice");
    let mut with_a_client = table(2, scenario(0));
    with_a_client.play(0, add(Building::SlaveMarket, Building::Villa));
    assert_eq!(with_a_client.actions_left(), 2, "only the second client acts twice");
}

#[test]
fn a_doubled_client_pays_for_a_site_out_of_town() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["bar"], "completed": ["slave_market"], "clients": ["craftsman"], "units": 0}]}),
    );
    table.play(0, lay_outside(Building::Bar));
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn the_slave_market_doubles_substitutes_as_well() {
    let table = table(
        2,
        json!({"led": "laborer", "pool": ["wood"], "seats": [
            {"completed": ["slave_market", "storeroom", "ludus_magnus"], "clients": ["merchant", "patron", "laborer"]}]}),
    );
    assert_eq!(table.actions_left(), 1 + 6, "each client twice, never once per capability");
}

#[test]
fn a_tower_finished_mid_turn_opens_the_way_out_of_town() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["wall", "bar"], "units": 2,
            "foundations": [{"building": "tower", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Tower, Building::Wall));
    assert!(table.offered(lay_outside(Building::Bar)));
}

#[test]
fn villa_takes_any_material_on_a_road_and_is_finished_by_it() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["wood"], "seats": [{"hand": [], "completed": ["road", "archway"],
            "foundations": [{"building": "villa"}]}]}),
    );
    let from_pool =
        |finish| Answer::Supply { to: Building::Villa, material: Material::Wood, source: Source::Pool, finish };
    assert!(table.offered(from_pool(Finish::Ordinary)));
    table.play(0, from_pool(Finish::AtOnce));
    assert!(table.camp(0).completed.contains(Building::Villa));
}

#[test]
fn scriptorium_and_archway_finish_with_marble_of_the_pool() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["marble"], "seats": [{"hand": [], "completed": ["scriptorium", "archway"],
            "foundations": [{"building": "wall"}]}]}),
    );
    table.play(
        0,
        Answer::Supply { to: Building::Wall, material: Material::Marble, source: Source::Pool, finish: Finish::AtOnce },
    );
    assert!(table.camp(0).completed.contains(Building::Wall));
}

#[test]
fn a_statue_on_stone_takes_anything_with_a_road_and_rubble_with_a_tower() {
    let fits = |built: serde_json::Value, card: &str| {
        let table = table(
            2,
            json!({"led": "craftsman", "seats": [{"hand": [card], "completed": built,
                "foundations": [{"building": "statue", "site": "stone"}]}]}),
        );
        table.offers().iter().any(|offer| matches!(offer, Answer::Add { to: Building::Statue, .. }))
    };
    assert!(fits(json!([]), "villa") && fits(json!([]), "temple") && !fits(json!([]), "dock"));
    assert!(fits(json!(["road"]), "dock"));
    assert!(fits(json!(["tower"]), "bar") && !fits(json!(["tower"]), "dock"));
}

#[test]
fn a_palace_mixes_cards_senators_petitions_and_circus_cards() {
    let mut table = table(
        2,
        json!({"seats": [{"hand": ["bar", "wall", "temple", "forum", "senator"],
            "completed": ["palace", "circus"]}]}),
    );
    table.play(0, card(Role::Architect, Building::Bar)).play(0, card(Role::Architect, Building::Wall));
    table.play(0, senator(Role::Architect)).play(0, petition(Role::Architect, Material::Marble));
    table.play(0, Answer::Petition(Building::Forum)).play(0, Answer::Petition(Building::Temple));
    assert_eq!(table.camp(0).units, 4);
    assert_eq!(table.asked(), Some(1), "the hand is empty");
}

#[test]
fn a_catacomb_finished_inside_the_amphitheatre_ends_everything() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["wall", "villa", "bar"],
            "foundations": [{"building": "amphitheatre", "materials": 1}, {"building": "catacomb", "materials": 2}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall)).play(0, add(Building::Catacomb, Building::Villa));
    assert_eq!(table.ended(), Some(End::Catacomb));
    assert!(table.position.agenda().is_empty());
}

#[test]
fn an_amphitheatre_inside_an_amphitheatre_is_the_prisons() {
    // The own Amphitheatre finishes the Prison, which may not take another Amphitheatre, but a School.
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [
            {"hand": ["wall", "villa", "bar"],
             "foundations": [{"building": "amphitheatre", "materials": 1}, {"building": "prison", "materials": 2}]},
            {"completed": ["amphitheatre", "school"]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall)).play(0, add(Building::Prison, Building::Villa));
    assert_eq!(table.offers(), [Answer::Pass, seize(1, Building::School)]);
    table.play(0, seize(1, Building::School));
    for _ in 0..4 {
        table.play(0, Answer::DrawOne);
    }
    assert_eq!(table.actions_left(), 3, "three of the Amphitheatre's four are still to come");
}

#[test]
fn sewer_and_senate_finished_this_round_work_at_its_end() {
    let mut table = table(
        2,
        json!({"seats": [
            {"hand": ["dock", "villa", "wall", "senator"], "completed": ["palace"],
             "foundations": [{"building": "sewer", "materials": 2}, {"building": "senate", "materials": 1}]},
            {"hand": ["senator"]}]}),
    );
    table.play(0, card(Role::Craftsman, Building::Dock)).play(0, senator(Role::Craftsman)).pass(0);
    table.play(1, senator(Role::Craftsman));
    table.play(0, add(Building::Sewer, Building::Villa)).play(0, add(Building::Senate, Building::Wall));
    table.play(0, Answer::ClaimSenator(Seat(1))).play(0, Answer::Divert(Material::Wood));
    assert_eq!((table.camp(0).senators, table.camp(0).stockpile.total()), (1, 1));
}

#[test]
fn an_opened_statue_and_wall_score_for_everybody() {
    let table = table(
        2,
        json!({"seats": [
            {"completed": ["statue", "wall"], "opened": ["statue", "wall"]},
            {"vault": ["stone", "wood"]}]}),
    );
    let sheet = table.position.score_sheet(Viewer::Truth);
    assert_eq!((sheet.lines[3].points.clone(), sheet.lines[4].points.clone()), (vec![3, 3], vec![0, 1]));
}

#[test]
fn a_seized_statue_keeps_its_site_for_the_stairway_and_its_points_change_hands() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["statue"]}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Statue));
    assert_eq!((score::total(table.state(), ME), score::total(table.state(), Seat(1))), (2 + 3, 2 + 3 + 3));
    assert_eq!(table.camp(0).statue_site, Some(Material::Marble));
}
