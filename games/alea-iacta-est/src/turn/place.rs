//! Placing dice: in exactly one building, in exactly one of its ways.

use saturnalia_rules::{Context, Seat};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::place::{Building, castrum, forum, latrina, senatus, templum};
use crate::pool::Pool;
use crate::state::{State, has_templum};

pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    placements(state, seat, out);
    if state.players[seat].chips > 0 {
        out.push(Answer::Repete);
    }
}

/// Every way to place dice. Only who has none goes to the Latrina; a chip need not be spent first (Ruling A12).
pub(crate) fn placements(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    if has_templum(state.seats) {
        templum::offers(state, seat, out);
    }
    senatus::offers(state, seat, out);
    castrum::offers(state, seat, out);
    forum::offers(state, seat, out);
    if out.is_empty() {
        latrina::offers(state, seat, out);
    }
}

pub(crate) fn place(state: &mut State, seat: Seat, building: Building, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let player = &mut state.players[seat];
    player.rolled = player.rolled - dice;
    player.left -= dice.len();
    match building {
        Building::Templum => templum::put(state, seat, dice, cx),
        Building::Senatus => senatus::put(state, seat, dice, cx),
        Building::Castrum => castrum::put(state, seat, dice, cx),
        Building::Forum => forum::put(state, seat, dice, cx),
        Building::Latrina => latrina::put(state, seat, dice, cx),
    }
}
