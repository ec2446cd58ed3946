//! The rulebook's sentences and worked examples, building by building.

mod table;

use alea_iacta_est::building::Building::{Castrum, Forum, Latrina, Senatus, Templum};
use alea_iacta_est::building::forum::ForumDie;
use alea_iacta_est::{Answer, Event, Step};
use saturnalia_rules::Seat;
use serde_json::json;
use table::{A, B, C, D, Table, pool};

// I. Templum

#[test]
fn temple_example_antonius_and_brutus() {
    // Antonius places a 5 and draws one tile.
    let mut table = Table::arrange(4, json!({ "rolled": [5, 1, 1, 2, 2, 3, 4, 6] }));
    assert_eq!(table.placements(Templum), [[1], [2], [3], [4], [5], [6]]);
    let events = table.place(A, Templum, &[5]);
    assert!(matches!(events[0], Event::PlacedTemplum { seat: A, total: 1, pips: 5, tiles, .. } if tiles.len() == 1));
    // Brutus must place exactly two dice with more than 5, draws two tiles.
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 1, "rolled": [1, 1, 2, 3, 3, 4, 5, 6], "templum_leader": 0,
            "players": [{ "templum": [5], "drawn": [2] }]
        }),
    );
    let offered = table.placements(Templum);
    assert!(offered.iter().all(|dice| dice.len() == 2 && dice.iter().sum::<u8>() > 5), "{offered:?}");
    assert!(table.may_place(Templum, &[3, 6]) && table.may_place(Templum, &[1, 5]));
    assert!(!table.may_place(Templum, &[1, 4]) && !table.may_place(Templum, &[6]));
    table.place(B, Templum, &[3, 6]);
    assert_eq!(table.state().players[B].drawn_tiles().len(), 2);
    // Antonius comes back: two more dice, more than 9 together with the 5, two tiles.
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 0, "rolled": [1, 1, 2, 2, 3, 3, 4], "templum_leader": 1,
            "players": [{ "templum": [5], "drawn": [2] }, { "templum": [3, 6], "drawn": [1, 3] }]
        }),
    );
    let offered = table.placements(Templum);
    assert!(offered.iter().all(|dice| dice.len() == 2 && dice.iter().sum::<u8>() >= 5), "{offered:?}");
    assert!(table.may_place(Templum, &[1, 4]) && !table.may_place(Templum, &[2, 2]));
    table.place(A, Templum, &[2, 3]);
    assert_eq!(table.state().players[A].drawn_tiles().len(), 3);
    assert_eq!(table.state().templum.last, Some(A));
}

#[test]
fn the_leader_keeps_two_tiles_and_the_others_one_and_kept_tiles_lie_open() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "templum_leader": 1, "laid_aside": [1],
            "players": [
                { "templum": [5], "drawn": [2] },
                { "templum": [3, 6], "drawn": [1, 3] },
                {},
                { "latrina": 7 }
            ]
        }),
    );
    table.place(D, Forum, &[6]);
    assert_eq!(table.asked(), Some(B), "whoever has the most dice keeps first");
    assert_eq!(table.offers(), [Answer::Keep([1, 3].into_iter().collect())]);
    let keep = table.offers()[0];
    table.play(B, keep);
    assert_eq!(table.asked(), Some(A));
    assert_eq!(table.offers(), [Answer::Keep([2].into_iter().collect())]);
    let keep = table.offers()[0];
    table.play(A, keep);
    assert_eq!(table.view(C).players[1].fortuna, [1, 3].into_iter().collect(), "everybody sees kept tiles");
    assert_eq!(table.state().templum.dice[A], pool(&[]), "the dice are back");
}

#[test]
fn tiles_not_kept_are_laid_aside_face_up() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "templum_leader": 0,
            "players": [{ "templum": [5, 5, 5], "drawn": [1, 2, 3] }, {}, {}, { "latrina": 7 }]
        }),
    );
    table.place(D, Forum, &[6]);
    assert_eq!(table.offers().len(), 3);
    table.play(A, Answer::Keep([2, 3].into_iter().collect()));
    assert_eq!(table.state().heap.laid_aside, [1].into_iter().collect());
}

// II. Senatus

