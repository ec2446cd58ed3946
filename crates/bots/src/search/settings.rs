//! What can be set about a search.

/// How a search goes about its work.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Settings {
    pub budget: Budget,
    /// How much rarely tried branches are preferred.
    pub exploration: f32,
    pub leaf: Leaf,
    /// How much the first look at a branch (the appraisal after playing it) guides the search; zero: not at all.
    pub guidance: f32,
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
    /// By a random game to its end.
    PlayOut,
    /// By appraisal, after that many random answers.
    Appraise { after: u32 },
}

impl Settings {
    /// The yardstick: plain search with random play to the end.
    pub fn plain(budget: Budget) -> Settings {
        Settings { budget, exploration: 0.7, leaf: Leaf::PlayOut, guidance: 0.0 }
    }

    /// The best known.
    pub fn strong(budget: Budget) -> Settings {
        Settings { budget, exploration: 0.6, leaf: Leaf::Appraise { after: 0 }, guidance: 1.0 }
    }
}
