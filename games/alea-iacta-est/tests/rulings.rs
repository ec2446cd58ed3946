//! Every numbered ruling of `docs/rulings/alea-iacta-est.md`.

mod table;

use alea_iacta_est::building::Building::{Castrum, Forum, Latrina, Senatus, Templum};
use alea_iacta_est::fortuna::Tiles;
use alea_iacta_est::score::{Tableau, Total, total};
use alea_iacta_est::senate::{SenateCard, SenateCards};
use alea_iacta_est::steps::{KeepFortuna, Step};
use alea_iacta_est::tiles::{Colour, Patrician, Province, Sex};
use alea_iacta_est::{AleaIactaEst, Answer, Event};
use saturnalia_rules::{Check as _, Dice, Outcome, Position, Seat, Secrets, Viewer};
use serde_json::{Value, json};
use table::{A, B, C, D, E, Table, pool, printed, seats};

/// Ruling A1
#[test]
fn a1_whoever_placed_last_in_the_temple_may_outbid_himself_with_one_die() {
    let mut table = Table::arrange(
        4,
        json!({
            "rolled": [1, 2, 3, 4, 5, 6], "templum_leader": 0, "players": [{ "templum": [3, 6], "drawn": [1, 1] }]
        }),
    );
    assert_eq!(table.placements(Templum), [[1], [2], [3], [4], [5], [6]]);
    table.place(A, Templum, &[1]);
    assert_eq!(table.state().players[A].drawn_tiles().len(), 3);
}

/// Ruling A2
#[test]
fn a2_the_sum_to_beat_is_the_whole_sum_of_the_last_placer() {
    let table = Table::arrange(
        4,
        json!({
            "turn": 1, "rolled": [3, 3, 4, 5, 5, 5, 5, 5], "templum_leader": 0,
            "players": [{ "templum": [4, 5], "drawn": [1, 1] }]
        }),
    );
    assert!(table.may_place(Templum, &[3, 3, 4]), "10 is more than 9");
    let table = Table::arrange(
        4,
        json!({
            "turn": 1, "rolled": [3, 3, 3, 5, 5, 5, 5, 5], "templum_leader": 0,
            "players": [{ "templum": [4, 5], "drawn": [1, 1] }]
        }),
    );
    assert!(!table.may_place(Templum, &[3, 3, 3]), "9 is not");
}

/// Ruling A3
#[test]
fn a3_the_last_placer_always_has_the_most_dice_in_the_temple() {
    for seed in 0..20 {
        let mut table = Table::deal(5, seed);
        let mut dice = Dice::imagined(seed);
        while let Some(seat) = table.asked() {
            let answer = *dice.pick(&table.offers()).unwrap();
            table.play(seat, answer);
            let temple = &table.state().templum;
            let most = temple.dice.0.iter().map(|dice| dice.len()).max().unwrap();
            let holders = temple.dice.0.iter().filter(|dice| dice.len() == most && most > 0).count();
            assert!(holders <= 1);
            assert_eq!(temple.last.map_or(0, |seat| temple.dice[seat].len()), most);
        }
    }
}

/// Ruling A4
#[test]
fn a4_a_die_alone_in_the_temple_brings_a_second_tile_and_both_are_kept() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "templum_leader": 0,
            "players": [{ "templum": [5], "drawn": [1] }, {}, {}, { "latrina": 7 }]
        }),
    );
    let events = table.place(D, Forum, &[6]);
    assert!(events.iter().any(|event| matches!(event, Event::SecondTile { seat: A, .. })));
    let [Answer::Keep(tiles)] = table.offers()[..] else { panic!("{:?}", table.offers()) };
    assert_eq!(tiles.len(), 2);
    table.play(A, Answer::Keep(tiles));
    assert_eq!(table.state().players[A].kept, tiles);
    assert!(table.state().heap.laid_aside.is_empty());
}

/// All tiles of the box but these are kept by somebody.
fn all_kept_but(rest: Tiles) -> Value {
    let mut kept = printed().fortuna;
    kept -= rest;
    json!(kept)
}

