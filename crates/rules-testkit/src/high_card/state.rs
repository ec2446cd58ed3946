//! What is true, what can be answered, what happens.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Seat, SeatCount, SeatSet};
use serde::{Deserialize, Serialize};

use super::{CARDS, Flaw};

pub(super) type Cards = ArrayVec<u8, { CARDS as usize }>;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub(super) flaw: Flaw,
    pub(super) seats: SeatCount,
    /// The next card is the last.
    pub(super) deck: Cards,
    pub(super) hands: BySeat<Cards, 3>,
    pub(super) table: BySeat<Option<u8>, 3>,
    pub(super) laid: Cards,
    pub(super) points: BySeat<i16, 3>,
    pub(super) round: u8,
    /// Only [`Flaw::ForgetsWhenKept`] needs it.
    #[serde(skip)]
    pub(super) not_kept: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    Draw,
    Stay,
    Lay(u8),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    Drew { seat: Seat, card: u8, flaw: Flaw },
    Stayed { seat: Seat },
    Laid { seat: Seat, card: u8 },
    Took { seat: Seat, laid: SeatSet },
}

/// Cards above the middle. They matter to [`Flaw::ForgetsThePromise`] alone.
pub(super) fn is_high(card: &u8) -> bool {
    *card >= CARDS / 2
}
