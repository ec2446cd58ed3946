//! What a bot is.

use saturnalia_rules::{Appraise, Rules, Seen};

use crate::search::{Budget, Search, Settings};
use crate::{BotKind, BotSpec, Greedy, Random};

/// Somebody who answers for a seat.
pub trait Bot<R: Rules>: Send {
    /// Picks one of the offers of a seat that is asked.
    fn choose(&mut self, seen: &Seen<'_, R>) -> Considered<R::Answer>;
}

/// A choice and what led to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Considered<A> {
    pub answer: A,
    /// The considered offers with what each seemed worth, best first, in the bot's own scale. Empty for a bot that does not weigh.
    pub weighed: Vec<(A, f32)>,
}

/// Makes the bot that a specification names. Its choices depend on nothing but what it sees and this seed.
pub fn seat_bot<R: Appraise>(spec: &BotSpec, seed: u64) -> Box<dyn Bot<R>> {
    let budget = spec.budget.unwrap_or(Budget::Iterations(1));
    match spec.kind {
        BotKind::Random => Box::new(Random::new(seed)),
        BotKind::Greedy => Box::new(Greedy::new(seed)),
        BotKind::Plain => Box::new(Search::new(Settings::plain(budget), seed)),
        BotKind::Strong => Box::new(Search::new(Settings::strong(budget), seed)),
    }
}
