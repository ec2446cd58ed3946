//! Action strips: five fields between the emperor and the far end.

use serde::{Deserialize, Serialize};

/// Fields of a strip.
pub const FIELD_COUNT: usize = 5;
/// Strips in the box.
pub const STRIPS: usize = 6;

/// What a field gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Symbol {
    /// A building point.
    Brick,
    /// A production point.
    Cog,
}

/// A strip as it lies, with one face up and one end at the emperor: bit `n` is set if its field `n` shows a cog.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Strip(u8);

/// Free points of a builder.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Points {
    pub bricks: u8,
    pub cogs: u8,
}

impl Strip {
    const fn reading(letters: &[u8; FIELD_COUNT]) -> Strip {
        let mut cogs = 0;
        let mut field = 0;
        while field < FIELD_COUNT {
            if letters[field] == b'C' {
                cogs |= 1 << field;
            }
            field += 1;
        }
        Strip(cogs)
    }

    /// Reads a strip written as five letters, `B` for a brick and `C` for a cog, from the emperor.
    pub fn parse(text: &str) -> Option<Strip> {
        let letters: &[u8; FIELD_COUNT] = text.as_bytes().try_into().ok()?;
        if letters.iter().any(|letter| !b"BC".contains(letter)) {
            return None;
        }
        Some(Strip::reading(letters))
    }

    /// The strip written as five letters.
    pub fn letters(self) -> String {
        self.symbols()
            .map(|symbol| match symbol {
                Symbol::Brick => 'B',
                Symbol::Cog => 'C',
            })
            .collect()
    }

    /// The fields, from the emperor.
    pub fn symbols(self) -> impl Iterator<Item = Symbol> {
        (0..FIELD_COUNT).map(move |field| if self.0 >> field & 1 == 1 { Symbol::Cog } else { Symbol::Brick })
    }

    /// The other face: turned over along the long side, the same fields in mirrored order.
    #[must_use]
    pub const fn flipped(self) -> Strip {
        Strip(self.0.reverse_bits() >> 3)
    }

    /// Which of the six strips this is, whichever face shows.
    pub fn class(self) -> Strip {
        Strip(self.0.min(self.flipped().0))
    }

    /// Free points on this field: its own and those of all fields toward the emperor, occupied or not (Ruling B2).
    #[inline]
    pub const fn points(self, field: u8) -> Points {
        let up_to = (2u8 << field) - 1;
        let cogs = (self.0 & up_to).count_ones() as u8;
        Points { bricks: field + 1 - cogs, cogs }
    }
}
