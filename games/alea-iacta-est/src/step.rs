//! What is still to be done: the steps of the agenda, and who handles which.

use saturnalia_rules::{Context, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::pass_end;
use crate::place::{castrum, forum, latrina, senatus, templum};
use crate::setup;
use crate::state::State;
use crate::turn::{place, reroll, roll, round};

/// One thing still to be done, named after the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Step {
    /// A new pass: provinces and patricians are laid out.
    BeginPass,
    /// The seat rolls all dice it has left.
    Roll { seat: Seat },
    /// The seat places dice in one building, or rolls again.
    Place { seat: Seat },
    /// The seat says how many dice of a face it rolls again.
    ChooseAgain { seat: Seat },
    /// The seat rolls the chosen dice.
    Throw { seat: Seat },
    /// Another round, unless somebody has placed his last die.
    EndRound,
    /// Dice that were not placed go to the Latrina.
    EndPass,
    /// The temple is evaluated.
    Templum,
    /// The seat keeps tiles of this pass.
    KeepFortuna { seat: Seat },
    /// The dice leave the temple.
    ClearTemplum,
    /// The longest run left in the Senate is evaluated.
    Senatus,
    /// The seat keeps a Senate card.
    TakeSenateCard { seat: Seat },
    /// The largest group left in the Castrum is evaluated.
    Castrum,
    /// The seat takes a province.
    TakeProvince { seat: Seat },
    /// The leftmost die in the Forum is evaluated.
    Forum,
    /// The seat takes a patrician.
    TakePatrician { seat: Seat },
    /// The Latrina pays chips.
    Latrina,
    /// The start player changes, or the game ends.
    NextPass,
}

impl Step {
    /// The seat this step is about, if it is about one.
    pub fn seat(&self) -> Option<Seat> {
        match *self {
            Step::Roll { seat }
            | Step::Place { seat }
            | Step::ChooseAgain { seat }
            | Step::Throw { seat }
            | Step::KeepFortuna { seat }
            | Step::TakeSenateCard { seat }
            | Step::TakeProvince { seat }
            | Step::TakePatrician { seat } => Some(seat),
            Step::BeginPass
            | Step::EndRound
            | Step::EndPass
            | Step::Templum
            | Step::ClearTemplum
            | Step::Senatus
            | Step::Castrum
            | Step::Forum
            | Step::Latrina
            | Step::NextPass => None,
        }
    }
}

/// Every step that is about a seat asks it; the others run by themselves.
#[inline]
pub(crate) fn asked(step: &Step) -> SeatSet {
    step.seat().map_or(SeatSet::NONE, SeatSet::only)
}

#[inline]
pub(crate) fn offers(state: &State, step: &Step, seat: Seat, out: &mut Vec<Answer>) {
    match *step {
        Step::Roll { .. } => out.push(Answer::Roll),
        Step::Place { .. } => place::offers(state, seat, out),
        Step::ChooseAgain { .. } => reroll::offers(state, seat, out),
        Step::Throw { .. } => out.push(Answer::Throw),
        Step::KeepFortuna { .. } => templum::keep_offers(state, seat, out),
        Step::TakeSenateCard { .. } => senatus::card_offers(state, out),
        Step::TakeProvince { .. } => out.extend(state.provinces.display.iter().map(Answer::Province)),
        Step::TakePatrician { .. } => out.extend(state.patricians.display.iter().map(Answer::Patrician)),
        Step::BeginPass
        | Step::EndRound
        | Step::EndPass
        | Step::Templum
        | Step::ClearTemplum
        | Step::Senatus
        | Step::Castrum
        | Step::Forum
        | Step::Latrina
        | Step::NextPass => {}
    }
}

#[inline]
pub(crate) fn advance(state: &mut State, step: Step, cx: &mut Context<'_, AleaIactaEst>) {
    match step {
        Step::BeginPass => setup::begin_pass(state, cx),
        Step::EndRound => round::end(state, cx),
        Step::EndPass => pass_end::leftover_dice(state, cx),
        Step::Templum => templum::evaluate(state, cx),
        Step::ClearTemplum => templum::clear(state, cx),
        Step::Senatus => senatus::evaluate(state, cx),
        Step::Castrum => castrum::evaluate(state, cx),
        Step::Forum => forum::evaluate(state, cx),
        Step::Latrina => latrina::evaluate(state, cx),
        Step::NextPass => pass_end::next_pass(state, cx),
        Step::Roll { .. }
        | Step::Place { .. }
        | Step::ChooseAgain { .. }
        | Step::Throw { .. }
        | Step::KeepFortuna { .. }
        | Step::TakeSenateCard { .. }
        | Step::TakeProvince { .. }
        | Step::TakePatrician { .. } => unreachable!("this step always asks its seat"),
    }
}

#[inline]
pub(crate) fn answer(state: &mut State, step: Step, seat: Seat, answer: Answer, cx: &mut Context<'_, AleaIactaEst>) {
    match (step, answer) {
        (Step::Roll { .. }, Answer::Roll) => roll::roll(state, seat, cx),
        (Step::Place { .. }, Answer::Place { building, dice }) => place::place(state, seat, building, dice, cx),
        (Step::Place { .. }, Answer::Repete) => reroll::pay(state, seat, cx),
        (Step::ChooseAgain { .. }, Answer::Again(count)) => reroll::choose(state, seat, count, cx),
        (Step::Throw { .. }, Answer::Throw) => reroll::throw(state, seat, cx),
        (Step::KeepFortuna { .. }, Answer::Keep(tiles)) => templum::keep(state, seat, tiles, cx),
        (Step::TakeSenateCard { .. }, Answer::SenateCard(card)) => senatus::take_card(state, seat, card, cx),
        (Step::TakeProvince { .. }, Answer::Province(province)) => castrum::take(state, seat, province, cx),
        (Step::TakePatrician { .. }, Answer::Patrician(patrician)) => forum::take(state, seat, patrician, cx),
        (step, answer) => unreachable!("{answer:?} is never offered in {step:?}"),
    }
}
