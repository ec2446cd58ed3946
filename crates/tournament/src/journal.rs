//! What a tournament is kept as: a header that never changes, and a journal of lines. Names stand in neither.

use saturnalia_protocol::wire::NewTournament;
use saturnalia_protocol::{AccountId, TableId};
use saturnalia_rules::Seed;
use serde::{Deserialize, Serialize};

use crate::score::Played;

/// What never changes about a tournament. Holds the secret of its deals: it goes into the store and nowhere else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub plan: NewTournament,
    pub host: AccountId,
    /// How few can play the game.
    pub least: u8,
    pub secret: Seed,
    pub created: i64,
}

/// One line: when, and what.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line(pub i64, pub What);

/// Something that happened. Entrants are counted in the order in which they came.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Enter {
        account: AccountId,
        /// By an access token.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        program: bool,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        part: Option<Seed>,
    },
    EnterBot {
        spec: String,
    },
    /// Plays no more.
    Leave {
        entrant: usize,
    },
    /// It begins, in the order of the lots.
    Start {
        lots: Vec<usize>,
    },
    /// A round was drawn.
    Round {
        tables: Vec<Seating>,
        byes: Vec<usize>,
    },
    /// A table was played to its end.
    Result {
        table: TableId,
        seats: Vec<Played>,
    },
    /// A table does not count.
    Annul {
        table: TableId,
    },
    RoundOver,
    Over,
    Cancel,
}

/// Who sits at a table of a round; nobody where a bot of the house does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seating {
    pub table: TableId,
    pub seats: Vec<Option<usize>>,
}

impl Header {
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("headers are JSON")
    }
}

impl Line {
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("lines are JSON")
    }
}
