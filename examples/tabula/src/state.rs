//! Everything that is true.

use arrayvec::ArrayVec;
use saturnalia_rules::{BySeat, Check, Piece, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// Where stones begin; the points follow, from 1 to 24.
pub(crate) const HAND: u8 = 0;
/// No stone goes beyond this point while others are in the hand.
const HALF: u8 = 12;
/// No stone goes home before all have passed this point.
const LAST_QUARTER: u8 = 18;
/// Where they end.
pub(crate) const HOME: u8 = 25;
/// How many stones each has.
pub(crate) const ARMY: u8 = 15;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub seats: SeatCount,
    /// How many stones of each seat lie where, from the hand to home.
    pub stones: BySeat<[u8; 26], 2>,
    /// What is still to be played of the throw.
    pub dice: ArrayVec<u8, 3>,
    /// How often dice were thrown.
    pub throws: u32,
}

impl State {
    pub fn at(&self, seat: Seat, place: u8) -> u8 {
        self.stones[seat][usize::from(place)]
    }

    /// Whether all stones of a seat lie beyond that place.
    pub fn all_beyond(&self, seat: Seat, place: u8) -> bool {
        self.stones[seat][..=usize::from(place)].iter().all(|stones| *stones == 0)
    }

    /// Where a die carries a stone that lies there, if it may go.
    pub fn target(&self, seat: Seat, from: u8, die: u8) -> Option<u8> {
        let to = HOME.min(from + die);
        let open = to == HOME || self.at(self.seats.after(seat), to) < 2;
        let all_in = to <= HALF || self.all_beyond(seat, HAND);
        let all_near = to < HOME || self.all_beyond(seat, LAST_QUARTER);
        (self.at(seat, from) > 0 && open && all_in && all_near).then_some(to)
    }

    pub fn shift(&mut self, seat: Seat, from: u8, to: u8) {
        self.stones[seat][usize::from(from)] -= 1;
        self.stones[seat][usize::from(to)] += 1;
    }
}

impl Check for State {
    fn check(&self) -> Result<(), String> {
        if self.stones.0.iter().any(|army| army.iter().sum::<u8>() != ARMY) {
            return Err("an army has lost or found a stone".into());
        }
        let shared = (HAND + 1..HOME).find(|point| self.seats.seats().all(|seat| self.at(seat, *point) > 0));
        shared.map_or(Ok(()), |point| Err(format!("both armies stand on point {point}")))
    }
}

/// The address of a place.
pub(crate) fn place(seat: Seat, place: u8) -> Piece {
    Piece(match place {
        HAND => format!("seat/{}/hand", seat.0),
        HOME => format!("seat/{}/home", seat.0),
        point => format!("point/{point}"),
    })
}
