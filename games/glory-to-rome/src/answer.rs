//! Every choice a player can make, one small piece at a time.

use saturnalia_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::cards::{Building, Material, Role};

/// One choice. Cards are named by kind: two cards of one building are the same choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// No more of what is being asked: every action may be skipped (ruling Q34).
    Pass,
    /// Lays down a card to find the first leader.
    Bid(Building),
    /// Draws cards instead of leading or following.
    Think,
    /// Leads or follows a role with one unit of cards.
    Play {
        role: Role,
        unit: Unit,
    },
    /// Adds a card to a petition.
    Petition(Building),

    /// Latrine: one card into the pool before thinking.
    Discard(Building),
    /// Vomitorium: the whole hand away before thinking.
    DiscardAll,
    TakeSenator,
    DrawOne,
    DrawToLimit,

    HireFromPool(Material),
    HireFromDeck,
    HireFromHand(Building),

    StoreFromPool(Material),
    StoreFromHand(Building),

    SellFromStockpile(Material),
    SellFromDeck,
    SellFromHand(Building),

    /// Lays a foundation on a site.
    Lay {
        building: Building,
        site: Material,
        place: Place,
    },
    /// Craftsman: adds a card of the hand to a structure.
    Add {
        to: Building,
        card: Building,
        finish: Finish,
    },
    /// Architect: adds a material to a structure.
    Supply {
        to: Building,
        material: Material,
        source: Source,
        finish: Finish,
    },
    /// Stairway: opens another's finished building to all.
    Open {
        owner: Seat,
        building: Building,
        material: Material,
        source: Source,
    },
    /// Turns to one structure first, where there would be too many ways to name them all at once.
    WorkOn {
        owner: Seat,
        building: Building,
    },
    /// Fountain: turns to the top card of the deck instead of the hand.
    DrawFountain,
    /// Fountain: the drawn card into the hand.
    Keep,

    /// Shows a card of the hand: Rome demands its material.
    Demand(Building),
    /// Takes one demanded material from the pool.
    Plunder(Material),
    /// Hands over a demanded card.
    Give(Building),
    /// Has nothing of what is demanded.
    GloryToRome,
    /// Colosseum: another's client to the lions.
    Feed {
        owner: Seat,
        client: Role,
    },

    /// Bath: the role in which the new client acts.
    ActAs(Role),
    /// Prison: takes another's finished building.
    Seize {
        owner: Seat,
        building: Building,
    },

    /// Senate: takes a Senator that this seat has played.
    ClaimSenator(Seat),
    /// Sewer: a played card into the stockpile.
    Divert(Material),
}

/// What one action of leading or following is paid with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    Card(Building),
    Senator,
    /// Cards of one material, played like a Senator.
    Petition(Material),
}

/// Where a site lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    InTown,
    OutOfTown,
}

/// Where an Architect takes the material from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Source {
    Stockpile,
    /// With the Archway.
    Pool,
}

/// Whether one material completes a building that needs more. Ruling Q23: never forced.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Finish {
    /// It is one of the materials the building needs.
    Ordinary,
    /// Villa or Scriptorium: it is the last one, whatever is missing.
    AtOnce,
}
