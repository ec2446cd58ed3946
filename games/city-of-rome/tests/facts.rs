//! The tables of the code agree with the data files and with the rulebook's totals.

use city_of_rome::cards::{Card, Colour, Deck, FACTS, Family, HouseValue};
use city_of_rome::strip::{BOX, Strip, Symbol};
use serde::Deserialize;

#[derive(Deserialize)]
struct CardFile {
    provenance: toml::Table,
    start: Start,
    card: Vec<CardFacts>,
}

#[derive(Deserialize)]
struct Start {
    cards: Vec<Card>,
    each: u8,
}

#[derive(Deserialize)]
struct CardFacts {
    name: Card,
    family: String,
    cost: u8,
    stars: u8,
    copies: [u8; 4],
}

#[derive(Deserialize)]
struct StripFile {
    provenance: toml::Table,
    strip: Vec<Faces>,
}

#[derive(Deserialize)]
struct Faces {
    face: String,
    back: String,
}

fn cards() -> CardFile {
    toml::from_str(include_str!("../data/cards.toml")).expect("a data file")
}

fn family(card: Card) -> &'static str {
    match card.family() {
        Family::Production => "production",
        Family::House(HouseValue::Two) => "house 2",
        Family::House(HouseValue::Three) => "house 3",
        Family::House(HouseValue::Four) => "house 4",
        Family::Public(Colour::Green) => "public green",
        Family::Public(Colour::Red) => "public red",
        Family::Public(Colour::Yellow) => "public yellow",
        Family::Public(Colour::Blue) => "public blue",
        Family::Aqueduct => "aqueduct",
        Family::Temple => "temple",
    }
}

#[test]
fn every_card_is_as_the_data_file_says() {
    let file = cards();
    assert_eq!(file.card.len(), FACTS.len());
    for (written, facts) in file.card.iter().zip(&FACTS) {
        assert_eq!(written.name, facts.card);
        assert_eq!(written.family, family(facts.card), "{:?}", facts.card);
        assert_eq!((written.cost, written.stars), (facts.cost, facts.stars), "{:?}", facts.card);
        assert_eq!(written.copies, facts.copies, "{:?}", facts.card);
    }
}

#[test]
fn the_table_stands_in_the_order_of_the_cards() {
    assert!(FACTS.iter().enumerate().all(|(index, facts)| facts.card.index() == index));
}

#[test]
fn every_fact_names_where_it_comes_from() {
    for key in ["copies", "stars", "cost", "house_cost", "blue", "green_red_yellow", "winery"] {
        assert!(cards().provenance.contains_key(key), "{key}");
    }
    let strips: StripFile = toml::from_str(include_str!("../data/strips.toml")).unwrap();
    for key in ["fields", "back", "faces", "flip"] {
        assert!(strips.provenance.contains_key(key), "{key}");
    }
}

#[test]
fn the_decks_hold_14_22_18_and_18_cards_and_the_box_80() {
    let decks = Deck::ALL.map(|deck| FACTS.iter().map(|facts| facts.copies[deck.index()]).sum::<u8>());
    assert_eq!(decks, [14, 22, 18, 18]);
    let start = cards().start;
    assert_eq!(decks.iter().sum::<u8>() + start.each * start.cards.len() as u8, 80);
}

#[test]
fn families_are_spread_over_the_decks_as_printed() {
    let in_decks = |wanted: &str| {
        Deck::ALL.map(|deck| {
            let of_family = FACTS.iter().filter(|facts| family(facts.card).starts_with(wanted));
            of_family.map(|facts| facts.copies[deck.index()]).sum::<u8>()
        })
    };
    assert_eq!(in_decks("production"), [1, 3, 3, 3]);
    assert_eq!(in_decks("house 2"), [1, 5, 3, 3]);
    assert_eq!(in_decks("house 3"), [1, 3, 3, 3]);
    assert_eq!(in_decks("house 4"), [1, 2, 1, 1]);
    assert_eq!(in_decks("public"), [4, 4, 4, 4]);
    assert_eq!(in_decks("aqueduct"), [1, 4, 2, 2]);
    assert_eq!(in_decks("temple"), [5, 1, 2, 2]);
}

#[test]
fn the_cards_of_deck_i_carry_thirteen_stars() {
    let stars: u8 = FACTS.iter().map(|facts| facts.stars * facts.copies[0]).sum();
    assert_eq!(stars, 13);
    assert!(FACTS.iter().filter(|facts| facts.stars > 0).all(|facts| facts.copies == [1, 0, 0, 0]));
}

#[test]
fn the_strips_are_those_of_the_data_file() {
    let file: StripFile = toml::from_str(include_str!("../data/strips.toml")).unwrap();
    assert_eq!(file.strip.len(), BOX.len());
    for (written, strip) in file.strip.iter().zip(BOX) {
        assert_eq!(strip.letters(), written.face);
        assert_eq!(strip.flipped().letters(), written.back);
        let cogs = strip.symbols().filter(|symbol| *symbol == Symbol::Cog).count();
        assert_eq!(cogs, 2, "{}", written.face);
    }
}

#[test]
fn the_six_strips_show_all_ten_arrangements() {
    let mut faces: Vec<String> = BOX.iter().flat_map(|strip| [strip.letters(), strip.flipped().letters()]).collect();
    faces.sort();
    faces.dedup();
    assert_eq!(faces.len(), 10);
    assert!(faces.iter().all(|face| Strip::parse(face).is_some()));
}
