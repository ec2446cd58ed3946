//! III. Castrum: groups of equal faces, no two groups alike.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Context, Seat};

use crate::AleaIactaEst;
use crate::answer::Answer;
use crate::event::Event;
use crate::place::Building;
use crate::pool::{FACES, Pool};
use crate::state::{MOST_SEATS, State};
use crate::step::Step;
use crate::tiles::{Province, Provinces};

/// The groups in the Castrum: the dice of a face are one group, because a player never has two groups of one face.
pub type Castrum = BySeat<Pool, MOST_SEATS>;

/// A group of equal dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    pub seat: Seat,
    pub face: u8,
    pub count: u8,
}

impl Group {
    /// More dice are better; among as many dice, the higher face.
    #[inline]
    pub const fn rank(self) -> (u8, u8) {
        (self.count, self.face)
    }
}

/// Any number of dice of one face: a new group or more for an old one, as long as nobody else has as many of it (Ruling A8).
pub(crate) fn offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let (own, rolled) = (state.castrum[seat], state.players[seat].rolled);
    for face in 1..=FACES {
        let dice = rolled.count(face);
        if dice == 0 {
            continue;
        }
        // Bit n: somebody else has a group of n.
        let taken = state
            .seats
            .seats()
            .filter(|other| *other != seat)
            .fold(0u16, |taken, other| taken | 1 << state.castrum[other].count(face));
        for count in 1..=dice {
            if taken >> (own.count(face) + count) & 1 == 0 {
                out.push(Answer::place(Building::Castrum, Pool::of(face, count)));
            }
        }
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let all = state.castrum[seat] + dice;
    state.castrum[seat] = all;
    if let Some(face) = dice.iter().next() {
        cx.tell(Event::PlacedCastrum { seat, face, count: dice.len(), group: all.count(face) });
    }
}

/// All groups, best first. No two rank equal, because no two are alike.
pub fn ranking(state: &State) -> ArrayVec<Group, 30> {
    let mut groups: ArrayVec<Group, 30> = groups(state).collect();
    groups.sort_unstable_by_key(|group| Reverse(group.rank()));
    groups
}

fn groups(state: &State) -> impl Iterator<Item = Group> {
    state.castrum.at(state.seats).flat_map(|(seat, dice)| {
        let group = move |face| Group { seat, face, count: dice.count(face) };
        (1..=FACES).map(group).filter(|group| group.count > 0)
    })
}

/// The best group left takes a province; when provinces or groups have run out, the rest is cleared away.
pub(crate) fn evaluate(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    let best = groups(state).max_by_key(|group| group.rank());
    match best {
        Some(group) if !state.provinces.display.is_empty() => {
            cx.then(Step::TakeProvince { seat: group.seat });
            cx.then(Step::Castrum);
        }
        Some(_) | None => clear(state, cx),
    }
}

/// Provinces left are out of the game; dice left go to the Latrina.
fn clear(state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
    let left = std::mem::take(&mut state.provinces.display);
    state.provinces.out = state.provinces.out.union(left);
    if left != Provinces::NONE {
        cx.tell(Event::ProvincesLeft { provinces: left });
    }
    for seat in state.seats.seats() {
        let dice = std::mem::take(&mut state.castrum[seat]).len();
        if dice > 0 {
            state.move_to_latrina(seat, dice);
            cx.tell(Event::Unrewarded { seat, dice });
        }
    }
}

/// The seat takes the dice of its best group back and must take a province (Ruling A14).
pub(crate) fn take(state: &mut State, seat: Seat, province: Province, cx: &mut Context<'_, AleaIactaEst>) {
    let best = groups(state).max_by_key(|group| group.rank()).expect("a group won the province");
    let Group { face, count, .. } = best;
    state.castrum[seat] = state.castrum[seat] - Pool::of(face, count);
    state.provinces.display.remove(province);
    let player = &mut state.players[seat];
    player.left += count;
    player.provinces.insert(province);
    cx.tell(Event::ProvinceTaken { seat, face, group: count, province });
}
