//! Phase 1: a new building comes into the forum.

use saturnalia_rules::Context;

use crate::GloriaMundi;
use crate::event::Event;
use crate::state::{End, FORUM, State};
use crate::turn;

/// Turns up a building and lays it on the dearest place. It pushes the cards before it on as far as they lie
/// without a gap (Ruling G5); from a full forum the cheapest card goes into the fire.
pub(crate) fn refill(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    // Ruling G4
    let Some(building) = state.deck.pop() else { return turn::end(state, End::Deck, cx) };
    cx.reveal();
    cx.tell(Event::Revealed { building });
    let mut pushed = Some(building);
    for place in (0..FORUM).rev() {
        pushed = std::mem::replace(&mut state.forum[place], pushed);
        if pushed.is_none() {
            return;
        }
    }
    if let Some(burnt) = pushed {
        state.fire.insert(burnt);
        cx.tell(Event::Burnt { building: burnt });
    }
}
