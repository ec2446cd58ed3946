//! Phase III: buildings are offered and sold one after the other, paid with cards turned on their side.

pub(crate) mod payment;
pub(crate) mod sale;
pub(crate) mod take;

use saturnalia_rules::{Context, Happening};
use serde::{Deserialize, Serialize};

use self::sale::OfferBuilding;
use crate::Sylla;
use crate::event::Event;
use crate::state::{Phase, State};

/// The consul offers the first building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Buildings;

impl Happening<Sylla> for Buildings {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::Buildings;
        cx.then(OfferBuilding { seat: state.consul, left: state.set.table(state.seats).sales });
        cx.then(CloseMarket);
    }
}

/// What was not offered leaves the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct CloseMarket;

impl Happening<Sylla> for CloseMarket {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        cx.tell(Event::MarketClosed { tiles: state.slots.iter().flatten().copied().collect() });
        for slot in 0..state.slots.len() {
            if let Some(building) = state.slots[slot].take() {
                state.discarded[building.index()] += 1;
                cx.tell(Event::TileDiscarded { slot: slot as u8 });
            }
        }
    }
}
