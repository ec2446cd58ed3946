//! Which tournaments can be held.

use std::ops::RangeInclusive;

use saturnalia_protocol::wire::{NewTournament, Pace, TITLE_LIMIT, TournamentForm};

use crate::Denied;
use crate::deal::MOST_ROUNDS;
use crate::draw::Sizes;

/// What a tournament can be at most.
#[derive(Clone, Debug)]
pub struct Limits {
    pub seats: RangeInclusive<u8>,
    pub entrants: RangeInclusive<u16>,
    pub rounds: RangeInclusive<u8>,
    pub group: RangeInclusive<u8>,
    /// In seconds.
    pub no_show: RangeInclusive<u32>,
    pub longest_pause: u32,
}

pub const LIMITS: Limits = Limits {
    seats: 2..=6,
    entrants: 2..=256,
    rounds: 1..=MOST_ROUNDS as u8,
    group: 2..=16,
    no_show: 10..=7 * 24 * 3600,
    longest_pause: 24 * 3600,
};

/// How many can play a game together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seats {
    pub least: u8,
    pub most: u8,
}

fn refuse(why: &'static str) -> Denied {
    Denied::BadPlan(why)
}

/// Whether that can be held with a game for so many.
pub(crate) fn check(new: &NewTournament, game: Seats) -> Result<(), Denied> {
    let Limits { seats, entrants, rounds, group, no_show, longest_pause } = LIMITS;
    let length = new.title.trim().chars().count();
    if !(1..=TITLE_LIMIT).contains(&length) || new.title.chars().any(char::is_control) {
        return Err(refuse("a title has 1 to 60 visible characters"));
    }
    if !seats.contains(&new.seats) || !(game.least..=game.most).contains(&new.seats) {
        return Err(refuse("the game is not played by that many"));
    }
    if !entrants.contains(&new.most) || new.most < u16::from(new.seats) {
        return Err(refuse("2 to 256 can enter, and at least as many as sit at a table"));
    }
    match new.form {
        TournamentForm::Swiss { rounds: wanted } if !rounds.contains(&wanted) => {
            return Err(refuse("a tournament has 1 to 16 rounds"));
        }
        TournamentForm::RoundRobin { group: wanted } if !group.contains(&wanted) || wanted < new.seats => {
            return Err(refuse("a group has as many as sit at a table, and 16 at most"));
        }
        TournamentForm::Swiss { .. } | TournamentForm::RoundRobin { .. } => {}
    }
    if new.pace == Pace::NoClock {
        return Err(refuse("a round without clocks might never end"));
    }
    if !no_show.contains(&new.no_show) {
        return Err(refuse("a seat is kept for 10 seconds to 7 days"));
    }
    if new.pause > longest_pause {
        return Err(refuse("between two rounds there is a day at most"));
    }
    Ok(())
}

/// How many sit at a table. Where deals are compared, and where bots fill up, all tables have the same seats; otherwise one may be missing if
/// the game allows it.
pub(crate) fn sizes(new: &NewTournament, game_least: u8) -> Sizes {
    let most = usize::from(new.seats);
    let fewer = usize::from(new.seats.saturating_sub(1).max(game_least).max(2)).min(most);
    Sizes { least: if new.duplicate { most } else { fewer }, most, filled: new.fill }
}
