//! The cards in front of a player: upright, turned on their side, or face down.

use serde::{Deserialize, Serialize};

use crate::cards::{CARDS, CHARACTERS, Calling, Card, Colour};
use crate::components::Components;

/// Characters of one kind that a set can hold.
pub const MOST_PER_SET: u8 = 3;

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Pose {
    /// Ready for use.
    Upright,
    /// On its side: used for a purchase in this round.
    Turned,
    /// Face down under an event: of no use at all.
    Down,
}

impl Pose {
    /// The poses in which the face is to be seen.
    pub const FACE_UP: [Pose; 2] = [Pose::Upright, Pose::Turned];
    pub const ALL: [Pose; 3] = [Pose::Upright, Pose::Turned, Pose::Down];

    pub const fn key(self) -> &'static str {
        match self {
            Pose::Upright => "upright",
            Pose::Turned => "turned",
            Pose::Down => "down",
        }
    }
}

/// How many cards of each kind lie in each pose.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct Row([[u8; CARDS]; 3]);

impl Row {
    #[inline]
    pub fn count(&self, card: Card, pose: Pose) -> u8 {
        self.0[pose as usize][card.index()]
    }

    #[inline]
    pub(crate) fn add(&mut self, card: Card, pose: Pose) {
        self.0[pose as usize][card.index()] += 1;
    }

    /// Lays one card of this kind differently.
    #[inline]
    pub(crate) fn shift(&mut self, card: Card, from: Pose, to: Pose) {
        self.0[from as usize][card.index()] -= 1;
        self.0[to as usize][card.index()] += 1;
    }

    /// Lays every card of this kind that lies in one pose in another; says how many.
    #[inline]
    pub(crate) fn shift_all(&mut self, card: Card, from: Pose, to: Pose) -> u8 {
        let moved = std::mem::take(&mut self.0[from as usize][card.index()]);
        self.0[to as usize][card.index()] += moved;
        moved
    }

    /// Straightens every turned card; says how many of each kind. Ruling S16: what lies face down stays so.
    #[inline]
    pub(crate) fn straighten(&mut self) -> [u8; CARDS] {
        let turned = std::mem::take(&mut self.0[Pose::Turned as usize]);
        for (upright, turned) in self.0[Pose::Upright as usize].iter_mut().zip(turned) {
            *upright += turned;
        }
        turned
    }

    /// Characters of this calling in this pose.
    #[inline]
    pub fn of_calling(&self, calling: Calling, pose: Pose) -> u8 {
        let [plain, christian] = calling.cards();
        self.count(plain, pose) + self.count(christian, pose)
    }

    /// Characters of this calling whose face is to be seen.
    #[inline]
    pub fn face_up(&self, calling: Calling) -> u8 {
        self.of_calling(calling, Pose::Upright) + self.of_calling(calling, Pose::Turned)
    }

    /// Cards with the fish whose face is to be seen.
    pub fn christians(&self) -> u8 {
        let christians = Card::characters().filter(|card| card.is_christian());
        christians.map(|card| self.count(card, Pose::Upright) + self.count(card, Pose::Turned)).sum()
    }

    /// How many cards of each kind can pay for a building of this colour: those that show it, upright, cranes included.
    #[inline]
    pub(crate) fn payers(&self, set: &Components, colour: Colour) -> [u8; CARDS] {
        let (upright, showing) = (&self.0[Pose::Upright as usize], set.showing(colour));
        std::array::from_fn(|index| upright[index] & showing[index])
    }

    /// All cards that can pay for a building of this colour: the most their owner can bid.
    #[inline]
    pub fn purse(&self, set: &Components, colour: Colour) -> u8 {
        self.payers(set, colour).iter().sum()
    }

