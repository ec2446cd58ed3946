//! What a host commits to besides his secret: everything that defines a game, as one text.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest as _, Sha256};

use crate::{Chance, Nonce, Seat};

/// Everything that defines a game, as the host published it before anybody gave a part: a commitment of version 2 is made
/// to the text of this, to the letter, so that nobody has to agree on how JSON is written.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Terms {
    /// Of the commitment.
    pub version: u32,
    /// Key of the game.
    pub game: String,
    /// Revision of the rules.
    pub revision: u32,
    /// In full.
    pub options: Value,
    /// SHA-256 over the file of the component set, in hexadecimal; empty for the printed one.
    pub components: String,
    pub seats: u8,
    /// One for each seat, drawn for this game. Names change and prove nothing; a token belongs to this seat of this game alone.
    pub tokens: Vec<String>,
    /// The table it is played at.
    pub table: String,
    /// How chance is drawn.
    pub chance: Chance,
    /// SHA-256 over the scenario that it begins from, in hexadecimal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<String>,
    /// Where the deal comes from.
    pub deal: Provenance,
    /// When people open the parts they give.
    pub parts: Openings,
}

/// Where a deal comes from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Drawn for this game.
    Drawn,
    /// The seed, or the position, was chosen by whoever opened the table.
    Chosen,
    /// That of another game: it was known.
    SameDeal { of: String },
    /// It goes on after so many entries of another game.
    PlayedOn { of: String, entry: u32 },
    /// That of all tables of a tournament's round, counted from 0: the tournament tells where it comes from.
    Round { of: String, round: u32 },
    /// That of a day, counted from 1970: the host tells its seal while the day lasts.
    Day { day: u32 },
}

/// When people open the parts they give.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Openings {
    /// Once everybody has sat down and sealed theirs.
    Together,
    /// Each when they sit down: the others may be elsewhere for days.
    InTurn,
}

impl Terms {
    /// The version of the commitment that is made to terms.
    pub const VERSION: u32 = 2;
    /// The longest text, in bytes. Scenarios and component sets stand there by their hash.
    pub const LONGEST: usize = 16 * 1024;

    /// The text that is committed to.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("terms are JSON")
    }

    /// `None` for what are no terms, and for a text that is longer than terms can be: everybody at the table is shown it.
    pub fn read(text: &str) -> Option<Terms> {
        if text.len() > Terms::LONGEST { None } else { serde_json::from_str(text).ok() }
    }

    /// The token of a seat. It follows from the host's nonce, which nobody can guess, and says nothing about it.
    pub fn token(nonce: Nonce, seat: Seat) -> String {
        let hash =
            Sha256::new().chain_update(b"saturnalia seat token v2\0").chain_update(nonce.0).chain_update([seat.0]);
        hexadecimal(&hash.finalize()[..16])
    }

    /// What a scenario is named by.
    pub fn scenario(scenario: &Value) -> String {
        hexadecimal(&Sha256::digest(scenario.to_string()))
    }
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
