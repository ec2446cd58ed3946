//! Rolling the dice that are left.

use saturnalia_rules::{Context, Seat};

use crate::AleaIactaEst;
use crate::event::Event;
use crate::pool::Pool;
use crate::state::State;
use crate::step::Step;

pub(crate) fn roll(state: &mut State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) {
    let player = &mut state.players[seat];
    player.rolled = thrown(player.left, cx);
    cx.tell(Event::Rolled { seat, dice: player.rolled });
    cx.then(Step::Place { seat });
}

/// So many dice, freshly rolled for everybody to see.
#[inline]
pub(crate) fn thrown(count: u8, cx: &mut Context<'_, AleaIactaEst>) -> Pool {
    cx.reveal();
    let mut dice = Pool::NONE;
    for _ in 0..count {
        dice = dice + Pool::of(cx.dice().roll(), 1);
    }
    dice
}
