//! Addresses of things on the table. The board uses the same ones.
//!
//! `peeked/CARD`, `hand/CARD` for one's own, `peeked`, `seat/SEAT/hand` for those of others · `offer/SLOT` from 0 ·
//! `strip/FIELD` from 1 · `deck/NUMBER` from 1 · `announced` · `seat/SEAT/city/X,Y`, `seat/SEAT/builders`,
//! `seat/SEAT/money`, `seat/SEAT/influence`, `seat/SEAT/won/VALUE` with seats from 0 · `influence/VALUE` · `produce` ·
//! `finish`

use saturnalia_rules::{Piece, Seat, Viewer};

use crate::cards::{Card, Deck};
use crate::city::grid::Cell;

/// The card that is being built.
pub(crate) const ANNOUNCED: &str = "announced";

pub(crate) fn peeked(card: Card) -> Piece {
    format!("peeked/{}", card.id()).into()
}

pub(crate) fn hand(card: Card) -> Piece {
    format!("hand/{}", card.id()).into()
}

/// A card being chosen from, for these eyes: one's own lie open.
pub(crate) fn peeked_of(viewer: Viewer, seat: Seat, card: Card) -> Piece {
    if viewer == Viewer::Seat(seat) { peeked(card) } else { "peeked".into() }
}

/// A card of a hand, for these eyes: one's own lies open card by card, the others are one pile each.
pub(crate) fn hand_of(viewer: Viewer, seat: Seat, card: Card) -> Piece {
    if viewer == Viewer::Seat(seat) { hand(card) } else { closed_hand(seat) }
}

pub(crate) fn closed_hand(seat: Seat) -> Piece {
    format!("seat/{}/hand", seat.0).into()
}

/// The builders that do not stand on the strip.
pub(crate) fn builders(seat: Seat) -> Piece {
    format!("seat/{}/builders", seat.0).into()
}

pub(crate) fn offer(slot: usize) -> Piece {
    format!("offer/{slot}").into()
}

/// A field, from 0.
pub(crate) fn strip(field: u8) -> Piece {
    format!("strip/{}", field + 1).into()
}

pub(crate) fn deck(deck: Deck) -> Piece {
    format!("deck/{}", deck.number()).into()
}

pub(crate) fn city(seat: Seat, at: Cell) -> Piece {
    format!("seat/{}/city/{at}", seat.0).into()
}

pub(crate) fn money(seat: Seat) -> Piece {
    format!("seat/{}/money", seat.0).into()
}

pub(crate) fn influence(seat: Seat) -> Piece {
    format!("seat/{}/influence", seat.0).into()
}

pub(crate) fn influence_card(value: u8) -> Piece {
    format!("influence/{value}").into()
}

pub(crate) fn influence_card_won(seat: Seat, value: u8) -> Piece {
    format!("seat/{}/won/{value}", seat.0).into()
}
