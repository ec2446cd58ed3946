//! What a bot is.

use saturnalia_rules::{Dice, Position, Rules, Seat, Seen, Viewer};

use crate::human::{Human, Temper};
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
/// If the bot is not fair: see [`BotKind::is_fair`] and [`Unfair`].
pub fn seat_bot<R: Rules>(spec: &BotSpec, tuning: &Tuning, seed: u64, threads: usize) -> Box<dyn Bot<R>> {
    let budget = spec.budget.unwrap_or(Budget::Iterations(1));
    let strong = |tuning: &Tuning| -> Box<dyn Bot<R>> {
        let network = Network::shipped::<R>(tuning);
        let settings = Settings { content: true, ..Settings::strong(tuning, budget, network) };
        Box::new(Search::new(settings.on_threads(threads), seed))
    };
    match spec.kind {
        BotKind::Random => Box::new(Random::new(seed)),
        BotKind::Beginner => Box::new(Beginner::new(seed)),
        BotKind::Greedy => Box::new(Greedy::new(seed)),
        BotKind::Plain => Box::new(Search::new(Settings::plain(budget).on_threads(threads), seed)),
        BotKind::Level(level) => Box::new(Human::new(Temper::Steady(tuning.skill(level)), tuning, seed)),
        BotKind::Companion => Box::new(Human::new(Temper::Companion, tuning, seed)),
        BotKind::Style(style) => {
            let settings = Settings::strong(tuning, budget, Network::shipped::<R>(tuning)).liking(tuning.likes(style));
            Box::new(Search::new(settings.on_threads(threads), seed))
        }
        BotKind::Solid | BotKind::Strong => strong(tuning),
        BotKind::Strong1 => strong(tuning.first.unwrap_or(tuning)),
        BotKind::Peeker | BotKind::Cheater => panic!("a bot that sees too much has no seat at a table"),
    }
}

/// The strong bot with more in its hands than its seat may know. For arenas alone: they say what knowing is worth.
#[derive(Debug)]
pub struct Unfair<R: Rules> {
    search: Search<R>,
    sees: Sees,
}

/// What an unfair bot sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sees {
    /// Whatever anybody holds, but nothing that is still to come.
    Hands,
    /// Every card, every die to come: the ceiling.
    Everything,
}

impl<R: Rules> Unfair<R> {
    pub fn new(sees: Sees, tuning: &Tuning, budget: Budget, seed: u64) -> Unfair<R> {
        Unfair { search: Search::new(Settings::strong(tuning, budget, Network::shipped::<R>(tuning)), seed), sees }
    }

    /// Picks one of the offers of a seat that is asked.
    pub fn choose(&mut self, truth: &Position<R>, seat: Seat) -> Considered<R::Answer> {
        let mut offers = Vec::new();
        truth.offers(seat, &mut offers);
        let sees = self.sees;
        let imagine = |dice: &mut Dice| match sees {
            Sees::Hands => truth.imagine(Viewer::Truth, dice),
            Sees::Everything => truth.clone(),
        };
        self.search.consider(seat, &offers, None, &Patience::endless(), &imagine)
    }
}
