//! The building cards: what is printed on them and how many lie in which deck.
//!
//! `data/cards.toml` holds the same facts with their provenance; `tests/facts.rs` compares the two.

use serde::{Deserialize, Serialize};

/// A building card, by kind: two cards of one kind are the same thing everywhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Card {
    VegetableFarm,
    GrainFarm,
    SheepFarm,
    Winery,
    House2,
    House3,
    House4,
    LuxuryHouse2,
    LuxuryHouse3,
    LuxuryHouse4,
    Market,
    Arena,
    School,
    Therma,
    ForumRomanum,
    Colosseum,
    University,
    ImperialTherma,
    Aqueduct,
    GreatAqueduct,
    Minerva,
    Fortuna,
    Amor,
    Juno,
    Saturnus,
    Luna,
    Mars,
    Venus,
    Jupiter,
    Mercury,
}

/// How many kinds of cards there are.
pub const KINDS: usize = 30;

/// What a building is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Family {
    Production,
    House(HouseValue),
    Public(Colour),
    Aqueduct,
    Temple,
}

/// The value printed on a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum HouseValue {
    Two,
    Three,
    Four,
}

impl HouseValue {
    pub const ALL: [HouseValue; 3] = [HouseValue::Two, HouseValue::Three, HouseValue::Four];

    #[inline]
    pub const fn points(self) -> u8 {
        self as u8 + 2
    }
}

/// The colour of a public building. Each colour has one function.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Colour {
    /// Market: money.
    Green,
    /// Arena: influence.
    Red,
    /// School: cards.
    Yellow,
    /// Therma: point markers.
    Blue,
}

/// A draw pile, named by the numeral on the backs of its cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Deck {
    I,
    II,
    III,
    IV,
}

impl Deck {
    pub const ALL: [Deck; 4] = [Deck::I, Deck::II, Deck::III, Deck::IV];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The numeral as a number, for addresses and texts.
    pub const fn number(self) -> u8 {
        self as u8 + 1
    }

    pub const fn numeral(self) -> &'static str {
        ["I", "II", "III", "IV"][self as usize]
    }
}

/// What is printed on a card, and how often it exists.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    pub card: Card,
    /// Its name as a message.
    pub key: &'static str,
    /// Its name in four letters as a message, for the city drawn in text.
    pub short: &'static str,
    pub family: Family,
    /// Building points.
    pub cost: u8,
    pub stars: u8,
    /// Copies in decks I, II, III, IV; start buildings not counted.
    pub copies: [u8; 4],
}

macro_rules! facts {
    ($($card:ident $name:literal $family:expr, $cost:literal, $stars:literal, $copies:expr;)*) => {
        [$(Facts {
            card: Card::$card,
            key: concat!("city-", $name),
            short: concat!("city-short-", $name),
            family: $family,
            cost: $cost,
            stars: $stars,
            copies: $copies,
        }),*]
    };
}