    /// All cards in the row.
    pub fn len(&self) -> u8 {
        self.0.iter().flatten().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Every kind and pose that is there, with its number.
    pub fn cards(&self) -> impl Iterator<Item = (Card, Pose, u8)> + '_ {
        Card::ALL.into_iter().flat_map(move |card| {
            Pose::ALL.into_iter().map(move |pose| (card, pose, self.count(card, pose))).filter(|entry| entry.2 > 0)
        })
    }
}

/// The characters a player starts with: up to three of each kind, two bits each, the first kind on top so
/// that rows sort by their cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StartingRow(u32);

impl StartingRow {
    /// The row that holds these characters; `None` if no set could hold them.
    pub fn new(cards: impl IntoIterator<Item = Card>) -> Option<StartingRow> {
        let mut row = StartingRow(0);
        for card in cards {
            if card.index() >= CHARACTERS || row.count(card) >= MOST_PER_SET {
                return None;
            }
            row.0 += StartingRow::one(card);
        }
        Some(row)
    }

    const fn one(card: Card) -> u32 {
        1 << ((CHARACTERS - 1 - card.index()) * 2)
    }

    #[inline]
    pub fn count(self, card: Card) -> u8 {
        if card.index() >= CHARACTERS {
            return 0;
        }
        ((self.0 / StartingRow::one(card)) & 3) as u8
    }

    /// The characters, one by one, in order.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Card::characters().flat_map(move |card| std::iter::repeat_n(card, usize::from(self.count(card))))
    }

    /// Every row of this size from a set that holds so many of each character, sorted.
    pub(crate) fn all_of(size: u8, per_set: &[u8; CHARACTERS]) -> Vec<StartingRow> {
        let rows = std::iter::successors(Some(StartingRow(0)), |row| row.next(per_set));
        rows.filter(|row| row.cards().count() == usize::from(size)).collect()
    }

    /// The next row in order, of any size, that the set allows; `None` after the last.
    fn next(self, per_set: &[u8; CHARACTERS]) -> Option<StartingRow> {
        let mut row = self.0;
        for (index, most) in per_set.iter().enumerate().rev() {
            let one = StartingRow::one(Card::ALL[index]);
            if (row / one) & 3 < u32::from(*most) {
                return Some(StartingRow(row + one));
            }
            row &= !(one * 3);
        }
        None
    }
}

impl Serialize for StartingRow {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.cards().collect::<arrayvec::ArrayVec<Card, 10>>())
    }
}

impl<'de> Deserialize<'de> for StartingRow {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let cards = arrayvec::ArrayVec::<Card, 10>::deserialize(from)?;
        StartingRow::new(cards).ok_or_else(|| serde::de::Error::custom("no set can hold these characters"))
    }
}

#[cfg(test)]
mod tests {
    use saturnalia_rules::{Components as _, SeatCount};

    use super::*;

    #[test]
    fn starting_rows_are_sorted_and_short_enough_to_be_offered() {
        let printed = Components::sets().printed();
        for count in [2, 3, 4] {
            let seats = SeatCount::new(count).unwrap();
            let rows = printed.starting_rows(seats);
            assert!(!rows.is_empty() && rows.len() <= 200, "{} rows", rows.len());
            assert!(rows.is_sorted_by(|one, other| one < other));
            let size = usize::from(printed.table(seats).start_characters);
            assert!(rows.iter().all(|row| row.cards().count() == size));
        }
    }

    #[test]
    fn a_starting_row_is_written_as_its_cards() {
        let row = StartingRow::new([Card::Vestal, Card::Vestal, Card::Senator]).unwrap();
        let text = serde_json::to_string(&row).unwrap();
        assert_eq!(text, r#"["senator","vestal","vestal"]"#);
        assert_eq!(serde_json::from_str::<StartingRow>(&text).unwrap(), row);
        assert!(serde_json::from_str::<StartingRow>(r#"["crane"]"#).is_err());
        assert!(serde_json::from_str::<StartingRow>(r#"["slave","slave","slave","slave"]"#).is_err());
    }
}
