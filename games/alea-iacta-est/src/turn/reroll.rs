//! Repete! chips: rolling any of the dice just rolled again, as often as there are chips (Ruling A19).
//!
//! The dice are chosen face by face, so that every list stays short. A chip once paid rolls at least one die; until the
//! dice are thrown nobody has learned anything, and the choice can be taken back.

use saturnalia_rules::{Context, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::place::Place;
use super::roll::thrown;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::{FACES, Pool};
use crate::state::State;
use crate::{AleaIactaEst, pieces, text};

/// The chip goes back to the supply and the choice of dice begins.
pub(super) fn pay(state: &mut State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) {
    state.players[seat].chips -= 1;
    state.again = Some(Pool::NONE);
    ask_from(state, seat, 0, cx);
}

/// Asks about the next higher face that was rolled; when there is none, the dice are thrown.
fn ask_from(state: &State, seat: Seat, after: u8, cx: &mut Context<'_, AleaIactaEst>) {
    match next_face(state.players[seat].rolled, after) {
        Some(face) => cx.then(ChooseAgain { seat, face }),
        None => cx.then(Throw { seat }),
    }
}

/// The next higher face among these dice.
fn next_face(rolled: Pool, after: u8) -> Option<u8> {
    (after + 1..=FACES).find(|face| rolled.count(*face) > 0)
}

/// The dice chosen so far.
fn chosen(state: &State) -> Pool {
    state.again.known()
}

/// The seat says how many dice of a face it rolls again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChooseAgain {
    pub seat: Seat,
    pub face: u8,
}

answers! { Answer:
    /// So many of the face asked for.
    pub struct Again(count: u8);
}

impl Question<AleaIactaEst> for ChooseAgain {
    type Answer = Again;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    /// At the last face at least one, if none was chosen before.
    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, AleaIactaEst, Again>) {
        let rolled = state.players[seat].rolled;
        let least = u8::from(chosen(state).is_empty() && next_face(rolled, self.face).is_none());
        offers.extend((least..=rolled.count(self.face)).map(Again));
    }

    fn answer(self, state: &mut State, seat: Seat, Again(count): Again, cx: &mut Context<'_, AleaIactaEst>) {
        state.again = Some(chosen(state) + Pool::of(self.face, count));
        ask_from(state, seat, self.face, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_again(self.face)
    }

    fn words(&self, _: &State, _: Seat, Again(count): Again) -> Label {
        text::offer_again(count, self.face)
    }

    fn pieces(&self, _: &State, _: Seat, Again(count): Again) -> Vec<Piece> {
        pieces::dice(Pool::of(self.face, count))
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// The seat rolls the chosen dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Throw {
    pub seat: Seat,
}

answers! { Answer:
    pub enum ChosenDice { Throw }
}

impl Question<AleaIactaEst> for Throw {
    type Answer = ChosenDice;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, _: &State, _: Seat, offers: &mut Offers<'_, AleaIactaEst, ChosenDice>) {
        offers.add(ChosenDice::Throw);
    }

    fn answer(self, state: &mut State, seat: Seat, ChosenDice::Throw: ChosenDice, cx: &mut Context<'_, AleaIactaEst>) {
        let chosen = state.again.take().known();
        let dice = thrown(state, seat, chosen.len(), cx);
        let player = &mut state.players[seat];
        let kept = player.rolled - chosen;
        player.rolled = kept + dice;
        cx.tell(Event::RolledAgain { seat, chosen, dice, kept });
        cx.then(Place { seat });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_THROW.into()
    }

    fn words(&self, state: &State, _: Seat, ChosenDice::Throw: ChosenDice) -> Label {
        text::offer_throw(chosen(state))
    }

    fn pieces(&self, state: &State, _: Seat, ChosenDice::Throw: ChosenDice) -> Vec<Piece> {
        pieces::dice(chosen(state))
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Gesture
    }
}
