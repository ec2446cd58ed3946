//! Games played for learning.

use std::sync::Arc;

use saturnalia_rules::{Appraise, Dice, Position, SeatCount, Seed, Seen};
use serde::{Deserialize, Serialize};

use super::{Network, Standings};
use crate::Bot;
use crate::search::{Budget, Search, Settings};

/// One position and what became of it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    pub(super) seats: u8,
    /// Seat after seat.
    pub(super) numbers: Vec<f32>,
    /// What each seat won in the end.
    pub(super) shares: Vec<f32>,
}

/// Answers given without thinking, out of a hundred: they lead to positions that good players would never show.
const STRAY: u32 = 8;
/// Positions kept of a game: neighbours are much alike and say the same.
const KEPT: usize = 24;
/// A game without end teaches nothing.
const MOST_DECISIONS: usize = 6_000;

/// Plays one game against itself. `None` if it found no end.
pub(super) fn play<R: Appraise>(
    network: Option<&Arc<Network>>,
    iterations: u32,
    seats: SeatCount,
    number: u64,
) -> Option<Vec<Sample>> {
    let mut dice = Dice::imagined(number ^ 0x5a7a_11a1);
    let mut bots: Vec<Search<R>> = seats
        .seats()
        .map(|_| {
            let settings = Settings::strong(Budget::Iterations(iterations), network.cloned());
            Search::new(settings, dice.number())
        })
        .collect();
    let mut position = Position::<R>::start(&R::Options::default(), seats, Dice::fair(Seed::from_number(number)), None);
    let mut standings = Standings::default();
    let mut offers = Vec::new();
    let mut samples = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = position.asked().first() {
        // Every decision has the same chance to be among those kept.
        let place = if samples.len() < KEPT { samples.len() } else { dice.below(decisions as u32 + 1) as usize };
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return None;
        }
        position.offers(seat, &mut offers);
        if place < KEPT {
            standings.read::<R>(position.state(), seats);
            let sample = Sample { seats: seats.get(), numbers: standings.numbers.clone(), shares: Vec::new() };
            if place < samples.len() { samples[place] = sample } else { samples.push(sample) }
        }
        let answer = match offers[..] {
            [only] => only,
            _ if dice.below(100) < STRAY => *dice.pick(&offers)?,
            _ => bots[seat.index()].choose(&Seen::new(&position, seat)).answer,
        };
        position.play_offered(seat, answer, None);
    }
    let outcome = position.outcome()?;
    let shares: Vec<f32> = seats.seats().map(|seat| outcome.win_share(seat) as f32).collect();
    for sample in &mut samples {
        sample.shares.clone_from(&shares);
    }
    Some(samples)
}

/// What the first settings win of a game with seats for two against the second, sitting at `first`.
pub(super) fn duel<R: Appraise>(settings: [Settings; 2], seats: SeatCount, number: u64, first: usize) -> f64 {
    let mut dice = Dice::imagined(number ^ 0xd0e1);
    let mut bots: Vec<Search<R>> =
        seats.seats().map(|seat| Search::new(settings[(seat.index() + first) % 2].clone(), dice.number())).collect();
    let mut position = Position::<R>::start(&R::Options::default(), seats, Dice::fair(Seed::from_number(number)), None);
    let mut decisions = 0;
    while let Some(seat) = position.asked().first() {
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return 0.5;
        }
        let answer = bots[seat.index()].choose(&Seen::new(&position, seat)).answer;
        position.play_offered(seat, answer, None);
    }
    let Some(outcome) = position.outcome() else { return 0.5 };
    seats.seats().filter(|seat| (seat.index() + first).is_multiple_of(2)).map(|seat| outcome.win_share(seat)).sum()
}
