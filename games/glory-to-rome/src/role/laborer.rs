//! Laborer: a card from the pool into the stockpile; with the Dock also one from the hand.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::{Event, From};
use crate::power;
use crate::state::State;
use crate::step::{Step, Used};

fn pool_open(state: &State, used: Used) -> bool {
    !used.has(Used::MAIN) && !state.pool.is_empty()
}

fn hand_open(state: &State, seat: Seat, used: Used) -> bool {
    !used.has(Used::HAND) && !state.camps[seat].hand.is_empty() && power::has(state, seat, Building::Dock)
}

pub fn possible(state: &State, seat: Seat, used: Used) -> bool {
    pool_open(state, used) || hand_open(state, seat, used)
}

pub fn offers(state: &State, seat: Seat, used: Used, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    if pool_open(state, used) {
        out.extend(state.pool.materials().map(Answer::StoreFromPool));
    }
    if hand_open(state, seat, used) {
        out.extend(state.camps[seat].hand.kinds().map(Answer::StoreFromHand));
    }
}

pub fn answer(state: &mut State, seat: Seat, used: Used, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let (card, from, part) = if let Answer::StoreFromPool(material) = answer {
        let Some(card) = state.pool.take(material) else { return };
        (card, From::Pool, Used::MAIN)
    } else if let Answer::StoreFromHand(card) = answer {
        cx.reveal();
        state.camps[seat].play(card);
        (card, From::Hand, Used::HAND)
    } else {
        return;
    };
    state.camps[seat].stockpile.add(card);
    cx.tell(Event::Stored { seat, card, from });
    if power::has(state, seat, Building::Dock) {
        cx.then(Step::LaborerMore { seat, used: used.and(part) });
    }
}
