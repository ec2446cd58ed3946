//! Province cards and patrician tiles, and sets of them. What they are worth is in the components.

use std::fmt;
use std::marker::PhantomData;

use saturnalia_rules::{Arg, Dice};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The six colours of provinces and patricians (Ruling A25).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Colour {
    Red,
    Blue,
    Green,
    Yellow,
    Purple,
    Brown,
}

impl Colour {
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow, Colour::Purple, Colour::Brown];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// As it is written in addresses and files.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Red => "red",
            Colour::Blue => "blue",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::Purple => "purple",
            Colour::Brown => "brown",
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Sex {
    Woman,
    Man,
}

impl Sex {
    pub const ALL: [Sex; 2] = [Sex::Woman, Sex::Man];

    pub const fn name(self) -> &'static str {
        match self {
            Sex::Woman => "woman",
            Sex::Man => "man",
        }
    }
}

/// Something printed of which there is exactly one: it has a number, and sets of it are bits.
pub trait Tile: Copy + Eq {
    /// How many there are.
    const COUNT: u8;
    fn index(self) -> u8;
    /// The tile with this number, which is below [`COUNT`](Tile::COUNT).
    fn from_index(index: u8) -> Self;
}

/// A province card: one of four of a colour, or the free province.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Province(u8);

impl Province {
    /// How many there are of a colour.
    pub const VALUES: usize = 4;

    /// The grey joker province.
    pub const FREE: Province = Province(24);

    /// Of a colour, counted from 1 by their value.
    pub const fn new(colour: Colour, number: u8) -> Province {
        Province(colour as u8 * 4 + number - 1)
    }

    /// `None` for the free province.
    #[inline]
    pub const fn colour(self) -> Option<Colour> {
        if self.0 < 24 { Some(Colour::ALL[self.0 as usize / 4]) } else { None }
    }

    /// Which of its colour it is, from 0, the least valuable first; `None` for the free province.
    #[inline]
    pub(crate) const fn nth(self) -> Option<usize> {
        if self.0 < 24 { Some(self.0 as usize % Province::VALUES) } else { None }
    }
}

impl Tile for Province {
    const COUNT: u8 = 25;
    #[inline]
    fn index(self) -> u8 {
        self.0
    }
    #[inline]
    fn from_index(index: u8) -> Province {
        Province(index)
    }
}

impl fmt::Display for Province {
    /// `blue-4`, or `free`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.colour().zip(self.nth()) {
            Some((colour, nth)) => write!(f, "{}-{}", colour.name(), nth + 1),
            None => f.write_str("free"),
        }
    }
}

/// A patrician tile: one of three women or three men of a colour.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Patrician(u8);

impl Patrician {
    /// How many there are of a colour and sex.
    pub const VALUES: usize = 3;

    /// Of a colour and sex, counted from 1 by their value.
    pub const fn new(colour: Colour, sex: Sex, number: u8) -> Patrician {
        Patrician(colour as u8 * 6 + sex as u8 * 3 + number - 1)
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.0 as usize / 6]
    }

    #[inline]
    pub const fn sex(self) -> Sex {
        Sex::ALL[self.0 as usize / 3 % 2]
    }

    /// Which of its colour and sex he or she is, from 0, the least valuable first.
    #[inline]
    pub(crate) const fn nth(self) -> usize {
        self.0 as usize % Patrician::VALUES
    }
}

impl Tile for Patrician {
    const COUNT: u8 = 36;
    #[inline]
    fn index(self) -> u8 {
        self.0
    }
    #[inline]
    fn from_index(index: u8) -> Patrician {
        Patrician(index)
    }
}

impl fmt::Display for Patrician {
    /// `red-woman-3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}-{}", self.colour().name(), self.sex().name(), self.nth() + 1)
    }
}

/// Written by name where people read, by number elsewhere.
macro_rules! written_by_name {
    ($tile:ident) => {
        impl fmt::Debug for $tile {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl Serialize for $tile {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() { to.collect_str(self) } else { self.index().serialize(to) }
            }
        }

        impl<'de> Deserialize<'de> for $tile {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                let found = if from.is_human_readable() {
                    let name = String::deserialize(from)?;
                    let found = (0..$tile::COUNT).map($tile).find(|tile| tile.to_string() == name);
                    found.ok_or_else(|| D::Error::custom(format!("`{name}` does not exist")))?
                } else {
                    $tile(u8::deserialize(from)?)
                };
                if found.0 < $tile::COUNT { Ok(found) } else { Err(D::Error::custom("no such tile")) }
            }
        }
    };
}
written_by_name!(Province);
written_by_name!(Patrician);

/// A province is called by the name that its set brings along.
impl From<Province> for Arg {
    fn from(province: Province) -> Arg {
        Arg::term(format!("alea-province-{province}"))
    }
}

impl From<Patrician> for Arg {
    fn from(patrician: Patrician) -> Arg {
        Arg::term(format!("alea-patrician-{patrician}"))
    }
}

/// A set of tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct TileSet<T> {
    bits: u64,
    of: PhantomData<T>,
}

