//! What can stand in for what a price asks for: glory as joker (Ruling G7), or what a builder allows (Ruling G9).

use arrayvec::ArrayVec;

use crate::cards::{BUILDINGS, Building, BuildingSet};
use crate::components::Components;
use crate::effect::{Effect, Limit};
use crate::goods::{Token, TokenSet, Tokens};

/// Builders that can swap one token each, with what they take and what they take it for.
type SingleSwaps = ArrayVec<(Building, TokenSet, TokenSet), BUILDINGS>;

/// What can stand in for what.
pub(super) struct Swaps {
    /// By the token handed over: the tokens it can be handed over for, any number of times.
    pub(super) freely: [TokenSet; 4],
    pub(super) once: SingleSwaps,
}

impl Swaps {
    /// The swaps of these builders.
    pub(super) fn of(set: &Components, helpers: BuildingSet) -> Swaps {
        // Glory is a joker; every token stands for itself.
        let mut freely = Token::ALL.map(TokenSet::only);
        freely[Token::Glory.index()] = TokenSet(0b1111);
        let mut once = SingleSwaps::new();
        for builder in helpers.iter() {
            if let Effect::Swap { pay, asked, limit } = set.facts(builder).effect {
                match limit {
                    Limit::AnyNumber => pay.iter().for_each(|token| freely[token.index()].0 |= asked.0),
                    Limit::Once => once.push((builder, pay, asked)),
                }
            }
        }
        // Whoever can do least helps first, so that the others stay free.
        once.sort_by_key(|(builder, pay, asked)| (pay.len() * asked.len(), *builder));
        Swaps { freely, once }
    }
}

/// Whether somebody with these tokens can pay what is asked and the surcharge on top.
#[inline]
pub(crate) fn feasible(set: &Components, owned: Tokens, asked: Tokens, surcharge: u16, helpers: BuildingSet) -> bool {
    if owned.total() < asked.total() + surcharge {
        return false;
    }
    let missing = |token: Token| asked[token].saturating_sub(owned[token]);
    let jokers = missing(Token::Food) + missing(Token::Gold) + missing(Token::Peace);
    if asked.glory + jokers <= owned.glory {
        return true;
    }
    !helpers.is_empty() && feasible_with(owned, asked, &Swaps::of(set, helpers))
}

/// A flow of tokens into what is asked exists exactly if no cut is smaller. A cut is a set of tokens left uncut, and a
/// set of asked kinds that contains all they can freely flow into; every single swap that leads out of them counts one.
fn feasible_with(owned: Tokens, asked: Tokens, swaps: &Swaps) -> bool {
    let sum = |tokens: Tokens, set: u8| -> u16 { TokenSet(set).iter().map(|token| tokens[token]).sum() };
    let wanted = asked.total();
    for uncut in 0..16u8 {
        let reached = TokenSet(uncut).iter().fold(0, |all, token| all | swaps.freely[token.index()].0);
        let cut = sum(owned, !uncut & 0b1111);
        for sinks in (0..16u8).filter(|sinks| sinks & reached == reached) {
            let singles = swaps.once.iter().filter(|(_, pay, asked)| pay.0 & uncut != 0 && asked.0 & !sinks != 0);
            if cut + sum(asked, sinks) + (singles.count() as u16) < wanted {
                return false;
            }
        }
    }
    true
}
