//! What happened. What closed screens hide of it (Ruling S25), `notice.rs` keeps from those who may not know it.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Seat};
use serde::{Deserialize, Serialize};

use crate::cards::{Building, CARDS, Card, Colour, EventCard, Fighter, Token, Work};
use crate::ladder::Direction;
use crate::options::Screens;
use crate::row::{Pose, StartingRow};
use crate::state::{MOST_RECRUITS, MOST_SEATS, OPEN_EVENTS, SLOTS, Vote};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A game for two: not in the rulebook.
    Unofficial,
    LeftOut {
        work: Work,
        first_consul: Seat,
    },
    Started {
        seat: Seat,
        row: StartingRow,
        denarii: u8,
        screens: Screens,
    },
    /// All characters nobody started with.
    DeckFormed {
        cards: u8,
    },
    /// What lies on the table at the start of a round, and the work of the last one.
    RoundBegins {
        round: u8,
        work: Work,
        built: Option<Work>,
    },
    RecruitsShown {
        cards: ArrayVec<Card, MOST_RECRUITS>,
    },
    BuildingsShown {
        tiles: ArrayVec<Building, SLOTS>,
    },
    EventsShown {
        events: [EventCard; OPEN_EVENTS],
    },

    ElectionBid {
        seat: Seat,
        votes: u8,
        denarii: u8,
    },
    ElectionPass {
        seat: Seat,
    },
    Elected {
        seat: Seat,
        denarii: u8,
    },
    TokenTaken {
        seat: Seat,
        token: Token,
        reason: TokenReason,
        screens: Screens,
    },
    /// The symbols on the open events have moved the marker, as far as it goes.
    FamineSymbols {
        symbols: u8,
        to: u8,
    },

    Recruited {
        seat: Seat,
        card: Card,
    },
    PutUnder {
        cards: ArrayVec<Card, MOST_RECRUITS>,
    },

    OnSale {
        seat: Seat,
        building: Building,
        colour: Colour,
    },
    SaleBid {
        seat: Seat,
        cards: u8,
    },
    SalePass {
        seat: Seat,
    },
    Sold {
        seat: Seat,
        building: Building,
        cards: u8,
    },
    Unsold {
        building: Building,
    },
    Turned {
        seat: Seat,
        card: Card,
    },
    /// A tile is taken by its buyer and stays with him.
    TileKept {
        seat: Seat,
        slot: u8,
        building: Building,
    },
    /// A tile leaves the game.
    TileDiscarded {
        slot: u8,
    },
    BuildingPoints {
        seat: Seat,
        building: Building,
        points: u8,
    },
    BankPaid {
        seat: Seat,
        denarii: u8,
        screens: Screens,
    },
    CraneArrived {
        seat: Seat,
    },
    MarketClosed {
        tiles: ArrayVec<Building, SLOTS>,
    },

    Income {
        seat: Seat,
        denarii: u8,
        screens: Screens,
    },
    TavernMoved {
        seat: Seat,
        marker: Token,
        direction: Direction,
        value: u8,
    },
    TavernHeld {
        seat: Seat,
        marker: Token,
    },

    /// By fighter, from the supply.
    CubesReady {
        seat: Seat,
        cubes: [u8; Fighter::ALL.len()],
    },
    /// `beside`: so many cubes of the seat lay on the event already.
    CubePlaced {
        seat: Seat,
        event: EventCard,
        fighter: Fighter,
        beside: u8,
    },
    /// By fighter: none of the events takes them.
    CubesUnused {
        seat: Seat,
        cubes: [u8; Fighter::ALL.len()],
    },
    /// All cubes on the events go back to the supply.
    CubesReturned {
        events: [EventCard; OPEN_EVENTS],
        cubes: [BySeat<u8, MOST_SEATS>; OPEN_EVENTS],
    },
    MajorityPrestige {
        seat: Seat,
        event: EventCard,
        points: u8,
    },
    Prevented {
        events: ArrayVec<EventCard, 2>,
    },
    Struck {
        event: EventCard,
    },
    MarkerMoved {
        marker: Token,
        direction: Direction,
        steps: u8,
        value: u8,
    },
    /// The marker is at that end of the ladder already.
    NothingMoved {
        marker: Token,
        direction: Direction,
    },
    CardFlipped {
        seat: Seat,
        card: Card,
        pose: Pose,
    },
    BuildingFlipped {
        seat: Seat,
        building: Building,
    },
    NothingToFlip {
        seat: Seat,
    },
    Removed {
        event: EventCard,
    },
    CardReleased {
        seat: Seat,
        card: Card,
        count: u8,
    },
    BuildingReleased {
        seat: Seat,
        building: Building,
        count: u8,
    },
    NewEvent {
        event: EventCard,
    },

    WorkBegun {
        work: Work,
        next: Option<Work>,
    },
    Voted {
        seat: Seat,
        vote: Vote,
    },
    PlebsThanked {
        seat: Seat,
        points: u8,
    },
    WorkHonoured {
        seat: Seat,
        points: u8,
    },
    /// By nothing: it is at its worst already.
    FamineGrown {
        by: u8,
        to: u8,
    },
    /// By nothing: there is none.
    FamineEased {
        by: u8,
        to: u8,
    },

    WorkVotes {
        work: Work,
        votes: u16,
    },
    Starved {
        seat: Seat,
        points: i16,
    },
    Fed {
        seat: Seat,
    },
    Crisis {
        marker: Token,
    },
    /// Behind closed screens: somebody who has neither the most nor the fewest.
    CrisisShown {
        seat: Seat,
        tokens: u8,
    },
    CrisisPraised {
        seat: Seat,
        tokens: u8,
        points: u8,
    },
    CrisisBlamed {
        seat: Seat,
        tokens: u8,
        points: i16,
    },

    /// Cards that lay on their side stand upright again, by kind.
    Straightened {
        seat: Seat,
        turned: [u8; CARDS],
    },
    /// So many tiles from the stack onto the places below the board.
    TilesLaid {
        count: u8,
    },

    ChurchBuilt,
    Christians {
        seat: Seat,
        count: u8,
        points: i16,
    },
    Freed {
        seat: Seat,
        slaves: u8,
        points: i16,
    },
    TokensCounted {
        seat: Seat,
        points: i16,
        /// All of them come out from behind the screen.
        tokens: u8,
        screens: Screens,
    },
}

/// Why somebody took a token.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TokenReason {
    Consul,
    Insula,
    Temple,
    Majority(EventCard),
}
