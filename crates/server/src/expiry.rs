//! Tables that nobody has touched for long are erased, and never by accident.
//!
//! A table is marked first. It is erased when it is still idle after so many beats of an hourly heartbeat, kept in the
//! store: they count hours in which a server ran, whatever its clock says. A clock that jumps stops everything for as
//! long again.

use std::{
    collections::BTreeMap,
    sync::Arc,
    time::{Duration, Instant},
};

use serde::{Deserialize, Serialize};
use store::{StoreError, TableId, TableSummary};
use table::Table;

use crate::app::App;

/// From one beat to the next.
const BEAT: Duration = Duration::from_secs(3600);
/// What is nearly an hour, in milliseconds.
const SHORT_HOUR: u64 = 50 * 60 * 1000;
/// How many beats a marked table has left: a week.
const GRACE: u32 = 7 * 24;
/// How far the clock may be from what has passed since the last beat, in milliseconds: a day.
const DRIFT: u64 = 24 * 3600 * 1000;
/// How long a server may have stood still without its clock being in doubt, in milliseconds: a month.
const STILL: u64 = 30 * DRIFT;
/// The note that holds all of this.
const NOTE: &str = "expiry";

/// What is known of idle tables.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
struct Expiry {
    /// Hours in which a server ran.
    beats: u64,
    /// What the clock said at the last one.
    at: u64,
    /// The beat at which the clock last jumped.
    jumped: Option<u64>,
    /// The idle tables, and the beat at which each was marked.
    marked: BTreeMap<String, u64>,
}

impl Expiry {
    /// Another beat; whether the clock has jumped since the last one. `passed` is what a clock that cannot be set
    /// says has passed since, in milliseconds; nothing, if this server did not run then.
    fn beat(&mut self, at: u64, passed: Option<u64>) -> bool {
        // A server that starts again and again counts no hours.
        self.beats += u64::from(passed.is_some());
        let before = std::mem::replace(&mut self.at, at);
        let has_jumped = before > 0
            && match passed {
                Some(passed) => at.abs_diff(before.saturating_add(passed)) > DRIFT,
                None => at.saturating_add(DRIFT) < before || at.saturating_sub(before) > STILL,
            };
        if has_jumped {
            self.jumped = Some(self.beats);
        }
        has_jumped
    }

    /// Marks these tables and no others; those that are to be erased now.
    fn due(&mut self, idle: Vec<TableSummary>) -> Vec<TableSummary> {
        let mut marked = BTreeMap::new();
        for table in &idle {
            let since = self.marked.get(table.id.as_str()).copied().unwrap_or(self.beats);
            marked.insert(table.id.as_str().to_owned(), since);
        }
        self.marked = marked;
        let is_over = |since: u64| self.beats.saturating_sub(since) >= u64::from(GRACE);
        if self.jumped.is_some_and(|jumped| !is_over(jumped)) {
            return Vec::new();
        }
        idle.into_iter().filter(|table| is_over(self.marked[table.id.as_str()])).collect()
    }
}

/// Looks for idle tables, once an hour, for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let Some(expiry) = app.config.expiry else { return };
    let expiry = u64::try_from(expiry.as_millis()).unwrap_or(u64::MAX);
    let mut last = None;
    while !app.is_closing() {
        if let Err(error) = app.know_time().await {
            tracing::warn!(%error, "could not look for expired tables");
            tokio::time::sleep(BEAT).await;
            continue;
        }
        let passed = last.replace(Instant::now()).map(|last: Instant| last.elapsed());
        let passed = passed.map(|passed| u64::try_from(passed.as_millis()).unwrap_or(u64::MAX));
        match beat(&app, app.now(), passed, app.now().saturating_sub(expiry)).await {
            Ok(0) => {}
            Ok(n_tables) => tracing::warn!(n_tables, "erased tables that had expired"),
            Err(error) => tracing::warn!(%error, "could not look for expired tables"),
        }
        tokio::time::sleep(BEAT).await;
    }
}

/// One beat: marks the tables whose last row is older than `idle_since`, and erases those that were marked long ago.
pub(crate) async fn beat(
    app: &Arc<App>,
    at: u64,
    passed: Option<u64>,
    idle_since: u64,
) -> Result<u64, StoreError> {
    let note = app.store.note(NOTE).await?;
    let mut expiry: Expiry = note.and_then(|note| serde_json::from_str(&note).ok()).unwrap_or_default();
    // Of several processes one counts the hour.
    if app.is_shared() && at.abs_diff(expiry.at) < SHORT_HOUR {
        return Ok(0);
    }
    if expiry.beat(at, passed) {
        tracing::error!("the clock has jumped: nothing is erased for a week; set the clock right");
    }
    let idle = idle(app, idle_since).await?;
    let n_new = idle.iter().filter(|table| !expiry.marked.contains_key(table.id.as_str())).count();
    if n_new > 0 {
        tracing::warn!(n_new, "idle tables will be erased in a week, unless somebody comes back to them");
    }
    let due = expiry.due(idle);
    let note = serde_json::to_string(&expiry).expect("a note writes itself");
    app.store.set_note(NOTE, Some(note)).await?;
    let mut n_erased = 0;
    for table in due {
        // Not if somebody has come back to it since.
        if app.store.delete_table_at(&table.id, table.head.last).await? {
            n_erased += 1;
            gone(app, &table.id).await;
        }
    }
    Ok(n_erased)
}

