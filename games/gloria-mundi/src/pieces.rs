//! Addresses of things on the table. The board uses the same ones.
//!
//! `hand/TYPE`, `tokens/TOKEN` behind the own screen, `seat/SEAT/hand`, `seat/SEAT/tokens` behind those of others ·
//! `seat/SEAT/TYPE` all basic cards of a type in a display, `seat/SEAT/building/ID` · `deck` · `forum/ID` · `fire` ·
//! `road/SPACE`, `tribute/SPACE` the tokens on it, `spoils/TOKEN` · the figures: `goth`, when it moves `goth/SPACE`;
//! `seat/SEAT/roman`, when it moves `seat/SEAT/roman/STEPS` · `supply/TOKEN`, `supply/step` · `produce`, `rest`, `pass`,
//! `times/N`; seats from 0, cards by their id. Beyond the table: `box`, and `box/screen/SEAT` for tokens behind a screen that
//! is closed to these eyes.

use saturnalia_rules::{Piece, Seat, Viewer};

use crate::cards::Building;
use crate::goods::{Basic, Good, Token};

/// Where tokens come from and go to, and lost basic cards.
pub(crate) const BOX: &str = "box";
pub(crate) const DECK: &str = "deck";
pub(crate) const FIRE: &str = "fire";
pub(crate) const GOTH: &str = "goth";

/// A type's name in addresses, as in JSON.
fn word(basic: Basic) -> &'static str {
    match basic {
        Basic::Farm => "farm",
        Basic::City => "city",
        Basic::Peace => "peace",
    }
}

fn token_word(token: Token) -> &'static str {
    match token {
        Token::Food => "food",
        Token::Gold => "gold",
        Token::Peace => "peace",
        Token::Glory => "glory",
    }
}

pub(crate) fn forum(building: Building) -> Piece {
    format!("forum/{building}").into()
}

/// Basic cards of a type in a display, those below buildings too.
pub(crate) fn basic_cards(seat: Seat, basic: Basic) -> Piece {
    format!("seat/{}/{}", seat.0, word(basic)).into()
}

pub(crate) fn built(seat: Seat, building: Building) -> Piece {
    format!("seat/{}/building/{building}", seat.0).into()
}

pub(crate) fn own_hand(basic: Basic) -> Piece {
    format!("hand/{}", word(basic)).into()
}

/// Basic cards behind a screen, for these eyes: one's own lie by type, those of others are one pile each.
pub(crate) fn hand_of(viewer: Viewer, seat: Seat, basic: Basic) -> Piece {
    if viewer == Viewer::Seat(seat) { own_hand(basic) } else { format!("seat/{}/hand", seat.0).into() }
}

pub(crate) fn own_tokens(token: Token) -> Piece {
    format!("tokens/{}", token_word(token)).into()
}

/// Tokens behind a screen, for these eyes: one's own lie by kind, those of others are one pile each.
pub(crate) fn tokens_of(viewer: Viewer, seat: Seat, token: Token) -> Piece {
    if viewer == Viewer::Seat(seat) { own_tokens(token) } else { format!("seat/{}/tokens", seat.0).into() }
}

/// Tokens behind a screen that is closed to these eyes.
pub(crate) fn closed_screen(seat: Seat) -> Piece {
    format!("{BOX}/screen/{}", seat.0).into()
}

pub(crate) fn roman(seat: Seat) -> Piece {
    format!("seat/{}/roman", seat.0).into()
}

pub(crate) fn roman_at(seat: Seat, steps: u8) -> Piece {
    format!("seat/{}/roman/{steps}", seat.0).into()
}

pub(crate) fn goth_at(space: u8) -> Piece {
    format!("{GOTH}/{space}").into()
}

pub(crate) fn road(space: u8) -> Piece {
    format!("road/{space}").into()
}

/// The tokens on a space of the road.
pub(crate) fn tribute(space: u8) -> Piece {
    format!("tribute/{space}").into()
}

pub(crate) fn spoils(token: Token) -> Piece {
    format!("spoils/{}", token_word(token)).into()
}

pub(crate) fn supply(good: Good) -> Piece {
    format!("supply/{}", good.token().map_or("step", token_word)).into()
}

pub(crate) fn times(times: u16) -> Piece {
    format!("times/{times}").into()
}
