//! Effects in words. A card's effect is explained from its notation; no card has a sentence of its own.

use saturnalia_rules::{Arg, Label};

use crate::amounts;
use crate::effect::{Back, Bundle, Choice, Cost, Effect, Limit, Term, Thing};
use crate::goods::{Basic, Good, Token, TokenSet, Tokens};
use crate::text;

/// A bundle so many times over.
pub(crate) fn bundle(bundle: Bundle, times: u16) -> Arg {
    Arg::List(goods(bundle, times))
}

fn goods(bundle: Bundle, times: u16) -> Vec<Arg> {
    let mut parts = tokens(bundle.tokens, times);
    if bundle.steps > 0 {
        parts.push(amounts::amount(Good::Step, u16::from(bundle.steps).saturating_mul(times)).into());
    }
    parts.extend(bundle.choices().map(|Choice { count, among }| {
        let (count, goods) = (u16::from(count).saturating_mul(times), choice(among.iter().map(Arg::from).collect()));
        if among.contains(Good::Step) { text::amount_things(count, goods) } else { text::amount_choice(count, goods) }
            .into()
    }));
    parts
}

fn tokens(tokens: Tokens, times: u16) -> Vec<Arg> {
    let all = tokens.times(times);
    all.kinds().iter().map(|token| amounts::token_amount(token, all[token]).into()).collect()
}

/// What a trade costs, so many times over.
pub(crate) fn cost(cost: Cost, times: u16) -> Arg {
    let mut parts = tokens(cost.tokens, times);
    parts.extend(cost.terms().map(|Term { count, among }| {
        let count = u16::from(count).saturating_mul(times);
        let mut things = among.iter();
        match (things.next(), things.next()) {
            (Some(Thing::Building), None) => text::cards_building(count).into(),
            (Some(Thing::Basic(Basic::Farm)), None) => text::cards_farm(count).into(),
            (Some(Thing::Basic(Basic::City)), None) => text::cards_city(count).into(),
            (Some(Thing::Basic(Basic::Peace)), None) => text::cards_peace(count).into(),
            _ => {
                let names = choice(among.iter().map(Arg::from).collect());
                if among.has_cards() { text::amount_things(count, names) } else { text::amount_choice(count, names) }
                    .into()
            }
        }
    }));
    Arg::List(parts)
}

/// What a trade brings, so many times over.
pub(crate) fn gain(give: Cost, get: Bundle, back: Back, times: u16) -> Arg {
    let buildings = give.terms().filter(|term| term.among.contains(Thing::Building));
    let discarded = buildings.map(|term| u16::from(term.count)).sum::<u16>().saturating_mul(times);
    let mut parts = Vec::new();
    if back.steps {
        parts.push(text::gain_laurel(discarded).into());
    }
    if back.price {
        parts.push(text::gain_price(discarded).into());
    }
    parts.extend(goods(get, times));
    Arg::List(parts)
}

impl From<Thing> for Arg {
    /// `food`, `another building`, `a farm`.
    fn from(thing: Thing) -> Arg {
        match thing {
            Thing::Token(token) => Good::from(token).into(),
            Thing::Building => text::A_BUILDING.into(),
            Thing::Basic(basic) => basic.into(),
        }
    }
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

fn trade(give: Cost, get: Bundle, back: Back, limit: Limit) -> Label {
    let nothing_more = get == Bundle::default();
    if give == Cost::ANOTHER_BUILDING && limit == Limit::Once {
        match back {
            Back { steps: true, price: false } if nothing_more => return text::EFFECT_DISCARD_STEPS.into(),
            Back { steps: false, price: true } if nothing_more => return text::EFFECT_DISCARD_PRICE.into(),
            Back { steps: false, price: false } => return text::effect_discard_goods(bundle(get, 1)),
            Back { .. } => {}
        }
    }
    let (cost, gain) = (cost(give, 1), gain(give, get, back, 1));
    match limit {
        Limit::Once => text::effect_trade(cost, gain),
        Limit::AnyNumber => text::effect_trade_often(cost, gain),
    }
}

/// What a card's effect does, in one sentence.
pub(crate) fn explain(effect: Effect) -> Label {
    let once = |get| bundle(get, 1);
    match effect {
        Effect::Produce(get) => text::effect_produce(once(get)),
        Effect::Trade { give, get, back, limit } => trade(give, get, back, limit),
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
