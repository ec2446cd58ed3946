//! Chairs at a table. A [`Seat`] is a chair, never a person: who sits on it is the table's business.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::SerializeSeq as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// No game of the house seats more.
pub const MAX_SEATS: usize = 6;

/// One chair, numbered clockwise from zero.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The chair's number as an array index.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Display for Seat {
    /// Chairs are counted from one where people read.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.index() + 1)
    }
}

/// How many chairs stand at the table: 1 to [`MAX_SEATS`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct SeatCount(u8);

#[expect(clippy::len_without_is_empty, reason = "a table without chairs does not exist")]
impl SeatCount {
    /// `None` for zero chairs and for more than [`MAX_SEATS`].
    pub const fn new(count: u8) -> Option<SeatCount> {
        if count == 0 || count as usize > MAX_SEATS { None } else { Some(SeatCount(count)) }
    }

    /// The number of chairs.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The number of chairs, for arrays.
    #[inline]
    pub const fn len(self) -> usize {
        self.0 as usize
    }

    /// Every chair, clockwise from seat zero.
    #[inline]
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Every chair once, clockwise from `first`.
    #[inline]
    pub fn seats_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        let count = self.0;
        (0..count).map(move |step| Seat((first.0 + step) % count))
    }

    /// The left-hand neighbour: the next seat clockwise.
    #[inline]
    pub fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The right-hand neighbour: the next seat counter-clockwise.
    #[inline]
    pub fn before(self, seat: Seat) -> Seat {
        if seat.0 == 0 { Seat(self.0 - 1) } else { Seat(seat.0 - 1) }
    }

    /// Whether this chair stands at the table.
    #[inline]
    pub fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// All chairs as a set.
    #[inline]
    pub fn all(self) -> SeatSet {
        SeatSet(((1u16 << self.0) - 1) as u8)
    }
}

impl<'de> Deserialize<'de> for SeatCount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let count = u8::deserialize(from)?;
        SeatCount::new(count).ok_or_else(|| D::Error::custom(format!("{count} seats: must be 1 to {MAX_SEATS}")))
    }
}

/// A set of chairs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SeatSet(u8);

impl SeatSet {
    /// Nobody.
    pub const NONE: SeatSet = SeatSet(0);

    /// One chair alone.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// One chair alone if that is so, else nobody: for a seat that is asked only where it has something to say.
    #[inline]
    pub const fn only_if(so: bool, seat: Seat) -> SeatSet {
        if so { SeatSet::only(seat) } else { SeatSet::NONE }
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.0 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    #[inline]
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// This set without that chair.
    #[inline]
    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// The lowest-numbered chair of the set.
    #[inline]
    pub fn first(self) -> Option<Seat> {
        (self.0 != 0).then(|| Seat(self.0.trailing_zeros() as u8))
    }

    /// The chairs of the set in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

/// One value per chair, indexed by [`Seat`]. `N` is the most chairs the game can have; chairs that
/// are not at the table keep their default and are never looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BySeat<T, const N: usize = MAX_SEATS>(pub [T; N]);

impl<T, const N: usize> BySeat<T, N> {
    /// A value for every chair, made from its seat.
    pub fn from_fn(mut make: impl FnMut(Seat) -> T) -> Self {
        BySeat(std::array::from_fn(|index| make(Seat(index as u8))))
    }

    /// The values of the chairs at a table of this size, with their seats.
    pub fn at(&self, seats: SeatCount) -> impl Iterator<Item = (Seat, &T)> {
        self.0.iter().take(seats.len()).enumerate().map(|(index, value)| (Seat(index as u8), value))
    }
}

impl<T: Default, const N: usize> Default for BySeat<T, N> {
    fn default() -> Self {
        BySeat::from_fn(|_| T::default())
    }
}

impl<T, const N: usize> Index<Seat> for BySeat<T, N> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T, const N: usize> IndexMut<Seat> for BySeat<T, N> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: Serialize, const N: usize> Serialize for BySeat<T, N> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut seq = to.serialize_seq(Some(N))?;
        for value in &self.0 {
            seq.serialize_element(value)?;
        }
        seq.end()
    }
}

impl<'de, T: Deserialize<'de>, const N: usize> Deserialize<'de> for BySeat<T, N> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Values<T, const N: usize>(std::marker::PhantomData<T>);

        impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for Values<T, N> {
            type Value = BySeat<T, N>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{N} values, one per seat")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
                let mut values = Vec::with_capacity(N);
                while let Some(value) = seq.next_element()? {
                    if values.len() == N {
                        return Err(A::Error::invalid_length(N + 1, &self));
                    }
                    values.push(value);
                }
                let count = values.len();
                let values = values.try_into().map_err(|_| A::Error::invalid_length(count, &self))?;
                Ok(BySeat(values))
            }
        }

        from.deserialize_seq(Values(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn neighbours_go_round_the_table() {
        let three = SeatCount::new(3).unwrap();
        assert_eq!(three.after(Seat(2)), Seat(0));
        assert_eq!(three.before(Seat(0)), Seat(2));
        assert_eq!(three.seats_from(Seat(2)).collect::<Vec<_>>(), [Seat(2), Seat(0), Seat(1)]);
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let set: SeatSet = [Seat(4), Seat(1)].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [Seat(1), Seat(4)]);
        assert_eq!(set.without(Seat(1)).first(), Some(Seat(4)));
        assert_eq!(SeatCount::new(6).unwrap().all().len(), 6);
    }

    #[test]
    fn a_table_of_no_or_seven_seats_is_refused() {
        assert!(SeatCount::new(0).is_none());
        assert!(serde_json::from_str::<SeatCount>("7").is_err());
    }

    #[test]
    fn by_seat_refuses_too_few_and_too_many_values() {
        assert!(serde_json::from_str::<BySeat<u8, 2>>("[1]").is_err());
        assert!(serde_json::from_str::<BySeat<u8, 2>>("[1,2,3]").is_err());
        assert_eq!(serde_json::from_str::<BySeat<u8, 2>>("[1,2]").unwrap().0, [1, 2]);
    }
}