/// Ruling A5
#[test]
fn a5_tiles_laid_aside_are_mixed_again_in_the_middle_of_a_draw() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 1, "rolled": [6, 6, 6, 6, 6, 6, 6, 6], "templum_leader": 0, "laid_aside": [3],
            "players": [
                { "templum": [5], "drawn": [1] }, { "fortuna": all_kept_but(Tiles([1, 1, 1])) }
            ]
        }),
    );
    assert_eq!(table.state().heap.face_down, [2].into_iter().collect());
    let events = table.place(B, Templum, &[6, 6]);
    assert!(events.iter().any(|event| matches!(event, Event::HeapMixed { .. })));
    assert_eq!(table.state().players[B].drawn, [[2].into_iter().collect(), [3].into_iter().collect()]);
}

/// Ruling A5
#[test]
fn a5_when_no_tile_is_left_at_all_nothing_is_drawn_and_nothing_kept() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "players": [{ "fortuna": printed().fortuna }, {}, {}, { "latrina": 7 }]
        }),
    );
    let events = table.place(D, Templum, &[6]);
    assert!(matches!(events[0], Event::PlacedTemplum { tiles: Tiles::NONE, .. }));
    assert_eq!(table.state().pass, 2, "nobody had anything to choose");
}

/// Ruling A5
#[test]
fn a5_who_drew_nothing_is_not_told_an_empty_list_of_tiles() {
    let told = |tiles| {
        let (dice, there, drawn) = (pool(&[6]), pool(&[]), Tiles::NONE);
        let event = Event::PlacedTemplum { seat: A, dice, there, total: 1, pips: 6, drawn, tiles };
        let notice = AleaIactaEst::tell(&event, printed(), Viewer::Seat(A)).expect("everybody is told");
        notice.label.expect("in words").key
    };
    assert_eq!(told(Tiles::NONE), "alea-placed-templum");
    assert_eq!(told(Tiles([1, 0, 0])), "alea-placed-templum-seen");
}

/// Ruling A6
#[test]
fn a6_runs_are_alike_when_they_show_the_same_faces_and_a_gap_is_never_bridged() {
    let table = Table::arrange(
        3,
        json!({ "rolled": [1, 5, 6, 6, 6, 6], "players": [{ "senatus": [3, 4] }, { "senatus": [3, 4, 5] }] }),
    );
    // 5 would repeat 3-4-5; 1 would leave a gap; 5-6 makes 3-4-5-6.
    assert_eq!(table.placements(Senatus), [[5, 6]]);
}

/// Ruling A7
#[test]
fn a7_with_five_players_and_one_run_two_cards_go_under_the_stack() {
    let mut table = Table::arrange(
        5,
        json!({ "turn": 4, "rolled": [6], "players": [{ "senatus": [2] }, {}, {}, {}, { "latrina": 7 }] }),
    );
    table.place(E, Forum, &[6]);
    let card = table.offers()[0];
    let events = table.play(A, card);
    assert!(events.contains(&Event::SenateCardsReturned { count: 2 }));
}

/// Ruling A8
#[test]
fn a8_groups_are_alike_when_another_player_has_as_many_of_the_same_face() {
    let table = Table::arrange(
        3,
        json!({
            "rolled": [2, 2, 2, 2, 3, 3, 3],
            "players": [{ "castrum": [3] }, { "castrum": [2, 3, 3] }, { "castrum": [2, 2, 2] }]
        }),
    );
    let expected: Vec<Vec<u8>> = vec![vec![2, 2], vec![2, 2, 2, 2], vec![3, 3], vec![3, 3, 3]];
    assert_eq!(table.placements(Castrum), expected);
}

/// Ruling A9
#[test]
fn a9_darius_rolled_four_fours() {
    let table = Table::arrange(2, json!({ "rolled": [1, 2, 3, 4, 4, 4, 4, 5] }));
    assert_eq!(table.placements(Castrum).iter().filter(|dice| dice[0] == 4).count(), 4);
}

/// A Forum of four columns with these dice of B.
fn forum_of_b(faces: &[u8], rolled: &[u8]) -> Table {
    let forum: Vec<Value> = faces.iter().map(|face| json!({ "seat": 1, "face": face })).collect();
    Table::arrange(2, json!({ "rolled": rolled, "forum": forum }))
}

