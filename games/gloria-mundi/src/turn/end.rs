//! The end of a turn, and of the game.

use saturnalia_rules::{Context, Happening, Label, Score as _};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::state::{End, State};
use crate::{GloriaMundi, text, turn};

/// After phase 5: Rome has fallen, or the left-hand neighbour's turn begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndTurn;

impl Happening<GloriaMundi> for EndTurn {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        // Ruling G1: the phase in which the Goth reaches Rome is played to its end.
        if state.goth == state.set.roads.rome() {
            return end(state, End::Rome, cx);
        }
        state.active = state.seats.after(state.active);
        turn::begin(state, cx);
    }
}

/// The game is over at once.
pub(crate) fn end(state: &mut State, why: End, cx: &mut Context<'_, GloriaMundi>) {
    state.ended = Some(why);
    state.lift_screens(cx);
    let outcome = GloriaMundi::outcome(state);
    cx.tell(Event::Ended { why, winners: outcome.winners().collect() });
    cx.end();
}

impl From<End> for Label {
    fn from(end: End) -> Label {
        match end {
            End::Rome => text::END_ROME,
            End::Hand => text::END_HAND,
            End::Africa => text::END_AFRICA,
            End::Deck => text::END_DECK,
        }
        .into()
    }
}
