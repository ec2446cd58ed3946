//! However large a hand grows, no list of offers is longer than two hundred. Worst cases, made on purpose.

mod table;

use glory_to_rome::answer::Answer;
use glory_to_rome::building::work::MOST_OFFERS;
use glory_to_rome::cards::{Building, Material, Role};
use glory_to_rome::options::{Edition, Options};
use serde_json::{Value, json};
use table::*;

/// A hand with every kind of card that is not in `without`, twice where the box allows.
fn every_kind(without: &[&str], twice: &[&str]) -> Vec<String> {
    let once = Building::ALL.into_iter().map(Building::name).filter(|name| !without.contains(name));
    let mut hand: Vec<String> = once.map(str::to_owned).collect();
    hand.extend(twice.iter().map(|name| (*name).to_owned()));
    hand.push("senator".to_owned());
    hand
}

/// The first two (third: all) kinds of each material stand as foundations.
fn foundations(names: &[&str]) -> Vec<Value> {
    names.iter().map(|name| json!({"building": name})).collect()
}

/// Five players: five sites of each material in town, one outside.
fn widest(scenario: Value) -> Table {
    table(5, scenario)
}

#[test]
fn a_craftsman_with_every_card_in_hand_chooses_the_structure_first() {
    // Road: every card fits every stone structure. Tower and Scriptorium: rubble and marble fit all others.
    let built = ["road", "tower", "scriptorium", "fountain"];
    let rising =
        ["villa", "garden", "sewer", "prison", "colosseum", "wall", "bridge", "senate", "school", "bath", "gate"];
    let mut table = widest(json!({"led": "craftsman", "seats": [{
        "hand": every_kind(&[], &[]), "completed": built, "foundations": foundations(&rising), "units": 3}]}));
    let offers = table.offers();
    assert!(offers.len() <= MOST_OFFERS, "{}", offers.len());
    assert!(!offers.iter().any(|offer| matches!(offer, Answer::Add { .. })));
    assert_eq!(offers.iter().filter(|offer| matches!(offer, Answer::WorkOn { .. })).count(), rising.len());
    let actions = table.actions_left();
    table.play(0, work_on(0, Building::Villa));
    assert_eq!(table.actions_left(), actions, "nothing is spent yet");
    let ways = table.offers();
    assert_eq!(ways.len(), 40 + 8, "each card, and marble finishes at once");
    assert!(ways.contains(&add(Building::Villa, Building::Bar)));
    table.play(0, add_at_once(Building::Villa, Building::Temple));
    assert!(table.camp(0).completed.contains(Building::Villa));
    assert_eq!(table.actions_left(), actions - 1);
}

#[test]
fn an_architect_with_everything_chooses_the_structure_first_also_for_the_stairway() {
    let all: Vec<&str> = Material::ALL.into_iter().map(Material::name).collect();
    let built = ["road", "tower", "scriptorium", "archway", "stairway"];
    let rising = [
        "villa", "garden", "sewer", "prison", "wall", "bridge", "senate", "bath", "gate", "atrium", "dock", "market",
        "bar", "basilica", "fountain", "shrine", "forum", "palace", "catacomb",
    ];
    let others = json!([
        {"completed": ["temple", "insula", "latrine", "circus", "palisade"]},
        {"completed": ["school"]}, {"completed": ["vomitorium", "aqueduct"]}]);
    let mut seats = vec![json!({"hand": every_kind(&[], &[]), "completed": built, "stockpile": all,
        "foundations": foundations(&rising), "units": 3})];
    seats.extend(others.as_array().expect("a list").clone());
    let start = || widest(json!({"led": "architect", "pool": all, "seats": seats}));
    let mut table = start();
    let offers = table.offers();
    assert!(offers.len() <= MOST_OFFERS);
    assert!(offers.contains(&work_on(0, Building::Villa)) && offers.contains(&work_on(1, Building::Temple)));
    table.play(0, work_on(1, Building::Temple));
    assert_eq!(table.offers().len(), 4, "marble and rubble, from the stockpile and from the pool");
    table.play(0, open(1, Building::Temple, Material::Marble));
    assert!(table.state().opened.contains(Building::Temple));
    let mut at_the_villa = start();
    at_the_villa.play(0, work_on(0, Building::Villa));
    assert_eq!(at_the_villa.offers().len(), 24, "every material from both, at once or not");
    at_the_villa.play(0, supply_at_once(Building::Villa, Material::Wood));
    assert!(at_the_villa.camp(0).completed.contains(Building::Villa));
}

#[test]
fn short_lists_are_not_split() {
    let table =
        table(2, json!({"led": "craftsman", "seats": [{"hand": ["bar"], "foundations": [{"building": "road"}]}]}));
    assert!(table.offered(add(Building::Road, Building::Bar)));
}

#[test]
fn leading_with_every_card_a_circus_and_a_palace() {
    let twice = ["bar", "dock", "wall", "bath", "villa", "temple", "bar", "dock", "wall", "bath", "villa", "temple"];
    for edition in [Edition::Lookout, Edition::LookoutRed] {
        let options = Options { edition, ..Options::default() };
        let mut table = table_with(
            options,
            5,
            json!({"seats": [{"hand": every_kind(&[], &twice), "completed": ["circus", "palace"]}]}),
        );
        // Thinking; each card in its role; Senator and six petitions in each; with the Circus every other card an Architect.
        let circus = if edition == Edition::Lookout { 32 } else { 0 };
        assert_eq!(table.offers().len(), 1 + 40 + 6 + 36 + circus);
        table.play(0, card(Role::Architect, if circus > 0 { Building::Insula } else { Building::Wall }));
        assert!(table.offers().len() <= MOST_OFFERS);
    }
}

#[test]
fn every_other_question_with_every_card_in_hand() {
    let everything = |led: &str, built: Value| {
        let mut scenario = json!({"pool": ["rubble", "wood", "concrete", "brick", "stone", "marble"], "seats": [
            {"hand": every_kind(&[], &[]), "completed": built, "stockpile": ["rubble", "wood", "concrete", "brick", "stone", "marble"]},
            {"completed": ["insula", "dock", "wall"]}]});
        if !led.is_empty() {
            scenario["led"] = json!(led);
        }
        widest(scenario)
    };
    assert_eq!(everything("patron", json!(["bar", "aqueduct"])).offers().len(), 1 + 6 + 1 + 40);
    assert_eq!(everything("laborer", json!(["dock"])).offers().len(), 1 + 6 + 40);
    assert_eq!(everything("merchant", json!(["atrium", "basilica"])).offers().len(), 1 + 6 + 1 + 40);
    assert_eq!(everything("legionary", json!([])).offers().len(), 1 + 40);
    let mut thinker = everything("", json!(["latrine", "vomitorium"]));
    thinker.play(0, Answer::Think);
    assert_eq!(thinker.offers().len(), 40 + 1 + 2);
}
