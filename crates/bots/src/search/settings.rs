//! What can be set about a search.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use web_time::Instant;

use crate::learn::Network;
use crate::{Likes, Tuning};

/// How a search goes about its work.
#[derive(Clone, Debug)]
pub struct Settings {
    pub budget: Budget,
    /// Threads that search at the same time, each a tree of its own; what they found is added up. At least one.
    pub threads: usize,
    /// How much rarely tried branches are preferred: by itself, or in a guided search in spreads of the values met.
    pub exploration: f32,
    pub leaf: Leaf,
    /// Whether the first look at a branch (the value of the position after playing it) guides the search.
    pub guided: bool,
    /// The learned evaluation; without it, positions are valued by the game's hand-written appraisal.
    pub network: Option<Arc<Network>>,
    /// Choices in a row that are thought through; what comes after them is judged as it stands.
    pub depth: usize,
    /// What the searching seat likes beyond its worth.
    pub likes: Likes,
    /// Whether a search by time ends as soon as no thought could change the answer: for whoever wants the answer alone.
    pub content: bool,
    /// What time is told by.
    pub clock: Clock,
}

/// What time is told by while a bot thinks.
#[derive(Clone, Debug, Default)]
pub enum Clock {
    #[default]
    Wall,
    /// Every look at it takes a millisecond, whatever else happens: for tests of who looks at it, and how often.
    Counting(Arc<AtomicU32>),
}

impl Clock {
    /// Begins to measure; says how many milliseconds have passed.
    pub(super) fn start(&self) -> impl Fn() -> u32 + Sync + use<> {
        let (clock, start) = (self.clone(), Instant::now());
        move || match &clock {
            Clock::Wall => u32::try_from(start.elapsed().as_millis()).unwrap_or(u32::MAX),
            Clock::Counting(looks) => looks.fetch_add(1, Ordering::Relaxed) + 1,
        }
    }
}

/// How long to think.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Budget {
    Iterations(u32),
    /// Milliseconds.
    Time(u32),
}

/// How a new position is valued.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Leaf {
    /// By a random game to its end, or for as long as games can sensibly last.
    PlayOut,
    /// As it stands after that many choices, each the one that looks best to whoever makes it, and, one position of `every`, once more so
    /// many random answers later.
    Twice { after: u32, later: u32, every: u32 },
}

impl Settings {
    /// The yardstick: plain search with random play to the end.
    pub fn plain(budget: Budget) -> Settings {
        Settings {
            budget,
            threads: 1,
            exploration: 0.7,
            leaf: Leaf::PlayOut,
            guided: false,
            network: None,
            depth: usize::MAX,
            likes: &[],
            content: false,
            clock: Clock::Wall,
        }
    }

    /// The best known: guided by first looks, positions judged once they are quiet enough for this game, and again a little later.
    pub fn strong(tuning: &Tuning, budget: Budget, network: Option<Arc<Network>>) -> Settings {
        let leaf = Leaf::Twice { after: tuning.unsettled, later: tuning.later, every: tuning.later_every };
        Settings {
            budget,
            threads: 1,
            exploration: 2.0,
            leaf,
            guided: true,
            network,
            depth: usize::MAX,
            likes: &[],
            content: false,
            clock: Clock::Wall,
        }
    }

    /// The same for somebody who likes something.
    #[must_use]
    pub fn liking(self, likes: Likes) -> Settings {
        Settings { likes, ..self }
    }

    #[must_use]
    pub fn on_threads(self, threads: usize) -> Settings {
        Settings { threads: threads.max(1), ..self }
    }
}
