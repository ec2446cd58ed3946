//! A player's city: where cards lie, where one may be built, which houses form a district.

pub mod district;
pub mod grid;

use arrayvec::ArrayVec;
use saturnalia_rules::Known as _;
use serde::{Deserialize, Serialize};

use crate::building::production;
use crate::cards::{Card, Family};
use crate::components::Components;
use grid::{Cell, Cells, START_FARM, START_HOUSE};

/// A full city: four rows of four.
pub const MOST_CARDS: usize = 16;

/// One building on the ground.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Placed {
    pub at: Cell,
    pub card: Card,
    /// Point markers lying on it (thermas only).
    pub points: u8,
}

/// The buildings of one player, with what play asks of them most often kept ready.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct City {
    /// Where something stands.
    all: Cells,
    aqueducts: Cells,
    /// Buildings with a place for a building point marker.
    granaries: Cells,
    /// Those of them on which one lies.
    marked: Cells,
    /// Money that one production brings.
    money: u8,
    /// Influence markers that one production brings.
    influence: u8,
    cards: ArrayVec<Placed, MOST_CARDS>,
}

impl City {
    /// The two start buildings side by side.
    pub fn founded() -> City {
        let mut city = City::default();
        city.put(Card::VegetableFarm, START_FARM);
        city.put(Card::House2, START_HOUSE);
        city
    }

    /// Puts a card on the ground; what stood there, if anything, leaves the city and is returned.
    pub fn put(&mut self, card: Card, at: Cell) -> Option<Card> {
        let placed = Placed { at, card, points: 0 };
        let mut replaced = None;
        if self.all.contains(at) {
            let old = self.cards.iter_mut().find(|old| old.at == at).known();
            replaced = Some(old.card);
            *old = placed;
            self.count_again();
        } else {
            self.cards.push(placed);
            self.count(placed);
        }
        replaced
    }

    fn count(&mut self, placed: Placed) {
        self.all.insert(placed.at);
        match placed.card.family() {
            Family::Aqueduct => self.aqueducts.insert(placed.at),
            Family::Production => {
                let harvest = production::harvest(placed.card);
                self.money += harvest.money;
                self.influence += harvest.influence;
                if harvest.building_point {
                    self.granaries.insert(placed.at);
                }
            }
            Family::House(_) | Family::Public(_) | Family::Temple => {}
        }
    }

    /// After a replacement: what stood there no longer counts, and its marker is gone (Ruling B10).
    fn count_again(&mut self) {
        let marked = self.marked;
        let cards = std::mem::take(&mut self.cards);
        *self = City::default();
        for placed in &cards {
            self.count(*placed);
        }
        self.cards = cards;
        self.marked = marked.and(self.granaries);
    }

    pub fn all(&self) -> Cells {
        self.all
    }

    pub fn aqueducts(&self) -> Cells {
        self.aqueducts
    }

    /// The buildings on which a building point marker lies.
    #[inline]
    pub fn marked(&self) -> Cells {
        self.marked
    }

    pub fn granaries(&self) -> Cells {
        self.granaries
    }

    pub(crate) fn mark(&mut self, cells: Cells) {
        self.marked = cells;
    }

    /// Money and influence that one production brings.
    #[inline]
    pub fn harvest(&self) -> (u8, u8) {
        (self.money, self.influence)
    }

    pub fn cards(&self) -> &[Placed] {
        &self.cards
    }

    pub(crate) fn lay_points(&mut self, at: Cell, points: u8) {
        self.cards.iter_mut().find(|placed| placed.at == at).known().points = points;
    }

    pub fn card_at(&self, at: Cell) -> Option<Card> {
        self.cards.iter().find(|placed| placed.at == at).map(|placed| placed.card)
    }

    #[inline]
    pub fn is_full(&self) -> bool {
        self.cards.len() == MOST_CARDS
    }

    /// How many cards lie beside this place.
    #[inline]
    pub fn neighbours(&self, at: Cell) -> u8 {
        Cells::only(at).beside().and(self.all).len()
    }

    /// Where this card may be built.
    #[inline]
    pub fn sites(&self, card: Card) -> Cells {
        if card.is_aqueduct() {
            crate::building::aqueduct::sites(self.all, self.aqueducts)
        } else {
            self.all.frontier()
        }
    }

    /// Stars printed on the cards of the city.
    pub fn stars(&self, set: &Components) -> u8 {
        self.cards.iter().map(|placed| set.stars(placed.card)).sum()
    }

    /// The places of all cards of which `wanted` is true.
    pub fn places(&self, wanted: impl Fn(Card) -> bool) -> Cells {
        self.cards.iter().filter(|placed| wanted(placed.card)).map(|placed| placed.at).collect()
    }

    /// How many cards there are of which `wanted` is true.
    pub fn count_of(&self, wanted: impl Fn(Card) -> bool) -> u8 {
        self.cards.iter().filter(|placed| wanted(placed.card)).count() as u8
    }
}
