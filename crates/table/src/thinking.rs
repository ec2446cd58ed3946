//! The bots at a table: which are asked, how each comes to an answer, whether it still counts.

use std::time::Duration;

use saturnalia_bots::search::Budget;
use saturnalia_bots::{BotSpec, Patience};
use saturnalia_catalog::{AnyGame, Mind};
use saturnalia_protocol::wire::{Origin, Status};
use saturnalia_rules::Seat;
use serde_json::value::RawValue;

use crate::{BotPolicy, Table, What};

/// A bot whose answer the table waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BotAsked<'a> {
    pub seat: Seat,
    /// The version at which it was asked: names the question.
    pub version: u32,
    /// The bot that thinks.
    pub spec: BotSpec,
    /// The bot it plays for, if that is not known any more: whoever kept the table before may have known others.
    pub instead_of: Option<&'a str>,
}

impl Table {
    /// The bots that are asked now.
    pub fn bots_asked(&self, bots: &BotPolicy) -> impl Iterator<Item = BotAsked<'_>> {
        let replacement = bots.replacement;
        self.asked().iter().filter_map(move |seat| {
            let (version, name) = self.bot_asked(seat)?;
            let known = name.parse();
            let instead_of = known.is_err().then_some(name);
            Some(BotAsked { seat, version, spec: known.unwrap_or(replacement), instead_of })
        })
    }

    /// The version at which the bot on that seat was asked, and its name; `None` if no bot is.
    fn bot_asked(&self, seat: Seat) -> Option<(u32, &str)> {
        let asked = self.clocks.thinking(seat).filter(|_| self.status == Status::Running)?;
        Some((asked.version, self.seat(seat).ok()?.bot()?))
    }

    /// Whether a bot still owes the answer to that question. Meanwhile people may have gone back, paused or resigned.
    pub fn waits_for_bot(&self, seat: Seat, version: u32) -> bool {
        self.bot_asked(seat).is_some_and(|(asked, _)| asked == version)
    }

    /// What follows from a bot's answer to that question; nothing if it is no longer asked.
    pub fn bot_answers(&self, seat: Seat, version: u32, answer: Box<RawValue>) -> Vec<What> {
        self.waits_for_bot(seat, version).then(|| What::play(seat, answer)).into_iter().collect()
    }

    /// A bot that is to answer for a seat: the one that answered just before, or a new one whose chance comes from the number drawn for it.
    pub fn thinker(&self, seat: Seat, spec: BotSpec, drawn: u64, before: Option<Mind>) -> Thinker {
        let same = before.filter(|mind| *mind.spec() == spec);
        let mind = same.unwrap_or_else(|| Mind::new(spec, self.bot_seed(seat, drawn), 1));
        Thinker { game: self.game.clone(), seat, mind }
    }

    /// What a bot's own chance starts from: the number drawn for it. Where the deal was chosen it comes from that, so that a guide or a puzzle
    /// meets the same bots each time, and so do all tables with the same deal, as long as they do not think by the clock.
    fn bot_seed(&self, seat: Seat, drawn: u64) -> u64 {
        match self.header.origin {
            Some(
                Origin::ChosenSeed | Origin::Scenario | Origin::Tournament { same_deal: true, .. } | Origin::Day { .. },
            ) => {
                let deal =
                    self.header.seed.0.iter().fold(0, |mixed: u64, byte| mixed.rotate_left(7) ^ u64::from(*byte));
                deal.wrapping_mul(31)
                    .wrapping_add(self.game.entries() as u64)
                    .wrapping_mul(31)
                    .wrapping_add(u64::from(seat.0))
            }
            Some(
                Origin::Rematch { .. }
                | Origin::SameDeal { .. }
                | Origin::PlayedOn { .. }
                | Origin::Imported
                | Origin::TakenAlong { .. }
                | Origin::Tournament { same_deal: false, .. },
            )
            | None => drawn,
        }
    }
}

/// A bot about to think, with its own copy of the game: the table goes on meanwhile.
#[derive(Debug)]
pub struct Thinker {
    game: Box<dyn AnyGame>,
    seat: Seat,
    mind: Mind,
}

/// What a bot came to.
#[derive(Debug, Default)]
pub struct BotAnswer {
    /// `None` if it found none: it is not asked, or faulty.
    pub answer: Option<Box<RawValue>>,
    /// The bot, in case it is asked again at once.
    pub mind: Option<Mind>,
}

impl Thinker {
    /// How long it searches; `None` if it answers in a moment, as it does if it has no choice.
    pub fn searches(&self, bots: &BotPolicy) -> Option<Duration> {
        match self.mind.spec().budget {
            Some(Budget::Time(milliseconds)) => {
                let only_one = self.game.ask(self.seat).is_some_and(|ask| ask.offers.len() == 1);
                (!only_one).then(|| Duration::from_millis(milliseconds.min(bots.milliseconds).into()))
            }
            Some(Budget::Iterations(_)) | None => None,
        }
    }

    /// Thinks, for as long as somebody is willing to wait.
    pub fn answer(self, patience: &Patience) -> BotAnswer {
        let Thinker { game, seat, mut mind } = self;
        let thought = game.think_on(seat, &mut mind, patience);
        // What any other bot answers depends on its seed alone, so it begins anew each time.
        let keeps = matches!(mind.spec().budget, Some(Budget::Time(_)));
        BotAnswer { answer: thought.map(|thought| thought.answer), mind: keeps.then_some(mind) }
    }
}
