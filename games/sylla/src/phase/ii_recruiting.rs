//! Phase II: everybody recruits one character.

use saturnalia_rules::{Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::cards::Card;
use crate::event::Event;
use crate::row::Pose;
use crate::state::{Phase, State};
use crate::{Sylla, pieces, text};

/// The consul first, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruiting;

impl Happening<Sylla> for Recruiting {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::Recruiting;
        for seat in state.seats.seats_from(state.consul) {
            cx.then(Recruit { seat });
        }
        cx.then(CloseRecruiting);
    }
}

/// The seat takes a character from the display.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Recruit {
    pub seat: Seat,
}

answers! { Answer:
    pub enum FromDisplay { Recruit(card: Card) }
}

impl Question<Sylla> for Recruit {
    type Answer = FromDisplay;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, FromDisplay>) {
        let mut last = None;
        for &card in &state.recruits {
            if last != Some(card) {
                offers.add(FromDisplay::Recruit(card));
                last = Some(card);
            }
        }
    }

    fn answer(
        self,
        state: &mut State,
        seat: Seat,
        FromDisplay::Recruit(card): FromDisplay,
        cx: &mut Context<'_, Sylla>,
    ) {
        let index = state.recruits.iter().position(|shown| *shown == card).known();
        state.recruits.remove(index);
        state.players[seat].row.add(card, Pose::Upright);
        cx.tell(Event::Recruited { seat, card });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_RECRUIT.into()
    }

    fn words(&self, _: &State, _: Seat, FromDisplay::Recruit(card): FromDisplay) -> Label {
        text::do_recruit(card)
    }

    fn pieces(&self, _: &State, _: Seat, FromDisplay::Recruit(card): FromDisplay) -> Vec<Piece> {
        vec![pieces::recruit(card)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Whoever is left goes under the deck, for all to see (Ruling S26).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CloseRecruiting;

impl Happening<Sylla> for CloseRecruiting {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        cx.tell(Event::PutUnder { cards: state.recruits.clone() });
        state.under_deck.extend(state.recruits.drain(..));
    }
}
