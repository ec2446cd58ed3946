//! Everything that is true.

use saturnalia_rules::{Check, Seat, SeatCount};
use serde::{Deserialize, Serialize};

/// How many stones lie there at the beginning.
pub(crate) const HEAP: u8 = 200;

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

impl Check for State {
    fn check(&self) -> Result<(), String> {
        if self.heap <= HEAP { Ok(()) } else { Err("stones out of nowhere".into()) }
    }
}
