//! The 57 building cards: which there are. What is printed on them says the component set.

use std::fmt;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Building cards in the box.
pub const BUILDINGS: usize = 57;

/// The ids of the cards, in the order of the data file. Game files name cards by them.
#[rustfmt::skip]
const IDS: [&str; BUILDINGS] = [
    "F01", "F02", "F03", "F04", "F05", "F06", "F07", "F08", "F09", "F10", "F11", "F12", "F13", "F14", "F15",
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10", "C11", "C12", "C13", "C14", "C15",
    "P01", "P02", "P03", "P04", "P05", "P06", "P07", "P08", "P09", "P10", "P11", "P12", "P13", "P14", "P15",
    "B01", "B02", "B03", "B04", "B05", "B06",
    "W01", "W02", "W03", "W04", "W05", "W06",
];

/// One building card: a slot of the component set. Written as its id where people read.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Building(#[cfg_attr(feature = "ts", ts(type = "string"))] u8);

impl Building {
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Every card of the box, in the order of the data file.
    pub fn all() -> impl DoubleEndedIterator<Item = Building> + ExactSizeIterator {
        (0..BUILDINGS as u8).map(Building)
    }

    pub fn id(self) -> &'static str {
        IDS[self.index()]
    }

    /// The card with that id.
    pub fn by_id(id: &str) -> Option<Building> {
        Building::all().find(|building| building.id() == id)
    }
}

impl fmt::Display for Building {
    /// The card's id.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Building {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.serialize_str(self.id()) } else { to.serialize_u8(self.0) }
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

    /// Most sets of a display are empty, and not every processor counts bits in one go.
    #[inline]
    pub fn len(self) -> u8 {
        if self.is_empty() { 0 } else { self.0.count_ones() as u8 }
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
