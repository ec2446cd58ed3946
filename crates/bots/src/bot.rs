//! What a bot is.

use saturnalia_rules::{Dice, Position, Rules, Seat, Seen};

use crate::learn::Network;
use crate::search::{Budget, Search, Settings};
use crate::{Beginner, BotKind, BotSpec, Greedy, Patience, Random, Tuning};

/// Somebody who answers for a seat.
pub trait Bot<R: Rules>: Send {
    /// Picks one of the offers of a seat that is asked.
    fn choose(&mut self, seen: &Seen<'_, R>) -> Considered<R::Answer> {
        self.choose_within(seen, &Patience::endless())
    }

    /// The same, for somebody who may not be willing to wait for all of its budget.
    fn choose_within(&mut self, seen: &Seen<'_, R>, patience: &Patience) -> Considered<R::Answer>;
}

/// A choice and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A> {
    pub answer: A,
    /// The considered offers, best first. Empty for a bot that does not weigh.
    pub weighed: Vec<Weighed<A>>,
}

/// An offer and what a bot thinks of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weighed<A> {
    pub answer: A,
    /// In the bot's own scale: the win share for a bot that searches.
    pub value: f32,
    /// How often a search tried it; 1 for a bot that looks once.
    pub visits: u32,
}

impl<A> Weighed<A> {
    pub(crate) fn at_a_look(answer: A, value: f32) -> Weighed<A> {
        Weighed { answer, value, visits: 1 }
    }
}

/// Makes the bot that a specification names, to think on that many threads. With a budget of iterations its choices depend on nothing but
/// what it sees, this seed and the number of threads.
///
/// # Panics
/// If the bot is not fair: see [`BotKind::is_fair`] and [`Cheater`].
pub fn seat_bot<R: Rules>(spec: &BotSpec, tuning: &Tuning, seed: u64, threads: usize) -> Box<dyn Bot<R>> {
    let budget = spec.budget.unwrap_or(Budget::Iterations(1));
    match spec.kind {
        BotKind::Random => Box::new(Random::new(seed)),
        BotKind::Beginner => Box::new(Beginner::new(seed)),
        BotKind::Greedy => Box::new(Greedy::new(seed)),
        BotKind::Plain => Box::new(Search::new(Settings::plain(budget).on_threads(threads), seed)),
        BotKind::Solid | BotKind::Strong => Box::new(Search::new(
            Settings::strong(tuning, budget, Network::shipped::<R>(tuning)).on_threads(threads),
            seed,
        )),
        BotKind::Cheater => panic!("a bot that sees everything has no seat at a table"),
    }
}

/// The strong bot with the truth in its hands: every card, every die to come. The ceiling in the arena.
#[derive(Debug)]
pub struct Cheater<R: Rules>(Search<R>);

impl<R: Rules> Cheater<R> {
    pub fn new(tuning: &Tuning, budget: Budget, seed: u64) -> Cheater<R> {
        Cheater(Search::new(Settings::strong(tuning, budget, Network::shipped::<R>(tuning)), seed))
    }

    /// Picks one of the offers of a seat that is asked.
    pub fn choose(&mut self, truth: &Position<R>, seat: Seat) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        truth.offers(seat, &mut offers);
        self.0.consider(seat, &offers, None, &Patience::endless(), &|_: &mut Dice| truth.clone())
    }
}
