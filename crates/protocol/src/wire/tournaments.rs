//! Tournaments.

use saturnalia_rules::{Commitment, Seed};
use serde::{Deserialize, Serialize};

use super::{Millis, Pace};
use crate::{AccountId, TableId, TournamentId};

/// `POST /api/tournaments`: a tournament to be held.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct NewTournament {
    /// 1 to 60 visible characters.
    pub title: String,
    /// Key of the game.
    pub game: String,
    /// By option key; what is missing takes its default.
    #[serde(default, skip_serializing_if = "serde_json::Value::is_null")]
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>", optional))]
    pub options: serde_json::Value,
    pub form: TournamentForm,
    /// How many sit at a table, 2 to 6 as the game allows.
    pub seats: u8,
    /// Every table of a round plays the same deal, and everybody is compared with those who had the same seat elsewhere.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub duplicate: bool,
    /// Seats for which there is nobody are taken by a bot of the house. Otherwise somebody may have to sit out.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub fill: bool,
    /// Every table has a clock: a round ends when all of them are done.
    pub pace: Pace,
    /// Begins by itself at that time; otherwise when whoever made it says so.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub starts: Option<Millis>,
    /// So many can enter, 2 to 256.
    pub most: u16,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<TournamentAdmits>"))]
    pub admits: TournamentAdmits,
    /// How many seconds a seat is kept for somebody at the beginning of a round; then a bot plays for them. 10 seconds to 7 days.
    pub no_show: u32,
    /// So many seconds between two rounds, at most a day.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub pause: u32,
}

/// Who plays whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentForm {
    /// Whoever does equally well meets, and nobody twice while it can be avoided: 1 to 16 rounds.
    Swiss { rounds: u8 },
    /// Groups of about so many, 2 to 16, in which each meets everybody.
    RoundRobin { group: u8 },
}

/// Who may enter.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TournamentAdmits {
    /// Whoever comes themselves.
    #[default]
    People,
    /// Programs with access tokens.
    Programs,
    Both,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPhase {
    /// One can enter.
    Open,
    Running,
    Over,
    /// It was called off, or too few came.
    Cancelled,
}

/// A line of the list of tournaments.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentSummary {
    pub id: TournamentId,
    pub title: String,
    pub game: String,
    pub phase: TournamentPhase,
    pub form: TournamentForm,
    pub seats: u8,
    pub duplicate: bool,
    pub pace: Pace,
    pub admits: TournamentAdmits,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub starts: Option<Millis>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: Millis,
    /// How many have entered, and how many can.
    pub entered: u32,
    pub most: u16,
    /// Rounds that were begun.
    pub round: u32,
    /// Whether I have entered.
    pub mine: bool,
}

/// `GET /api/tournaments`: what can be entered or followed first, then by age.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Tournaments {
    pub tournaments: Vec<TournamentSummary>,
    /// There are older ones: ask with `before` of the last one's `created` and `id`.
    pub more: bool,
}

/// `GET /api/tournaments/{id}`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentState {
    pub summary: TournamentSummary,
    /// Counts every change; never goes back.
    pub version: u32,
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: serde_json::Value,
    /// Who made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<String>,
    /// Whether that is me.
    pub hosting: bool,
    pub fill: bool,
    pub no_show: u32,
    pub pause: u32,
    /// How many rounds there will be, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rounds_planned: Option<u32>,
    pub entrants: Vec<TournamentEntrant>,
    pub rounds: Vec<TournamentRound>,
    /// After the rounds that are over, best first.
    pub standings: Vec<TournamentStanding>,
    /// My number among the entrants.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub me: Option<u32>,
    /// My table of this round, until it is played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub my_table: Option<TableId>,
    /// When the next round begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub next_round: Option<Millis>,
    /// What the server has committed to before anybody entered: the seal of the chain whose links deal the rounds.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub seal: Commitment,
}

/// Somebody who takes part. They are counted from 0, in the order in which they came.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentEntrant {
    /// Missing for a bot, and for somebody who is no longer here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// A program plays with an access token of that account.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub program: bool,
    /// Plays no more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub out: bool,
    /// Away until then: where it is played over days, nobody does without them meanwhile.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub away: Option<Millis>,
    /// What they have given to the deals: a part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub part: Option<Commitment>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentRound {
    pub tables: Vec<TournamentTable>,
    /// Entrants for whom there was nobody to play with.
    pub byes: Vec<u32>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub began: Millis,
    /// Seats are kept until then.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub kept_until: Millis,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "number", optional))]
    pub ended: Option<Millis>,
    /// The link of the chain that has dealt it, opened when it was over; where every table had the same deal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(type = "string", optional))]
    pub link: Option<Commitment>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentTable {
    pub table: TableId,
    /// Whether it is played to its end.
    pub done: bool,
    /// It does not count: everybody there gets the middle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(as = "Option<bool>", optional))]
    pub annulled: bool,
    pub seats: Vec<TournamentSeat>,
}

/// A seat of a table. What came of it is told when the round is over, where every table has the same deal.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentSeat {
    /// Missing for a bot of the house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub entrant: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub result: Option<TournamentSeatResult>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentSeatResult {
    pub place: u8,
    pub points: i32,
    /// Two for each they were better than, one for each equal; and as many as there were.
    pub matchpoints: u32,
    pub of: u32,
    /// In ten thousandths of all that there was.
    pub share: u32,
    pub by: TournamentPlayedBy,
}

/// Who has played a seat to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum TournamentPlayedBy {
    /// Whoever it belongs to.
    Owner,
    /// A bot for somebody who has left: behind everybody who has stayed.
    Left,
    /// A bot for somebody who never came: the bot counts, they get nothing.
    Absent,
}

/// How somebody stands. Of two with the same score the one comes first who has met the better opposition; then who has won more
/// tables, then who has more points in the games; then the lot that was drawn at the beginning decides.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct TournamentStanding {
    pub entrant: u32,
    /// From 1, in the group.
    pub rank: u32,
    /// From 0; there is one at a Swiss tournament.
    pub group: u32,
    /// The sum of all rounds, each in ten thousandths of what there was to be had.
    pub score: u32,
    /// The average score of those they have played with.
    pub opposition: u32,
    /// Tables won.
    pub wins: u32,
    /// Points in the games.
    pub points: i32,
    /// Rounds played themselves.
    pub played: u32,
    pub byes: u32,
    /// Rounds to which they did not come.
    pub absent: u32,
}

/// `POST /api/tournaments/{id}/act`: what somebody does about a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TournamentAct {
    /// Takes part, and gives a part to the deals: 64 hexadecimal digits that nobody can guess.
    Enter {
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(type = "string", optional))]
        part: Option<Seed>,
    },
    /// Takes part no more: a game that runs is played to its end.
    Leave {},
    /// Whoever made it lets a bot take part.
    AddBot { spec: String },
    /// Whoever made it takes somebody out.
    Remove { entrant: u32 },
    /// Whoever made it lets it begin.
    Start {},
    /// Whoever made it calls it off.
    Cancel {},
    /// Whoever made it declares that a table which cannot go on does not count.
    Annul { table: TableId },
}
