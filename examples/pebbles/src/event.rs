//! What happened, told in full.

use saturnalia_rules::Seat;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Threw { seat: Seat, die: u8 },
    Took { seat: Seat, count: u8 },
}
