//! What a bot keeps between its answers, without its type.

use std::any::Any;
use std::fmt;

use saturnalia_bots::{Bot, BotSpec, Tuning, seat_bot};
use saturnalia_rules::Rules;

/// A bot that plays a seat. Asked again right after its own answer, it goes on where it was; so it must not outlive an undo.
pub struct Mind {
    spec: BotSpec,
    seed: u64,
    threads: usize,
    /// A `Box<dyn Bot<R>>`, once the game is known.
    bot: Option<Box<dyn Any + Send>>,
}

impl Mind {
    /// The bot that a specification names, to think on that many threads; see [`seat_bot`].
    pub fn new(spec: BotSpec, seed: u64, threads: usize) -> Mind {
        Mind { spec, seed, threads, bot: None }
    }

    pub fn spec(&self) -> &BotSpec {
        &self.spec
    }

    /// The bot, for a game of this type; `None` if it is not fair.
    pub(crate) fn bot<R: Rules>(&mut self, tuning: &Tuning) -> Option<&mut dyn Bot<R>> {
        if !self.spec.kind.is_fair() {
            return None;
        }
        if !self.bot.as_ref().is_some_and(|bot| bot.is::<Box<dyn Bot<R>>>()) {
            self.bot = Some(Box::new(seat_bot::<R>(&self.spec, tuning, self.seed, self.threads)));
        }
        let bot = self.bot.as_mut()?.downcast_mut::<Box<dyn Bot<R>>>()?;
        Some(bot.as_mut())
    }
}

impl fmt::Debug for Mind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mind({})", self.spec)
    }
}
