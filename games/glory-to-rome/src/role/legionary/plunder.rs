//! The pool gives first: whoever demands takes what fits.

use saturnalia_rules::{Context, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::give::Give;
use super::{is_protected, targets};
use crate::answer::Answer;
use crate::cards::{Material, Role};
use crate::event::Event;
use crate::options::Gifts;
use crate::power::colosseum::Colosseum;
use crate::power::forum;
use crate::state::State;
use crate::{GloryToRome, pieces, text};

/// The seat takes demanded materials from the pool, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Plunder {
    pub seat: Seat,
    pub from: Material,
    /// So many of that one have been taken.
    pub taken: u8,
}

answers! { Answer:
    pub enum Loot { Pass, Plunder(material: Material) }
}

impl Plunder {
    /// The materials of which one more may be taken.
    fn open(self, state: &State) -> impl Iterator<Item = Material> {
        Material::ALL.into_iter().filter(move |material| {
            let already = if *material == self.from { self.taken } else { 0 };
            *material >= self.from && state.demanded.count_of(*material) > already && state.pool.has(*material)
        })
    }
}

impl Question<GloryToRome> for Plunder {
    type Answer = Loot;

    #[inline]
    fn asked(&self, state: &State) -> SeatSet {
        SeatSet::only_if(self.open(state).next().is_some(), self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloryToRome, Loot>) {
        offers.add(Loot::Pass);
        offers.extend(self.open(state).map(Loot::Plunder));
    }

    fn answer(self, state: &mut State, seat: Seat, loot: Loot, cx: &mut Context<'_, GloryToRome>) {
        match loot {
            Loot::Pass => summon(state, seat, cx),
            Loot::Plunder(material) => {
                let card = state.pool.take(material);
                state.camps[seat].stockpile.add(card);
                cx.tell(Event::Plundered { seat, material });
                let taken = if material == self.from { self.taken + 1 } else { 1 };
                cx.then(Plunder { seat, from: material, taken });
                forum::win_check(state, cx);
            }
        }
    }

    fn lapse(self, state: &mut State, cx: &mut Context<'_, GloryToRome>) {
        summon(state, self.seat, cx);
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ASK_PLUNDER.into()
    }

    fn words(&self, _: &State, _: Seat, loot: Loot) -> Label {
        match loot {
            Loot::Pass => text::PASS.into(),
            Loot::Plunder(material) => text::plunder(material),
        }
    }

    fn pieces(&self, _: &State, _: Seat, loot: Loot) -> Vec<Piece> {
        match loot {
            Loot::Pass => Vec::new(),
            Loot::Plunder(material) => vec![pieces::pool(material)],
        }
    }
}

/// Calls on the targets clockwise, then lets the lions out.
fn summon(state: &State, seat: Seat, cx: &mut Context<'_, GloryToRome>) {
    let targets = targets(state, seat);
    for target in state.seats.seats_from(seat).filter(|target| targets.contains(*target)) {
        if !is_protected(state, target, seat) || state.options.gifts == Gifts::Asked {
            let left = state.demanded.count_of(Material::Rubble);
            cx.then(Give { seat: target, to: seat, material: Material::Rubble, left });
        }
    }
    cx.then(Colosseum { seat, owner: Seat(0), client: Role::Laborer, taken: 0 });
}
