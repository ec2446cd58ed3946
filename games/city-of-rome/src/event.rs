//! What happened, told in full. `notice.rs` cuts it to a viewer and puts it into words.

use arrayvec::ArrayVec;
use saturnalia_rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

use crate::cards::{Card, Deck};
use crate::city::grid::Cell;
use crate::state::{MOST_DRAWN, MOST_OFFERED, MOST_SEATS};
use crate::strip::Strip;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    /// The start player was found.
    Begun {
        start_player: Seat,
    },
    /// A card of the opening packet was chosen; the rest was passed on.
    Drafted {
        seat: Seat,
        card: Card,
        /// What goes on, and to whom.
        rest: ArrayVec<Card, MOST_DRAWN>,
        next: Option<Seat>,
    },
    /// A strip was turned up and the offer laid out.
    RoundBegun {
        round: u8,
        start_player: Seat,
        strip: Strip,
        /// The places that were filled (from 0), from which deck, and with what.
        offer: ArrayVec<(usize, Deck, Card), MOST_OFFERED>,
    },
    /// An influence card came to light.
    InfluenceCardLaid {
        value: u8,
    },
    /// A builder was put on a field (from 0).
    BuilderPlaced {
        seat: Seat,
        field: u8,
        bricks: u8,
        cogs: u8,
    },
    /// A card was taken from a place of the offer (from 0).
    CardTaken {
        seat: Seat,
        card: Card,
        slot: u8,
    },
    /// A card of the hand will be built.
    Announced {
        seat: Seat,
        card: Card,
    },
    /// A building was built.
    Built {
        seat: Seat,
        card: Card,
        at: Cell,
        replaced: Option<Card>,
        markers: u8,
        money: u8,
    },
    /// Stars on a new building brought influence.
    StarsCounted {
        seat: Seat,
        card: Card,
        influence: u8,
    },
    MarketIncome {
        seat: Seat,
        card: Card,
        money: u8,
    },
    ArenaInfluence {
        seat: Seat,
        card: Card,
        influence: u8,
    },
    ThermaPoints {
        seat: Seat,
        card: Card,
        at: Cell,
        points: u8,
    },
    SchoolDrew {
        seat: Seat,
        deck: Deck,
        cards: ArrayVec<Card, MOST_DRAWN>,
    },
    SchoolKept {
        seat: Seat,
        deck: Deck,
        card: Card,
    },
    /// A card went under a deck, unseen by others.
    SchoolReturned {
        seat: Seat,
        deck: Deck,
        card: Card,
    },
    Produced {
        seat: Seat,
        money: u8,
        influence: u8,
        markers: u8,
        paid: u8,
    },
    /// A builder left its field (from 0), perhaps without any action.
    TurnEnded {
        seat: Seat,
        field: u8,
        idle: bool,
    },
    /// One player had the most influence and took all lying cards for all markers.
    InfluenceWon {
        seat: Seat,
        values: ArrayVec<u8, 4>,
        markers: u8,
    },
    /// Nobody was ahead: the cards stay where they are.
    InfluenceTied {
        values: ArrayVec<u8, 4>,
    },
    /// Nobody was ahead after the last round: the cards are nobody's.
    InfluenceLapsed {
        values: ArrayVec<u8, 4>,
    },
    /// The final score.
    Finished {
        seats: SeatCount,
        points: ArrayVec<i16, MOST_SEATS>,
        winners: ArrayVec<Seat, MOST_SEATS>,
    },
}
