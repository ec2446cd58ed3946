//! A pile of order cards by kind, packed into one number: three bits per building.

use saturnalia_rules::Known as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Building, Material};

/// The most cards of one kind that a box can hold.
pub const MOST_COPIES: u8 = 6;

/// A pile of order cards in which only the number of each kind matters. No kind has more than six copies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Cards(u128);

/// First bit and number of bits of each material.
const FIELD: [(u32, u32); 6] =
    [(0, 0o7777), (12, 0o7777), (24, 0o7777_7777), (48, 0o7777_7777), (72, 0o7777_7777), (96, 0o7777_7777)];

#[inline]
fn at(building: Building) -> u32 {
    building as u32 * 3
}

impl Cards {
    pub const NONE: Cards = Cards(0);

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn count(self, building: Building) -> u8 {
        (self.0 >> at(building)) as u8 & 7
    }

    #[inline]
    pub fn contains(self, building: Building) -> bool {
        self.count(building) > 0
    }

    #[inline]
    pub fn add(&mut self, building: Building) {
        debug_assert!(self.count(building) < MOST_COPIES, "one {building:?} too many");
        self.0 += 1 << at(building);
    }

    #[inline]
    pub fn remove(&mut self, building: Building) {
        debug_assert!(self.contains(building), "no {building:?} to remove");
        self.0 -= 1 << at(building);
    }

    /// One fewer of that kind, if there was any.
    #[inline]
    pub fn remove_any(&mut self, building: Building) -> bool {
        let had = self.contains(building);
        self.0 -= u128::from(had) << at(building);
        had
    }

    #[inline]
    pub fn set(&mut self, building: Building, count: u8) {
        self.0 = self.0 & !(7 << at(building)) | u128::from(count & 7) << at(building);
    }

    /// Both piles together.
    #[inline]
    #[must_use]
    pub fn plus(self, other: Cards) -> Cards {
        Cards(self.0 + other.0)
    }

    /// This pile without those cards, all of which must be in it.
    #[inline]
    #[must_use]
    pub fn minus(self, other: Cards) -> Cards {
        debug_assert!(other.iter().all(|(kind, count)| self.count(kind) >= count), "cards that are not there");
        Cards(self.0 - other.0)
    }

    /// Only the cards of that material.
    #[inline]
    #[must_use]
    pub fn of(self, material: Material) -> Cards {
        let (shift, mask) = FIELD[material.index()];
        Cards(self.0 & u128::from(mask) << shift)
    }

    #[inline]
    pub fn has(self, material: Material) -> bool {
        !self.of(material).is_empty()
    }

    /// Only the kinds from that one on.
    #[inline]
    #[must_use]
    pub fn from(self, first: Building) -> Cards {
        Cards(self.0 >> at(first) << at(first))
    }

    /// How many cards of that material.
    #[inline]
    pub fn count_of(self, material: Material) -> u8 {
        let (shift, mask) = FIELD[material.index()];
        let digits = (self.0 >> shift) as u32 & mask;
        let pairs = (digits & 0o0707_0707) + (digits >> 3 & 0o0707_0707);
        (pairs.wrapping_mul(0o0101_0101) >> 18 & 0o77) as u8
    }

    /// How many cards of each material.
    #[inline]
    pub fn by_material(self) -> [u8; 6] {
        // Neighbours are added twice, so that a field of twelve bits holds four kinds: one material has one of them or two.
        const PAIRS: u128 = 0o0707_0707_0707_0707_0707_0707_0707_0707_0707_0707;
        const FOURS: u128 = 0o0077_0077_0077_0077_0077_0077_0077_0077_0077_0077;
        let pairs = (self.0 & PAIRS) + (self.0 >> 3 & PAIRS);
        let fours = (pairs & FOURS) + (pairs >> 6 & FOURS);
        let (low, high) = (fours as u64, (fours >> 48) as u64);
        let one = |fields: u64, first: u32| (fields >> first) as u8;
        let two = |fields: u64, first: u32| one(fields, first) + one(fields, first + 12);
        let marble = (fours >> 96) as u64;
        [one(low, 0), one(low, 12), two(low, 24), two(high, 0), two(high, 24), two(marble, 0)]
    }

