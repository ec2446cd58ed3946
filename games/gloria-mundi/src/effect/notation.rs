//! Effects, prices and symbols as they are written in the data files.

use crate::effect::{Bundle, Effect, Limit, Proceeds, Thing};
use crate::goods::{Basic, Basics, Good, GoodSet, Token, TokenSet, Tokens};

/// Why a notation cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotationError {
    #[error("`{0}` is no effect")]
    Unknown(String),
    #[error("`{0}` is not an amount such as 2F, 1S or 2(F/G)")]
    Amount(String),
    #[error("`{0}` chooses twice on one side")]
    TwoChoices(String),
    #[error("`{0}` gives a step away: steps cannot be given back")]
    GivesSteps(String),
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
    match text.split_once('>') {
        Some(("B", "steps")) => Ok(Effect::Discard(Proceeds::Steps)),
        Some(("B", "price")) => Ok(Effect::Discard(Proceeds::Price)),
        Some(("B", get)) => Ok(Effect::Discard(Proceeds::Goods(bundle(get)?))),
        Some((give, get)) => parse_trade(give, get),
        None => Err(NotationError::Unknown(text.to_owned())),
    }
}

fn parse_trade(give: &str, get: &str) -> Result<Effect, NotationError> {
    let (give, limit) = match give.strip_suffix('X') {
        Some(give) => (give, Limit::AnyNumber),
        None => (give, Limit::Once),
    };
    let (given, get) = (bundle(give)?, bundle(get)?);
    if given.goods().contains(Good::Step) {
        return Err(NotationError::GivesSteps(give.to_owned()));
    }
    Ok(Effect::Trade { give: given, get, limit })
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
    let thing = match thing {
        "B" => Thing::Building,
        "F" => Thing::Token(Token::Food),
        "G" => Thing::Token(Token::Gold),
        "P" => Thing::Token(Token::Peace),
        "R" => Thing::Token(Token::Glory),
        _ => Thing::Basic(parse_basic(thing).ok()?),
    };
    (per > 0).then_some((per, thing))
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
    for term in text.split('+') {
        let (count, goods) = amount(term)?;
        let mut choice = goods.iter();
        match (choice.next(), choice.next()) {
            (Some(good), None) => match good.token() {
                Some(token) => bundle.tokens[token] += u16::from(count),
                None => bundle.steps += count,
            },
            _ if bundle.chosen > 0 => return Err(NotationError::TwoChoices(text.to_owned())),
            _ => (bundle.chosen, bundle.among) = (count, goods),
        }
    }
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
    if price.chosen > 0 || price.steps > 0 {
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
