//! What happened, told in full; `notice.rs` cuts it to a viewer.

use saturnalia_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::answer::{Place, Source};
use crate::cards::{Building, Material, Role};
use crate::state::End;
use crate::zone::Cards;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Drew or laid down this card to find the first leader.
    StartCard {
        seat: Seat,
        card: Building,
    },
    Begins {
        seat: Seat,
    },
    RoundBegins {
        leader: Seat,
        round: u16,
    },

    Thinks {
        seat: Seat,
    },
    Leads {
        seat: Seat,
        role: Role,
    },
    Follows {
        seat: Seat,
        role: Role,
    },
    PlayedCard {
        seat: Seat,
        card: Building,
        role: Role,
    },
    PlayedSenator {
        seat: Seat,
        role: Role,
    },
    Petitions {
        seat: Seat,
        material: Material,
        role: Role,
    },
    PetitionCard {
        seat: Seat,
        card: Building,
    },

    /// Secret: only the seat knows which cards.
    Drew {
        seat: Seat,
        cards: Cards,
    },
    TookSenator {
        seat: Seat,
    },
    Discarded {
        seat: Seat,
        card: Building,
    },
    DiscardedAll {
        seat: Seat,
        cards: Cards,
        senators: u8,
    },

    Hired {
        seat: Seat,
        card: Building,
        from: From,
    },
    Stored {
        seat: Seat,
        card: Building,
        from: From,
    },
    /// Secret when from the hand (only the seat knows) or from the deck (nobody does).
    Sold {
        seat: Seat,
        card: Building,
        from: From,
    },
    Bathes {
        seat: Seat,
        role: Role,
    },

    Laid {
        seat: Seat,
        building: Building,
        site: Material,
        place: Place,
    },
    /// A card of the hand, or the card of the Fountain, became material.
    Added {
        seat: Seat,
        to: Building,
        card: Building,
    },
    Supplied {
        seat: Seat,
        to: Building,
        material: Material,
        source: Source,
    },
    Completed {
        seat: Seat,
        building: Building,
        influence: u8,
    },
    Opened {
        seat: Seat,
        owner: Seat,
        building: Building,
        material: Material,
    },
    /// Secret: only the seat knows the card.
    FountainDrew {
        seat: Seat,
        card: Building,
    },
    FountainKept {
        seat: Seat,
    },
    Seized {
        seat: Seat,
        owner: Seat,
        building: Building,
    },
    /// A building lets its owner act this often at once.
    Grants {
        seat: Seat,
        building: Building,
        times: u8,
    },

    Demanded {
        seat: Seat,
        card: Building,
    },
    Plundered {
        seat: Seat,
        material: Material,
    },
    Gave {
        seat: Seat,
        to: Seat,
        card: Building,
    },
    GloryToRome {
        seat: Seat,
        material: Material,
    },
    /// Bridge: out of the stockpile.
    Surrendered {
        seat: Seat,
        to: Seat,
        material: Material,
    },
    Fed {
        seat: Seat,
        owner: Seat,
        client: Role,
    },

    ClaimedSenator {
        seat: Seat,
        from: Seat,
    },
    Diverted {
        seat: Seat,
        material: Material,
    },
    Ended {
        end: End,
        winners: SeatSet,
    },
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    Pool,
    Deck,
    Hand,
    Stockpile,
}
