//! 2. Clockwise, everybody else thinks or follows.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::event::Event;
use crate::round::{lead, think};
use crate::state::{Decision, State};

pub fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.push(Answer::Think);
    if let Some(role) = state.role {
        lead::units(state, seat, role, None, out);
    }
}

pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    if let Answer::Play { role, unit } = answer {
        state.camps[seat].decision = Decision::Follows;
        cx.tell(Event::Follows { seat, role });
        lead::play_unit(state, seat, role, unit, cx);
    } else {
        state.camps[seat].decision = Decision::Thinks;
        cx.tell(Event::Thinks { seat });
        think::once(seat, cx);
    }
}
