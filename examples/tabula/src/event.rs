//! What happened, told in full.

use saturnalia_rules::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Threw { seat: Seat, dice: [u8; 3] },
    Carried { seat: Seat, from: u8, to: u8 },
    Hit { seat: Seat, at: u8 },
    Stuck { seat: Seat },
}
