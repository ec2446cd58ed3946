//! The effect language of the building cards: what the symbols in the lower part of a card can say.
//!
//! `notation` reads an effect as it is written in the data files, `run` carries it out, `explain` puts it into words.
//! What has to be decided on the way is asked in `trade` and `take`; what can be given for what says `give`.

pub(crate) mod explain;
pub(crate) mod give;
pub(crate) mod notation;
pub(crate) mod run;
pub(crate) mod take;
pub(crate) mod trade;

use crate::goods::{Basic, Good, GoodSet, Token, TokenSet, Tokens};

pub use give::{Cost, Term, ThingSet};
pub use notation::{NotationError, parse};

/// What a building card can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// `+1F+1S`: produce.
    Produce(Bundle),
    /// `2F>3P`: give to get; `2FX>1S` any number of times; `B>steps` with what comes back of a discarded building.
    Trade { give: Cost, get: Bundle, back: Back, limit: Limit },
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

/// What comes back of every building that is discarded.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Back {
    /// The steps in its laurel wreath.
    pub steps: bool,
    /// Its printed price.
    pub price: bool,
}

/// Something a player owns several of, and can give.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Token(Token),
    Building,
    /// A basic card of the display.
    Basic(Basic),
}

/// Choices on one side of a card.
pub const MOST_CHOICES: usize = 3;

/// Some tokens and steps, and some more that are chosen one by one out of sets.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Bundle {
    pub tokens: Tokens,
    pub steps: u8,
    /// Those there are come first.
    pub choices: [Choice; MOST_CHOICES],
}

/// So many goods, each one of these.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Choice {
    pub count: u8,
    pub among: GoodSet,
}

impl Bundle {
    /// The choices that the card leaves, in its order.
    #[inline]
    pub fn choices(&self) -> impl Iterator<Item = Choice> + use<> {
        self.choices.into_iter().take_while(|choice| choice.count > 0)
    }

    /// Every good that can come out of it.
    pub fn goods(&self) -> GoodSet {
        let mut goods = GoodSet(self.tokens.kinds().0);
        if self.steps > 0 {
            goods.insert(Good::Step);
        }
        GoodSet(self.choices().fold(goods.0, |all, choice| all | choice.among.0))
    }
}
