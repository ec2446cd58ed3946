//! The printed components agree with the rulebook's totals, files that cannot be are refused, and the setup is that of the
//! rulebook's table.

mod table;

use std::collections::BTreeSet;

use alea_iacta_est::Components;
use alea_iacta_est::fortuna::Tiles;
use alea_iacta_est::play::senate_cards_in_play;
use alea_iacta_est::score::{Tableau, Total, housing, senate_cards, total};
use alea_iacta_est::senate::SenateCard;
use alea_iacta_est::state::{columns, has_templum, passes, provinces_laid_out, senate_cards_won};
use alea_iacta_est::tiles::{Colour, Patrician, Patricians, Province, Provinces, Sex};
use saturnalia_rules::Components as _;
use serde::Deserialize;
use table::{Table, printed, seats};

#[derive(Deserialize)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    numeral: String,
    key: SenateCard,
    kind: u8,
    points: u8,
    per: Option<u8>,
    most: Option<u8>,
    colours: Option<u8>,
    effect: String,
    provenance: Provenance,
    example: Example,
}

#[derive(Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
enum Provenance {
    Rulebook,
    Reconstruction,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Example {
    #[serde(default)]
    provinces: Vec<Province>,
    #[serde(default)]
    patricians: Vec<Patrician>,
    #[serde(default)]
    senate: Vec<SenateCard>,
    #[serde(default)]
    fortuna: Tiles,
    #[serde(default)]
    chips: u8,
    /// What the card scores.
    points: i16,
    /// What the whole tableau scores, for cards that only let others score.
    total: Option<i16>,
}

const FILE: &str = Components::PRINTED;

fn cards() -> Vec<Entry> {
    toml::from_str::<File>(FILE).expect("the data file is readable").card
}

#[test]
fn the_values_of_provinces_patricians_and_fortuna_tiles_sum_up_as_in_the_box() {
    let set = printed();
    assert_eq!(set.worth_of_provinces(Provinces::all()), 6 * (1 + 2 + 3 + 4));
    assert_eq!(set.worth_of_patricians(Patricians::all()), 6 * 2 * (1 + 2 + 3));
    assert_eq!((set.fortuna.len(), set.fortuna.points()), (30, 8 + 14 * 2 + 8 * 3));
}

#[test]
fn every_fact_names_where_it_comes_from() {
    let file: toml::Table = toml::from_str(FILE).unwrap();
    let provenance = file["provenance"].as_table().unwrap();
    assert!(["provinces", "patricians", "fortuna"].iter().all(|what| provenance.contains_key(*what)));
}

#[test]
fn files_that_cannot_be_are_refused_with_a_reason() {
    let changed = |from: &str, to: &str| {
        assert!(FILE.contains(from), "{from}");
        Components::read(&FILE.replacen(from, to, 1)).unwrap_err()
    };
    let tiles = |from: &str, to: &str| changed(from, to).problem;
    let cards = tiles;
    let line = |text: &str| Some(1 + FILE.lines().position(|line| line == text).expect("it stands there"));
    assert_eq!(changed("[1, 2, 3, 4]", "[1, 2, 4, 3]").line, line("values = [1, 2, 3, 4]"));
    assert_eq!(changed("\"XIX\"", "\"XX\"").line, line("key = \"diversity\""));
    assert_eq!(tiles("[1, 2, 3, 4]", "[1, 2, 4, 3]"), "the values of provinces do not ascend");
    assert_eq!(tiles("[1, 2, 3]\n", "[1, 2, 9]\n"), "patricians are worth at most 7, not 9");
    assert_eq!(tiles("free = 0", "free = 8"), "the free province is worth 8, at most 7");
    assert_eq!(tiles("[8, 14, 8]", "[8, 15, 8]"), "31 Fortuna tiles, at most 30 are possible");
    assert!(tiles("free = 0", "joker = 0").contains("joker"));
    assert!(cards("many_provinces", "many_nonsense").contains("many_nonsense"));
    assert_eq!(cards("many_patricians", "many_provinces"), "ManyProvinces stands there twice");
    assert_eq!(cards("\"XIX\"", "\"XX\""), "Diversity bears the numeral XIX");
    assert_eq!(cards("points = 5\ncolours", "points = 50\ncolours"), "Diversity brings 50 points, which is too much");
    assert_eq!(cards("points = 5\ncolours = 4", "points = 5"), "Diversity does not fit its number of colours");
    assert_eq!(cards("\npoints = 2\n", "\npoints = 2\nper = 2\n"), "Couples counts things one by one");
    assert_eq!(cards("\npoints = 0\n", "\npoints = 1\n"), "FreeSenateProvince scores nothing itself");
    assert_eq!(
        cards("key = \"governor_blue\"\nkind = 6\npoints = 1", "key = \"governor_blue\"\nkind = 6\npoints = 2"),
        "GovernorBlue does not score as the other governors do"
    );
    let last = FILE.rfind("[[card]]").unwrap();
    assert_eq!(Components::read(&FILE[..last]).unwrap_err().problem, "Diversity is missing");
}

#[test]
fn another_box_scores_by_what_is_printed_there() {
    let tiles = FILE.replace("[1, 2, 3, 4]", "[2, 4, 6, 7]").replace("[1, 2, 3]\n", "[2, 2, 5]\n");
    let set = Components::read(&tiles.replace("\npoints = 2\n", "\npoints = 4\n")).unwrap();
    let tableau = Tableau {
        provinces: [Province::new(Colour::Red, 3)].into_iter().collect(),
        patricians: (1..=3).map(|number| Patrician::new(Colour::Red, Sex::Woman, number)).collect(),
        ..Tableau::default()
    };
    assert_eq!(total(&set, &tableau), Total { points: 6 + 5, unhoused: 2 + 2 });
    let man = Patrician::new(Colour::Red, Sex::Man, 1);
    let couple = Tableau {
        patricians: tableau.patricians.union([man].into_iter().collect()),
        senate: [SenateCard::Couples].into_iter().collect(),
        ..tableau
    };
    assert_eq!(total(&set, &couple), Total { points: 6 + 5 + 2 + 4, unhoused: 2 + 2 });
}

#[test]
fn the_file_lists_the_nineteen_cards_in_order() {
    let cards = cards();
    let listed: Vec<SenateCard> = cards.iter().map(|entry| entry.key).collect();
    assert_eq!(listed, SenateCard::ALL);
    for entry in &cards {
        assert_eq!(entry.numeral, entry.key.numeral());
        let numbers = [Some(entry.points), entry.per, entry.most, entry.colours].into_iter().flatten();
        for number in numbers.filter(|number| *number > 1) {
            let words = ["", "", "two", "three", "four", "five"];
            let told = entry.effect.contains(&number.to_string()) || entry.effect.contains(words[usize::from(number)]);
            assert!(told, "{}: {}", entry.numeral, entry.effect);
        }
    }
    let kinds: BTreeSet<u8> = cards.iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds.len(), 13);
}

