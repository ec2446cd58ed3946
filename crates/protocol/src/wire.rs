//! The messages between server and client.
//!
//! Enums are written as `"name"` or `{"name": …}`, fields in snake_case, times as milliseconds since 1970 (UTC). A field
//! that may be missing is left out, never `null`. Unknown fields in what a client sends are refused.

mod act;
mod advice;
mod after;
mod days;
mod friends;
mod games;
mod groups;
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
pub use days::{DayDeal, DayOfDeals, DayPar, DayResult, DayTry, MyDayTry, OpenedTry, TryDeal};
pub use friends::{Befriend, FoundPerson, Friend, FriendBond};
pub use games::{Bot, GameOption, GameSummary, OptionChoice, Seconds};
pub use groups::{
    GroupAct, GroupInvitation, GroupMember, GroupPart, GroupRanking, GroupState, GroupSummary, MyGroups, NewGroup,
};
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
/// Longest name of a group, in characters.
pub const GROUP_NAME_LIMIT: usize = 40;
/// Longest line about a group, in characters.
pub const GROUP_ABOUT_LIMIT: usize = 200;
/// Most groups somebody can be in.
pub const GROUPS_LIMIT: u32 = 20;
/// Most members of a group, and most people it has invited who have not answered.
pub const GROUP_MEMBERS_LIMIT: u32 = 50;
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
