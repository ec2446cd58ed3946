//! How good a position looks: all a bot needs to know about the game.

use saturnalia_rules::{Appraise, Seat};

use crate::AleaIactaEst;
use crate::score::{Tableau, total};
use crate::state::State;

impl Appraise for AleaIactaEst {
    fn appraise(state: &State, seat: Seat) -> f32 {
        f32::from(total(&Tableau::of(state, seat)).points)
    }
}
