//! After the game, and statistics.

use saturnalia_rules::{Label, Outcome, Seat};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::{Ask, Pace, SeatPlan, ToldNotice};
use crate::{AccountId, TableId};

/// `GET /api/tables/{id}/replay`: the course of a finished game through a pair of eyes.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    pub entries: u32,
    /// Who made each entry.
    pub by: Vec<Seat>,
    pub notices: Vec<ToldNotice>,
    /// Total points by seat after 0, 1, 2 … entries, with everything open: the chart of the game.
    pub points: Vec<Vec<i16>>,
}

/// `GET /api/tables/{id}/replay/{entry}`: the position after so many entries.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ReplayStep {
    pub entry: u32,
    #[cfg_attr(feature = "ts", ts(type = "Eyes"))]
    pub eyes: saturnalia_rules::Viewer,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub view: Box<RawValue>,
    pub asked: Vec<Seat>,
    /// What the seat through whose eyes it is seen is asked here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub ask: Option<Ask>,
    /// The entry that led here; missing at entry 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub played: Option<Played>,
}

/// An entry in words. The label is missing where these eyes may not know it yet, and for a resignation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Played {
    pub seat: Seat,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub label: Option<Label>,
}

/// `POST /api/tables/{id}/play-on`: a new, unrated table that goes on after so many entries of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct PlayOn {
    pub entry: u32,
    /// One per seat; mine, local and bots only.
    pub seats: Vec<SeatPlan>,
}

/// `POST /api/tables/{id}/same-deal`: a new, unrated table whose deal is that of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct SameDeal {
    /// One per seat, as many as in the other game.
    pub seats: Vec<SeatPlan>,
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// Listed in the lobby and open to spectators; otherwise only by link.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub public: bool,
}

/// A running table on its way to another place: the answer to `POST /api/tables/{id}/take-along`, the body of `POST /api/take-along`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Luggage {
    /// The table it was.
    pub of: TableId,
    /// The table it becomes, however often it arrives.
    pub to: TableId,
    /// One per seat: mine, and bots.
    pub seats: Vec<SeatPlan>,
    pub pace: Pace,
    /// Whether people are asked even where everybody can know that there is only one answer.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub by_hand: bool,
    /// The entries that the table gave itself, counted from 0: its log says so there too.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    pub by_table: Vec<u32>,
    /// The entries that were given in one gesture with the one before, counted from 0.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<u32>>"))]
    pub along: Vec<u32>,
    /// The game file, at whose end is drawn anew what my seat cannot know.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub file: Box<RawValue>,
}

/// A table made from another: the answer to rematch, same deal, play on, import, and what was taken along.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct NewTableFrom {
    pub table: TableId,
}

/// `GET /api/tables/{id}/verify` and `POST /api/verify`: what a game file proves, and what it does not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Verified {
    pub game: String,
    /// Revision of the rules that the file was checked by.
    pub revision: u32,
    pub seats: u8,
    pub entries: u32,
    /// Version of the commitment: 1 binds the seed alone, 2 everything that defines the game.
    pub version: u8,
    pub commitment: String,
    pub seed: String,
    pub nonce: String,
    /// Seats that gave a part to cards and dice.
    pub parts: Vec<Seat>,
    /// How many tries were void.
    pub voided: u32,
    pub proven: Vec<Proven>,
    pub not_proven: Vec<NotProven>,
    /// Missing for a file of an unfinished game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub outcome: Option<Outcome>,
}

/// Something that a game file proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Proven {
    /// All cards and dice follow from the seed and the parts, and every entry was offered when it was made.
    Legal,
    /// The commitment binds the host's seed (version 1).
    Seed,
    /// The commitment binds the host's seed, game, revision, options, component set, seats and table (version 2).
    Game,
    /// Cards and dice are made from shares of several, each sealed before any was opened: whoever gave one knows that nobody
    /// could choose them, unless all others and the host were in it together.
    Shared,
    /// Cards and dice are made from shares of several, each given after the host had committed himself.
    SharedInTurn,
}

/// Something that a game file does not prove.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NotProven {
    /// That the commitment was published before the first answer: whoever noted it then can compare it.
    Published,
    /// That game, options, component set, seats and revision are what was said before (version 1).
    Game,
    /// That the host did not choose cards and dice before he committed to them.
    Chosen,
    /// That the host and the last one to sit down did not choose them together.
    LastToSit,
    /// That the host and those who made tries void did not pick the try that they liked.
    Voided,
    /// That cards and dice were unknown: they were chosen when the table was opened.
    Arranged,
    /// That cards and dice were unknown: they are those of another game.
    Known,
    /// That the host did not choose what was drawn anew.
    DrawnAnew,
    /// Who the players were.
    Names,
}

/// A quarter of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Season {
    pub year: u16,
    /// 1 to 4.
    pub quarter: u8,
}

/// `GET /api/ratings?game=KEY&season=2026-4`: best first. Of a season those who have played at least five rated games in it, each with
/// the rating after their last one; how many they played makes no difference. Whoever hides their page is on no list but their own.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ratings {
    pub game: String,
    /// The season that was asked for; missing for the ranking of all time.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub season: Option<Season>,
    pub rows: Vec<RatingRow>,
    /// Seasons that have a ranking, newest first; the present one is always among them.
    pub seasons: Vec<Season>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct RatingRow {
    /// Name of a person; missing for a bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    /// Weng-Lin rating: 25 at first.
    pub rating: f64,
    pub uncertainty: f64,
    /// Rated games, in all or of the season.
    pub games: u32,
}

/// How somebody and whoever they met have placed against each other in one game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct HeadToHead {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub account: Option<AccountId>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub bot: Option<String>,
    pub game: String,
    pub games: u32,
    /// Games in which they were placed behind.
    pub ahead: u32,
    /// Games in which they were placed in front.
    pub behind: u32,
}
