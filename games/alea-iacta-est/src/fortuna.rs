//! Fortuna tiles, worth 1 to 3 points each.

use std::fmt;
use std::ops::{AddAssign, SubAssign};

use saturnalia_rules::{Arg, Dice};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Fortuna tiles by value. Tiles of one value are alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Tiles(pub [u8; 3]);

impl Tiles {
    pub const NONE: Tiles = Tiles([0; 3]);

    #[inline]
    pub const fn len(self) -> u8 {
        self.0[0] + self.0[1] + self.0[2]
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub const fn points(self) -> u8 {
        self.0[0] + 2 * self.0[1] + 3 * self.0[2]
    }

    /// How many of this value, from 1 to 3.
    pub const fn count(self, value: u8) -> u8 {
        self.0[value as usize - 1]
    }

    /// Whether all of the others are among these.
    pub fn contains(self, others: Tiles) -> bool {
        self.0.iter().zip(others.0).all(|(there, wanted)| *there >= wanted)
    }

    /// The values, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=3).flat_map(move |value| std::iter::repeat_n(value, usize::from(self.count(value))))
    }

    /// The value of each tile, and which of its value it is, if these lie there before: from 1 if none do.
    pub(crate) fn numbered_after(self, before: Tiles) -> impl Iterator<Item = (u8, u8)> {
        (1..=3).flat_map(move |value| {
            let lower = before.count(value);
            (lower + 1..=lower + self.count(value)).map(move |nth| (value, nth))
        })
    }

    /// The best so many of these.
    #[must_use]
    pub fn best(self, count: u8) -> Tiles {
        let threes = self.0[2].min(count);
        let twos = self.0[1].min(count - threes);
        let ones = self.0[0].min(count - threes - twos);
        Tiles([ones, twos, threes])
    }

    #[inline]
    pub(crate) fn put(&mut self, value: u8) {
        self.0[usize::from(value) - 1] += 1;
    }

    /// Takes out one tile drawn evenly.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let mut nth = dice.below(u32::from(self.len())) as u8;
        let mut value = 1;
        while nth >= self.count(value) {
            nth -= self.count(value);
            value += 1;
        }
        self.0[usize::from(value) - 1] -= 1;
        Some(value)
    }
}

/// Tiles by value, the best last.
impl From<Tiles> for Arg {
    fn from(tiles: Tiles) -> Arg {
        Arg::List(tiles.iter().map(Arg::from).collect())
    }
}

impl AddAssign for Tiles {
    fn add_assign(&mut self, other: Tiles) {
        for (own, more) in self.0.iter_mut().zip(other.0) {
            *own += more;
        }
    }
}

impl SubAssign for Tiles {
    fn sub_assign(&mut self, other: Tiles) {
        for (own, less) in self.0.iter_mut().zip(other.0) {
            *own -= less;
        }
    }
}

impl FromIterator<u8> for Tiles {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Tiles {
        let mut tiles = Tiles::NONE;
        for value in values {
            tiles.put(value);
        }
        tiles
    }
}

impl fmt::Debug for Tiles {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<arrayvec::ArrayVec<u8, 30>>().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let values = arrayvec::ArrayVec::<u8, 30>::deserialize(from)?;
        match values.iter().find(|value| !(1..=3).contains(*value)) {
            Some(value) => Err(D::Error::custom(format!("{value}: a Fortuna tile is worth 1 to 3"))),
            None => Ok(values.into_iter().collect()),
        }
    }
}

/// The temple's tiles: face down, and laid aside face up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Heap {
    pub face_down: Tiles,
    pub laid_aside: Tiles,
    /// The tiles laid aside were mixed into a new heap in this pass. Whoever drew before drew from the old one.
    pub mixed: bool,
    /// How many tiles have been drawn in the whole game.
    pub drawn: u16,
}

impl Heap {
    /// How many tiles can be drawn, those that would have to be mixed first included.
    pub fn len(&self) -> u8 {
        self.face_down.len() + self.laid_aside.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Mixes the tiles laid aside into a new heap, if none lies face down (Ruling A5).
    #[inline]
    pub(crate) fn mix_if_empty(&mut self) -> Option<Tiles> {
        if !self.face_down.is_empty() || self.laid_aside.is_empty() {
            return None;
        }
        self.face_down = std::mem::take(&mut self.laid_aside);
        self.mixed = true;
        Some(self.face_down)
    }
}