/// Ruling A10
#[test]
fn a10_both_dice_of_a_pair_must_stand_on_columns() {
    let table = forum_of_b(&[1, 2, 3, 3], &[1, 4, 2, 3, 6, 6, 6, 6]);
    assert!(!table.may_place(Forum, &[1, 4]), "the 4 would be pushed out by its own 1");
    assert!(table.may_place(Forum, &[2, 3]));
    let mut table = forum_of_b(&[1, 1, 3], &[1, 4, 6, 6, 6, 6, 6, 6]);
    assert!(!table.may_place(Forum, &[1, 4]), "three lower dice and its own 1 leave no column for the 4");
    assert!(table.may_place(Forum, &[4]));
    table.place(A, Forum, &[1]);
    let stands: Vec<(Seat, u8)> = table.state().forum.iter().map(|die| (die.seat, die.face)).collect();
    assert_eq!(stands, [(A, 1), (B, 1), (B, 1), (B, 3)], "the newest stands first among equals");
}

/// Ruling A11
#[test]
fn a11_a_die_higher_than_all_in_a_full_forum_is_not_allowed_but_an_equal_one_is() {
    let mut table = forum_of_b(&[1, 2, 3, 5], &[6, 5, 6, 6, 6, 6, 6, 6]);
    assert!(!table.may_place(Forum, &[6]));
    let events = table.place(A, Forum, &[5]);
    assert!(events.contains(&Event::PushedOut { seat: B, face: 5, nth: 1, there: 0 }));
    assert_eq!(table.state().forum[3].seat, A);
}

/// Nothing fits for A except a chip.
fn stuck(chips: u8) -> Table {
    Table::arrange(
        3,
        json!({
            "rolled": [6, 6],
            "forum": [
                { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 }, { "seat": 1, "face": 5 },
                { "seat": 2, "face": 5 }
            ],
            "players": [
                { "latrina": 6, "chips": chips }, { "castrum": [6, 6], "senatus": [6] }, { "castrum": [6] }
            ]
        }),
    )
}

/// Ruling A12
#[test]
fn a12_the_latrina_takes_one_die_only_when_nothing_else_fits_and_a_chip_need_not_be_spent() {
    let one = Answer::Place { building: Latrina, dice: pool(&[6]) };
    assert_eq!(stuck(0).offers(), [one]);
    assert_eq!(stuck(1).offers(), [one, Answer::Repete]);
    assert!(Table::arrange(2, json!({ "rolled": [6, 6, 6, 6, 6, 6, 6, 6] })).placements(Latrina).is_empty());
}

/// Ruling A13
#[test]
fn a13_without_a_temple_three_other_buildings_are_tried_before_the_latrina() {
    for count in [2, 3] {
        let table = Table::arrange(count, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] }));
        assert!(table.placements(Templum).is_empty());
        assert!(table.view(A).templum.is_none());
    }
    let four = Table::arrange(4, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] }));
    assert!(!four.placements(Templum).is_empty());
}

/// Ruling A14
#[test]
fn a14_provinces_and_patricians_must_be_taken() {
    let mut table =
        Table::arrange(2, json!({ "turn": 1, "rolled": [6], "players": [{ "castrum": [2] }, { "latrina": 7 }] }));
    table.place(B, Forum, &[6]);
    assert!(table.offers().iter().all(|offer| matches!(offer, Answer::Province(_))));
    assert_eq!(table.offers().len(), 2);
    let province = table.offers()[0];
    table.play(A, province);
    assert!(table.offers().iter().all(|offer| matches!(offer, Answer::Patrician(_))));
    assert_eq!(table.offers().len(), 4);
}

fn tableau(provinces: &[&str], patricians: &[&str], senate: &[SenateCard]) -> Tableau {
    let province = |name: &&str| serde_json::from_value(json!(name)).expect("a province");
    let patrician = |name: &&str| serde_json::from_value(json!(name)).expect("a patrician");
    Tableau {
        provinces: provinces.iter().map(province).collect(),
        patricians: patricians.iter().map(patrician).collect(),
        senate: senate.iter().copied().collect(),
        ..Tableau::default()
    }
}

/// Ruling A15
#[test]
fn a15_an_empty_free_province_costs_a_point() {
    assert_eq!(total(&printed(), &tableau(&["free"], &[], &[])).points, -1);
    assert_eq!(total(&printed(), &tableau(&["red-1"], &[], &[])).points, 0);
    assert_eq!(total(&printed(), &tableau(&["red-4"], &[], &[])).points, 3);
}

