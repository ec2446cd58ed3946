//! Phase I: the first consul is elected, takes a token, and moves the famine.

use saturnalia_rules::{BySeat, Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::Token;
use crate::event::{Event, TokenReason};
use crate::state::{Bid, Phase, State};
use crate::step::Step;

/// The sitting consul bids first, the others once each, clockwise.
pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::FirstConsul;
    state.bids = BySeat::default();
    for seat in state.seats.seats_from(state.consul) {
        cx.then(Step::BidForConsul { seat });
    }
    cx.then(Step::InstallConsul);
}

/// Ruling S2: senators and any money one has; strictly more than the highest bid, or pass. The sitting consul
/// has nothing to exceed and may add no money at all.
pub(crate) fn bid_offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    let player = &state.players[seat];
    let least = match state.high_bid() {
        Some((_, votes)) => {
            out.push(Answer::Pass);
            (votes + 1).saturating_sub(player.election_votes())
        }
        None => 0,
    };
    out.extend((least..=player.most_denarii()).map(Answer::BidDenarii));
}

pub(crate) fn pass(state: &mut State, seat: Seat, cx: &mut Context<'_, Sylla>) {
    state.bids[seat] = Bid::Passed;
    cx.tell(Event::ElectionPass { seat });
}

pub(crate) fn bid(state: &mut State, seat: Seat, denarii: u8, cx: &mut Context<'_, Sylla>) {
    let votes = state.players[seat].election_votes() + denarii;
    state.bids[seat] = Bid::Offered(votes);
    cx.tell(Event::ElectionBid { seat, votes, denarii });
}

/// Only the winner pays, and only money: senators are not used up (Ruling S1).
pub(crate) fn install(state: &mut State, cx: &mut Context<'_, Sylla>) {
    let (seat, votes) = state.high_bid().expect("the sitting consul has made a bid");
    let denarii = votes - state.players[seat].election_votes();
    state.players[seat].denarii -= denarii;
    state.consul = seat;
    state.bids = BySeat::default();
    cx.tell(Event::Elected { seat, denarii });
    cx.then(Step::ConsulToken { seat });
    cx.then(Step::SpreadFamine);
}

pub(crate) fn token_offers(out: &mut Vec<Answer>) {
    out.extend(Token::ALL.map(Answer::Take));
}

pub(crate) fn take_token(state: &mut State, seat: Seat, token: Token, cx: &mut Context<'_, Sylla>) {
    state.players[seat].tokens[token.index()] += 1;
    cx.tell(Event::TokenTaken { seat, token, reason: TokenReason::Consul });
}

/// One space for every famine symbol on the four open events.
pub(crate) fn spread_famine(state: &mut State, cx: &mut Context<'_, Sylla>) {
    let symbols = state.events.iter().filter(|event| event.drives_famine()).count() as u8;
    state.ladder.worsen_famine(symbols);
    cx.tell(Event::FamineSymbols { symbols, to: state.ladder.famine() });
}
