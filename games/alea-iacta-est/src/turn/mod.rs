//! A player's turn: roll, perhaps roll again, place.

pub(crate) mod place;
pub(crate) mod reroll;
pub(crate) mod roll;
pub(crate) mod round;
