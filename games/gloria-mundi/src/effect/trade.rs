//! Trades: how often they are made, and what is given where the card leaves a choice.

use saturnalia_rules::{Context, Known as _, Label, Offers, Piece, Question, Seat, SeatSet, answers};
use serde::{Deserialize, Serialize};

use super::{explain, run};
use crate::answer::Answer;
use crate::cards::Building;
use crate::goods::{Token, TokenSet, Tokens};
use crate::state::State;
use crate::{GloriaMundi, amounts, pieces, text};

/// The longest list of numbers offered for a repeatable trade.
const MOST_TIMES: u16 = 200;

/// How often the seat could make this building's trade.
pub(super) fn most_times(state: &State, seat: Seat, building: Building) -> u16 {
    run::given_for(&state.set, building).times_in(state.players[seat].tokens).min(MOST_TIMES)
}

/// Ruling G17: every repetition gives the whole left side; choices may differ each time. Glory is no joker
/// here (Ruling G7).
pub(super) fn make(state: &mut State, seat: Seat, building: Building, times: u16, cx: &mut Context<'_, GloriaMundi>) {
    let give = run::given_for(&state.set, building);
    run::give_away(state, seat, give.tokens.times(times), cx);
    Give { seat, building, left: u16::from(give.chosen) * times, times }.go_on(state, cx);
}

/// The seat says how often a repeatable trade is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct HowOften {
    pub seat: Seat,
    pub building: Building,
}

answers! { Answer:
    pub struct Times(times: u16);
}

impl Question<GloriaMundi> for HowOften {
    type Answer = Times;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, GloriaMundi, Times>) {
        offers.extend((1..=most_times(state, seat, self.building)).map(Times));
    }

    fn answer(self, state: &mut State, seat: Seat, Times(times): Times, cx: &mut Context<'_, GloriaMundi>) {
        make(state, seat, self.building, times, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_times(state.set.name(self.building))
    }

    fn words(&self, state: &State, _: Seat, Times(times): Times) -> Label {
        let (give, get) = (run::given_for(&state.set, self.building), run::got_from(&state.set, self.building));
        text::times(explain::bundle(give, times), explain::bundle(get, times), times)
    }

    fn pieces(&self, _: &State, _: Seat, Times(times): Times) -> Vec<Piece> {
        vec![pieces::times(times)]
    }
}

/// The seat gives one token after the other for a trade made so many times.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Give {
    pub seat: Seat,
    pub building: Building,
    /// Tokens still to be given.
    pub left: u16,
    /// How often the trade is made.
    pub times: u16,
}

answers! { Answer:
    pub enum Given { Give(token: Token) }
}

impl Give {
    fn givable(self, state: &State) -> TokenSet {
        let among = run::given_for(&state.set, self.building).among.tokens();
        TokenSet(among.0 & state.players[self.seat].tokens.kinds().0)
    }

    /// Asks for the next token unless there is no choice any more; then the trade brings what it brings.
    fn go_on(mut self, state: &mut State, cx: &mut Context<'_, GloriaMundi>) {
        let Give { seat, building, times, .. } = self;
        while self.left > 0 {
            let kinds = self.givable(state);
            let total: u16 = kinds.iter().map(|token| state.players[seat].tokens[token]).sum();
            if kinds.len() > 1 && total > self.left {
                return cx.then(self);
            }
            let token = kinds.iter().next().known();
            let count = self.left.min(state.players[seat].tokens[token]);
            run::give_away(state, seat, Tokens::of(token, count), cx);
            self.left -= count;
        }
        run::receive(state, seat, building, run::got_from(&state.set, building), times, cx);
    }
}

impl Question<GloriaMundi> for Give {
    type Answer = Given;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, GloriaMundi, Given>) {
        offers.extend(self.givable(state).iter().map(Given::Give));
    }

    fn answer(self, state: &mut State, seat: Seat, Given::Give(token): Given, cx: &mut Context<'_, GloriaMundi>) {
        run::give_away(state, seat, Tokens::of(token, 1), cx);
        Give { left: self.left - 1, ..self }.go_on(state, cx);
    }

    fn question(&self, state: &State, _: Seat) -> Label {
        text::ask_give(state.set.name(self.building), self.left)
    }

    fn words(&self, _: &State, _: Seat, Given::Give(token): Given) -> Label {
        text::give(amounts::token_amount(token, 1))
    }

    fn pieces(&self, _: &State, _: Seat, Given::Give(token): Given) -> Vec<Piece> {
        vec![pieces::own_tokens(token)]
    }
}
