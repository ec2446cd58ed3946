//! What the server counts, in the text form of Prometheus.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that goes up.
#[derive(Debug, Default)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    pub(crate) fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// A number that goes up and down.
#[derive(Debug, Default)]
pub(crate) struct Gauge(AtomicU64);

impl Gauge {
    pub(crate) fn set(&self, number: usize) {
        self.0.store(number as u64, Ordering::Relaxed);
    }

    pub(crate) fn up(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn down(&self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Upper bounds of the buckets, in microseconds.
const BOUNDS: [u64; 14] =
    [100, 250, 500, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000, 250_000, 500_000, 1_000_000, 5_000_000];

/// How long things took.
#[derive(Debug, Default)]
pub(crate) struct Histogram {
    buckets: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Histogram {
    pub(crate) fn observe(&self, took: Duration) {
        let micros = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        let bucket = BOUNDS.iter().position(|bound| micros <= *bound).unwrap_or(BOUNDS.len());
        self.buckets[bucket].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    fn write(&self, out: &mut String, name: &str, help: &str) {
        let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} histogram");
        let mut count = 0;
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            count += bucket.load(Ordering::Relaxed);
            let _ = writeln!(out, "{name}_bucket{{le=\"{}\"}} {count}", *bound as f64 / 1e6);
        }
        count += self.buckets[BOUNDS.len()].load(Ordering::Relaxed);
        let _ = writeln!(out, "{name}_bucket{{le=\"+Inf\"}} {count}");
        let _ = writeln!(out, "{name}_sum {}", self.micros.load(Ordering::Relaxed) as f64 / 1e6);
        let _ = writeln!(out, "{name}_count {count}");
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub(crate) struct Metrics {
    /// Tables in memory.
    pub tables: Gauge,
    pub sockets: Gauge,
    /// Connections, sockets among them.
    pub connections: Gauge,
    /// Connections for which there was no room.
    pub turned_away: Counter,
    pub requests: Counter,
    pub refusals: Counter,
    answers: Counter,
    answer_time: Histogram,
    /// Answers of bots.
    pub bot_moves: Counter,
    /// Bots that search and wait for a thread.
    pub bots_waiting: Gauge,
    bot_time: Histogram,
    bots_late: Counter,
    hint_time: Histogram,
    /// Finished games looked back at.
    pub analysed: Counter,
    commits: Counter,
    writes: Counter,
    commit_time: Histogram,
}

impl Metrics {
    /// An answer of a person was kept and shown to everybody, that long after it was received.
    pub(crate) fn answered(&self, took: Duration) {
        self.answers.add(1);
        self.answer_time.observe(took);
    }

    /// A bot that searches has answered, that long after it was asked.
    pub(crate) fn bot_searched(&self, took: Duration, budget: Duration) {
        self.bot_time.observe(took);
        self.bots_late.add(u64::from(took > budget + budget / 10));
    }

    /// Somebody was given a hint, that long after they asked.
    pub(crate) fn hinted(&self, took: Duration) {
        self.hint_time.observe(took);
    }

    pub(crate) fn committed(&self, took: Duration, writes: usize) {
        self.commits.add(1);
        self.writes.add(writes as u64);
        self.commit_time.observe(took);
    }

    /// All of it as text.
    pub(crate) fn text(&self) -> String {
        let mut out = String::new();
        let mut one = |kind: &str, name: &str, help: &str, value: u64| {
            let _ = writeln!(out, "# HELP {name} {help}\n# TYPE {name} {kind}\n{name} {value}");
        };
        one("gauge", "saturnalia_tables", "Tables in memory.", self.tables.0.load(Ordering::Relaxed));
        one("gauge", "saturnalia_sockets", "Open sockets.", self.sockets.0.load(Ordering::Relaxed));
        one("gauge", "saturnalia_connections", "Open connections.", self.connections.0.load(Ordering::Relaxed));
        one(
            "counter",
            "saturnalia_connections_turned_away_total",
            "Connections for which there was no room.",
            self.turned_away.get(),
        );
        one("counter", "saturnalia_requests_total", "HTTP requests.", self.requests.get());
        one("counter", "saturnalia_refusals_total", "Refused requests and messages.", self.refusals.get());
        one("counter", "saturnalia_answers_total", "Answers of people that were kept.", self.answers.get());
        one("counter", "saturnalia_bot_moves_total", "Answers of bots.", self.bot_moves.get());
        one(
            "gauge",
            "saturnalia_bots_waiting",
            "Bots that search and wait for a thread.",
            self.bots_waiting.0.load(Ordering::Relaxed),
        );
        one(
            "counter",
            "saturnalia_bots_late_total",
            "Answers of bots that took longer than their budget and a tenth of it.",
            self.bots_late.get(),
        );
        one("counter", "saturnalia_analyses_total", "Finished games looked back at.", self.analysed.get());
        one("counter", "saturnalia_store_commits_total", "Commits of the store.", self.commits.get());
        one("counter", "saturnalia_store_writes_total", "Writes within these commits.", self.writes.get());
        one("gauge", "process_resident_memory_bytes", "Memory of this process.", resident_bytes().unwrap_or(0));
        self.answer_time.write(
            &mut out,
            "saturnalia_answer_seconds",
            "From receiving an answer until the last view of it was handed to its connection.",
        );
        self.bot_time.write(
            &mut out,
            "saturnalia_bot_seconds",
            "From asking a bot that searches until its answer, waiting for a thread included.",
        );
        self.hint_time.write(&mut out, "saturnalia_hint_seconds", "From asking for a hint until it is there.");
        self.commit_time.write(&mut out, "saturnalia_store_commit_seconds", "How long a commit of the store took.");
        out
    }
}

/// Memory that the process really uses, where the system tells.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_histogram_counts_upwards() {
        let metrics = Metrics::default();
        metrics.answered(Duration::from_micros(700));
        metrics.answered(Duration::from_secs(60));
        let text = metrics.text();
        assert!(text.contains("saturnalia_answer_seconds_bucket{le=\"0.0005\"} 0\n"));
        assert!(text.contains("saturnalia_answer_seconds_bucket{le=\"0.001\"} 1\n"));
        assert!(text.contains("saturnalia_answer_seconds_bucket{le=\"+Inf\"} 2\n"));
        assert!(text.contains("saturnalia_answers_total 2\n"));
    }
}
