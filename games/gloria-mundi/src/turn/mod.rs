//! The turn of the active player: one file per phase.

pub(crate) mod i_forum;
pub(crate) mod ii_lay_card;
pub(crate) mod iii_activate;
pub(crate) mod iv_buy;
pub(crate) mod v_goth;

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::cards::roads;
use crate::event::Event;
use crate::score;
use crate::state::{End, State};
use crate::step::Step;

/// Puts the phases of the active player's turn on the agenda.
pub(crate) fn begin(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    state.turn += 1;
    state.laid = None;
    cx.tell(Event::TurnBegun { turn: state.turn, seat: state.active });
    cx.then(Step::Forum);
    cx.then(Step::LayCard);
    for seat in state.seats.seats_from(state.active) {
        cx.then(Step::Activate { seat });
    }
    cx.then(Step::Buy);
    cx.then(Step::Goth);
    cx.then(Step::EndTurn);
}

/// After phase 5: Rome has fallen, or the left-hand neighbour's turn begins.
pub(crate) fn next(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    // Ruling G1: the phase in which the Goth reaches Rome is played to its end.
    if state.goth == roads().rome() {
        return end(state, End::Rome, cx);
    }
    state.active = state.seats.after(state.active);
    begin(state, cx);
}

pub(crate) fn end(state: &mut State, why: End, cx: &mut Context<'_, GloriaMundi>) {
    state.ended = Some(why);
    let outcome = score::outcome(state);
    cx.tell(Event::Ended { why, winners: outcome.winners().collect() });
    cx.end();
}

/// Moves a Roman. Reaching Africa ends the game at once; steps beyond it are lost (Ruling G26).
pub(crate) fn walk(state: &mut State, seat: Seat, steps: u16, cx: &mut Context<'_, GloriaMundi>) {
    let player = &mut state.players[seat];
    let walked = steps.min(u16::from(roads().africa - player.steps)) as u8;
    if walked == 0 {
        return;
    }
    player.steps += walked;
    let at = player.steps;
    cx.tell(Event::Walked { seat, steps: walked, at });
    if at == roads().africa {
        end(state, End::Africa, cx);
    }
}
