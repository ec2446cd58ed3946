//! Merchant: a material from the stockpile into the vault. Atrium: the top card of the deck instead, unseen.
//! Basilica: also a card of the hand, seen by nobody else. Ruling Q29.

use saturnalia_rules::{Context, Seat};

use crate::GloryToRome;
use crate::answer::Answer;
use crate::cards::{Building, Buildings};
use crate::event::{Event, From};
use crate::power;
use crate::state::State;
use crate::step::{Step, Used};

struct Open {
    stockpile: bool,
    deck: bool,
    hand: bool,
}

fn open(state: &State, seat: Seat, used: Used, active: Buildings) -> Open {
    let camp = &state.camps[seat];
    let main = !used.has(Used::MAIN);
    Open {
        stockpile: main && !camp.stockpile.is_empty(),
        deck: main && active.contains(Building::Atrium),
        hand: !used.has(Used::HAND) && active.contains(Building::Basilica) && !camp.hand.is_empty(),
    }
}

pub fn possible(state: &State, seat: Seat, used: Used) -> bool {
    let open = open(state, seat, used, power::active(state, seat));
    (open.stockpile || open.deck || open.hand) && state.camps[seat].vault_size() < power::vault_limit(state, seat)
}

pub fn offers(state: &State, seat: Seat, used: Used, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    let open = open(state, seat, used, power::active(state, seat));
    if open.stockpile {
        out.extend(state.camps[seat].stockpile.materials().map(Answer::SellFromStockpile));
    }
    if open.deck {
        out.push(Answer::SellFromDeck);
    }
    if open.hand {
        out.extend(state.camps[seat].hand.kinds().map(Answer::SellFromHand));
    }
}

pub fn answer(state: &mut State, seat: Seat, used: Used, answer: Answer, cx: &mut Context<'_, GloryToRome>) {
    let camp = &mut state.camps[seat];
    let part = if let Answer::SellFromStockpile(material) = answer {
        let Some(card) = camp.stockpile.take(material) else { return };
        camp.sold.add(card);
        cx.tell(Event::Sold { seat, card, from: From::Stockpile });
        Used::MAIN
    } else if answer == Answer::SellFromDeck {
        let Some(card) = state.deck.pop() else { return };
        camp.unseen.add(card);
        cx.tell(Event::Sold { seat, card, from: From::Deck });
        Used::MAIN
    } else if let Answer::SellFromHand(card) = answer {
        // The others learn nothing, but only a hand with this card can do it.
        cx.reveal();
        camp.hide(card);
        cx.tell(Event::Sold { seat, card, from: From::Hand });
        Used::HAND
    } else {
        return;
    };
    // Ruling Q11: after the last card the Basilica's part lapses.
    state.finish_if_deck_empty(cx);
    if power::has(state, seat, Building::Basilica) {
        cx.then(Step::MerchantMore { seat, used: used.and(part) });
    }
}
