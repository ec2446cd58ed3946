//! The final score: provinces, patricians, Senate cards, Fortuna tiles, Repete! chips.

pub mod housing;
pub(crate) mod quarter;
pub mod senate_cards;
pub(crate) mod sharing;
mod sheet;
pub(crate) mod single;

use saturnalia_rules::Seat;

use crate::components::Components;
use crate::fortuna::Tiles;
use crate::senate::SenateCards;
use crate::state::State;
use crate::tiles::{Patricians, Provinces};

pub use housing::{Housed, Lodging, Roof};

/// An unoccupied province is worth so much less than printed, the free one included (Ruling A15).
pub const EMPTY_PROVINCE_LOSS: i16 = 1;
/// So many chips are worth a point.
pub const CHIPS_PER_POINT: u8 = 2;

/// What one player's score is counted from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tableau {
    pub provinces: Provinces,
    pub patricians: Patricians,
    pub senate: SenateCards,
    pub fortuna: Tiles,
    pub chips: u8,
}

impl Tableau {
    /// All that a seat owns.
    pub fn of(state: &State, seat: Seat) -> Tableau {
        Tableau { senate: state.senate_cards(seat), ..Tableau::in_sight(state, seat) }
    }

    /// What a seat owns as far as everybody sees it: without Senate cards.
    pub fn in_sight(state: &State, seat: Seat) -> Tableau {
        let player = &state.players[seat];
        Tableau {
            provinces: player.provinces,
            patricians: player.patricians,
            senate: SenateCards::NONE,
            fortuna: player.kept,
            chips: player.chips,
        }
    }
}

/// Points, and what breaks a tie between equal points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Total {
    pub points: i16,
    /// The value of the patricians that found no lodging (Ruling A20).
    pub unhoused: i16,
}

/// Points first, then unhoused value, in one number. Unhoused values never reach the weight of a point.
pub(crate) type Value = i32;
pub(crate) const POINT: Value = 1 << 8;

/// The best total that any housing of the patricians gives (Ruling A17).
pub fn total(set: &Components, tableau: &Tableau) -> Total {
    with_housing(set, tableau, housing::summary(set, tableau).total)
}

/// The total of a tableau whose best housing is known.
pub(crate) fn with_housing(set: &Components, tableau: &Tableau, housed: Total) -> Total {
    let rest = senate_cards::fixed_points(set, tableau)
        + i16::from(tableau.fortuna.points())
        + i16::from(tableau.chips / CHIPS_PER_POINT);
    Total { points: housed.points + rest, unhoused: housed.unhoused }
}
