//! What the election and the sale going on are worth.

use arrayvec::ArrayVec;
use saturnalia_rules::Seat;

use super::{DENARIUS, best_token, building_worth, others, this_round};
use crate::cards::{Card, Colour};
use crate::row::Pose;
use crate::state::{Bid, Phase, Player, Sale, State};

/// What the consulate brings beside its token: first choice and the last word on ties.
const CONSULATE: f32 = 1.2;
/// How likely somebody who can outbid does so.
const OUTBID: f32 = 0.4;

/// How likely the highest bid stands, given who can still outbid it.
fn stands(state: &State, seat: Seat, bid: u8, most: impl Fn(Seat) -> u8) -> f32 {
    let able = others(state, seat).filter(|other| state.bids[*other] == Bid::Waiting && most(*other) > bid).count();
    (1.0 - OUTBID).powi(able as i32)
}

/// What leading the election is worth.
pub(super) fn election(state: &State, seat: Seat) -> f32 {
    if state.phase != Phase::FirstConsul {
        return if state.consul == seat { CONSULATE * remaining_power(state) } else { 0.0 };
    }
    match state.high_bid() {
        Some((leader, votes)) if leader == seat => {
            let player = &state.players[seat];
            let price = DENARIUS * f32::from(votes - player.election_votes());
            let most =
                |other: Seat| state.players[other].election_votes() + state.players[other].most_denarii(&state.set);
            stands(state, seat, votes, most) * (best_token(state) + CONSULATE - price)
        }
        Some(_) => 0.0,
        // The election is over and the consul takes a token.
        None => {
            if state.consul == seat {
                CONSULATE
            } else {
                0.0
            }
        }
    }
}

/// The consul's privileges matter until the events are decided.
fn remaining_power(state: &State) -> f32 {
    if state.phase <= Phase::Events { 1.0 } else { 0.0 }
}

/// What the sale going on is worth.
pub(super) fn sale(state: &State, seat: Seat) -> f32 {
    let Some(sale) = state.sale else { return 0.0 };
    let player = &state.players[seat];
    let worth = building_worth(state, player, sale.building);
    match state.high_bid() {
        Some((leader, _)) if state.unpaid > 0 => {
            if leader == seat {
                worth - cost(state, player, sale.colour, state.unpaid)
            } else {
                0.0
            }
        }
        Some((leader, bid)) if leader == seat => {
            let most = |other: Seat| state.players[other].row.purse(&state.set, sale.colour);
            stands(state, seat, bid, most) * (worth - cost(state, player, sale.colour, bid))
        }
        Some((_, bid)) => hope(state, seat, sale, worth, bid + 1),
        None => hope(state, seat, sale, worth, 1),
    }
}

/// Whoever has not spoken may still buy; whoever offered speaks last.
fn hope(state: &State, seat: Seat, sale: Sale, worth: f32, bid: u8) -> f32 {
    let player = &state.players[seat];
    if state.bids[seat] != Bid::Waiting || player.row.purse(&state.set, sale.colour) < bid {
        return 0.0;
    }
    let chance = if sale.offerer == seat { 0.6 } else { 0.25 };
    chance * (worth - cost(state, player, sale.colour, bid)).max(0.0)
}

/// What turning that many cards of the colour costs, the least useful first.
fn cost(state: &State, player: &Player, colour: Colour, count: u8) -> f32 {
    let mut worths: ArrayVec<f32, 16> = ArrayVec::new();
    for card in Card::ALL.into_iter().filter(|card| state.set.shows(*card, colour)) {
        for _ in 0..player.row.count(card, Pose::Upright) {
            let _ = worths.try_push(this_round(state, card.calling()));
        }
    }
    worths.sort_unstable_by(f32::total_cmp);
    worths.iter().take(usize::from(count)).sum()
}
