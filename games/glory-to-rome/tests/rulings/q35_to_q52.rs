//! Rulings Q35 to Q52.

use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options, Scope, TwoPlayerSites};
use glory_to_rome::state::End;
use glory_to_rome::{Event, GloryToRome};
use saturnalia_rules::{Chance, Dice, Position, SeatCount, Seed, Viewer};
use serde_json::json;

use crate::table::*;

#[test]
fn q35_and_q36_the_trial_game_has_three_sites_in_all_and_seventy_two_cards() {
    let trial = Options { game: Scope::Trial, two_player_sites: TwoPlayerSites::Two, ..Options::default() };
    let seats = SeatCount::new(2).unwrap();
    let position = Position::<GloryToRome>::start(
        &trial,
        printed(),
        seats,
        Dice::fair(Seed::from_number(1), Chance::OneStream),
        None,
    );
    assert_eq!((position.state().in_town, position.state().out_of_town), ([2; 6], [1; 6]));
    assert_eq!(position.state().aside.total(), 72);
}

#[test]
fn q37_a_function_that_is_open_already_is_not_opened_again() {
    let table = table(
        3,
        json!({"led": "architect", "seats": [
            {"hand": ["dock"], "stockpile": ["rubble"], "completed": ["stairway"]},
            {"completed": ["bar"], "opened": ["bar"]}, {"completed": ["bar"]}]}),
    );
    assert!(!table.offers().iter().any(|offer| matches!(offer, Answer::Open { .. })));
}

#[test]
fn q38_the_bridge_is_always_used() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["bar"], "completed": ["bridge"]}, {"hand": ["dock"], "stockpile": ["rubble", "rubble"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar)).play(1, Answer::GloryToRome);
    // Nobody was asked whether the stockpile is to be touched.
    assert_eq!((table.camp(0).stockpile.total(), table.camp(1).stockpile.total()), (1, 1));
    assert_eq!(table.state().round, 2);
}

#[test]
fn q39_whoever_passes_gives_up_the_rest_of_these_actions_only() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["wall", "bar"], "units": 2,
            "foundations": [{"building": "amphitheatre", "materials": 1}]}]}),
    );
    table.play(0, add(Building::Amphitheatre, Building::Wall)).pass(0);
    assert_eq!((table.asked(), table.actions_left()), (Some(0), 1), "the second card of the round is still there");
    table.pass(0);
    assert_eq!(table.asked(), Some(1));
}

#[test]
fn q40_being_asked_tells_nothing_about_a_hand() {
    // A hand without any brick is asked all the same, and so is a Craftsman who can build nothing.
    let mut victim = table(2, json!({"led": "legionary", "seats": [{"hand": ["school"]}, {"hand": ["bar"]}]}));
    victim.play(0, Answer::Demand(Building::School));
    assert_eq!(victim.offers(), [Answer::GloryToRome]);
    let craftsman = table(
        2,
        json!({"led": "craftsman", "in_town": {"rubble": 0}, "out_of_town": {"rubble": 0}, "seats": [{"hand": ["bar"]}]}),
    );
    assert_eq!(craftsman.offers(), [Answer::Pass]);
}

#[test]
fn q41_latrine_or_vomitorium_but_not_both_before_one_thought() {
    let mut table = table(2, json!({"seats": [{"hand": ["bar", "dock"], "completed": ["latrine", "vomitorium"]}]}));
    table.play(0, Answer::Think).play(0, Answer::Discard(Building::Bar));
    assert!(!table.offered(Answer::DiscardAll));
}

#[test]
fn q42_filling_the_hand_by_one_card_is_offered_only_once() {
    let offers = |cards: usize| {
        let mut table = table(2, json!({"seats": [{"hand": vec!["wood"; cards]}]}));
        table.play(0, Answer::Think);
        table.offers()
    };
    assert_eq!(offers(4), [Answer::TakeSenator, Answer::DrawOne]);
    assert_eq!(offers(3), [Answer::TakeSenator, Answer::DrawOne, Answer::DrawToLimit]);
}

