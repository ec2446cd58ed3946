//! Rulings Q1 to Q17.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Options, TwoPlayerSites, WallPoints};
use glory_to_rome::power;
use glory_to_rome::state::End;
use saturnalia_rules::{Seat, Viewer};
use serde_json::{Value, json};

use crate::table::*;

#[test]
fn q1_the_wall_counts_the_vault_or_by_option_the_stockpile() {
    let scenario = json!({"seats": [{"completed": ["wall"], "vault": ["wood", "wood"],
        "stockpile": ["stone", "stone", "stone", "stone", "stone"]}]});
    let wall = |wall: WallPoints| {
        let table = table_with(Options { wall, ..Options::default() }, 2, scenario.clone());
        table.position.score_sheet(Viewer::Truth).lines[4].points[0]
    };
    assert_eq!((wall(WallPoints::Vault), wall(WallPoints::Stockpile)), (1, 2));
}

#[test]
fn q2_one_exhausted_material_does_not_end_the_game_all_six_do() {
    let mut one = table(2, json!({"led": "craftsman", "in_town": {"rubble": 1}, "seats": [{"hand": ["bar", "dock"]}]}));
    one.play(0, lay(Building::Bar));
    assert_eq!(one.ended(), None);
    let mut last = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["bar"]}],
            "in_town": {"rubble": 1, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 0}}),
    );
    last.play(0, lay(Building::Bar));
    assert_eq!(last.ended(), Some(End::Sites));
}

#[test]
fn q3_a_site_out_of_town_may_be_taken_while_one_in_town_is_left() {
    let table = table(2, json!({"led": "architect", "seats": [{"hand": ["bar"], "units": 2}]}));
    assert!(table.offered(lay(Building::Bar)) && table.offered(lay_outside(Building::Bar)));
}

#[test]
fn q4_two_players_have_three_sites_in_town_or_by_option_two() {
    let sites = |two_player_sites| {
        let options = Options { two_player_sites, ..Options::default() };
        table_with(options, 2, json!({})).state().in_town
    };
    assert_eq!((sites(TwoPlayerSites::Three), sites(TwoPlayerSites::Two)), ([3; 6], [2; 6]));
}

#[test]
fn q5_the_stairway_uses_up_the_action() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"hand": ["dock"], "stockpile": ["rubble"], "completed": ["stairway"], "units": 2}, {"completed": ["bar"]}]}),
    );
    table.play(0, open(1, Building::Bar, Material::Rubble));
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn q6_the_stairway_takes_what_matches_also_through_road_and_tower_but_not_scriptorium() {
    let opens = |own: Value, victim: Value, material: Material, building: Building| {
        let table = table(
            2,
            json!({"led": "architect", "seats": [
                {"hand": ["dock"], "stockpile": [material.name()], "completed": own}, victim]}),
        );
        table.offered(open(1, building, material))
    };
    let villa = json!({"completed": ["villa"]});
    assert!(opens(json!(["stairway"]), villa.clone(), Material::Stone, Building::Villa));
    assert!(!opens(json!(["stairway"]), villa.clone(), Material::Wood, Building::Villa));
    assert!(opens(json!(["stairway", "road"]), villa.clone(), Material::Wood, Building::Villa));
    assert!(opens(json!(["stairway", "tower"]), villa.clone(), Material::Rubble, Building::Villa));
    assert!(!opens(json!(["stairway", "scriptorium"]), villa, Material::Marble, Building::Villa));
    let statue = json!({"completed": ["statue"]});
    assert!(opens(json!(["stairway"]), statue, Material::Marble, Building::Statue));
}

#[test]
fn q7_each_unit_of_a_palace_counts_also_petitions() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "bar", "road", "road"], "completed": ["palace"]}]}));
    table.play(0, petition(Role::Merchant, Material::Rubble));
    table.play(0, Answer::Petition(Building::Road)).play(0, Answer::Petition(Building::Road));
    table.play(0, petition(Role::Merchant, Material::Rubble));
    table.play(0, Answer::Petition(Building::Bar)).play(0, Answer::Petition(Building::Bar));
    assert_eq!(table.camp(0).units, 2);
}

#[test]
fn q8_the_bath_is_never_doubled_by_the_slave_market() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["rubble", "wood", "wood"], "seats": [
            {"hand": [], "completed": ["bath", "slave_market"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Rubble)).play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!((table.asked(), table.camp(0).stockpile.total()), (Some(1), 1));
}

#[test]
fn q9_the_bath_works_during_the_garden() {
    let mut table = table(
        2,
        json!({"led": "architect", "pool": ["rubble", "wood"], "seats": [
            {"hand": [], "stockpile": ["stone"], "completed": ["bath"],
             "foundations": [{"building": "garden", "materials": 2}]}]}),
    );
    table.play(0, supply(Building::Garden, Material::Stone)).play(0, Answer::HireFromPool(Material::Rubble));
    table.play(0, Answer::StoreFromPool(Material::Wood));
    assert_eq!(table.camp(0).stockpile.total(), 1);
}

