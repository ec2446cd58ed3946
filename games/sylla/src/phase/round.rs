//! A round: characters and buildings lie on display, seven phases follow; at its end all cards stand upright again.

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use super::ecclesia::Ecclesia;
use super::i_first_consul::FirstConsul;
use super::ii_recruiting::Recruiting;
use super::iii_buildings::Buildings;
use super::iv_income::Income;
use super::v_events::Events;
use super::vi_great_work::GreatWork;
use super::vii_famine_and_crises::FamineAndCrises;
use crate::cards::Card;
use crate::event::Event;
use crate::state::{Phase, State};
use crate::{Step, Sylla};

/// The first round, or the next. The buildings lie there already.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Round;

impl Happening<Sylla> for Round {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let built = (state.round > 0).then(|| state.work());
        state.round += 1;
        lay_out_recruits(state);
        cx.tell(Event::RoundBegins { round: state.round, work: state.work(), built });
        cx.tell(Event::RecruitsShown { cards: state.recruits.clone() });
        cx.tell(Event::BuildingsShown { tiles: state.slots.iter().flatten().copied().collect() });
        cx.reveal();
        play_from(Phase::FirstConsul, cx);
    }
}

/// The rest of a round, from this phase on.
pub(crate) fn play_from(phase: Phase, cx: &mut Context<'_, Sylla>) {
    play(|of| of >= phase, cx);
}

/// The rest of a round behind this phase.
pub(crate) fn play_after(phase: Phase, cx: &mut Context<'_, Sylla>) {
    play(|of| of > phase, cx);
}

fn play(comes: impl Fn(Phase) -> bool, cx: &mut Context<'_, Sylla>) {
    let phases: [(Phase, Step); 7] = [
        (Phase::FirstConsul, FirstConsul.into()),
        (Phase::Recruiting, Recruiting.into()),
        (Phase::Buildings, Buildings.into()),
        (Phase::Income, Income.into()),
        (Phase::Events, Events.into()),
        (Phase::GreatWork, GreatWork.into()),
        (Phase::FamineAndCrises, FamineAndCrises.into()),
    ];
    for (_, step) in phases.into_iter().filter(|(of, _)| comes(*of)) {
        cx.then(step);
    }
    cx.then(EndRound);
}

fn lay_out_recruits(state: &mut State) {
    for _ in 0..state.set.table(state.seats).recruits {
        let card = draw(state);
        state.recruits.extend(card);
    }
    state.recruits.sort_unstable();
}

/// The top character; when the shuffled part is used up, what was put under it.
fn draw(state: &mut State) -> Option<Card> {
    state.deck.pop().or_else(|| state.under_deck.pop_at(0))
}

/// Six tiles from the top of the stack onto the places below the board.
pub(crate) fn lay_out_buildings(state: &mut State) {
    for slot in &mut state.slots {
        *slot = state.stack.pop();
        if let Some(letter) = state.stack_letters.iter_mut().find(|tiles| **tiles > 0) {
            *letter -= 1;
        }
    }
}

/// New characters and buildings, and all turned cards straightened; after the last round the church.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EndRound;

impl Happening<Sylla> for EndRound {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        if state.round == state.set.rounds {
            cx.then(Ecclesia);
            return;
        }
        for seat in state.seats.seats() {
            let turned = state.players[seat].row.straighten();
            cx.tell(Event::Straightened { seat, turned });
        }
        lay_out_buildings(state);
        cx.tell(Event::TilesLaid { count: state.slots.iter().flatten().count() as u8 });
        cx.then(Round);
    }
}