    /// How many cards.
    #[inline]
    pub fn total(self) -> u8 {
        const PAIRS: u128 = 0o0707_0707_0707_0707_0707_0707_0707_0707_0707_0707;
        let pairs = (self.0 & PAIRS) + (self.0 >> 3 & PAIRS);
        // Twenty fields of six bits, none above 12: fold the halves together until they are few.
        let half = (pairs & ((1 << 60) - 1)) as u64 + (pairs >> 60) as u64;
        const WIDE: u64 = 0o0077_0077_0077_0077_0077;
        let wide = (half & WIDE) + (half >> 6 & WIDE);
        (wide.wrapping_mul(0o0001_0001_0001_0001_0001) >> 48 & 0xff) as u8
    }

    /// The first kind of that material.
    #[inline]
    pub fn first_of(self, material: Material) -> Option<Building> {
        self.of(material).kinds().next()
    }

    /// Takes one card of that material: the first kind, since among cards outside a hand the kind never matters again.
    #[inline]
    pub fn take(&mut self, material: Material) -> Building {
        let building = self.first_of(material).known();
        self.remove(building);
        building
    }

    /// The kinds in ascending order, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Building> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() / 3;
            rest &= !(7 << (index * 3));
            Some(Building::ALL[index as usize])
        })
    }

    /// The kinds in ascending order with their number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = (Building, u8)> + Clone {
        self.kinds().map(move |kind| (kind, self.count(kind)))
    }

    /// Every card, kinds in ascending order.
    #[inline]
    pub fn each(self) -> impl Iterator<Item = Building> + Clone {
        self.iter().flat_map(|(kind, count)| std::iter::repeat_n(kind, usize::from(count)))
    }

    /// The materials there are, in order.
    #[inline]
    pub fn materials(self) -> impl Iterator<Item = Material> + Clone {
        Material::ALL.into_iter().filter(move |material| self.has(*material))
    }

    /// What both piles have in common.
    #[must_use]
    pub fn common(self, other: Cards) -> Cards {
        let mut common = Cards::NONE;
        for (kind, count) in self.iter() {
            common.set(kind, count.min(other.count(kind)));
        }
        common
    }
}

impl FromIterator<Building> for Cards {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Self {
        let mut cards = Cards::NONE;
        for building in buildings {
            cards.add(building);
        }
        cards
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        [self.0 as u64, (self.0 >> 64) as u64].serialize(to)
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let [low, high] = <[u64; 2]>::deserialize(from)?;
        let cards = Cards(u128::from(high) << 64 | u128::from(low));
        let fits = cards.0 >> 120 == 0 && cards.iter().all(|(_, count)| count <= MOST_COPIES);
        if fits { Ok(cards) } else { Err(serde::de::Error::custom("more copies of a building than any box holds")) }
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::Components as _;

    use super::*;
    use crate::components::Components;

    #[test]
    fn a_pile_counts_by_kind_by_material_and_in_all() {
        let full = Components::sets().printed().cards();
        assert_eq!(full.total(), 144);
        assert_eq!(full.by_material(), [24; 6]);
        for building in Building::ALL {
            let one: Cards = [building, building].into_iter().collect();
            assert_eq!(one.by_material(), Material::ALL.map(|material| one.count_of(material)), "{building:?}");
        }
        assert_eq!(full.each().count(), 144);
        let mut cards: Cards = [Building::Temple, Building::Insula, Building::Insula].into_iter().collect();
        assert_eq!((cards.total(), cards.count_of(Material::Rubble)), (3, 2));
        assert_eq!(cards.take(Material::Rubble), Building::Insula);
        assert_eq!(cards.first_of(Material::Stone), None);
        assert_eq!(cards.kinds().collect::<Vec<_>>(), [Building::Insula, Building::Temple]);
        assert_eq!(full.minus(cards).total(), 142);
    }

    #[test]
    fn a_pile_survives_being_kept() {
        let cards: Cards = [Building::Temple, Building::Road].into_iter().collect();
        let json = serde_json::to_string(&cards).unwrap();
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), cards);
        assert!(serde_json::from_str::<Cards>("[7,0]").is_err());
    }
}
