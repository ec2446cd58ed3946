//! What is printed on the building cards and both roads, read from the data file. What a symbol *does* is in `effect/`.

mod buildings;
mod feeding;
mod tracks;

use saturnalia_rules::{Arg, Misprint, Sets, Sheet};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::cards::{BUILDINGS, Building, BuildingSet, Colour};
use crate::effect::Effect;
use crate::goods::{Basic, Basics, Tokens};

/// The box: every card and both roads, ready for play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Components {
    facts: [Facts; BUILDINGS],
    inscriptions: Vec<Inscription>,
    /// Cards that act when a basic card of their colour does.
    pub coloured: BuildingSet,
    /// Builders that swap tokens.
    pub swaps: BuildingSet,
    /// Builders that give something with every purchase.
    pub bonuses: BuildingSet,
    pub walls: BuildingSet,
    pub roads: Roads,
}

/// What the rules need to know about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub colour: Colour,
    pub price: Tokens,
    /// Steps in the laurel wreath.
    pub laurel: u8,
    pub effect: Effect,
    /// The only type of basic card it may be laid on; `None` for any.
    pub only_on: Option<Basic>,
}

/// What a card says beside that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Inscription {
    pub name: String,
    /// Where name, type, price and steps come from.
    pub card: Provenance,
    /// Where the effect comes from.
    pub ability: Provenance,
}

/// How sure a fact is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Read off the card or the board.
    Printed,
    Rulebook,
    /// Described by somebody who had the card before him.
    Seen,
    /// As players describe it.
    Reported,
    /// A form of something the rulebook explains.
    Inferred,
    /// Designed here, because the original could not be had.
    Reconstructed,
}

/// The road of the Romans and the road of the Goth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roads {
    /// Steps from Rome to Africa.
    pub africa: u8,
    pub africa_provenance: Provenance,
    /// The symbols of the Goth's road by space. The start (0) and Rome (the last) have none.
    pub symbols: Vec<Basics>,
    /// By space: all symbols between it and Rome.
    pub ahead: Vec<Basics>,
    /// Where each space comes from.
    pub provenance: Vec<Provenance>,
}

/// The longest road of the Goth that fits a state.
pub const LONGEST_ROAD: usize = 48;

impl Components {
    /// What the rules need to know about a card.
    #[inline]
    pub fn facts(&self, building: Building) -> &Facts {
        &self.facts[building.index()]
    }

    pub fn inscription(&self, building: Building) -> &Inscription {
        &self.inscriptions[building.index()]
    }

    /// A card's name: Latin in every language.
    pub fn name(&self, building: Building) -> Arg {
        Arg::Text(self.inscription(building).name.clone())
    }
}

/// The data file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    totals: buildings::Totals,
    cards: buildings::Cards,
    romans: tracks::Romans,
    goth: tracks::Goth,
    /// Read by the house.
    #[serde(default, rename = "set")]
    _set: IgnoredAny,
    #[serde(default, rename = "names")]
    _names: IgnoredAny,
}

impl saturnalia_rules::Components for Components {
    const PRINTED: &'static str = include_str!("../../data/components.toml");

    fn read(source: &str) -> Result<Components, Misprint> {
        let sheet = Sheet(source);
        let File { totals, cards, romans, goth, .. } = sheet.parse()?;
        buildings::read(sheet, &totals, cards, tracks::read(sheet, &romans, &goth)?)
    }

    fn sets() -> &'static Sets<Components> {
        static SETS: Sets<Components> = Sets::new();
        &SETS
    }
}

impl Facts {
    /// Whether the card may be laid on basic cards of this type.
    #[inline]
    pub fn fits(&self, basic: Basic) -> bool {
        self.only_on.is_none_or(|only| only == basic)
    }
}

impl Roads {
    /// The space of Rome on the Goth's road.
    #[inline]
    pub fn rome(&self) -> u8 {
        self.symbols.len() as u8 - 1
    }

    #[inline]
    pub fn symbols(&self, space: u8) -> Basics {
        self.symbols[usize::from(space)]
    }

    /// All symbols behind a space, as far as Rome.
    #[inline]
    pub fn ahead(&self, space: u8) -> Basics {
        self.ahead[usize::from(space)]
    }
}