#[test]
fn senate_example_claudius() {
    // Claudius lies there with 3-4-5; another may not repeat it, but lay 4-5-6 or 3-4-5-6.
    let table = Table::arrange(
        3,
        json!({ "turn": 1, "rolled": [1, 3, 3, 4, 4, 5, 5, 6], "players": [{ "senatus": [3, 4, 5] }] }),
    );
    assert!(!table.may_place(Senatus, &[3, 4, 5]));
    assert!(table.may_place(Senatus, &[4, 5, 6]) && table.may_place(Senatus, &[3, 4, 5, 6]));
    // Later Claudius may make it longer with a 2 ...
    let rolled = [2, 1, 1, 1, 1];
    let mut table = Table::arrange(3, json!({ "rolled": rolled, "players": [{ "senatus": [3, 4, 5] }] }));
    assert!(table.may_place(Senatus, &[2]));
    table.place(A, Senatus, &[2]);
    assert_eq!(table.state().senatus[A].dice(), pool(&[2, 3, 4, 5]));
    // ... unless another 2-3-4-5 lies there: then only with the 1 as well.
    let table = Table::arrange(
        3,
        json!({ "rolled": rolled, "players": [{ "senatus": [3, 4, 5] }, { "senatus": [2, 3, 4, 5] }] }),
    );
    assert_eq!(table.placements(Senatus), [[1, 2]]);
}

#[test]
fn a_single_die_is_a_run_and_not_all_fitting_dice_must_be_placed() {
    let table = Table::arrange(2, json!({ "rolled": [3, 4, 5, 6, 1, 1, 1, 1] }));
    for face in [1, 3, 4, 5, 6] {
        assert!(table.may_place(Senatus, &[face]));
    }
    assert!(table.may_place(Senatus, &[5, 6]) && table.may_place(Senatus, &[3, 4, 5, 6]));
    assert!(!table.may_place(Senatus, &[1, 3]));
}

#[test]
fn a_player_has_one_run_only_and_it_grows_at_its_ends() {
    let table = Table::arrange(2, json!({ "rolled": [1, 2, 4, 5, 5, 6], "players": [{ "senatus": [3, 4] }] }));
    let mut offered = table.placements(Senatus);
    offered.sort();
    let expected: Vec<Vec<u8>> =
        vec![vec![1, 2], vec![1, 2, 5], vec![1, 2, 5, 6], vec![2], vec![2, 5], vec![2, 5, 6], vec![5], vec![5, 6]];
    assert_eq!(offered, expected);
}

#[test]
fn the_longest_run_chooses_of_three_cards_and_passes_two_on() {
    let mut table = Table::arrange(
        3,
        json!({
            "turn": 2, "rolled": [6],
            "players": [{ "senatus": [1, 2, 3, 4] }, { "senatus": [2, 3, 4, 5] }, { "senatus": [4, 5, 6], "latrina": 4 }]
        }),
    );
    table.place(C, Forum, &[6]);
    assert_eq!(table.asked(), Some(B), "5-4-3-2 is better than 4-3-2-1");
    assert_eq!(table.offers().len(), 3);
    let first = table.offers()[1];
    table.play(B, first);
    assert_eq!(table.asked(), Some(A));
    let left = table.offers();
    assert_eq!(left.len(), 2);
    assert!(!left.contains(&first));
    table.play(A, left[0]);
    assert!(!matches!(table.0.agenda().first(), Some(Step::TakeSenateCard(_))), "the third gets no card");
    assert_eq!((table.state().senate_cards(A).len(), table.state().senate_cards(B).len()), (1, 1));
    assert_eq!(table.state().latrina[C], 7, "the run of three went to the Latrina");
}