#[test]
fn only_card_iv_is_known_from_the_rulebook() {
    for entry in cards() {
        let expected = if entry.key.numeral() == "IV" { Provenance::Rulebook } else { Provenance::Reconstruction };
        assert_eq!(entry.provenance, expected, "{}", entry.numeral);
        assert_eq!(
            printed().senate(entry.key).reconstructed,
            expected == Provenance::Reconstruction,
            "{}",
            entry.numeral
        );
    }
}

#[test]
fn governors_are_of_one_kind_with_a_colour_each() {
    let governors: Vec<_> = cards().into_iter().filter(|entry| entry.kind == 6).collect();
    let colours: BTreeSet<_> = governors.iter().filter_map(|entry| entry.key.governed()).collect();
    assert_eq!(colours.len(), 6);
}

#[test]
fn every_card_scores_as_its_example_says() {
    for entry in cards() {
        let Example { provinces, patricians, mut senate, fortuna, chips, points, total: whole } = entry.example;
        senate.push(entry.key);
        let tableau = Tableau {
            provinces: provinces.into_iter().collect(),
            patricians: patricians.into_iter().collect(),
            senate: senate.into_iter().collect(),
            fortuna,
            chips,
        };
        let housed = housing::best(&printed(), &tableau);
        assert_eq!(senate_cards::points(&printed(), entry.key, &tableau, &housed), points, "{}", entry.numeral);
        if let Some(whole) = whole {
            assert_eq!(total(&printed(), &tableau).points, whole, "{}", entry.numeral);
        }
    }
}

#[test]
fn the_setup_table_for_two_to_five_players() {
    let row = |count: u8| {
        let seats = seats(count);
        let deck = senate_cards_in_play(seats).len();
        (passes(seats), provinces_laid_out(seats), columns(seats), deck, senate_cards_won(seats), has_templum(seats))
    };
    assert_eq!(row(2), (6, 2, 4, 18, 1, false));
    assert_eq!(row(3), (6, 3, 5, 18, 2, false));
    assert_eq!(row(4), (5, 4, 6, 19, 2, true));
    assert_eq!(row(5), (5, 5, 7, 19, 3, true));
}

#[test]
fn a_new_table_is_laid_out_by_that_table() {
    for count in 2..=5 {
        let table = Table::deal(count, 1);
        let state = table.state();
        assert_eq!(state.provinces.display.len(), provinces_laid_out(state.seats));
        assert_eq!(state.patricians.display.len(), columns(state.seats));
        assert_eq!(state.heap.face_down, if count >= 4 { printed().fortuna } else { Tiles::NONE });
        assert!(state.players.at(state.seats).all(|(_, player)| player.left == 8 && player.chips == 0));
        let view = table.view(table.asked().unwrap());
        assert_eq!(view.templum.is_some(), count >= 4);
        assert_eq!((view.forum.len(), view.pass, view.players.len()), (usize::from(count) + 2, 1, usize::from(count)));
        assert_eq!(view.waiting_for, Some(state.start_player));
    }
}

#[test]
fn no_stack_runs_out() {
    for count in 2..=5 {
        let seats = seats(count);
        assert!(passes(seats) * provinces_laid_out(seats) <= Provinces::all().len());
        assert!(passes(seats) * columns(seats) <= Patricians::all().len());
        assert!(passes(seats) * 3 <= senate_cards_in_play(seats).len());
    }
}
