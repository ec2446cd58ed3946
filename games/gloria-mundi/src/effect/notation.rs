//! Effects, prices and symbols as they are written in the data files.

use crate::effect::{Back, Bundle, Choice, Cost, Effect, Limit, Term, Thing, ThingSet};
use crate::goods::{Basic, Basics, Good, GoodSet, Token, TokenSet, Tokens};

/// Why a notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    #[error("`{0}` is no effect")]
    Unknown(String),
    #[error("`{0}` is not an amount such as 2F, 1S or 2(F/G)")]
    Amount(String),
    #[error("`{0}` is not something to give such as 2F, 1(F/P), B, 2B or farm")]
    Gift(String),
    #[error("`{0}` has more than three choices or kinds of cards on one side")]
    TooMuch(String),
    #[error("`{0}` gives a step away: steps cannot be given back")]
    GivesSteps(String),
    #[error("`{0}` gives something for a building, but asks for none")]
    NoBuilding(String),
    #[error("`{0}` is neither farm, city nor peace")]
    Basic(String),
    #[error("`{0}` is not a token or a choice of tokens such as (F/G)")]
    Tokens(String),
}

/// Reads an effect.
pub fn parse(text: &str) -> Result<Effect, NotationError> {
    if let Some(basic) = text.strip_prefix("wall:") {
        return Ok(Effect::Wall(parse_basic(basic)?));
    }
    if let Some(swap) = text.strip_prefix("swap:") {
        return parse_swap(swap);
    }
    if let Some(get) = text.strip_prefix("buy:+") {
        return Ok(Effect::WhenBuying(bundle(get)?));
    }
    if let Some(get) = text.strip_prefix('+') {
        return Ok(Effect::Produce(bundle(get)?));
    }
    if let Some((condition, get)) = text.split_once(':') {
        let get = bundle(get)?;
        return Ok(match condition.strip_prefix("goth@") {
            Some(basic) => Effect::GothOn { basic: parse_basic(basic)?, get },
            None => Effect::Exclusive { basic: parse_basic(condition)?, get },
        });
    }
    if let Some((owned, get)) = text.split_once('=') {
        let (per, thing) = parse_owned(owned).ok_or_else(|| NotationError::Unknown(text.to_owned()))?;
        return Ok(Effect::Owned { thing, per, get: bundle(get)? });
    }
    let (give, get) = text.split_once('>').ok_or_else(|| NotationError::Unknown(text.to_owned()))?;
    parse_trade(give, get)
}

fn parse_trade(give: &str, get: &str) -> Result<Effect, NotationError> {
    let (give, limit) = match give.strip_suffix('X') {
        Some(give) => (give, Limit::AnyNumber),
        None => (give, Limit::Once),
    };
    let (cost, (goods, back)) = (cost(give)?, proceeds(get)?);
    if back != Back::default() && !cost.terms().any(|term| term.among.contains(Thing::Building)) {
        return Err(NotationError::NoBuilding(get.to_owned()));
    }
    Ok(Effect::Trade { give: cost, get: goods, back, limit })
}

/// Reads `2F+1(F/P)+B`: what is given.
fn cost(text: &str) -> Result<Cost, NotationError> {
    let mut cost = Cost::default();
    let mut terms = Vec::new();
    for term in text.split('+') {
        let (count, things) = gift(term)?;
        let mut among = ThingSet::default();
        things.iter().for_each(|thing| among.insert(*thing));
        match things.as_slice() {
            [Thing::Token(token)] => cost.tokens[*token] += u16::from(count),
            _ => terms.push(Term { count, among }),
        }
    }
    fill(&mut cost.terms, &terms).ok_or_else(|| NotationError::TooMuch(text.to_owned()))?;
    Ok(cost)
}

/// Reads `2F`, `1(F/P)`, `B`, `2B`, `farm` or `1(B/farm)`. One card needs no number.
fn gift(term: &str) -> Result<(u8, Vec<Thing>), NotationError> {
    let wrong = || NotationError::Gift(term.to_owned());
    let digits = term.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(wrong)?;
    let (number, symbols) = term.split_at(digits);
    if choice(symbols, good).is_some_and(|goods| goods.contains(&Good::Step)) {
        return Err(NotationError::GivesSteps(term.to_owned()));
    }
    let things = choice(symbols, thing).ok_or_else(wrong)?;
    let count = match (number, things.as_slice()) {
        ("", [Thing::Building | Thing::Basic(_)]) => Some(1),
        _ => number.parse().ok().filter(|count| (1..100).contains(count)),
    };
    Ok((count.ok_or_else(wrong)?, things))
}

/// Reads `3P`, `steps` or `price+1S`: what a trade brings.
fn proceeds(text: &str) -> Result<(Bundle, Back), NotationError> {
    let mut back = Back::default();
    let mut goods = Vec::new();
    for term in text.split('+') {
        match term {
            "steps" => back.steps = true,
            "price" => back.price = true,
            _ => goods.push(term),
        }
    }
    let got = if goods.is_empty() { Bundle::default() } else { bundle(&goods.join("+"))? };
    Ok((got, back))
}

