//! What can be chosen before the game.

use serde::{Deserialize, Serialize};

/// Sylla has no variants: the number of players decides everything.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}
