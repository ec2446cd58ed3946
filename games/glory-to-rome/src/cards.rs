//! The order cards: forty buildings in six materials, and the six roles that go with the materials.

use serde::{Deserialize, Serialize};

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

    /// What a card of this material is worth, how much of it a building needs, and how much influence its site gives.
    #[inline]
    pub fn value(self) -> u8 {
        const VALUE: [u8; MATERIALS] = [1, 1, 2, 2, 3, 3];
        VALUE[self.index()]
    }

    /// The role printed on the cards of this material.
    #[inline]
    pub fn role(self) -> Role {
        Role::ALL[self.index()]
    }

    /// The word used in scenarios and piece addresses.
    pub fn name(self) -> &'static str {
        const NAMES: [&str; MATERIALS] = ["rubble", "wood", "concrete", "brick", "stone", "marble"];
        NAMES[self.index()]
    }

    /// The message that names it.
    pub fn term(self) -> &'static str {
        const TERMS: [&str; MATERIALS] =
            ["rome-rubble", "rome-wood", "rome-concrete", "rome-brick", "rome-stone", "rome-marble"];
        TERMS[self.index()]
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

    /// The message that names it.
    pub fn term(self) -> &'static str {
        const TERMS: [&str; MATERIALS] =
            ["rome-laborer", "rome-craftsman", "rome-architect", "rome-legionary", "rome-merchant", "rome-patron"];
        TERMS[self.index()]
    }
}

macro_rules! buildings {
    ($($building:ident $name:literal $key:literal $german:literal)*) => {
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

            /// The message that names it.
            pub fn term(self) -> &'static str {
                const TERMS: [&str; KINDS] = [$(concat!("rome-building-", $key)),*];
                TERMS[self.index()]
            }

            /// The message that says what it does.
            pub fn power_text(self) -> &'static str {
                const TEXTS: [&str; KINDS] = [$(concat!("rome-power-", $key)),*];
                TEXTS[self.index()]
            }

            /// The name on the German card: the alphabet decides who begins.
            pub fn german(self) -> &'static str {
                const GERMAN: [&str; KINDS] = [$($german),*];
                GERMAN[self.index()]
            }
        }
    };
}

/// How many different buildings there are.
pub const KINDS: usize = 40;
/// How many order cards there are.
pub const CARDS: usize = 144;

buildings! {
    Insula "insula" "insula" "Insula"
    Latrine "latrine" "latrine" "Latrine"
    Road "road" "road" "Straße"
    Bar "bar" "bar" "Taverne"
    Circus "circus" "circus" "Circus"
    Dock "dock" "dock" "Dock"
    Market "market" "market" "Markt"
    Palisade "palisade" "palisade" "Palisade"
    Amphitheatre "amphitheatre" "amphitheatre" "Amphitheater"
    Aqueduct "aqueduct" "aqueduct" "Aquädukt"
    Bridge "bridge" "bridge" "Brücke"
    Storeroom "storeroom" "storeroom" "Lagerhalle"
    Senate "senate" "senate" "Senat"
    Wall "wall" "wall" "Stadtmauer"
    Tower "tower" "tower" "Turm"
    Vomitorium "vomitorium" "vomitorium" "Vomitorium"
    Academy "academy" "academy" "Akademie"
    Atrium "atrium" "atrium" "Atrium"
    Foundry "foundry" "foundry" "Gießerei"
    Shrine "shrine" "shrine" "Schrein"
    School "school" "school" "Schule"
    Gate "gate" "gate" "Stadttor"
    Bath "bath" "bath" "Therme"
    Archway "archway" "archway" "Triumphbogen"
    Colosseum "colosseum" "colosseum" "Colosseum"
    Garden "garden" "garden" "Gärten"
    Sewer "sewer" "sewer" "Kanalisation"
    Catacomb "catacomb" "catacomb" "Katakomben"
    Scriptorium "scriptorium" "scriptorium" "Scriptorium"
    SlaveMarket "slave_market" "slave-market" "Sklavenmarkt"
    Prison "prison" "prison" "Verlies"
    Villa "villa" "villa" "Villa"
    Basilica "basilica" "basilica" "Basilica"
    Forum "forum" "forum" "Forum"
    Stairway "stairway" "stairway" "Freitreppe"
    LudusMagnus "ludus_magnus" "ludus-magnus" "Ludus Magnus"
    Palace "palace" "palace" "Palast"
    Fountain "fountain" "fountain" "Springbrunnen"
    Statue "statue" "statue" "Statue"
    Temple "temple" "temple" "Tempel"
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

    /// How many cards of this building are in the box.
    #[inline]
    pub fn copies(self) -> u8 {
        if (self as u8) < 8 { 6 } else { 3 }
    }

    /// The card that comes first here begins. Ruling Q30: German names, ä as a, ü as u, ß as ss.
    pub fn alphabet(self) -> u8 {
        const PLACE: [u8; KINDS] = [
            13, 17, 31, 32, 6, 8, 19, 21, 1, 2, 5, 16, 25, 28, 36, 39, 0, 3, 12, 22, 23, 29, 34, 35, 7, 11, 14, 15, 24,
            26, 37, 38, 4, 9, 10, 18, 20, 27, 30, 33,
        ];
        PLACE[self.index()]
    }
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