/// All cards in the order of [`Card`].
#[rustfmt::skip]
pub const FACTS: [Facts; KINDS] = {
    use Colour::{Blue, Green, Red, Yellow};
    use Family::{Aqueduct, House, Production, Public, Temple};
    use HouseValue::{Four, Three, Two};
    facts! {
        VegetableFarm  "vegetable-farm"  Production,     2, 0, [0, 1, 1, 1];
        GrainFarm      "grain-farm"      Production,     2, 0, [0, 1, 1, 1];
        SheepFarm      "sheep-farm"      Production,     2, 0, [0, 1, 1, 1];
        Winery         "winery"          Production,     2, 0, [1, 0, 0, 0];
        House2         "house2"          House(Two),     1, 0, [0, 5, 3, 3];
        House3         "house3"          House(Three),   2, 0, [0, 3, 3, 3];
        House4         "house4"          House(Four),    3, 0, [0, 2, 1, 1];
        LuxuryHouse2   "luxury-house2"   House(Two),     1, 1, [1, 0, 0, 0];
        LuxuryHouse3   "luxury-house3"   House(Three),   2, 1, [1, 0, 0, 0];
        LuxuryHouse4   "luxury-house4"   House(Four),    3, 1, [1, 0, 0, 0];
        Market         "market"          Public(Green),  3, 0, [0, 1, 1, 1];
        Arena          "arena"           Public(Red),    3, 0, [0, 1, 1, 1];
        School         "school"          Public(Yellow), 3, 0, [0, 1, 1, 1];
        Therma         "therma"          Public(Blue),   3, 0, [0, 1, 1, 1];
        ForumRomanum   "forum-romanum"   Public(Green),  3, 0, [1, 0, 0, 0];
        Colosseum      "colosseum"       Public(Red),    3, 0, [1, 0, 0, 0];
        University     "university"      Public(Yellow), 3, 0, [1, 0, 0, 0];
        ImperialTherma "imperial-therma" Public(Blue),   3, 0, [1, 0, 0, 0];
        Aqueduct       "aqueduct"        Aqueduct,       1, 0, [0, 4, 2, 2];
        GreatAqueduct  "great-aqueduct"  Aqueduct,       1, 1, [1, 0, 0, 0];
        Minerva        "minerva"         Temple,         3, 0, [0, 1, 0, 0];
        Fortuna        "fortuna"         Temple,         3, 0, [0, 0, 1, 0];
        Amor           "amor"            Temple,         3, 0, [0, 0, 1, 0];
        Juno           "juno"            Temple,         3, 0, [0, 0, 0, 1];
        Saturnus       "saturnus"        Temple,         3, 0, [0, 0, 0, 1];
        Luna           "luna"            Temple,         2, 1, [1, 0, 0, 0];
        Mars           "mars"            Temple,         2, 3, [1, 0, 0, 0];
        Venus          "venus"           Temple,         2, 1, [1, 0, 0, 0];
        Jupiter        "jupiter"         Temple,         2, 2, [1, 0, 0, 0];
        Mercury        "mercury"         Temple,         2, 2, [1, 0, 0, 0];
    }
};

impl Card {
    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        FACTS.iter().map(|facts| facts.card)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn facts(self) -> &'static Facts {
        &FACTS[self as usize]
    }

    #[inline]
    pub const fn family(self) -> Family {
        self.facts().family
    }

    #[inline]
    pub const fn cost(self) -> u8 {
        self.facts().cost
    }

    #[inline]
    pub const fn stars(self) -> u8 {
        self.facts().stars
    }

    #[inline]
    pub const fn is_aqueduct(self) -> bool {
        matches!(self.family(), Family::Aqueduct)
    }
}

/// A set of kinds of cards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardSet(u32);

impl CardSet {
    pub const NONE: CardSet = CardSet(0);

    /// The kinds that cost at most that many building points.
    #[inline]
    pub fn costing_at_most(points: u8) -> CardSet {
        const BY_COST: [u32; 4] = {
            let mut sets = [0; 4];
            let mut cost = 0;
            while cost < 4 {
                let mut index = 0;
                while index < KINDS {
                    if FACTS[index].cost as usize <= cost {
                        sets[cost] |= 1 << index;
                    }
                    index += 1;
                }
                cost += 1;
            }
            sets
        };
        CardSet(BY_COST[usize::from(points.min(3))])
    }

    /// Both aqueducts: the only cards that fit into a full city.
    pub const AQUEDUCTS: CardSet = CardSet(1 << Card::Aqueduct as u32 | 1 << Card::GreatAqueduct as u32);

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn contains(self, card: Card) -> bool {
        self.0 >> card as u32 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card as u32;
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card as u32);
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    /// The kinds in order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            Some(FACTS[index].card)
        })
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = CardSet::NONE;
        for card in cards {
            set.insert(card);
        }
        set
    }
}
