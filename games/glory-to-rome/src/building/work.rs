//! Where an Architect or Craftsman has too many ways to build, the structure is chosen first. A hand has no upper limit, so that
//! Road, Tower and Scriptorium could otherwise make hundreds of them.

use saturnalia_rules::Seat;

use crate::answer::Answer;
use crate::building::material;
use crate::cards::{Building, Role};
use crate::power::stairway;
use crate::role::{architect, craftsman};
use crate::state::State;
use crate::step::Turn;

/// The longest list of offers.
pub const MOST_OFFERS: usize = 200;

/// Replaces the ways to add something by the structures they belong to if the list is too long.
#[inline]
pub fn shorten(out: &mut Vec<Answer>, seat: Seat) {
    if out.len() > MOST_OFFERS {
        by_structure(out, seat);
    }
}

#[cold]
fn by_structure(out: &mut Vec<Answer>, seat: Seat) {
    for offer in &mut *out {
        if let Answer::Add { to, .. } | Answer::Supply { to, .. } = *offer {
            *offer = Answer::WorkOn { owner: seat, building: to };
        } else if let Answer::Open { owner, building, .. } = *offer {
            *offer = Answer::WorkOn { owner, building };
        }
    }
    out.sort_unstable();
    out.dedup();
}

/// Everything that can be added to one structure.
pub fn offers(state: &State, turn: Turn, owner: Seat, building: Building, out: &mut Vec<Answer>) {
    let seat = turn.seat;
    if owner != seat {
        return stairway::offers_for(state, seat, owner, building, out);
    }
    let fits = material::fitting(state, seat, building, turn.role);
    if turn.role == Role::Craftsman {
        craftsman::add_offers(state, seat, building, fits, out);
    } else {
        architect::supply_offers(state, seat, building, fits, out);
    }
}
