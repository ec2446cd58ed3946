//! Paying a price or tribute: what is forced is paid at once, the rest is asked for, kind by kind.
//!
//! For each kind of token that the price asks for, the payer either hands over that kind or says, token by
//! token, what stands in for it: glory as joker (Ruling G7), or what a builder allows (Ruling G9). Then comes the surcharge, which
//! takes any tokens (Ruling G8). Only answers after which the whole can still be paid are offered.

use arrayvec::ArrayVec;
use saturnalia_rules::Context;
use serde::{Deserialize, Serialize};

use crate::GloriaMundi;
use crate::answer::Answer;
use crate::cards::{Building, BuildingSet};
use crate::effect::{Effect, Limit};
use crate::goods::{Basic, Token, TokenSet, Tokens};
use crate::state::State;
use crate::step::Step;
use crate::turn::{iv_buy, v_goth};

/// A payment under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    pub purpose: Purpose,
    /// What the price or the space still asks for.
    pub asked: Tokens,
    /// Any tokens, still to be paid on top.
    pub surcharge: u16,
    /// Builders that can still help.
    pub helpers: BuildingSet,
    pub paid: Tokens,
}

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Purpose {
    Building { building: Building, on: Basic },
    Tribute,
}

/// Builders that can swap one token each, with what they take and what they take it for.
type SingleSwaps = ArrayVec<(Building, TokenSet, TokenSet), 57>;

/// What can stand in for what.
struct Swaps {
    /// By the token handed over: the tokens it can be handed over for, any number of times.
    freely: [TokenSet; 4],
    once: SingleSwaps,
}

