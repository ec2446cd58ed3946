//! Addresses of things on the table. The board uses the same ones.
//!
//! `peeked/CARD`, `hand/CARD` · `offer/SLOT` from 0 · `strip/FIELD` from 1 · `deck/NUMBER` from 1 ·
//! `seat/SEAT/city/X,Y`, `seat/SEAT/money`, `seat/SEAT/influence` with seats from 0 · `influence/VALUE` · `produce` · `finish`

use saturnalia_rules::{Piece, Seat};

use crate::answer::Answer;
use crate::cards::{Card, Deck};
use crate::city::grid::Cell;
use crate::state::State;

/// The pieces an answer touches.
pub(crate) fn of(state: &State, seat: Seat, answer: Answer) -> Vec<Piece> {
    match answer {
        Answer::Keep(card) | Answer::Return(card) => vec![peeked(card)],
        Answer::Place(field) => vec![strip(field - 1)],
        // Whichever of two alike is clicked, this is meant.
        Answer::Take(card) => {
            (0..state.offer_slots()).filter(|slot| state.offer[*slot] == Some(card)).map(offer).collect()
        }
        Answer::Build(card) => vec![hand(card)],
        Answer::Produce => vec!["produce".into()],
        Answer::Finish => vec!["finish".into()],
        Answer::Site(at) => vec![city(seat, at)],
        Answer::Pay(markers) if markers.is_empty() => vec![money(seat)],
        Answer::Pay(markers) => markers.iter().map(|at| city(seat, at)).collect(),
        Answer::Draw(from) => vec![deck(from)],
    }
}

/// A card's name in addresses, as in JSON.
fn name(card: Card) -> String {
    card.facts().key.trim_start_matches("city-").replace('-', "_")
}

pub(crate) fn peeked(card: Card) -> Piece {
    format!("peeked/{}", name(card)).into()
}

pub(crate) fn hand(card: Card) -> Piece {
    format!("hand/{}", name(card)).into()
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
