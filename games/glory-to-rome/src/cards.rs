//! The order cards: forty buildings in six materials, and the six roles that go with the materials.

use saturnalia_rules::{Arg, Phrase};
use serde::{Deserialize, Serialize};

use crate::text;

/// What a card is worth building with. The six colours of the box, in the order of their value.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Material {
    Rubble,
    Wood,
    Concrete,
    Brick,
    Stone,
    Marble,
}

/// How many materials there are, and how many roles.
pub const MATERIALS: usize = 6;

impl Material {
    pub const ALL: [Material; MATERIALS] =
        [Material::Rubble, Material::Wood, Material::Concrete, Material::Brick, Material::Stone, Material::Marble];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The role printed on the cards of this material.
    #[inline]
    pub fn role(self) -> Role {
        Role::ALL[self.index()]
    }

    /// The first building of this material.
    pub fn first_building(self) -> Building {
        const FIRST: [Building; MATERIALS] = [
            Building::Insula,
            Building::Circus,
            Building::Amphitheatre,
            Building::Academy,
            Building::Colosseum,
            Building::Basilica,
        ];
        FIRST[self.index()]
    }

    /// The word used in scenarios and piece addresses.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; MATERIALS] = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
        NAMES[self.index()]
    }
}

/// What a card does when it is played or when its person becomes a client.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Role {
    Laborer,
    Craftsman,
    Architect,
    Legionary,
    Merchant,
    Patron,
}

impl Role {
    pub const ALL: [Role; MATERIALS] =
        [Role::Laborer, Role::Craftsman, Role::Architect, Role::Legionary, Role::Merchant, Role::Patron];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The material of the cards that carry this role.
    #[inline]
    pub fn material(self) -> Material {
        Material::ALL[self.index()]
    }

    /// The word used in scenarios and piece addresses.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; MATERIALS] = ["laborer", "craftsman", "architect", "legionary", "merchant", "patron"];
        NAMES[self.index()]
    }
}

macro_rules! buildings {
    ($($building:ident $name:literal $key:literal)*) => {
        /// The building an order card lays the foundation of: the kind of a card.
        ///
        /// The order is that of the materials, so that the cards of one material lie next to each other.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum Building { $($building),* }

        impl Building {
            pub const ALL: [Building; KINDS] = [$(Building::$building),*];

            /// The word used in scenarios and piece addresses.
            pub fn name(self) -> &'static str {
                const NAMES: [&str; KINDS] = [$($name),*];
                NAMES[self.index()]
            }

            /// The message that names it: its set brings it along.
            fn term(self) -> &'static str {
                const TERMS: [&str; KINDS] = [$(concat!("rome-building-", $key)),*];
                TERMS[self.index()]
            }

            /// What it does, in words that its set brings along.
            pub fn power(self) -> Arg {
                const TEXTS: [&str; KINDS] = [$(concat!("rome-power-", $key)),*];
                Arg::term(TEXTS[self.index()])
            }
        }
    };
}

/// How many different buildings there are.
pub const KINDS: usize = 40;
/// The most order cards there can be.
pub const CARDS: usize = 144;

buildings! {
    Insula "insula" "insula"
    Latrine "latrine" "latrine"
    Road "road" "road"
    Bar "bar" "bar"
    Circus "circus" "circus"
    Dock "dock" "dock"
    Market "market" "market"
    Palisade "palisade" "palisade"
    Amphitheatre "amphitheatre" "amphitheatre"
    Aqueduct "aqueduct" "aqueduct"
    Bridge "bridge" "bridge"
    Storeroom "storeroom" "storeroom"
    Senate "senate" "senate"
    Wall "wall" "wall"
    Tower "tower" "tower"
    Vomitorium "vomitorium" "vomitorium"
    Academy "academy" "academy"
    Atrium "atrium" "atrium"
    Foundry "foundry" "foundry"
    Shrine "shrine" "shrine"
    School "school" "school"
    Gate "gate" "gate"
    Bath "bath" "bath"
    Archway "archway" "archway"
    Colosseum "colosseum" "colosseum"
    Garden "garden" "garden"
    Sewer "sewer" "sewer"
    Catacomb "catacomb" "catacomb"
    Scriptorium "scriptorium" "scriptorium"
    SlaveMarket "slave_market" "slave-market"
    Prison "prison" "prison"
    Villa "villa" "villa"
    Basilica "basilica" "basilica"
    Forum "forum" "forum"
    Stairway "stairway" "stairway"
    LudusMagnus "ludus_magnus" "ludus-magnus"
    Palace "palace" "palace"
    Fountain "fountain" "fountain"
    Statue "statue" "statue"
    Temple "temple" "temple"
}

impl Building {
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// The material of the card. A Statue is of marble on whatever site it stands.
    #[inline]
    pub fn material(self) -> Material {
        match self as u8 {
            0..4 => Material::Rubble,
            4..8 => Material::Wood,
            8..16 => Material::Concrete,
            16..24 => Material::Brick,
            24..32 => Material::Stone,
            _ => Material::Marble,
        }
    }

    #[inline]
    pub fn role(self) -> Role {
        self.material().role()
    }
}

/// A card is called by the name that its set brings along.
impl From<Building> for Arg {
    fn from(building: Building) -> Arg {
        Arg::term(building.term())
    }
}

impl From<Material> for Arg {
    fn from(material: Material) -> Arg {
        const NAMES: [Phrase; MATERIALS] =
            [text::RUBBLE, text::WOOD, text::CONCRETE, text::BRICK, text::STONE, text::MARBLE];
        NAMES[material.index()].into()
    }
}

impl From<Role> for Arg {
    fn from(role: Role) -> Arg {
        const NAMES: [Phrase; MATERIALS] =
            [text::LABORER, text::CRAFTSMAN, text::ARCHITECT, text::LEGIONARY, text::MERCHANT, text::PATRON];
        NAMES[role.index()].into()
    }
}

/// Several cards as one argument.
pub(crate) fn named(cards: impl IntoIterator<Item = Building>) -> Arg {
    Arg::List(cards.into_iter().map(Arg::from).collect())
}

/// A set of buildings, such as those a seat has finished.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Buildings(u64);

impl Buildings {
    pub const NONE: Buildings = Buildings(0);
    /// Every building of marble.
    pub const MARBLE: Buildings = Buildings(0xff << 32);

    #[inline]
    pub fn contains(self, building: Building) -> bool {
        self.0 >> building.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, building: Building) {
        self.0 |= 1 << building.index();
    }

    #[inline]
    pub fn remove(&mut self, building: Building) {
        self.0 &= !(1 << building.index());
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    #[must_use]
    pub fn union(self, other: Buildings) -> Buildings {
        Buildings(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub fn intersection(self, other: Buildings) -> Buildings {
        Buildings(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub fn without(self, other: Buildings) -> Buildings {
        Buildings(self.0 & !other.0)
    }

    /// The buildings in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Building> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(Building::ALL[index])
        })
    }
}

impl FromIterator<Building> for Buildings {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut set = Buildings::NONE;
        for building in buildings {
            set.insert(building);
        }
        set
    }
}

impl std::fmt::Debug for Buildings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
