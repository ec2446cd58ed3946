//! V. Latrina: where dice land that won nothing. Each is worth a Repete! chip.

use saturnalia_rules::{Context, Seat};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::event::Event;
use crate::place::Building;
use crate::pool::Pool;
use crate::state::State;

/// Exactly one die, and only if no other building takes any (Ruling A12). Which one makes no difference, because the others
/// are rolled anew; the lowest is offered (Ruling A23).
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let lowest = state.players[seat].rolled.iter().next();
    out.extend(lowest.map(|face| Answer::place(Building::Latrina, Pool::of(face, 1))));
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    state.move_to_latrina(seat, dice.len());
    if let Some(face) = dice.iter().next() {
        cx.tell(Event::PlacedLatrina { seat, face });
    }
}

/// Every die brings a chip. There are always enough chips (Ruling A18).
pub(crate) fn evaluate(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    for seat in state.seats.seats() {
        let chips = std::mem::take(&mut state.latrina[seat]);
        if chips > 0 {
            let player = &mut state.players[seat];
            player.left += chips;
            player.chips += chips;
            cx.tell(Event::ChipsGained { seat, chips });
        }
    }
}
