//! Places on the ground as bits of one number, eight to a row.
//!
//! The start buildings lie at fixed places in the middle, and a city never grows past four rows and four columns,
//! so it never reaches the rim. No frame is drawn beforehand (Ruling B8).

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Cards in a row and in a column at most.
pub const SIDE: u8 = 4;

/// Where the start farm lies.
pub const START_FARM: Cell = Cell::at(3, 3);
/// Where the start house lies. Which of the two lies left is no choice (Ruling B22).
pub const START_HOUSE: Cell = Cell::at(4, 3);

/// One place: `x` counts columns from the left, `y` rows from the top, both below 8. Written `x,y`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Cell(u8);

impl Cell {
    pub const fn at(x: u8, y: u8) -> Cell {
        assert!(x < 8 && y < 8);
        Cell(y << 3 | x)
    }

    #[inline]
    pub const fn x(self) -> u8 {
        self.0 & 7
    }

    #[inline]
    pub const fn y(self) -> u8 {
        self.0 >> 3
    }

    /// The place as people read it: a letter for the column, a number for the row, as on a chessboard seen from above.
    pub fn name(self) -> String {
        format!("{}{}", char::from(b'A' + self.x()), self.y() + 1)
    }
}

/// A place is called by its letter and number.
impl From<Cell> for saturnalia_rules::Arg {
    fn from(at: Cell) -> saturnalia_rules::Arg {
        saturnalia_rules::Arg::Text(at.name())
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x(), self.y())
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

impl FromStr for Cell {
    type Err = ();

    fn from_str(text: &str) -> Result<Cell, ()> {
        let (x, y) = text.split_once(',').ok_or(())?;
        let digit = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'7'] => Ok(digit - b'0'),
            _ => Err(()),
        };
        Ok(Cell::at(digit(x)?, digit(y)?))
    }
}

impl Serialize for Cell {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_str(self) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Cell {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let refused = || D::Error::custom("a place is two digits below 8, such as 3,4");
        if from.is_human_readable() {
            let text = <std::borrow::Cow<'_, str>>::deserialize(from)?;
            text.parse().map_err(|()| refused())
        } else {
            let index = u8::deserialize(from)?;
            if index < 64 { Ok(Cell(index)) } else { Err(refused()) }
        }
    }
}

/// A set of places. Written as the list of its places.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Array<string>"))]
pub struct Cells(u64);

/// All places but those of the last column, and all but those of the first.
const NOT_LAST: u64 = 0x7f7f_7f7f_7f7f_7f7f;
const NOT_FIRST: u64 = 0xfefe_fefe_fefe_fefe;

impl Cells {
    pub const NONE: Cells = Cells(0);

    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << cell.0)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << cell.0;
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }

    #[inline]
    pub const fn touches(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// The places of the set from the top left to the bottom right.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Cell> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let cell = Cell(rest.trailing_zeros() as u8);
            rest &= rest - 1;
            Some(cell)
        })
    }

    /// All subsets, the empty one first, in ascending order.
    pub fn subsets(self) -> impl Iterator<Item = Cells> {
        let mut next = Some(0u64);
        std::iter::from_fn(move || {
            let subset = next?;
            let following = subset.wrapping_sub(self.0) & self.0;
            next = (following != 0).then_some(following);
            Some(Cells(subset))
        })
    }

    /// The places that share an edge with the set, some of which may belong to it.
    #[inline]
    #[must_use]
    pub const fn beside(self) -> Cells {
        Cells(self.0 << 8 | self.0 >> 8 | (self.0 & NOT_LAST) << 1 | (self.0 & NOT_FIRST) >> 1)
    }

    /// The part of the set that hangs together with `from`, which belongs to it.
    #[inline]
    #[must_use]
    pub fn connected(self, from: Cell) -> Cells {
        let mut part = Cells::only(from);
        loop {
            let grown = part.or(part.beside()).and(self);
            if grown == part {
                return part;
            }
            part = grown;
        }
    }

    /// The columns the set reaches into, one bit each.
    #[inline]
    const fn columns(self) -> u8 {
        let halves = self.0 | self.0 >> 32;
        let quarters = halves | halves >> 16;
        (quarters | quarters >> 8) as u8
    }

    /// First and last row of a set that is not empty.
    #[inline]
    const fn rows(self) -> (u8, u8) {
        ((self.0.trailing_zeros() / 8) as u8, ((63 - self.0.leading_zeros()) / 8) as u8)
    }

    /// First column, first row, last column, last row of a set that is not empty.
    pub const fn bounds(self) -> (u8, u8, u8, u8) {
        let columns = self.columns();
        let (top, bottom) = self.rows();
        (columns.trailing_zeros() as u8, top, 7 - columns.leading_zeros() as u8, bottom)
    }

    /// The places that a city standing here can still reach without growing past four rows and four columns.
    #[inline]
    #[must_use]
    pub const fn reach(self) -> Cells {
        let (left, top, right, bottom) = self.bounds();
        let columns = span(right.saturating_sub(SIDE - 1), left + SIDE - 1);
        let rows = span(bottom.saturating_sub(SIDE - 1), top + SIDE - 1);
        let mut places = 0;
        let mut row = 0;
        while row < 8 {
            if rows >> row & 1 == 1 {
                places |= (columns as u64) << (row * 8);
            }
            row += 1;
        }
        Cells(places)
    }

    /// The free places where a city standing here can grow by one card.
    #[inline]
    #[must_use]
    pub const fn frontier(self) -> Cells {
        if self.0 == 0 { Cells::NONE } else { self.beside().without(self).and(self.reach()) }
    }

    /// All places in the rows and columns the set reaches into.
    #[inline]
    #[must_use]
    pub const fn rows_and_columns(self) -> Cells {
        let across = self.columns() as u64 * 0x0101_0101_0101_0101;
        let mut down = 0;
        let mut row = 0;
        while row < 8 {
            if self.0 >> (row * 8) & 0xff != 0 {
                down |= 0xff << (row * 8);
            }
            row += 1;
        }
        Cells(across | down)
    }
}

