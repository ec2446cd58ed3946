//! Temples: each counts something in its own way when the game is over.

use crate::cards::{Card, Family, HouseValue};
use crate::city::district::Ground;
use crate::city::{City, MOST_CARDS};
use crate::components::Components;

/// What temples look at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Census {
    pub cards: u8,
    /// Different colours of public buildings.
    pub colours: u8,
    pub houses: [u8; 3],
    pub temples: u8,
    pub production: u8,
    pub stars: u8,
    pub money: u8,
}

impl Census {
    /// Counts a city and its owner's money.
    pub fn of(set: &Components, city: &City, money: u8) -> Census {
        let ground = Ground::of(city);
        Census {
            cards: city.cards().len() as u8,
            colours: ground.colours(),
            houses: ground.houses.map(|places| places.len()),
            temples: city.count_of(|card| card.family() == Family::Temple),
            production: city.count_of(|card| card.family() == Family::Production),
            stars: city.stars(set),
            money,
        }
    }

    fn houses(&self, value: HouseValue) -> u8 {
        self.houses[value as usize]
    }

    /// Points of one temple; nothing for any other card. A condition pays once, however often it is met.
    pub fn points(&self, card: Card) -> i16 {
        let if_met = |met: bool, points: u8| if met { points } else { 0 };
        let points = match card {
            Card::Minerva => if_met(usize::from(self.cards) == MOST_CARDS, 10),
            Card::Fortuna => if_met(self.colours == 4, 15),
            Card::Amor => if_met(self.houses(HouseValue::Two) >= 4, 10),
            Card::Juno => if_met(self.temples >= 4, 10),
            Card::Saturnus => if_met(self.production >= 4, 15),
            Card::Luna => self.stars,
            Card::Mars => if_met(self.houses(HouseValue::Four) >= 1, 5),
            Card::Venus => 2 * self.houses(HouseValue::Two),
            Card::Jupiter => 2 * self.temples,
            Card::Mercury => self.money / 3,
            Card::VegetableFarm
            | Card::GrainFarm
            | Card::SheepFarm
            | Card::Winery
            | Card::House2
            | Card::House3
            | Card::House4
            | Card::LuxuryHouse2
            | Card::LuxuryHouse3
            | Card::LuxuryHouse4
            | Card::Market
            | Card::Arena
            | Card::School
            | Card::Therma
            | Card::ForumRomanum
            | Card::Colosseum
            | Card::University
            | Card::ImperialTherma
            | Card::Aqueduct
            | Card::GreatAqueduct => 0,
        };
        i16::from(points)
    }
}

/// Points of all temples of a city.
pub fn points(set: &Components, city: &City, money: u8) -> i16 {
    let census = Census::of(set, city, money);
    city.cards().iter().map(|placed| census.points(placed.card)).sum()
}
