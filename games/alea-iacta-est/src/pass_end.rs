//! The end of a pass, before and after the buildings are evaluated, and the end of the game.

use saturnalia_rules::Context;

use crate::AleaIactaEst;
use crate::event::Event;
use crate::pool::Pool;
use crate::score;
use crate::state::State;
use crate::step::Step;

/// Dice that were not placed go to the Latrina (Ruling A21).
pub(crate) fn leftover_dice(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    for seat in state.seats.seats() {
        let player = &mut state.players[seat];
        let dice = std::mem::take(&mut player.left);
        player.rolled = Pool::NONE;
        if dice > 0 {
            state.move_to_latrina(seat, dice);
            cx.tell(Event::DiceLeftOver { seat, dice });
        }
    }
}

/// The left-hand neighbour begins the next pass; after the last one the score is counted.
pub(crate) fn next_pass(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    if state.pass < state.passes() {
        state.pass += 1;
        state.start_player = state.seats.after(state.start_player);
        cx.then(Step::BeginPass);
    } else {
        finish(state, cx);
    }
}

/// Senate cards are turned up and everybody counts his points.
fn finish(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    state.finished = true;
    for seat in state.seats.seats() {
        let cards = state.senate_cards(seat);
        if !cards.is_empty() {
            cx.reveal();
            cx.tell(Event::SenateCardsShown { seat, cards });
        }
    }
    let outcome = score::outcome(state);
    cx.tell(Event::Finished { points: outcome.points.iter().copied().collect(), winners: outcome.winners().collect() });
    cx.end();
}