/// Ruling A16
#[test]
fn a16_the_free_province_houses_a_woman_and_a_man_of_one_colour() {
    assert_eq!(total(&printed(), &tableau(&["free"], &["red-woman-3", "red-man-2"], &[])).points, 5);
    assert_eq!(total(&printed(), &tableau(&["free"], &["red-woman-3", "blue-man-2"], &[])).points, 3);
    assert_eq!(total(&printed(), &tableau(&["free"], &["red-woman-3"], &[])).points, 3);
    assert_eq!(total(&printed(), &tableau(&["free"], &["red-woman-3", "red-woman-2"], &[])).points, 3);
}

/// Ruling A17
#[test]
fn a17_patricians_are_housed_in_the_best_way_at_the_end() {
    // Apart in two provinces they occupy both: 2 + 3 printed, 1 + 1 lived.
    assert_eq!(total(&printed(), &tableau(&["red-2", "red-3"], &["red-woman-1", "red-man-1"], &[])).points, 7);
    // With the couples' card one province is better: 2 + 2 (empty red-3) + 2 + 2.
    let couples = tableau(&["red-2", "red-3"], &["red-woman-1", "red-man-1"], &[SenateCard::Couples]);
    assert_eq!(total(&printed(), &couples).points, 8);
}

/// Ruling A18
#[test]
fn a18_there_are_always_enough_chips() {
    let mut table = Table::arrange(
        2,
        json!({ "turn": 1, "rolled": [6], "players": [{ "chips": 30 }, { "latrina": 7, "chips": 20 }] }),
    );
    table.place(B, Forum, &[6]);
    let patrician = table.offers()[0];
    table.play(B, patrician);
    assert_eq!((table.state().players[A].chips, table.state().players[B].chips), (38, 27));
}

/// Ruling A19
#[test]
fn a19_any_number_of_chips_before_placing_and_each_rolls_at_least_one_die() {
    let mut table = Table::arrange(2, json!({ "rolled": [2, 2, 2, 2, 2, 2, 2, 2], "players": [{ "chips": 3 }] }));
    for chips in [2, 1, 0] {
        table.play(A, Answer::Repete);
        while let Some(Answer::Again(_)) = table.offers().first() {
            let most = *table.offers().last().unwrap();
            table.play(A, most);
        }
        table.play(A, Answer::Throw);
        assert_eq!(table.state().players[A].chips, chips);
    }
    assert!(!table.offers().contains(&Answer::Repete));
    let mut table = Table::arrange(2, json!({ "rolled": [2, 2, 2, 2, 2, 2, 2, 2], "players": [{ "chips": 1 }] }));
    table.play(A, Answer::Repete);
    assert_eq!(table.offers()[0], Answer::Again(1), "a paid chip rolls something");
}

/// Ruling A20
#[test]
fn a20_a_tie_goes_to_the_higher_value_of_unhoused_patricians_then_it_is_shared() {
    let one = total(&printed(), &tableau(&["red-2"], &["blue-woman-3"], &[]));
    let other = total(&printed(), &tableau(&["red-2"], &["blue-woman-1", "blue-man-1"], &[]));
    assert_eq!((one.points, other.points), (1, 1));
    assert!(one > other, "3 beats 1 + 1");
    // Of two housings with equal points the one that leaves more value outside counts.
    let choice = tableau(&["red-2"], &["red-woman-1"], &[SenateCard::Homeless, SenateCard::EmptyProvinces]);
    assert_eq!(total(&printed(), &choice), Total { points: 4, unhoused: 1 });
    let same = |points: i16, unhoused: i16| Total { points, unhoused };
    let places = |totals: [Total; 3]| {
        Outcome::ranked(seats(3), |seat| totals[seat.index()].points, |seat| totals[seat.index()]).places
    };
    assert_eq!(places([same(40, 2), same(40, 2), same(39, 9)]).as_slice(), [1, 1, 3]);
    assert_eq!(places([same(40, 2), same(40, 3), same(39, 9)]).as_slice(), [2, 1, 3]);
}

