//! Which functions a seat can use, and the limits they raise. Powers with a dialogue of their own have a file each.

use saturnalia_rules::Seat;

use crate::cards::{Building, Buildings};
use crate::state::State;

pub mod academy;
pub mod bath;
pub mod colosseum;
pub mod forum;
pub mod fountain;
pub mod palace;
pub mod prison;
pub mod senate;
pub mod sewer;
pub mod stairway;

/// Hand limit without Shrine and Temple.
const HAND_LIMIT: u8 = 5;

/// Every building whose function a seat can use: its own finished and seized ones, those a Stairway has opened, and
/// with the Gate its marble foundations. A name counts once.
#[inline]
pub fn active(state: &State, seat: Seat) -> Buildings {
    if !state.has_powers() {
        return Buildings::NONE;
    }
    let camp = &state.camps[seat];
    let finished = camp.completed.union(state.opened);
    if finished.contains(Building::Gate) {
        finished.union(camp.foundations.intersection(Buildings::MARBLE))
    } else {
        finished
    }
}

/// Whether a seat can use the function of a building.
#[inline]
pub fn has(state: &State, seat: Seat, building: Building) -> bool {
    active(state, seat).contains(building)
}

/// Up to how many cards a seat may draw when thinking; Senators count.
pub fn hand_limit(state: &State, seat: Seat) -> u8 {
    let active = active(state, seat);
    HAND_LIMIT + 2 * u8::from(active.contains(Building::Shrine)) + 4 * u8::from(active.contains(Building::Temple))
}

/// How many clients a seat may have. Ruling Q31: those beyond it stay, but no new one comes.
pub fn client_limit(state: &State, seat: Seat) -> u8 {
    let active = active(state, seat);
    let limit = state.camps[seat].influence(&state.set) + 2 * u8::from(active.contains(Building::Insula));
    if active.contains(Building::Aqueduct) { limit.saturating_mul(2) } else { limit }
}

/// How many cards a vault may hold. Ruling Q31 holds here too.
pub fn vault_limit(state: &State, seat: Seat) -> u8 {
    state.camps[seat].influence(&state.set) + 2 * u8::from(has(state, seat, Building::Market))
}
