//! What a camp has and promises.

use saturnalia_rules::Seat;

use super::outlook::Outlook;
use super::powers::{self, Powers};
use crate::cards::{Building, MATERIALS, Material, Role};
use crate::power::{self, forum};
use crate::score::Points;
use crate::state::Camp;

/// Clients and materials that a Forum asks for.
const FORUM_ASKS: f32 = 12.0;

/// What a seat's standing is made of, in points where nothing else is said.
pub(super) struct Standing {
    pub(super) points: Points,
    /// What foundations promise.
    pub(super) structures: f32,
    pub(super) powers: Powers,
    /// Clients by role.
    pub(super) clients: [u8; MATERIALS],
    /// Clients that may still be hired; fewer than none where a limit has fallen.
    pub(super) client_room: i8,
    /// Materials in the stockpile.
    pub(super) stock: [u8; MATERIALS],
    /// What they promise.
    pub(super) stockpile: f32,
    /// Cards that may still come into the vault.
    pub(super) vault_room: i8,
    /// What the hand is good for.
    pub(super) hand: f32,
    /// Foundations for which there is a material in the hand.
    pub(super) fitting_cards: f32,
    /// How near a Forum is to winning the game, up to 12: what it still asks for counts the more the less it is.
    pub(super) forum: f32,
    /// What actions of this round that are still to come promise.
    pub(super) actions: f32,
}

impl Outlook<'_> {
    pub(super) fn standing(&self, seat: Seat) -> Standing {
        let state = self.state;
        let camp = &state.camps[seat];
        let clients = camp.clients.by_material();
        let stock = camp.stockpile.by_material();
        let room = |limit: u8, there: u8| limit.saturating_sub(there) as i8 - there.saturating_sub(limit) as i8;
        let client_room = room(power::client_limit(state, seat), clients.iter().sum());
        let vault_room = room(power::vault_limit(state, seat), camp.vault_size());
        let works = Works::of(camp, self);
        Standing {
            points: self.tally.points(state, seat),
            structures: works.promise,
            powers: Powers::of(power::active(state, seat), self.weights),
            clients,
            client_room,
            stock,
            stockpile: self.stockpile(&stock, &works.wanted, vault_room),
            vault_room,
            hand: self.hand(camp, works.fitting_cards),
            fitting_cards: works.fitting_cards,
            forum: self.forum_progress(seat),
            actions: self.actions(seat, client_room > 0, vault_room > 0),
        }
    }

    /// Materials wait to be built with or sold.
    fn stockpile(&self, stock: &[u8; MATERIALS], wanted: &[u8; MATERIALS], vault_room: i8) -> f32 {
        let weights = self.weights;
        let room = f32::from(vault_room.max(0));
        let mut sellable = room;
        let mut worth = 0.0;
        for material in Material::ALL.into_iter().rev() {
            let count = stock[material.index()];
            if count == 0 {
                continue;
            }
            let built = count.min(wanted[material.index()]);
            let others = f32::from(count - built);
            let sold = others.min(sellable);
            sellable -= sold;
            worth += weights.built * f32::from(built)
                + weights.sold * f32::from(self.state.set.value(material)) * sold
                + weights.spare * (others - sold);
        }
        worth * (0.2 + 0.8 * self.rest) + weights.vault_room * room.min(4.0) * self.rest
    }

    /// Cards are choices; Senators are the best of them.
    fn hand(&self, camp: &Camp, fitting_cards: f32) -> f32 {
        let weights = self.weights;
        let cards = f32::from(camp.hand.total());
        let kinds = Material::ALL.into_iter().filter(|material| camp.hand.has(*material)).count() as f32;
        cards * weights.card / (1.0 + 0.04 * cards)
            + weights.kind * kinds
            + weights.fitting * fitting_cards
            + weights.senator * f32::from(camp.senators.min(3))
    }

    fn forum_progress(&self, seat: Seat) -> f32 {
        let state = self.state;
        let share = if power::has(state, seat, Building::Forum) {
            1.0
        } else if state.camps[seat].foundations.contains(Building::Forum) {
            0.4
        } else {
            return 0.0;
        };
        let (have, all) = forum::collected(state, seat);
        share * FORUM_ASKS * (f32::from(have) / f32::from(all)).powi(4)
    }

    /// Every client is an action in many rounds to come; the second and third of a role add less than the first.
    fn clients(&self, standing: &Standing) -> f32 {
        let weights = self.weights;
        let of_role = |role: Role| {
            let count = f32::from(standing.clients[role.index()]);
            weights.client[role.index()] * count / (1.0 + weights.more_clients * count)
        };
        Role::ALL.into_iter().map(of_role).sum::<f32>()
            + weights.client_room * f32::from(standing.client_room.clamp(0, 4))
    }
}

impl Standing {
    /// Expected points: what a camp has, and what it promises for the rest of the game.
    pub(super) fn worth(&self, outlook: &Outlook<'_>) -> f32 {
        let weights = outlook.weights;
        let rest = outlook.rest;
        f32::from(self.points.total())
            + self.structures
            + (self.powers.worth + outlook.clients(self)) * rest
            + self.stockpile
            + self.hand * (0.2 + 0.8 * rest)
            + weights.forum * self.forum / FORUM_ASKS
            + self.actions
    }
}

/// The foundations of a camp.
struct Works {
    /// A foundation is worth a part of its influence, more with each material, less when the game may be over first.
    promise: f32,
    /// Materials that are missing.
    wanted: [u8; MATERIALS],
    fitting_cards: f32,
}

impl Works {
    fn of(camp: &Camp, outlook: &Outlook<'_>) -> Works {
        let weights = outlook.weights;
        let rest = outlook.rest;
        let set = &outlook.state.set;
        let mut works = Works { promise: 0.0, wanted: [0; MATERIALS], fitting_cards: 0.0 };
        for building in camp.foundations.iter() {
            let site = camp.site_of(building);
            let lying = camp.progress.count(building);
            works.wanted[site.index()] += set.value(site) - lying;
            works.fitting_cards += f32::from(u8::from(camp.hand.has(site)));
            let value = f32::from(set.value(site));
            // An Architect finishes the Villa with a single stone.
            let needed = if building == Building::Villa { 1.5 } else { value };
            let done = ((f32::from(lying) + weights.begun) / (needed + weights.begun)).min(1.0);
            let power = weights.powers_ahead * powers::lasting(building, weights) * rest;
            let statue = if building == Building::Statue { 3.0 } else { 0.0 };
            let promise = value + power + statue;
            works.promise += promise * done * (weights.work + weights.early_work * rest);
        }
        // More than a few at once are rarely finished.
        works.promise -= weights.too_many * camp.foundations.len().saturating_sub(3) as f32;
        works
    }
}
