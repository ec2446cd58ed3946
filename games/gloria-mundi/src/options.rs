//! What can be chosen before the game.

use saturnalia_rules::{Choice, OptionField};
use serde::{Deserialize, Serialize};

use crate::text;

/// What a table can choose. A game that was written before there was a choice was played with open screens.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(default)]
    pub screens: Screens,
}

/// Whether tokens and hands lie where everybody sees them. Ruling G33.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Screens {
    /// The table keeps count for everybody.
    #[default]
    Open,
    /// Nobody else sees them, as in the box: whoever wants to know has to remember.
    Closed,
}

/// The form of [`Options`], defaults first.
pub(crate) const OPTION_FIELDS: &[OptionField] = &[OptionField {
    key: "screens",
    label: text::OPTION_SCREENS,
    choices: &[
        Choice { value: "open", label: text::OPTION_SCREENS_OPEN },
        Choice { value: "closed", label: text::OPTION_SCREENS_CLOSED },
    ],
}];
