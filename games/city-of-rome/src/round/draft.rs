//! The opening hand: a packet goes round, everybody keeps one card (Ruling B19).

use saturnalia_rules::{Context, Seat};

use crate::CityOfRome;
use crate::answer::Answer;
use crate::cards::{Card, CardSet, Deck};
use crate::event::Event;
use crate::hidden::{Held, Origin};
use crate::state::State;

pub(crate) fn offers(state: &State, out: &mut Vec<Answer>) {
    let packet: CardSet = state.peeked.iter().map(|card| card.kind).collect();
    out.extend(packet.iter().map(Answer::Keep));
}

pub(crate) fn keep(state: &mut State, seat: Seat, card: Card, cx: &mut Context<'_, CityOfRome>) {
    let index = state.peeked.iter().position(|unseen| unseen.kind == card).expect("offered out of the packet");
    let card = state.peeked.remove(index);
    state.players[seat].hand.hold(Held { card, deck: Deck::II, origin: Origin::Draft });
    cx.tell(Event::Drafted { seat, card: card.kind, passed_on: state.peeked.len() as u8 });
    // The next player looks at what is left; the last one was the start player, and then the first offer opens.
    cx.reveal();
}