/// Ruling A20, in whole games: the places follow points, then unhoused value.
#[test]
fn a20_the_outcome_ranks_by_points_and_unhoused_value() {
    for seed in 0..20 {
        let mut table = Table::deal(3, seed);
        let mut dice = Dice::imagined(seed);
        while let Some(seat) = table.asked() {
            let answer = *dice.pick(&table.offers()).unwrap();
            table.play(seat, answer);
        }
        let outcome = table.0.outcome().unwrap();
        let totals: Vec<Total> = [A, B, C].map(|seat| total(&printed(), &Tableau::of(table.state(), seat))).to_vec();
        for (index, own) in totals.iter().enumerate() {
            let better = totals.iter().filter(|other| *other > own).count() as u8;
            assert_eq!((outcome.places[index], outcome.points[index]), (1 + better, own.points));
        }
    }
}

/// Ruling A21
#[test]
fn a21_the_pass_ends_with_the_round_and_dice_not_placed_become_chips() {
    let mut table =
        Table::arrange(3, json!({ "start_player": 1, "turn": 0, "rolled": [6], "players": [{ "latrina": 7 }] }));
    let events = table.place(A, Forum, &[6]);
    assert!(events.contains(&Event::PassEnded { pass: 1 }), "A sits to the right of the start player");
    assert!(events.contains(&Event::DiceLeftOver { seat: B, dice: 8, there: 0 }));
    assert_eq!(table.state().latrina[C], 8);
}

/// Ruling A22
#[test]
fn a22_exactly_two_tiles_for_the_leader_and_one_for_each_other() {
    let mut table = Table::arrange(
        4,
        json!({
            "turn": 3, "rolled": [6], "templum_leader": 2,
            "players": [
                { "templum": [5], "drawn": [2] }, { "templum": [3, 6], "drawn": [1, 3] },
                { "templum": [6, 6, 6], "drawn": [1, 1, 2] }, { "latrina": 7 }
            ]
        }),
    );
    table.place(D, Forum, &[6]);
    let keep = |values: &[u8]| Answer::Keep(values.iter().copied().collect());
    assert_eq!((table.asked(), table.offers()), (Some(C), vec![keep(&[1, 2]), keep(&[1, 1])]));
    table.play(C, keep(&[1, 2]));
    assert_eq!((table.asked(), table.offers()), (Some(A), vec![keep(&[2])]));
    table.play(A, keep(&[2]));
    assert_eq!((table.asked(), table.offers()), (Some(B), vec![keep(&[3]), keep(&[1])]));
    table.play(B, keep(&[3]));
    assert_eq!(table.view(A).players[2].fortuna, [1, 2].into_iter().collect());
}

/// Ruling A23
#[test]
fn a23_the_lowest_die_goes_to_the_latrina() {
    let four = |seat: u8| json!({ "seat": seat, "face": 4 });
    let table = Table::arrange(
        3,
        json!({
            "rolled": [5, 6], "forum": [four(1), four(1), four(1), four(2), four(2)],
            "players": [{ "senatus": [1], "latrina": 5 }, { "castrum": [5, 6] }]
        }),
    );
    assert_eq!(table.offers(), [Answer::Place { building: Latrina, dice: pool(&[5]) }]);
}

/// Ruling A24
#[test]
fn a24_the_dice_say_who_begins() {
    let mut began = [false; 5];
    for seed in 0..100 {
        began[Table::deal(5, seed).state().start_player.index()] = true;
    }
    assert_eq!(began, [true; 5]);
}

/// Ruling A25
#[test]
fn a25_six_colours_are_shared_by_provinces_patricians_and_governors() {
    for colour in Colour::ALL {
        let province = Province::new(colour, 1);
        let patrician = Patrician::new(colour, Sex::Woman, 1);
        let mut tableau =
            Tableau { senate: SenateCards::from_iter([SenateCard::governor(colour)]), ..Tableau::default() };
        tableau.provinces.insert(province);
        tableau.patricians.insert(patrician);
        assert_eq!(total(&printed(), &tableau).points, 1 + 1 + 2, "{colour:?}");
    }
}

