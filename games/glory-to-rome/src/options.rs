//! What can be chosen before the first card is dealt.

use saturnalia_rules::{Choice, OptionField};
use serde::{Deserialize, Serialize};

/// Variants of the rulebook. All defaults together are the game as the rulebook recommends it.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub edition: Edition,
    pub two_player_sites: TwoPlayerSites,
    pub start: StartPlayer,
    pub game: Scope,
    pub wall: WallPoints,
    pub gifts: Gifts,
}

/// Which Circus and Forum are in the deck, and how many cards a petition takes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    /// Petition of two cards; Circus: any card as an Architect; Forum: clients and materials.
    #[default]
    Lookout,
    /// The red alternate cards. Petition of three cards; Circus: two are enough; Forum: clients alone.
    LookoutRed,
}

/// In-town sites of each material with two players. Ruling Q4.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TwoPlayerSites {
    #[default]
    Three,
    Two,
}

/// How the first leader is found.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StartPlayer {
    /// Each draws a card from the deck.
    #[default]
    Drawn,
    /// Each is dealt five cards and lays one down, as experienced players do.
    Chosen,
}

/// The whole game, or the rulebook's first game.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    #[default]
    Full,
    /// No building has a power, three sites of each material, half the deck.
    Trial,
}

/// Which cards the Wall counts at the end. Ruling Q1.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WallPoints {
    #[default]
    Vault,
    Stockpile,
}

/// Whether somebody behind a Palisade or Wall is asked for gifts all the same. Ruling Q22.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gifts {
    #[default]
    Never,
    Asked,
}

/// The form of [`Options`], defaults first.
pub(crate) const OPTION_FIELDS: &[OptionField] = &[
    OptionField {
        key: "edition",
        label: "rome-option-edition",
        choices: &[
            Choice { value: "lookout", label: "rome-option-edition-lookout" },
            Choice { value: "lookout_red", label: "rome-option-edition-lookout-red" },
        ],
    },
    OptionField {
        key: "two_player_sites",
        label: "rome-option-two-player-sites",
        choices: &[
            Choice { value: "three", label: "rome-option-two-player-sites-three" },
            Choice { value: "two", label: "rome-option-two-player-sites-two" },
        ],
    },
    OptionField {
        key: "start",
        label: "rome-option-start",
        choices: &[
            Choice { value: "drawn", label: "rome-option-start-drawn" },
            Choice { value: "chosen", label: "rome-option-start-chosen" },
        ],
    },
    OptionField {
        key: "game",
        label: "rome-option-game",
        choices: &[
            Choice { value: "full", label: "rome-option-game-full" },
            Choice { value: "trial", label: "rome-option-game-trial" },
        ],
    },
    OptionField {
        key: "wall",
        label: "rome-option-wall",
        choices: &[
            Choice { value: "vault", label: "rome-option-wall-vault" },
            Choice { value: "stockpile", label: "rome-option-wall-stockpile" },
        ],
    },
    OptionField {
        key: "gifts",
        label: "rome-option-gifts",
        choices: &[
            Choice { value: "never", label: "rome-option-gifts-never" },
            Choice { value: "asked", label: "rome-option-gifts-asked" },
        ],
    },
];
