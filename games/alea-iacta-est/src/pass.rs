//! The passes: how each begins, how it ends before and after the buildings are evaluated, and the end of the game.

use saturnalia_rules::{Context, Happening, Score as _};
use serde::{Deserialize, Serialize};

use crate::event::Event;
use crate::play::lay_out;
use crate::pool::Pool;
use crate::state::{State, columns, provinces_laid_out};
use crate::turn::round;
use crate::{AleaIactaEst, purpose};

/// A new pass: provinces and patricians are laid out, and the first round begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BeginPass;

impl Happening<AleaIactaEst> for BeginPass {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        let State { pass, seats, .. } = *state;
        state.heap.mixed = false;
        lay_out(&mut state.provinces, provinces_laid_out(seats), cx.dice(purpose::provinces(pass)));
        lay_out(&mut state.patricians, columns(seats), cx.dice(purpose::patricians(pass)));
        cx.reveal();
        cx.tell(Event::PassBegun {
            pass,
            start_player: state.start_player,
            provinces: state.provinces.display,
            patricians: state.patricians.display,
        });
        round::begin(state, 1, cx);
    }
}

/// Dice that were not placed go to the Latrina (Ruling A21).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndPass;

impl Happening<AleaIactaEst> for EndPass {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        for seat in state.seats.seats() {
            let player = &mut state.players[seat];
            let dice = std::mem::take(&mut player.left);
            player.rolled = Pool::NONE;
            if dice > 0 {
                let there = state.move_to_latrina(seat, dice);
                cx.tell(Event::DiceLeftOver { seat, dice, there });
            }
        }
    }
}

/// The left-hand neighbour begins the next pass; after the last one the score is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NextPass;

impl Happening<AleaIactaEst> for NextPass {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        if state.pass < state.passes() {
            state.pass += 1;
            state.start_player = state.seats.after(state.start_player);
            cx.then(BeginPass);
        } else {
            finish(state, cx);
        }
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
    let outcome = AleaIactaEst::outcome(state);
    cx.tell(Event::Finished { points: outcome.points.iter().copied().collect(), winners: outcome.winners().collect() });
    cx.end();
}
