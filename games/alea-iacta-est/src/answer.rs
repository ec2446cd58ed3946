//! What a player can answer.

use serde::{Deserialize, Serialize};

use crate::building::Building;
use crate::fortuna::Tiles;
use crate::pool::Pool;
use crate::senate::SenateCard;
use crate::tiles::{Patrician, Province};

/// One choice. Which of them are possible depends on the step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Answer {
    /// Roll all dice that are left.
    Roll,
    /// Place these dice in this building.
    Place {
        building: Building,
        #[cfg_attr(feature = "ts", ts(type = "number[]"))]
        dice: Pool,
    },
    /// Give back a Repete! chip; which dice to roll again follows.
    Repete,
    /// Roll so many dice of the face asked for again.
    Again(u8),
    /// Roll the chosen dice.
    Throw,
    /// Keep these of the Fortuna tiles drawn in this pass.
    Keep(#[cfg_attr(feature = "ts", ts(type = "number[]"))] Tiles),
    /// Keep this Senate card.
    SenateCard(SenateCard),
    /// Take this province.
    Province(#[cfg_attr(feature = "ts", ts(type = "string"))] Province),
    /// Take this patrician.
    Patrician(#[cfg_attr(feature = "ts", ts(type = "string"))] Patrician),
}
