//! What chance is drawn for. The numbers are part of every game dealt by them.

use saturnalia_rules::{Purpose, Seat};

/// Who is the youngest player (Ruling A24).
pub(crate) const START_PLAYER: Purpose = Purpose::new(1);

/// The provinces laid out in a pass.
pub(crate) fn provinces(pass: u8) -> Purpose {
    Purpose::new(2).number(u32::from(pass))
}

/// The patricians laid out in a pass.
pub(crate) fn patricians(pass: u8) -> Purpose {
    Purpose::new(3).number(u32::from(pass))
}

/// A roll of a seat, with a chip or without, counted over the whole game.
pub(crate) fn roll(seat: Seat, number: u16) -> Purpose {
    Purpose::new(4).of(seat).number(u32::from(number))
}

/// A Fortuna tile, counted over the whole game: whoever draws it.
pub(crate) fn fortuna_tile(number: u16) -> Purpose {
    Purpose::new(5).number(u32::from(number))
}

/// The Senate cards of a pass.
pub(crate) fn senate_cards(pass: u8) -> Purpose {
    Purpose::new(6).number(u32::from(pass))
}
