//! What is in the box, and the course of the game from pass to pass.

mod table;

use std::collections::BTreeMap;

use alea_iacta_est::building::Building::{Castrum, Forum, Senatus};
use alea_iacta_est::play::senate_cards_in_play;
use alea_iacta_est::pool::DICE_EACH;
use alea_iacta_est::senate::{SenateCard, SenateCards};
use alea_iacta_est::state::passes;
use alea_iacta_est::tiles::{Colour, Patricians, Province, Provinces, Sex};
use alea_iacta_est::{Answer, Event, Step};
use saturnalia_rules::{Dice, Seat};
use serde_json::json;
use table::{A, B, C, D, Table, pool, printed, seats};

// What is in the box

#[test]
fn the_box_holds_what_the_rulebook_lists() {
    assert_eq!(SenateCards::all().len(), 19);
    let mut provinces = BTreeMap::new();
    for province in Provinces::all().iter() {
        provinces.entry(province.colour()).or_insert_with(Vec::new).push(printed().province(province));
    }
    assert_eq!(provinces.remove(&None), Some(vec![0]), "one joker of value 0");
    assert_eq!(provinces.into_values().collect::<Vec<_>>(), vec![vec![1, 2, 3, 4]; 6]);
    for colour in Colour::ALL {
        for sex in [Sex::Woman, Sex::Man] {
            let like = Patricians::all().iter().filter(|one| one.colour() == colour && one.sex() == sex);
            assert_eq!(like.map(|one| printed().patrician(one)).collect::<Vec<_>>(), [1, 2, 3]);
        }
    }
    assert_eq!(Patricians::all().len(), 36);
    assert_eq!((printed().fortuna.count(1), printed().fortuna.count(2), printed().fortuna.count(3)), (8, 14, 8));
    assert_eq!(DICE_EACH, 8);
}

#[test]
fn the_card_for_fortuna_tiles_stays_in_the_box_without_a_temple() {
    for count in 2..=5 {
        let cards = senate_cards_in_play(seats(count));
        assert_eq!(cards.contains(SenateCard::ManyFortunaTiles), count >= 4, "{count} players");
    }
}

// The course of play

#[test]
fn a_game_has_six_passes_for_two_and_three_and_five_for_four_and_five() {
    for count in 2..=5 {
        let mut table = Table::deal(count, u64::from(count));
        let mut dice = Dice::imagined(7);
        let mut begun = vec![(1, table.state().start_player)];
        while let Some(seat) = table.asked() {
            let answer = *dice.pick(&table.offers()).unwrap();
            for event in table.play(seat, answer) {
                if let Event::PassBegun { pass, start_player, .. } = event {
                    begun.push((pass, start_player));
                }
            }
        }
        let first = begun[0].1.0;
        let expected: Vec<_> =
            (1..=passes(seats(count))).map(|pass| (pass, Seat((first + pass - 1) % count))).collect();
        assert_eq!(begun, expected, "{count} players, the left-hand neighbour begins each time");
    }
}

#[test]
fn turns_go_clockwise_from_the_start_player_and_round_by_round() {
    let mut table = Table::arrange(3, json!({ "start_player": 1 }));
    let mut order = Vec::new();
    for _ in 0..6 {
        let seat = table.asked().unwrap();
        order.push((table.state().round, seat));
        assert_eq!(table.offers(), [Answer::Roll]);
        table.play(seat, Answer::Roll);
        assert_eq!(table.asked(), Some(seat), "who rolled places");
        let lowest = table.state().players[seat].rolled.iter().next().unwrap();
        let one = [Forum, Castrum, Senatus].into_iter().find(|building| table.may_place(*building, &[lowest]));
        table.place(seat, one.expect("a single die fits somewhere"), &[lowest]);
    }
    assert_eq!(order, [(1, B), (1, C), (1, A), (2, B), (2, C), (2, A)]);
}

#[test]
fn dice_lie_open_only_between_rolling_and_placing() {
    let mut table = Table::arrange(2, json!({ "rolled": [1, 1, 2, 2, 3, 3, 4, 4] }));
    assert_eq!(table.view(B).players[0].rolled, pool(&[1, 1, 2, 2, 3, 3, 4, 4]), "everybody sees a roll");
    table.place(A, Castrum, &[4, 4]);
    assert_eq!((table.view(B).players[0].rolled, table.view(B).players[0].left), (pool(&[]), 6));
    assert!(table.view(B).players[1].rolled.is_empty(), "B has yet to roll");
}

#[test]
fn a_roll_must_be_followed_by_a_placement() {
    let mut table = Table::deal(3, 4);
    let mut dice = Dice::imagined(4);
    while let Some(seat) = table.asked() {
        if matches!(table.0.agenda().first(), Some(Step::Place(_))) {
            let placements = table.offers().into_iter().filter(|offer| matches!(offer, Answer::Place { .. })).count();
            assert!(placements > 0, "there is no way to place nothing");
        }
        let answer = *dice.pick(&table.offers()).unwrap();
        table.play(seat, answer);
    }
}

// The evaluation

/// Everybody has dice somewhere; D places the last one.
fn a_full_city() -> Table {
    Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "templum_leader": 0, "provinces": ["red-4", "blue-1", "free", "green-2"],
            "forum": [{ "seat": 2, "face": 1 }],
            "players": [
                { "templum": [4], "drawn": [1] },
                { "senatus": [1, 2, 3] },
                { "castrum": [5, 5], "senatus": [6] },
                { "latrina": 7 }
            ]
        }),
    )
}