#[test]
fn q43_a_shown_card_is_known_and_glory_to_rome_tells_what_is_lacking() {
    let mut table = table_with(
        open_cards(),
        2,
        json!({"led": "legionary", "seats": [{"hand": ["temple", "bar"]}, {"hand": ["wall"]}]}),
    );
    table.play(0, Answer::Demand(Building::Temple)).play(1, Answer::GloryToRome);
    let view = table.position.view(Viewer::Spectator);
    assert_eq!(view.camps[0].known_hand.iter().map(|pile| pile.card).collect::<Vec<_>>(), [Building::Temple]);
    assert_eq!(view.camps[1].lacks, [Material::Marble]);
}

#[test]
fn q44_outside_the_hands_only_the_material_counts_and_the_first_building_goes() {
    let mut table = table(2, json!({"led": "laborer", "pool": ["bath", "school", "dock"]}));
    assert_eq!(
        table.offers(),
        [Answer::Pass, Answer::StoreFromPool(Material::Wood), Answer::StoreFromPool(Material::Brick)],
        "two brick cards are one choice"
    );
    table.play(0, Answer::StoreFromPool(Material::Brick));
    assert!(table.camp(0).stockpile.contains(Building::School) && table.state().pool.contains(Building::Bath));
}

#[test]
fn q45_pool_then_each_target_with_hand_and_stockpile_then_the_lions() {
    let mut table = table(
        3,
        json!({"led": "legionary", "pool": ["rubble"], "seats": [
            {"hand": ["bar"], "completed": ["bridge", "colosseum"]},
            {"hand": ["road"], "stockpile": ["rubble"], "clients": ["laborer"], "completed": ["palisade"]},
            {"hand": ["insula"], "stockpile": ["rubble"]}]}),
    );
    table.play(0, Answer::Demand(Building::Bar)).play(0, Answer::Plunder(Material::Rubble));
    table.play(1, Answer::Give(Building::Road));
    assert!(table.camp(1).stockpile.is_empty(), "the first target is done before the next is asked");
    assert_eq!(table.camp(2).stockpile.total(), 1);
    table.play(2, Answer::Give(Building::Insula));
    // The Bridge puts the Palisade out of action for the lions as well.
    assert_eq!(table.offers(), [Answer::Pass, feed(1, Role::Laborer)]);
    table.play(0, feed(1, Role::Laborer));
    assert_eq!((table.camp(0).stockpile.total(), table.camp(0).vault_size()), (5, 1));
}

#[test]
fn q46_the_bath_comes_between_the_parts_of_one_patron_action() {
    let mut table = table(
        2,
        json!({"led": "patron", "pool": ["rubble", "wood"], "seats": [
            {"hand": ["school"], "completed": ["bath", "aqueduct"]}]}),
    );
    table.play(0, Answer::HireFromPool(Material::Rubble));
    assert!(table.offered(Answer::StoreFromPool(Material::Wood)), "the new Laborer acts");
    table.pass(0);
    assert_eq!(table.offers(), [Answer::Pass, Answer::HireFromHand(Building::School)], "then the Aqueduct's part");
}

#[test]
fn q47_the_prisons_site_changes_hands_before_the_stolen_effect_is_counted() {
    let mut table = table(
        2,
        json!({"led": "architect", "seats": [
            {"stockpile": ["stone"], "foundations": [{"building": "prison", "materials": 2}]},
            {"completed": ["foundry"]}]}),
    );
    let (thief, victim) = (table.influence(0), table.influence(1));
    table.play(0, supply(Building::Prison, Material::Stone)).play(0, seize(1, Building::Foundry));
    assert_eq!((table.influence(0), table.influence(1)), (thief, victim + 3));
    let granted = |event: &Event| if let Event::Grants { times, .. } = event { Some(*times) } else { None };
    let grants = table.events.iter().find_map(granted);
    assert_eq!(grants, Some(thief), "without the three points of the Prison");
}

