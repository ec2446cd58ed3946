//! A trade that may be repeated and brings back what it costs would never end.

use super::Facts;
use crate::cards::Colour;
use crate::effect::{Effect, Limit};
use crate::goods::TokenSet;

/// Looks for repeatable trades of one colour that feed themselves, alone or one through others. Returns the card
/// that closes the circle and what is wrong with it.
pub(super) fn loop_in(facts: &[Facts]) -> Option<(usize, String)> {
    for colour in [Colour::Farm, Colour::City, Colour::Peace] {
        // What each token can be turned into, directly or through other trades.
        let mut becomes = [TokenSet::default(); 4];
        for (index, card) in facts.iter().enumerate().filter(|(_, card)| card.colour == colour) {
            let Effect::Trade { give, get, limit: Limit::AnyNumber } = card.effect else { continue };
            let (given, got) = (give.goods().tokens(), get.goods().tokens());
            if given.iter().any(|token| got.contains(token)) {
                return Some((index, "a repeatable trade that brings back what it costs".to_owned()));
            }
            for token in given.iter() {
                becomes[token.index()].0 |= got.0;
            }
            close(&mut becomes);
            if given.iter().any(|token| becomes[token.index()].contains(token)) {
                return Some((index, "a repeatable trade that feeds itself through others of its colour".to_owned()));
            }
        }
    }
    None
}

/// What becomes of what becomes of a token becomes of the token.
fn close(becomes: &mut [TokenSet; 4]) {
    for _ in 0..becomes.len() {
        for token in 0..becomes.len() {
            becomes[token].0 |=
                becomes[token].iter().map(|other| becomes[other.index()].0).fold(0, |all, one| all | one);
        }
    }
}
