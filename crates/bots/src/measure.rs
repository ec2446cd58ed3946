//! How fast a game plays: uniformly random games on one thread, all offers listed at every decision, set-up included.

use std::time::Duration;

use saturnalia_rules::{Chance, Dice, Position, Rules, SeatCount, Seed, Set};
use web_time::Instant;

/// What a measurement found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Measured {
    pub games: u64,
    pub decisions: u64,
    pub seconds: f64,
    /// The longest list of offers met.
    pub max_offers: usize,
    /// The size of a position's state.
    pub state_bytes: usize,
}

/// Plays random games until the time is over; at least one.
pub fn measure<R: Rules>(
    options: &R::Options,
    components: Set<R::Components>,
    seats: SeatCount,
    time: Duration,
) -> Measured {
    let mut dice = Dice::imagined(1);
    let mut offers = Vec::with_capacity(256);
    let (mut games, mut decisions, mut max_offers) = (0, 0, 0);
    let start = Instant::now();
    while games == 0 || start.elapsed() < time {
        let dice_of_this_game = Dice::fair(Seed::from_number(games), Chance::OneStream);
        let mut position = Position::<R>::start(options, components, seats, dice_of_this_game, None);
        while let Some(seat) = position.asked().first() {
            position.offers(seat, &mut offers);
            max_offers = max_offers.max(offers.len());
            let answer = *dice.pick(&offers).expect("an asked seat has an offer");
            position.play_offered(seat, answer, None);
            decisions += 1;
        }
        games += 1;
    }
    let seconds = start.elapsed().as_secs_f64();
    Measured { games, decisions, seconds, max_offers, state_bytes: size_of::<R::State>() }
}
