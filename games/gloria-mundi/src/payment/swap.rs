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
    let (wanted, asked, owned) = (asked.total(), sums(asked), sums(owned));
    let mut reached = [0; SETS];
    for uncut in 0..SETS {
        if uncut > 0 {
            let (token, others) = (uncut.trailing_zeros() as usize, uncut & (uncut - 1));
            reached[uncut] = reached[others] | usize::from(swaps.freely[token].0);
        }
        let (reached, cut) = (reached[uncut], owned[ALL_KINDS ^ uncut]);
        // Without single swaps no larger set of sinks makes a smaller cut.
        let largest = if swaps.once.is_empty() { reached } else { ALL_KINDS };
        for sinks in (reached..=largest).filter(|sinks| sinks & reached == reached) {
            let leads_out = |pay: TokenSet, swapped: TokenSet| {
                usize::from(pay.0) & uncut != 0 && usize::from(swapped.0) & !sinks != 0
            };
            let singles = swaps.once.iter().filter(|(_, pay, swapped)| leads_out(*pay, *swapped)).count() as u16;
            if cut + asked[sinks] + singles < wanted {
                return false;
            }
        }
    }
    true
}

/// Sets of kinds of tokens, as bits.
const SETS: usize = 1 << Token::ALL.len();
const ALL_KINDS: usize = SETS - 1;

/// How many tokens there are of each set of kinds.
fn sums(tokens: Tokens) -> [u16; SETS] {
    let mut sums = [0; SETS];
    for set in 1..SETS {
        sums[set] = sums[set & (set - 1)] + tokens[Token::ALL[set.trailing_zeros() as usize]];
    }
    sums
}
