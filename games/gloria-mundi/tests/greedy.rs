//! The appraisal is good enough for a bot that looks one answer ahead.

mod table;

use gloria_mundi::{GloriaMundi, Options};
use saturnalia_bots::{Bot, Greedy, Random};
use saturnalia_rules::{Position, Seat, Seen};
use table::*;

/// Whether the greedy bot wins this deal against a random one.
fn greedy_wins(deal: u64) -> bool {
    let greedy = Seat((deal % 2) as u8);
    let mut position = Position::<GloriaMundi>::start(&Options::default(), printed(), seats(2), dice(deal), None);
    let (mut clever, mut random) = (Greedy::new(deal), Random::new(deal));
    while let Some(seat) = position.asked().first() {
        let seen = Seen::new(&position, seat);
        let answer = if seat == greedy { clever.choose(&seen).answer } else { random.choose(&seen).answer };
        position.play_offered(seat, answer, None);
    }
    position.outcome().expect("the game is over").places[greedy.index()] == 1
}

#[test]
fn greedy_beats_random_in_95_of_100_games_of_two() {
    let wins = (0..100).filter(|deal| greedy_wins(*deal)).count();
    assert!(wins >= 95, "only {wins} of 100");
}
