//! III. Castrum: groups of equal faces, no two groups alike.

use std::cmp::Reverse;

use arrayvec::ArrayVec;
use saturnalia_rules::{
    BySeat, Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use super::Building;
use crate::answer::Answer;
use crate::event::Event;
use crate::pool::{FACES, Pool};
use crate::state::{MOST_SEATS, State};
use crate::tiles::{Province, Provinces};
use crate::{AleaIactaEst, pieces, text};

/// The groups in the Castrum: the dice of a face are one group, because a player never has two groups of one face.
pub type Castrum = BySeat<Pool, MOST_SEATS>;

/// A group of equal dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
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
#[inline]
pub(crate) fn ways(state: &State, seat: Seat, way: &mut impl FnMut(Pool)) {
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
                way(Pool::of(face, count));
            }
        }
    }
}

pub(crate) fn put(state: &mut State, seat: Seat, dice: Pool, cx: &mut Context<'_, AleaIactaEst>) {
    let all = state.castrum[seat] + dice;
    state.castrum[seat] = all;
    let face = dice.iter().next().known();
    cx.tell(Event::PlacedCastrum { seat, face, count: dice.len(), group: all.count(face) });
}

/// The offer to place these dice.
pub(crate) fn placement(state: &State, seat: Seat, dice: Pool) -> Label {
    let group = group_with(state, seat, dice).map_or(0, |group| group.count);
    text::offer_castrum(dice, group)
}

/// The group that these dice would make.
pub(crate) fn group_with(state: &State, seat: Seat, dice: Pool) -> Option<Group> {
    let face = dice.iter().next()?;
    Some(Group { seat, face, count: state.castrum[seat].count(face) + dice.len() })
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EvaluateCastrum;

impl Happening<AleaIactaEst> for EvaluateCastrum {
    fn happen(self, state: &mut State, cx: &mut Context<'_, AleaIactaEst>) {
        let best = groups(state).max_by_key(|group| group.rank());
        match best {
            Some(group) if !state.provinces.display.is_empty() => {
                cx.then(TakeProvince { group });
                cx.then(EvaluateCastrum);
            }
            Some(_) | None => clear(state, cx),
        }
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
        let dice = std::mem::take(&mut state.castrum[seat]);
        if !dice.is_empty() {
            let there = state.move_to_latrina(seat, dice.len());
            cx.tell(Event::Unrewarded { seat, building: Building::Castrum, dice, there });
        }
    }
}

/// The owner of the best group takes its dice back and must take a province (Ruling A14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeProvince {
    pub group: Group,
}

answers! { Answer:
    pub enum Conquest { Province(province: Province) }
}

impl Question<AleaIactaEst> for TakeProvince {
    type Answer = Conquest;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.group.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, AleaIactaEst, Conquest>) {
        offers.extend(state.provinces.display.iter().map(Conquest::Province));
    }

    fn answer(
        self,
        state: &mut State,
        seat: Seat,
        Conquest::Province(province): Conquest,
        cx: &mut Context<'_, AleaIactaEst>,
    ) {
        let Group { face, count, .. } = self.group;
        state.castrum[seat] = state.castrum[seat] - Pool::of(face, count);
        state.provinces.display.remove(province);
        let player = &mut state.players[seat];
        player.left += count;
        player.provinces.insert(province);
        cx.tell(Event::ProvinceTaken { seat, face, group: count, province });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PROVINCE.into()
    }

    fn words(&self, _: &State, _: Seat, Conquest::Province(province): Conquest) -> Label {
        text::offer_province(province)
    }

    fn pieces(&self, _: &State, _: Seat, Conquest::Province(province): Conquest) -> Vec<Piece> {
        vec![pieces::province(province)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
