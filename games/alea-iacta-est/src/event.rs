//! What happened, told in full. `notice.rs` cuts it to a viewer and puts it into words.
//!
//! Where dice come to lie beside others of their owner, `there` says which or how many were there before.

use arrayvec::ArrayVec;
use saturnalia_rules::Seat;
use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::fortuna::Tiles;
use crate::pool::Pool;
use crate::senate::{SenateCard, SenateCards};
use crate::state::MOST_SEATS;
use crate::tiles::{Patrician, Patricians, Province, Provinces};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Event {
    PassBegun {
        pass: u8,
        start_player: Seat,
        provinces: Provinces,
        patricians: Patricians,
    },
    RoundBegun {
        round: u8,
    },
    Rolled {
        seat: Seat,
        dice: Pool,
    },
    /// A chip was paid; these dice were rolled again and now show this.
    RolledAgain {
        seat: Seat,
        chosen: Pool,
        dice: Pool,
        /// The dice that were not rolled again.
        kept: Pool,
    },
    /// Dice went into the temple, which makes so many of this sum there; these tiles were drawn.
    PlacedTemplum {
        seat: Seat,
        dice: Pool,
        there: Pool,
        total: u8,
        pips: u8,
        /// Tiles that the seat had drawn in this pass before.
        drawn: Tiles,
        tiles: Tiles,
    },
    /// The tiles laid aside were mixed into a new heap.
    HeapMixed {
        tiles: Tiles,
    },
    /// Dice went into the Senate, which makes a run from the lowest to the highest face.
    PlacedSenatus {
        seat: Seat,
        dice: Pool,
        low: u8,
        high: u8,
    },
    /// Dice went into the Castrum, which makes a group of so many.
    PlacedCastrum {
        seat: Seat,
        face: u8,
        count: u8,
        group: u8,
    },
    PlacedForum {
        seat: Seat,
        dice: Pool,
        there: Pool,
    },
    /// A die was pushed out of the Forum into the Latrina, the `nth` of the seat that showed this face.
    PushedOut {
        seat: Seat,
        face: u8,
        nth: u8,
        there: u8,
    },
    /// Nothing else was possible.
    PlacedLatrina {
        seat: Seat,
        face: u8,
        there: u8,
    },
    /// Some of the rolled dice were placed, and the seat took up the rest.
    DiceTakenUp {
        seat: Seat,
        placed: Pool,
        rest: Pool,
    },
    /// The pass ended; this seat had dice left, which go to the Latrina.
    DiceLeftOver {
        seat: Seat,
        dice: u8,
        there: u8,
    },
    PassEnded {
        pass: u8,
    },
    /// The only die in the temple brought a second tile.
    SecondTile {
        seat: Seat,
        drawn: Tiles,
        tiles: Tiles,
    },
    FortunaKept {
        seat: Seat,
        kept: Tiles,
        laid_aside: Tiles,
    },
    /// All other tiles of this pass lie face up now.
    FortunaLaidAside {
        tiles: Tiles,
    },
    /// Dice of a seat came back from a building.
    DiceTakenBack {
        seat: Seat,
        building: Building,
        dice: Pool,
    },
    /// The packet came to this seat.
    PacketSeen {
        seat: Seat,
        low: u8,
        high: u8,
        cards: SenateCards,
    },
    SenateCardTaken {
        seat: Seat,
        card: SenateCard,
        /// What it left.
        rest: SenateCards,
    },
    /// So many cards went under the stack.
    SenateCardsReturned {
        count: u8,
    },
    ProvinceTaken {
        seat: Seat,
        face: u8,
        group: u8,
        province: Province,
    },
    ProvincesLeft {
        provinces: Provinces,
    },
    /// A die of the Forum, the `nth` of the seat that showed this face, won a patrician.
    PatricianTaken {
        seat: Seat,
        face: u8,
        nth: u8,
        patrician: Patrician,
    },
    PatriciansLeft {
        patricians: Patricians,
    },
    /// Dice that won nothing in the Senate or in the Castrum went to the Latrina.
    Unrewarded {
        seat: Seat,
        building: Building,
        dice: Pool,
        there: u8,
    },
    ChipsGained {
        seat: Seat,
        chips: u8,
    },
    SenateCardsShown {
        seat: Seat,
        cards: SenateCards,
    },
    Finished {
        points: ArrayVec<i16, MOST_SEATS>,
        winners: ArrayVec<Seat, MOST_SEATS>,
    },
}
