//! The data file: complete, consistent, and refused with a clear sentence when it is not.

#[path = "../build/components.rs"]
mod components;

use components::{Source, emit, read};
use sylla::cards::{Building, Card, EventCard, Fighter, Token, Work};
use sylla::components::{LADDER, SOURCES, reconstructed};

const FILE: &str = include_str!("../data/components.toml");

/// What is wrong with the file after one replacement.
fn problem(from: &str, to: &str) -> String {
    assert!(FILE.contains(from), "`{from}` is not in the file");
    match read(&FILE.replacen(from, to, 1)) {
        Ok(_) => panic!("`{to}` instead of `{from}` was accepted"),
        Err(problem) => problem,
    }
}

#[test]
fn the_file_is_accepted_and_becomes_rust() {
    let components = read(FILE).unwrap();
    let code = emit(&components);
    assert!(code.contains("pub const ROUNDS: u8 = 5;"));
    assert_eq!(components.ladder.values.source, Source::Recon);
}

#[test]
fn a_set_holds_ten_characters_three_of_them_christians() {
    assert_eq!(Card::characters().map(Card::per_set).sum::<u8>(), 10);
    assert_eq!(Card::characters().filter(|card| card.is_christian()).map(Card::per_set).sum::<u8>(), 3);
    assert!(Card::characters().all(|card| card.hexes().len() <= 3));
}

#[test]
fn there_are_thirty_two_tiles_of_nine_kinds() {
    let letters = Building::ALL.map(Building::tiles);
    let sums: Vec<u8> = (0..3).map(|letter| letters.iter().map(|tiles| tiles[letter]).sum()).collect();
    assert_eq!(sums, [12, 12, 8]);
    assert!(letters.iter().all(|tiles| tiles.iter().sum::<u8>() > 0));
}

#[test]
fn the_events_agree_with_the_examples_of_the_rulebook() {
    let example = [EventCard::Famine, EventCard::SlaveRevolt, EventCard::ImperialCult, EventCard::Decadence];
    assert_eq!(example.iter().filter(|event| event.drives_famine()).count(), 2);
    assert_eq!(EventCard::Famine.token(), Some(Token::Health));
    assert_eq!(EventCard::Famine.fought_by(), [Fighter::Vestal]);
    assert_eq!(EventCard::SlaveRevolt.token(), Some(Token::Leisure));
    assert_eq!(EventCard::Decadence.token(), None);
    assert!(Fighter::ALL.iter().all(|fighter| EventCard::Decadence.fought_by().contains(fighter)));
    for token in Token::ALL {
        assert_eq!(EventCard::ALL.iter().filter(|event| event.token() == Some(token)).count(), 3, "{token:?}");
    }
}

#[test]
fn the_ladder_never_falls_to_the_right_and_works_pay_more_for_better_places() {
    assert!(LADDER.is_sorted());
    for work in Work::ALL {
        assert!(work.places().is_sorted_by(|one, other| one > other));
    }
}

#[test]
fn every_reconstructed_value_is_marked() {
    let marked: Vec<&str> = reconstructed().collect();
    for place in ["character/senator/hexes", "building/stall/tiles", "event/flood/famine", "ladder/values", "players/2"]
    {
        assert!(marked.contains(&place), "{place}");
    }
    for place in ["building/arch/amount", "players/4", "event/famine/token"] {
        assert!(SOURCES.iter().any(|(known, _)| *known == place) && !marked.contains(&place), "{place}");
    }
}

#[test]
fn mistakes_are_named() {
    assert_eq!(
        problem("hexes     = { value = [\"red\"]", "hexes     = { value = [\"blue\"]"),
        "characters.senator.hexes: `blue` is none of red, yellow, grey"
    );
    assert_eq!(
        problem("plain     = { value = 2", "plain     = { value = 1"),
        "characters: a set holds 9 cards instead of 10"
    );
    assert_eq!(problem("value = [4, 2, 0]", "value = [5, 2, 0]"), "buildings: 33 tiles instead of 32");
    assert_eq!(problem("cards = { value = 3", "cards = { value = 2"), "crane.cards: 2 cards for 3 tiles");
    assert_eq!(
        problem("token     = { value = \"health\", source = \"rulebook\" }", ""),
        "events.famine.token is missing"
    );
    assert_eq!(
        problem("prestige  = { value = 1, source = \"rulebook\" }", ""),
        "events.decadence.prestige: earned with Decadence, and with no other event"
    );
    assert_eq!(problem("[works.senate]", "[works.forum]"), "[works.senate] is missing");
    assert_eq!(problem("[events.flood]", "[events.storm]"), "[events.flood] is missing");
    assert_eq!(
        problem("start          = { value = 4", "start          = { value = 9"),
        "ladder.start: there is no column 9"
    );
    assert_eq!(problem("step   = { value = 4, source = \"rulebook\" }", ""), "works.granary.step: is missing");
    assert_eq!(
        problem("places = { value = [10, 6, 2], source = \"rulebook\" }", ""),
        "works.pantheon: needs either `places` or `tiers`"
    );
    assert_eq!(
        problem("recruits         = { value = 5", "recruits         = { value = 3"),
        "players.3.recruits: 3 is not between 4 and 6"
    );
    assert_eq!(problem("value = [\"red\", \"red\", ", "value = [\"red\", "), "table.slots: 5 places instead of 6");
    assert!(problem("source = \"single\"", "source = \"hearsay\"").contains("unknown variant `hearsay`"));
    assert!(
        problem("famine_most    = { value = 6, source = \"rulebook\" }", "").contains("missing field `famine_most`")
    );
}
