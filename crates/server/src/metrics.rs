//! What can be counted without telling anything about anybody: no table, no seat, no kind of action. Even a number that
//! grows tells whoever watches a quiet server that something was done, perhaps unseen: most are for the operator alone.

use std::{
    fmt::Write as _,
    sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed},
    time::Duration,
};

use protocol::FailureKind;

#[derive(Debug, Default)]
pub(crate) struct Metrics {
    pub(crate) rows: AtomicU64,
    pub(crate) duplicates: AtomicU64,
    pub(crate) failures: [AtomicU64; 11],
    pub(crate) messages: AtomicU64,
    pub(crate) bytes: AtomicU64,
    pub(crate) slow: AtomicU64,
    pub(crate) requests: AtomicU64,
    pub(crate) connections: AtomicI64,
    pub(crate) sockets: AtomicI64,
    pub(crate) reloads: AtomicU64,
    pub(crate) replays: AtomicU64,
    commits: Histogram,
}

/// Who reads the numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reader {
    /// Whoever runs the server, who could read the database too.
    Operator,
    /// Anybody, perhaps a player: only who is connected, which everybody at a table sees anyhow.
    Anybody,
}

const BOUNDS: [f64; 12] = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];

const KINDS: [(FailureKind, &str); 11] = [
    (FailureKind::Refused, "refused"),
    (FailureKind::Missing, "missing"),
    (FailureKind::Unclear, "unclear"),
    (FailureKind::NotFound, "not_found"),
    (FailureKind::NoKey, "no_key"),
    (FailureKind::Foreign, "foreign"),
    (FailureKind::TooLarge, "too_large"),
    (FailureKind::TooMany, "too_many"),
    (FailureKind::Unavailable, "unavailable"),
    (FailureKind::Damaged, "damaged"),
    (FailureKind::Internal, "internal"),
];

#[derive(Debug, Default)]
struct Histogram {
    buckets: [AtomicU64; BOUNDS.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

impl Metrics {
    pub(crate) fn committed(&self, took: Duration) {
        let seconds = took.as_secs_f64();
        for (bound, bucket) in BOUNDS.iter().zip(&self.commits.buckets) {
            if seconds <= *bound {
                bucket.fetch_add(1, Relaxed);
            }
        }
        self.commits.count.fetch_add(1, Relaxed);
        self.commits.micros.fetch_add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX), Relaxed);
        self.rows.fetch_add(1, Relaxed);
    }

    pub(crate) fn failed(&self, kind: FailureKind) {
        let index = KINDS.iter().position(|(known, _)| *known == kind).unwrap_or(0);
        self.failures[index].fetch_add(1, Relaxed);
    }

    /// In the text form of Prometheus.
    pub(crate) fn text(&self, reader: Reader, loaded: usize, store: store::Stats) -> String {
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: String| {
            let _ = writeln!(
                text,
                "# HELP tablee_{name} {help}\n# TYPE tablee_{name} {kind}\ntablee_{name} {value}"
            );
        };
        let count = |counter: &AtomicU64| counter.load(Relaxed).to_string();
        line("connections", "gauge", "Connections now.", self.connections.load(Relaxed).to_string());
        line("sockets", "gauge", "Sockets now.", self.sockets.load(Relaxed).to_string());
        match reader {
            Reader::Operator => {}
            Reader::Anybody => return text,
        }
        line("rows_total", "counter", "Rows stored.", count(&self.rows));
        line("duplicates_total", "counter", "Requests that came again.", count(&self.duplicates));
        line("requests_total", "counter", "HTTP requests.", count(&self.requests));
        line("messages_total", "counter", "Messages sent over sockets.", count(&self.messages));
        line("bytes_total", "counter", "Bytes of those messages.", count(&self.bytes));
        line("slow_total", "counter", "Clients sent away for not keeping up.", count(&self.slow));
        line("reloads_total", "counter", "Tables read again after a doubt.", count(&self.reloads));
        line("replays_total", "counter", "Tables read from their first row on.", count(&self.replays));
        line("tables_loaded", "gauge", "Tables in memory.", loaded.to_string());
        line("store_commits_total", "counter", "Commits.", store.commits.to_string());
        line("store_failures_total", "counter", "Commits that failed.", store.failures.to_string());
        line("store_waiting", "gauge", "Writes that wait now.", store.waiting.to_string());
        let _ = writeln!(
            text,
            "# HELP tablee_failures_total Requests not done.\n# TYPE tablee_failures_total counter"
        );
        for ((_, name), counter) in KINDS.iter().zip(&self.failures) {
            let _ = writeln!(text, "tablee_failures_total{{kind=\"{name}\"}} {}", counter.load(Relaxed));
        }
        self.commits.write(&mut text);
        text
    }
}

impl Histogram {
    fn write(&self, text: &mut String) {
        let name = "tablee_commit_seconds";
        let _ = writeln!(text, "# HELP {name} From request to durable row.\n# TYPE {name} histogram");
        for (bound, bucket) in BOUNDS.iter().zip(&self.buckets) {
            let _ = writeln!(text, "{name}_bucket{{le=\"{bound}\"}} {}", bucket.load(Relaxed));
        }
        let count = self.count.load(Relaxed);
        let sum = self.micros.load(Relaxed) as f64 / 1e6;
        let _ =
            writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {count}\n{name}_sum {sum}\n{name}_count {count}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_that_anybody_reads_grows_with_what_is_done() {
        let metrics = Metrics::default();
        let read = |reader, commits| {
            let store = store::Stats { commits, appends: commits, failures: commits, waiting: 1 };
            metrics.text(reader, commits as usize, store)
        };
        let (seen, known) = (read(Reader::Anybody, 0), read(Reader::Operator, 0));
        metrics.committed(Duration::from_millis(3));
        metrics.failed(FailureKind::Refused);
        let counters = [
            &metrics.duplicates,
            &metrics.messages,
            &metrics.bytes,
            &metrics.slow,
            &metrics.requests,
            &metrics.reloads,
            &metrics.replays,
        ];
        for counter in counters {
            counter.fetch_add(1, Relaxed);
        }
        assert_eq!(read(Reader::Anybody, 1), seen);
        assert_ne!(read(Reader::Operator, 1), known);
    }
}
