//! Looking back at a finished game: how thoroughly, and how exactly it is told.

use std::ops::RangeInclusive;
use std::time::Duration;

use saturnalia_catalog::{Games, OpenError};
use saturnalia_protocol::wire::Findings;
use saturnalia_protocol::{Refusal, RefusalCode};

use crate::Finished;

/// How long a whole game is looked at, on one thread.
const WHOLE_GAME: Duration = Duration::from_secs(40);
/// How long an entry is looked at: nobody waits longer than this for the thread.
const ENTRY: Duration = Duration::from_millis(200);
/// Iterations of search of a first quick look, which shows how fast this game can be looked at.
const QUICK_LOOK: u32 = 10;
/// Fewer or more iterations than this make no sense.
const ITERATIONS: RangeInclusive<u32> = 50..=10_000;

/// Whoever looks back at a game, as far as time is concerned.
pub trait Reviewer {
    /// Asked before every entry: whether to go on. May wait until there is time.
    fn goes_on(&mut self) -> bool;
    /// How long the work has taken since some beginning, without what was waited.
    fn worked(&self) -> Duration;
    /// So many entries are done.
    fn done(&mut self, entries: u32);
}

impl Finished {
    /// Looks back at the game. `None` if the reviewer did not go on.
    pub fn look_back(&self, games: Games, reviewer: &mut impl Reviewer) -> Result<Option<Findings>, Refusal> {
        let game = games.find(self.game()).ok_or(RefusalCode::NoSuchGame)?;
        let internal = |error: OpenError| Refusal::with(RefusalCode::Internal, error);
        if !reviewer.goes_on() {
            return Ok(None);
        }
        let before = reviewer.worked();
        let quick = game.analyse(self.file(), QUICK_LOOK, &mut |_| reviewer.goes_on());
        if quick.map_err(internal)?.is_none() {
            return Ok(None);
        }
        let took = reviewer.worked().saturating_sub(before);
        let found = game.analyse(self.file(), iterations(self.entries(), took), &mut |done| {
            reviewer.done(done as u32);
            reviewer.goes_on()
        });
        Ok(found.map_err(internal)?.map(rounded))
    }
}

/// How many iterations a game of so many entries is looked at with, if the quick look took that long.
fn iterations(entries: u32, quick_look: Duration) -> u32 {
    let time = WHOLE_GAME.min(ENTRY * entries.max(1));
    let affordable = f64::from(QUICK_LOOK) * time.as_secs_f64() / quick_look.as_secs_f64().max(1e-6);
    (affordable as u32).clamp(*ITERATIONS.start(), *ITERATIONS.end())
}

/// No share is known more exactly than this, and short numbers make short messages.
fn round(share: f32) -> f32 {
    (share * 10_000.0).round() / 10_000.0
}

fn rounded(mut found: Findings) -> Findings {
    let moments = found.moments.iter_mut().flat_map(|moment| {
        let better = moment.better.iter_mut().map(|better| &mut better.win_share);
        let lists = moment.shares.iter_mut().chain(&mut moment.luck).chain(&mut moment.promises);
        lists.chain([&mut moment.cost]).chain(better)
    });
    found.start.iter_mut().chain(&mut found.luck).chain(moments).for_each(|share| *share = round(*share));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_game_is_looked_at_less_deeply_and_a_short_one_not_for_long() {
        let quick = |milliseconds| Duration::from_millis(milliseconds);
        assert_eq!(iterations(200, quick(400)), 1000, "forty seconds for all of it");
        assert_eq!(iterations(400, quick(400)), 1000);
        assert_eq!(iterations(5, quick(10)), 1000, "a second for all of it");
        assert_eq!(iterations(500, quick(60_000)), 50);
        assert_eq!(iterations(0, Duration::ZERO), 10_000);
    }
}
