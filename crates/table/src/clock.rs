//! How much time each seat has left.

use saturnalia_protocol::wire::{Absence, Millis, Pace};
use saturnalia_rules::{BySeat, Seat};

use crate::holidays::{runs_out, spent};

/// Whoever is asked when the table is looked after again has at least this much time.
const GRACE: Millis = 60_000;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// A question a seat is thinking about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Thinking {
    /// When it was put.
    pub since: Millis,
    /// The table's version when it was put: an answer to an older one is stale.
    pub version: u32,
}

/// The clocks of a table, in milliseconds. Computed from the times in the journal, and by days from when people were away: nothing of
/// that is carried on from one question to the next, so it is looked up whenever it matters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Clocks {
    pace: Pace,
    left: BySeat<Millis>,
    thinking: BySeat<Option<Thinking>>,
    paused: bool,
}

impl Clocks {
    pub(crate) fn new(pace: Pace) -> Clocks {
        let full = match pace {
            Pace::NoClock => 0,
            Pace::Live { seconds, .. } => i64::from(seconds) * 1000,
            Pace::Days { days } => i64::from(days) * DAY,
        };
        Clocks { pace, left: BySeat::from_fn(|_| full), thinking: BySeat::default(), paused: false }
    }

    pub(crate) fn thinking(&self, seat: Seat) -> Option<Thinking> {
        self.thinking[seat]
    }

    /// A seat is asked from now on.
    pub(crate) fn ask(&mut self, seat: Seat, at: Millis, version: u32) {
        self.thinking[seat] = Some(Thinking { since: at, version });
        if let Pace::Days { days } = self.pace {
            self.left[seat] = i64::from(days) * DAY;
        }
    }

    /// A seat has answered.
    pub(crate) fn answered(&mut self, seat: Seat, at: Millis) {
        self.stop(seat, at);
        if let Pace::Live { increment, .. } = self.pace {
            self.left[seat] += i64::from(increment) * 1000;
        }
    }

    /// A seat is no longer asked.
    pub(crate) fn stop(&mut self, seat: Seat, at: Millis) {
        if let Some(thinking) = self.thinking[seat].take()
            && !self.paused
            && !self.is_by_days()
        {
            self.left[seat] -= (at - thinking.since).max(0);
        }
    }

    pub(crate) fn pause(&mut self, at: Millis) {
        let by_days = self.is_by_days();
        for (left, thinking) in self.left.0.iter_mut().zip(&mut self.thinking.0) {
            // By days everybody has theirs anew after a pause to which all have agreed.
            if let Some(thinking) = thinking
                && !by_days
            {
                *left -= (at - thinking.since).max(0);
                thinking.since = at;
            }
        }
        self.paused = true;
    }

    pub(crate) fn resume(&mut self, at: Millis) {
        for thinking in self.thinking.0.iter_mut().flatten() {
            thinking.since = at;
        }
        self.paused = false;
    }

    /// After an absence of whoever keeps the table: nobody loses by it.
    pub(crate) fn wake(&mut self, at: Millis) {
        for (left, thinking) in self.left.0.iter_mut().zip(&mut self.thinking.0) {
            if let Some(thinking) = thinking {
                *left = (*left).max(GRACE);
                thinking.since = at;
            }
        }
    }

    /// What a seat has left at that time, whose player is away now and then; `None` without a clock.
    pub(crate) fn left(&self, seat: Seat, at: Millis, away: &[Absence]) -> Option<Millis> {
        if self.pace == Pace::NoClock {
            return None;
        }
        let running = self.thinking[seat]
            .filter(|_| !self.paused)
            .map_or(0, |thinking| spent(thinking.since, at, self.counted(away)));
        Some(self.left[seat] - running)
    }

    /// When each of these seats runs out of time, as far as a clock of theirs runs; each with when its player is away.
    pub(crate) fn deadlines<'a>(
        &self,
        seats: impl Iterator<Item = (Seat, &'a [Absence])>,
    ) -> impl Iterator<Item = (Millis, Seat)> {
        let running = self.pace != Pace::NoClock && !self.paused;
        seats.filter(move |_| running).filter_map(|(seat, away)| {
            Some((runs_out(self.thinking[seat]?.since, self.left[seat], self.counted(away)), seat))
        })
    }

