//! The five buildings: how dice get there, and what they bring at the end of a pass.

pub mod castrum;
pub mod forum;
pub(crate) mod latrina;
pub mod senatus;
pub mod templum;

use serde::{Deserialize, Serialize};

/// In the order in which they are evaluated.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Templum,
    Senatus,
    Castrum,
    Forum,
    Latrina,
}

impl Building {
    pub const ALL: [Building; 5] =
        [Building::Templum, Building::Senatus, Building::Castrum, Building::Forum, Building::Latrina];

    /// As it is written in addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Building::Templum => "templum",
            Building::Senatus => "senatus",
            Building::Castrum => "castrum",
            Building::Forum => "forum",
            Building::Latrina => "latrina",
        }
    }
}
