//! Everything that is true about a game.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Seat, SeatCount, Set};
use serde::{Deserialize, Serialize};

use crate::building::castrum::Castrum;
use crate::building::forum::Forum;
use crate::building::senatus::Senatus;
use crate::building::templum::Templum;
use crate::components::Components;
use crate::fortuna::{Heap, Tiles};
use crate::pool::Pool;
use crate::senate::{Packet, SenateCards};
use crate::tiles::{Patricians, Provinces};

pub const MOST_SEATS: usize = 5;
pub const MOST_PASSES: usize = 6;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    /// What is printed on tiles and cards.
    pub set: Set<Components>,
    pub seats: SeatCount,
    /// From 1.
    pub pass: u8,
    /// Within the pass, from 1.
    pub round: u8,
    pub start_player: Seat,
    /// The final score has been counted and the Senate cards lie open.
    pub finished: bool,
    pub players: BySeat<Player, MOST_SEATS>,
    pub templum: Templum,
    pub senatus: Senatus,
    pub castrum: Castrum,
    pub forum: Forum,
    /// Dice in the Latrina.
    pub latrina: BySeat<u8, MOST_SEATS>,
    pub heap: Heap,
    pub provinces: Piles<Provinces>,
    pub patricians: Piles<Patricians>,
    /// The stack of Senate cards without those put under it.
    pub senate_stack: SenateCards,
    pub packets: ArrayVec<Packet, MOST_PASSES>,
    /// The dice chosen so far to be rolled again, while they are being chosen; the chip is paid.
    pub again: Option<Pool>,
}

/// What one player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Player {
    /// Dice in front of the player: not placed yet, or back from a building that was evaluated.
    pub left: u8,
    /// The same dice as they lie after a roll; none before the first roll of a pass and after the last placement.
    pub rolled: Pool,
    /// How often this player has rolled in the whole game.
    pub rolls: u16,
    pub chips: u8,
    pub provinces: Provinces,
    pub patricians: Patricians,
    /// Fortuna tiles of earlier passes; everybody sees them.
    pub kept: Tiles,
    /// Fortuna tiles of this pass, seen by their owner alone: drawn before and after the heap was mixed anew.
    pub drawn: [Tiles; 2],
    /// Senate cards a scenario began with; those won in play are in the packets.
    pub given: SenateCards,
}

/// Where tiles are that nobody owns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Piles<S> {
    /// Face down. What lies there follows from what is seen elsewhere; the order is chance.
    pub stack: S,
    /// Laid out for this pass.
    pub display: S,
    /// Out of the game.
    pub out: S,
}

impl Player {
    /// All Fortuna tiles of this pass.
    pub fn drawn_tiles(&self) -> Tiles {
        let mut tiles = self.drawn[0];
        tiles += self.drawn[1];
        tiles
    }
}

impl State {
    #[inline]
    pub fn passes(&self) -> u8 {
        passes(self.seats)
    }

    /// The Senate cards a seat holds.
    pub fn senate_cards(&self, seat: Seat) -> SenateCards {
        let mut cards = self.players[seat].given;
        for card in self.packets.iter().filter_map(|packet| packet.taken_by(seat)) {
            cards.insert(card);
        }
        cards
    }

    /// Dice go to the Latrina; says how many of the seat were there before.
    pub(crate) fn move_to_latrina(&mut self, seat: Seat, dice: u8) -> u8 {
        let there = self.latrina[seat];
        self.latrina[seat] += dice;
        there
    }
}

/// Passes of a game.
#[inline]
pub fn passes(seats: SeatCount) -> u8 {
    if seats.get() <= 3 { 6 } else { 5 }
}

/// Province cards laid out in every pass.
#[inline]
pub fn provinces_laid_out(seats: SeatCount) -> u8 {
    seats.get()
}

/// Columns of the Forum, and patricians laid out in every pass.
#[inline]
pub fn columns(seats: SeatCount) -> u8 {
    seats.get() + 2
}

/// Only four and five players have a temple, Fortuna tiles and Senate card IV.
#[inline]
pub fn has_templum(seats: SeatCount) -> bool {
    seats.get() >= 4
}

/// Senate cards that can be won in one pass.
#[inline]
pub fn senate_cards_won(seats: SeatCount) -> u8 {
    match seats.get() {
        2 => 1,
        5 => 3,
        _ => 2,
    }
}
