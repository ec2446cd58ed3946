//! IV. Forum Romanum: dice stand in ascending order from the left; what is pushed out goes to the Latrina.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Seat};
use serde::{Deserialize, Serialize};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::event::Event;
use crate::place::Building;
use crate::pool::Pool;
use crate::state::{State, columns};
use crate::step::Step;
use crate::tiles::{Patrician, Patricians};

/// The most columns, plus room for a pair before the Forum is cut to its columns.
const ROOM: usize = 9;

/// The dice on the columns, from the left.
pub type Forum = ArrayVec<ForumDie, ROOM>;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ForumDie {
    pub seat: Seat,
    pub face: u8,
}

/// What may be placed: any single die, or two dice that show five together. Sorted like pools.
const WAYS: [&[u8]; 8] = [&[1], &[2], &[3], &[2, 3], &[4], &[1, 4], &[5], &[6]];

/// The column a die of this face would come to stand on, from 0: to the right of all lower dice, to the left of its equals.
#[inline]
pub fn column(forum: &Forum, face: u8) -> usize {
    forum.iter().take_while(|die| die.face < face).count()
}

/// Every way whose dice all end up on columns (Rulings A10 and A11).
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let (rolled, columns) = (state.players[seat].rolled, usize::from(columns(state.seats)));
    for faces in WAYS {
        let dice: Pool = faces.iter().copied().collect();
        // The higher die of a pair stands behind the lower one as well.
        let highest = faces[faces.len() - 1];
        if rolled.contains(dice) && column(&state.forum, highest) + faces.len() <= columns {
            out.push(Answer::place(Building::Forum, dice));
        }
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    for face in dice.iter() {
        let column = column(&state.forum, face);
        state.forum.insert(column, ForumDie { seat, face });
    }
    cx.tell(Event::PlacedForum { seat, dice });
    while state.forum.len() > usize::from(columns(state.seats)) {
        let ForumDie { seat, face } = state.forum.pop().expect("a full Forum has a last die");
        state.move_to_latrina(seat, 1);
        cx.tell(Event::PushedOut { seat, face });
    }
}

/// The leftmost die takes a patrician; when no die is left, the other patricians are out of the game.
pub(crate) fn evaluate(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    match state.forum.first() {
        Some(die) if !state.patricians.display.is_empty() => {
            cx.then(Step::TakePatrician { seat: die.seat });
            cx.then(Step::Forum);
        }
        Some(_) | None => {
            for die in state.forum.take() {
                state.players[die.seat].left += 1;
            }
            let left = std::mem::take(&mut state.patricians.display);
            state.patricians.out = state.patricians.out.union(left);
            if left != Patricians::NONE {
                cx.tell(Event::PatriciansLeft { patricians: left });
            }
        }
    }
}

/// The seat takes its die back and must take a patrician (Ruling A14).
pub(crate) fn take(state: &mut State, seat: Seat, patrician: Patrician, cx: &mut Context<'_, AleaIactaEst>) {
    let ForumDie { face, .. } = state.forum.remove(0);
    state.patricians.display.remove(patrician);
    let player = &mut state.players[seat];
    player.left += 1;
    player.patricians.insert(patrician);
    cx.tell(Event::PatricianTaken { seat, face, patrician });
}