/// From when on a table may be erased, if nothing is done there before: never, where tables are kept. It is counted from
/// the last row that everybody noticed, perhaps too early: a date that moved would tell of something done in secret.
pub(crate) fn erased_from(app: &App, table: &Table) -> Option<u64> {
    let kept = app.config.expiry?.saturating_add(BEAT * GRACE).as_millis();
    Some(table.public_at().saturating_add(u64::try_from(kept).unwrap_or(u64::MAX)))
}

/// The tables without a row since then, at which nobody looks.
async fn idle(app: &Arc<App>, since: u64) -> Result<Vec<TableSummary>, StoreError> {
    let mut idle: Vec<TableSummary> = Vec::new();
    loop {
        let page = app.store.tables(idle.last().map(|table| &table.id), Some(since), 100).await?;
        if page.is_empty() {
            break;
        }
        idle.extend(page);
    }
    let mut unwatched = Vec::with_capacity(idle.len());
    for table in idle {
        let is_watched = match app.loaded_table(&table.id) {
            Some(loaded) => loaded.lock_if_loaded().await.is_some_and(|room| room.audience.len() > 0),
            None => false,
        };
        if !is_watched {
            unwatched.push(table);
        }
    }
    Ok(unwatched)
}

/// A table was erased: whoever has it in memory lets go of it.
async fn gone(app: &Arc<App>, id: &TableId) {
    crate::listing::forget(app, id);
    if let Some(loaded) = app.loaded_table(id) {
        if let Some(mut room) = loaded.lock_if_loaded().await {
            room.audience.dismiss(protocol::ByeReason::Gone, |_| true);
            room.in_doubt = true;
        }
        app.forget(&loaded);
    }
}

#[cfg(test)]
mod tests {
    use kernel::Seq;
    use store::TableHead;

    use super::*;

    const HOUR: u64 = 3600 * 1000;
    const DAY: u64 = 24 * HOUR;

    fn idle() -> Vec<TableSummary> {
        let head = TableHead { made_at: 1, last: Seq(3), last_at: 1 };
        vec![TableSummary { id: "t".parse().expect("a name"), head }]
    }

    #[test]
    fn a_clock_set_by_200_days_erases_nothing() {
        let mut expiry = Expiry::default();
        let mut clock = 1000 * DAY;
        assert!(!expiry.beat(clock, None), "the first time there is nothing to compare with");
        assert!(expiry.due(Vec::new()).is_empty());
        clock += 200 * DAY;
        assert!(expiry.beat(clock, None), "it shouts");
        assert!(expiry.due(idle()).is_empty());
        for _ in 1..GRACE {
            clock += HOUR;
            assert!(!expiry.beat(clock, Some(HOUR)));
            assert!(expiry.due(idle()).is_empty());
        }
        // Set right again, the table is not idle any more, and its mark is gone.
        expiry.beat(clock - 200 * DAY, Some(HOUR));
        expiry.due(Vec::new());
        assert!(expiry.marked.is_empty());
    }

    #[test]
    fn a_note_with_marks_from_the_future_erases_nothing() {
        let marked = BTreeMap::from([("t".to_owned(), u64::MAX)]);
        let mut expiry = Expiry { beats: 5, jumped: Some(u64::MAX), marked, ..Expiry::default() };
        assert!(expiry.due(idle()).is_empty());
        expiry.jumped = None;
        assert!(expiry.due(idle()).is_empty());
    }

    #[test]
    fn a_table_is_marked_first_and_erased_after_a_week_of_beats() {
        let (mut expiry, mut clock) = (Expiry::default(), 1000 * DAY);
        expiry.beat(clock, None);
        for beat in 0..GRACE {
            assert!(expiry.due(idle()).is_empty(), "beat {beat}");
            // Starting again, or being off for a night, counts nothing.
            clock += 12 * HOUR;
            assert!(!expiry.beat(clock, None));
            assert!(expiry.due(idle()).is_empty());
            clock += HOUR;
            assert!(!expiry.beat(clock, Some(HOUR)));
        }
        assert_eq!(expiry.due(idle()), idle());
        // Somebody came back in between: it begins again.
        expiry.due(Vec::new());
        assert!(expiry.due(idle()).is_empty());
        assert!(expiry.beat(clock + 5 * DAY, Some(HOUR)), "a jump while it runs");
        assert!(expiry.beat(clock - 5 * DAY, None), "and one back");
    }
}
