//! Why the server refuses. The list is closed: whatever goes wrong, one of these codes is what a client hears.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! refusal_codes {
    ($($(#[$doc:meta])* $name:ident = $text:literal, $status:literal;)*) => {
        /// A refusal code. Written in snake_case; the client has one sentence for each (`client-refusal-<code>`).
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(rename_all = "snake_case")]
        pub enum RefusalCode {
            $($(#[$doc])* $name,)*
        }

        impl RefusalCode {
            /// Every code there is.
            pub const ALL: &'static [RefusalCode] = &[$(RefusalCode::$name),*];

            /// The code as it is written on the wire.
            pub fn name(self) -> &'static str {
                match self {
                    $(RefusalCode::$name => $text,)*
                }
            }

            /// The HTTP status that goes with it.
            pub fn status(self) -> u16 {
                match self {
                    $(RefusalCode::$name => $status,)*
                }
            }
        }
    };
}

refusal_codes! {
    /// Not a message of this protocol: malformed JSON, a missing or unknown field.
    BadRequest = "bad_request", 400;
    /// A body, message, name or text beyond its limit.
    TooLarge = "too_large", 413;
    /// The request did not arrive in time.
    TooSlow = "too_slow", 408;
    /// Too many requests, sockets or tables from this address or account: wait a little.
    TooManyRequests = "too_many_requests", 429;
    /// The request came from a page of another site.
    ForeignOrigin = "foreign_origin", 403;
    /// No session: `POST /api/session` first.
    NoSession = "no_session", 401;
    /// Name and password do not belong together.
    WrongPassword = "wrong_password", 403;
    /// Another account has that name.
    NameTaken = "name_taken", 409;
    /// A name must have 1 to 24 visible characters.
    BadName = "bad_name", 422;
    /// A password must have 8 to 128 characters.
    BadPassword = "bad_password", 422;
    /// One of the passwords that everybody tries first.
    CommonPassword = "common_password", 422;
    /// No e-mail or message can be sent to that address.
    BadAddress = "bad_address", 422;
    /// The link was used already, or is too old.
    LinkExpired = "link_expired", 410;
    /// The keeper of the server does not let this person speak for now.
    Muted = "muted", 403;
    /// The keeper of the server does not let this person in for now.
    Banned = "banned", 403;
    /// Whoever opened the table does not want to play with this person.
    Blocked = "blocked", 403;
    /// Nobody can be away like that: it ends before it begins, or they are away then already.
    BadHoliday = "bad_holiday", 422;
    /// More days than somebody can be away within a year.
    HolidaysUsedUp = "holidays_used_up", 409;
    /// An account has at most ten access tokens: delete one first.
    TooManyTokens = "too_many_tokens", 409;
    /// No such page, table or file, or none that this person may know of.
    NotFound = "not_found", 404;
    /// No game of the house has that key.
    NoSuchGame = "no_such_game", 422;
    /// The options (or scenario) are not ones of this game.
    BadOptions = "bad_options", 422;
    /// The file of a component set cannot be played with; the detail says why, with its line.
    BadComponents = "bad_components", 422;
    /// The game is not played by that many, or the seats do not go together.
    BadSeats = "bad_seats", 422;
    /// No bot is called that.
    NoSuchBot = "no_such_bot", 422;
    /// Only whoever opened the table may do this.
    NotHost = "not_host", 403;
    /// The table has started: nobody joins, leaves or is replaced as before the start.
    AlreadyStarted = "already_started", 409;
    /// The table has not started, or is over.
    NotRunning = "not_running", 409;
    /// No part in cards and dice is wanted from this person now, or it is not what they sealed.
    BadPart = "bad_part", 422;
    /// A seat is still empty.
    NotFull = "not_full", 409;
    /// Somebody sits there already, or no seat is left.
    SeatTaken = "seat_taken", 409;
    /// This person already sits at the table.
    AlreadySeated = "already_seated", 409;
    /// There is no such seat at this table.
    NoSuchSeat = "no_such_seat", 422;
    /// The seat belongs to somebody else.
    NotYourSeat = "not_your_seat", 403;
    /// The answer is to an earlier question; the present one has been sent.
    Stale = "stale", 409;
    /// The seat is not asked now.
    NotAsked = "not_asked", 409;
    /// The answer is not among the offers.
    NotOffered = "not_offered", 422;
    /// The game is over.
    GameOver = "game_over", 409;
    /// The table is paused.
    Paused = "paused", 409;
    /// There is nothing to take back.
    NothingToUndo = "nothing_to_undo", 409;
    /// Somebody has learned something since: the others must agree (`ask_undo`).
    ConsentNeeded = "consent_needed", 409;
    /// There is no request to agree to, or one is already being asked.
    NoRequest = "no_request", 409;
    /// Only for finished games: the record of a running game holds secrets.
    NotFinished = "not_finished", 409;
    /// No hints while another person plays at the table.
    NoHints = "no_hints", 409;
    /// Only whoever plays against bots alone can take a running table along.
    SeveralPeople = "several_people", 409;
    /// Not at a table of a tournament.
    InTournament = "in_tournament", 409;
    /// The deal is also played at other tables of the tournament: closed until its round is over.
    RoundNotOver = "round_not_over", 409;
    /// The deal is that of the day: closed until the day is over.
    DayNotOver = "day_not_over", 409;
    /// The tournament has begun or is over: nobody enters any more.
    EntryClosed = "entry_closed", 409;
    /// This person takes part already.
    AlreadyEntered = "already_entered", 409;
    /// Nobody like that takes part.
    NotEntered = "not_entered", 409;
    /// No more can enter.
    TournamentFull = "tournament_full", 409;
    /// The tournament is for people, or for programs alone.
    NotAdmitted = "not_admitted", 403;
    /// Too few have entered.
    TooFewEntered = "too_few_entered", 409;
    /// No tournament can be held like that; the detail says why.
    BadTournament = "bad_tournament", 422;
    /// This person holds as many tournaments as one can at a time.
    TooManyTournaments = "too_many_tournaments", 409;
    /// The group is for its members.
    NotMember = "not_member", 403;
    /// Only whoever leads the group decides that.
    NotHead = "not_head", 403;
    /// The group has as many members, or has invited as many people, as one can.
    GroupFull = "group_full", 409;
    /// This person is in as many groups as one can be.
    TooManyGroups = "too_many_groups", 409;
    /// A group has a name of 1 to 40 characters and a line of up to 200 about it.
    BadGroup = "bad_group", 422;
    /// The game cannot be continued under the present rules.
    Frozen = "frozen", 409;
    /// Not a game file, or one that cannot be replayed.
    BadFile = "bad_file", 422;
    /// The game has no such entry.
    NoSuchEntry = "no_such_entry", 422;
    /// Chat lines have 1 to 500 characters of plain text.
    BadChat = "bad_chat", 422;
    /// The server is stopping or cannot reach its store: try again.
    Unavailable = "unavailable", 503;
    /// A fault of the server. It has been logged.
    Internal = "internal", 500;
}

impl fmt::Display for RefusalCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A refusal as it is sent: the body of every HTTP answer that is not a success.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[error("{code}{}", detail.as_ref().map(|detail| format!(": {detail}")).unwrap_or_default())]
pub struct Refusal {
    pub code: RefusalCode,
    /// What exactly, for developers and bug reports; in English, never needed to understand the code.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub detail: Option<String>,
}

impl Refusal {
    pub fn with(code: RefusalCode, detail: impl fmt::Display) -> Refusal {
        Refusal { code, detail: Some(detail.to_string()) }
    }
}

impl From<RefusalCode> for Refusal {
    fn from(code: RefusalCode) -> Refusal {
        Refusal { code, detail: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_code_is_written_as_its_name() {
        for code in RefusalCode::ALL {
            assert_eq!(serde_json::to_string(code).unwrap(), format!("\"{}\"", code.name()));
        }
    }
}
