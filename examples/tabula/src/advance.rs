//! Each die carries one stone, and a single stone that it meets goes back to the hand. What can be played must be played; what cannot is lost.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use crate::state::{HAND, HOME, place};
use crate::{Answer, Event, State, Tabula, Throw, text};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Advance {
    pub seat: Seat,
}

answers! { Answer:
    pub struct Carry { from: u8, die: u8 }
}

/// Every stone that can go, by the place it lies on and the die that carries it.
fn carries(state: &State, seat: Seat) -> impl Iterator<Item = Carry> + '_ {
    let dice = (1..=6).filter(|die| state.dice.contains(die));
    let all = (HAND..HOME).flat_map(move |from| dice.clone().map(move |die| Carry { from, die }));
    all.filter(move |carry| state.target(seat, carry.from, carry.die).is_some())
}

impl Question<Tabula> for Advance {
    type Answer = Carry;

    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(carries(state, self.seat).next().is_some(), self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Tabula, Carry>) {
        offers.extend(carries(state, seat));
    }

    fn answer(self, state: &mut State, seat: Seat, Carry { from, die }: Carry, cx: &mut Context<'_, Tabula>) {
        let Some(to) = state.target(seat, from, die) else { return };
        if let Some(played) = state.dice.iter().position(|other| *other == die) {
            state.dice.remove(played);
        }
        state.shift(seat, from, to);
        cx.tell(Event::Carried { seat, from, to });
        let other = state.seats.after(seat);
        if to < HOME && state.at(other, to) > 0 {
            state.shift(other, to, HAND);
            cx.tell(Event::Hit { seat: other, at: to });
        }
        if !state.all_beyond(seat, HOME - 1) {
            cx.then(self);
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, Tabula>) {
        if !state.dice.is_empty() {
            cx.tell(Event::Stuck { seat: self.seat });
        }
        cx.then(Throw { seat: state.seats.after(self.seat) });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_ADVANCE.into()
    }

    fn words(&self, state: &State, seat: Seat, Carry { from, die }: Carry) -> Label {
        match state.target(seat, from, die) {
            Some(HOME) => text::carry_home(die, from),
            Some(point) if from == HAND => text::carry_in(point),
            Some(_) | None => text::carry(die, from, from + die),
        }
    }

    fn pieces(&self, _: &State, seat: Seat, Carry { from, die }: Carry) -> Vec<Piece> {
        vec![place(seat, from), format!("die/{die}").into()]
    }

    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let stuck = |from: &u8| state.at(seat, *from) > 0 && carries(state, seat).all(|carry| carry.from != *from);
        (HAND..HOME).filter(stuck).map(|from| (place(seat, from), text::WHY_STUCK.into())).collect()
    }
}
