//! Rolling the dice that are left.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::place::Place;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::Pool;
use crate::state::State;
use crate::{AleaIactaEst, purpose, text};

/// The seat rolls all dice it has left.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub seat: Seat,
}

answers! { Answer:
    /// All dice that are left.
    pub enum AllDice { Roll }
}

impl Question<AleaIactaEst> for Roll {
    type Answer = AllDice;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    #[inline]
    fn offers(&self, _: &State, _: Seat, offers: &mut Offers<'_, AleaIactaEst, AllDice>) {
        offers.add(AllDice::Roll);
    }

    #[inline]
    fn answer(self, state: &mut State, seat: Seat, AllDice::Roll: AllDice, cx: &mut Context<'_, AleaIactaEst>) {
        let dice = thrown(state, seat, state.players[seat].left, cx);
        state.players[seat].rolled = dice;
        cx.tell(Event::Rolled { seat, dice });
        cx.then(Place { seat });
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        text::ask_roll(state.players[seat].left)
    }

    fn words(&self, state: &State, seat: Seat, AllDice::Roll: AllDice) -> Label {
        text::offer_roll(state.players[seat].left)
    }

    fn pieces(&self, _: &State, _: Seat, AllDice::Roll: AllDice) -> Vec<Piece> {
        vec!["cup".into()]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Gesture
    }
}

/// So many dice of a seat, freshly rolled for everybody to see.
#[inline]
pub(super) fn thrown(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, AleaIactaEst>) -> Pool {
    let player = &mut state.players[seat];
    player.rolls += 1;
    cx.reveal();
    let dice = cx.dice(purpose::roll(seat, player.rolls));
    (0..count).fold(Pool::NONE, |rolled, _| rolled + Pool::of(dice.roll(), 1))
}