#[test]
fn q10_a_card_is_shown_only_once_a_round() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["brick", "brick"], "seats": [
            {"hand": ["bar", "dock"], "completed": ["bath"], "units": 2}, {"hand": ["wall"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Brick));
    table.play(0, Answer::Demand(Building::Bar)).play(1, Answer::GloryToRome);
    table.play(0, Answer::HireFromPool(Material::Brick));
    assert_eq!(table.offers(), [Answer::Pass, Answer::Demand(Building::Dock)]);
}

#[test]
fn q11_the_last_card_is_placed_and_follow_ups_lapse() {
    let mut bar = table(
        2,
        json!({"led": "patron", "deck_top": ["dock"], "deck_size": 1, "seats": [
            {"hand": [], "completed": ["bar", "bath"]}]}),
    );
    bar.play(0, Answer::HireFromDeck);
    assert_eq!((bar.ended(), bar.camp(0).clients.total()), (Some(End::Deck), 1));
    let mut atrium = table(
        2,
        json!({"led": "merchant", "deck_size": 1, "seats": [{"hand": ["bar"], "completed": ["atrium", "basilica"]}]}),
    );
    atrium.play(0, Answer::SellFromDeck);
    assert_eq!((atrium.ended(), atrium.camp(0).vault_size()), (Some(End::Deck), 1));
    let mut fountain = table(
        2,
        json!({"led": "craftsman", "deck_top": ["wall"], "deck_size": 1, "seats": [{"hand": ["bar"],
            "completed": ["fountain"], "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    fountain.play(0, Answer::DrawFountain);
    assert_eq!(fountain.ended(), None);
    fountain.play(0, add(Building::Amphitheatre, Building::Wall));
    assert_eq!((fountain.ended(), fountain.influence(0)), (Some(End::Deck), 7));
}

#[test]
fn q12_thinking_draws_what_is_left_and_ends_the_game() {
    let mut table = table(2, json!({"deck_size": 2, "seats": [{"hand": []}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawToLimit);
    assert_eq!((table.ended(), table.camp(0).hand_size()), (Some(End::Deck), 2));
}

#[test]
fn q13_the_prison_takes_no_building_of_a_name_one_has_even_as_a_foundation() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "completed": ["bar"],
             "foundations": [{"building": "prison", "materials": 2}, {"building": "temple"}]},
            {"completed": ["bar", "temple", "prison", "dock"]}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone));
    assert_eq!(table.offers(), [Answer::Pass, seize(1, Building::Dock)]);
}

#[test]
fn q14_an_opened_building_stays_open_when_it_is_seized() {
    let mut table = table(
        3,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["temple"], "opened": ["temple"]}, {}]}),
    );
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Temple));
    assert!(table.camp(0).opened.contains(Building::Temple) && !table.camp(1).opened.contains(Building::Temple));
    assert_eq!(power::hand_limit(table.state(), Seat(2)), 9);
}

#[test]
fn q15_the_academy_needs_an_action_that_was_performed() {
    let after = |answers: &[Answer]| {
        let mut table = table(
            2,
            json!({"led": "craftsman", "seats": [
                {"hand": ["bar"], "completed": ["academy", "fountain"]}, {"hand": []}]}),
        );
        for answer in answers {
            table.play(0, *answer);
        }
        table.offered(Answer::DrawOne)
    };
    assert!(!after(&[Answer::Pass]));
    assert!(after(&[Answer::DrawFountain, Answer::Keep]));
}

#[test]
fn q16_the_academy_thinks_after_the_clean_up() {
    let mut table = table(2, json!({"seats": [{"hand": ["dock", "bar"], "completed": ["academy"]}, {"hand": []}]}));
    table.play(0, card(Role::Craftsman, Building::Dock)).play(1, Answer::Think).play(1, Answer::DrawOne);
    table.play(0, lay(Building::Bar)).finish_round();
    assert!(table.state().pool.contains(Building::Dock));
    let mut again = table_at_academy();
    assert!(again.state().pool.contains(Building::Dock), "the card lies in the pool before the Academy thinks");
    assert!(again.offered(Answer::DrawOne));
    again.pass(0);
}

fn table_at_academy() -> Table {
    let mut table = table(2, json!({"seats": [{"hand": ["dock", "bar"], "completed": ["academy"]}, {"hand": []}]}));
    table.play(0, card(Role::Craftsman, Building::Dock)).play(1, Answer::Think).play(1, Answer::TakeSenator);
    table.play(0, lay(Building::Bar));
    table
}

#[test]
fn q17_bar_aqueduct_and_pool_in_any_order_but_no_pool_after_the_deck() {
    let start = || {
        table(
            2,
            json!({"led": "patron", "pool": ["wood"], "seats": [
                {"hand": ["school"], "completed": ["bar", "aqueduct"]}]}),
        )
    };
    let mut hand_first = start();
    hand_first.play(0, Answer::HireFromHand(Building::School));
    assert!(hand_first.offered(Answer::HireFromPool(Material::Wood)) && hand_first.offered(Answer::HireFromDeck));
    hand_first.play(0, Answer::HireFromPool(Material::Wood)).play(0, Answer::HireFromDeck);
    assert_eq!(hand_first.camp(0).clients.total(), 3);
    let mut deck_first = start();
    deck_first.play(0, Answer::HireFromDeck);
    assert_eq!(deck_first.offers(), [Answer::Pass, Answer::HireFromHand(Building::School)]);
}
