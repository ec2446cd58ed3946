//! Palace: any number of units of the role. Ruling Q7: each counts, also petitions and Circus cards.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::{Answer, Unit};
use crate::cards::Building;
use crate::power;
use crate::round::lead;
use crate::state::State;

pub fn may_play_more(state: &State, seat: Seat) -> bool {
    state.camps[seat].hand_size() > 0 && power::has(state, seat, Building::Palace)
}

/// Units from `from` on: the order in which they are played means nothing.
pub fn offers(state: &State, seat: Seat, from: Unit, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    if let Some(role) = state.role {
        lead::units(state, seat, role, Some(from), out);
    }
}

pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    if let Answer::Play { role, unit } = answer {
        lead::play_unit(state, seat, role, unit, cx);
    }
}
