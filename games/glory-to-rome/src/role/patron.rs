//! Patron: a card becomes a client. One from the pool; with the Bar one from the deck, with the Aqueduct one from the hand.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Buildings};
use crate::event::{Event, From};
use crate::power;
use crate::state::State;
use crate::step::{Step, Used};

/// The parts still open. Ruling Q17: any order, but never the pool after the deck.
struct Open {
    pool: bool,
    deck: bool,
    hand: bool,
}

fn open(state: &State, seat: Seat, used: Used, active: Buildings) -> Open {
    Open {
        pool: !used.has(Used::MAIN) && !used.has(Used::DECK) && !state.pool.is_empty(),
        deck: !used.has(Used::DECK) && active.contains(Building::Bar),
        hand: !used.has(Used::HAND) && active.contains(Building::Aqueduct) && !state.camps[seat].hand.is_empty(),
    }
}

fn has_room(state: &State, seat: Seat) -> bool {
    state.camps[seat].clients.total() < power::client_limit(state, seat)
}

pub fn possible(state: &State, seat: Seat, used: Used) -> bool {
    let open = open(state, seat, used, power::active(state, seat));
    (open.pool || open.deck || open.hand) && has_room(state, seat)
}

pub fn offers(state: &State, seat: Seat, used: Used, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    let open = open(state, seat, used, power::active(state, seat));
    if open.pool {
        out.extend(state.pool.materials().map(Answer::HireFromPool));
    }
    if open.deck {
        out.push(Answer::HireFromDeck);
    }
    if open.hand {
        out.extend(state.camps[seat].hand.kinds().map(Answer::HireFromHand));
    }
}

/// Carries out one part of the action; the Bath comes next, then the other parts.
pub fn answer(state: &mut State, seat: Seat, used: Used, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let (card, from, part) = if let Answer::HireFromPool(material) = answer {
        let Some(card) = state.pool.take(material) else { return };
        (card, From::Pool, Used::MAIN)
    } else if answer == Answer::HireFromDeck {
        cx.reveal();
        let Some(card) = state.draw_top() else { return };
        (card, From::Deck, Used::DECK)
    } else if let Answer::HireFromHand(card) = answer {
        cx.reveal();
        state.camps[seat].play(card);
        (card, From::Hand, Used::HAND)
    } else {
        return;
    };
    state.camps[seat].hire(card);
    cx.tell(Event::Hired { seat, card, from });
    // Ruling Q11: the last card of the deck is placed, then the game ends.
    state.finish_if_deck_empty(cx);
    let active = power::active(state, seat);
    let bath = active.contains(Building::Bath);
    if bath {
        cx.then(Step::Bath { seat, client: card.role() });
    }
    // What the Bath's action finishes may open another part of this one.
    if bath || active.contains(Building::Bar) || active.contains(Building::Aqueduct) {
        cx.then(Step::PatronMore { seat, used: used.and(part) });
    }
}
