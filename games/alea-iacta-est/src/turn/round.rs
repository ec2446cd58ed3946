//! A round: everybody has one turn.

use saturnalia_rules::Context;

use crate::AleaIactaEst;
use crate::event::Event;
use crate::state::State;
use crate::step::Step;

/// One turn each, clockwise from the start player.
pub(crate) fn begin(state: &mut State, round: u8, cx: &mut Context<'_, AleaIactaEst>) {
    state.round = round;
    cx.tell(Event::RoundBegun { round });
    for seat in state.seats.seats_from(state.start_player) {
        cx.then(Step::Roll { seat });
    }
    cx.then(Step::EndRound);
}

/// The pass ends with the round in which somebody placed his last die (Ruling A21).
pub(crate) fn end(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    if state.players.at(state.seats).any(|(_, player)| player.left == 0) {
        cx.tell(Event::PassEnded { pass: state.pass });
        for step in [
            Step::EndPass,
            Step::Templum,
            Step::ClearTemplum,
            Step::Senatus,
            Step::Castrum,
            Step::Forum,
            Step::Latrina,
            Step::NextPass,
        ] {
            cx.then(step);
        }
    } else {
        begin(state, state.round + 1, cx);
    }
}
