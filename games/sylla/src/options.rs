//! What can be chosen before the game.

use saturnalia_rules::{Choice, OptionField};
use serde::{Deserialize, Serialize};

use crate::text;

/// What a table can choose. A game that was written before there was a choice was played with open screens.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    #[serde(default = "Screens::before_there_was_a_choice")]
    pub screens: Screens,
}

/// Whether money and tokens stand where everybody sees them. Ruling S25.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Screens {
    /// As the rulebook has it: nobody else sees them, and tokens of the insula and the house temple go there unseen.
    #[default]
    Closed,
    /// The table keeps count for everybody.
    Open,
}

impl Screens {
    const fn before_there_was_a_choice() -> Screens {
        Screens::Open
    }
}

/// The form of [`Options`], defaults first.
pub(crate) const OPTION_FIELDS: &[OptionField] = &[OptionField {
    key: "screens",
    label: text::OPTION_SCREENS,
    choices: &[
        Choice { value: "closed", label: text::OPTION_SCREENS_CLOSED },
        Choice { value: "open", label: text::OPTION_SCREENS_OPEN },
    ],
}];
