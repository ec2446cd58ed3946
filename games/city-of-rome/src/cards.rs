//! The kinds of building cards. What is printed on them is in the components.

use saturnalia_rules::Arg;
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

impl Family {
    /// As it is written in the data file.
    pub fn words(self) -> &'static str {
        match self {
            Family::Production => "production",
            Family::House(HouseValue::Two) => "house 2",
            Family::House(HouseValue::Three) => "house 3",
            Family::House(HouseValue::Four) => "house 4",
            Family::Public(Colour::Green) => "public green",
            Family::Public(Colour::Red) => "public red",
            Family::Public(Colour::Yellow) => "public yellow",
            Family::Public(Colour::Blue) => "public blue",
            Family::Aqueduct => "aqueduct",
            Family::Temple => "temple",
        }
    }
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

/// What makes a kind of card: the same in every set.
#[derive(Clone, Copy, Debug)]
struct Kind {
    card: Card,
    family: Family,
    /// Its name as a message, and in four letters for the city drawn in text.
    key: &'static str,
    short: &'static str,
}

macro_rules! kinds {
    ($($card:ident $name:literal $family:expr;)*) => {
        [$(Kind {
            card: Card::$card,
            family: $family,
            key: concat!("city-", $name),
            short: concat!("city-short-", $name),
        }),*]
    };
}

/// All kinds in the order of [`Card`].
#[rustfmt::skip]
const ALL: [Kind; KINDS] = {
    use Colour::{Blue, Green, Red, Yellow};
    use Family::{Aqueduct, House, Production, Public, Temple};
    use HouseValue::{Four, Three, Two};
    kinds! {
        VegetableFarm  "vegetable-farm"  Production;
        GrainFarm      "grain-farm"      Production;
        SheepFarm      "sheep-farm"      Production;
        Winery         "winery"          Production;
        House2         "house2"          House(Two);
        House3         "house3"          House(Three);
        House4         "house4"          House(Four);
        LuxuryHouse2   "luxury-house2"   House(Two);
        LuxuryHouse3   "luxury-house3"   House(Three);
        LuxuryHouse4   "luxury-house4"   House(Four);
        Market         "market"          Public(Green);
        Arena          "arena"           Public(Red);
        School         "school"          Public(Yellow);
        Therma         "therma"          Public(Blue);
        ForumRomanum   "forum-romanum"   Public(Green);
        Colosseum      "colosseum"       Public(Red);
        University     "university"      Public(Yellow);
        ImperialTherma "imperial-therma" Public(Blue);
        Aqueduct       "aqueduct"        Aqueduct;
        GreatAqueduct  "great-aqueduct"  Aqueduct;
        Minerva        "minerva"         Temple;
        Fortuna        "fortuna"         Temple;
        Amor           "amor"            Temple;
        Juno           "juno"            Temple;
        Saturnus       "saturnus"        Temple;
        Luna           "luna"            Temple;
        Mars           "mars"            Temple;
        Venus          "venus"           Temple;
        Jupiter        "jupiter"         Temple;
        Mercury        "mercury"         Temple;
    }
};

impl Card {
    /// Every kind, in order.
    pub fn all() -> impl Iterator<Item = Card> {
        ALL.iter().map(|kind| kind.card)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn family(self) -> Family {
        ALL[self as usize].family
    }

    /// Its name as it is written in JSON and in addresses.
    pub fn id(self) -> String {
        ALL[self as usize].key.trim_start_matches("city-").replace('-', "_")
    }

    /// Its name in four letters.
    pub fn short(self) -> Arg {
        Arg::term(ALL[self as usize].short)
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
            Some(ALL[index].card)
        })
    }
}

/// A card is called by the name that its set brings along.
impl From<Card> for Arg {
    fn from(card: Card) -> Arg {
        Arg::term(ALL[card.index()].key)
    }
}

/// Several cards as one argument.
pub(crate) fn named(cards: impl IntoIterator<Item = Card>) -> Arg {
    Arg::List(cards.into_iter().map(Arg::from).collect())
}

/// A deck is called by its numeral.
impl From<Deck> for Arg {
    fn from(deck: Deck) -> Arg {
        Arg::Text(deck.numeral().to_owned())
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