/// Lays what was read into its places, if there are enough.
fn fill<T: Copy>(places: &mut [T], read: &[T]) -> Option<()> {
    places.get_mut(..read.len())?.copy_from_slice(read);
    Some(())
}

fn parse_swap(text: &str) -> Result<Effect, NotationError> {
    let (text, limit) = match text.strip_suffix(" X") {
        Some(text) => (text, Limit::AnyNumber),
        None => (text, Limit::Once),
    };
    let (pay, asked) = text.split_once('>').ok_or_else(|| NotationError::Unknown(format!("swap:{text}")))?;
    Ok(Effect::Swap { pay: token_set(pay)?, asked: token_set(asked)?, limit })
}

fn parse_owned(text: &str) -> Option<(u8, Thing)> {
    let (per, thing) = match text.find(|letter: char| !letter.is_ascii_digit())? {
        0 => (1, text),
        digits => (text[..digits].parse().ok()?, &text[digits..]),
    };
    (per > 0).then_some((per, self::thing(thing)?))
}

fn thing(text: &str) -> Option<Thing> {
    match text {
        "B" => Some(Thing::Building),
        _ => token(text).map(Thing::Token).or_else(|| parse_basic(text).ok().map(Thing::Basic)),
    }
}

fn parse_basic(text: &str) -> Result<Basic, NotationError> {
    match text {
        "farm" => Ok(Basic::Farm),
        "city" => Ok(Basic::City),
        "peace" => Ok(Basic::Peace),
        _ => Err(NotationError::Basic(text.to_owned())),
    }
}

/// Reads `2F+1S` or `1P+2(F/G)`.
fn bundle(text: &str) -> Result<Bundle, NotationError> {
    let mut bundle = Bundle::default();
    let mut choices = Vec::new();
    for term in text.split('+') {
        let (count, among) = amount(term)?;
        let mut goods = among.iter();
        match (goods.next(), goods.next()) {
            (Some(good), None) => match good.token() {
                Some(token) => bundle.tokens[token] += u16::from(count),
                None => bundle.steps = bundle.steps.saturating_add(count),
            },
            _ => choices.push(Choice { count, among }),
        }
    }
    fill(&mut bundle.choices, &choices).ok_or_else(|| NotationError::TooMuch(text.to_owned()))?;
    Ok(bundle)
}

/// Reads `2F` or `2(F/G)`: between 1 and 99.
fn amount(term: &str) -> Result<(u8, GoodSet), NotationError> {
    let wrong = || NotationError::Amount(term.to_owned());
    let digits = term.find(|letter: char| !letter.is_ascii_digit()).ok_or_else(wrong)?;
    let count = term[..digits].parse().ok().filter(|count| (1..100).contains(count)).ok_or_else(wrong)?;
    let goods = choice(&term[digits..], good).ok_or_else(wrong)?;
    let mut set = GoodSet::default();
    goods.into_iter().for_each(|good| set.insert(good));
    Ok((count, set))
}

/// Reads `F` or `(F/G)` without repetitions.
fn choice<T: PartialEq>(text: &str, read: fn(&str) -> Option<T>) -> Option<Vec<T>> {
    let Some(inner) = text.strip_prefix('(').and_then(|text| text.strip_suffix(')')) else {
        return Some(vec![read(text)?]);
    };
    let mut found = Vec::new();
    for symbol in inner.split('/') {
        let read = read(symbol)?;
        if found.contains(&read) {
            return None;
        }
        found.push(read);
    }
    (found.len() > 1).then_some(found)
}

fn good(symbol: &str) -> Option<Good> {
    match symbol {
        "S" => Some(Good::Step),
        _ => token(symbol).map(|token| Good::ALL[token.index()]),
    }
}

fn token(symbol: &str) -> Option<Token> {
    match symbol {
        "F" => Some(Token::Food),
        "G" => Some(Token::Gold),
        "P" => Some(Token::Peace),
        "R" => Some(Token::Glory),
        _ => None,
    }
}

fn token_set(text: &str) -> Result<TokenSet, NotationError> {
    let tokens = choice(text, token).ok_or_else(|| NotationError::Tokens(text.to_owned()))?;
    let mut set = TokenSet::default();
    tokens.into_iter().for_each(|token| set.insert(token));
    Ok(set)
}

/// Reads a price such as `2G+1P`; an empty text is free.
pub(crate) fn parse_price(text: &str) -> Result<Tokens, NotationError> {
    if text.is_empty() {
        return Ok(Tokens::NONE);
    }
    let price = bundle(text)?;
    if price.choices().next().is_some() || price.steps > 0 {
        return Err(NotationError::Amount(text.to_owned()));
    }
    Ok(price.tokens)
}

/// Reads the symbols of a space such as `FC`.
pub(crate) fn parse_symbols(text: &str) -> Option<Basics> {
    let mut symbols = Basics::default();
    for symbol in text.chars() {
        match symbol {
            'F' => symbols.farm += 1,
            'C' => symbols.city += 1,
            'P' => symbols.peace += 1,
            _ => return None,
        }
    }
    (symbols.total() > 0).then_some(symbols)
}
