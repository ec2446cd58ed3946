//! The surcharge of a building's place in the forum, paid with any tokens (Ruling G8).

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, Together, answers};
use serde::{Deserialize, Serialize};

use super::Payment;
use crate::answer::Answer;
use crate::cards::Building;
use crate::goods::Token;
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text};

/// The active player says what the next token of this building's surcharge is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PaySurcharge {
    pub building: Building,
}

answers! { Answer:
    pub struct PayExtra(token: Token);
}

impl Question<GloriaMundi> for PaySurcharge {
    type Answer = PayExtra;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, PayExtra>) {
        offers.extend(state.players[seat].tokens.kinds().iter().map(PayExtra));
    }

    fn answer(self, state: &mut State, seat: Seat, PayExtra(token): PayExtra, cx: &mut Context<'_, GloriaMundi>) {
        let mut payment = Payment::under_way(state);
        payment.hand_over(&mut state.players[seat].tokens, token, 1);
        payment.surcharge -= 1;
        payment.go_on(state, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_surcharge(state.set.name(self.building), Payment::under_way(state).surcharge)
    }

    fn words(&self, _: &State, _: Seat, PayExtra(token): PayExtra) -> Label {
        text::pay_extra(amounts::token_amount(token, 1))
    }

    fn pieces(&self, _: &State, _: Seat, PayExtra(token): PayExtra) -> Vec<Piece> {
        vec![pieces::own_tokens(token)]
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }

    fn together(&self, state: &State, seat: Seat) -> Option<Together<PayExtra>> {
        let (count, tokens) = (Payment::under_way(state).surcharge, state.players[seat].tokens);
        (count > 1).then(|| Together {
            count,
            things: tokens.kinds().iter().map(|token| (PayExtra(token), tokens[token])).collect(),
        })
    }
}
