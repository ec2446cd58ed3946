//! What can be chosen before the first card is dealt.

use saturnalia_rules::{Choice, OptionField};
use serde::{Deserialize, Serialize};

use crate::text;

/// Variants of the rulebook. All defaults together are the game as the rulebook recommends it; a written object that leaves
/// out what lies open was played before there was a choice, when all of it did.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub edition: Edition,
    pub two_player_sites: TwoPlayerSites,
    pub start: StartPlayer,
    pub game: Scope,
    pub wall: WallPoints,
    pub gifts: Gifts,
    #[serde(default = "vaults_as_before")]
    pub vaults: VaultCards,
    #[serde(default = "demands_as_before")]
    pub demands: ShownCards,
}

fn vaults_as_before() -> VaultCards {
    VaultCards::Open
}

fn demands_as_before() -> ShownCards {
    ShownCards::Name
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

/// Whether a vault can be looked into before the end. Ruling Q29.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum VaultCards {
    /// By nobody, not even by its owner.
    #[default]
    Closed,
    /// What somebody saw on its way there stays open to him.
    Open,
}

/// What all see of a card that is shown to a Legionary action. Ruling Q52.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ShownCards {
    #[default]
    Material,
    /// The building as well.
    Name,
}

/// The form of [`Options`], defaults first.
pub(crate) const OPTION_FIELDS: &[OptionField] = &[
    OptionField {
        key: "edition",
        label: text::OPTION_EDITION,
        choices: &[
            Choice { value: "lookout", label: text::OPTION_EDITION_LOOKOUT },
            Choice { value: "lookout_red", label: text::OPTION_EDITION_LOOKOUT_RED },
        ],
    },
    OptionField {
        key: "two_player_sites",
        label: text::OPTION_TWO_PLAYER_SITES,
        choices: &[
            Choice { value: "three", label: text::OPTION_TWO_PLAYER_SITES_THREE },
            Choice { value: "two", label: text::OPTION_TWO_PLAYER_SITES_TWO },
        ],
    },
    OptionField {
        key: "start",
        label: text::OPTION_START,
        choices: &[
            Choice { value: "drawn", label: text::OPTION_START_DRAWN },
            Choice { value: "chosen", label: text::OPTION_START_CHOSEN },
        ],
    },
    OptionField {
        key: "game",
        label: text::OPTION_GAME,
        choices: &[
            Choice { value: "full", label: text::OPTION_GAME_FULL },
            Choice { value: "trial", label: text::OPTION_GAME_TRIAL },
        ],
    },
    OptionField {
        key: "wall",
        label: text::OPTION_WALL,
        choices: &[
            Choice { value: "vault", label: text::OPTION_WALL_VAULT },
            Choice { value: "stockpile", label: text::OPTION_WALL_STOCKPILE },
        ],
    },
    OptionField {
        key: "gifts",
        label: text::OPTION_GIFTS,
        choices: &[
            Choice { value: "never", label: text::OPTION_GIFTS_NEVER },
            Choice { value: "asked", label: text::OPTION_GIFTS_ASKED },
        ],
    },
    OptionField {
        key: "vaults",
        label: text::OPTION_VAULTS,
        choices: &[
            Choice { value: "closed", label: text::OPTION_VAULTS_CLOSED },
            Choice { value: "open", label: text::OPTION_VAULTS_OPEN },
        ],
    },
    OptionField {
        key: "demands",
        label: text::OPTION_DEMANDS,
        choices: &[
            Choice { value: "material", label: text::OPTION_DEMANDS_MATERIAL },
            Choice { value: "name", label: text::OPTION_DEMANDS_NAME },
        ],
    },
];
