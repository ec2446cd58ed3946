//! What is printed and never changes during a game, for whoever draws the table: sent once, not with every view.

use std::collections::BTreeMap;

use saturnalia_rules::Label;
use serde::Serialize;

use crate::cards::{Building, Colour};
use crate::components::{Components, Provenance};
use crate::effect::explain::explain;
use crate::goods::{Basic, Basics, Token, Tokens};

/// Everything that is printed on cards and roads.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Printed {
    #[cfg_attr(feature = "ts", ts(type = "Record<Building, CardView>"))]
    pub cards: BTreeMap<Building, CardView>,
    pub romans: RomansRoad,
    /// Every space of the Goth's road, from the start to Rome.
    pub spaces: Vec<SpaceView>,
    /// What a basic card produces, and what its symbol on the Goth's road asks as tribute.
    #[cfg_attr(feature = "ts", ts(type = "Record<Basic, Token>"))]
    pub products: BTreeMap<Basic, Token>,
}

/// A building card with everything on it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CardView {
    pub id: Building,
    pub name: String,
    pub colour: Colour,
    pub price: Tokens,
    /// Steps in the laurel wreath.
    pub steps: u8,
    pub effect: Label,
    /// Where name, colour, price and steps come from.
    pub card: Provenance,
    /// Where the effect comes from.
    pub ability: Provenance,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RomansRoad {
    /// Steps from Rome to Africa.
    pub africa: u8,
    pub provenance: Provenance,
}

/// A space of the Goth's road.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SpaceView {
    pub symbols: Basics,
    pub provenance: Provenance,
}

impl Printed {
    pub fn of(set: &Components) -> Printed {
        let roads = &set.roads;
        let spaces = roads.symbols.iter().zip(&roads.provenance);
        Printed {
            cards: Building::all().map(|building| (building, card(set, building))).collect(),
            romans: RomansRoad { africa: roads.africa, provenance: roads.africa_provenance },
            spaces: spaces
                .map(|(symbols, provenance)| SpaceView { symbols: *symbols, provenance: *provenance })
                .collect(),
            products: Basic::ALL.into_iter().map(|basic| (basic, basic.token())).collect(),
        }
    }
}

fn card(set: &Components, id: Building) -> CardView {
    let (facts, inscription) = (set.facts(id), set.inscription(id));
    CardView {
        id,
        name: inscription.name.clone(),
        colour: facts.colour,
        price: facts.price,
        steps: facts.laurel,
        effect: explain(facts.effect),
        card: inscription.card,
        ability: inscription.ability,
    }
}
