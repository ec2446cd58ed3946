//! The appraisal is good enough to play by.

use glory_to_rome::{GloryToRome, Options};
use saturnalia_bots::{Bot, Greedy, Random};
use saturnalia_rules::{Dice, Position, Seat, SeatCount, Seed, Seen};
use saturnalia_rules_testkit::laws::{self, every_table};

/// How many of `games` a greedy bot wins against random ones, on every chair in turn.
fn won(seats: u8, games: u64) -> f64 {
    let count = SeatCount::new(seats).expect("a number of seats");
    let play = |game: u64| {
        let deal = Dice::fair(Seed::from_number(game / u64::from(seats)));
        let mut position = Position::<GloryToRome>::start(&Options::default(), count, deal, None);
        let chair = Seat((game % u64::from(seats)) as u8);
        let (mut greedy, mut random) = (Greedy::new(game), Random::new(game));
        while let Some(seat) = position.asked().first() {
            let bot: &mut dyn Bot<GloryToRome> = if seat == chair { &mut greedy } else { &mut random };
            let answer = bot.choose(&Seen::new(&position, seat)).answer;
            position.play_offered(seat, answer, None);
        }
        position.outcome().expect("a finished game").win_share(chair)
    };
    (0..games).map(play).sum()
}

#[test]
fn one_look_ahead_beats_a_random_player_in_ninety_five_of_a_hundred_games() {
    let won = won(2, 100);
    assert!(won >= 95.0, "{won} of 100");
}

#[test]
fn one_look_ahead_beats_three_random_players_almost_always() {
    let won = won(4, 60);
    assert!(won >= 51.0, "{won} of 60");
}

#[test]
fn every_standing_is_made_of_numbers() {
    every_table::<GloryToRome>(&[Options::default()], laws::every_standing_is_made_of_numbers::<GloryToRome>);
}
