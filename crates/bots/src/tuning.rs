//! How bots search in one game.

use crate::human::Skill;
use crate::{Level, Style};

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
    /// What each of the levels sees and overlooks here.
    pub levels: [Skill; Level::ALL.len()],
    /// What those who have a liking for something like here.
    pub likes: [Likes; Style::ALL.len()],
    /// How `strong-1` searches: the strong bot as it was before it was made stronger, kept to be measured by.
    pub first: Option<&'static Tuning>,
}

/// Features by their keys, and how much one usual difference of each seems worth beyond what it is worth: in hundredths of a game won.
pub type Likes = &'static [(&'static str, i8)];

impl Tuning {
    /// What does well in most games.
    pub const DEFAULT: Tuning = Tuning {
        learned: None,
        unsettled: 0,
        later: 15,
        later_every: 1,
        levels: Skill::USUAL,
        likes: [&[]; Style::ALL.len()],
        first: None,
    };
    /// For a game without an appraisal: positions are valued by how games from there end.
    pub const BY_ENDINGS: Tuning = Tuning { later: u32::MAX, ..Tuning::DEFAULT };

    /// What a level sees and overlooks here.
    pub fn skill(&self, level: Level) -> Skill {
        self.levels[level as usize]
    }

    /// What a style likes here.
    pub fn likes(&self, style: Style) -> Likes {
        self.likes[style as usize]
    }

    /// All that the strong bot goes by: what others see, overlook and like is left out.
    pub(crate) fn of_the_strong(&self) -> Tuning {
        Tuning { levels: Tuning::DEFAULT.levels, likes: Tuning::DEFAULT.likes, first: None, ..*self }
    }
}

impl Default for Tuning {
    fn default() -> Self {
        Tuning::DEFAULT
    }
}
