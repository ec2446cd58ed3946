//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, Deck};
use crate::city::grid::{Cell, Cells};

/// One choice. Which of them are possible depends on the step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Keep this card of those at hand: in the draft, or of what a school drew.
    Keep(Card),
    /// Put the builder on this field of the strip; 1 is next to the emperor.
    Place(u8),
    /// Take this card from the offer.
    Take(Card),
    /// Build this card; where and with what follows.
    Build(Card),
    /// Produce with all production buildings.
    Produce,
    /// Do nothing more with this builder.
    Finish,
    /// Build on this place.
    Site(Cell),
    /// Spend the building point markers that lie here, and money for what is still missing.
    Pay(Cells),
    /// Let the school draw from this deck.
    Draw(Deck),
    /// Put this card under the deck next; those that follow come to lie below it.
    Return(Card),
}
