//! What is printed and never changes during a game, for whoever draws the table: sent once, not with every view.

use serde::Serialize;

use crate::cards::{Building, Material, Role};
use crate::components::Components;

/// What lies in the box.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    pub cards: Vec<PrintedCard>,
    pub senators: u8,
    /// Sites of each material.
    pub sites: u8,
}

/// The order cards of one building.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedCard {
    pub building: Building,
    pub material: Material,
    pub role: Role,
    /// What it is worth, how many materials the building needs, and what influence its site gives.
    pub value: u8,
    pub copies: u8,
}

impl Printed {
    pub fn of(set: &Components) -> Printed {
        let printed = |building: Building| PrintedCard {
            building,
            material: building.material(),
            role: building.role(),
            value: set.value(building.material()),
            copies: set.copies(building),
        };
        Printed { cards: Building::ALL.into_iter().map(printed).collect(), senators: set.senators, sites: set.sites }
    }
}
