//! Paying a price or tribute: what is forced is paid at once, the rest is asked for, kind by kind.
//!
//! For each kind of token that the price asks for, the payer either hands over that kind or says, token by
//! token, what stands in for it (`swap`). Then comes the surcharge, which takes any tokens (Ruling G8). Only answers
//! after which the whole can still be paid are offered.

pub(crate) mod price;
pub(crate) mod surcharge;
pub(crate) mod swap;

use saturnalia_rules::{Context, Known as _};
use serde::{Deserialize, Serialize};

use crate::GloriaMundi;
use crate::cards::{Building, BuildingSet};
use crate::components::Components;
use crate::goods::{Basic, Token, TokenSet, Tokens};
use crate::state::State;
use crate::turn::iv_buy;
use crate::turn::v_goth::tribute;
use price::PayPrice;
use surcharge::PaySurcharge;
use swap::{Swaps, feasible};

/// A payment under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Payment {
    pub paid_for: PaidFor,
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
pub enum PaidFor {
    Building { building: Building, on: Basic },
    Tribute,
}

/// How a kind of token that the price asks for can be paid.
struct Ways {
    /// All that is left of it with that kind itself.
    as_asked: bool,
    /// One of it with one of these.
    instead: TokenSet,
}

enum Forced {
    AsAsked,
    Instead(Token),
    Not,
}

impl Payment {
    /// The payment of which the active player is asked a part.
    fn under_way(state: &State) -> Payment {
        state.payment.known()
    }

    /// Pays what is forced, then asks the next question or completes the payment (Ruling G35).
    pub(crate) fn go_on(mut self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let set = state.set.get();
        let purse = &mut state.players[state.active].tokens;
        if purse.total() == self.asked.total() + self.surcharge {
            // Everything goes, whatever it stands for.
            self.paid.add(std::mem::take(purse));
            return self.complete(state, cx);
        }
        for asked in Token::ALL {
            while self.asked[asked] > 0 {
                match self.forced(set, *purse, asked) {
                    Forced::AsAsked => self.pay_as_asked(purse, asked),
                    Forced::Instead(token) => self.pay_instead(set, purse, asked, token),
                    Forced::Not => {
                        state.payment = Some(self);
                        return cx.then(PayPrice { asked });
                    }
                }
            }
        }
        if let PaidFor::Building { building, .. } = self.paid_for
            && self.surcharge > 0
            && purse.kinds().len() > 1
        {
            state.payment = Some(self);
            return cx.then(PaySurcharge { building });
        }
        // One kind is left to pay the surcharge with, or there is none to pay.
        if let Some(token) = purse.kinds().iter().next() {
            self.hand_over(purse, token, self.surcharge);
        }
        self.complete(state, cx);
    }

    fn complete(self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        state.payment = None;
        match self.paid_for {
            PaidFor::Building { building, on } => iv_buy::bought(state, building, on, self.paid, cx),
            PaidFor::Tribute => tribute::paid(state, self.paid, cx),
        }
    }

    fn forced(&self, set: &Components, owned: Tokens, asked: Token) -> Forced {
        // Without spare glory and builders nothing can stand in for anything: the usual case.
        if self.helpers.is_empty() && owned.glory == self.asked.glory {
            return Forced::AsAsked;
        }
        let Ways { as_asked, instead } = self.ways(set, owned, asked);
        match instead.iter().next() {
            Some(token) if !as_asked && instead.len() == 1 => Forced::Instead(token),
            Some(_) => Forced::Not,
            None => Forced::AsAsked,
        }
    }

    /// How somebody with these tokens can pay one kind of what is asked.
    fn ways(&self, set: &Components, owned: Tokens, asked: Token) -> Ways {
        let count = self.asked[asked];
        let as_asked = owned[asked] >= count && {
            let (mut left, mut rest) = (owned, self.asked);
            left[asked] -= count;
            rest[asked] = 0;
            feasible(set, left, rest, self.surcharge, self.helpers)
        };
        let mut instead = TokenSet::default();
        for token in Token::ALL.into_iter().filter(|token| *token != asked && owned[*token] > 0) {
            if self.helpers_after(set, owned, asked, token).is_some() {
                instead.insert(token);
            }
        }
        Ways { as_asked, instead }
    }

    /// The builders that are left after one token stands in for another; `None` if that is not possible.
    fn helpers_after(&self, set: &Components, owned: Tokens, asked: Token, token: Token) -> Option<BuildingSet> {
        let (mut left, mut rest) = (owned, self.asked);
        left[token] -= 1;
        rest[asked] -= 1;
        let works = |helpers: &BuildingSet| feasible(set, left, rest, self.surcharge, *helpers);
        if token == Token::Glory && asked != Token::Glory {
            return Some(self.helpers).filter(works);
        }
        if self.helpers.is_empty() {
            return None;
        }
        let swaps = Swaps::of(set, self.helpers);
        if swaps.freely[token.index()].contains(asked) {
            return Some(self.helpers).filter(works);
        }
        let fitting = swaps.once.iter().filter(|(_, pay, swapped)| pay.contains(token) && swapped.contains(asked));
        fitting.map(|(builder, ..)| self.helpers.without(*builder)).find(works)
    }

    fn hand_over(&mut self, purse: &mut Tokens, token: Token, count: u16) {
        purse[token] -= count;
        self.paid[token] += count;
    }

    /// All that is left of a kind is paid with it.
    fn pay_as_asked(&mut self, purse: &mut Tokens, asked: Token) {
        self.hand_over(purse, asked, self.asked[asked]);
        self.asked[asked] = 0;
    }

    /// One token stands in for another.
    fn pay_instead(&mut self, set: &Components, purse: &mut Tokens, asked: Token, token: Token) {
        self.helpers = self.helpers_after(set, *purse, asked, token).known();
        self.hand_over(purse, token, 1);
        self.asked[asked] -= 1;
    }
}
