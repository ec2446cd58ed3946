//! What the actions of a round promise that are still to come.

use saturnalia_rules::Seat;

use super::outlook::Outlook;
use crate::cards::{Building, Role};
use crate::power;
use crate::round::perform::{self, Left, Turn};
use crate::zone::Cards;

impl Outlook<'_> {
    /// What this seat can still do in the role of this round. In a game that drags on it no longer counts.
    pub(super) fn actions(&self, seat: Seat, client_room: bool, vault_room: bool) -> f32 {
        let Some(role) = self.state.role else { return 0.0 };
        let actions = perform::left(self.state, Turn { seat, role, left: Left::Round }).min(6);
        if actions == 0 {
            return 0.0;
        }
        let eager = (1.0 - self.late).max(0.0);
        eager * f32::from(actions) * self.action(seat, role, client_room, vault_room)
    }

    /// What one action of a role would bring this seat now.
    fn action(&self, seat: Seat, role: Role, client_room: bool, vault_room: bool) -> f32 {
        let (state, weights, rest) = (self.state, self.weights, self.rest);
        let camp = &state.camps[seat];
        let best =
            |cards: Cards| cards.materials().map(|material| f32::from(state.set.value(material))).fold(0.0, f32::max);
        let fits = |cards: Cards| camp.foundations.iter().any(|building| cards.has(camp.site_of(building)));
        match role {
            Role::Laborer => weights.labor * best(state.pool),
            Role::Patron => {
                let any = !state.pool.is_empty() || power::has(state, seat, Building::Bar);
                if client_room && any { weights.patronage * rest } else { 0.0 }
            }
            Role::Merchant if vault_room => weights.sale * best(camp.stockpile),
            Role::Merchant => 0.0,
            Role::Craftsman if fits(camp.hand) => 0.4 + weights.craft * rest,
            Role::Architect if fits(camp.stockpile) => 0.6 + weights.supply * rest,
            Role::Craftsman | Role::Architect if camp.hand.is_empty() => 0.0,
            Role::Craftsman | Role::Architect => weights.laying * rest,
            Role::Legionary if camp.hand.is_empty() => 0.0,
            Role::Legionary => weights.demand * (1.0 + f32::from((state.seats.get() - 1).min(2))),
        }
    }
}
