//! The messages between server and client.
//!
//! Enums are written as `"name"` or `{"name": …}`, fields in snake_case, times as milliseconds since 1970 (UTC). A field
//! that may be missing is left out, never `null`. Unknown fields in what a client sends are refused.

mod act;
mod advice;
mod after;
mod friends;
mod games;
mod holidays;
mod live;
mod lobby;
mod people;
mod profile;
mod table;
mod tidings;
mod tournaments;
mod turn;

pub use act::{Act, Done, NewTable, Pace, SeatPlan};
pub use advice::{
    Analysis, Better, Findings, Hint, HintComparison, HintMerit, HintOffer, HintSort, HintVerdict, Moment, WantHint,
};
pub use after::{
    HeadToHead, Luggage, NewTableFrom, NotProven, PlayOn, Played, Proven, RatingRow, Ratings, Replay, ReplayStep,
    SameDeal, Season, Verified,
};
pub use friends::{Befriend, FoundPerson, Friend, FriendBond};
pub use games::{Bot, GameOption, GameSummary, OptionChoice, Seconds};
pub use holidays::{ABSENCES_LIMIT, Absence, HOLIDAY_DAYS, Holidays};
pub use live::{ClientMessage, Hello, Known, RefusedAct, SentAct, ServerMessage};
pub use lobby::{Lobby, QuickMatch, Seek, WaitingTable, WaitingTables};
pub use people::{
    BlockLine, Blocked, FreshToken, HostPage, Me, NewGuest, NewToken, Register, Rename, ReportLine, SignIn, SignOut,
    TokenInfo,
};
pub use profile::{Category, Chair, Coin, GameProfile, History, PlayedGame, PlayedSeat, Profile, Rated, ShowMe};
pub use table::{
    ChatLine, Consent, Luck, LuckPart, MyTable, MyTables, Origin, Request, Room, SeatInfo, SeatKind, Status,
    TableComponents, TableInfo, TableState, TableSummary,
};
pub use tidings::{
    ADDRESS_LIMIT, ConfirmAddress, ENDPOINT_LIMIT, Forgotten, NewAddress, NewDevice, PushedTiding, QuietHours,
    ResetPassword, STILL_LIMIT, Tidings, TidingsPace, TidingsWishes, ToldDevice,
};
pub use tournaments::{
    NewTournament, TournamentAct, TournamentAdmits, TournamentEntrant, TournamentForm, TournamentPhase,
    TournamentPlayedBy, TournamentRound, TournamentSeat, TournamentSeatResult, TournamentStanding, TournamentState,
    TournamentSummary, TournamentTable, Tournaments,
};
pub use turn::{Ask, Asked, Offer, Thing, Together, ToldNotice, Turn, Undo, WhyNot};

/// Milliseconds since 1970, UTC.
pub type Millis = i64;

/// Longest name of a person, in characters.
pub const NAME_LIMIT: usize = 24;
/// Most answers of one gesture.
pub const GESTURE_LIMIT: usize = 32;
/// Longest title of a tournament, in characters.
pub const TITLE_LIMIT: usize = 60;
/// Longest line of chat, in characters.
pub const CHAT_LIMIT: usize = 500;
/// Shortest and longest password, in characters.
pub const PASSWORD_LIMITS: std::ops::RangeInclusive<usize> = 8..=128;
/// Most access tokens an account can have.
pub const TOKEN_LIMIT: u32 = 10;
/// Largest message over a socket and largest body of a request other than an import or a new table, in bytes.
pub const MESSAGE_LIMIT: usize = 16 * 1024;
/// Largest request for a new table, which may hold a component file, in bytes.
pub const NEW_TABLE_LIMIT: usize = 160 * 1024;
/// Largest game file that can be imported or verified, in bytes.
pub const FILE_LIMIT: usize = 1024 * 1024;
