//! One stone is taken, or as many as the die shows.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::{Answer, Event, Pebbles, State, Throw, text};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Take {
    pub seat: Seat,
}

answers! { Answer:
    pub struct Stones(count: u8);
}

impl Question<Pebbles> for Take {
    type Answer = Stones;

    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Pebbles, Stones>) {
        offers.add(Stones(1));
        if (2..=state.heap).contains(&state.die) {
            offers.add(Stones(state.die));
        }
    }

    fn answer(self, state: &mut State, seat: Seat, Stones(count): Stones, cx: &mut Context<'_, Pebbles>) {
        state.heap -= count;
        state.last = seat;
        cx.tell(Event::Took { seat, count });
        if state.heap > 0 {
            cx.then(Throw { seat: state.seats.after(seat) });
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_take(state.die, state.heap)
    }

    fn words(&self, _: &State, _: Seat, Stones(count): Stones) -> Label {
        text::take(count)
    }

    fn pieces(&self, _: &State, _: Seat, Stones(count): Stones) -> Vec<Piece> {
        vec![format!("heap/{count}").into()]
    }
}
