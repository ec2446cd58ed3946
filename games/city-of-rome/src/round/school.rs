//! A school draws cards, keeps one and puts the others under the deck (Ruling B7).

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::draft::Keep;
use crate::answer::Answer;
use crate::cards::{Card, CardSet, Deck};
use crate::event::Event;
use crate::hidden::{Held, Origin, draw_for_school};
use crate::state::State;
use crate::{CityOfRome, pieces, text};

/// The seat says which deck its school draws from: one of those in play but deck I, as long as it holds a card. A school
/// that finds no deck draws nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SchoolDeck {
    pub seat: Seat,
    pub draws: u8,
}

answers! { Answer:
    pub struct Draw(deck: Deck);
}

fn decks(state: &State) -> impl Iterator<Item = Deck> + '_ {
    state.decks_in_play().iter().copied().filter(|deck| *deck != Deck::I && state.deck_len(*deck) > 0)
}

impl Question<CityOfRome> for SchoolDeck {
    type Answer = Draw;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(decks(state).next().is_some(), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, Draw>) {
        offers.extend(decks(state).map(Draw));
    }

    fn answer(self, state: &mut State, seat: Seat, Draw(deck): Draw, cx: &mut Context<'_, CityOfRome>) {
        draw_for_school(state, seat, deck, self.draws);
        // In which order they were drawn is nobody's business.
        state.peeked.sort_unstable_by_key(|card| card.kind);
        cx.reveal();
        cx.tell(Event::SchoolDrew { seat, deck, cards: state.peeked.iter().map(|card| card.kind).collect() });
        cx.then(SchoolKeep { seat, deck });
        cx.then(SchoolReturn { seat, deck });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_school_deck(self.draws)
    }

    fn words(&self, state: &State, _: Seat, Draw(deck): Draw) -> Label {
        text::draw(state.deck_len(deck) as u8, deck)
    }

    fn pieces(&self, _: &State, _: Seat, Draw(deck): Draw) -> Vec<Piece> {
        vec![pieces::deck(deck)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Gesture
    }
}

fn kinds(state: &State) -> CardSet {
    state.peeked.iter().map(|card| card.kind).collect()
}

/// The seat keeps one of the drawn cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SchoolKeep {
    pub seat: Seat,
    pub deck: Deck,
}

impl Question<CityOfRome> for SchoolKeep {
    type Answer = Keep;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, Keep>) {
        offers.extend(kinds(state).iter().map(Keep));
    }

    fn answer(self, state: &mut State, seat: Seat, Keep(card): Keep, cx: &mut Context<'_, CityOfRome>) {
        let kept = state.take_peeked(card);
        state.players[seat].hand.hold(Held { card: kept, deck: self.deck, origin: Origin::School });
        cx.tell(Event::SchoolKept { seat, deck: self.deck, card });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_SCHOOL_KEEP.into()
    }

    fn words(&self, _: &State, _: Seat, Keep(card): Keep) -> Label {
        text::keep(card)
    }

    fn pieces(&self, _: &State, _: Seat, Keep(card): Keep) -> Vec<Piece> {
        vec![pieces::peeked(card)]
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        if state.peeked.len() == 1 { Lone::Open } else { Lone::Secret }
    }
}

/// The seat puts the others under the deck, one by one. The last needs no choice; that it is the last is no secret, even
/// if all were alike.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SchoolReturn {
    pub seat: Seat,
    pub deck: Deck,
}

answers! { Answer:
    pub struct Return(card: Card);
}

impl SchoolReturn {
    fn put_under(self, state: &mut State, card: Card, cx: &mut Context<'_, CityOfRome>) {
        let SchoolReturn { seat, deck } = self;
        let returned = state.take_peeked(card);
        state.deck_mut(deck).insert(0, returned);
        cx.tell(Event::SchoolReturned { seat, deck, card });
    }
}

impl Question<CityOfRome> for SchoolReturn {
    type Answer = Return;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(state.peeked.len() > 1, self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, Return>) {
        offers.extend(kinds(state).iter().map(Return));
    }

    fn answer(self, state: &mut State, _: Seat, Return(card): Return, cx: &mut Context<'_, CityOfRome>) {
        self.put_under(state, card, cx);
        cx.then(self);
    }

    /// Who drew one card has kept it, and there is no other.
    fn lapse(self, state: &mut State, cx: &mut Context<'_, CityOfRome>) {
        if let Some(last) = state.peeked.last().map(|card| card.kind) {
            self.put_under(state, last, cx);
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_school_return(self.deck)
    }

    fn words(&self, _: &State, _: Seat, Return(card): Return) -> Label {
        text::r#return(card)
    }

    fn pieces(&self, _: &State, _: Seat, Return(card): Return) -> Vec<Piece> {
        vec![pieces::peeked(card)]
    }
}
