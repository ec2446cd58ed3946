//! One kind of token that a price or the Goth asks for.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::{PaidFor, Payment, Ways};
use crate::answer::Answer;
use crate::goods::Token;
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text};

/// The active player says how this kind of what is asked is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PayPrice {
    pub asked: Token,
}

answers! { Answer:
    pub enum Pay { PayAsAsked, PayInstead(token: Token) }
}

impl Question<GloriaMundi> for PayPrice {
    type Answer = Pay;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only(state.active)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Pay>) {
        let Ways { as_asked, instead } =
            Payment::under_way(state).ways(&state.set, state.players[seat].tokens, self.asked);
        if as_asked {
            offers.add(Pay::PayAsAsked);
        }
        offers.extend(instead.iter().map(Pay::PayInstead));
    }

    fn answer(self, state: &mut State, seat: Seat, pay: Pay, cx: &mut Context<'_, GloriaMundi>) {
        let mut payment = Payment::under_way(state);
        let purse = &mut state.players[seat].tokens;
        match pay {
            Pay::PayAsAsked => payment.pay_as_asked(purse, self.asked),
            Pay::PayInstead(token) => payment.pay_instead(&state.set, purse, self.asked, token),
        }
        payment.go_on(state, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        let payment = Payment::under_way(state);
        let asked = amounts::token_amount(self.asked, payment.asked[self.asked]);
        match payment.paid_for {
            PaidFor::Building { building, .. } => text::ask_price(asked, state.set.name(building)),
            PaidFor::Tribute => text::ask_tribute(asked),
        }
    }

    fn words(&self, state: &State, _: Seat, pay: Pay) -> Label {
        match pay {
            Pay::PayAsAsked => {
                let left = Payment::under_way(state).asked[self.asked];
                text::pay_as_asked(amounts::token_amount(self.asked, left))
            }
            Pay::PayInstead(token) => {
                text::pay_instead(amounts::token_amount(self.asked, 1), amounts::token_amount(token, 1))
            }
        }
    }

    fn pieces(&self, _: &State, _: Seat, pay: Pay) -> Vec<Piece> {
        match pay {
            Pay::PayAsAsked => vec![pieces::own_tokens(self.asked)],
            Pay::PayInstead(token) => vec![pieces::own_tokens(token)],
        }
    }

    #[inline]
    fn lone(&self, state: &State, _: Seat) -> Lone {
        state.tokens_lone()
    }
}
