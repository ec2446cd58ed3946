//! A round: everybody has one turn.

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use super::roll::Roll;
use crate::AleaIactaEst;
use crate::building::castrum::EvaluateCastrum;
use crate::building::forum::EvaluateForum;
use crate::building::latrina::EvaluateLatrina;
use crate::building::senatus::EvaluateSenatus;
use crate::building::templum::{ClearTemplum, EvaluateTemplum};
use crate::event::Event;
use crate::pass::{EndPass, NextPass};
use crate::state::State;

/// One turn each, clockwise from the start player.
pub(crate) fn begin(state: &mut State, round: u8, cx: &mut Context<'_, AleaIactaEst>) {
    state.round = round;
    cx.tell(Event::RoundBegun { round });
    for seat in state.seats.seats_from(state.start_player) {
        cx.then(Roll { seat });
    }
    cx.then(EndRound);
}

/// Another round, unless somebody has placed his last die: the pass ends with the round in which that happens (Ruling A21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndRound;

impl Happening<AleaIactaEst> for EndRound {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        if state.players.at(state.seats).all(|(_, player)| player.left > 0) {
            return begin(state, state.round + 1, cx);
        }
        cx.tell(Event::PassEnded { pass: state.pass });
        cx.then(EndPass);
        cx.then(EvaluateTemplum);
        cx.then(ClearTemplum);
        cx.then(EvaluateSenatus);
        cx.then(EvaluateCastrum);
        cx.then(EvaluateForum);
        cx.then(EvaluateLatrina);
        cx.then(NextPass);
    }
}
