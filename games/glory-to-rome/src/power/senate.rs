//! Senate: at the end of the round its owner takes Senators that others have played.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::event::Event;
use crate::state::State;
use crate::step::Step;

fn played(state: &State, seat: Seat, from: Seat) -> impl Iterator<Item = Seat> + '_ {
    state.seats.seats().filter(move |other| *other != seat && *other >= from && state.camps[*other].played_senators > 0)
}

pub fn possible(state: &State, seat: Seat, from: Seat) -> bool {
    played(state, seat, from).next().is_some()
}

pub fn offers(state: &State, seat: Seat, from: Seat, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    out.extend(played(state, seat, from).map(Answer::ClaimSenator));
}

pub fn answer(state: &mut State, seat: Seat, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let Answer::ClaimSenator(from) = answer else { return };
    state.camps[from].played_senators -= 1;
    state.camps[seat].senators += 1;
    cx.tell(Event::ClaimedSenator { seat, from });
    cx.then(Step::Senate { seat, from });
}
