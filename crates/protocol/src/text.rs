//! The text protocol of `saturnalia protocol`: one JSON object per line in, one per line out.
//!
//! See `docs/protocol.md` for every command with an example.

use saturnalia_rules::{Label, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::wire::{Ask, Offer, ToldNotice, WhyNot};

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
    /// Resigns in favour of another seat: when all others favour the same one, the game is over and it has won.
    Concede { seat: Seat, in_favour_of: Seat },
    /// Goes back to where there were so many entries; without a number, before the last one. Only as far as nobody has
    /// learned anything since, unless everybody at the table agrees.
    Undo {
        #[serde(default)]
        to: Option<usize>,
        #[serde(default)]
        agreed: bool,
    },
    /// What a viewer was told by the entries after the first so many; 0 includes the set-up.
    Notices {
        viewer: ViewerName,
        #[serde(default)]
        since: usize,
    },
    /// What a viewer may know. The truth also holds the answers that are in but still sealed.
    View { viewer: ViewerName },
    /// Places, points and score sheet; `null` places while the game runs.
    Outcome {},
    /// The game file.
    Save {},
    /// The present position as a scenario, as `new` takes it.
    Scenario {},
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
pub const COMMANDS: [&str; 14] = [
    "games", "new", "asks", "play", "concede", "undo", "notices", "view", "outcome", "save", "scenario", "open", "go",
    "quit",
];

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
    /// Pieces that look as if they could be chosen, and why they cannot.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub why_not: Vec<SpokenWhyNot>,
}

/// A reason, also as a sentence.
#[derive(Clone, Debug, Serialize)]
pub struct SpokenWhyNot {
    #[serde(flatten)]
    pub why_not: WhyNot,
    pub text: String,
}

/// A notice, also as a sentence; without one where pieces move and there is nothing to say.
#[derive(Clone, Debug, Serialize)]
pub struct SpokenNotice {
    #[serde(flatten)]
    pub told: ToldNotice,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl SpokenNotice {
    /// Puts a notice into words.
    pub fn new(told: ToldNotice, say: impl Fn(&Label) -> String) -> SpokenNotice {
        SpokenNotice { text: told.notice.label.as_ref().map(say), told }
    }
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
        // A program answers one question after the other.
        let Ask { seat, question, offers, together: _, why_not } = ask;
        let why_not =
            why_not.into_iter().map(|reason| SpokenWhyNot { text: say(&reason.label), why_not: reason }).collect();
        let offers = offers.into_iter().map(|offer| SpokenOffer { text: say(&offer.label), offer }).collect();
        SpokenAsk { seat, text: say(&question), question, offers, why_not }
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
    /// There is nothing to take back, or somebody has learned something since.
    NotUndone,
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
