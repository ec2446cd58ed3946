//! The appraisal: a bot that looks one answer ahead with it plays far better than chance.

use saturnalia_bots::{Bot, Greedy, Random};
use saturnalia_rules::{Chance, Components as _, Dice, Position, Seat, SeatCount, Seed, Seen};
use saturnalia_rules_testkit::laws;
use sylla::{Components, Options, Sylla};

/// The share of games that one greedy bot wins among random ones.
fn wins(seats: u8, games: u64) -> f64 {
    let mut share = 0.0;
    for game in 0..games {
        let own = Seat((game % u64::from(seats)) as u8);
        let mut greedy = Greedy::new(game);
        let mut random = Random::new(game);
        let dice = Dice::fair(Seed::from_number(game), Chance::OneStream);
        let mut position = Position::<Sylla>::start(
            &Options::default(),
            Components::sets().printed(),
            SeatCount::new(seats).expect("a number of chairs"),
            dice,
            None,
        );
        while let Some(seat) = position.asked().first() {
            let seen = Seen::new(&position, seat);
            let choice = if seat == own { greedy.choose(&seen) } else { random.choose(&seen) };
            position.play_offered(seat, choice.answer, None);
        }
        share += position.outcome().expect("the game is over").win_share(own);
    }
    share / games as f64
}

#[test]
fn one_greedy_bot_beats_two_random_ones_in_nine_of_ten_games() {
    let share = wins(3, 100);
    assert!(share >= 0.9, "{share}");
}

#[test]
fn every_standing_is_made_of_numbers() {
    laws::every_table::<Sylla>(&[Options::default()], laws::every_standing_is_made_of_numbers::<Sylla>);
}