#[test]
fn the_buildings_are_evaluated_in_the_order_of_the_rulebook() {
    let mut table = a_full_city();
    let mut order = Vec::new();
    let mut events = table.place(D, Forum, &[6]);
    while table.state().pass == 1 {
        let seat = table.asked().unwrap();
        let answer = table.offers()[0];
        order.push(match answer {
            Answer::Keep(_) => ("templum", seat),
            Answer::SenateCard(_) => ("senatus", seat),
            Answer::Province(_) => ("castrum", seat),
            Answer::Patrician(_) => ("forum", seat),
            Answer::Roll | Answer::Place { .. } | Answer::Repete | Answer::Again(_) | Answer::Throw => {
                panic!("{answer:?} while the pass is evaluated")
            }
        });
        events.extend(table.play(seat, answer));
    }
    assert_eq!(order, [("templum", A), ("senatus", B), ("senatus", C), ("castrum", C), ("forum", C), ("forum", D)]);
    let chips = events.iter().position(|event| matches!(event, Event::ChipsGained { .. })).unwrap();
    let last = events.iter().rposition(|event| matches!(event, Event::PatricianTaken { .. })).unwrap();
    assert!(chips > last, "the Latrina comes last");
}

#[test]
fn dice_that_won_something_go_back_to_their_owner_and_bring_no_chip() {
    let mut table = a_full_city();
    table.place(D, Forum, &[6]);
    while table.state().pass == 1 {
        let seat = table.asked().unwrap();
        let answer = table.offers()[0];
        table.play(seat, answer);
    }
    let chips = [A, B, C, D].map(|seat| table.state().players[seat].chips);
    // One in the temple, three in the Senate, four of C in Senate, Castrum and Forum, one of D in the Forum.
    assert_eq!(chips, [7, 5, 4, 7]);
    assert!([A, B, C, D].iter().all(|seat| table.state().players[*seat].left == 8));
}

#[test]
fn the_second_run_of_two_players_goes_to_the_latrina() {
    let mut table = Table::arrange(
        2,
        json!({ "turn": 1, "rolled": [6], "players": [{ "senatus": [1, 2, 3, 4] }, { "senatus": [5, 6], "latrina": 5 }] }),
    );
    table.place(B, Forum, &[6]);
    let card = table.offers()[0];
    let events = table.play(A, card);
    assert!(events.contains(&Event::SenateCardsReturned { count: 2 }));
    assert!(events.contains(&Event::Unrewarded { seat: B, building: Senatus, dice: pool(&[5, 6]), there: 5 }));
    assert_eq!(table.state().senate_cards(B).len(), 0);
}

#[test]
fn with_three_and_four_players_the_third_card_goes_under_the_stack() {
    for count in [3, 4] {
        let mut table = Table::arrange(
            count,
            json!({
                "turn": count - 1, "rolled": [6],
                "players": if count == 3 {
                    json!([{ "senatus": [1, 2, 3] }, { "senatus": [3, 4] }, { "latrina": 7 }])
                } else {
                    json!([{ "senatus": [1, 2, 3] }, { "senatus": [3, 4] }, {}, { "latrina": 7 }])
                }
            }),
        );
        table.place(Seat(count - 1), Forum, &[6]);
        let first = table.offers()[0];
        table.play(A, first);
        let second = table.offers()[0];
        let events = table.play(B, second);
        assert!(events.contains(&Event::SenateCardsReturned { count: 1 }), "{count} players");
    }
}

#[test]
fn a_run_of_six_takes_no_more_dice() {
    let table = Table::arrange(2, json!({ "rolled": [1, 6], "players": [{ "senatus": [1, 2, 3, 4, 5, 6] }] }));
    assert!(table.placements(Senatus).is_empty());
}

#[test]
fn the_free_province_has_no_colour_and_no_value() {
    assert_eq!((Province::FREE.colour(), printed().province(Province::FREE)), (None, 0));
}

/// Equal runs may not arise later either: the longer run of another player is no obstacle, the same one is.
#[test]
fn rows_in_the_senate_differ_at_every_moment() {
    for seed in 0..10 {
        let mut table = Table::deal(5, seed);
        let mut dice = Dice::imagined(seed);
        while let Some(seat) = table.asked() {
            let answer = *dice.pick(&table.offers()).unwrap();
            table.play(seat, answer);
            let runs: Vec<_> = table.state().senatus.0.iter().filter(|run| !run.is_empty()).collect();
            assert!((1..runs.len()).all(|index| !runs[..index].contains(&runs[index])));
            let castrum = &table.state().castrum;
            for face in 1..=6 {
                let counts: Vec<u8> = castrum.0.iter().map(|dice| dice.count(face)).filter(|n| *n > 0).collect();
                assert!((1..counts.len()).all(|index| !counts[..index].contains(&counts[index])));
            }
        }
    }
}

#[test]
fn a_forum_die_shifts_only_its_equals_and_those_above_it() {
    let mut table = Table::arrange(
        3,
        json!({
            "rolled": [3, 6, 6, 6, 6, 6, 6, 6],
            "forum": [{ "seat": 1, "face": 2 }, { "seat": 1, "face": 3 }, { "seat": 2, "face": 5 }]
        }),
    );
    table.place(A, Forum, &[3]);
    let stands: Vec<(Seat, u8)> = table.state().forum.iter().map(|die| (die.seat, die.face)).collect();
    assert_eq!(stands, [(B, 2), (A, 3), (B, 3), (C, 5)]);
    assert_eq!(table.state().players[A].rolled, pool(&[6, 6, 6, 6, 6, 6, 6]));
}
