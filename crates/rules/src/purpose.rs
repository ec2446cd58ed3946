//! What a draw is for.

/// What a draw of chance is for: this deck's shuffle, that seat's third roll.
///
/// Each purpose has a stream of its own under the game's seed, so that Anna's third roll is the same whatever Ben did
/// before, and the same deal stays the same deal at every table that plays it. A purpose is drawn for once in a game
/// (a law sees to it): what happens again carries a number.
///
/// ```
/// use saturnalia_rules::{Purpose, Seat};
///
/// const SHUFFLE: Purpose = Purpose::new(1);
/// let anna_rolls = |number| Purpose::new(2).of(Seat(0)).number(number);
/// assert_ne!(anna_rolls(3), anna_rolls(4));
/// assert_ne!(SHUFFLE, SHUFFLE.number(1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Purpose(pub(crate) u64);

impl Purpose {
    /// Chance that the house draws itself: what is drawn anew when a game is played on.
    pub(crate) const HOUSE: Purpose = Purpose(0);

    /// A purpose by its kind, counted by the game from 1. The numbers are part of every game that was dealt by them:
    /// they never change.
    ///
    /// # Panics
    /// For kind 0, which belongs to the house.
    pub const fn new(kind: u8) -> Purpose {
        assert!(kind > 0, "purpose 0 belongs to the house");
        Purpose(kind as u64)
    }

    /// The same for one seat.
    #[must_use]
    pub const fn of(self, seat: crate::Seat) -> Purpose {
        Purpose(self.0 & !(0xff << 8) | (seat.0 as u64 + 1) << 8)
    }

    /// The same for the time of that number.
    #[must_use]
    pub const fn number(self, number: u32) -> Purpose {
        Purpose(self.0 & 0xffff_ffff | (number as u64) << 32)
    }
}
