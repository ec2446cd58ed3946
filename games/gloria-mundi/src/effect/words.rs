//! Amounts and effects in words. A card's effect is explained from its notation; no card has a sentence of its own.

use saturnalia_rules::{Arg, Label};

use crate::effect::{Bundle, Effect, Limit, Proceeds, Thing};
use crate::goods::{Basic, Basics, Good, Token, TokenSet, Tokens};

/// `2 food`.
pub(crate) fn amount(good: Good, count: u16) -> Label {
    let key = match good {
        Good::Food => "gloria-amount-food",
        Good::Gold => "gloria-amount-gold",
        Good::Peace => "gloria-amount-peace",
        Good::Glory => "gloria-amount-glory",
        Good::Step => "gloria-amount-steps",
    };
    Label::new(key).with("count", count)
}

pub(crate) fn token_amount(token: Token, count: u16) -> Label {
    amount(Good::ALL[token.index()], count)
}

/// `2 food and 1 gold`.
pub(crate) fn tokens(tokens: Tokens) -> Arg {
    let kinds = tokens.kinds();
    Arg::List(kinds.iter().map(|token| token_amount(token, tokens[token]).into()).collect())
}

/// `2 farms and 1 city`.
pub(crate) fn basics(basics: Basics) -> Arg {
    let word = |basic| {
        Label::new(match basic {
            Basic::Farm => "gloria-cards-farm",
            Basic::City => "gloria-cards-city",
            Basic::Peace => "gloria-cards-peace",
        })
        .with("count", basics[basic])
    };
    Arg::List(basics.iter().map(|basic| word(basic).into()).collect())
}

/// A bundle so many times over.
pub(crate) fn bundle(bundle: Bundle, times: u16) -> Arg {
    let all = bundle.tokens.times(times);
    let mut parts: Vec<Arg> = all.kinds().iter().map(|token| token_amount(token, all[token]).into()).collect();
    if bundle.steps > 0 {
        parts.push(amount(Good::Step, u16::from(bundle.steps) * times).into());
    }
    if bundle.chosen > 0 {
        let goods = choice(bundle.among.iter().map(good_name).collect());
        let label = Label::new("gloria-amount-choice").with("count", u16::from(bundle.chosen) * times);
        parts.push(label.with("goods", goods).into());
    }
    Arg::List(parts)
}

/// `food, gold or peace`.
fn choice(names: Vec<Arg>) -> Arg {
    let mut names = names.into_iter();
    let Some(first) = names.next() else { return Arg::List(Vec::new()) };
    // `A or B`, then `C` after a comma in front: built from the end, so that every language joins two things only.
    let mut rest: Vec<Arg> = names.collect();
    let Some(last) = rest.pop() else { return first };
    let before = rest
        .into_iter()
        .fold(first, |list, next| Label::new("gloria-choice-more").with("first", list).with("next", next).into());
    Label::new("gloria-choice-or").with("first", before).with("last", last).into()
}

fn good_name(good: Good) -> Arg {
    Arg::term(match good {
        Good::Food => "gloria-food",
        Good::Gold => "gloria-gold",
        Good::Peace => "gloria-peace-token",
        Good::Glory => "gloria-glory",
        Good::Step => "gloria-step",
    })
}

pub(crate) fn token_name(token: Token) -> Arg {
    good_name(Good::ALL[token.index()])
}

fn token_choice(set: TokenSet) -> Arg {
    choice(set.iter().map(token_name).collect())
}

/// `for every two farms`.
fn for_every(thing: Thing, per: u8) -> Label {
    Label::new(match thing {
        Thing::Basic(Basic::Farm) => "gloria-every-farm",
        Thing::Basic(Basic::City) => "gloria-every-city",
        Thing::Basic(Basic::Peace) => "gloria-every-peace",
        Thing::Building => "gloria-every-building",
        Thing::Token(Token::Food) => "gloria-every-food",
        Thing::Token(Token::Gold) => "gloria-every-gold",
        Thing::Token(Token::Peace) => "gloria-every-peace-token",
        Thing::Token(Token::Glory) => "gloria-every-glory",
    })
    .with("count", per)
}

