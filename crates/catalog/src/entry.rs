//! A game of the list, before it is played.

use std::fmt;

use saturnalia_bots::Tuning;
use saturnalia_protocol::wire::Findings;
use saturnalia_rules::{Bond, Chance, Components as _, GameInfo, Misprint, Nonce, OptionField, Rules, Seed};
use serde_json::Value;

use crate::sets::{self, Brought};
use crate::workshop::Workshop;
use crate::{AnyGame, OpenError, advice, erased};

/// A game of a list: made of its rules by [`GameEntry::of`].
#[derive(Clone, Copy)]
pub struct GameEntry {
    pub info: GameInfo,
    /// What can be chosen before the start.
    pub options: &'static [OptionField],
    /// Its texts beyond those of the house: language and Fluent source. None in a browser.
    pub texts: &'static [(&'static str, &'static str)],
    /// The file of its printed components; empty if there is nothing that could be another one.
    pub printed_file: &'static str,
    /// Names of its printed components that a set may replace: language and Fluent source. In a browser one language, for the keys.
    pub names: &'static [(&'static str, &'static str)],
    /// The set that new games are dealt from, if it is not the printed one.
    pub components: Option<&'static Brought>,
    pub(crate) tuning: &'static Tuning,
    /// What is done to a game where bots are made. Browsers carry nothing of it.
    pub(crate) workshop: Workshop,
    complete: fn(&Value) -> Result<Value, OpenError>,
    bring: fn(&str) -> Result<Brought, Misprint>,
    has_set: fn(&str) -> bool,
    sets_here: fn() -> usize,
    printed: fn() -> Value,
    start: fn(NewGame, &'static Tuning) -> Opened,
    open: fn(&str, Option<usize>, &'static Tuning) -> Opened,
    analyse: Analyse,
}

type Analyse = fn(&str, &Tuning, u32, &mut dyn FnMut(usize) -> bool) -> Result<Option<Findings>, OpenError>;

/// A game without its types, or why there is none.
pub(crate) type Opened = Result<Box<dyn AnyGame>, OpenError>;

/// What a new game is made of.
#[derive(Clone, Debug)]
pub struct NewGame {
    pub seats: u8,
    /// An object. What it leaves out is as it was before there was a choice: whoever opens a new game writes them in full
    /// ([`GameEntry::options_of_a_new_game`]).
    pub options: Value,
    /// The file of its component set; `None` for the printed one.
    pub components: Option<String>,
    /// A position to start from instead of the deal.
    pub scenario: Option<Value>,
    /// How chance is drawn.
    pub chance: Chance,
    pub seed: Seed,
    pub nonce: Nonce,
    /// What the host commits to besides his seed, and what others gave to the dice; without it he commits to his seed alone.
    pub bond: Option<Bond>,
}

impl GameEntry {
    /// The entry of a game with those rules: everything that can be done with it, without its types.
    pub const fn of<R: Rules>() -> GameEntry {
        GameEntry {
            info: R::INFO,
            options: R::OPTIONS,
            // A page has them as files of its own, one language at a time.
            texts: if cfg!(target_family = "wasm") { &[] } else { R::TEXTS },
            printed_file: R::Components::PRINTED,
            names: sets::Names::<R>::SOURCES,
            components: None,
            tuning: &Tuning::DEFAULT,
            workshop: Workshop::of::<R>(),
            complete: erased::complete::<R>,
            bring: sets::bring_any::<R>,
            has_set: |file| R::Components::sets().has(file),
            sets_here: || R::Components::sets().count(),
            printed: || R::printed(R::Components::sets().printed()),
            start: erased::start::<R>,
            open: erased::open::<R>,
            analyse: advice::analyse::<R>,
        }
    }

    /// The same game with bots that search it in a way of their own.
    #[must_use]
    pub const fn tuned(self, tuning: &'static Tuning) -> GameEntry {
        GameEntry { tuning, ..self }
    }

    /// The same game, new tables of which are dealt from another component set. Says what is wrong with the file. Entries are
    /// copied freely, so that set stays here for good.
    pub fn with_components(self, file: &str) -> Result<GameEntry, Misprint> {
        let brought = (self.bring)(file)?;
        let components = if brought.is_printed() { None } else { Some(&*Box::leak(Box::new(brought))) };
        Ok(GameEntry { components, ..self })
    }

    /// Reads the file of a component set, which is here then for as long as somebody has it. Says what is wrong with it.
    pub fn bring(&self, file: &str) -> Result<Brought, Misprint> {
        (self.bring)(file)
    }

    /// Whether the set of that file is here already: whoever brings it takes no room.
    pub fn has_set(&self, file: &str) -> bool {
        (self.has_set)(file)
    }

    /// How many sets are here besides the printed one: those that some game is played with, or some file is being read with.
    pub fn sets_here(&self) -> usize {
        (self.sets_here)()
    }

    /// What is printed on the game's components, for whoever draws its table; `null` if there is nothing to know.
    pub fn printed(&self) -> Value {
        (self.printed)()
    }

    /// The options of a new game in full: what was chosen (an object, or `Null`), and the defaults of today for the rest.
    pub fn options_of_a_new_game(&self, chosen: &Value) -> Result<Value, OpenError> {
        (self.complete)(chosen)
    }

    /// Starts a new game.
    pub fn start(&self, new: NewGame) -> Opened {
        (self.start)(new, self.tuning)
    }

    /// Replays a game file; every entry is checked.
    pub fn open(&self, file: &str) -> Opened {
        (self.open)(file, None, self.tuning)
    }

    /// Replays the first `entries` entries of a game file.
    pub fn open_at(&self, file: &str, entries: usize) -> Opened {
        (self.open)(file, Some(entries), self.tuning)
    }

    /// Looks back at the game of a file with that many iterations of search per question. `report` hears how many entries are done and says whether
    /// to go on; `None` if it said no.
    pub fn analyse(
        &self,
        file: &str,
        iterations: u32,
        report: &mut dyn FnMut(usize) -> bool,
    ) -> Result<Option<Findings>, OpenError> {
        (self.analyse)(file, self.tuning, iterations, report)
    }
}

impl fmt::Debug for GameEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("GameEntry").field("info", &self.info).finish_non_exhaustive()
    }
}
