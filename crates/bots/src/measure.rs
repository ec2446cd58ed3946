//! How fast a game plays: uniformly random games on one thread, all offers listed at every decision, set-up included; and how fast a bot
//! searches in it.

use std::time::Duration;

use saturnalia_rules::{Chance, Dice, Position, Rules, SeatCount, Seed, Seen, Set};
use web_time::Instant;

use crate::search::Budget;
use crate::{BotSpec, Tuning, seat_bot};

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

/// How long random games are played to measure the rules; at least one is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Until {
    Over(Duration),
    /// Always the same ones, so that instructions can be counted.
    Games(u64),
}

/// Plays random games: deal 0, deal 1 and so on.
pub fn measure<R: Rules>(
    options: &R::Options,
    components: Set<R::Components>,
    seats: SeatCount,
    until: Until,
) -> Measured {
    let mut dice = Dice::imagined(1);
    let mut offers = Vec::with_capacity(256);
    let (mut games, mut decisions, mut max_offers) = (0, 0, 0);
    let start = Instant::now();
    let go_on = |games| match until {
        Until::Over(time) => start.elapsed() < time,
        Until::Games(most) => games < most,
    };
    while games == 0 || go_on(games) {
        let dice_of_this_game = Dice::fair(Seed::from_number(games), Chance::OneStream);
        let mut position = Position::<R>::start(options, components.clone(), seats, dice_of_this_game, None);
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

/// What a measurement of a search found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Searched {
    pub iterations: u64,
    pub seconds: f64,
}

/// Answers after which a bot is asked to search, each in a random game of its own.
const ASKED_AFTER: [u32; 4] = [20, 60, 100, 140];

/// Lets a bot search in a few positions of random games, on one thread. The work is always the same, so that its instructions can be
/// counted.
///
/// # Panics
/// If the bot is not fair.
pub fn measure_search<R: Rules>(
    options: &R::Options,
    components: Set<R::Components>,
    seats: SeatCount,
    spec: &BotSpec,
    tuning: &Tuning,
) -> Searched {
    let mut dice = Dice::imagined(1);
    let mut offers = Vec::with_capacity(256);
    let budget = match spec.budget {
        Some(Budget::Iterations(count)) => u64::from(count),
        Some(Budget::Time(_)) | None => 1,
    };
    let mut found = Searched { iterations: 0, seconds: 0.0 };
    for (deal, asked_after) in (0..).zip(ASKED_AFTER) {
        let dice_of_this_game = Dice::fair(Seed::from_number(deal), Chance::OneStream);
        let mut position = Position::<R>::start(options, components.clone(), seats, dice_of_this_game, None);
        let mut answers = 0;
        while let Some(seat) = position.asked().first() {
            position.offers(seat, &mut offers);
            answers += 1;
            if answers >= asked_after && offers.len() > 1 && position.sealed().is_empty() {
                let mut bot = seat_bot::<R>(spec, tuning, deal, 1);
                let start = Instant::now();
                bot.choose(&Seen::new(&position, seat));
                found.seconds += start.elapsed().as_secs_f64();
                found.iterations += budget;
                break;
            }
            let answer = *dice.pick(&offers).expect("an asked seat has an offer");
            position.play_offered(seat, answer, None);
        }
    }
    found
}
