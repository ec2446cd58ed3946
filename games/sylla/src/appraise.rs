//! How good a position looks: the only thing a bot needs to know.

use saturnalia_rules::{Appraise, Seat};

use crate::Sylla;
use crate::state::State;

impl Appraise for Sylla {
    fn appraise(state: &State, seat: Seat) -> f32 {
        f32::from(crate::score::Points::of(state, seat).total())
    }
}
