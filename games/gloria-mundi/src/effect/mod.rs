//! The effect language of the building cards: what the symbols in the lower part of a card can say.
//!
//! `notation` reads an effect as it is written in the data files, `run` carries it out, `explain` puts it into words.
//! What has to be decided on the way is asked in `trade`, `take` and `discard`.

pub(crate) mod discard;
pub(crate) mod explain;
pub(crate) mod notation;
pub(crate) mod run;
pub(crate) mod take;
pub(crate) mod trade;

use crate::goods::{Basic, Good, GoodSet, Token, TokenSet, Tokens};

pub use notation::{NotationError, parse};

/// What a building card can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// `+1F+1S`: produce.
    Produce(Bundle),
    /// `2F>3P`: give to get; `2FX>1S` any number of times.
    Trade { give: Bundle, get: Bundle, limit: Limit },
    /// `B>…`: discard another building to get something for it.
    Discard(Proceeds),
    /// `farm=1F`: get something for every `per` of these owned.
    Owned { thing: Thing, per: u8, get: Bundle },
    /// `farm:1S`: get something for every other card of that type, none of which may act this turn.
    Exclusive { basic: Basic, get: Bundle },
    /// `goth@city:2S`: get something if the Goth stands on that symbol.
    GothOn { basic: Basic, get: Bundle },
    /// `swap:F>G`: builder; a token that a price asks for may be paid with another.
    Swap { pay: TokenSet, asked: TokenSet, limit: Limit },
    /// `buy:+1S`: builder; get something with every purchase.
    WhenBuying(Bundle),
    /// `wall:city`: is lost in place of the basic card below it.
    Wall(Basic),
}

/// How often.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Limit {
    Once,
    /// An X on the card.
    AnyNumber,
}

/// What a discarded building brings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Proceeds {
    /// The steps in its laurel wreath.
    Steps,
    /// Its printed price.
    Price,
    Goods(Bundle),
}

/// Something a player owns several of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Basic(Basic),
    Building,
    Token(Token),
}

/// Some tokens and steps, and some more that are chosen one by one out of a set.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bundle {
    pub tokens: Tokens,
    pub steps: u8,
    pub chosen: u8,
    pub among: GoodSet,
}

impl Bundle {
    pub fn is_empty(self) -> bool {
        self == Bundle::default()
    }

    /// Every good that can come out of it.
    pub fn goods(self) -> GoodSet {
        let mut goods = GoodSet(self.tokens.kinds().0);
        if self.steps > 0 {
            goods.insert(Good::Step);
        }
        GoodSet(goods.0 | self.among.0)
    }

    /// How often these tokens can be given out of `owned`.
    pub fn times_in(self, owned: Tokens) -> u16 {
        let fixed = Token::ALL.into_iter().filter(|token| self.tokens[*token] > 0);
        let mut most = fixed.map(|token| owned[token] / self.tokens[token]).min().unwrap_or(u16::MAX);
        if self.chosen > 0 {
            let spare = |times: u16| -> u16 {
                self.among.tokens().iter().map(|token| owned[token] - self.tokens[token] * times).sum()
            };
            let all: u16 = self.among.tokens().iter().map(|token| owned[token]).sum();
            most = most.min(all / u16::from(self.chosen));
            while most > 0 && spare(most) < u16::from(self.chosen) * most {
                most -= 1;
            }
        }
        most
    }
}
