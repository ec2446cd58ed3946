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
    pub(super) target: Target,
}

/// What a position should be worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) enum Target {
    /// What each seat won in the end.
    Won(Vec<f32>),
    /// What a search found it worth to one seat.
    Found { seat: u8, value: f32 },
}

impl Target {
    /// What every seat should be given, where `outputs` is what it is given. About the seats that nothing is known of, only their sum is.
    pub(super) fn shares(&self, outputs: &[f32]) -> Vec<f32> {
        match self {
            Target::Won(shares) => shares.clone(),
            Target::Found { seat, value } => {
                let seat = usize::from(*seat);
                let rest = (1.0 - value) / (1.0 - outputs[seat]).max(1e-3);
                outputs
                    .iter()
                    .enumerate()
                    .map(|(other, output)| if other == seat { *value } else { output * rest })
                    .collect()
            }
        }
    }
}

/// Answers given without thinking, out of a hundred: they lead to positions that good players would never show.
const STRAY: u32 = 8;
/// Positions kept of a game: neighbours are much alike and say the same.
const KEPT: usize = 24;
/// How many of a decision's answers, most visited first, are worth learning from.
const LOOKED_AT: usize = 4;
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
            let settings = Settings::strong::<R>(Budget::Iterations(iterations), network.cloned());
            Search::new(settings, dice.number())
        })
        .collect();
    let mut position = Position::<R>::start(&R::Options::default(), seats, Dice::fair(Seed::from_number(number)), None);
    let mut standings = Standings::default();
    let mut offers = Vec::new();
    let mut met = Kept::default();
    let mut found = Kept::default();
    let mut decisions = 0;
    while let Some(seat) = position.asked().first() {
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return None;
        }
        position.offers(seat, &mut offers);
        met.offer(&mut dice, |_| {
            standings.read::<R>(position.state(), seats);
            Some(Sample { seats: seats.get(), numbers: standings.numbers.clone(), target: Target::Won(Vec::new()) })
        });
        let answer = match offers[..] {
            [only] => only,
            _ if dice.below(100) < STRAY => *dice.pick(&offers)?,
            _ => {
                let seen = Seen::new(&position, seat);
                let considered = bots[seat.index()].choose(&seen);
                found.offer(&mut dice, |dice| {
                    let looked_at = &considered.weighed[..considered.weighed.len().min(LOOKED_AT)];
                    let (answer, value) = *dice.pick(looked_at)?;
                    let mut world = seen.imagine(dice);
                    world.play_offered(seat, answer, None);
                    world.outcome().is_none().then(|| {
                        standings.read::<R>(world.state(), seats);
                        let target = Target::Found { seat: seat.0, value };
                        Sample { seats: seats.get(), numbers: standings.numbers.clone(), target }
                    })
                });
                considered.answer
            }
        };
        position.play_offered(seat, answer, None);
    }
    let outcome = position.outcome()?;
    let shares: Vec<f32> = seats.seats().map(|seat| outcome.win_share(seat) as f32).collect();
    for sample in &mut met.samples {
        sample.target = Target::Won(shares.clone());
    }
    met.samples.append(&mut found.samples);
    Some(met.samples)
}

/// Some samples of a game; each one offered has the same chance to be among them.
#[derive(Default)]
struct Kept {
    samples: Vec<Sample>,
    offered: u32,
}

impl Kept {
    fn offer(&mut self, dice: &mut Dice, sample: impl FnOnce(&mut Dice) -> Option<Sample>) {
        self.offered += 1;
        let place = if self.samples.len() < KEPT { self.samples.len() } else { dice.below(self.offered) as usize };
        if place >= KEPT {
            return;
        }
        let Some(sample) = sample(dice) else { return };
        if place < self.samples.len() { self.samples[place] = sample } else { self.samples.push(sample) }
    }
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
