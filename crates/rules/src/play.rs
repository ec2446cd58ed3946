//! Playing: what a game is made of and how it begins. How it goes on is told by its [steps](crate::Question), how it ends
//! by its [score](crate::Score).

use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Components, Context, Phrase, SeatCount, Set, Steps};

/// The playing of one game, as pure functions over plain data.
///
/// The house drives it: it takes the first [`Step`](Play::Step) of the [`Agenda`](crate::Agenda), asks it who must
/// answer, and either lets it run by itself or collects one of its offers and hands it over. When the agenda is empty
/// the game is over. What a step asks, offers and does is written in one place: see [`Question`](crate::Question) and
/// [`Happening`](crate::Happening).
///
/// # What an implementation promises
/// The laws of `rules-testkit` check each of these on random games at every seat count.
/// 1. A question lists every legal answer of an asked seat, sorted and without repetition, and never none. Aim for at
///    most 200; split a larger choice into two questions.
/// 2. Same options, components, seed and answers give equal states. No clock, no global, no iteration over a hash map.
/// 3. Every piece is in exactly one place ([`Check`]).
/// 4. Nothing is allocated per decision: `State`, `Step`, `Answer` are flat.
pub trait Play: Copy + Eq + Debug + Send + Sync + 'static {
    /// Key, seats, revision.
    const INFO: GameInfo;
    /// What can be chosen before the first card is dealt. Each field of [`Options`](Play::Options) is listed.
    const OPTIONS: &'static [OptionField] = &[];

    /// Variants and presets. Serialised as an object whose fields are those of [`OPTIONS`](Play::OPTIONS). `Default` is what a
    /// new table is played by; what a written object leaves out is what was played before there was a choice.
    type Options: Clone + Eq + Default + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What lies in the box; `()` for a game whose facts are all in its rules.
    type Components: Components;
    /// Everything that is true, secrets included; flat and cheap to clone.
    type State: Check + Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// One entry of the agenda, made by [`steps!`](crate::steps). Holds no secret: secrets live in a named zone of the
    /// state.
    type Step: Steps<Self>;
    /// One small, complete choice, as game files and the wire hold it. Each question has its own part of it: see
    /// [`answers!`](crate::answers).
    type Answer: Copy + Ord + Hash + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, told in full; [`tell`](crate::Secrets::tell) cuts it to a viewer.
    type Event: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// Sets up the table and puts the first steps on the agenda ([`Context::then`]).
    fn setup(
        options: &Self::Options,
        components: Set<Self::Components>,
        seats: SeatCount,
        cx: &mut Context<'_, Self>,
    ) -> Self::State;

    /// The component set that this position is played with.
    fn components(state: &Self::State) -> Set<Self::Components>;
}

/// What must hold in every state of a game. Implemented for [`Play::State`].
pub trait Check {
    /// Every piece is in exactly one place, no number is out of range. Says what is wrong, in words a developer can act
    /// on. Laws and scenarios ask for it, playing does not: be strict, it costs no player anything.
    fn check(&self) -> Result<(), String>;
}

/// Everything the house asks of a game: all parts of the contract together. Nobody implements this by hand.
pub trait Rules: Play + crate::Score + crate::Secrets + crate::Words + crate::Arrange + crate::Appraise {}

impl<R: Play + crate::Score + crate::Secrets + crate::Words + crate::Arrange + crate::Appraise> Rules for R {}

/// Facts about a game that do not depend on a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct GameInfo {
    /// `city-of-rome`: names the folder, the locale file and the game in every command and address.
    pub key: &'static str,
    pub min_seats: u8,
    pub max_seats: u8,
    /// Raised by every change after which a stored game could play out differently.
    pub revision: u32,
    /// How long a game usually takes, in minutes: with the fewest and with the most seats.
    pub minutes: (u16, u16),
}

impl GameInfo {
    /// Whether the game can be played by that many.
    pub fn allows(&self, seats: SeatCount) -> bool {
        (self.min_seats..=self.max_seats).contains(&seats.get())
    }

    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = SeatCount> + use<> {
        (self.min_seats..=self.max_seats).filter_map(SeatCount::new)
    }
}

/// One thing to choose before the game, for a form that knows no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct OptionField {
    /// The field of `Play::Options`.
    pub key: &'static str,
    /// Its name.
    pub label: Phrase,
    /// What can be chosen; the first is the default.
    pub choices: &'static [Choice],
}

/// One value of an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Choice {
    /// The value in JSON, a string.
    pub value: &'static str,
    /// Its name.
    pub label: Phrase,
}
