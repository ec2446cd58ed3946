//! The text protocol of `saturnalia protocol`: one JSON object per line in, one per line out.
//!
//! See `docs/protocol.md` for every command with an example.

use saturnalia_rules::{Label, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::wire::{Ask, Offer};

/// A line longer than this is refused.
pub const MOST_LINE_BYTES: usize = 1024 * 1024;

/// A line that came in.
#[derive(Clone, Debug, Deserialize)]
// Every variant has braces: without them serde would let unknown fields pass.
#[serde(tag = "cmd", rename_all = "snake_case", deny_unknown_fields)]
pub enum Request {
    /// Every game of the house.
    Games {},
    /// Starts a game and forgets the one before.
    New {
        game: String,
        seats: u8,
        #[serde(default)]
        options: Value,
        #[serde(default)]
        seed: Option<SeedText>,
        #[serde(default)]
        scenario: Option<Value>,
    },
    /// Everybody who is asked, with question and offers.
    Asks {},
    /// Plays an offered answer.
    Play { seat: Seat, answer: Value },
    /// What a viewer may know.
    View { viewer: ViewerName },
    /// Places, points and score sheet; `null` places while the game runs.
    Outcome {},
    /// The game file.
    Save {},
    /// Opens a game file.
    Open { file: Value },
    /// Lets a bot think for a seat that is asked: the given one, or the first.
    Go {
        bot: String,
        #[serde(default)]
        seat: Option<Seat>,
        /// Time to think in milliseconds, for bots that search.
        #[serde(default)]
        ms: Option<u32>,
        /// Iterations to think, for bots that search.
        #[serde(default)]
        iterations: Option<u32>,
    },
    /// Ends the program.
    Quit {},
}

/// The commands by name, for the difference between an unknown one and a malformed one.
pub const COMMANDS: [&str; 10] = ["games", "new", "asks", "play", "view", "outcome", "save", "open", "go", "quit"];

/// A seed as a number or as 64 hexadecimal digits.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum SeedText {
    Number(u64),
    Text(String),
}

/// A viewer: a seat number from zero, `"spectator"` or `"truth"`.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum ViewerName {
    Seat(Seat),
    Named(NamedViewer),
}

/// A viewer who holds no seat.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NamedViewer {
    Spectator,
    Truth,
}

/// A question in the reply to `asks`: that of the server, also as a sentence.
#[derive(Clone, Debug, Serialize)]
pub struct SpokenAsk {
    pub seat: Seat,
    pub question: Label,
    pub text: String,
    pub offers: Vec<SpokenOffer>,
}

/// An offer, also as a sentence.
#[derive(Clone, Debug, Serialize)]
pub struct SpokenOffer {
    #[serde(flatten)]
    pub offer: Offer,
    pub text: String,
}

impl SpokenAsk {
    /// Puts a question and its offers into words.
    pub fn new(ask: Ask, say: impl Fn(&Label) -> String) -> SpokenAsk {
        let Ask { seat, question, offers, why_not: _ } = ask;
        let offers = offers.into_iter().map(|offer| SpokenOffer { text: say(&offer.label), offer }).collect();
        SpokenAsk { seat, text: say(&question), question, offers }
    }
}

/// Why a line was refused. The set is closed: a program may match on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is longer than 1 MiB.
    LineTooLong,
    /// The line is not a JSON object, or a field is missing, unknown or of the wrong type.
    Malformed,
    /// There is no such command.
    UnknownCommand,
    /// No game has been started or opened.
    NoGame,
    /// There is no such game.
    UnknownGame,
    /// The game is not played by that many.
    BadSeats,
    /// The options are not those of the game.
    BadOptions,
    /// The seed is neither a number nor 64 hexadecimal digits.
    BadSeed,
    /// The scenario cannot be set up.
    BadScenario,
    /// The file is no game file, or does not play.
    BadFile,
    /// There is no such seat at the table.
    NoSuchSeat,
    /// The seat is not asked now.
    NotAsked,
    /// The answer has not the form of an answer of this game.
    BadAnswer,
    /// The answer is not among the offers.
    NotOffered,
    /// The game is over.
    GameOver,
    /// There is no such bot, or it cannot have that budget.
    UnknownBot,
}

/// A refused line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refused {
    pub code: Code,
    /// For people.
    pub message: String,
}
