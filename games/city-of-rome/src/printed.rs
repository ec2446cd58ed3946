//! What is printed and never changes during a game, for whoever draws the table: sent once, not with every view.

use serde::Serialize;

use crate::cards::Card;
use crate::components::Components;

/// Everything that is printed on the cards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    /// In the order of the building overview.
    pub cards: Vec<PrintedCard>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct PrintedCard {
    pub card: Card,
    /// `temple`, `public green`, `house 2`.
    pub family: String,
    /// Building points.
    pub cost: u8,
    pub stars: u8,
    /// Copies in decks I, II, III, IV.
    pub copies: [u8; 4],
}

impl Printed {
    pub fn of(set: &Components) -> Printed {
        let printed = |card: Card| {
            let facts = set.facts(card);
            let family = card.family().words().to_owned();
            PrintedCard { card, family, cost: facts.cost, stars: facts.stars, copies: facts.copies }
        };
        Printed { cards: Card::all().map(printed).collect() }
    }
}