#[test]
fn with_two_players_only_the_first_and_with_five_also_the_third_gets_a_card() {
    let senators = json!([
        { "senatus": [1, 2, 3, 4] }, { "senatus": [2, 3, 4, 5] }, { "senatus": [4, 5, 6] }, { "senatus": [5, 6] },
        { "latrina": 7 }
    ]);
    let mut table = Table::arrange(5, json!({ "turn": 4, "rolled": [6], "players": senators }));
    table.place(Seat(4), Forum, &[6]);
    for (seat, cards) in [(B, 3), (A, 2), (C, 1)] {
        assert_eq!((table.asked(), table.offers().len()), (Some(seat), cards));
        let card = table.offers()[0];
        table.play(seat, card);
    }
    assert_eq!(table.state().senate_cards(D).len(), 0);
    assert_eq!(table.state().latrina[D], 8);

    let mut table = Table::arrange(
        2,
        json!({ "turn": 1, "rolled": [6], "players": [{ "senatus": [1, 2, 3, 4] }, { "senatus": [5, 6], "latrina": 5 }] }),
    );
    table.place(B, Forum, &[6]);
    let card = table.offers()[0];
    table.play(A, card);
    assert_eq!(table.asked(), Some(B), "B's die in the Forum comes next");
    assert!(matches!(table.offers()[0], Answer::Patrician(_)));
}

#[test]
fn who_is_alone_in_the_senate_keeps_one_card_and_two_go_under_the_stack() {
    let mut table =
        Table::arrange(3, json!({ "turn": 2, "rolled": [6], "players": [{ "senatus": [2] }, {}, { "latrina": 7 }] }));
    table.place(C, Forum, &[6]);
    assert_eq!(table.asked(), Some(A));
    let card = table.offers()[2];
    let events = table.play(A, card);
    assert!(events.contains(&Event::SenateCardsReturned { count: 2 }));
    assert_eq!(table.state().senate_stack.len(), 15, "cards under the stack do not come back");
}

// III. Castrum

#[test]
fn castrum_example_darius_and_antonius() {
    // Darius rolls 1-2-3-4-4-4-4-5 and places three of his four fours (Ruling A9).
    let mut table = Table::arrange(2, json!({ "rolled": [1, 2, 3, 4, 4, 4, 4, 5] }));
    for dice in [&[4][..], &[4, 4], &[4, 4, 4], &[4, 4, 4, 4]] {
        assert!(table.may_place(Castrum, dice));
    }
    table.place(A, Castrum, &[4, 4, 4]);
    assert_eq!(table.state().castrum[A], pool(&[4, 4, 4]));
    // Antonius rolls 1-1-2-2-3-4-4-5 and may place both fours: the same face but not the same number.
    let antonius = json!({
        "turn": 1, "rolled": [1, 1, 2, 2, 3, 4, 4, 5], "players": [{ "castrum": [4, 4, 4] }]
    });
    assert!(Table::arrange(2, antonius).may_place(Castrum, &[4, 4]));
    // Darius rolls 4-4-5-5: fours for his group or fives as a new group, not both.
    let groups = json!([{ "castrum": [4, 4, 4], "latrina": 1 }, { "castrum": [4, 4] }]);
    let mut table = Table::arrange(2, json!({ "rolled": [4, 4, 5, 5], "players": groups }));
    assert_eq!(table.placements(Castrum), [vec![4], vec![4, 4], vec![5], vec![5, 5]]);
    table.place(A, Castrum, &[5, 5]);
    assert_eq!(table.state().castrum[A], pool(&[4, 4, 4, 5, 5]));
    // Antonius may not add one four, which would equal Darius' group, but two.
    let table = Table::arrange(2, json!({ "turn": 1, "rolled": [1, 2, 3, 4, 4, 6], "players": groups }));
    assert!(!table.may_place(Castrum, &[4]));
    assert!(table.may_place(Castrum, &[4, 4]));
}

#[test]
fn larger_groups_take_provinces_first_and_a_player_may_win_several() {
    let mut table = Table::arrange(
        3,
        json!({
            "turn": 2, "rolled": [6], "provinces": ["red-4", "blue-1", "free"],
            "players": [
                { "castrum": [5, 5, 5, 6, 6] }, { "castrum": [3, 3, 3] }, { "castrum": [5, 5], "latrina": 5 }
            ]
        }),
    );
    table.place(C, Forum, &[6]);
    let mut order = Vec::new();
    while let Some(Answer::Province(province)) = table.offers().first().copied() {
        let seat = table.asked().unwrap();
        order.push(seat);
        table.play(seat, Answer::Province(province));
    }
    assert_eq!(order, [A, B, A], "5-5-5 before 3-3-3 before 6-6; 5-5 finds nothing left");
    assert_eq!(table.state().players[A].provinces.len(), 2);
    assert_eq!(table.state().latrina[C], 7);
}

