//! Everything that is true.

use saturnalia_rules::{Seat, SeatCount};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct State {
    pub seats: SeatCount,
    /// How many stones are left.
    pub heap: u8,
    /// What the die shows.
    pub die: u8,
    /// How often it was thrown.
    pub throws: u32,
    /// Who took last.
    pub last: Seat,
}
