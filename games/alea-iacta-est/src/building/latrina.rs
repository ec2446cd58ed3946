//! V. Latrina: where dice land that won nothing. Each is worth a Repete! chip.

use saturnalia_rules::{Context, Happening, Known as _, Seat};
use serde::{Deserialize, Serialize};

use crate::AleaIactaEst;
use crate::event::Event;
use crate::pool::Pool;
use crate::state::State;

/// Exactly one die, and only if no other building takes any (Ruling A12). Which one makes no difference, because the others
/// are rolled anew; the lowest is offered (Ruling A23).
pub(crate) fn ways(state: &State, seat: Seat, way: &mut impl FnMut(Pool)) {
    if let Some(lowest) = state.players[seat].rolled.iter().next() {
        way(Pool::of(lowest, 1));
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let there = state.move_to_latrina(seat, dice.len());
    let face = dice.iter().next().known();
    cx.tell(Event::PlacedLatrina { seat, face, there });
}

/// The Latrina pays a chip for every die. There are always enough chips (Ruling A18).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvaluateLatrina;

impl Happening<AleaIactaEst> for EvaluateLatrina {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        for seat in state.seats.seats() {
            let chips = std::mem::take(&mut state.latrina[seat]);
            if chips > 0 {
                let player = &mut state.players[seat];
                player.left += chips;
                player.chips = player.chips.saturating_add(chips);
                cx.tell(Event::ChipsGained { seat, chips });
            }
        }
    }
}
