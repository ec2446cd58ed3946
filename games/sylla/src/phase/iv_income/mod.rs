//! Phase IV: income; then house temples and taverns.

pub(crate) mod use_buildings;

use saturnalia_rules::{Context, Happening, Seat};
use serde::{Deserialize, Serialize};

use self::use_buildings::UseBuildings;
use crate::Sylla;
use crate::cards::{Building, Calling};
use crate::components::Components;
use crate::event::Event;
use crate::row::Pose;
use crate::state::{Phase, Player, State};

/// The consul first, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Income;

impl Happening<Sylla> for Income {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        state.phase = Phase::Income;
        state.tavern_moved = 0;
        for seat in state.seats.seats_from(state.consul) {
            cx.then(ReceiveIncome { seat });
        }
    }
}

/// Base income, upright merchants and open stalls.
pub(crate) fn income(set: &Components, player: &Player) -> u8 {
    let merchants = player.row.of_calling(Calling::Merchant, Pose::Upright);
    let stalls = player.estate.open(Building::Stall);
    set.base_income
        .saturating_add(set.merchant_income.saturating_mul(merchants))
        .saturating_add(set.amount(Building::Stall).saturating_mul(stalls))
}

/// Money first: whatever the temples cost can be paid from it (Ruling S8).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ReceiveIncome {
    pub seat: Seat,
}

impl Happening<Sylla> for ReceiveIncome {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let seat = self.seat;
        let player = &mut state.players[seat];
        let denarii = income(&state.set, player);
        player.earn(denarii);
        cx.tell(Event::Income { seat, denarii, screens: state.screens });
        let temples = player.estate.open(Building::HouseTemple);
        let taverns = player.estate.open(Building::Tavern);
        UseBuildings { seat, temples, taverns }.ask(state, cx);
    }
}
