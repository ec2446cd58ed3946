//! What is kept, as rows.

use std::fmt;

use saturnalia_protocol::{AccountId, GroupId, TableId, TokenId, TournamentId};

use crate::StoreError;

macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum $name {
            $($(#[$variant_doc])* $variant),*
        }

        impl $name {
            /// The word it is kept as.
            pub fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word),*
                }
            }

            pub(crate) fn read(word: &str) -> Result<$name, StoreError> {
                match word {
                    $($word => Ok($name::$variant),)*
                    other => Err(StoreError::Corrupt(format!("{} `{other}`", stringify!($name)))),
                }
            }
        }
    };
}

pub(crate) use words;

words! {
    /// How far a table has come; what lists are made by.
    Phase {
        /// Waiting for people.
        Open = "open",
        /// Being played, or paused.
        Running = "running",
        Finished = "finished",
        /// Cannot go on under the present rules.
        Frozen = "frozen",
        /// Given up before it started.
        Closed = "closed",
    }
}

/// What came of a try of a day's deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DayResultRow {
    pub points: i16,
    /// Points more than the best opponent.
    pub margin: i16,
    pub place: u8,
}

words! {
    /// How far a tournament has come; what lists are made by.
    TournamentStage {
        /// One can enter.
        Open = "open",
        Running = "running",
        Over = "over",
        /// Called off.
        Cancelled = "cancelled",
    }
}

words! {
    /// Where a line of chat was said.
    Room {
        Players = "players",
        Spectators = "spectators",
    }
}

/// A table without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TableRow {
    pub id: TableId,
    /// What never changes about the table; the server's own text.
    pub header: String,
    pub game: String,
    pub phase: Phase,
    pub public: bool,
    /// Its result counts, and has to be settled once it is finished.
    pub rated: bool,
    pub created: i64,
    /// The group whose table it is.
    pub group: Option<GroupId>,
}

/// Whoever looks for somebody to play with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeekerRow {
    pub account: AccountId,
    /// Keys of the games they would play.
    pub games: Vec<String>,
    pub since: i64,
    /// The table at which somebody was found.
    pub table: Option<TableId>,
}

/// A friend, or somebody who could become one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FriendRow {
    pub account: AccountId,
    pub name: String,
    /// Their coin, as the server writes it.
    pub coin: Option<String>,
    /// Wanted as a friend.
    pub wanted: bool,
    /// Wants to be one.
    pub wants: bool,
    /// When the last of both has said so.
    pub at: i64,
}

/// How far a table has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Versions {
    pub table: TableId,
    /// How many lines its journal has.
    pub version: u32,
    /// The number of its last line of chat.
    pub chat: u32,
}

/// What one process does for all of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lease {
    pub name: String,
    pub holder: u64,
    /// Milliseconds until its term is over, by the database's clock; negative once it is.
    pub left: i64,
}

/// A person.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    pub id: AccountId,
    pub name: String,
    /// The folded name by which this account signs in; none for a guest. Unique.
    pub sign_in: Option<String>,
    /// The password's hash in PHC form.
    pub password: Option<String>,
    pub created: i64,
}

/// What is kept of the secret of a session or a token.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct SecretHash(pub [u8; 32]);

impl fmt::Debug for SecretHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SecretHash(…)")
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Session {
    pub hash: SecretHash,
    pub account: AccountId,
    pub created: i64,
    pub expires: i64,
}

/// An access token, with which a program acts as an account until it is deleted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    pub id: TokenId,
    pub hash: SecretHash,
    pub account: AccountId,
    pub name: String,
    pub created: i64,
    pub last_used: Option<i64>,
}

/// A line of chat before it has its number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewChat {
    pub table: TableId,
    pub room: Room,
    pub account: AccountId,
    pub name: String,
    pub text: String,
    pub at: i64,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChatRow {
    /// Counts the table's lines from 1.
    pub number: u32,
    pub room: Room,
    pub account: AccountId,
    pub name: String,
    pub text: String,
    pub at: i64,
}

