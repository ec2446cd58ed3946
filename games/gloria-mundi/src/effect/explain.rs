//! Effects in words. A card's effect is explained from its notation; no card has a sentence of its own.

use saturnalia_rules::{Arg, Label};

use crate::amounts;
use crate::effect::{Bundle, Effect, Limit, Proceeds, Thing};
use crate::goods::{Basic, Good, Token, TokenSet};
use crate::text;

/// A bundle so many times over.
pub(crate) fn bundle(bundle: Bundle, times: u16) -> Arg {
    let all = bundle.tokens.times(times);
    let mut parts: Vec<Arg> = all.kinds().iter().map(|token| amounts::token_amount(token, all[token]).into()).collect();
    if bundle.steps > 0 {
        parts.push(amounts::amount(Good::Step, u16::from(bundle.steps).saturating_mul(times)).into());
    }
    if bundle.chosen > 0 {
        let goods = choice(bundle.among.iter().map(Arg::from).collect());
        parts.push(text::amount_choice(u16::from(bundle.chosen).saturating_mul(times), goods).into());
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
    let before = rest.into_iter().fold(first, |list, next| text::choice_more(list, next).into());
    text::choice_or(before, last).into()
}

fn token_choice(set: TokenSet) -> Arg {
    choice(set.iter().map(|token| Good::from(token).into()).collect())
}

/// `for every two farms`.
fn for_every(thing: Thing, per: u8) -> Label {
    match thing {
        Thing::Basic(Basic::Farm) => text::every_farm(per),
        Thing::Basic(Basic::City) => text::every_city(per),
        Thing::Basic(Basic::Peace) => text::every_peace(per),
        Thing::Building => text::every_building(per),
        Thing::Token(Token::Food) => text::every_food(per),
        Thing::Token(Token::Gold) => text::every_gold(per),
        Thing::Token(Token::Peace) => text::every_peace_token(per),
        Thing::Token(Token::Glory) => text::every_glory(per),
    }
}

/// What a card's effect does, in one sentence.
pub(crate) fn explain(effect: Effect) -> Label {
    let once = |get| bundle(get, 1);
    match effect {
        Effect::Produce(get) => text::effect_produce(once(get)),
        Effect::Trade { give, get, limit: Limit::Once } => text::effect_trade(once(give), once(get)),
        Effect::Trade { give, get, limit: Limit::AnyNumber } => text::effect_trade_often(once(give), once(get)),
        Effect::Discard(Proceeds::Steps) => text::EFFECT_DISCARD_STEPS.into(),
        Effect::Discard(Proceeds::Price) => text::EFFECT_DISCARD_PRICE.into(),
        Effect::Discard(Proceeds::Goods(get)) => text::effect_discard_goods(once(get)),
        Effect::Owned { thing, per, get } => text::effect_owned(for_every(thing, per), once(get)),
        Effect::Exclusive { basic: Basic::Farm, get } => text::effect_exclusive_farm(once(get)),
        Effect::Exclusive { basic: Basic::City, get } => text::effect_exclusive_city(once(get)),
        Effect::Exclusive { basic: Basic::Peace, get } => text::effect_exclusive_peace(once(get)),
        Effect::GothOn { basic: Basic::Farm, get } => text::effect_goth_farm(once(get)),
        Effect::GothOn { basic: Basic::City, get } => text::effect_goth_city(once(get)),
        Effect::GothOn { basic: Basic::Peace, get } => text::effect_goth_peace(once(get)),
        Effect::Swap { pay, asked, limit: Limit::Once } => text::effect_swap(token_choice(asked), token_choice(pay)),
        Effect::Swap { pay, asked, limit: Limit::AnyNumber } => {
            text::effect_swap_often(token_choice(asked), token_choice(pay))
        }
        Effect::WhenBuying(get) => text::effect_when_buying(once(get)),
        Effect::Wall(Basic::Farm) => text::EFFECT_WALL_FARM.into(),
        Effect::Wall(Basic::City) => text::EFFECT_WALL_CITY.into(),
        Effect::Wall(Basic::Peace) => text::EFFECT_WALL_PEACE.into(),
    }
}
