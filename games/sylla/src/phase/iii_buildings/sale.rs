//! One sale: a building is offered, everybody bids once, the highest bidder buys it.

use saturnalia_rules::{
    BySeat, Context, Happening, Known as _, Label, Lone, Offers, Piece, Question, Seat, SeatSet, answers,
};
use serde::{Deserialize, Serialize};

use super::payment::TurnCard;
use super::take::TakeBuilding;
use crate::answer::Answer;
use crate::cards::{Building, Card, Colour};
use crate::event::Event;
use crate::state::{Bid, SLOTS, Sale, State};
use crate::{Sylla, pieces, text};

/// The consul offers the first building, whoever bought one the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfferBuilding {
    pub seat: Seat,
    /// Sales still to come in this round, this one included.
    pub left: u8,
}

answers! { Answer:
    /// Tiles of one kind on places of one colour are the same offer.
    pub struct Sell { building: Building, colour: Colour }
}

impl Sell {
    /// Its bit in a set of such offers, which sorts them and holds each of them once.
    #[inline]
    const fn bit(self) -> u32 {
        1 << (self.building.index() * Colour::ALL.len() + self.colour.index())
    }

    /// The first of a set of such offers.
    #[inline]
    const fn lowest(bits: u32) -> Sell {
        let index = bits.trailing_zeros() as usize;
        Sell { building: Building::ALL[index / Colour::ALL.len()], colour: Colour::ALL[index % Colour::ALL.len()] }
    }
}

/// The places of tiles that are the same offer.
fn places(state: &State, Sell { building, colour }: Sell) -> impl Iterator<Item = usize> + '_ {
    (0..SLOTS).filter(move |slot| state.slots[*slot] == Some(building) && state.set.slots[*slot] == colour)
}

impl Question<Sylla> for OfferBuilding {
    type Answer = Sell;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, _: Seat, offers: &mut Offers<'_, Sylla, Sell>) {
        let tiles = state.slots.iter().zip(state.set.slots);
        let mut shown = tiles.fold(0, |shown, (tile, colour)| match *tile {
            Some(building) => shown | Sell { building, colour }.bit(),
            None => shown,
        });
        while shown != 0 {
            offers.add(Sell::lowest(shown));
            shown &= shown - 1;
        }
    }

    /// The player to the left of the one who offers speaks first, he himself last.
    fn answer(self, state: &mut State, seat: Seat, sell: Sell, cx: &mut Context<'_, Sylla>) {
        let Sell { building, colour } = sell;
        let slot = places(state, sell).next().known() as u8;
        state.sale = Some(Sale { offerer: seat, slot, building, colour });
        cx.tell(Event::OnSale { seat, building, colour });
        for bidder in state.seats.seats_from(state.seats.after(seat)) {
            cx.then(BidForBuilding { seat: bidder, building, colour });
        }
        cx.then(SellBuilding { offerer: seat, slot, left: self.left });
    }

    fn question(&self, _: &State, _: Seat) -> Label {
        text::ask_sell(self.left)
    }

    fn words(&self, _: &State, _: Seat, Sell { building, colour }: Sell) -> Label {
        text::do_sell(building, colour)
    }

    /// Whichever of two alike is clicked, this is meant.
    fn pieces(&self, state: &State, _: Seat, sell: Sell) -> Vec<Piece> {
        places(state, sell).map(pieces::slot).collect()
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// Ruling S4: at least one card, and strictly more than the highest bid. A card counts once, however many hexagons it shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct BidForBuilding {
    pub seat: Seat,
    pub building: Building,
    pub colour: Colour,
}

answers! { Answer:
    pub enum CardBid { Pass, BidCards(cards: u8) }
}

impl Question<Sylla> for BidForBuilding {
    type Answer = CardBid;

    #[inline]
    fn asked(&self, _: &State) -> SeatSet {
        SeatSet::only(self.seat)
    }

    fn offers(&self, state: &State, seat: Seat, offers: &mut Offers<'_, Sylla, CardBid>) {
        offers.add(CardBid::Pass);
        let least = state.high_bid().map_or(1, |(_, cards)| cards + 1);
        let most = state.players[seat].row.purse(&state.set, self.colour);
        offers.extend((least..=most).map(CardBid::BidCards));
    }

    fn answer(self, state: &mut State, seat: Seat, bid: CardBid, cx: &mut Context<'_, Sylla>) {
        match bid {
            CardBid::Pass => {
                state.bids[seat] = Bid::Passed;
                cx.tell(Event::SalePass { seat });
            }
            CardBid::BidCards(cards) => {
                state.bids[seat] = Bid::Offered(cards);
                cx.tell(Event::SaleBid { seat, cards });
            }
        }
    }

    fn question(&self, state: &State, seat: Seat) -> Label {
        let high = state.high_bid().map_or(0, |(_, cards)| cards);
        let own = state.players[seat].row.purse(&state.set, self.colour);
        text::ask_bid(self.building, self.colour, high, own)
    }

    fn words(&self, _: &State, _: Seat, bid: CardBid) -> Label {
        match bid {
            CardBid::Pass => text::DO_PASS.into(),
            CardBid::BidCards(cards) => text::do_bid_cards(cards),
        }
    }

    fn pieces(&self, _: &State, _: Seat, bid: CardBid) -> Vec<Piece> {
        match bid {
            CardBid::Pass => vec![pieces::PASS.into()],
            CardBid::BidCards(cards) => vec![pieces::bid(cards)],
        }
    }

    #[inline]
    fn lone(&self, _: &State, _: Seat) -> Lone {
        Lone::Open
    }
}

/// The highest bidder pays, takes the tile and offers the next. Ruling S5: a tile nobody wants leaves the game, counts
/// as one of the sales, and the same player offers again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SellBuilding {
    pub offerer: Seat,
    pub slot: u8,
    pub left: u8,
}

impl State {
    /// The tile leaves its place, and what was bid for it is forgotten.
    pub(super) fn end_sale(&mut self, slot: u8) {
        self.slots[usize::from(slot)] = None;
        self.sale = None;
        self.bids = BySeat::default();
    }
}

impl Happening<Sylla> for SellBuilding {
    fn happen(self, state: &mut State, cx: &mut Context<'_, Sylla>) {
        let SellBuilding { offerer, slot, left } = self;
        let building = state.slots[usize::from(slot)].known();
        let next = match state.high_bid() {
            Some((seat, cards)) => {
                state.unpaid = cards;
                cx.tell(Event::Sold { seat, building, cards });
                cx.then(TurnCard { seat, colour: state.set.slots[usize::from(slot)], from: Card::ALL[0] });
                cx.then(TakeBuilding { seat, building, slot });
                seat
            }
            None => {
                state.end_sale(slot);
                state.discarded[building.index()] += 1;
                cx.tell(Event::Unsold { building });
                cx.tell(Event::TileDiscarded { slot });
                offerer
            }
        };
        if left > 1 {
            cx.then(OfferBuilding { seat: next, left: left - 1 });
        }
    }
}
