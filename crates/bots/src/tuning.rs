//! How bots search in one game.

/// How bots search in one game, found out by playing it. It belongs to the bots: the rules know nothing of searching.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tuning {
    /// The learned evaluation that `saturnalia train` made for this game, as the text of its file.
    pub learned: Option<&'static str>,
    /// How many choices a search plays on, each by how it looks, before it judges a position: none where every position
    /// can be judged as it stands, more where much is pending in the middle of a turn.
    pub unsettled: u32,
    /// A search values every position twice: as it stands, and again so many random answers later, or at the end of the
    /// game if that comes first.
    pub later: u32,
    /// One of so many positions is looked at later: where games are long, that takes most of the time.
    pub later_every: u32,
    /// How `strong-1` searches: the strong bot as it was before it was made stronger, kept to be measured by.
    pub first: Option<&'static Tuning>,
}

impl Tuning {
    /// What does well in most games.
    pub const DEFAULT: Tuning = Tuning { learned: None, unsettled: 0, later: 15, later_every: 1, first: None };
    /// For a game without an appraisal: positions are valued by how games from there end.
    pub const BY_ENDINGS: Tuning = Tuning { later: u32::MAX, ..Tuning::DEFAULT };
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning::DEFAULT
    }
}
