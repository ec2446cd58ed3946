//! Everything that is true at the table.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Known as _, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::cards::{BUILDINGS, Building, BuildingSet};
use crate::components::{Components, LONGEST_ROAD};
use crate::effect::trade::Trade;
use crate::goods::{Basic, Basics, Tokens};
use crate::options::Screens;
use crate::payment::Payment;

/// Places of the forum; a card's place is its surcharge.
pub const FORUM: usize = 6;

/// The whole game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub set: Set<Components>,
    pub screens: Screens,
    pub seats: SeatCount,
    pub start_player: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// From 1.
    pub turn: u16,
    /// Face down; the last card is the top.
    pub deck: ArrayVec<Building, BUILDINGS>,
    /// By surcharge: the first place costs nothing extra, the last five tokens.
    pub forum: [Option<Building>; FORUM],
    /// The open pile of burnt and discarded buildings.
    pub fire: BuildingSet,
    pub players: BySeat<Player>,
    /// The type of the basic card laid this turn.
    pub laid: Option<Basic>,
    /// The cards of the seat that is activating which have not acted yet.
    pub idle: Idle,
    /// The space the Goth stands on.
    pub goth: u8,
    /// Tribute on the spaces before the Goth, from the nearest on, without gaps.
    pub tribute: ArrayVec<Tokens, LONGEST_ROAD>,
    /// Symbols the Goth has passed that have not been served yet.
    pub owed: Basics,
    /// Tribute the Goth has passed that nobody has taken back yet.
    pub spoils: Tokens,
    /// A trade under way.
    pub trade: Trade,
    /// A price or tribute being paid.
    pub payment: Option<Payment>,
    pub ended: Option<End>,
}

/// What one player owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Steps from Rome.
    pub steps: u8,
    /// Tokens behind the screen.
    pub tokens: Tokens,
    /// Basic cards behind the screen.
    pub hand: Basics,
    /// Basic cards in the display without a building.
    pub bare: Basics,
    /// Buildings in the display, by the type of the basic card below them.
    pub built: [BuildingSet; 3],
}

/// What has not acted yet in this activation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Idle {
    /// Basic cards that can only produce: bare ones and those below red cards.
    pub plain: u8,
    /// Coloured buildings: each can act in place of the basic card below it.
    pub built: BuildingSet,
    /// Whether a card has acted already: an exclusive card cannot any more.
    pub acted: bool,
}

/// Why the game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The Goth reached Rome.
    Rome,
    /// The active player had no basic card left to lay.
    Hand,
    /// Somebody reached Africa.
    Africa,
    /// The deck of buildings was empty.
    Deck,
}

impl Player {
    /// Every building in the display.
    #[inline]
    pub fn buildings(&self) -> BuildingSet {
        self.built[0].or(self.built[1]).or(self.built[2])
    }

    /// Basic cards of a type in the display, built upon or not.
    #[inline]
    pub fn cards(&self, basic: Basic) -> u8 {
        self.bare[basic] + self.built[basic.index()].len()
    }

    /// The type of the basic card below a building of the display.
    #[inline]
    pub fn below(&self, building: Building) -> Basic {
        Basic::ALL.into_iter().find(|basic| self.built[basic.index()].contains(building)).known()
    }
}

impl State {
    /// The last space with tribute on it, or the Goth's own.
    #[inline]
    pub fn front(&self) -> u8 {
        self.goth + self.tribute.len() as u8
    }

    /// The space whose tribute can be paid next; `None` if it is Rome.
    #[inline]
    pub fn next_tribute(&self) -> Option<u8> {
        let next = self.front() + 1;
        (next < self.set.roads.rome()).then_some(next)
    }

    /// What a building of the forum costs on top of its price, because of where it lies.
    #[inline]
    pub fn surcharge(&self, building: Building) -> u8 {
        self.forum.iter().position(|card| *card == Some(building)).known() as u8
    }

    /// Takes a building from a display into the fire; returns the type of the basic card that was below it.
    pub(crate) fn burn(&mut self, seat: Seat, building: Building) -> Basic {
        let player = &mut self.players[seat];
        let below = player.below(building);
        player.built[below.index()].remove(building);
        self.fire.insert(building);
        below
    }
}
