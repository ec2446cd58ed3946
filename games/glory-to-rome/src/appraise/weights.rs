//! What the appraisal believes.
//!
//! Guessed at first, then changed by 3,600 games of two searching bots that saw all numbers a little changed at once,
//! one bot this way and its rival the other way. What was found so wins with four players as well and does no worse
//! with five.

use saturnalia_rules::SeatCount;

use super::powers::Purpose;
use crate::cards::MATERIALS;

/// What things are worth, in points; where nothing else is said, at the start of a game, from which it falls to
/// nothing at its end.
pub(super) struct Weights {
    /// Clients by role.
    pub(super) client: [f32; MATERIALS],
    /// How much less another client of the same role adds.
    pub(super) more_clients: f32,
    /// Room for one more client, up to four.
    pub(super) client_room: f32,
    /// How the worth of functions is scaled, by what they are good for, and once more while they are being built.
    pub(super) powers: [f32; Purpose::COUNT],
    pub(super) powers_ahead: f32,
    /// Materials that a new foundation seems to have already.
    pub(super) begun: f32,
    /// The share of a finished building that work on it is worth at the end of the game, and by how much more at its
    /// start.
    pub(super) work: f32,
    pub(super) early_work: f32,
    /// What each foundation after the third costs.
    pub(super) too_many: f32,
    /// A material that a foundation asks for.
    pub(super) built: f32,
    /// The share of its value that a material is worth for which there is room in the vault.
    pub(super) sold: f32,
    /// A material for which there is no room.
    pub(super) spare: f32,
    /// Room for one more card in the vault, up to four.
    pub(super) vault_room: f32,
    /// A card in the hand, each kind of material among them, and each foundation for which there is one.
    pub(super) card: f32,
    pub(super) kind: f32,
    pub(super) fitting: f32,
    pub(super) senator: f32,
    /// A Forum all of whose conditions are nearly fulfilled.
    pub(super) forum: f32,
    /// An action of this round: of a Laborer and a Merchant by the value of the best material, of the others each.
    pub(super) labor: f32,
    pub(super) sale: f32,
    pub(super) patronage: f32,
    pub(super) craft: f32,
    pub(super) supply: f32,
    pub(super) laying: f32,
    pub(super) demand: f32,
    /// How much the best rival's prospects count beside one's own.
    pub(super) best_rival: f32,
}

impl Weights {
    pub(super) fn of(_seats: SeatCount) -> &'static Weights {
        &ALL
    }
}

static ALL: Weights = Weights {
    client: [2.06, 10.5, 6.25, 1.49, 4.04, 2.79],
    more_clients: 0.22,
    client_room: 0.37,
    powers: [1.99, 1.63, 1.43, 1.36, 1.35],
    powers_ahead: 0.73,
    begun: 0.56,
    work: 0.65,
    early_work: 0.47,
    too_many: 0.41,
    built: 0.9,
    sold: 0.27,
    spare: 0.079,
    vault_room: 0.099,
    card: 0.43,
    kind: 0.17,
    fitting: 0.21,
    senator: 0.64,
    forum: 16.79,
    labor: 0.25,
    sale: 0.7,
    patronage: 3.7,
    craft: 1.47,
    supply: 1.06,
    laying: 1.05,
    demand: 0.28,
    best_rival: 0.5,
};
