//! Districts: houses of one value that hang together.

use arrayvec::ArrayVec;

use super::City;
use super::grid::Cells;
use crate::cards::{Family, HouseValue};

/// One district of a city, with what its worth is made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct District {
    pub houses: Cells,
    pub value: HouseValue,
    /// How many different colours of public buildings lie beside it.
    pub colours: u8,
    /// Point markers on the best therma beside it (Ruling B11).
    pub markers: u8,
}

impl District {
    /// The houses' values, added up.
    pub fn sum(&self) -> u8 {
        self.houses.len() * self.value.points()
    }

    /// Victory points. No public building beside it means no therma either: nothing (Ruling B12).
    pub fn points(&self) -> i16 {
        i16::from(self.sum()) * i16::from(self.colours) + i16::from(self.markers)
    }
}

/// All districts, houses of value 2 first, each value from the top left to the bottom right.
pub fn districts(city: &City) -> ArrayVec<District, { super::MOST_CARDS }> {
    let ground = Ground::of(city);
    let mut districts = ArrayVec::new();
    for value in HouseValue::ALL {
        let mut rest = ground.houses[value as usize];
        while let Some(first) = rest.iter().next() {
            let houses = rest.connected(first);
            rest = rest.without(houses);
            let beside = houses.beside();
            let colours = ground.public.iter().filter(|places| places.touches(beside)).count() as u8;
            let markers = city
                .cards()
                .iter()
                .filter(|placed| placed.points > 0 && beside.contains(placed.at))
                .map(|placed| placed.points)
                .max()
                .unwrap_or(0);
            districts.push(District { houses, value, colours, markers });
        }
    }
    districts
}

/// Houses by value and public buildings by colour.
pub(crate) struct Ground {
    pub(crate) houses: [Cells; 3],
    pub(crate) public: [Cells; 4],
}

impl Ground {
    pub(crate) fn of(city: &City) -> Ground {
        let mut ground = Ground { houses: [Cells::NONE; 3], public: [Cells::NONE; 4] };
        for placed in city.cards() {
            match placed.card.family() {
                Family::House(value) => ground.houses[value as usize].insert(placed.at),
                Family::Public(colour) => ground.public[colour as usize].insert(placed.at),
                Family::Production | Family::Aqueduct | Family::Temple => {}
            }
        }
        ground
    }

    /// How many different colours of public buildings there are.
    pub(crate) fn colours(&self) -> u8 {
        self.public.iter().filter(|places| !places.is_empty()).count() as u8
    }
}
