//! What happened, told in full; `notice.rs` cuts it to a viewer.

use saturnalia_rules::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::answer::{Place, Source, Unit};
use crate::cards::{Building, Material, Role};
use crate::options::ShownCards;
use crate::state::End;
use crate::zone::Cards;

/// What laying down cards means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Playing {
    Leads,
    Follows,
    /// Another unit of a Palace's owner, who leads or follows already.
    More,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// Drew or laid down this card to find the first leader; then it went into the pool.
    StartCard {
        seat: Seat,
        card: Building,
        from: Origin,
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
    /// One unit of cards is laid down. The cards of a petition follow one by one.
    Plays {
        seat: Seat,
        role: Role,
        unit: Unit,
        how: Playing,
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
        from: Origin,
    },
    Stored {
        seat: Seat,
        card: Building,
        from: Origin,
    },
    /// Secret when from the hand (only the seat knows) or from the deck (nobody does).
    Sold {
        seat: Seat,
        card: Building,
        from: Origin,
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
        from: Origin,
    },
    /// A card of the hand, or the card of the Fountain, became material.
    Added {
        seat: Seat,
        to: Building,
        card: Building,
        from: Origin,
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
        /// That lay under the foundation at last.
        materials: u8,
    },
    Opened {
        seat: Seat,
        owner: Seat,
        building: Building,
        material: Material,
        source: Source,
    },
    /// Secret: only the seat knows the card.
    FountainDrew {
        seat: Seat,
        card: Building,
    },
    /// Secret: only the seat knows the card.
    FountainKept {
        seat: Seat,
        card: Building,
    },
    Seized {
        seat: Seat,
        owner: Seat,
        building: Building,
        /// A Stairway has laid a material on it.
        opened: bool,
    },
    /// A building lets its owner act this often at once.
    Grants {
        seat: Seat,
        building: Building,
        times: u8,
    },

    /// Secret, if only the material is shown: only the seat knows which card.
    Demanded {
        seat: Seat,
        card: Building,
        shown: ShownCards,
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

    /// All has been answered: the cards on "Rome demands" go back to the hand.
    Dismissed {
        seat: Seat,
        cards: Cards,
    },

    ClaimedSenator {
        seat: Seat,
        from: Seat,
    },
    Diverted {
        seat: Seat,
        card: Building,
    },
    /// What a seat has led or followed with goes into the pool and back to the pile of Senators.
    CleanedUp {
        seat: Seat,
        cards: Cards,
        senators: u8,
    },
    Ended {
        end: End,
        winners: SeatSet,
    },
}

/// Where a card came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    Pool,
    Deck,
    Hand,
    Stockpile,
    Fountain,
}
