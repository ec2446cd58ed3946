//! The game file: options, seed and answers. Everything else about a game is a cache of this.

use serde::{Deserialize, Serialize};

use crate::{Commitment, Nonce, Rules, Seat, SeatCount, Seed};

/// A game as one open file: export, import, replay, bug report and golden test in one.
///
/// It holds the seed, so while a game runs only its keeper may see it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub struct Record<R: Rules> {
    /// Version of this format.
    pub saturnalia: u32,
    /// Key of the game.
    pub game: String,
    /// Revision of the rules it was played by.
    pub revision: u32,
    pub seats: SeatCount,
    pub options: R::Options,
    #[serde(default, skip_serializing_if = "Start::is_deal")]
    pub start: Start,
    /// Who sat where, if known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<String>,
    /// Published before the first answer.
    pub commitment: Commitment,
    pub nonce: Nonce,
    pub seed: Seed,
    pub entries: Vec<Entry<R::Answer>>,
}

/// How the table was set up.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// As the rulebook says.
    #[default]
    Deal,
    /// From a given position, kept as it was written.
    Scenario(serde_json::Value),
}

impl Start {
    fn is_deal(&self) -> bool {
        *self == Start::Deal
    }
}

/// One thing a seat did.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Entry<A> {
    /// Answered the question put to it.
    Answer { seat: Seat, answer: A },
    /// Resigned in favour of another. When all others favour the same seat, the game is over and that seat has won.
    Concede { seat: Seat, concede: Seat },
}

impl<A> Entry<A> {
    pub fn seat(&self) -> Seat {
        match self {
            Entry::Answer { seat, .. } | Entry::Concede { seat, .. } => *seat,
        }
    }
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RecordError {
    #[error("this is a file of format {0}; this program reads format {FORMAT}")]
    Format(u32),
    #[error("this is a game of {0}, not of {1}")]
    OtherGame(String, &'static str),
    #[error("{0} seats: this game is played by {1} to {2}")]
    Seats(u8, u8, u8),
    #[error("the commitment does not match seed and nonce")]
    Commitment,
    #[error("the scenario cannot be set up: {0}")]
    Scenario(String),
    #[error("entry {0}: {1}")]
    Entry(usize, crate::Illegal),
}

/// The version of the format this house writes.
pub(crate) const FORMAT: u32 = 1;

impl<R: Rules> Record<R> {
    pub(crate) fn new(options: R::Options, seats: SeatCount, start: Start, seed: Seed, nonce: Nonce) -> Record<R> {
        Record {
            saturnalia: FORMAT,
            game: R::INFO.key.to_owned(),
            revision: R::INFO.revision,
            seats,
            options,
            start,
            players: Vec::new(),
            commitment: Commitment::to(seed, nonce),
            nonce,
            seed,
            entries: Vec::new(),
        }
    }

    /// Whether this house and this game can play the record at all.
    pub(crate) fn check_header(&self) -> Result<(), RecordError> {
        if self.saturnalia != FORMAT {
            return Err(RecordError::Format(self.saturnalia));
        }
        if self.game != R::INFO.key {
            return Err(RecordError::OtherGame(self.game.clone(), R::INFO.key));
        }
        if !R::INFO.allows(self.seats) {
            return Err(RecordError::Seats(self.seats.get(), R::INFO.min_seats, R::INFO.max_seats));
        }
        if !self.commitment.binds(self.seed, self.nonce) {
            return Err(RecordError::Commitment);
        }
        Ok(())
    }
}