#[test]
fn q48_a_client_that_stands_in_acts_once_whatever_it_could_be() {
    let table = table(
        2,
        json!({"led": "laborer", "pool": ["wood"], "seats": [
            {"completed": ["storeroom", "ludus_magnus"], "clients": ["merchant"], "units": 0}]}),
    );
    assert_eq!(table.actions_left(), 1);
}

#[test]
fn q49_the_red_circus_petitions_with_two_and_the_red_forum_asks_for_clients_alone() {
    let red = Options { edition: Edition::LookoutRed, ..Options::default() };
    let circus = table_with(red, 2, json!({"seats": [{"hand": ["bar", "bar"], "completed": ["circus"]}]}));
    assert!(circus.offered(petition(Role::Patron, Material::Rubble)));
    let mut forum = table_with(
        red,
        2,
        json!({"led": "patron", "pool": ["marble"], "seats": [{"hand": [], "completed": ["forum", "insula"],
            "clients": ["laborer", "craftsman", "architect", "legionary", "merchant"]}]}),
    );
    forum.play(0, Answer::HireFromPool(Material::Marble));
    assert!(matches!(forum.ended(), Some(End::Forum(_))));
}

#[test]
fn q50_senators_can_go_round_but_whoever_leads_can_bring_the_end_nearer() {
    let mut table = table(2, json!({"seats": [{"hand": ["senator"]}, {"hand": ["bar"]}]}));
    let deck = table.state().deck.len();
    for _ in 0..50 {
        let leader = table.asked().expect("a leader");
        table
            .play(leader, senator(Role::Merchant))
            .play(1 - leader, Answer::Think)
            .play(1 - leader, Answer::TakeSenator);
    }
    assert_eq!((table.state().round, table.state().deck.len()), (51, deck), "fifty rounds and nothing has happened");
    // Alone, against an opponent who goes on like that, the other one ends the game.
    while !table.position.is_over() {
        let seat = table.asked().expect("somebody is asked");
        let offers = table.offers();
        let answer = if seat == 0 && offers.contains(&Answer::DrawOne) {
            Answer::DrawOne
        } else if offers.contains(&senator(Role::Merchant)) && seat == 1 {
            senator(Role::Merchant)
        } else if offers.contains(&Answer::TakeSenator) {
            Answer::TakeSenator
        } else if offers.contains(&Answer::Think) {
            Answer::Think
        } else {
            offers[0]
        };
        table.play(seat, answer);
    }
    assert_eq!(table.ended(), Some(End::Deck));
}

#[test]
fn q51_a_choice_of_more_than_two_hundred_ways_is_made_in_two_steps() {
    let hand: Vec<&str> = Building::ALL.into_iter().map(Building::name).collect();
    let stone = ["villa", "garden", "sewer", "prison", "catacomb"].map(|name| json!({"building": name}));
    let table =
        table(5, json!({"led": "craftsman", "seats": [{"hand": hand, "completed": ["road"], "foundations": stone}]}));
    assert!(table.offered(work_on(0, Building::Villa)) && table.offers().len() <= 200);
}

#[test]
fn q52_all_see_the_material_of_a_shown_card_and_each_card_is_shown_once() {
    let scenario = json!({"led": "legionary", "seats": [
        {"hand": ["temple", "forum", "bar"], "units": 4}, {"hand": ["wall"]}]});
    let mut by_material = table(2, scenario.clone());
    by_material.play(0, Answer::Demand(Building::Temple));
    assert_eq!(
        by_material.offers(),
        [Answer::Pass, Answer::Demand(Building::Forum)],
        "of marble the other card, and nothing that comes before marble"
    );
    by_material.play(0, Answer::Demand(Building::Forum));
    assert_eq!(by_material.state().demanded.total(), 2);
    let view = by_material.position.view(Viewer::Spectator);
    assert_eq!((view.camps[0].known_materials, view.camps[0].known_hand.len()), ([0, 0, 0, 0, 0, 2], 0));

    let mut by_name = table_with(open_cards(), 2, scenario);
    by_name.play(0, Answer::Demand(Building::Temple));
    assert_eq!(by_name.position.view(Viewer::Spectator).demanded_cards.len(), 1);
}
