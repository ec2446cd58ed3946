//! Every way in which a game ends.

mod table;

use glory_to_rome::GloryToRome;
use glory_to_rome::answer::Answer;
use glory_to_rome::cards::{Building, Material};
use glory_to_rome::options::Options;
use glory_to_rome::state::End;
use saturnalia_rules::{Deal, Game, Illegal, Nonce, Seat, SeatCount, Seed};
use serde_json::{Value, json};
use table::*;

#[test]
fn the_deck_is_empty() {
    let mut table = table(2, json!({"deck_size": 1, "seats": [{}, {"vault": ["stone"]}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawOne);
    assert_eq!(table.ended(), Some(End::Deck));
    assert_eq!(table.outcome().places.as_slice(), [2, 1]);
    assert_eq!(table.outcome().points.as_slice(), [2, 2 + 3 + 3]);
}

#[test]
fn whoever_follows_by_thinking_ends_the_game_before_anybody_acts() {
    let mut table = table(2, json!({"deck_size": 1, "pool": ["stone"], "seats": [{"hand": ["bar"]}, {"hand": []}]}));
    table.play(0, card(glory_to_rome::Role::Laborer, Building::Bar));
    table.play(1, Answer::Think).play(1, Answer::DrawOne);
    assert_eq!(table.ended(), Some(End::Deck));
    assert!(table.camp(0).stockpile.is_empty(), "the pending action lapses");
}

#[test]
fn the_last_site_in_town_is_taken() {
    let mut table = table(
        3,
        json!({"led": "craftsman", "seats": [{"hand": ["bar"]}],
            "in_town": {"rubble": 1, "wood": 0, "concrete": 0, "brick": 0, "stone": 0, "marble": 0}}),
    );
    table.play(0, lay(Building::Bar));
    assert_eq!(table.ended(), Some(End::Sites));
}

#[test]
fn sites_out_of_town_do_not_end_the_game() {
    let mut table =
        table(2, json!({"led": "craftsman", "seats": [{"hand": ["bar"], "units": 2}], "out_of_town": {"rubble": 1}}));
    table.play(0, lay_outside(Building::Bar));
    assert_eq!(table.ended(), None);
}

#[test]
fn the_catacomb_is_finished_in_the_middle_of_a_turn() {
    let mut table = table(
        2,
        json!({"led": "craftsman", "seats": [{"hand": ["villa", "bar"], "units": 2,
            "foundations": [{"building": "catacomb", "materials": 2}]}]}),
    );
    table.play(0, add(Building::Catacomb, Building::Villa));
    assert_eq!(table.ended(), Some(End::Catacomb));
}

/// One client and one material short of a Forum's victory.
fn almost(clients: &[&str], built: &[&str]) -> Value {
    json!({"led": "laborer", "pool": ["marble"], "seats": [{"completed": built, "clients": clients,
        "stockpile": ["rubble", "wood", "concrete", "brick", "stone"]}]})
}

fn wins(clients: &[&str], built: &[&str]) -> bool {
    let mut table = table(2, almost(clients, built));
    table.play(0, Answer::StoreFromPool(Material::Marble));
    matches!(table.ended(), Some(End::Forum(_)))
}

#[test]
fn the_forum_with_substitutes_needs_six_different_clients() {
    let all = ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"];
    assert!(wins(&all, &["forum"]));
    assert!(!wins(&all, &[]), "no Forum");
    // Ludus Magnus: Merchants stand for anybody, but each for one only.
    let merchants = ["laborer", "merchant", "merchant", "merchant", "craftsman", "patron"];
    assert!(wins(&merchants, &["forum", "ludus_magnus"]));
    assert!(!wins(&merchants, &["forum"]));
    assert!(!wins(&merchants[1..], &["forum", "ludus_magnus"]), "five clients are too few");
    assert!(wins(&["merchant"; 6], &["forum", "ludus_magnus"]));
    // Storeroom: anybody stands for a Laborer.
    let patrons = ["patron", "patron", "craftsman", "architect", "legionary", "merchant"];
    assert!(wins(&patrons, &["forum", "storeroom"]));
    assert!(!wins(&patrons, &["forum"]));
    assert!(!wins(&patrons[1..], &["forum", "storeroom"]), "no client counts twice");
    // Both together.
    let both = ["merchant", "merchant", "merchant", "craftsman", "craftsman", "patron"];
    assert!(wins(&both, &["forum", "storeroom", "ludus_magnus"]));
    assert!(!wins(&both, &["forum", "storeroom"]));
}

#[test]
fn a_forum_wins_the_moment_a_bridge_brings_the_missing_material() {
    let mut table = table(
        2,
        json!({"led": "legionary", "seats": [
            {"hand": ["temple"], "completed": ["forum", "bridge"],
             "clients": ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"],
             "stockpile": ["rubble", "wood", "concrete", "brick", "stone"]},
            {"hand": [], "stockpile": ["marble"]}]}),
    );
    table.play(0, Answer::Demand(Building::Temple));
    assert!(matches!(table.ended(), Some(End::Forum(_))));
}

#[test]
fn all_others_resign_in_favour_of_one() {
    let seats = SeatCount::new(3).unwrap();
    let mut game =
        Game::<GloryToRome>::start(Deal::new(Options::default(), seats, Seed::from_number(5), Nonce([0; 32])));
    game.concede(Seat(0), Seat(2)).unwrap();
    assert!(!game.is_over(), "one more plays on");
    game.concede(Seat(1), Seat(2)).unwrap();
    assert!(game.is_over());
    assert_eq!(game.outcome().unwrap().winners().collect::<Vec<_>>(), [Seat(2)]);
    let leader = game.position().state().leader;
    assert_eq!(game.play(leader, Answer::Think), Err(Illegal::GameOver));
}

#[test]
fn at_the_end_all_vaults_and_hands_lie_open() {
    let mut table =
        table(2, json!({"deck_size": 1, "seats": [{}, {"vault_hidden": ["stone"], "vault_unseen": ["marble"]}]}));
    table.play(0, Answer::Think).play(0, Answer::DrawOne);
    let view = table.position.view(saturnalia_rules::Viewer::Spectator);
    assert_eq!(view.camps[1].vault_known, [0, 0, 0, 0, 1, 1]);
    assert!(view.camps.iter().all(|camp| camp.hand.is_some()));
}
