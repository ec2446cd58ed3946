//! Phase III: buildings are offered and sold one after the other, paid with cards turned on their side.

use saturnalia_rules::{BySeat, Context, Seat};

use crate::Sylla;
use crate::answer::Answer;
use crate::cards::{Building, Card, Colour, Token};
use crate::components::{BY_COLOUR, SLOTS, sales};
use crate::event::{Event, TokenReason};
use crate::row::Pose;
use crate::state::{Bid, Phase, Sale, State};
use crate::step::Step;

pub(crate) fn open(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.phase = Phase::Buildings;
    cx.then(Step::OfferBuilding { seat: state.consul, left: sales(state.seats) });
    cx.then(Step::CloseMarket);
}

/// Tiles of one kind on places of one colour are the same offer.
pub(crate) fn sale_offers(state: &State, out: &mut Vec<Answer>) {
    for (building, colour) in state.slots.iter().zip(SLOTS) {
        if let Some(building) = *building {
            out.push(Answer::Sell { building, colour });
        }
    }
    out.sort_unstable();
    out.dedup();
}

/// The player to the left of the one who offers speaks first, he himself last.
pub(crate) fn offer(
    state: &mut State,
    seat: Seat,
    left: u8,
    (building, colour): (Building, Colour),
    cx: &mut Context<'_, Sylla>,
) {
    let slot = (0..SLOTS.len())
        .find(|slot| state.slots[*slot] == Some(building) && SLOTS[*slot] == colour)
        .expect("only tiles on display are offered") as u8;
    state.sale = Some(Sale { offerer: seat, slot, building, colour, unpaid: 0 });
    state.bids = BySeat::default();
    cx.tell(Event::OnSale { seat, building, colour });
    for bidder in state.seats.seats_from(state.seats.after(seat)) {
        cx.then(Step::BidForBuilding { seat: bidder });
    }
    cx.then(Step::SellBuilding { left });
}

fn on_sale(state: &State) -> Sale {
    state.sale.expect("a building is on sale")
}

/// Ruling S4: at least one card, and strictly more than the highest bid. A card counts once, however many hexagons it shows.
pub(crate) fn bid_offers(state: &State, seat: Seat, out: &mut Vec<Answer>) {
    out.push(Answer::Pass);
    let least = state.high_bid().map_or(1, |(_, cards)| cards + 1);
    let most = state.players[seat].row.purse(on_sale(state).colour);
    out.extend((least..=most).map(Answer::BidCards));
}

pub(crate) fn pass(state: &mut State, seat: Seat, cx: &mut Context<'_, Sylla>) {
    state.bids[seat] = Bid::Passed;
    cx.tell(Event::SalePass { seat });
}

pub(crate) fn bid(state: &mut State, seat: Seat, cards: u8, cx: &mut Context<'_, Sylla>) {
    state.bids[seat] = Bid::Offered(cards);
    cx.tell(Event::SaleBid { seat, cards });
}

/// The highest bidder pays, takes the tile and offers the next. Ruling S5: a tile nobody wants leaves the game, counts
/// as one of the sales, and the same player offers again.
pub(crate) fn sell(state: &mut State, left: u8, cx: &mut Context<'_, Sylla>) {
    let sale = on_sale(state);
    let next = match state.high_bid() {
        Some((seat, cards)) => {
            state.sale = Some(Sale { unpaid: cards, ..sale });
            cx.tell(Event::Sold { seat, building: sale.building, cards });
            cx.then(Step::TurnCard { seat, left: cards, from: Card::ALL[0] });
            cx.then(Step::TakeBuilding { seat });
            seat
        }
        None => {
            state.slots[usize::from(sale.slot)] = None;
            state.discarded[sale.building.index()] += 1;
            state.sale = None;
            cx.tell(Event::Unsold { building: sale.building });
            sale.offerer
        }
    };
    if left > 1 {
        cx.then(Step::OfferBuilding { seat: next, left: left - 1 });
    }
}

/// Ruling S6: the buyer chooses among his upright cards of the colour. In ascending order, so that the same cards are
/// chosen in one way only.
pub(crate) fn turn_offers(state: &State, seat: Seat, left: u8, from: Card, out: &mut Vec<Answer>) {
    let mask = BY_COLOUR[on_sale(state).colour.index()];
    let row = &state.players[seat].row;
    let upright = |card: Card| if mask >> card.index() & 1 == 1 { row.count(card, Pose::Upright) } else { 0 };
    let mut enough = 0;
    for card in Card::ALL[from.index()..].iter().rev() {
        let here = upright(*card);
        enough += here;
        if here > 0 && enough >= left {
            out.push(Answer::Turn(*card));
        }
    }
    out.reverse();
}

pub(crate) fn turn(state: &mut State, seat: Seat, left: u8, card: Card, cx: &mut Context<'_, Sylla>) {
    state.players[seat].row.shift(card, Pose::Upright, Pose::Turned);
    if let Some(sale) = &mut state.sale {
        sale.unpaid -= 1;
    }
    cx.tell(Event::Turned { seat, card });
    if left > 1 {
        cx.then(Step::TurnCard { seat, left: left - 1, from: card });
    }
}

/// What the tile does when it is bought.
pub(crate) fn take(state: &mut State, seat: Seat, cx: &mut Context<'_, Sylla>) {
    let Sale { building, slot, .. } = on_sale(state);
    state.sale = None;
    state.slots[usize::from(slot)] = None;
    if !building.lasts() {
        state.discarded[building.index()] += 1;
    }
    let amount = building.amount();
    let player = &mut state.players[seat];
    match building {
        Building::Stall | Building::Field | Building::HouseTemple | Building::Tavern => player.estate.add(building),
        Building::Insula => cx.then(Step::InsulaToken { seat, left: amount, from: Token::Civic }),
        // Ruling S7: of use only from the next round on.
        Building::Crane => {
            player.row.add(Card::Crane, Pose::Turned);
            cx.tell(Event::CraneArrived { seat });
        }
        Building::Arch | Building::Statue => {
            player.prestige += i16::from(amount);
            cx.tell(Event::BuildingPoints { seat, building, points: amount });
        }
        Building::Bank => {
            player.denarii += amount;
            cx.tell(Event::BankPaid { seat, denarii: amount });
        }
    }
}

/// Ruling S30: of one kind or two, in ascending order.
pub(crate) fn token_offers(from: Token, out: &mut Vec<Answer>) {
    out.extend(Token::ALL[from.index()..].iter().map(|token| Answer::Take(*token)));
}

pub(crate) fn take_token(state: &mut State, seat: Seat, left: u8, token: Token, cx: &mut Context<'_, Sylla>) {
    state.players[seat].tokens[token.index()] += 1;
    cx.tell(Event::TokenTaken { seat, token, reason: TokenReason::Insula });
    if left > 1 {
        cx.then(Step::InsulaToken { seat, left: left - 1, from: token });
    }
}

/// What was not offered leaves the game.
pub(crate) fn close(state: &mut State, cx: &mut Context<'_, Sylla>) {
    state.bids = BySeat::default();
    cx.tell(Event::MarketClosed { tiles: state.slots.iter().flatten().copied().collect() });
    for building in state.slots.iter_mut().filter_map(Option::take) {
        state.discarded[building.index()] += 1;
    }
}
