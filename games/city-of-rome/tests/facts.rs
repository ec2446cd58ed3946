//! The printed components agree with the rulebook's totals, and files that cannot be are refused.

mod table;

use city_of_rome::Components;
use city_of_rome::cards::{Card, Deck};
use city_of_rome::strip::{Strip, Symbol};
use saturnalia_rules::Components as _;

const FILE: &str = Components::PRINTED;

fn refused(file: &str) -> String {
    Components::read(file).expect_err("a set that cannot be").to_string()
}

#[test]
fn every_fact_names_where_it_comes_from() {
    let file: toml::Table = toml::from_str(FILE).unwrap();
    let provenance = file["provenance"].as_table().unwrap();
    let cards = ["copies", "stars", "cost", "house_cost", "blue", "green_red_yellow", "winery"];
    for key in cards.into_iter().chain(["strip_fields", "strip_back", "strip_faces", "strip_flip"]) {
        assert!(provenance.contains_key(key), "{key}");
    }
}

#[test]
fn the_decks_hold_14_22_18_and_18_cards_and_the_box_80() {
    let decks = Deck::ALL.map(|deck| table::printed().cards_of(deck).count());
    assert_eq!(decks, [14, 22, 18, 18]);
    let file: toml::Table = toml::from_str(FILE).unwrap();
    let start = file["start"].as_table().unwrap();
    let each = start["each"].as_integer().unwrap() as usize;
    assert_eq!(decks.iter().sum::<usize>() + each * start["cards"].as_array().unwrap().len(), 80);
}

#[test]
fn families_are_spread_over_the_decks_as_printed() {
    let in_decks = |wanted: &str| {
        let of_family = |card: &Card| card.family().words().starts_with(wanted);
        Deck::ALL.map(|deck| table::printed().cards_of(deck).filter(of_family).count())
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
    let printed = table::printed();
    assert_eq!(printed.cards_of(Deck::I).map(|card| printed.stars(card)).sum::<u8>(), 13);
    let starred = Card::all().filter(|card| printed.stars(*card) > 0);
    assert!(starred.map(|card| printed.facts(card).copies).all(|copies| copies == [1, 0, 0, 0]));
}

#[test]
fn every_strip_shows_two_cogs_and_its_back_is_the_mirror_image() {
    let file: toml::Table = toml::from_str(FILE).unwrap();
    for (written, strip) in file["strip"].as_array().unwrap().iter().zip(table::printed().strips) {
        assert_eq!(strip.flipped().letters(), written["back"].as_str().unwrap());
        assert_eq!(strip.symbols().filter(|symbol| *symbol == Symbol::Cog).count(), 2);
    }
}

#[test]
fn the_six_strips_show_all_ten_arrangements() {
    let faces = |strip: &Strip| [strip.letters(), strip.flipped().letters()];
    let mut faces: Vec<String> = table::printed().strips.iter().flat_map(faces).collect();
    faces.sort();
    faces.dedup();
    assert_eq!(faces.len(), 10);
}

#[test]
fn a_set_that_cannot_be_is_refused_with_its_reason() {
    let changed = |from: &str, to: &str| {
        assert!(FILE.contains(from), "{from}");
        refused(&FILE.replacen(from, to, 1))
    };
    let line = |text: &str| 1 + FILE.lines().position(|line| line == text).expect("it stands there");
    let (cards, strips) = FILE.split_at(FILE.find("# The six action strips").unwrap());
    let last = &cards[cards.rfind("[[card]]").unwrap()..];
    assert_eq!(refused(&FILE.replace(last, "")), "Mercury is missing");
    assert!(refused(&format!("{cards}{last}{strips}")).ends_with("Mercury stands there twice"));
    assert_eq!(
        changed("family = \"temple\"", "family = \"production\""),
        format!("line {}: Minerva is of the family `temple`", line("name = \"minerva\""))
    );
    assert_eq!(
        changed("cost = 2", "cost = 16"),
        format!("line {}: VegetableFarm costs 16; at most 15 is possible", line("cost = 2"))
    );
    assert_eq!(changed("copies = [0, 1, 1, 1]", "copies = [0, 9, 1, 1]"), "deck II holds 30 cards, not 22");
    assert_eq!(changed("BBBCC", "BBXCC"), format!("line {}: `BBXCC` is no strip", line("face = \"BBBCC\"")));
    let one_less = FILE.rfind("[[strip]]").map(|at| &FILE[..at]).unwrap();
    assert_eq!(refused(one_less), "5 strips, 6 are in the box");
    assert!(refused("nonsense").starts_with("line 1: "));
}

#[test]
fn a_game_goes_by_the_set_it_was_dealt_from() {
    use saturnalia_rules::{Chance, Deal, Game, Nonce, Seed};
    let cheap = FILE.replace("cost = 3", "cost = 1");
    let set = Components::sets().bring(&format!("{cheap}\n[set]\nname = \"cheap\"\n")).unwrap();
    let deal = |components| Deal {
        components,
        chance: Chance::ByPurpose,
        ..Deal::<city_of_rome::CityOfRome>::new(
            Default::default(),
            table::seats(2),
            Seed::from_number(1),
            Nonce([1; 32]),
        )
    };
    let [printed, cheap] = [table::printed(), set].map(|set| Game::start(deal(set)));
    assert_eq!(printed.position().state().set.cost(Card::Market), 3);
    assert_eq!(cheap.position().state().set.cost(Card::Market), 1);
    let file = serde_json::to_string(cheap.record()).unwrap();
    assert!(file.contains(r#""components":{"name":"cheap""#), "{file}");
    let again = Game::replay(serde_json::from_str(&file).unwrap()).unwrap();
    assert_eq!(again.position(), cheap.position());
}