/// Ruling A26
#[test]
fn a26_tiles_are_kept_clockwise_from_the_leader() {
    let mut table = Table::arrange(
        5,
        json!({
            "turn": 4, "rolled": [6], "templum_leader": 3,
            "players": [
                { "templum": [5], "drawn": [2] }, { "templum": [3, 6], "drawn": [1, 3] }, {},
                { "templum": [6, 6, 6], "drawn": [1, 1, 2] }, { "latrina": 7 }
            ]
        }),
    );
    table.place(E, Forum, &[6]);
    let mut order = Vec::new();
    while let Some(Step::KeepFortuna(KeepFortuna { seat })) = table.0.agenda().first().copied() {
        order.push(seat);
        let keep = table.offers()[0];
        table.play(seat, keep);
    }
    assert_eq!(order, [D, A, B]);
}

/// Ruling A27
#[test]
fn a27_a_placement_can_be_taken_back_until_the_next_player_rolls() {
    let mut position: Position<AleaIactaEst> = Table::arrange(2, json!({ "rolled": [1, 2, 3, 4, 5, 6, 6, 6] })).0;
    let placed = position.play(A, Answer::Place { building: Forum, dice: pool(&[1]) }, None).unwrap();
    assert!(!placed.revealed);
    assert!(position.play(B, Answer::Roll, None).unwrap().revealed);
    assert!(position.state().check().is_ok());
}

/// Ruling A5
#[test]
fn a5_an_empty_heap_is_not_mixed_before_a_tile_must_be_drawn() {
    let mut table = Table::arrange(
        4,
        json!({
            "rolled": [6, 6, 6, 6, 6, 6, 6, 6], "laid_aside": [3],
            "players": [{}, { "fortuna": all_kept_but(Tiles([0, 1, 1])) }]
        }),
    );
    let events = table.place(A, Templum, &[6]);
    assert!(!events.iter().any(|event| matches!(event, Event::HeapMixed { .. })));
    assert_eq!((table.state().heap.face_down.len(), table.state().heap.laid_aside.len()), (0, 1));
}

/// Ruling A28
#[test]
fn a28_a_reroll_can_be_taken_back_until_the_dice_are_thrown() {
    let mut position = Table::arrange(2, json!({ "rolled": [1, 1, 1, 1, 1, 1, 1, 2], "players": [{ "chips": 1 }] })).0;
    for answer in [Answer::Repete, Answer::Again(0), Answer::Again(1)] {
        assert!(!position.play(A, answer, None).unwrap().revealed);
    }
    assert!(position.play(A, Answer::Throw, None).unwrap().revealed);
}

/// Ruling A29
#[test]
fn a29_governors_count_residents_everywhere_but_only_their_own_provinces() {
    let with = |provinces: &[&str], card| {
        total(&printed(), &tableau(provinces, &["red-woman-2", "red-man-1"], &[card, SenateCard::FreeSenateProvince]))
            .points
    };
    // Both live under the Senate card: 2 + 1 for them, 2 by the governor.
    assert_eq!(with(&[], SenateCard::GovernorRed), 5);
    // One of them occupies the free province, which has no colour.
    assert_eq!(with(&["free"], SenateCard::GovernorRed), 5);
    assert_eq!(with(&["red-1"], SenateCard::GovernorRed), 3 + 1 + 3);
}

/// Ruling A30
#[test]
fn a30_a_stranger_lives_in_a_province_but_not_under_the_senate_card() {
    let strangers = |provinces: &[&str], senate: &[SenateCard]| {
        total(&printed(), &tableau(provinces, &["red-woman-3", "blue-man-3"], senate)).points
    };
    assert_eq!(strangers(&["red-1"], &[SenateCard::Citizenship]), 7);
    assert_eq!(strangers(&["green-1"], &[SenateCard::Citizenship]), 4, "one stranger only");
    assert_eq!(strangers(&["free"], &[SenateCard::Citizenship]), 6);
    assert_eq!(strangers(&[], &[SenateCard::Citizenship, SenateCard::FreeSenateProvince]), 3);
}

/// Ruling A31
#[test]
fn a31_a_province_is_left_empty_where_that_is_worth_more() {
    let card = [SenateCard::EmptyProvinces];
    assert_eq!(total(&printed(), &tableau(&["red-2"], &["red-woman-1"], &card)), Total { points: 3, unhoused: 1 });
    assert_eq!(total(&printed(), &tableau(&["red-2"], &["red-woman-2"], &card)).points, 4);
    assert_eq!(total(&printed(), &tableau(&["free"], &[], &card)).points, 1);
}
