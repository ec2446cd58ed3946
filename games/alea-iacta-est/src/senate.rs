//! The Senate cards: which there are, and who has seen which.
//!
//! What is printed on them is in the components; what they count is in `score/senate_cards.rs`.

use saturnalia_rules::{Arg, Known as _, Seat};
use serde::{Deserialize, Serialize};

use crate::tiles::{Colour, Tile, TileSet};

/// A Senate card, in the order of the printed numerals I to XIX.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum SenateCard {
    ManyProvinces,
    ManyPatricians,
    ManySenateCards,
    ManyFortunaTiles,
    ManyRepeteChips,
    GovernorRed,
    GovernorBlue,
    GovernorGreen,
    GovernorYellow,
    GovernorPurple,
    GovernorBrown,
    Women,
    Men,
    Couples,
    EmptyProvinces,
    Homeless,
    FreeSenateProvince,
    Citizenship,
    Diversity,
}

impl SenateCard {
    pub const ALL: [SenateCard; 19] = [
        SenateCard::ManyProvinces,
        SenateCard::ManyPatricians,
        SenateCard::ManySenateCards,
        SenateCard::ManyFortunaTiles,
        SenateCard::ManyRepeteChips,
        SenateCard::GovernorRed,
        SenateCard::GovernorBlue,
        SenateCard::GovernorGreen,
        SenateCard::GovernorYellow,
        SenateCard::GovernorPurple,
        SenateCard::GovernorBrown,
        SenateCard::Women,
        SenateCard::Men,
        SenateCard::Couples,
        SenateCard::EmptyProvinces,
        SenateCard::Homeless,
        SenateCard::FreeSenateProvince,
        SenateCard::Citizenship,
        SenateCard::Diversity,
    ];

    const NUMERALS: [&str; 19] = [
        "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI", "XVII",
        "XVIII", "XIX",
    ];

    const IDS: [&str; 19] = [
        "many-provinces",
        "many-patricians",
        "many-senate-cards",
        "many-fortuna-tiles",
        "many-repete-chips",
        "governor-red",
        "governor-blue",
        "governor-green",
        "governor-yellow",
        "governor-purple",
        "governor-brown",
        "women",
        "men",
        "couples",
        "empty-provinces",
        "homeless",
        "free-senate-province",
        "citizenship",
        "diversity",
    ];

    /// The numeral on the card.
    pub const fn numeral(self) -> &'static str {
        SenateCard::NUMERALS[self as usize]
    }

    /// The card that rewards one colour.
    pub const fn governor(colour: Colour) -> SenateCard {
        SenateCard::ALL[SenateCard::GovernorRed as usize + colour as usize]
    }

    /// The colour this card rewards, if it is a governor.
    pub fn governed(self) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| SenateCard::governor(*colour) == self)
    }

    /// As it is written in addresses and message keys.
    pub const fn id(self) -> &'static str {
        SenateCard::IDS[self as usize]
    }

    /// What it does, in words.
    pub fn effect(self) -> Arg {
        Arg::term(format!("alea-senate-{}-text", self.id()))
    }
}

/// A card is called by the name that its set brings along.
impl From<SenateCard> for Arg {
    fn from(card: SenateCard) -> Arg {
        Arg::term(format!("alea-senate-{}", card.id()))
    }
}

impl Tile for SenateCard {
    const COUNT: u8 = 19;
    #[inline]
    fn index(self) -> u8 {
        self as u8
    }
    #[inline]
    fn from_index(index: u8) -> SenateCard {
        SenateCard::ALL[usize::from(index)]
    }
}

pub type SenateCards = TileSet<SenateCard>;

impl SenateCards {
    /// Those that count how many of something a player owns, whoever lives where.
    pub(crate) const COUNTING: SenateCards = SenateCards::from_bits(0b1_1111);
    /// Those whose points do not depend on who lives where.
    pub(crate) const FIXED: SenateCards =
        SenateCards::COUNTING.union(SenateCards::from_bits(1 << SenateCard::Diversity as u64));
    /// Those that open a lodging to several colours.
    pub(crate) const SHARED: SenateCards =
        SenateCards::from_bits(1 << SenateCard::FreeSenateProvince as u64 | 1 << SenateCard::Citizenship as u64);
}

/// Cards drawn at once.
pub const PACKET: usize = 3;

/// The three cards drawn in one pass, in the order in which they were taken. Those that nobody took lie under the stack and
/// never come back: no game draws more cards than there are.
///
/// It is also the memory of the game: whoever chose knows all that he could choose from (see `secrets.rs`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Packet {
    /// The pass in which it was drawn.
    pub pass: u8,
    pub cards: [SenateCard; PACKET],
    /// Who was handed the packet first, second and third.
    pub takers: [Option<Seat>; PACKET],
    /// How many have chosen.
    pub taken: u8,
}

impl Packet {
    /// The cards still to be chosen from, or put under the stack.
    pub fn left(&self) -> &[SenateCard] {
        &self.cards[usize::from(self.taken)..]
    }

    /// The next one takes this card of those that are left.
    pub(crate) fn take(&mut self, card: SenateCard) {
        let index = self.cards.iter().position(|other| *other == card).known();
        self.cards.swap(usize::from(self.taken), index);
        self.taken += 1;
    }

    /// The card this seat took.
    #[inline]
    pub fn taken_by(&self, seat: Seat) -> Option<SenateCard> {
        let taken = self.takers.iter().zip(self.cards).take(usize::from(self.taken));
        taken.into_iter().find(|(taker, _)| **taker == Some(seat)).map(|(_, card)| card)
    }

    /// The place of this seat among those who were handed the packet.
    pub fn place_of(&self, seat: Seat) -> Option<usize> {
        self.takers.iter().position(|taker| *taker == Some(seat))
    }
}