/// Who is rated: a person or a bot.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayerKey {
    Account(AccountId),
    Bot(String),
}

impl PlayerKey {
    /// The person, if it is one.
    pub fn account(&self) -> Option<AccountId> {
        match self {
            PlayerKey::Account(account) => Some(*account),
            PlayerKey::Bot(_) => None,
        }
    }

    pub(crate) fn word(&self) -> String {
        match self {
            PlayerKey::Account(id) => format!("a:{id}"),
            PlayerKey::Bot(spec) => format!("b:{spec}"),
        }
    }

    pub(crate) fn read(word: &str) -> Result<PlayerKey, StoreError> {
        let corrupt = || StoreError::Corrupt(format!("player `{word}`"));
        match word.split_at_checked(2) {
            Some(("a:", id)) => id.parse().map(PlayerKey::Account).map_err(|_| corrupt()),
            Some(("b:", spec)) => Ok(PlayerKey::Bot(spec.to_owned())),
            _ => Err(corrupt()),
        }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub struct RatingRow {
    pub game: String,
    pub player: PlayerKey,
    pub rating: f64,
    pub uncertainty: f64,
    pub games: u32,
}

/// A new rating, valid only if the player's rating has not changed since it was computed.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    pub after: RatingRow,
    /// How many games the rating that it was computed from stood on.
    pub before_games: u32,
}

/// How one seat did in one game.
#[derive(Clone, PartialEq, Debug)]
pub struct ResultRow {
    pub table: TableId,
    pub seat: u8,
    pub game: String,
    pub player: PlayerKey,
    pub place: u8,
    pub points: i16,
    pub at: i64,
    /// Whether the game counted for the ratings.
    pub rated: bool,
    /// What a game that counted made of the player's rating; missing for games of before that was kept.
    pub rating: Option<NewRating>,
    /// The points by category; the store does not read it.
    pub sheet: Option<String>,
}

/// A rating after a game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct NewRating {
    pub after: f64,
    /// By how much it has changed.
    pub gain: f64,
}

/// What somebody shows of themselves.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ProfileRow {
    /// The coin they had struck; the store does not read it.
    pub coin: Option<String>,
    /// Others see the name and the coin alone.
    pub hidden: bool,
}

words! {
    /// How far looking back at a game has come.
    AnalysisState {
        /// Asked for; begun or not.
        Wanted = "wanted",
        Found = "found",
        Failed = "failed",
    }
}

/// What was found by looking back at a finished game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnalysisRow {
    pub table: TableId,
    pub state: AnalysisState,
    /// How often it was begun.
    pub attempts: u32,
    /// Only if it was found; the store does not read it.
    pub found: Option<String>,
    /// When it came to this state.
    pub at: i64,
}

/// What somebody may not do, each until that time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sanction {
    pub account: AccountId,
    /// May not speak.
    pub muted_until: Option<i64>,
    /// May not come in.
    pub banned_until: Option<i64>,
}

/// Somebody whom an account does not want to meet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockRow {
    pub account: AccountId,
    pub blocked: AccountId,
    /// As they were called at the time.
    pub name: String,
    pub at: i64,
}

/// A line of chat that somebody has reported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReportRow {
    pub id: u64,
    pub table: TableId,
    pub number: u32,
    pub by: AccountId,
    pub about: AccountId,
    pub name: String,
    pub text: String,
    pub at: i64,
    /// When it was dealt with.
    pub closed: Option<i64>,
}

/// Something the keeper of the server has done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AuditRow {
    pub id: u64,
    pub at: i64,
    pub act: String,
    pub subject: String,
    pub detail: String,
}

/// One place in a row that was read.
#[derive(Clone, PartialEq, Debug)]
pub enum Cell {
    Nothing,
    Number(i64),
    Real(f64),
    Text(String),
}

/// A tournament without its journal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TournamentRow {
    pub id: TournamentId,
    pub header: String,
    pub game: String,
    pub phase: TournamentStage,
    pub host: AccountId,
    /// How many take part.
    pub entered: u32,
    /// Rounds that were begun.
    pub round: u32,
    pub created: i64,
}
