//! What is still to be done: the steps of the agenda, and who handles which.

use saturnalia_rules::{Context, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::CityOfRome;
use crate::answer::Answer;
use crate::cards::Deck;
use crate::city::grid::Cell;
use crate::round::{action, build, draft, influence, placement, school, upkeep};
use crate::state::State;

/// One thing still to be done, named after the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// The seat keeps one card of the packet and passes the others on.
    Draft { seat: Seat },
    /// A new round: strip, offer, influence card.
    Upkeep,
    /// The seat puts a builder on the strip.
    Place { seat: Seat },
    /// The builder nearest to the emperor has its turn, if there is one left.
    NextBuilder,
    /// The seat takes a card from the offer.
    Take { seat: Seat },
    /// The seat builds, produces, or stops.
    Act { seat: Seat, left: Left },
    /// The seat says where the announced card goes.
    Site { seat: Seat, left: Left },
    /// The seat says with what it pays for the announced card.
    Pay { seat: Seat, at: Cell, left: Left },
    /// The seat says which deck its school draws from.
    SchoolDeck { seat: Seat, draws: u8 },
    /// The seat keeps one of the drawn cards.
    SchoolKeep { seat: Seat, deck: Deck },
    /// The seat puts the others under the deck, one by one.
    SchoolReturn { seat: Seat, deck: Deck },
    /// The builder leaves the strip.
    EndTurn { seat: Seat, left: Left },
    /// Start player, influence, next round or final score.
    EndRound,
}

/// Which actions a builder may still take; each only once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Left {
    Both,
    OnlyBuilding,
    OnlyProduction,
    Neither,
}

impl Left {
    pub fn building(self) -> bool {
        matches!(self, Left::Both | Left::OnlyBuilding)
    }

    pub fn production(self) -> bool {
        matches!(self, Left::Both | Left::OnlyProduction)
    }

    #[must_use]
    pub fn after_building(self) -> Left {
        if self.production() { Left::OnlyProduction } else { Left::Neither }
    }

    #[must_use]
    pub fn after_production(self) -> Left {
        if self.building() { Left::OnlyBuilding } else { Left::Neither }
    }
}

impl Step {
    /// The seat this step is about.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Step::Draft { seat }
            | Step::Place { seat }
            | Step::Take { seat }
            | Step::Act { seat, .. }
            | Step::Site { seat, .. }
            | Step::Pay { seat, .. }
            | Step::SchoolDeck { seat, .. }
            | Step::SchoolKeep { seat, .. }
            | Step::SchoolReturn { seat, .. }
            | Step::EndTurn { seat, .. } => Some(seat),
            Step::Upkeep | Step::NextBuilder | Step::EndRound => None,
        }
    }
}

#[inline]
pub(crate) fn asked(state: &State, step: &Step) -> SeatSet {
    match *step {
        Step::Draft { seat }
        | Step::Place { seat }
        | Step::Take { seat }
        | Step::Site { seat, .. }
        | Step::Pay { seat, .. }
        | Step::SchoolKeep { seat, .. } => SeatSet::only(seat),
        Step::Act { seat, left } => only_if(seat, action::has_choice(state, seat, left)),
        Step::SchoolDeck { seat, .. } => only_if(seat, school::has_deck(state)),
        Step::SchoolReturn { seat, .. } => only_if(seat, state.peeked.len() > 1),
        Step::Upkeep | Step::NextBuilder | Step::EndTurn { .. } | Step::EndRound => SeatSet::NONE,
    }
}

fn only_if(seat: Seat, asked: bool) -> SeatSet {
    if asked { SeatSet::only(seat) } else { SeatSet::NONE }
}

#[inline]
pub(crate) fn offers(state: &State, step: &Step, out: &mut Vec<Answer>) {
    match *step {
        Step::Draft { .. } => draft::offers(state, out),
        Step::Place { .. } => placement::offers(state, out),
        Step::Take { .. } => action::take_offers(state, out),
        Step::Act { seat, left } => action::offers(state, seat, left, out),
        Step::Site { seat, .. } => build::site_offers(state, seat, out),
        Step::Pay { seat, .. } => build::pay_offers(state, seat, out),
        Step::SchoolDeck { .. } => school::deck_offers(state, out),
        Step::SchoolKeep { .. } => school::keep_offers(state, out),
        Step::SchoolReturn { .. } => school::return_offers(state, out),
        Step::Upkeep | Step::NextBuilder | Step::EndTurn { .. } | Step::EndRound => {}
    }
}

#[inline]
pub(crate) fn advance(state: &mut State, step: Step, cx: &mut Context<'_, CityOfRome>) {
    match step {
        Step::Upkeep => upkeep::run(state, cx),
        Step::NextBuilder => action::next_builder(state, cx),
        Step::EndTurn { seat, left } => action::end_turn(state, seat, left, cx),
        Step::EndRound => influence::end_round(state, cx),
        Step::Act { seat, left } => cx.then(Step::EndTurn { seat, left }),
        Step::SchoolReturn { seat, deck } => school::return_last(state, seat, deck, cx),
        // A school that finds no deck draws nothing.
        Step::SchoolDeck { .. } => {}
        Step::Draft { .. }
        | Step::Place { .. }
        | Step::Take { .. }
        | Step::Site { .. }
        | Step::Pay { .. }
        | Step::SchoolKeep { .. } => unreachable!("this step always asks its seat"),
    }
}

#[inline]
pub(crate) fn answer(state: &mut State, step: Step, answer: Answer, cx: &mut Context<'_, CityOfRome>) {
    match (step, answer) {
        (Step::Draft { seat }, Answer::Keep(card)) => draft::keep(state, seat, card, cx),
        (Step::Place { seat }, Answer::Place(field)) => placement::place(state, seat, field - 1, cx),
        (Step::Take { seat }, Answer::Take(card)) => action::take(state, seat, card, cx),
        (Step::Act { seat, left }, Answer::Build(card)) => build::announce(state, seat, card, left, cx),
        (Step::Act { seat, left }, Answer::Produce) => action::produce(state, seat, left, cx),
        (Step::Act { seat, left }, Answer::Finish) => cx.then(Step::EndTurn { seat, left }),
        (Step::Site { seat, left }, Answer::Site(at)) => build::choose_site(state, seat, at, left, cx),
        (Step::Pay { seat, at, left }, Answer::Pay(markers)) => build::build(state, seat, at, markers, left, cx),
        (Step::SchoolDeck { seat, draws }, Answer::Draw(deck)) => school::draw(state, seat, deck, draws, cx),
        (Step::SchoolKeep { seat, deck }, Answer::Keep(card)) => school::keep(state, seat, deck, card, cx),
        (Step::SchoolReturn { seat, deck }, Answer::Return(card)) => school::put_under(state, seat, deck, card, cx),
        (step, answer) => unreachable!("{answer:?} is never offered in {step:?}"),
    }
}
