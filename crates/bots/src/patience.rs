//! How long somebody who waits for a bot is willing to wait.

use std::sync::atomic::{AtomicU64, Ordering};

use web_time::Instant;

/// No end in sight.
const ENDLESS: u64 = u64::MAX;

/// The time by which a bot must have come to an end, whatever its budget. It can be brought forward while the bot thinks, by whoever else
/// needs the processor.
#[derive(Debug)]
pub struct Patience {
    since: Instant,
    /// Microseconds from then on.
    lasts: AtomicU64,
}

impl Patience {
    /// The bot's budget alone decides.
    pub fn endless() -> Patience {
        Patience { since: Instant::now(), lasts: AtomicU64::new(ENDLESS) }
    }

    pub fn until(end: Instant) -> Patience {
        let patience = Patience::endless();
        patience.shorten(end);
        patience
    }

    /// Brings the end forward. A later end than the present one changes nothing.
    pub fn shorten(&self, end: Instant) {
        let lasts = end.saturating_duration_since(self.since).as_micros();
        self.lasts.fetch_min(u64::try_from(lasts).unwrap_or(ENDLESS), Ordering::Relaxed);
    }

    /// When it ends; `None` if it is endless.
    pub fn end(&self) -> Option<Instant> {
        let lasts = self.lasts.load(Ordering::Relaxed);
        (lasts != ENDLESS).then(|| self.since + std::time::Duration::from_micros(lasts))
    }

    pub fn is_over(&self) -> bool {
        self.end().is_some_and(|end| Instant::now() >= end)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn patience_is_shortened_and_never_lengthened() {
        let (now, hour) = (Instant::now(), Duration::from_secs(3600));
        let patience = Patience::endless();
        assert!(patience.end().is_none() && !patience.is_over());
        patience.shorten(now + hour);
        let end = patience.end();
        patience.shorten(now + 2 * hour);
        assert_eq!(patience.end(), end);
        assert!(!patience.is_over());
        patience.shorten(now);
        assert!(patience.is_over());
    }
}
