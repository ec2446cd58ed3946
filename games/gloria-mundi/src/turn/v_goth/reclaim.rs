//! The tribute that the Goth has passed comes back: one token each in turn, whoever paid or lost what (Ruling G25).

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::answer::Answer;
use crate::event::Event;
use crate::goods::Token;
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text};

/// The next token of the tribute is taken back, from this seat on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Reclaim {
    pub seat: Seat,
}

answers! { Answer:
    pub enum Back { Reclaim(token: Token) }
}

fn hand_out(state: &mut State, seat: Seat, token: Token, cx: &mut Context<'_, GloriaMundi>) {
    state.spoils[token] -= 1;
    state.players[seat].tokens.gain(token, 1);
    cx.tell(Event::Reclaimed { seat, token, screens: state.screens });
}

impl Question<GloriaMundi> for Reclaim {
    type Answer = Back;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(state.spoils.kinds().len() > 1, self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloriaMundi, Back>) {
        offers.extend(state.spoils.kinds().iter().map(Back::Reclaim));
    }

    fn answer(self, state: &mut State, seat: Seat, Back::Reclaim(token): Back, cx: &mut Context<'_, GloriaMundi>) {
        hand_out(state, seat, token, cx);
        cx.then(Reclaim { seat: state.seats.after(seat) });
    }

    /// What is left is all of one kind: there is nothing to choose.
    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let mut seat = self.seat;
        while let Some(token) = state.spoils.kinds().iter().next() {
            hand_out(state, seat, token, cx);
            seat = state.seats.after(seat);
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_reclaim(state.spoils)
    }

    fn words(&self, _: &State, _: Seat, Back::Reclaim(token): Back) -> Label {
        text::reclaim(amounts::token_amount(token, 1))
    }

    fn pieces(&self, _: &State, _: Seat, Back::Reclaim(token): Back) -> Vec<Piece> {
        vec![pieces::spoils(token)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
