//! The rules as they are told, and the throw that made the game famous.

#![allow(clippy::unwrap_used, reason = "in a test, a panic is the answer")]

use saturnalia_rules::{Appraise as _, BySeat, Seat, SeatCount, Steps as _};
use tabula::{Advance, Answer, State, Step, Tabula};

const WHITE: Seat = Seat(0);

/// White and black stones as (place, how many), and what White has thrown.
fn thrown(white: &[(usize, u8)], black: &[(usize, u8)], dice: &[u8]) -> State {
    let stones = BySeat([white, black].map(|army| {
        let mut places = [0; 26];
        for (place, stones) in army {
            places[*place] = *stones;
        }
        places
    }));
    State { seats: SeatCount::new(2).unwrap(), stones, dice: dice.iter().copied().collect(), throws: 1 }
}

/// Whether White can play exactly these, as (from, die).
fn can_play(state: &State, carries: &[(u8, u8)]) {
    let mut offers = Vec::new();
    Step::from(Advance { seat: WHITE }).offers(state, WHITE, &mut offers);
    let carries: Vec<Answer> = carries.iter().map(|(from, die)| Answer::Carry { from: *from, die: *die }).collect();
    assert_eq!(offers, carries);
}

/// As Agathias tells it (Anthologia Palatina IX 482): the three dice leave no choice, and eight stones stand alone.
#[test]
fn zeno_throws_two_six_and_five_and_is_left_with_eight_single_stones() {
    let white = [(6, 7), (9, 1), (10, 2), (19, 2), (20, 2), (23, 1)];
    let black = [(8, 2), (11, 2), (12, 2), (13, 1), (14, 2), (15, 2), (18, 2), (21, 2)];
    let mut state = thrown(&white, &black, &[2, 6, 5]);
    let hopes = Tabula::appraise(&state, WHITE);
    let mut left = vec![(10, 6), (19, 5), (20, 2)];
    can_play(&state, &left);
    while let Some((from, die)) = left.pop() {
        state.shift(WHITE, from, from + die);
        state.dice.retain(|other| *other != die);
        can_play(&state, &left);
    }
    let single = |point: &u8| state.at(WHITE, *point) == 1;
    assert_eq!((1..25).filter(single).collect::<Vec<_>>(), [9, 10, 16, 19, 20, 22, 23, 24]);
    assert!(Tabula::appraise(&state, WHITE) < hopes, "thirteen points nearer to home, and worse off");
}

#[test]
fn two_stones_close_a_point_and_a_single_one_does_not() {
    can_play(&thrown(&[(0, 15)], &[(1, 2), (2, 1), (25, 12)], &[1, 2]), &[(0, 2)]);
}

#[test]
fn no_stone_goes_beyond_the_first_half_while_another_is_in_the_hand() {
    let black = [(25, 15)];
    can_play(&thrown(&[(0, 1), (9, 14)], &black, &[3, 4]), &[(0, 3), (0, 4), (9, 3)]);
    can_play(&thrown(&[(9, 15)], &black, &[3, 4]), &[(9, 3), (9, 4)]);
}

#[test]
fn no_stone_goes_home_before_all_are_in_the_last_quarter() {
    let black = [(25, 15)];
    can_play(&thrown(&[(18, 1), (22, 14)], &black, &[4]), &[(18, 4)]);
    can_play(&thrown(&[(19, 1), (22, 14)], &black, &[4]), &[(19, 4), (22, 4)]);
}

#[test]
fn whoever_can_carry_nothing_is_not_asked() {
    let blocked = thrown(&[(0, 15)], &[(1, 2), (6, 2), (25, 11)], &[1, 6, 6]);
    assert!(Step::from(Advance { seat: WHITE }).asked(&blocked).is_empty());
}
