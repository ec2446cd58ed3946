//! What the server keeps, and nothing it can compute.
//!
//! A table is a header and a journal: lines of text, numbered from zero, only ever appended. The number of the next line is
//! the table's version, and the store is its arbiter: line 17 is kept once, whoever writes it first. The store reads neither
//! header nor lines, and never sees a view of a game.
//!
//! Behind [`Store`] stands one [`Backend`]: an embedded SQLite file or a PostgreSQL server. Both pass the same contract suite
//! (`tests/contract`). One thread writes; whatever queues up while it commits goes into the next commit together, and every
//! write is acknowledged only after its commit.

mod backend;
mod backup;
pub mod days;
mod error;
mod failpoint;
pub mod friends;
pub mod groups;
pub mod history;
pub mod holidays;
mod line;
pub mod lobby;
mod migrations;
pub mod people;
mod plan;
mod postgres;
mod records;
pub mod seasons;
mod sqlite;
mod store;
pub mod tidings;
pub mod tournaments;
mod write;

pub use backend::Backend;
pub use backup::backup;
pub use days::DayWrite;
pub use error::StoreError;
pub use failpoint::host_clock;
pub use groups::{GroupGame, GroupInviteRow, GroupMemberRow, GroupRow, GroupSettlement, GroupWrite};
pub use holidays::HolidaysRow;
pub use plan::Value;
pub use records::{
    Account, AnalysisRow, AnalysisState, AuditRow, BlockRow, Cell, ChatRow, DayResultRow, FriendRow, Lease, NewChat,
    NewRating, Phase, PlayerKey, ProfileRow, RatingChange, RatingRow, ReportRow, ResultRow, Room, Sanction, SecretHash,
    SeekerRow, Session, TableRow, Token, TournamentRow, TournamentStage, Versions,
};
pub use store::{Committed, News, NewsBy, Opened, Place, Pulse, Store};
pub use tidings::{
    About, DeviceRow, HearerRow, LetterRow, LetterWay, MailPurpose, MailToken, Tell, Tiding, TidingKind, TidingsWrite,
};
pub use write::{Append, Keep, NewTableRow, Settlement, TournamentAppend, Write, Written};
