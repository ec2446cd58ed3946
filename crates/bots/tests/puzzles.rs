//! Looking for puzzles, on the test kit's small game.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_bots::{Dull, Exam, Tuning, examine};
use saturnalia_rules::{Chance, Components as _, Dice, Position, SeatCount, Seed, Seen, Viewer};
use saturnalia_rules_testkit::RandomPlayer;
use saturnalia_rules_testkit::high_card::{HighCard, Options};

fn deal(seed: u64) -> Position<HighCard> {
    let dice = Dice::fair(Seed::from_number(seed), Chance::ByPurpose);
    Position::start(&Options::default(), <()>::sets().printed(), SeatCount::new(2).unwrap(), dice, None)
}

const EXAM: Exam = Exam { iterations: 30, seed: 5 };

#[test]
fn whether_a_position_is_a_puzzle_depends_on_what_its_seat_may_know() {
    let mut searched = 0;
    for seed in 0..12 {
        let mut position = deal(seed);
        let mut player = RandomPlayer::new(seed);
        while let Some(seat) = position.asked().first() {
            let examined = |position| examine(&Seen::new(position, seat), None, &Tuning::DEFAULT, &EXAM);
            let world = position.imagine(Viewer::Seat(seat), player.dice());
            let found = examined(&position);
            assert_eq!(found, examined(&world));
            searched += usize::from(found != Err(Dull::Choices));
            let (seat, answer) = player.choose(&position);
            position.play_offered(seat, answer, None);
        }
    }
    assert!(searched > 0, "no position had enough choices to be looked at");
}

#[test]
fn two_choices_are_too_few() {
    let mut position = deal(1);
    let mut player = RandomPlayer::new(1);
    let (mut offers, mut met) = (Vec::new(), 0);
    while let Some(seat) = position.asked().first() {
        position.offers(seat, &mut offers);
        if offers.len() < 3 {
            met += 1;
            let examined = examine(&Seen::new(&position, seat), None, &Tuning::DEFAULT, &EXAM);
            assert_eq!(examined, Err(Dull::Choices));
        }
        let (seat, answer) = player.choose(&position);
        position.play_offered(seat, answer, None);
    }
    assert!(met > 0);
}
