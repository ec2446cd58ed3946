//! A trade that may be repeated and brings back all it costs would never end.
//!
//! Nothing else can go round for ever: every card acts once in a turn, so that what one trade brings can pay for another card's
//! trade, but not for its own a second time; and cards that are given never come back (Ruling G38).

use crate::effect::{Effect, Limit};
use crate::goods::{Token, TokenSet};

/// Whether what a repeatable trade brings can pay for it, however often it is made.
///
/// That is so if all it asks for can be taken out of what it brings: for no set of tokens does it ask for more of these than it
/// can bring. Choices may differ each time, but what no single choice can pay for no mixture of them can.
pub(super) fn feeds_itself(effect: &Effect) -> bool {
    let Effect::Trade { give, get, limit: Limit::AnyNumber, .. } = effect else { return false };
    let asked = |among: TokenSet| {
        let fixed: u16 = among.iter().map(|token| give.tokens[token]).sum();
        let terms = give.terms().filter(|term| term.among.tokens().0 & !among.0 == 0);
        fixed + terms.map(|term| u16::from(term.count)).sum::<u16>()
    };
    let brought = |among: TokenSet| {
        let fixed: u16 = among.iter().map(|token| get.tokens[token]).sum();
        let choices = get.choices().filter(|choice| choice.among.tokens().0 & among.0 != 0);
        fixed + choices.map(|choice| u16::from(choice.count)).sum::<u16>()
    };
    (0..1u8 << Token::ALL.len()).map(TokenSet).all(|among| asked(among) <= brought(among))
}
