//! The format of `data/components.toml`.

use std::collections::BTreeMap;
use std::fmt;

use saturnalia_rules::Spanned;
use serde::de::{self, IgnoredAny, Unexpected, Visitor};
use serde::{Deserialize, Deserializer};

use super::Source;
use crate::cards::{Building, Calling, Colour, EventCard, Fighter, Token, Work};

/// A value and where it comes from.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sourced<T> {
    value: Spanned<T>,
    pub(super) source: Source,
}

impl<T> Sourced<T> {
    pub(super) fn value(&self) -> &T {
        self.value.get_ref()
    }

    /// What is wrong with this value.
    pub(super) fn slip(&self, problem: impl Into<String>) -> Slip {
        Slip { at: Some(self.value.start()), problem: problem.into() }
    }
}

/// What is wrong with the file: where, in bytes from its beginning, and what.
pub(super) struct Slip {
    pub(super) at: Option<usize>,
    pub(super) problem: String,
}

impl Slip {
    /// Something that is not about one value.
    pub(super) fn whole(problem: impl Into<String>) -> Slip {
        Slip { at: None, problem: problem.into() }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct File {
    pub(super) table: Table,
    pub(super) players: Players,
    pub(super) characters: BTreeMap<Calling, Character>,
    pub(super) crane: Crane,
    pub(super) buildings: BTreeMap<Building, Tile>,
    pub(super) events: BTreeMap<EventCard, Danger>,
    pub(super) ladder: Ladder,
    pub(super) works: BTreeMap<Work, GreatWork>,
    pub(super) plebs: Plebs,
    pub(super) ecclesia: Ecclesia,
    /// Read by the house.
    #[serde(default, rename = "set")]
    _set: IgnoredAny,
    #[serde(default, rename = "names")]
    _names: IgnoredAny,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Table {
    pub(super) rounds: Sourced<u8>,
    pub(super) start_denarii: Sourced<u8>,
    pub(super) start_prestige: Sourced<u8>,
    pub(super) base_income: Sourced<u8>,
    pub(super) merchant_income: Sourced<u8>,
    pub(super) coins: Sourced<u8>,
    pub(super) slots: Sourced<Vec<Colour>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Players {
    #[serde(rename = "2")]
    pub(super) two: ForPlayers,
    #[serde(rename = "3")]
    pub(super) three: ForPlayers,
    #[serde(rename = "4")]
    pub(super) four: ForPlayers,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ForPlayers {
    pub(super) start_characters: Sourced<u8>,
    pub(super) recruits: Sourced<u8>,
    pub(super) sales: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Character {
    pub(super) plain: Sourced<u8>,
    pub(super) christian: Sourced<u8>,
    pub(super) hexes: Sourced<Vec<Colour>>,
    /// Those of the cards with the fish, if they show others.
    pub(super) christian_hexes: Option<Sourced<Vec<Colour>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Crane {
    pub(super) cards: Sourced<u8>,
    pub(super) hexes: Sourced<Vec<Colour>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tile {
    pub(super) tiles: Sourced<[u8; 3]>,
    pub(super) amount: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Danger {
    pub(super) token: Option<Sourced<Token>>,
    pub(super) prestige: Option<Sourced<u8>>,
    pub(super) fought_by: Sourced<Vec<Fighter>>,
    pub(super) famine: Sourced<Symbols>,
}

/// How many symbols a card shows. `false` is none, `true` is one.
#[derive(Clone, Copy)]
pub(super) struct Symbols(pub(super) u8);

impl<'de> Deserialize<'de> for Symbols {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Symbols, D::Error> {
        struct Count;

        impl Visitor<'_> for Count {
            type Value = Symbols;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of symbols, or `true` for one and `false` for none")
            }

            fn visit_bool<E: de::Error>(self, shown: bool) -> Result<Symbols, E> {
                Ok(Symbols(u8::from(shown)))
            }

            fn visit_i64<E: de::Error>(self, count: i64) -> Result<Symbols, E> {
                u8::try_from(count).map(Symbols).map_err(|_| E::invalid_value(Unexpected::Signed(count), &self))
            }
        }

        from.deserialize_any(Count)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ladder {
    pub(super) values: Sourced<Vec<u8>>,
    pub(super) start: Sourced<u8>,
    pub(super) crisis_columns: Sourced<u8>,
    pub(super) famine_most: Sourced<u8>,
    pub(super) crisis_points: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GreatWork {
    pub(super) places: Option<Sourced<Vec<u8>>>,
    pub(super) tiers: Option<Sourced<Vec<[u8; 2]>>>,
    pub(super) step: Option<Sourced<u8>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Plebs {
    pub(super) votes_per_point: Sourced<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Ecclesia {
    pub(super) christian: Sourced<u8>,
    pub(super) slave_price: Sourced<u8>,
    pub(super) freed_slave: Sourced<u8>,
}
