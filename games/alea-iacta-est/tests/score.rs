//! The final score: the rulebook's example of 43 points, line by line.

mod table;

use alea_iacta_est::AleaIactaEst;
use alea_iacta_est::score::{Tableau, total};
use alea_iacta_est::senate::SenateCard;
use saturnalia_rules::{Score as _, Viewer};
use serde_json::json;
use table::{A, B, Table, printed};

/// A position with the owned tiles of the example (a fixture that fits the printed points; the picture is lost).
fn antonius() -> Table {
    Table::arrange(
        4,
        json!({
            "pass": 5,
            "players": [{
                "provinces": ["red-3", "blue-4", "free", "green-1"],
                "patricians": [
                    "red-woman-3", "red-man-1", "red-woman-1", "blue-woman-3", "blue-man-3", "blue-woman-1",
                    "yellow-woman-2", "yellow-man-1", "purple-woman-2", "brown-woman-1"
                ],
                "senate": ["many_patricians", "many_fortuna_tiles", "many_repete_chips", "free_senate_province"],
                "fortuna": [3, 2, 1],
                "chips": 5
            }]
        }),
    )
}

#[test]
fn antonius_scores_43_points() {
    let table = antonius();
    assert_eq!(total(&printed(), &Tableau::of(table.state(), A)).points, 43);
    let sheet = AleaIactaEst::score_sheet(table.state(), Viewer::Seat(A));
    let lines: Vec<i16> = sheet.lines.iter().map(|line| line.points[0]).collect();
    assert_eq!(lines, [7, 15, 13, 6, 2], "provinces, patricians, Senate cards, Fortuna tiles, chips");
    assert_eq!(sheet.totals[0], 43);
}

#[test]
fn senate_cards_of_others_do_not_count_before_the_end() {
    let table = antonius();
    let sheet = AleaIactaEst::score_sheet(table.state(), Viewer::Seat(B));
    let lines: Vec<i16> = sheet.lines.iter().map(|line| line.points[0]).collect();
    // Without the Senate card's lodging, either the yellow couple or the purple woman finds a home, and the couple is worth more.
    assert_eq!(lines, [7, 13, 0, 6, 2]);
    assert_eq!(sheet.remarks.len(), 1, "hidden cards are mentioned");
    assert_eq!(table.view(B).players[0].score, None);
    assert_eq!(table.view(A).players[0].score, Some(43));
}

#[test]
fn a_patrician_needs_a_province_of_its_colour() {
    let table = antonius();
    let view = table.view(A);
    let unhoused: Vec<String> = view.players[0].unhoused.iter().map(|patrician| patrician.to_string()).collect();
    assert_eq!(unhoused, ["red-woman-1", "blue-woman-1", "brown-woman-1"]);
}

#[test]
fn everybody_sees_all_senate_cards_at_the_end() {
    let mut table =
        Table::arrange(2, json!({ "pass": 6, "players": [{ "senate": ["women"] }, { "senate": ["men"] }] }));
    assert_eq!(table.view(B).players[0].senate, None);
    assert_eq!(table.view(B).players[0].senate_cards, 1);
    table.play_until(|table| table.asked().is_none());
    let shown = table.0.view(Viewer::Spectator).players[0].senate.clone().unwrap();
    assert!(shown.contains(&SenateCard::Women));
    let outcome = table.0.outcome().unwrap();
    let sheet = table.0.score_sheet(Viewer::Spectator);
    assert_eq!(outcome.points.as_slice(), sheet.totals);
}

#[test]
fn two_chips_are_a_point_and_an_odd_one_is_lost() {
    for (chips, points) in [(0, 0), (1, 0), (2, 1), (5, 2), (30, 15)] {
        assert_eq!(total(&printed(), &Tableau { chips, ..Tableau::default() }).points, points);
    }
}