fn swaps_of(helpers: BuildingSet) -> Swaps {
    // Glory is a joker; every token stands for itself.
    let mut freely = Token::ALL.map(TokenSet::only);
    freely[Token::Glory.index()] = TokenSet(0b1111);
    let mut once = SingleSwaps::new();
    for builder in helpers.iter() {
        if let Effect::Swap { pay, asked, limit } = builder.facts().effect {
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

/// Whether somebody with these tokens can pay what is asked and the surcharge on top.
#[inline]
pub(crate) fn feasible(owned: Tokens, asked: Tokens, surcharge: u16, helpers: BuildingSet) -> bool {
    if owned.total() < asked.total() + surcharge {
        return false;
    }
    let missing = |token: Token| asked[token].saturating_sub(owned[token]);
    let jokers = missing(Token::Food) + missing(Token::Gold) + missing(Token::Peace);
    if asked.glory + jokers <= owned.glory {
        return true;
    }
    !helpers.is_empty() && feasible_with(owned, asked, &swaps_of(helpers))
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

fn open(state: &State) -> &Payment {
    state.payment.as_ref().expect("a payment is under way")
}

/// How a kind of token that the price asks for can be paid.
struct Ways {
    /// All that is left of it with that kind itself.
    as_asked: bool,
    /// One of it with one of these.
    instead: TokenSet,
}

impl Ways {
    fn count(&self) -> u32 {
        u32::from(self.as_asked) + self.instead.len()
    }
}

fn ways(state: &State, asked: Token) -> Ways {
    let payment = open(state);
    let owned = state.players[state.active].tokens;
    let count = payment.asked[asked];
    let without = |count: u16| {
        let mut rest = payment.asked;
        rest[asked] -= count;
        rest
    };
    let as_asked = owned[asked] >= count && {
        let mut left = owned;
        left[asked] -= count;
        feasible(left, without(count), payment.surcharge, payment.helpers)
    };
    let mut instead = TokenSet::default();
    for token in Token::ALL.into_iter().filter(|token| *token != asked && owned[*token] > 0) {
        if helper_for(state, asked, token).is_some() {
            instead.insert(token);
        }
    }
    Ways { as_asked, instead }
}

/// The builders that are left after one token stands in for another; `None` if that is not possible.
fn helper_for(state: &State, asked: Token, token: Token) -> Option<BuildingSet> {
    let payment = open(state);
    let mut left = state.players[state.active].tokens;
    left[token] -= 1;
    let mut rest = payment.asked;
    rest[asked] -= 1;
    let works = |helpers: &BuildingSet| feasible(left, rest, payment.surcharge, *helpers);
    if token == Token::Glory && asked != Token::Glory {
        return Some(payment.helpers).filter(works);
    }
    if payment.helpers.is_empty() {
        return None;
    }
    let swaps = swaps_of(payment.helpers);
    if swaps.freely[token.index()].contains(asked) {
        return Some(payment.helpers).filter(works);
    }
    let fitting = swaps.once.iter().filter(|(_, pay, swapped)| pay.contains(token) && swapped.contains(asked));
    fitting.map(|(builder, ..)| payment.helpers.without(*builder)).find(works)
}

pub(crate) fn price_offers(state: &State, asked: Token, out: &mut Vec<Answer>) {
    let ways = ways(state, asked);
    if ways.as_asked {
        out.push(Answer::PayAsAsked);
    }
    out.extend(ways.instead.iter().map(Answer::PayInstead));
}

pub(crate) fn surcharge_offers(state: &State, out: &mut Vec<Answer>) {
    out.extend(state.players[state.active].tokens.kinds().iter().map(Answer::PayExtra));
}

/// Pays what is forced, then asks the next question or completes the payment (Ruling G35).
pub(crate) fn go_on(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    let owned = state.players[state.active].tokens;
    let due = open(state).asked.total() + open(state).surcharge;
    if owned.total() == due {
        // Everything goes, whatever it stands for.
        Token::ALL.into_iter().for_each(|token| hand_over(state, token, owned[token]));
        return complete(state, cx);
    }
    for asked in Token::ALL {
        while open(state).asked[asked] > 0 {
            match forced_or(state, asked) {
                Forced::AsAsked => hand_over_all(state, asked),
                Forced::Instead(token) => stand_in(state, asked, token),
                Forced::Not => return cx.then(Step::PayPrice { asked }),
            }
        }
    }
    let owned = state.players[state.active].tokens;
    let surcharge = open(state).surcharge;
    match owned.kinds().iter().next() {
        Some(_) if surcharge > 0 && owned.kinds().len() > 1 => return cx.then(Step::PaySurcharge),
        Some(token) => hand_over(state, token, surcharge),
        None => {}
    }
    complete(state, cx);
}

enum Forced {
    AsAsked,
    Instead(Token),
    Not,
}

fn forced_or(state: &State, asked: Token) -> Forced {
    let payment = open(state);
    // Without spare glory and builders nothing can stand in for anything: the usual case.
    if payment.helpers.is_empty() && state.players[state.active].tokens.glory == payment.asked.glory {
        return Forced::AsAsked;
    }
    let ways = ways(state, asked);
    if ways.count() > 1 {
        return Forced::Not;
    }
    match ways.instead.iter().next() {
        Some(token) => Forced::Instead(token),
        None => Forced::AsAsked,
    }
}

fn hand_over(state: &mut State, token: Token, count: u16) {
    state.players[state.active].tokens[token] -= count;
    let payment = state.payment.as_mut().expect("a payment is under way");
    payment.paid[token] += count;
}

fn hand_over_all(state: &mut State, asked: Token) {
    let count = open(state).asked[asked];
    hand_over(state, asked, count);
    if let Some(payment) = &mut state.payment {
        payment.asked[asked] = 0;
    }
}

fn stand_in(state: &mut State, asked: Token, token: Token) {
    let helpers = helper_for(state, asked, token).expect("only what can stand in is offered");
    hand_over(state, token, 1);
    if let Some(payment) = &mut state.payment {
        payment.asked[asked] -= 1;
        payment.helpers = helpers;
    }
}

pub(crate) fn pay_as_asked(state: &mut State, asked: Token, cx: &mut Context<'_, GloriaMundi>) {
    hand_over_all(state, asked);
    go_on(state, cx);
}

pub(crate) fn pay_instead(state: &mut State, asked: Token, token: Token, cx: &mut Context<'_, GloriaMundi>) {
    stand_in(state, asked, token);
    go_on(state, cx);
}

pub(crate) fn pay_extra(state: &mut State, token: Token, cx: &mut Context<'_, GloriaMundi>) {
    hand_over(state, token, 1);
    if let Some(payment) = &mut state.payment {
        payment.surcharge -= 1;
    }
    go_on(state, cx);
}

fn complete(state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
    let payment = state.payment.take().expect("a payment is under way");
    match payment.purpose {
        Purpose::Building { building, on } => iv_buy::bought(state, building, on, payment.paid, cx),
        Purpose::Tribute => v_goth::tribute_paid(state, payment.paid, cx),
    }
}
