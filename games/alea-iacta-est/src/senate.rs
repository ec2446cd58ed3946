//! The Senate cards: which there are, and who has seen which.
//!
//! `data/senate_cards.toml` lists them with their provenance; `tests/facts.rs` compares the two. What they are worth is in
//! `score/senate_cards.rs`.

use saturnalia_rules::Seat;
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

    /// Message key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            SenateCard::ManyProvinces => "alea-senate-many-provinces",
            SenateCard::ManyPatricians => "alea-senate-many-patricians",
            SenateCard::ManySenateCards => "alea-senate-many-senate-cards",
            SenateCard::ManyFortunaTiles => "alea-senate-many-fortuna-tiles",
            SenateCard::ManyRepeteChips => "alea-senate-many-repete-chips",
            SenateCard::GovernorRed => "alea-senate-governor-red",
            SenateCard::GovernorBlue => "alea-senate-governor-blue",
            SenateCard::GovernorGreen => "alea-senate-governor-green",
            SenateCard::GovernorYellow => "alea-senate-governor-yellow",
            SenateCard::GovernorPurple => "alea-senate-governor-purple",
            SenateCard::GovernorBrown => "alea-senate-governor-brown",
            SenateCard::Women => "alea-senate-women",
            SenateCard::Men => "alea-senate-men",
            SenateCard::Couples => "alea-senate-couples",
            SenateCard::EmptyProvinces => "alea-senate-empty-provinces",
            SenateCard::Homeless => "alea-senate-homeless",
            SenateCard::FreeSenateProvince => "alea-senate-free-senate-province",
            SenateCard::Citizenship => "alea-senate-citizenship",
            SenateCard::Diversity => "alea-senate-diversity",
        }
    }

    /// Message key of what it does.
    pub const fn text_key(self) -> &'static str {
        match self {
            SenateCard::ManyProvinces => "alea-senate-many-provinces-text",
            SenateCard::ManyPatricians => "alea-senate-many-patricians-text",
            SenateCard::ManySenateCards => "alea-senate-many-senate-cards-text",
            SenateCard::ManyFortunaTiles => "alea-senate-many-fortuna-tiles-text",
            SenateCard::ManyRepeteChips => "alea-senate-many-repete-chips-text",
            SenateCard::GovernorRed => "alea-senate-governor-red-text",
            SenateCard::GovernorBlue => "alea-senate-governor-blue-text",
            SenateCard::GovernorGreen => "alea-senate-governor-green-text",
            SenateCard::GovernorYellow => "alea-senate-governor-yellow-text",
            SenateCard::GovernorPurple => "alea-senate-governor-purple-text",
            SenateCard::GovernorBrown => "alea-senate-governor-brown-text",
            SenateCard::Women => "alea-senate-women-text",
            SenateCard::Men => "alea-senate-men-text",
            SenateCard::Couples => "alea-senate-couples-text",
            SenateCard::EmptyProvinces => "alea-senate-empty-provinces-text",
            SenateCard::Homeless => "alea-senate-homeless-text",
            SenateCard::FreeSenateProvince => "alea-senate-free-senate-province-text",
            SenateCard::Citizenship => "alea-senate-citizenship-text",
            SenateCard::Diversity => "alea-senate-diversity-text",
        }
    }

    /// Whether the card was designed to fit what is known, because its text is not available.
    pub const fn is_reconstructed(self) -> bool {
        !matches!(self, SenateCard::ManyFortunaTiles)
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

/// Cards drawn at once.
pub const PACKET: usize = 3;

/// The three cards drawn in one pass, in the order in which they were taken. Those that nobody took lie under the stack and
/// never come back: no game draws more cards than there are.
///
/// It is also the memory of the game: whoever chose knows all that he could choose from (see `imagine.rs`).
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
