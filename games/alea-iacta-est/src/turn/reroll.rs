//! Repete! chips: rolling any of the dice just rolled again, as often as there are chips (Ruling A19).
//!
//! The dice are chosen face by face, so that every list stays short. A chip once paid rolls at least one die; until the dice are
//! thrown nobody has learned anything, and the choice can be taken back.

use saturnalia_rules::{Context, Seat};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::{FACES, Pool};
use crate::state::{Again, State};
use crate::step::Step;
use crate::turn::roll::thrown;

/// The chip goes back to the supply and the choice of dice begins.
pub(crate) fn pay(state: &mut State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) {
    let player = &mut state.players[seat];
    player.chips -= 1;
    let face = next_face(player.rolled, 0);
    state.again = Some(Again { chosen: Pool::NONE, face });
    cx.then(Step::ChooseAgain { seat });
}

/// How many dice of the face asked for. At the last face at least one, if none was chosen before.
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let rolled = state.players[seat].rolled;
    let Some(Again { chosen, face: Some(face) }) = state.again else { return };
    let least = u8::from(chosen.is_empty() && next_face(rolled, face).is_none());
    out.extend((least..=rolled.count(face)).map(Answer::Again));
}

pub(crate) fn choose(state: &mut State, seat: Seat, count: u8, cx: &mut Context<'_, AleaIactaEst>) {
    let rolled = state.players[seat].rolled;
    let again = state.again.as_mut().expect("dice are being chosen");
    let face = again.face.expect("a face is asked for");
    if count > 0 {
        again.chosen = again.chosen + Pool::of(face, count);
    }
    again.face = next_face(rolled, face);
    cx.then(if again.face.is_some() { Step::ChooseAgain { seat } } else { Step::Throw { seat } });
}

pub(crate) fn throw(state: &mut State, seat: Seat, cx: &mut Context<'_, AleaIactaEst>) {
    let Again { chosen, .. } = state.again.take().expect("dice have been chosen");
    let dice = thrown(chosen.len(), cx);
    let player = &mut state.players[seat];
    player.rolled = player.rolled - chosen + dice;
    cx.tell(Event::RolledAgain { seat, chosen, dice });
    cx.then(Step::Place { seat });
}

/// The next higher face among these dice.
fn next_face(rolled: Pool, after: u8) -> Option<u8> {
    (after + 1..=FACES).find(|face| rolled.count(*face) > 0)
}
