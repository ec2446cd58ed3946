//! Phase 1: a new building comes into the forum.

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use super::end;
use crate::GloriaMundi;
use crate::event::Event;
use crate::state::{End, FORUM, State};

/// A building is turned up and laid on the dearest place. It pushes the cards before it on as far as they lie
/// without a gap (Ruling G5); from a full forum the cheapest card goes into the fire.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Forum;

impl Happening<GloriaMundi> for Forum {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        // Ruling G4
        let Some(building) = state.deck.pop() else { return end::end(state, End::Deck, cx) };
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
}
