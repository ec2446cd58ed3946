//! The turn of the active player: one file per phase.

pub(crate) mod end;
pub(crate) mod i_forum;
pub(crate) mod ii_lay_card;
pub(crate) mod iii_activate;
pub(crate) mod iv_buy;
pub(crate) mod v_goth;

use saturnalia_rules::{Context, Seat};

use crate::GloriaMundi;
use crate::event::Event;
use crate::state::{End, State};
use end::EndTurn;
use i_forum::Forum;
use ii_lay_card::LayCard;
use iv_buy::Buy;
use v_goth::tribute::Goth;

/// Puts the phases of the active player's turn on the agenda. Phase 3 follows from the card that is laid.
pub(crate) fn begin(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    state.turn += 1;
    state.laid = None;
    cx.tell(Event::TurnBegun { turn: state.turn, seat: state.active });
    cx.then(Forum);
    cx.then(LayCard);
    cx.then(Buy);
    cx.then(Goth);
    cx.then(EndTurn);
}

/// Moves a Roman. Reaching Africa ends the game at once; steps beyond it are lost (Ruling G26).
pub(crate) fn walk(state: &mut State, seat: Seat, steps: u16, cx: &mut Context<'_, GloriaMundi>) {
    let africa = state.set.roads.africa;
    let player = &mut state.players[seat];
    let walked = steps.min(u16::from(africa - player.steps)) as u8;
    if walked == 0 {
        return;
    }
    player.steps += walked;
    let at = player.steps;
    cx.tell(Event::Walked { seat, steps: walked, at });
    if at == africa {
        end::end(state, End::Africa, cx);
    }
}
