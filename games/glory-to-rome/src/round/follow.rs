//! 2. Clockwise, everybody else thinks or follows.

use saturnalia_rules::{Context, Label, Lone, Offers, Piece, Question, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use super::lead::{self, Order};
use super::petition;
use super::think::Think;
use crate::answer::Unit;
use crate::cards::Role;
use crate::event::{Event, Playing};
use crate::state::{Decision, State};
use crate::{GloryToRome, pieces, text};

/// The seat follows the role that was led, or thinks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Follow {
    pub seat: Seat,
    pub role: Role,
}

impl Question<GloryToRome> for Follow {
    type Answer = Order;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloryToRome, Order>) {
        let role = self.role;
        offers.add(Order::Think);
        lead::units(state, seat, role, None, |unit| offers.add(Order::Play { role, unit }));
    }

    fn answer(self, state: &mut State, seat: Seat, order: Order, cx: &mut Context<'_, GloryToRome>) {
        match order {
            Order::Think => {
                state.camps[seat].decision = Decision::Thinks;
                cx.tell(Event::Thinks { seat });
                cx.then(Think::instead(seat));
            }
            Order::Play { role, unit } => {
                state.camps[seat].decision = Decision::Follows;
                lead::play_unit(state, seat, role, unit, Playing::Follows, cx);
            }
        }
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_follow(state.leader, self.role)
    }

    fn words(&self, _: &State, _: Seat, order: Order) -> Label {
        match order {
            Order::Think => text::THINK.into(),
            Order::Play { role, unit } => unit_words(role, unit),
        }
    }

    fn pieces(&self, state: &State, seat: Seat, order: Order) -> Vec<Piece> {
        lead::order_pieces(state, seat, order)
    }

    /// Cards of other roles that are too few for a petition.
    fn why_not(&self, state: &State, seat: Seat) -> Vec<(Piece, Label)> {
        let hand = state.camps[seat].hand;
        let of_role = lead::cards(state, seat, self.role);
        let least = petition::least(state, seat);
        let usable = |card| of_role.contains(card) || hand.count_of(card.material()) >= least;
        let unusable = hand.kinds().filter(|card| !usable(*card));
        unusable.map(|card| (pieces::hand(card), text::why_other_role(self.role))).collect()
    }

    /// Without a card one thinks; whether one of a hand could follow is nobody else's business.
    #[inline]
    fn lone(&self, state: &State, seat: Seat) -> Lone {
        if state.camps[seat].hand_size() == 0 { Lone::Open } else { Lone::Secret }
    }
}

/// A unit of a role in words, as followers play it.
pub(crate) fn unit_words(role: Role, unit: Unit) -> Label {
    match unit {
        Unit::Card(card) => text::follow_card(card, role),
        Unit::Senator => text::follow_senator(role),
        Unit::Petition(material) => text::follow_petition(material, role),
    }
}