#[test]
fn provinces_nobody_wins_are_out_of_the_game() {
    let mut table = Table::arrange(
        2,
        json!({ "turn": 1, "rolled": [6], "provinces": ["red-4", "blue-1"], "players": [{ "castrum": [2] }, { "latrina": 7 }] }),
    );
    table.place(B, Forum, &[6]);
    let blue = table.offers()[1];
    table.play(A, blue);
    let out: Vec<String> = table.state().provinces.out.iter().map(|province| province.to_string()).collect();
    assert_eq!(out, ["red-4"]);
}

// IV. Forum Romanum

#[test]
fn the_forum_takes_one_die_or_two_that_show_five() {
    let table = Table::arrange(2, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] }));
    let mut offered = table.placements(Forum);
    offered.sort();
    let expected: Vec<Vec<u8>> = vec![vec![1], vec![1, 4], vec![2], vec![2, 3], vec![3], vec![4], vec![5], vec![6]];
    assert_eq!(offered, expected);
}

#[test]
fn forum_example_brutus_pushes_a_green_three_out() {
    // Five columns: 1, 2, 3, 3 of others; Brutus (seat 1) adds a 2 and a 3.
    let mut table = Table::arrange(
        3,
        json!({
            "turn": 1, "rolled": [2, 3, 6, 6, 6, 6, 6, 6],
            "forum": [
                { "seat": 0, "face": 1 }, { "seat": 2, "face": 3 }, { "seat": 0, "face": 3 }, { "seat": 2, "face": 2 }
            ]
        }),
    );
    let events = table.place(B, Forum, &[2, 3]);
    assert!(events.contains(&Event::PushedOut { seat: C, face: 3, nth: 1, there: 0 }));
    let stands: Vec<(u8, u8)> = table.state().forum.iter().map(|die| (die.seat.0, die.face)).collect();
    assert_eq!(stands, [(0, 1), (1, 2), (2, 2), (1, 3), (0, 3)], "newest to the left of its equals");
    assert_eq!(table.state().latrina[C], 1);
}

#[test]
fn the_leftmost_die_takes_a_patrician_first_and_the_rest_leaves_the_game() {
    let mut table = Table::arrange(
        2,
        json!({
            "turn": 1, "rolled": [1],
            "forum": [{ "seat": 0, "face": 2 }, { "seat": 0, "face": 5 }],
            "players": [{}, { "latrina": 7 }]
        }),
    );
    table.place(B, Forum, &[1]);
    for seat in [B, A, A] {
        assert_eq!(table.asked(), Some(seat));
        let any = table.offers()[0];
        table.play(seat, any);
    }
    assert_eq!(table.state().patricians.out.len(), 1);
    assert_eq!(table.state().players[A].patricians.len(), 2);
}

// V. Latrina

#[test]
fn only_who_can_place_nowhere_else_uses_the_latrina() {
    let mut table = Table::arrange(2, json!({}));
    table.play(A, Answer::Roll);
    assert!(table.placements(Latrina).is_empty());
    let mut stuck = stuck();
    assert_eq!(stuck.offers(), [Answer::Place { building: Latrina, dice: pool(&[6]) }]);
    let events = stuck.place(A, Latrina, &[6]);
    assert_eq!(events[0], Event::PlacedLatrina { seat: A, face: 6, there: 6 });
}

/// A has only sixes: a six alone lies in the Senate, groups of one and two sixes lie in the Castrum, and four lower dice fill the Forum.
fn stuck() -> Table {
    Table::arrange(
        3,
        json!({
            "rolled": [6, 6],
            "forum": [
                { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 },
                { "seat": 2, "face": 5 }
            ],
            "players": [{ "latrina": 6 }, { "castrum": [6, 6], "senatus": [6] }, { "castrum": [6] }]
        }),
    )
}

#[test]
fn every_die_in_the_latrina_is_a_chip() {
    let mut table =
        Table::arrange(2, json!({ "turn": 1, "rolled": [6], "players": [{}, { "latrina": 7, "chips": 1 }] }));
    let mut events = table.place(B, Forum, &[6]);
    let patrician = table.offers()[0];
    events.extend(table.play(B, patrician));
    assert!(events.contains(&Event::ChipsGained { seat: A, chips: 8 }), "A's eight dice were left over");
    assert!(events.contains(&Event::ChipsGained { seat: B, chips: 7 }));
    assert_eq!((table.state().players[A].chips, table.state().players[B].chips), (8, 8));
    assert_eq!(table.state().pass, 2);
}

