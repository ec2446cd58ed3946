//! What time it is: that of the database, which all processes share, carried on by a clock that nobody can set.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use saturnalia_store::host_clock;

/// A difference that is more than clocks that run unevenly: somebody has set one.
const STEP: i64 = 5_000;

/// The process's clock.
static CLOCK: Clock = Clock::new();

/// Milliseconds since 1970.
pub(crate) fn now() -> i64 {
    CLOCK.now()
}

/// Takes over the time of the store when the process starts.
pub(crate) fn begin(authority: i64) {
    CLOCK.offset.fetch_add(authority - CLOCK.now(), Ordering::Relaxed);
}

/// Follows the store's clock; says by how much it was set forward, if it was.
pub(crate) fn follow(authority: i64) -> Option<i64> {
    CLOCK.follow(authority)
}

/// Nobody looked after tables before this time, or the clock was set: what ran out by then ran out for nobody.
pub(crate) fn absent_until() -> i64 {
    CLOCK.absent_until.load(Ordering::Relaxed)
}

/// Nobody has looked after tables until now.
pub(crate) fn was_absent() {
    CLOCK.absent_until.store(now(), Ordering::Relaxed);
}

struct Clock {
    start: OnceLock<(Instant, i64)>,
    offset: AtomicI64,
    absent_until: AtomicI64,
}

impl Clock {
    const fn new() -> Clock {
        Clock { start: OnceLock::new(), offset: AtomicI64::new(0), absent_until: AtomicI64::new(i64::MIN) }
    }

    fn now(&self) -> i64 {
        let (start, at) = self.start.get_or_init(|| (Instant::now(), host_clock()));
        at + start.elapsed().as_millis() as i64 + self.offset.load(Ordering::Relaxed)
    }

    fn follow(&self, authority: i64) -> Option<i64> {
        let ahead = authority - self.now();
        self.offset.fetch_add(ahead, Ordering::Relaxed);
        let step = (ahead > STEP).then_some(ahead)?;
        self.absent_until.store(self.now(), Ordering::Relaxed);
        Some(step)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_was_set_forward_is_followed_and_noticed() {
        let clock = Clock::new();
        let before = clock.now();
        assert_eq!(clock.follow(before + 100), None, "clocks run unevenly");
        assert_eq!(clock.absent_until.load(Ordering::Relaxed), i64::MIN);
        let hour = 3_600_000;
        assert!(clock.follow(before + hour).is_some());
        assert!(clock.now() >= before + hour);
        assert!(clock.absent_until.load(Ordering::Relaxed) >= before + hour, "nobody's time ran out by that");
    }

    #[test]
    fn a_clock_that_was_set_back_is_followed_and_costs_nobody_anything() {
        let clock = Clock::new();
        let before = clock.now();
        assert_eq!(clock.follow(before - 3_600_000), None);
        assert!(clock.now() < before);
        assert_eq!(clock.absent_until.load(Ordering::Relaxed), i64::MIN);
    }
}