/// What a card's effect does, in one sentence.
pub(crate) fn explain(effect: Effect) -> Label {
    let plain = |key: &'static str, get: Bundle| Label::new(key).with("gain", bundle(get, 1));
    match effect {
        Effect::Produce(get) => plain("gloria-effect-produce", get),
        Effect::Trade { give, get, limit } => {
            let key = match limit {
                Limit::Once => "gloria-effect-trade",
                Limit::AnyNumber => "gloria-effect-trade-often",
            };
            plain(key, get).with("cost", bundle(give, 1))
        }
        Effect::Discard(Proceeds::Steps) => Label::new("gloria-effect-discard-steps"),
        Effect::Discard(Proceeds::Price) => Label::new("gloria-effect-discard-price"),
        Effect::Discard(Proceeds::Goods(get)) => plain("gloria-effect-discard-goods", get),
        Effect::Owned { thing, per, get } => plain("gloria-effect-owned", get).with("every", for_every(thing, per)),
        Effect::Exclusive { basic: Basic::Farm, get } => plain("gloria-effect-exclusive-farm", get),
        Effect::Exclusive { basic: Basic::City, get } => plain("gloria-effect-exclusive-city", get),
        Effect::Exclusive { basic: Basic::Peace, get } => plain("gloria-effect-exclusive-peace", get),
        Effect::GothOn { basic: Basic::Farm, get } => plain("gloria-effect-goth-farm", get),
        Effect::GothOn { basic: Basic::City, get } => plain("gloria-effect-goth-city", get),
        Effect::GothOn { basic: Basic::Peace, get } => plain("gloria-effect-goth-peace", get),
        Effect::Swap { pay, asked, limit } => Label::new(match limit {
            Limit::Once => "gloria-effect-swap",
            Limit::AnyNumber => "gloria-effect-swap-often",
        })
        .with("pay", token_choice(pay))
        .with("asked", token_choice(asked)),
        Effect::WhenBuying(get) => plain("gloria-effect-when-buying", get),
        Effect::Wall(Basic::Farm) => Label::new("gloria-effect-wall-farm"),
        Effect::Wall(Basic::City) => Label::new("gloria-effect-wall-city"),
        Effect::Wall(Basic::Peace) => Label::new("gloria-effect-wall-peace"),
    }
}

/// Every message key of this file.
pub(crate) const KEYS: &[&str] = &[
    "gloria-food",
    "gloria-gold",
    "gloria-peace-token",
    "gloria-glory",
    "gloria-step",
    "gloria-amount-food",
    "gloria-amount-gold",
    "gloria-amount-peace",
    "gloria-amount-glory",
    "gloria-amount-steps",
    "gloria-amount-choice",
    "gloria-choice-more",
    "gloria-choice-or",
    "gloria-cards-farm",
    "gloria-cards-city",
    "gloria-cards-peace",
    "gloria-every-farm",
    "gloria-every-city",
    "gloria-every-peace",
    "gloria-every-building",
    "gloria-every-food",
    "gloria-every-gold",
    "gloria-every-peace-token",
    "gloria-every-glory",
    "gloria-effect-produce",
    "gloria-effect-trade",
    "gloria-effect-trade-often",
    "gloria-effect-discard-steps",
    "gloria-effect-discard-price",
    "gloria-effect-discard-goods",
    "gloria-effect-owned",
    "gloria-effect-exclusive-farm",
    "gloria-effect-exclusive-city",
    "gloria-effect-exclusive-peace",
    "gloria-effect-goth-farm",
    "gloria-effect-goth-city",
    "gloria-effect-goth-peace",
    "gloria-effect-swap",
    "gloria-effect-swap-often",
    "gloria-effect-when-buying",
    "gloria-effect-wall-farm",
    "gloria-effect-wall-city",
    "gloria-effect-wall-peace",
];