    /// The absences that stop a clock: those of whoever plays by days.
    fn counted<'a>(&self, away: &'a [Absence]) -> &'a [Absence] {
        if self.is_by_days() { away } else { &[] }
    }

    fn is_by_days(&self) -> bool {
        matches!(self.pace, Pace::Days { .. })
    }

    /// Whether the clock runs while somebody is asked, and within minutes rather than days.
    pub(crate) fn is_live(&self) -> bool {
        matches!(self.pace, Pace::Live { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);

    fn deadline(clocks: &Clocks) -> Option<Millis> {
        clocks.deadlines([(A, &[][..])].into_iter()).map(|(at, _)| at).next()
    }

    #[test]
    fn a_live_clock_runs_while_asked_and_gains_with_each_answer() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 60, increment: 5 });
        clocks.ask(A, 1000, 1);
        assert_eq!(clocks.left(A, 11_000, &[]), Some(50_000));
        assert_eq!(deadline(&clocks), Some(61_000));
        clocks.answered(A, 11_000);
        assert_eq!(clocks.left(A, 99_000, &[]), Some(55_000));
        assert_eq!(deadline(&clocks), None);
    }

    #[test]
    fn a_pause_costs_nobody_anything() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 60, increment: 0 });
        clocks.ask(A, 0, 1);
        clocks.pause(10_000);
        assert_eq!(clocks.left(A, 500_000, &[]), Some(50_000));
        assert_eq!(deadline(&clocks), None);
        clocks.resume(500_000);
        assert_eq!(clocks.left(A, 510_000, &[]), Some(40_000));
    }

    #[test]
    fn days_are_counted_anew_for_each_question() {
        let mut clocks = Clocks::new(Pace::Days { days: 2 });
        clocks.ask(A, 0, 1);
        clocks.answered(A, DAY);
        clocks.ask(A, DAY, 2);
        assert_eq!(deadline(&clocks), Some(3 * DAY));
    }

    #[test]
    fn an_absence_leaves_at_least_a_minute() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 30, increment: 0 });
        clocks.ask(A, 0, 1);
        clocks.wake(1_000_000);
        assert_eq!(clocks.left(A, 1_000_000, &[]), Some(GRACE));
    }

    fn two_days() -> Clocks {
        let mut clocks = Clocks::new(Pace::Days { days: 2 });
        clocks.ask(A, 0, 1);
        clocks
    }

    fn deadline_of(clocks: &Clocks, away: &[Absence]) -> Option<Millis> {
        clocks.deadlines([(A, away)].into_iter()).map(|(at, _)| at).next()
    }

    #[test]
    fn a_clock_of_days_stands_still_while_its_player_is_away() {
        let (clocks, away) = (two_days(), [Absence { from: DAY, until: 11 * DAY }]);
        assert_eq!(deadline_of(&clocks, &away), Some(12 * DAY));
        assert_eq!(clocks.left(A, DAY / 2, &away), Some(DAY * 3 / 2));
        assert_eq!(clocks.left(A, 5 * DAY, &away), Some(DAY), "a day was used up before");
        assert_eq!(clocks.left(A, 11 * DAY + 1, &away), Some(DAY - 1));
        let early = [Absence { from: DAY, until: 3 * DAY }];
        assert_eq!(deadline_of(&clocks, &early), Some(4 * DAY), "they came back early");
    }

    #[test]
    fn an_absence_that_begins_too_late_saves_nobody() {
        let (clocks, late) = (two_days(), [Absence { from: 2 * DAY, until: 9 * DAY }]);
        assert_eq!(deadline_of(&clocks, &late), Some(2 * DAY));
        let before = [Absence { from: -9 * DAY, until: 0 }];
        assert_eq!(deadline_of(&clocks, &before), Some(2 * DAY), "they were back when they were asked");
    }

    #[test]
    fn a_live_clock_runs_whoever_is_away() {
        let mut clocks = Clocks::new(Pace::Live { seconds: 60, increment: 0 });
        clocks.ask(A, 0, 1);
        let away = [Absence { from: 0, until: DAY }];
        assert_eq!((deadline_of(&clocks, &away), clocks.left(A, 1000, &away)), (Some(60_000), Some(59_000)));
    }

    #[test]
    fn days_are_whole_again_after_a_pause_so_that_no_absence_before_it_counts() {
        let mut clocks = two_days();
        let away = [Absence { from: 0, until: 9 * DAY }];
        clocks.pause(8 * DAY);
        clocks.resume(8 * DAY + 1);
        assert_eq!(deadline_of(&clocks, &away), Some(11 * DAY));
        assert_eq!(deadline_of(&clocks, &[]), Some(10 * DAY + 1));
    }
}
