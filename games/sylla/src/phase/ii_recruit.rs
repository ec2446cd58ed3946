//! Phase II: everybody recruits one character.

use saturnalia_rules::{Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::Card;
use crate::event::Event;
use crate::row::Pose;
use crate::state::{Phase, State};
use crate::step::Step;

pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::Recruiting;
    for seat in state.seats.seats_from(state.consul) {
        cx.then(Step::Recruit { seat });
    }
    cx.then(Step::CloseRecruiting);
}

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    let mut last = None;
    for &card in &state.recruits {
        if last != Some(card) {
            out.push(Answer::Recruit(card));
            last = Some(card);
        }
    }
}

pub(crate) fn recruit(state: &mut State, seat: Seat, card: Card, cx: &mut Context<'_, Sylla>) {
    let index = state.recruits.iter().position(|shown| *shown == card).expect("only characters on display are offered");
    state.recruits.remove(index);
    state.players[seat].row.add(card, Pose::Upright);
    cx.tell(Event::Recruited { seat, card });
}

/// Whoever is left goes under the deck, for all to see (Ruling S26).
pub(crate) fn close(state: &mut State, cx: &mut Context<'_, Sylla>) {
    cx.tell(Event::PutUnder { cards: state.recruits.clone() });
    state.under_deck.extend(state.recruits.drain(..));
}
