//! Games played for learning.

use std::sync::Arc;

use saturnalia_rules::{Chance, Components as _, Dice, Position, Rules, SeatCount, Seed, Seen};
use serde::{Deserialize, Serialize};

use super::{Network, Standings};
use crate::search::{Budget, Search, Settings};
use crate::{Bot, Considered, Tuning};

/// Something to learn from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Sample {
    pub(super) seats: u8,
    pub(super) lesson: Lesson,
}

/// What a game teaches. Positions are the numbers of all their seats, seat after seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(super) enum Lesson {
    /// A position, and what each seat won in the end: how likely positions are to be won.
    Won { position: Vec<f32>, shares: Vec<f32> },
    /// What the answers of one seat lead to in the same world, and how much a search looked at each: which small differences matter.
    Chosen { seat: u8, positions: Vec<Vec<f32>>, attention: Vec<f32> },
}

/// Answers given without thinking, out of a hundred: they lead to positions that good players would never show.
const STRAY: u32 = 8;
/// How many of a decision's answers, most visited first, are learned from.
const LOOKED_AT: usize = 5;
/// How many of the other offers: what no good player considers must be known to be bad.
const OTHERS: usize = 4;
/// A game without end teaches nothing.
const MOST_DECISIONS: usize = 6_000;

/// Plays one game against itself. `None` if it found no end.
pub(super) fn play<R: Rules>(
    network: Option<&Arc<Network>>,
    tuning: &Tuning,
    iterations: u32,
    lessons: usize,
    seats: SeatCount,
    number: u64,
) -> Option<Vec<Sample>> {
    let mut dice = Dice::imagined(number ^ 0x5a7a_11a1);
    let mut bots: Vec<Search<R>> = seats
        .seats()
        .map(|_| {
            let settings = Settings::strong(tuning, Budget::Iterations(iterations), network.cloned());
            Search::new(settings, dice.number())
        })
        .collect();
    let mut position = Position::<R>::start(
        &R::Options::default(),
        R::Components::sets().printed(),
        seats,
        Dice::fair(Seed::from_number(number), Chance::OneStream),
        None,
    );
    let mut standings = Standings::default();
    let mut offers = Vec::new();
    let mut met = Kept::at_most(lessons);
    let mut chosen = Kept::at_most(lessons);
    let mut decisions = 0;
    while let Some(seat) = position.asked().first() {
        decisions += 1;
        if decisions > MOST_DECISIONS {
            return None;
        }
        position.offers(seat, &mut offers);
        met.offer(&mut dice, |_| {
            Some(Lesson::Won { position: numbers(&mut standings, &position), shares: Vec::new() })
        });
        let answer = match offers[..] {
            [only] => only,
            _ => {
                let seen = Seen::new(&position, seat);
                let considered = bots[seat.index()].choose(&seen);
                chosen.offer(&mut dice, |dice| choice(&seen, &considered, &mut standings, dice));
                if dice.below(100) < STRAY { *dice.pick(&offers)? } else { considered.answer }
            }
        };
        position.play_offered(seat, answer, None);
    }
    let outcome = position.outcome()?;
    let won: Vec<f32> = seats.seats().map(|seat| outcome.win_share(seat) as f32).collect();
    let mut lessons = met.lessons;
    for lesson in &mut lessons {
        if let Lesson::Won { shares, .. } = lesson {
            shares.clone_from(&won);
        }
    }
    lessons.append(&mut chosen.lessons);
    Some(lessons.into_iter().map(|lesson| Sample { seats: seats.get(), lesson }).collect())
}

fn numbers<R: Rules>(standings: &mut Standings, position: &Position<R>) -> Vec<f32> {
    standings.read::<R>(position.state(), position.seats());
    standings.numbers.clone()
}

/// What the answers that a search looked at lead to. `None` where there is nothing to compare.
fn choice<R: Rules>(
    seen: &Seen<'_, R>,
    considered: &Considered<R::Answer>,
    standings: &mut Standings,
    dice: &mut Dice,
) -> Option<Lesson> {
    let world = seen.imagine(dice);
    let looked_at = &considered.weighed[..considered.weighed.len().min(LOOKED_AT)];
    let mut others = Vec::new();
    seen.offers(&mut others);
    others.retain(|offer| looked_at.iter().all(|looked_at| looked_at.answer != *offer));
    dice.shuffle(&mut others);
    others.truncate(OTHERS);
    let visited = looked_at.iter().map(|offer| (offer.answer, offer.visits));
    let (mut positions, mut attention) = (Vec::new(), Vec::new());
    for (answer, visits) in visited.chain(others.into_iter().map(|answer| (answer, 0))) {
        let mut after = world.clone();
        after.play_offered(seen.seat(), answer, None);
        if !after.is_over() {
            positions.push(numbers(standings, &after));
            attention.push(visits as f32);
        }
    }
    let visits: f32 = attention.iter().sum();
    attention.iter_mut().for_each(|share| *share /= visits);
    (positions.len() > 1 && visits > 0.0).then_some(Lesson::Chosen { seat: seen.seat().0, positions, attention })
}

/// Some lessons of a game; each one offered has the same chance to be among them.
struct Kept {
    most: usize,
    lessons: Vec<Lesson>,
    offered: u32,
}

impl Kept {
    fn at_most(most: usize) -> Kept {
        Kept { most, lessons: Vec::new(), offered: 0 }
    }

    fn offer(&mut self, dice: &mut Dice, lesson: impl FnOnce(&mut Dice) -> Option<Lesson>) {
        self.offered += 1;
        let place = if self.lessons.len() < self.most { self.lessons.len() } else { dice.below(self.offered) as usize };
        if place >= self.most {
            return;
        }
        let Some(lesson) = lesson(dice) else { return };
        if place < self.lessons.len() { self.lessons[place] = lesson } else { self.lessons.push(lesson) }
    }
}

/// What the first settings win of a game with seats for two against the second, sitting at `first`.
pub(super) fn duel<R: Rules>(settings: [Settings; 2], seats: SeatCount, number: u64, first: usize) -> f64 {
    let mut dice = Dice::imagined(number ^ 0xd0e1);
    let mut bots: Vec<Search<R>> =
        seats.seats().map(|seat| Search::new(settings[(seat.index() + first) % 2].clone(), dice.number())).collect();
    let mut position = Position::<R>::start(
        &R::Options::default(),
        R::Components::sets().printed(),
        seats,
        Dice::fair(Seed::from_number(number), Chance::OneStream),
        None,
    );
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
