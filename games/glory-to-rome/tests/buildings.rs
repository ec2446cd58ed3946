//! Each building alone.

mod table;

use glory_to_rome::answer::{Answer, Place};
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options};
use glory_to_rome::power;
use glory_to_rome::score;
use glory_to_rome::state::End;
use saturnalia_rules::{Seat, Viewer};
use serde_json::json;
use table::*;

const ME: Seat = Seat(0);

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
    let sheet = score::score_sheet(table.state(), Viewer::Truth);
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
    let mut table = table(
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
    assert_eq!(table.camp(0).influence(), 4);
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
    assert_eq!(table.camp(0).influence(), 5);
    table.play(0, seize(1, Building::Temple));
    assert_eq!((table.camp(0).influence(), table.camp(1).influence()), (2, 2 + 4 + 3));
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
    assert_eq!(architect.camp(0).influence(), 5);
    let craftsman = table(2, scenario("craftsman"));
    assert!(craftsman.offered(add(Building::Villa, Building::Prison)));
    assert!(!craftsman.offered(add_at_once(Building::Villa, Building::Prison)));
}

#[test]
fn basilica_sells_a_card_of_the_hand_that_only_its_owner_knows() {
    let mut table = table(
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
    assert_eq!(table.camp(0).influence(), 4, "the value of the site");
    assert_eq!(score::total(table.state(), ME), 4 + 3);
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
