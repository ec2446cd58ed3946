//! The kinds of cards, tiles and tokens. What is printed on them is in `components`.

use saturnalia_rules::Arg;
use serde::{Deserialize, Serialize};

/// An enum of the game with its list of values, index, key and name: a message of the set, of that prefix.
macro_rules! kinds {
    ($(#[$doc:meta])* $name:ident, $count:literal, $prefix:literal { $($(#[$variant_doc:meta])* $variant:ident => $key:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        #[repr(u8)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; $count] = [$($name::$variant),*];

            /// Its number in the order.
            #[inline]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its name in scenarios, addresses and answers.
            pub const fn key(self) -> &'static str {
                match self {
                    $($name::$variant => $key),*
                }
            }
        }

        /// It is called by the name that its set brings along.
        impl From<$name> for Arg {
            fn from(kind: $name) -> Arg {
                Arg::term(match kind {
                    $($name::$variant => concat!("sylla-", $prefix, "-", $key)),*
                })
            }
        }
    };
}

kinds! {
    /// A kind of Res Publica token, and the marker of its kind on the ladder.
    Token, 3, "token" {
        Civic => "civic",
        Health => "health",
        Leisure => "leisure",
    }
}

kinds! {
    /// The colour of a hexagon and of a place for buildings.
    Colour, 3, "colour" {
        Red => "red",
        Yellow => "yellow",
        Grey => "grey",
    }
}

kinds! {
    /// What a character is.
    Calling, 5, "card" {
        Senator => "senator",
        Merchant => "merchant",
        Legionary => "legionary",
        Vestal => "vestal",
        Slave => "slave",
    }
}

kinds! {
    /// Who can fight an event.
    Fighter, 2, "card" {
        Legionary => "legionary",
        Vestal => "vestal",
    }
}

kinds! {
    /// A card of a player's row: a character, or a crane.
    Card, 11, "card" {
        Senator => "senator",
        ChristianSenator => "christian_senator",
        Merchant => "merchant",
        ChristianMerchant => "christian_merchant",
        Legionary => "legionary",
        ChristianLegionary => "christian_legionary",
        Vestal => "vestal",
        ChristianVestal => "christian_vestal",
        Slave => "slave",
        ChristianSlave => "christian_slave",
        Crane => "crane",
    }
}

kinds! {
    /// A building tile. The first four stay with their owner.
    Building, 9, "building" {
        Stall => "stall",
        Field => "field",
        HouseTemple => "house_temple",
        Tavern => "tavern",
        Insula => "insula",
        Crane => "crane",
        Arch => "arch",
        Statue => "statue",
        Bank => "bank",
    }
}

kinds! {
    /// An event card.
    EventCard, 10, "event" {
        Epidemic => "epidemic",
        Eruption => "eruption",
        ImperialCult => "imperial_cult",
        Famine => "famine",
        Persecution => "persecution",
        Purge => "purge",
        Flood => "flood",
        SlaveRevolt => "slave_revolt",
        Pillage => "pillage",
        /// Always lies open, lowest of the four.
        Decadence => "decadence",
    }
}

kinds! {
    /// A great work. The church, which is built by itself at the end, is not among them.
    Work, 6, "work" {
        Pantheon => "pantheon",
        Temple => "temple",
        Granary => "granary",
        Baths => "baths",
        Colosseum => "colosseum",
        Senate => "senate",
    }
}

/// Kinds of characters.
pub const CHARACTERS: usize = 10;
/// Kinds of cards in a row.
pub const CARDS: usize = 11;
/// Sets of characters in the box.
pub const SETS: u8 = 4;
/// Kinds of buildings that stay with their owner.
pub const LASTING: usize = 4;

impl Card {
    /// Every kind of character.
    pub fn characters() -> impl Iterator<Item = Card> + Clone {
        Card::ALL.into_iter().take(CHARACTERS)
    }

    /// What the character is; a crane is none.
    pub const fn calling(self) -> Option<Calling> {
        match self {
            Card::Senator | Card::ChristianSenator => Some(Calling::Senator),
            Card::Merchant | Card::ChristianMerchant => Some(Calling::Merchant),
            Card::Legionary | Card::ChristianLegionary => Some(Calling::Legionary),
            Card::Vestal | Card::ChristianVestal => Some(Calling::Vestal),
            Card::Slave | Card::ChristianSlave => Some(Calling::Slave),
            Card::Crane => None,
        }
    }

    /// Whether the card shows the fish.
    pub const fn is_christian(self) -> bool {
        match self {
            Card::ChristianSenator
            | Card::ChristianMerchant
            | Card::ChristianLegionary
            | Card::ChristianVestal
            | Card::ChristianSlave => true,
            Card::Senator | Card::Merchant | Card::Legionary | Card::Vestal | Card::Slave | Card::Crane => false,
        }
    }
}

impl Calling {
    /// The character of this calling without and with the fish.
    pub const fn cards(self) -> [Card; 2] {
        match self {
            Calling::Senator => [Card::Senator, Card::ChristianSenator],
            Calling::Merchant => [Card::Merchant, Card::ChristianMerchant],
            Calling::Legionary => [Card::Legionary, Card::ChristianLegionary],
            Calling::Vestal => [Card::Vestal, Card::ChristianVestal],
            Calling::Slave => [Card::Slave, Card::ChristianSlave],
        }
    }
}

impl Fighter {
    /// The calling whose cards get this cube.
    pub const fn calling(self) -> Calling {
        match self {
            Fighter::Legionary => Calling::Legionary,
            Fighter::Vestal => Calling::Vestal,
        }
    }
}

impl Building {
    /// The buildings that stay with their owner.
    pub const LASTING: [Building; LASTING] =
        [Building::Stall, Building::Field, Building::HouseTemple, Building::Tavern];

    /// Whether the tile stays in front of its owner.
    pub const fn lasts(self) -> bool {
        self.index() < LASTING
    }
}

/// Several things of a kind as one argument.
pub(crate) fn named<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(things.into_iter().map(Into::into).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_the_names_in_answers() {
        for card in Card::ALL {
            assert_eq!(serde_json::to_value(card).unwrap(), card.key());
        }
        for event in EventCard::ALL {
            assert_eq!(serde_json::to_value(event).unwrap(), event.key());
        }
        for building in Building::ALL {
            assert_eq!(serde_json::to_value(building).unwrap(), building.key());
        }
        for work in Work::ALL {
            assert_eq!(serde_json::to_value(work).unwrap(), work.key());
        }
    }
}
