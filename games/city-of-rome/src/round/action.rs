//! The action phase: the builder nearest to the emperor takes a card, then builds and produces in any order.

use saturnalia_rules::{Context, Seat};

use super::build;
use crate::CityOfRome;
use crate::answer::Answer;
use crate::building::production;
use crate::cards::{Card, CardSet};
use crate::event::Event;
use crate::state::State;
use crate::step::{Left, Step};

pub(crate) fn next_builder(state: &mut State, cx: &mut Context<'_, CityOfRome>) {
    let next = state.foremost().and_then(|field| state.builders[usize::from(field)]);
    match next {
        Some(seat) => {
            cx.then(Step::Take { seat });
            cx.then(Step::Act { seat, left: Left::Both });
            cx.then(Step::NextBuilder);
        }
        None => cx.then(Step::EndRound),
    }
}

/// Taking a card is compulsory, and there is one for every builder (Ruling B1).
pub(crate) fn take_offers(state: &State, out: &mut Vec<Answer>) {
    let kinds: CardSet = state.offer.iter().flatten().copied().collect();
    out.extend(kinds.iter().map(Answer::Take));
}

pub(crate) fn take(state: &mut State, seat: Seat, card: Card, cx: &mut Context<'_, CityOfRome>) {
    let slot = state.offer.iter().position(|offered| *offered == Some(card)).expect("offered out of the offer");
    state.offer[slot] = None;
    state.players[seat].hand.take(card);
    cx.tell(Event::CardTaken { seat, card, slot: slot as u8 });
}

/// Whether there is anything to decide. While building is left it always looks so: whether a card of the hidden hand
/// can be built is nobody else's business.
#[inline]
pub(crate) fn has_choice(state: &State, seat: Seat, left: Left) -> bool {
    left.building() || may_produce(state, seat, left)
}

#[inline]
pub(crate) fn may_produce(state: &State, seat: Seat, left: Left) -> bool {
    left.production() && production::is_possible(state, seat, state.free_points().cogs)
}

pub(crate) fn offers(state: &State, seat: Seat, left: Left, out: &mut Vec<Answer>) {
    if left.building() {
        out.extend(build::possible(state, seat).iter().map(Answer::Build));
    }
    if may_produce(state, seat, left) {
        out.push(Answer::Produce);
    }
    out.push(Answer::Finish);
}

pub(crate) fn produce(state: &mut State, seat: Seat, left: Left, cx: &mut Context<'_, CityOfRome>) {
    // The price is paid before anything comes in (Ruling B3).
    let paid = production::price(state.free_points().cogs);
    state.players[seat].money -= paid;
    let (money, influence, markers) = production::produce(state, seat);
    cx.tell(Event::Produced { seat, money, influence, markers, paid });
    cx.then(Step::Act { seat, left: left.after_production() });
}

/// The builder leaves the strip, and its points with it.
pub(crate) fn end_turn(state: &mut State, seat: Seat, left: Left, cx: &mut Context<'_, CityOfRome>) {
    if let Some(field) = state.foremost() {
        state.builders[usize::from(field)] = None;
    }
    if left == Left::Both {
        cx.tell(Event::Idle { seat });
    }
}
