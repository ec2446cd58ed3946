//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::cards::{Building, Card, Colour, EventCard, Fighter, Token};
use crate::ladder::Direction;
use crate::row::{Pose, StartingRow};

/// One choice. Which of them are possible depends on the step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Start with these characters.
    Characters(#[cfg_attr(feature = "ts", ts(as = "Vec<Card>"))] StartingRow),
    /// Bid nothing.
    Pass,
    /// Add this much money to one's senators in the election.
    BidDenarii(u8),
    /// Turn this many cards for the building on sale.
    BidCards(u8),
    /// Take a token of this kind.
    Take(Token),
    /// Take this character from the display.
    Recruit(Card),
    /// Offer such a building on a place of this colour for sale.
    Sell { building: Building, colour: Colour },
    /// Turn this card on its side.
    Turn(Card),
    /// Pay a house temple for a token of this kind.
    Sacrifice(Token),
    /// Let a tavern move this marker.
    Move { marker: Token, direction: Direction },
    /// Use no more buildings.
    Finish,
    /// Put a cube from such a character on this event.
    Cube { event: EventCard, fighter: Fighter },
    /// Prevent this event.
    Prevent(EventCard),
    /// Take this event out of the game.
    Remove(EventCard),
    /// Turn this card face down.
    FlipCard { card: Card, pose: Pose },
    /// Turn this building face down.
    FlipBuilding(Building),
    /// Vote with all upright senators and this much money.
    Vote { thumb: Thumb, denarii: u8 },
    /// Free this many slaves.
    Free(u8),
}

/// For the great work, or for the plebs.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Thumb {
    Up,
    Down,
}