/// The bits from `first` to `last`, as far as there are eight.
const fn span(first: u8, last: u8) -> u8 {
    let last = if last > 7 { 7 } else { last };
    (0xff << first) & (0xff >> (7 - last))
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Cells::NONE;
        for cell in cells {
            set.insert(cell);
        }
        set
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cells {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if to.is_human_readable() { to.collect_seq(self.iter()) } else { self.0.serialize(to) }
    }
}

impl<'de> Deserialize<'de> for Cells {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        if from.is_human_readable() {
            Ok(Vec::<Cell>::deserialize(from)?.into_iter().collect())
        } else {
            u64::deserialize(from).map(Cells)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(places: &[(u8, u8)]) -> Cells {
        places.iter().map(|(x, y)| Cell::at(*x, *y)).collect()
    }

    #[test]
    fn a_city_of_two_can_reach_three_rows_up_and_down_and_two_columns_left_and_right() {
        let start = cells(&[(3, 3), (4, 3)]);
        assert_eq!(start.frontier(), cells(&[(3, 2), (4, 2), (2, 3), (5, 3), (3, 4), (4, 4)]));
        assert_eq!(start.reach().bounds(), (1, 0, 6, 6));
    }

    #[test]
    fn a_row_of_four_no_longer_grows_sideways() {
        let row = cells(&[(2, 3), (3, 3), (4, 3), (5, 3)]);
        assert_eq!(row.frontier(), cells(&[(2, 2), (3, 2), (4, 2), (5, 2), (2, 4), (3, 4), (4, 4), (5, 4)]));
    }

    #[test]
    fn neighbours_do_not_wrap_around_the_rim() {
        assert_eq!(cells(&[(7, 3)]).beside(), cells(&[(7, 2), (6, 3), (7, 4)]));
        assert_eq!(cells(&[(0, 0)]).beside(), cells(&[(1, 0), (0, 1)]));
    }

    #[test]
    fn subsets_come_in_ascending_order() {
        let subsets: Vec<Cells> = cells(&[(1, 0), (4, 2), (0, 5)]).subsets().collect();
        assert_eq!(subsets.len(), 8);
        assert!(subsets.is_sorted());
        assert_eq!(Cells::NONE.subsets().count(), 1);
    }

    #[test]
    fn a_place_is_written_as_column_and_row() {
        assert_eq!(serde_json::to_string(&Cell::at(3, 4)).unwrap(), "\"3,4\"");
        assert_eq!(serde_json::from_str::<Cell>("\"3,4\"").unwrap(), Cell::at(3, 4));
        for text in ["\"3\"", "\"8,0\"", "\"3,4,5\"", "\"+3,4\"", "3"] {
            assert!(serde_json::from_str::<Cell>(text).is_err(), "{text}");
        }
        assert_eq!(Cell::at(2, 3).name(), "C4");
    }
}