impl<T: Tile> TileSet<T> {
    pub const NONE: TileSet<T> = TileSet::from_bits(0);

    pub(crate) const fn from_bits(bits: u64) -> TileSet<T> {
        TileSet { bits, of: PhantomData }
    }

    /// A bit for each tile.
    #[inline]
    pub(crate) const fn bits(self) -> u64 {
        self.bits
    }

    /// Every tile there is.
    pub const fn all() -> TileSet<T> {
        TileSet::from_bits((1 << T::COUNT) - 1)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    #[inline]
    pub fn contains(self, tile: T) -> bool {
        self.bits >> tile.index() & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, tile: T) {
        self.bits |= 1 << tile.index();
    }

    #[inline]
    pub fn remove(&mut self, tile: T) {
        self.bits &= !(1 << tile.index());
    }

    #[inline]
    #[must_use]
    pub const fn union(self, other: TileSet<T>) -> TileSet<T> {
        TileSet::from_bits(self.bits | other.bits)
    }

    /// Whether the two have a tile in common.
    #[inline]
    pub const fn touches(self, other: TileSet<T>) -> bool {
        self.bits & other.bits != 0
    }

    /// `count` bits from number `from` on.
    #[inline]
    pub(crate) const fn slice(self, from: usize, count: usize) -> u8 {
        (self.bits >> from & ((1 << count) - 1)) as u8
    }

    /// The tiles in order of their numbers.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            let index = bits.trailing_zeros() as u8;
            (bits != 0).then(|| {
                bits &= bits - 1;
                T::from_index(index)
            })
        })
    }

    /// Takes out one tile drawn evenly: the top of a shuffled stack. `None` from an empty one.
    #[inline]
    pub(crate) fn draw(&mut self, dice: &mut Dice) -> Option<T> {
        if self.is_empty() {
            return None;
        }
        let mut bits = self.bits;
        for _ in 0..dice.below(u32::from(self.len())) {
            bits &= bits - 1;
        }
        let tile = T::from_index(bits.trailing_zeros() as u8);
        self.remove(tile);
        Some(tile)
    }
}

impl<T: Tile> Default for TileSet<T> {
    fn default() -> Self {
        TileSet::NONE
    }
}

impl<T: Tile> FromIterator<T> for TileSet<T> {
    fn from_iter<I: IntoIterator<Item = T>>(tiles: I) -> Self {
        let mut set = TileSet::NONE;
        for tile in tiles {
            set.insert(tile);
        }
        set
    }
}

/// Several tiles as one argument.
impl<T: Tile + Into<Arg>> From<TileSet<T>> for Arg {
    fn from(tiles: TileSet<T>) -> Arg {
        named(tiles.iter())
    }
}

/// Several things by their names.
pub(crate) fn named<T: Into<Arg>>(things: impl IntoIterator<Item = T>) -> Arg {
    Arg::List(things.into_iter().map(Into::into).collect())
}

impl<T: Tile + fmt::Debug> fmt::Debug for TileSet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Tile> Serialize for TileSet<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.bits.serialize(to)
    }
}

impl<'de, T: Tile> Deserialize<'de> for TileSet<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bits = u64::deserialize(from)?;
        if bits & !TileSet::<T>::all().bits == 0 {
            Ok(TileSet::from_bits(bits))
        } else {
            Err(D::Error::custom("a tile that does not exist"))
        }
    }
}

pub type Provinces = TileSet<Province>;
pub type Patricians = TileSet<Patrician>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_province_is_there_once() {
        let names: Vec<String> = Provinces::all().iter().map(|province| province.to_string()).collect();
        assert_eq!(names.len(), 25);
        assert_eq!((names[0].as_str(), names[7].as_str(), names[24].as_str()), ("red-1", "blue-4", "free"));
    }

    #[test]
    fn every_patrician_is_there_once() {
        for colour in Colour::ALL {
            for sex in Sex::ALL {
                for number in 1..=3u8 {
                    let patrician = Patrician::new(colour, sex, number);
                    let nth = usize::from(number) - 1;
                    assert_eq!((patrician.colour(), patrician.sex(), patrician.nth()), (colour, sex, nth));
                }
            }
        }
        assert_eq!(Patricians::all().len(), 36);
    }

    #[test]
    fn tiles_are_written_by_name() {
        let patrician = Patrician::new(Colour::Brown, Sex::Man, 2);
        assert_eq!(serde_json::to_string(&patrician).unwrap(), "\"brown-man-2\"");
        assert_eq!(serde_json::from_str::<Patrician>("\"brown-man-2\"").unwrap(), patrician);
        assert!(serde_json::from_str::<Province>("\"red-5\"").is_err());
    }

    #[test]
    fn a_stack_is_drawn_to_its_end() {
        let mut stack = Provinces::all();
        let mut dice = Dice::imagined(1);
        let drawn: Provinces = std::iter::from_fn(|| stack.draw(&mut dice)).collect();
        assert_eq!(drawn, Provinces::all());
        assert!(stack.is_empty());
    }
}