#[test]
fn a_chip_rolls_any_of_the_dice_again() {
    let mut table = Table::arrange(2, json!({ "rolled": [1, 1, 2, 3, 4, 5, 6, 6], "players": [{ "chips": 2 }] }));
    table.play(A, Answer::Repete);
    assert_eq!(table.offers(), [Answer::Again(0), Answer::Again(1), Answer::Again(2)]);
    for count in [2, 0, 0, 0, 0, 1] {
        table.play(A, Answer::Again(count));
    }
    let events = table.play(A, Answer::Throw);
    let Event::RolledAgain { chosen, dice, .. } = events[0] else { panic!("{events:?}") };
    assert_eq!((chosen, dice.len()), (pool(&[1, 1, 6]), 3));
    assert_eq!(table.state().players[A].rolled, pool(&[2, 3, 4, 5, 6]) + dice);
    assert_eq!(table.state().players[A].chips, 1);
    assert!(table.offers().contains(&Answer::Repete), "another chip may follow");
}

// General notes, and the course of a pass

#[test]
fn dice_go_into_one_building_in_one_way() {
    let table = Table::arrange(2, json!({ "rolled": [1, 1, 2, 2, 3, 3, 4, 4] }));
    let castrum = table.placements(Castrum);
    assert!(castrum.iter().all(|dice| dice.iter().all(|face| *face == dice[0])), "one group at a time");
    assert!(table.placements(Forum).iter().all(|dice| dice.len() <= 2), "not a single die and a pair together");
}

#[test]
fn a_die_stays_for_the_rest_of_the_pass_and_only_the_others_are_rolled() {
    let mut table = Table::arrange(2, json!({ "rolled": [1, 1, 2, 2, 3, 3, 4, 4] }));
    table.place(A, Castrum, &[4, 4]);
    table.play(B, Answer::Roll);
    let any = table.offers()[0];
    table.play(B, any);
    table.play(A, Answer::Roll);
    assert_eq!(table.state().players[A].rolled.len(), 6);
    assert_eq!(table.state().castrum[A], pool(&[4, 4]));
}

#[test]
fn the_round_is_finished_when_somebody_has_placed_his_last_die() {
    let mut table = Table::arrange(3, json!({ "rolled": [6], "players": [{ "latrina": 7 }] }));
    let events = table.place(A, Forum, &[6]);
    assert!(!events.contains(&Event::PassEnded { pass: 1 }));
    for seat in [B, C] {
        table.play(seat, Answer::Roll);
        assert_eq!(table.state().pass, 1);
        let forum = Answer::Place { building: Forum, dice: pool(&[lowest(&table, seat)]) };
        table.play(seat, forum);
    }
    assert!(matches!(table.0.agenda().first(), Some(Step::TakePatrician(_))), "the pass is being evaluated");
}

fn lowest(table: &Table, seat: Seat) -> u8 {
    table.state().players[seat].rolled.iter().next().expect("rolled dice")
}

#[test]
fn the_left_hand_neighbour_begins_the_next_pass_with_fresh_tiles() {
    let mut table =
        Table::arrange(3, json!({ "start_player": 2, "turn": 1, "rolled": [6], "players": [{}, { "latrina": 7 }] }));
    table.place(B, Forum, &[6]);
    let patrician = table.offers()[0];
    let events = table.play(B, patrician);
    assert!(events.iter().any(|event| matches!(event, Event::PassBegun { pass: 2, start_player: A, .. })));
    assert_eq!(table.asked(), Some(A));
    let state = table.state();
    assert_eq!((state.provinces.display.len(), state.patricians.display.len()), (3, 5));
    assert!(state.players.at(state.seats).all(|(_, player)| player.left == 8));
    assert!(state.forum.is_empty());
}

#[test]
fn a_scenario_forum_stands_in_order() {
    let table = Table::arrange(2, json!({ "forum": [{ "seat": 0, "face": 6 }, { "seat": 1, "face": 2 }] }));
    assert_eq!(table.state().forum[0], ForumDie { seat: B, face: 2 });
}
