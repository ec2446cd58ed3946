//! Phase 2: the active player lays a basic card, whose type acts in phase 3.

use saturnalia_rules::Context;

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::event::Event;
use crate::goods::Basic;
use crate::state::State;

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(state.players[state.active].hand.iter().map(Answer::Lay));
}

pub(crate) fn lay(state: &mut State, basic: Basic, cx: &mut Context<'_, GloriaMundi>) {
    let seat = state.active;
    let player = &mut state.players[seat];
    player.hand[basic] -= 1;
    player.bare[basic] += 1;
    state.laid = Some(basic);
    cx.tell(Event::Laid { seat, basic });
}
