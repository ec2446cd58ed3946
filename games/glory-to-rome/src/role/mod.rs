//! The six roles. Each file says what one action may be and what it does.

use serde::{Deserialize, Serialize};

pub mod architect;
pub mod craftsman;
pub mod laborer;
pub mod legionary;
pub mod merchant;
pub mod patron;

/// The parts of an action that have been carried out.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used(u8);

impl Used {
    pub const NOTHING: Used = Used(0);
    /// The ordinary part: from the pool, or from the stockpile (Atrium: the deck).
    pub const MAIN: Used = Used(1);
    /// The deck (Bar).
    pub const DECK: Used = Used(2);
    /// The hand (Aqueduct, Dock, Basilica).
    pub const HAND: Used = Used(4);

    #[inline]
    #[must_use]
    pub fn and(self, part: Used) -> Used {
        Used(self.0 | part.0)
    }

    #[inline]
    pub fn has(self, part: Used) -> bool {
        self.0 & part.0 != 0
    }
}
