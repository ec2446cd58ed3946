//! What an effect gives where the card leaves a choice.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::run;
use crate::answer::Answer;
use crate::cards::Building;
use crate::goods::{Good, Tokens};
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text, turn};

/// The seat takes one token or step after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub seat: Seat,
    pub building: Building,
    /// Which of the card's choices, in its order.
    pub choice: u8,
    /// Tokens and steps still to be taken.
    pub left: u16,
}

answers! { Answer:
    pub enum Taken { Take(good: Good) }
}

impl Question<GloriaMundi> for Take {
    type Answer = Taken;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloriaMundi, Taken>) {
        let choices = run::got_from(&state.set, self.building).choices;
        offers.extend(choices[usize::from(self.choice)].among.iter().map(Taken::Take));
    }

    fn answer(self, state: &mut State, seat: Seat, Taken::Take(good): Taken, cx: &mut Context<'_, GloriaMundi>) {
        match good.token() {
            Some(token) => run::gain(state, seat, Tokens::of(token, 1), cx),
            None => turn::walk(state, seat, 1, cx),
        }
        if self.left > 1 {
            cx.then(Take { left: self.left - 1, ..self });
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_take(state.set.name(self.building), self.left)
    }

    fn words(&self, _: &State, _: Seat, Taken::Take(good): Taken) -> Label {
        text::take(amounts::amount(good, 1))
    }

    fn pieces(&self, _: &State, _: Seat, Taken::Take(good): Taken) -> Vec<Piece> {
        vec![pieces::supply(good)]
    }
}
