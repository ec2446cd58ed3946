//! The opening hand: a packet goes round, everybody keeps one card (Ruling B19).

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::{Card, CardSet, Deck};
use crate::event::Event;
use crate::hidden::{Held, Origin};
use crate::state::State;
use crate::{CityOfRome, pieces, text};

answers! { Answer:
    /// The card that is kept; the others go on.
    pub struct Keep(card: Card);
}

/// The seat keeps one card of the packet and passes the others on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draft {
    pub seat: Seat,
}

impl Question<CityOfRome> for Draft {
    type Answer = Keep;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, CityOfRome, Keep>) {
        let packet: CardSet = state.peeked.iter().map(|card| card.kind).collect();
        offers.extend(packet.iter().map(Keep));
    }

    fn answer(self, state: &mut State, seat: Seat, Keep(card): Keep, cx: &mut Context<'_, CityOfRome>) {
        let card = state.take_peeked(card);
        state.players[seat].hand.hold(Held { card, deck: Deck::II, origin: Origin::Draft });
        let rest = state.peeked.iter().map(|card| card.kind).collect();
        let next = (!state.peeked.is_empty()).then(|| state.seats.before(seat));
        cx.tell(Event::Drafted { seat, card: card.kind, rest, next });
        // The next player looks at what is left; the last one was the start player, and then the first offer opens.
        cx.reveal();
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_draft(state.peeked.len() as u8 - 1)
    }

    fn words(&self, _: &State, _: Seat, Keep(card): Keep) -> Label {
        text::keep(card)
    }

    fn pieces(&self, _: &State, _: Seat, Keep(card): Keep) -> Vec<Piece> {
        vec![pieces::peeked(card)]
    }

    /// Of the last card all know that it is the only one; that others are alike, the seat alone.
    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        if state.peeked.len() == 1 { Lone::Open } else { Lone::Secret }
    }
}
