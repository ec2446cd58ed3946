//! Amounts and cards in words: what every question, answer and notice is made of.

use saturnalia_rules::{Arg, Label};

use crate::goods::{Basic, Basics, Good, Token, Tokens};
use crate::text;

/// `2 food`.
pub(crate) fn amount(good: Good, count: u16) -> Label {
    match good {
        Good::Food => text::amount_food(count),
        Good::Gold => text::amount_gold(count),
        Good::Peace => text::amount_peace(count),
        Good::Glory => text::amount_glory(count),
        Good::Step => text::amount_steps(count),
    }
}

pub(crate) fn token_amount(token: Token, count: u16) -> Label {
    amount(token.into(), count)
}

/// `2 food`, for what so many basic cards of that type produce.
pub(crate) fn product(basic: Basic, count: u8) -> Label {
    token_amount(basic.token(), u16::from(count))
}

impl From<Tokens> for Arg {
    /// `2 food and 1 gold`.
    fn from(tokens: Tokens) -> Arg {
        Arg::List(tokens.kinds().iter().map(|token| token_amount(token, tokens[token]).into()).collect())
    }
}

impl From<Basics> for Arg {
    /// `2 farms and 1 city`.
    fn from(basics: Basics) -> Arg {
        let cards = |basic| match basic {
            Basic::Farm => text::cards_farm(basics.farm),
            Basic::City => text::cards_city(basics.city),
            Basic::Peace => text::cards_peace(basics.peace),
        };
        Arg::List(basics.iter().map(|basic| cards(basic).into()).collect())
    }
}

impl From<Basic> for Arg {
    /// `a farm`.
    fn from(basic: Basic) -> Arg {
        match basic {
            Basic::Farm => text::A_FARM,
            Basic::City => text::A_CITY,
            Basic::Peace => text::A_PEACE,
        }
        .into()
    }
}

impl From<Good> for Arg {
    /// `food`, `a step`.
    fn from(good: Good) -> Arg {
        match good {
            Good::Food => text::FOOD,
            Good::Gold => text::GOLD,
            Good::Peace => text::PEACE_TOKEN,
            Good::Glory => text::GLORY,
            Good::Step => text::STEP,
        }
        .into()
    }
}
