//! What a table is kept as: a header that never changes, and a journal of lines.

use saturnalia_protocol::wire::{Consent, Origin, Pace};
use saturnalia_protocol::{AccountId, GroupId, InviteCode, TableId};
use saturnalia_rules::{Bond, Chance, Commitment, Nonce, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// What never changes about a table. Holds the seed: it goes into the store and nowhere else.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub game: String,
    /// Revision of the rules when the table was opened.
    pub revision: u32,
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    pub options: serde_json::Value,
    /// The file of its component set; `None` for the printed one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub scenario: Option<serde_json::Value>,
    /// How chance is drawn. Tables of before there was a choice do not say.
    #[serde(default = "Chance::unsaid")]
    pub chance: Chance,
    pub seed: Seed,
    pub nonce: Nonce,
    /// What the host has committed to besides his seed, and what was given to the dice at the table that the deal comes from. A
    /// program of before knows a list by that name: it cannot read such a header and leaves the table alone.
    #[serde(default, rename = "parts", skip_serializing_if = "Option::is_none")]
    pub bond: Option<Bond>,
    pub seats: Vec<Sitter>,
    #[serde(default)]
    pub pace: Pace,
    /// Whether the table leaves every answer to whoever is asked, also where there is only one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub by_hand: bool,
    pub public: bool,
    /// The group whose table it is. Who is a member, the place knows where the table is kept: it lets them in as if they had the invitation,
    /// which it shows to nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<GroupId>,
    /// In which its people would like to talk.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    pub rated: bool,
    pub host: AccountId,
    pub invite: InviteCode,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    pub created: i64,
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    /// Free for anybody.
    Open,
    /// Free for whoever has the link.
    Invited,
    /// Kept free for that person, until they come or decline or the host gives it away.
    Reserved {
        account: AccountId,
        name: String,
    },
    Person {
        account: AccountId,
        name: String,
    },
    /// Another person on the device of that account.
    Local {
        account: AccountId,
        name: String,
    },
    Bot {
        spec: String,
    },
    /// A bot that plays on for a person.
    Replaced {
        account: AccountId,
        name: String,
        spec: String,
    },
}

impl Sitter {
    /// The account that plays the seat.
    pub fn player(&self) -> Option<AccountId> {
        match self {
            Sitter::Person { account, .. } | Sitter::Local { account, .. } => Some(*account),
            Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Bot { .. } | Sitter::Replaced { .. } => {
                None
            }
        }
    }

    /// The bot that plays the seat.
    pub fn bot(&self) -> Option<&str> {
        match self {
            Sitter::Bot { spec } | Sitter::Replaced { spec, .. } => Some(spec),
            Sitter::Open | Sitter::Invited | Sitter::Reserved { .. } | Sitter::Person { .. } | Sitter::Local { .. } => {
                None
            }
        }
    }

    pub fn is_free(&self) -> bool {
        matches!(self, Sitter::Open | Sitter::Invited | Sitter::Reserved { .. })
    }

    pub fn name(&self) -> Option<&str> {
        match self {
            Sitter::Reserved { name, .. }
            | Sitter::Person { name, .. }
            | Sitter::Local { name, .. }
            | Sitter::Replaced { name, .. } => Some(name),
            Sitter::Open | Sitter::Invited | Sitter::Bot { .. } => None,
        }
    }

    /// The account for which the seat is kept free.
    pub fn reserved_for(&self) -> Option<AccountId> {
        match self {
            Sitter::Reserved { account, .. } => Some(*account),
            Sitter::Open
            | Sitter::Invited
            | Sitter::Person { .. }
            | Sitter::Local { .. }
            | Sitter::Bot { .. }
            | Sitter::Replaced { .. } => None,
        }
    }
}

/// One line: when, and what. Written as a pair, so that an answer passes through as it was offered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Line(pub i64, pub What);

/// Something that happened at a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum What {
    Sit {
        seat: Seat,
        sitter: Sitter,
    },
    /// The game begins, with the parts that were opened.
    Start,
    /// Somebody's part in cards and dice, sealed.
    Seal {
        seat: Seat,
        seal: Commitment,
    },
    /// Everybody sits: parts are opened from now on.
    OpenParts,
    /// A part was opened.
    Part {
        seat: Seat,
        share: Seed,
    },
    /// These did not open theirs in time: the try is void, and the next goes without them.
    Void {
        seats: Vec<Seat>,
    },
    Close,
    Play {
        seat: Seat,
        answer: Box<RawValue>,
        /// How it came about. Journals of before there was a difference do not say.
        #[serde(default, skip_serializing_if = "Given::is_alone")]
        given: Given,
    },
    Resign {
        seat: Seat,
        in_favour_of: Seat,
    },
    /// What those eyes cannot know is drawn anew. Holds a seed, like the header.
    DrawAnew {
        eyes: Viewer,
        seed: Seed,
        nonce: Nonce,
    },
    /// Entries after the first `to` are taken back.
    Rewind {
        to: u32,
    },
    /// Somebody asks the others to agree.
    Ask {
        by: Seat,
        wants: Consent,
    },
    Agree {
        account: AccountId,
    },
    /// The request is off: refused, or taken back.
    Decline,
    Pause,
    Resume,
    /// A bot takes a seat: its person left or ran out of time.
    Replace {
        seat: Seat,
        spec: String,
    },
    Rename {
        account: AccountId,
        name: String,
    },
    /// Somebody asked for a hint: from now on the game is not rated.
    Hint {
        seat: Seat,
    },
    /// A program plays the seats of that account.
    Program {
        account: AccountId,
    },
    Rematch {
        table: TableId,
    },
    /// Its person takes the table along to another place, where it becomes that one. What those eyes cannot know is drawn anew before anything
    /// leaves, and here it is closed. Holds a seed, like the header.
    TakenAlong {
        to: TableId,
        eyes: Viewer,
        seed: Seed,
        nonce: Nonce,
    },
    /// It was taken along and did not arrive: it goes on here.
    Stay,
    /// The round of a tournament is over at which others had the same deal: the game may be told.
    RoundOver,
    /// The server was away while a clock ran: whoever is asked gets at least a minute.
    Wake,
    /// The game does not go on until somebody takes it up again. Servers once wrote this when they could not read a journal;
    /// now only people decide it.
    Freeze {
        reason: String,
    },
    /// Somebody takes up a game that was frozen; whoever is asked gets at least a minute.
    Thaw,
}

/// How an answer was given.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Given {
    /// By whoever has the seat, by itself.
    #[default]
    Alone,
    /// In one gesture with the answer before.
    Along,
    /// By the table: it was the only one, and everybody could know.
    ByTable,
}

impl Given {
    fn is_alone(&self) -> bool {
        *self == Given::Alone
    }
}

impl What {
    /// An answer by itself, from whoever has the seat.
    pub fn play(seat: Seat, answer: Box<RawValue>) -> What {
        What::Play { seat, answer, given: Given::Alone }
    }
}

impl Header {
    /// The header as it is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("headers are JSON")
    }
}

impl Line {
    /// The line as it is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("lines are JSON")
    }
}
