//! A school draws cards, keeps one and puts the others under the deck (Ruling B7).

use saturnalia_rules::{Context, Seat};

use crate::CityOfRome;
use crate::answer::Answer;
use crate::cards::{Card, CardSet, Deck};
use crate::event::Event;
use crate::hidden::{Held, Origin, Unseen, draw_for_school};
use crate::state::State;
use crate::step::Step;

/// Decks a school may draw from: those in play but deck I, as long as they hold a card.
fn decks(state: &State) -> impl Iterator<Item = Deck> + '_ {
    state.decks_in_play().iter().copied().filter(|deck| *deck != Deck::I && state.deck_len(*deck) > 0)
}

pub(crate) fn has_deck(state: &State) -> bool {
    decks(state).next().is_some()
}

pub(crate) fn deck_offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(decks(state).map(Answer::Draw));
}

pub(crate) fn draw(state: &mut State, seat: Seat, deck: Deck, draws: u8, cx: &mut Context<'_, CityOfRome>) {
    draw_for_school(state, seat, deck, draws);
    // In which order they were drawn is nobody's business.
    state.peeked.sort_unstable_by_key(|card| card.kind);
    cx.reveal();
    cx.tell(Event::SchoolDrew { seat, deck, cards: state.peeked.iter().map(|card| card.kind).collect() });
    cx.then(Step::SchoolKeep { seat, deck });
    cx.then(Step::SchoolReturn { seat, deck });
}

fn kinds(state: &State) -> CardSet {
    state.peeked.iter().map(|card| card.kind).collect()
}

pub(crate) fn keep_offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(kinds(state).iter().map(Answer::Keep));
}

pub(crate) fn return_offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(kinds(state).iter().map(Answer::Return));
}

fn give(state: &mut State, card: Card) -> Unseen {
    let index = state.peeked.iter().position(|unseen| unseen.kind == card).expect("offered out of the drawn cards");
    state.peeked.remove(index)
}

pub(crate) fn keep(state: &mut State, seat: Seat, deck: Deck, card: Card, cx: &mut Context<'_, CityOfRome>) {
    let kept = give(state, card);
    state.players[seat].hand.hold(Held { card: kept, deck, origin: Origin::School });
    cx.tell(Event::SchoolKept { seat, deck, card });
}

pub(crate) fn put_under(state: &mut State, seat: Seat, deck: Deck, card: Card, cx: &mut Context<'_, CityOfRome>) {
    let returned = give(state, card);
    state.deck_mut(deck).insert(0, returned);
    cx.tell(Event::SchoolReturned { seat, deck, card });
    cx.then(Step::SchoolReturn { seat, deck });
}

/// The last card needs no choice. That it is the last is no secret, even if all were alike.
pub(crate) fn return_last(state: &mut State, seat: Seat, deck: Deck, cx: &mut Context<'_, CityOfRome>) {
    if let Some(last) = state.peeked.pop() {
        state.deck_mut(deck).insert(0, last);
        cx.tell(Event::SchoolReturned { seat, deck, card: last.kind });
    }
}
