//! IV. Forum Romanum: dice stand in ascending order from the left; what is pushed out goes to the Latrina.

use arrayvec::ArrayVec;
use saturnalia_rules::{Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::Building;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::Pool;
use crate::state::{State, columns};
use crate::tiles::{Patrician, Patricians};
use crate::{AleaIactaEst, pieces, text};

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
const WAYS: [Way; 8] =
    [Way::one(1), Way::one(2), Way::one(3), Way::two(2, 3), Way::one(4), Way::two(1, 4), Way::one(5), Way::one(6)];

/// One or two dice.
struct Way {
    dice: Pool,
    count: usize,
    /// The higher die of a pair stands behind the lower one as well.
    highest: u8,
}

impl Way {
    const fn one(face: u8) -> Way {
        Way { dice: Pool::of(face, 1), count: 1, highest: face }
    }

    const fn two(low: u8, high: u8) -> Way {
        Way { dice: Pool::one_of_each(1 << (low - 1) | 1 << (high - 1)), count: 2, highest: high }
    }
}

/// The column a die of this face would come to stand on, from 0: to the right of all lower dice, to the left of its equals.
#[inline]
pub fn column(forum: &Forum, face: u8) -> usize {
    forum.iter().take_while(|die| die.face < face).count()
}

/// Every way whose dice all end up on columns (Rulings A10 and A11).
#[inline]
pub(crate) fn ways(state: &State, seat: Seat, way: &mut impl FnMut(Pool)) {
    let (rolled, columns) = (state.players[seat].rolled, usize::from(columns(state.seats)));
    for Way { dice, count, highest } in WAYS {
        if rolled.contains(dice) && column(&state.forum, highest) + count <= columns {
            way(dice);
        }
    }
}

/// The Forum with these dice, as yet without anybody pushed out, and the columns on which they stand, from 1.
pub(crate) fn with(forum: &Forum, seat: Seat, dice: Pool) -> (Forum, ArrayVec<u8, 2>) {
    let (mut forum, mut standing) = (forum.clone(), ArrayVec::new());
    // In ascending order: no die moves one that was placed before it.
    for face in dice.iter() {
        let column = column(&forum, face);
        forum.insert(column, ForumDie { seat, face });
        standing.push(column as u8 + 1);
    }
    (forum, standing)
}

/// The dice of a seat in the Forum.
pub(crate) fn dice_of(forum: &Forum, seat: Seat) -> Pool {
    forum.iter().filter(|die| die.seat == seat).map(|die| die.face).collect()
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let there = dice_of(&state.forum, seat);
    (state.forum, _) = with(&state.forum, seat, dice);
    cx.tell(Event::PlacedForum { seat, dice, there });
    while state.forum.len() > usize::from(columns(state.seats)) {
        let ForumDie { seat, face } = state.forum.pop().known();
        let nth = dice_of(&state.forum, seat).count(face) + 1;
        let there = state.move_to_latrina(seat, 1);
        cx.tell(Event::PushedOut { seat, face, nth, there });
    }
}

/// The leftmost die takes a patrician; when no die is left, the other patricians are out of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvaluateForum;

impl Happening<AleaIactaEst> for EvaluateForum {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        match state.forum.first() {
            Some(die) if !state.patricians.display.is_empty() => {
                cx.then(TakePatrician { die: *die });
                cx.then(EvaluateForum);
            }
            Some(_) | None => clear(state, cx),
        }
    }
}

fn clear(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    let forum = state.forum.take();
    for seat in state.seats.seats() {
        let dice = dice_of(&forum, seat);
        if !dice.is_empty() {
            state.players[seat].left += dice.len();
            cx.tell(Event::DiceTakenBack { seat, building: Building::Forum, dice });
        }
    }
    let left = std::mem::take(&mut state.patricians.display);
    state.patricians.out = state.patricians.out.union(left);
    if left != Patricians::NONE {
        cx.tell(Event::PatriciansLeft { patricians: left });
    }
}

/// The owner of the leftmost die takes it back and must take a patrician (Ruling A14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakePatrician {
    pub die: ForumDie,
}

answers! { Answer:
    pub enum Recruit { Patrician(patrician: Patrician) }
}

impl Question<AleaIactaEst> for TakePatrician {
    type Answer = Recruit;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.die.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, AleaIactaEst, Recruit>) {
        offers.extend(state.patricians.display.iter().map(Recruit::Patrician));
    }

    fn answer(
        self,
        state: &mut State,
        seat: Seat,
        Recruit::Patrician(patrician): Recruit,
        cx: &mut Context<'_, AleaIactaEst>,
    ) {
        let face = self.die.face;
        let nth = dice_of(&state.forum, seat).count(face);
        state.forum.remove(0);
        state.patricians.display.remove(patrician);
        let player = &mut state.players[seat];
        player.left += 1;
        player.patricians.insert(patrician);
        cx.tell(Event::PatricianTaken { seat, face, nth, patrician });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PATRICIAN.into()
    }

    fn words(&self, _: &State, _: Seat, Recruit::Patrician(patrician): Recruit) -> Label {
        text::offer_patrician(patrician)
    }

    fn pieces(&self, _: &State, _: Seat, Recruit::Patrician(patrician): Recruit) -> Vec<Piece> {
        vec![pieces::patrician(patrician)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
