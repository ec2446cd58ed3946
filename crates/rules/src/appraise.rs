//! How good a position looks: all a bot needs to know about a game.

use crate::{Rules, Seat};

/// A game that can tell how well a seat stands.
pub trait Appraise: Rules {
    /// What the position is worth to `seat`, in expected final points or any scale that grows with
    /// the chance to win. Compared only between positions of one game and one seat.
    ///
    /// It is called on positions a bot imagined, so it may read the whole state.
    fn appraise(state: &Self::State, seat: Seat) -> f32;
}
