//! What the functions of buildings are good for, and how good.

use super::weights::Weights;
use crate::cards::{Building, Buildings};

/// The worth of functions by what they are good for.
#[derive(Default)]
pub(super) struct Powers {
    by_purpose: [f32; Purpose::COUNT],
    /// All together; a function without a lasting worth counts nothing here.
    pub(super) worth: f32,
}

impl Powers {
    pub(super) fn of(active: Buildings, weights: &Weights) -> Powers {
        let mut powers = Powers::default();
        for building in active.iter() {
            powers.by_purpose[Purpose::of(building) as usize] += power_worth(building).max(1.0);
            powers.worth += lasting(building, weights);
        }
        powers
    }

    pub(super) fn for_purpose(&self, purpose: Purpose) -> f32 {
        self.by_purpose[purpose as usize]
    }
}

/// What a function is good for.
#[derive(Clone, Copy)]
pub(super) enum Purpose {
    Clients,
    Building,
    Loot,
    Cards,
    Vault,
}

impl Purpose {
    pub(super) const COUNT: usize = 5;

    fn of(building: Building) -> Purpose {
        match building {
            Building::Insula
            | Building::Bar
            | Building::Aqueduct
            | Building::Storeroom
            | Building::Bath
            | Building::SlaveMarket
            | Building::Forum
            | Building::LudusMagnus
            | Building::School => Purpose::Clients,
            Building::Road
            | Building::Circus
            | Building::Tower
            | Building::Archway
            | Building::Scriptorium
            | Building::Stairway
            | Building::Villa
            | Building::Garden
            | Building::Amphitheatre
            | Building::Gate => Purpose::Building,
            Building::Dock
            | Building::Palisade
            | Building::Bridge
            | Building::Wall
            | Building::Foundry
            | Building::Sewer
            | Building::Colosseum
            | Building::Prison => Purpose::Loot,
            Building::Latrine
            | Building::Senate
            | Building::Vomitorium
            | Building::Academy
            | Building::Shrine
            | Building::Palace
            | Building::Fountain
            | Building::Temple => Purpose::Cards,
            Building::Market | Building::Atrium | Building::Catacomb | Building::Basilica | Building::Statue => {
                Purpose::Vault
            }
        }
    }
}

/// What having a function from the start would be worth, in points.
pub(super) fn lasting(building: Building, weights: &Weights) -> f32 {
    weights.powers[Purpose::of(building) as usize] * power_worth(building)
}

/// What functions are worth beside each other.
fn power_worth(building: Building) -> f32 {
    match building {
        Building::Insula => 1.5,
        Building::Latrine => 1.0,
        Building::Road => 1.5,
        Building::Bar => 2.5,
        Building::Circus => 1.5,
        Building::Dock => 3.0,
        Building::Market => 2.0,
        Building::Palisade => 1.5,
        Building::Amphitheatre => 0.0,
        Building::Aqueduct => 3.0,
        Building::Bridge => 3.0,
        Building::Storeroom => 3.0,
        Building::Senate => 2.0,
        Building::Wall => 2.5,
        Building::Tower => 2.5,
        Building::Vomitorium => 1.0,
        Building::Academy => 2.5,
        Building::Atrium => 2.5,
        Building::Foundry => 0.0,
        Building::Shrine => 1.5,
        Building::School => 0.0,
        Building::Gate => 3.0,
        Building::Bath => 4.0,
        Building::Archway => 3.5,
        Building::Colosseum => 3.5,
        Building::Garden => 0.0,
        Building::Sewer => 2.5,
        Building::Catacomb => 0.0,
        Building::Scriptorium => 2.5,
        Building::SlaveMarket => 4.0,
        Building::Prison => 0.0,
        Building::Villa => 0.0,
        Building::Basilica => 5.0,
        Building::Forum => 3.0,
        Building::Stairway => 1.5,
        Building::LudusMagnus => 3.5,
        Building::Palace => 4.0,
        Building::Fountain => 4.0,
        Building::Statue => 0.0,
        Building::Temple => 3.0,
    }
}
