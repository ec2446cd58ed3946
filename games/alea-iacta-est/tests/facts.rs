//! The data file and the code say the same, and the setup is that of the rulebook's table.

mod table;

use std::collections::BTreeSet;

use alea_iacta_est::fortuna::Tiles;
use alea_iacta_est::score::{Tableau, housing, senate_cards, total};
use alea_iacta_est::senate::SenateCard;
use alea_iacta_est::setup::senate_cards_in_play;
use alea_iacta_est::state::{columns, has_templum, passes, provinces_laid_out, senate_cards_won};
use alea_iacta_est::tiles::{Patrician, Patricians, Province, Provinces};
use serde::Deserialize;
use table::{Table, seats};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    card: Vec<Entry>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    numeral: String,
    key: SenateCard,
    kind: u8,
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

fn cards() -> Vec<Entry> {
    toml::from_str::<File>(include_str!("../data/senate_cards.toml")).expect("the data file is readable").card
}

#[test]
fn the_file_lists_the_nineteen_cards_in_order() {
    let cards = cards();
    let listed: Vec<SenateCard> = cards.iter().map(|entry| entry.key).collect();
    assert_eq!(listed, SenateCard::ALL);
    for entry in &cards {
        assert_eq!(entry.numeral, entry.key.numeral());
        assert!(!entry.effect.is_empty());
    }
    let kinds: BTreeSet<u8> = cards.iter().map(|entry| entry.kind).collect();
    assert_eq!(kinds.len(), 13);
}

#[test]
fn only_card_iv_is_known_from_the_rulebook() {
    for entry in cards() {
        let expected = if entry.key.numeral() == "IV" { Provenance::Rulebook } else { Provenance::Reconstruction };
        assert_eq!(entry.provenance, expected, "{}", entry.numeral);
        assert_eq!(entry.key.is_reconstructed(), expected == Provenance::Reconstruction, "{}", entry.numeral);
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
