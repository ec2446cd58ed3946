//! Phase 5: the active player pays tribute or lets the Goth move, destroy and be robbed of the tribute.

pub(crate) mod destroy;
pub(crate) mod reclaim;
pub(crate) mod tribute;

use saturnalia_rules::Context;

use crate::GloriaMundi;
use crate::event::Event;
use crate::goods::Basics;
use crate::state::State;
use destroy::Destroy;
use reclaim::Reclaim;

/// Where an unpaid Goth goes: to the last space with tribute, or one space on, or past all tribute to Rome if that is
/// the next free space (Ruling G2).
pub(crate) fn target(state: &State) -> u8 {
    if state.next_tribute().is_none() { state.set.roads.rome() } else { state.front().max(state.goth + 1) }
}

/// The symbols an unpaid Goth passes, the space he stops on included.
pub(crate) fn raid(state: &State) -> Basics {
    let mut raid = Basics::default();
    for space in state.goth + 1..=target(state) {
        raid.add(state.set.roads.symbols(space));
    }
    raid
}

/// The Goth moves: cards are lost, then the tribute he has passed is taken back.
fn move_goth(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    let (seat, from, to) = (state.active, state.goth, target(state));
    state.owed = raid(state);
    cx.tell(Event::GothMoved { seat, from, to, owed: state.owed });
    for (space, tokens) in (from + 1..).zip(std::mem::take(&mut state.tribute)) {
        state.spoils.add(tokens);
        cx.tell(Event::TributePassed { space, tokens });
    }
    state.goth = to;
    cx.then(Destroy { seat });
    cx.then(Reclaim { seat });
}
