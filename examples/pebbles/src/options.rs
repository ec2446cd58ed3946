//! What can be chosen before the game. Each field also stands in `Play::OPTIONS`, so that a form can offer it.

use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {}
