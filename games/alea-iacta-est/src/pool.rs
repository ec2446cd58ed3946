//! Dice by what they show. Which of two equal dice is which never matters, so only their number is kept.

use std::fmt;
use std::ops::{Add, Sub};

use saturnalia_rules::Arg;
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Dice of each player.
pub const DICE_EACH: u8 = 8;
/// Sides of a die.
pub const FACES: u8 = 6;

const LANE: u32 = 5;
const LANE_MASK: u32 = 0b1_1111;
/// The lowest bit of every lane.
const ONES: u32 = 1 | 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25;
/// The highest bit of every lane: no count of up to fifteen reaches it.
const GUARDS: u32 = ONES << 4;

/// One die of every face in a set of bits, for all sets.
const ONE_OF_EACH: [Pool; 1 << FACES] = {
    let mut all = [Pool(0); 1 << FACES];
    let mut faces = 0;
    while faces < all.len() {
        let mut face = 0;
        while face < FACES as u32 {
            all[faces].0 |= (faces as u32 >> face & 1) << (face * LANE);
            face += 1;
        }
        faces += 1;
    }
    all
};

/// Up to eight dice as a count per face, in lanes of five bits.
///
/// ```
/// use alea_iacta_est::pool::Pool;
/// let rolled: Pool = [4, 4, 6].into_iter().collect();
/// assert_eq!((rolled.count(4), rolled.len(), rolled.pips()), (2, 3, 14));
/// assert!(rolled.contains(Pool::of(4, 2)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Pool(u32);

impl Pool {
    pub const NONE: Pool = Pool(0);

    /// So many dice that show the same.
    #[inline]
    pub const fn of(face: u8, count: u8) -> Pool {
        Pool((count as u32) << ((face as u32 - 1) * LANE))
    }

    /// How many show this face.
    #[inline]
    pub const fn count(self, face: u8) -> u8 {
        (self.0 >> ((face as u32 - 1) * LANE) & LANE_MASK) as u8
    }

    /// How many dice there are.
    #[inline]
    pub const fn len(self) -> u8 {
        // The highest lane of the product is the sum of all lanes.
        (self.0.wrapping_mul(ONES) >> 25 & LANE_MASK) as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The highest face that is shown; 0 if there are no dice.
    #[inline]
    pub const fn highest(self) -> u8 {
        ((32 + LANE - 1 - self.0.leading_zeros()) / LANE) as u8
    }

    /// The sum of what the dice show.
    #[inline]
    pub const fn pips(self) -> u8 {
        let mut sum = 0;
        let mut face = 1;
        while face <= FACES {
            sum += face * self.count(face);
            face += 1;
        }
        sum
    }

    /// Whether all of the others are among these.
    #[inline]
    pub const fn contains(self, others: Pool) -> bool {
        ((self.0 | GUARDS) - others.0) & GUARDS == GUARDS
    }

    /// The faces that are shown at all, as bits: bit 0 for a one.
    #[inline]
    pub const fn faces(self) -> u8 {
        let mut faces = 0;
        let mut face = 1;
        while face <= FACES {
            if self.count(face) > 0 {
                faces |= 1 << (face - 1);
            }
            face += 1;
        }
        faces
    }

    /// One die of every face in the set of bits.
    #[inline]
    pub const fn one_of_each(faces: u8) -> Pool {
        ONE_OF_EACH[(faces & 0b11_1111) as usize]
    }

    /// The face of each die, and which of its face it is, if these lie there before: from 1 if none do.
    pub(crate) fn numbered_after(self, before: Pool) -> impl Iterator<Item = (u8, u8)> {
        (1..=FACES).flat_map(move |face| {
            let lower = before.count(face);
            (lower + 1..=lower + self.count(face)).map(move |nth| (face, nth))
        })
    }

    /// The face of each die, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=FACES).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }
}

/// Dice as players write them: `3-4-5`.
impl From<Pool> for Arg {
    fn from(dice: Pool) -> Arg {
        let faces: Vec<String> = dice.iter().map(|face| face.to_string()).collect();
        Arg::Text(faces.join("-"))
    }
}

impl Add for Pool {
    type Output = Pool;
    #[inline]
    fn add(self, other: Pool) -> Pool {
        Pool(self.0 + other.0)
    }
}

impl Sub for Pool {
    type Output = Pool;
    #[inline]
    fn sub(self, other: Pool) -> Pool {
        Pool(self.0 - other.0)
    }
}

impl FromIterator<u8> for Pool {
    fn from_iter<I: IntoIterator<Item = u8>>(faces: I) -> Pool {
        faces.into_iter().fold(Pool::NONE, |pool, face| pool + Pool::of(face, 1))
    }
}

impl fmt::Debug for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Pool {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.iter().collect::<arrayvec::ArrayVec<u8, { DICE_EACH as usize }>>().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let faces = arrayvec::ArrayVec::<u8, { DICE_EACH as usize }>::deserialize(from)?;
        match faces.iter().find(|face| !(1..=FACES).contains(*face)) {
            Some(face) => Err(D::Error::custom(format!("{face}: a die shows 1 to 6"))),
            None => Ok(faces.into_iter().collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_counted_added_and_taken_away() {
        let pool: Pool = [1, 6, 6, 3, 3, 3, 3, 3].into_iter().collect();
        assert_eq!((pool.len(), pool.pips(), pool.faces()), (8, 28, 0b10_0101));
        assert_eq!(Pool::of(5, 8).len(), 8);
        assert_eq!(
            (pool.highest(), Pool::of(5, 8).highest(), Pool::of(1, 1).highest(), Pool::NONE.highest()),
            (6, 5, 1, 0)
        );
        let rest = pool - Pool::of(3, 4);
        assert_eq!(rest.iter().collect::<Vec<_>>(), [1, 3, 6, 6]);
        assert_eq!(rest + Pool::of(3, 4), pool);
    }

    #[test]
    fn a_pool_contains_what_it_could_give() {
        let pool: Pool = [2, 2, 5].into_iter().collect();
        assert!(pool.contains(Pool::NONE));
        assert!(pool.contains(pool));
        assert!(!pool.contains(Pool::of(2, 3)));
        assert!(!pool.contains(Pool::of(6, 1)));
        assert!(Pool::of(1, 8).contains(Pool::of(1, 8)));
    }

    #[test]
    fn a_pool_is_written_as_the_faces() {
        let pool: Pool = [4, 1, 4].into_iter().collect();
        assert_eq!(serde_json::to_string(&pool).unwrap(), "[1,4,4]");
        assert_eq!(serde_json::from_str::<Pool>("[4,4,1]").unwrap(), pool);
        assert!(serde_json::from_str::<Pool>("[7]").is_err());
        assert!(serde_json::from_str::<Pool>("[0]").is_err());
        assert!(serde_json::from_str::<Pool>("[1,1,1,1,1,1,1,1,1]").is_err());
    }
}
