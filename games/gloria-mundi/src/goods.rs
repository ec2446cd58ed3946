//! Basic cards, tokens and steps: what everything in this game is counted in.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// The three types of basic cards.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Basic {
    Farm,
    City,
    Peace,
}

impl Basic {
    pub const ALL: [Basic; 3] = [Basic::Farm, Basic::City, Basic::Peace];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// What a card of this type produces, and what its symbol on the Goth's road asks as tribute.
    #[inline]
    pub fn token(self) -> Token {
        Token::ALL[self.index()]
    }
}

/// The four kinds of tokens.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Token {
    Food,
    Gold,
    Peace,
    /// Stands in for any other token in prices and tribute.
    Glory,
}

impl Token {
    pub const ALL: [Token; 4] = [Token::Food, Token::Gold, Token::Peace, Token::Glory];

    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }
}

/// A set of tokens.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct TokenSet(pub u8);

impl TokenSet {
    #[inline]
    pub const fn only(token: Token) -> TokenSet {
        TokenSet(1 << token as u8)
    }

    #[inline]
    pub fn contains(self, token: Token) -> bool {
        self.0 >> token as u8 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, token: Token) {
        self.0 |= 1 << token as u8;
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Token> {
        Token::ALL.into_iter().filter(move |token| self.contains(*token))
    }
}

/// What an effect can give: a token, or a step towards Africa.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Good {
    Food,
    Gold,
    Peace,
    Glory,
    Step,
}

impl Good {
    pub const ALL: [Good; 5] = [Good::Food, Good::Gold, Good::Peace, Good::Glory, Good::Step];

    /// The token; `None` for a step.
    #[inline]
    pub fn token(self) -> Option<Token> {
        Token::ALL.get(self as usize).copied()
    }
}

impl From<Token> for Good {
    #[inline]
    fn from(token: Token) -> Good {
        Good::ALL[token.index()]
    }
}

/// A set of goods to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct GoodSet(pub u8);

impl GoodSet {
    #[inline]
    pub fn contains(self, good: Good) -> bool {
        self.0 >> good as u8 & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, good: Good) {
        self.0 |= 1 << good as u8;
    }

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Good> {
        Good::ALL.into_iter().filter(move |good| self.contains(*good))
    }

    /// The tokens of the set.
    #[inline]
    pub fn tokens(self) -> TokenSet {
        TokenSet(self.0 & 0b1111)
    }
}

/// So many tokens of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Tokens {
    pub food: u16,
    pub gold: u16,
    pub peace: u16,
    pub glory: u16,
}

impl Tokens {
    pub const NONE: Tokens = Tokens { food: 0, gold: 0, peace: 0, glory: 0 };
    /// Nobody has more of a kind, so that all kinds together can be counted: cards of another set could multiply tokens
    /// without end.
    pub const MOST: u16 = u16::MAX / 4;

    pub fn new(food: u16, gold: u16, peace: u16, glory: u16) -> Tokens {
        Tokens { food, gold, peace, glory }
    }

    pub fn of(token: Token, count: u16) -> Tokens {
        let mut tokens = Tokens::NONE;
        tokens[token] = count;
        tokens
    }

    #[inline]
    pub fn total(self) -> u16 {
        self.food + self.gold + self.peace + self.glory
    }

    /// The kinds of which there is at least one.
    #[inline]
    pub fn kinds(self) -> TokenSet {
        let mut kinds = TokenSet::default();
        for token in Token::ALL {
            if self[token] > 0 {
                kinds.insert(token);
            }
        }
        kinds
    }

    /// Whether these hold at least as many of each kind.
    #[inline]
    pub fn cover(self, other: Tokens) -> bool {
        self.food >= other.food && self.gold >= other.gold && self.peace >= other.peace && self.glory >= other.glory
    }

    /// Adds these, up to [`MOST`](Tokens::MOST) of each kind.
    #[inline]
    pub fn add(&mut self, other: Tokens) {
        Token::ALL.into_iter().for_each(|token| self.gain(token, other[token]));
    }

    /// Adds some of one kind, up to [`MOST`](Tokens::MOST).
    #[inline]
    pub fn gain(&mut self, token: Token, count: u16) {
        self[token] = (self[token] + count).min(Tokens::MOST);
    }

    /// Takes these away; there must be enough.
    #[inline]
    pub fn remove(&mut self, other: Tokens) {
        debug_assert!(self.cover(other), "nobody pays {other:?} out of {self:?}");
        self.food -= other.food;
        self.gold -= other.gold;
        self.peace -= other.peace;
        self.glory -= other.glory;
    }

    /// So many times these, up to [`MOST`](Tokens::MOST) of each kind.
    #[must_use]
    pub fn times(self, times: u16) -> Tokens {
        let often = |count: u16| count.saturating_mul(times).min(Tokens::MOST);
        Tokens { food: often(self.food), gold: often(self.gold), peace: often(self.peace), glory: often(self.glory) }
    }
}

impl Index<Token> for Tokens {
    type Output = u16;
    #[inline]
    fn index(&self, token: Token) -> &u16 {
        match token {
            Token::Food => &self.food,
            Token::Gold => &self.gold,
            Token::Peace => &self.peace,
            Token::Glory => &self.glory,
        }
    }
}

impl IndexMut<Token> for Tokens {
    #[inline]
    fn index_mut(&mut self, token: Token) -> &mut u16 {
        match token {
            Token::Food => &mut self.food,
            Token::Gold => &mut self.gold,
            Token::Peace => &mut self.peace,
            Token::Glory => &mut self.glory,
        }
    }
}

/// So many basic cards or symbols of each type.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(default, deny_unknown_fields)]
pub struct Basics {
    pub farm: u8,
    pub city: u8,
    pub peace: u8,
}

impl Basics {
    pub const fn new(farm: u8, city: u8, peace: u8) -> Basics {
        Basics { farm, city, peace }
    }

    #[inline]
    pub fn total(self) -> u8 {
        self.farm + self.city + self.peace
    }

    /// The types of which there is at least one.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Basic> {
        Basic::ALL.into_iter().filter(move |basic| self[*basic] > 0)
    }

    #[inline]
    pub fn add(&mut self, other: Basics) {
        self.farm += other.farm;
        self.city += other.city;
        self.peace += other.peace;
    }
}

impl Index<Basic> for Basics {
    type Output = u8;
    #[inline]
    fn index(&self, basic: Basic) -> &u8 {
        match basic {
            Basic::Farm => &self.farm,
            Basic::City => &self.city,
            Basic::Peace => &self.peace,
        }
    }
}

impl IndexMut<Basic> for Basics {
    #[inline]
    fn index_mut(&mut self, basic: Basic) -> &mut u8 {
        match basic {
            Basic::Farm => &mut self.farm,
            Basic::City => &mut self.city,
            Basic::Peace => &mut self.peace,
        }
    }
}
