//! The 57 building cards and both roads, as the data files say.

use std::fmt;
use std::sync::OnceLock;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::effect::Effect;
use crate::goods::{Basic, Basics, Tokens};
use crate::load;

/// Building cards in the box.
pub const BUILDINGS: usize = 57;

/// One building card, by its line in the data file. Written as its id where people read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building(#[cfg_attr(feature = "ts", ts(type = "string"))] pub u8);

impl Building {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Every card of the box, in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Building> + ExactSizeIterator {
        (0..table().facts.len() as u8).map(Building)
    }

    #[inline]
    pub fn facts(self) -> &'static Facts {
        &table().facts[self.index()]
    }

    pub fn printed(self) -> &'static Printed {
        &table().printed[self.index()]
    }

    /// The card with that id.
    pub fn by_id(id: &str) -> Option<Building> {
        table().printed.iter().position(|printed| printed.id == id).map(|index| Building(index as u8))
    }
}

impl fmt::Display for Building {
    /// The card's id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed().id)
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Building {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.serialize_str(&self.printed().id) } else { to.serialize_u8(self.0) }
    }
}

impl<'de> Deserialize<'de> for Building {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            let id = <std::borrow::Cow<'_, str>>::deserialize(from)?;
            Building::by_id(&id).ok_or_else(|| D::Error::custom(format!("there is no building card `{id}`")))
        } else {
            let index = u8::deserialize(from)?;
            let known = usize::from(index) < BUILDINGS;
            if known { Ok(Building(index)) } else { Err(D::Error::custom("there is no such building card")) }
        }
    }
}

/// A set of building cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BuildingSet(pub u64);

impl BuildingSet {
    pub const NONE: BuildingSet = BuildingSet(0);

    #[inline]
    pub fn contains(self, building: Building) -> bool {
        self.0 >> building.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, building: Building) {
        self.0 |= 1 << building.0;
    }

    #[inline]
    pub fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building.0);
    }

    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub fn and(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn or(self, other: BuildingSet) -> BuildingSet {
        BuildingSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn without(self, building: Building) -> BuildingSet {
        BuildingSet(self.0 & !(1 << building.0))
    }

    /// The cards in the order of the data file.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            (rest != 0).then(|| {
                let lowest = rest.trailing_zeros() as u8;
                rest &= rest - 1;
                Building(lowest)
            })
        })
    }
}

impl FromIterator<Building> for BuildingSet {
    fn from_iter<I: IntoIterator<Item = Building>>(cards: I) -> Self {
        let mut set = BuildingSet::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

impl fmt::Debug for BuildingSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// The colour of a building card: where it may lie and when it acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Farm,
    City,
    Peace,
    /// Red with a hammer: on any basic card, acts when its owner buys.
    Builder,
    /// Red with a Goth: on the basic cards it names, acts when the Goth moves.
    Wall,
}

/// What the rules need to know about a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Facts {
    pub colour: Colour,
    pub price: Tokens,
    /// Steps in the laurel wreath.
    pub laurel: u8,
    pub effect: Effect,
}

impl Facts {
    /// Whether the card may be laid on basic cards of this type.
    #[inline]
    pub fn fits(&self, basic: Basic) -> bool {
        let only = match (self.colour, self.effect) {
            (Colour::Farm, _) | (Colour::Wall, Effect::Wall(Basic::Farm)) => Basic::Farm,
            (Colour::City, _) | (Colour::Wall, Effect::Wall(Basic::City)) => Basic::City,
            (Colour::Peace, _) | (Colour::Wall, _) => Basic::Peace,
            (Colour::Builder, _) => return true,
        };
        only == basic
    }
}

/// What a card says beside that.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Printed {
    pub id: String,
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

/// Everything in the data files, ready for play.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    pub facts: [Facts; BUILDINGS],
    pub printed: Vec<Printed>,
    /// Cards that act when a basic card of their colour does.
    pub coloured: BuildingSet,
    /// Builders that swap tokens.
    pub swaps: BuildingSet,
    /// Builders that give something with every purchase.
    pub bonuses: BuildingSet,
    pub walls: BuildingSet,
    pub roads: Roads,
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

static TABLE: OnceLock<Table> = OnceLock::new();

/// The data of this game.
///
/// # Panics
/// If a data file was changed and is not sound; the tests of this crate load both files.
#[inline]
pub fn table() -> &'static Table {
    TABLE.get_or_init(|| {
        let loaded = load::table(load::BUILDINGS_FILE, load::TRACKS_FILE);
        loaded.unwrap_or_else(|error| panic!("the data of Gloria Mundi: {error}"))
    })
}

/// Plays with other data than that of this crate, from now on. Refused once the data is in use.
pub fn install(table: Table) -> Result<(), TableInUse> {
    TABLE.set(table).map_err(|_| TableInUse)
}

/// The data was asked for before it was replaced.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the building cards are in use already")]
pub struct TableInUse;

#[inline]
pub fn roads() -> &'static Roads {
    &table().roads
}
