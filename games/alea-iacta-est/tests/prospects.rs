//! What the board previews is what comes true: every prospect is compared with the view after placing those dice.

mod table;

use alea_iacta_est::building::Building;
use alea_iacta_est::view::Prospect;
use alea_iacta_est::{Answer, Event, Step};
use saturnalia_rules::{Dice, Seat, Viewer};
use serde_json::json;
use table::{A, B, C, Table, pool, printed};

/// Plays the placement and looks where the dice stand.
fn comes_true(table: &Table, seat: Seat, prospect: &Prospect) {
    let mut after = Table(table.0.clone());
    let Prospect { building, dice, place, ref columns, wins, tiles, ref pushes_out } = *prospect;
    let events = after.play(seat, Answer::Place { building, dice });
    // The pass may end with this placement; then the dice are gone from the buildings.
    if events.iter().any(|event| matches!(event, Event::PassEnded { .. })) {
        return;
    }
    let (view, place) = (after.view(seat), place.map(usize::from));
    match building {
        Building::Templum => {
            assert_eq!(view.templum.as_ref().expect("a temple").leader, Some(seat));
            let drawn =
                |event: &Event| matches!(event, Event::PlacedTemplum { tiles: drawn, .. } if drawn.len() == tiles);
            assert!(events.iter().any(drawn));
        }
        Building::Senatus => {
            let rank = view.senatus.iter().position(|run| run.seat == seat).expect("the own run");
            assert_eq!((place, wins), (Some(rank + 1), view.senatus[rank].wins));
        }
        Building::Castrum => {
            let face = dice.iter().next().expect("dice are placed");
            let rank =
                view.castrum.iter().position(|group| group.seat == seat && group.face == face).expect("the own group");
            assert_eq!((place, wins), (Some(rank + 1), view.castrum[rank].wins));
        }
        Building::Forum => {
            let lowest = dice.iter().next().expect("dice are placed");
            let column = view
                .forum
                .iter()
                .flatten()
                .position(|die| die.seat == seat && die.face == lowest)
                .expect("the own die");
            assert_eq!((place, wins), (Some(column + 1), true));
            let stands = |column: &u8| view.forum[usize::from(*column) - 1].as_ref().map(|die| (die.seat, die.face));
            let standing: Vec<_> = columns.iter().map(stands).collect();
            assert_eq!(standing, dice.iter().map(|face| Some((seat, face))).collect::<Vec<_>>());
        }
        Building::Latrina => assert_eq!((place, wins), (None, false)),
    }
    let mut out: Vec<Seat> = events
        .iter()
        .filter_map(|event| if let Event::PushedOut { seat, .. } = event { Some(*seat) } else { None })
        .collect();
    let mut told = pushes_out.clone();
    out.sort();
    told.sort();
    assert_eq!(out, told);
}

#[test]
fn in_whole_games_every_prospect_comes_true() {
    for count in 2..=5 {
        for seed in 0..4 {
            let mut table = Table::deal(count, seed);
            let mut dice = Dice::imagined(seed);
            while let Some(seat) = table.asked() {
                let view = table.view(seat);
                if matches!(table.0.agenda().first(), Some(Step::Place(_))) {
                    let placements =
                        table.offers().iter().filter(|offer| matches!(offer, Answer::Place { .. })).count();
                    assert_eq!(view.prospects.len(), placements, "one prospect for each placement");
                }
                for prospect in &view.prospects {
                    comes_true(&table, seat, prospect);
                }
                let answer = *dice.pick(&table.offers()).unwrap();
                table.play(seat, answer);
            }
        }
    }
}

#[test]
fn a_pair_that_pushes_two_dice_out_names_both_owners() {
    let table = Table::arrange(
        3,
        json!({
            "rolled": [2, 3, 6, 6, 6, 6, 6, 6],
            "forum": [
                { "seat": 1, "face": 1 }, { "seat": 2, "face": 2 }, { "seat": 1, "face": 3 }, { "seat": 2, "face": 4 },
                { "seat": 1, "face": 5 }
            ]
        }),
    );
    let view = table.view(A);
    let pair = view.prospects.iter().find(|one| one.building == Building::Forum && one.dice == pool(&[2, 3])).unwrap();
    assert_eq!((pair.place, pair.wins, pair.pushes_out.as_slice()), (Some(2), true, [B, C].as_slice()));
    assert_eq!(pair.columns, [2, 4], "each to the left of its equals");
}

#[test]
fn no_more_tiles_are_promised_than_there_are() {
    let mut kept = printed().fortuna;
    kept -= [3].into_iter().collect();
    let table = Table::arrange(
        4,
        json!({
            "rolled": [6, 6, 6, 6, 6, 6, 6, 6], "templum_leader": 1,
            "players": [{ "fortuna": kept }, { "templum": [5] }]
        }),
    );
    let view = table.view(A);
    let two = view.prospects.iter().find(|one| one.building == Building::Templum).unwrap();
    assert_eq!((two.dice, two.tiles), (pool(&[6, 6]), 1));
    comes_true(&table, A, two);
}

#[test]
fn prospects_are_for_the_one_who_places() {
    let table = Table::arrange(2, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] }));
    assert!(!table.view(A).prospects.is_empty());
    assert!(table.view(B).prospects.is_empty());
    assert!(table.0.view(Viewer::Spectator).prospects.is_empty());
}
