//! What a bought tile does at once. Those that stay do their work in phases IV and VII.

use saturnalia_rules::{Context, Happening, Label, Lone, Offers, Piece, Question, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, Card, Token};
use crate::event::{Event, TokenReason};
use crate::phase::i_first_consul::Take;
use crate::row::Pose;
use crate::state::State;
use crate::{Sylla, pieces, text};

/// The buyer takes the tile he has paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TakeBuilding {
    pub seat: Seat,
    pub building: Building,
    pub slot: u8,
}

impl Happening<Sylla> for TakeBuilding {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let TakeBuilding { seat, building, slot } = self;
        state.end_sale(slot);
        if building.lasts() {
            cx.tell(Event::TileKept { seat, slot, building });
        } else {
            state.discarded[building.index()] += 1;
            cx.tell(Event::TileDiscarded { slot });
        }
        let amount = state.set.amount(building);
        let player = &mut state.players[seat];
        match building {
            Building::Stall | Building::Field | Building::HouseTemple | Building::Tavern => player.estate.add(building),
            Building::Insula => cx.then(InsulaToken { seat, left: amount, from: Token::Civic }),
            // Ruling S7: of use only from the next round on.
            Building::Crane => {
                player.row.add(Card::Crane, Pose::Turned);
                cx.tell(Event::CraneArrived { seat });
            }
            Building::Arch | Building::Statue => {
                player.gain(amount.into());
                cx.tell(Event::BuildingPoints { seat, building, points: amount });
            }
            Building::Bank => {
                player.earn(amount);
                cx.tell(Event::BankPaid { seat, denarii: amount, screens: state.screens });
            }
        }
    }
}

/// The insula brings tokens. Ruling S30: of one kind or two, in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct InsulaToken {
    pub seat: Seat,
    pub left: u8,
    /// None before this one.
    pub from: Token,
}

impl Question<Sylla> for InsulaToken {
    type Answer = Take;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, _: &State, _: Seat, offers: &mut Offers<'_, Sylla, Take>) {
        offers.extend(Token::ALL[self.from.index()..].iter().copied().map(Take));
    }

    fn answer(self, state: &mut State, seat: Seat, Take(token): Take, cx: &mut Context<'_, Sylla>) {
        state.take_token(seat, token, TokenReason::Insula, cx);
        if self.left > 1 {
            cx.then(InsulaToken { seat, left: self.left - 1, from: token });
        }
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_insula(self.left)
    }

    fn words(&self, _: &State, _: Seat, Take(token): Take) -> Label {
        text::do_take(token)
    }

    fn pieces(&self, _: &State, _: Seat, Take(token): Take) -> Vec<Piece> {
        vec![pieces::token(token)]
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}
