//! Who leads first: the card that comes first in the alphabet. Ruling Q30.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Happening, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::lead::Lead;
use crate::answer::Answer;
use crate::cards::Building;
use crate::event::{Event, Origin};
use crate::state::{MOST_SEATS, State};
use crate::zone::Cards;
use crate::{GloryToRome, pieces, text};

/// Everybody lays down a card for the first lead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Bid;

answers! { Answer:
    pub enum StartCard { Bid(card: Building) }
}

impl Question<GloryToRome> for Bid {
    type Answer = StartCard;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        state.seats.all()
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, StartCard>) {
        offers.extend(state.camps[seat].hand.kinds().map(StartCard::Bid));
    }

    /// Lays the chosen card among the played ones, where [`FindLeader`] finds it when all have chosen.
    fn answer(self, state: &mut State, seat: Seat, StartCard::Bid(card): StartCard, cx: &mut Context<'_, GloryToRome>) {
        let camp = &mut state.camps[seat];
        camp.play(card);
        camp.played.add(card);
        cx.tell(Event::StartCard { seat, card, from: Origin::Hand });
        if seat.index() + 1 == state.seats.len() {
            cx.then(FindLeader { tied: SeatSet::NONE });
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_BID.into()
    }

    fn words(&self, _: &State, _: Seat, StartCard::Bid(card): StartCard) -> Label {
        text::bid(card)
    }

    fn pieces(&self, _: &State, _: Seat, StartCard::Bid(card): StartCard) -> Vec<Piece> {
        vec![pieces::hand(card)]
    }
}

/// The first in the alphabet begins. Nobody in `tied` means that the cards laid down are to be compared; otherwise
/// these seats draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FindLeader {
    pub tied: SeatSet,
}

impl Happening<GloryToRome> for FindLeader {
    fn happen(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        let mut cards: ArrayVec<(Seat, Building), MOST_SEATS> = ArrayVec::new();
        if self.tied.is_empty() {
            for seat in state.seats.seats() {
                let camp = &mut state.camps[seat];
                cards.extend(camp.played.kinds().next().map(|card| (seat, card)));
                camp.played = Cards::NONE;
            }
        } else {
            cx.reveal();
            for seat in self.tied.iter().take(state.deck.len()) {
                let card = state.draw_top();
                cx.tell(Event::StartCard { seat, card, from: Origin::Deck });
                cards.push((seat, card));
            }
        }
        for (_, card) in &cards {
            state.pool.add(*card);
        }
        // Ties may last through the whole deck, and with the last card the game is over as ever.
        state.finish_if_deck_empty(cx);
        if state.ended.is_some() {
            return;
        }
        let mut first = SeatSet::NONE;
        let mut place = u8::MAX;
        for (seat, card) in cards {
            let own = state.set.alphabet(card);
            if own < place {
                (first, place) = (SeatSet::NONE, own);
                state.leader = seat;
            }
            if own == place {
                first.insert(seat);
            }
        }
        if first.len() > 1 {
            return cx.then(FindLeader { tied: first });
        }
        cx.tell(Event::Begins { seat: state.leader });
        cx.tell(Event::RoundBegins { leader: state.leader, round: state.round });
        cx.then(Lead);
    }
}
