//! What is printed on the components, made from `data/components.toml` by the build script.

use saturnalia_rules::SeatCount;
use serde::Serialize;

use crate::cards::{Building, Card, Colour, EventCard, Fighter, Token, Work};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The rulebook says so.
    Rulebook,
    /// Read from the printed piece by an owner of the box.
    Box,
    /// Several reviews agree.
    Sources,
    /// One review says so.
    Single,
    /// Follows from the rulebook by argument.
    Inferred,
    /// Reconstructed: fits all that is known, but was not seen on the printed piece.
    Recon,
}

/// The places of the values that were reconstructed, such as `event/flood/famine`.
pub fn reconstructed() -> impl Iterator<Item = &'static str> {
    SOURCES.iter().filter(|(_, source)| *source == Source::Recon).map(|(place, _)| *place)
}

/// Characters everybody starts with.
#[inline]
pub fn start_characters(seats: SeatCount) -> u8 {
    START_CHARACTERS[seats.len() - 2]
}

/// Characters on display in a round.
#[inline]
pub fn recruits(seats: SeatCount) -> u8 {
    RECRUITS[seats.len() - 2]
}

/// Buildings offered for sale in a round.
#[inline]
pub fn sales(seats: SeatCount) -> u8 {
    SALES[seats.len() - 2]
}

/// For each colour, the cards that show it, as bits by card.
pub(crate) const BY_COLOUR: [u16; 3] = {
    let mut masks = [0; 3];
    let mut index = 0;
    while index < Card::ALL.len() {
        let hexes = Card::ALL[index].hexes();
        let mut hex = 0;
        while hex < hexes.len() {
            masks[hexes[hex] as usize] |= 1 << index;
            hex += 1;
        }
        index += 1;
    }
    masks
};
