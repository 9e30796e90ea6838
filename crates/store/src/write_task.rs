//! The one task that writes.
//!
//! Appends queue up while a commit is on its way to the disk and go together in the next one, so the number
//! of commits follows the disk and not the number of players.

use std::{
    collections::BTreeMap,
    sync::{Arc, atomic::Ordering},
    time::{Duration, Instant},
};

use sqlx::{AnyConnection, Connection as _, Executor as _};
use tokio::{sync::mpsc, task::JoinHandle};

use crate::{
    Change, Outage, StoreError,
    backend::{self, Backend},
    changes,
    file_identity::FileIdentity,
    group::{self, Group},
    location::{BUSY, Location, PATIENCE},
    operation::{Job, Operation, Reply},
    table_id::TableId,
    wait::Wait,
};

/// The most jobs in one commit.
const LARGEST_GROUP: usize = 256;

/// How long a lost database is left alone before the next attempt to reach it.
const RESPITE: Duration = Duration::from_millis(200);

/// How long a connection that failed may take to end its transaction.
const FAREWELL: Duration = Duration::from_secs(1);

/// How many writes may wait for somebody else's lock; more are refused.
const ASIDE: usize = 1024;

/// How often wiping what was erased is tried while somebody is in the way.
const WIPING: Duration = Duration::from_secs(1);

/// How long an erasure waits for readers, in milliseconds.
const SHORTLY: u32 = 100;

pub(crate) struct WriteTask {
    backend: Arc<Backend>,
    jobs: mpsc::Receiver<Job>,
    connection: Option<AnyConnection>,
    file: Option<FileIdentity>,
    group: Group,
    lane: Lane,
    /// When the database was last found to be out of reach, and why.
    lost: Option<(Instant, StoreError)>,
    /// When somebody was last in the way of emptying the write-ahead log, in which erased bytes still lie.
    residue: Option<Instant>,
}

/// What a task does with writes that somebody else's lock is in the way of.
enum Lane {
    /// It sets them aside for another task, and goes on.
    Swift(Option<Aside>),
    /// It is that other task, and waits.
    Patient,
}

/// The task that waits for locks.
struct Aside {
    jobs: mpsc::Sender<Job>,
    task: JoinHandle<()>,
}

type Results = Vec<Result<Reply, StoreError>>;

/// Why nothing was answered.
enum Unwritten {
    /// Somebody else's lock is in the way. Nothing was written.
    Blocked,
    Failed(StoreError),
}

/// Why a group was not written.
enum Failed {
    /// Nothing was written.
    Before(sqlx::Error),
    /// The commit itself failed, or the files were not the right ones any more.
    During(StoreError),
}

impl WriteTask {
    pub(crate) fn new(
        backend: Arc<Backend>,
        jobs: mpsc::Receiver<Job>,
        connection: AnyConnection,
        file: Option<FileIdentity>,
    ) -> Self {
        Self {
            backend,
            jobs,
            connection: Some(connection),
            file,
            group: Group::new(),
            lane: Lane::Swift(None),
            lost: None,
            residue: None,
        }
    }

    /// The task that waits for locks; it makes a connection when it has something to do.
    fn aside(backend: Arc<Backend>) -> Aside {
        let (queue, jobs) = mpsc::channel(ASIDE);
        let (group, lane) = (Group::new(), Lane::Patient);
        let task =
            Self { backend, jobs, connection: None, file: None, group, lane, lost: None, residue: None };
        Aside { jobs: queue, task: tokio::spawn(task.run()) }
    }

    /// Serves until the store is closed or dropped.
    pub(crate) async fn run(mut self) {
        while let Some(first) = self.next().await {
            // Whoever was just answered may be about to ask again: they go together.
            tokio::task::yield_now().await;
            let mut jobs = vec![first];
            while jobs.len() < LARGEST_GROUP
                && !matches!(jobs.last(), Some(Job { operation: Operation::Close, .. }))
                && let Ok(job) = self.jobs.try_recv()
            {
                jobs.push(job);
            }
            let last = jobs.pop_if(|job| matches!(job.operation, Operation::Close));
            self.serve(jobs).await;
            if let Some(last) = last {
                self.close().await;
                let _ = last.answer.send(Ok(Reply::Found(true)));
                return;
            }
        }
        self.close().await;
    }

    /// The next job. Meanwhile what is left of erased texts is wiped as soon as it can be.
    async fn next(&mut self) -> Option<Job> {
        loop {
            let Some(tried) = self.residue else { return self.jobs.recv().await };
            let left = WIPING.saturating_sub(tried.elapsed());
            match tokio::time::timeout(left, self.jobs.recv()).await {
                Ok(job) => return job,
                Err(_) => self.wipe(0).await,
            }
        }
    }

    async fn close(&mut self) {
        self.jobs.close();
        while let Some(job) = self.jobs.recv().await {
            let _ = job.answer.send(Err(StoreError::Unavailable(Outage::Closed)));
        }
        self.let_go().await;
        match std::mem::replace(&mut self.lane, Lane::Patient) {
            Lane::Patient => return,
            Lane::Swift(None) => {}
            Lane::Swift(Some(Aside { jobs, task })) => {
                drop(jobs);
                let _ = task.await;
            }
        }
        self.backend.close().await;
    }

    /// Writes the jobs together and answers them. If somebody else's lock is in the way of some, the other tables go on
    /// without them.
    async fn serve(&mut self, jobs: Vec<Job>) {
        let wait = match self.lane {
            Lane::Swift(_) if self.backend.location.is_sqlite() => Wait::Queue,
            Lane::Swift(_) => Wait::Short,
            Lane::Patient => Wait::Long,
        };
        let blocked = self.attempt(jobs, wait).await;
        let mut by_table: BTreeMap<Option<TableId>, Vec<Job>> = BTreeMap::new();
        for job in blocked {
            by_table.entry(job.operation.table().cloned()).or_default().push(job);
        }
        for jobs in by_table.into_values() {
            for job in self.attempt(jobs, Wait::Shortest).await {
                self.set_aside(job);
            }
        }
    }

    /// Leaves a job to the task that waits.
    fn set_aside(&mut self, job: Job) {
        let refused = match &mut self.lane {
            Lane::Patient => Some(job),
            Lane::Swift(aside) => {
                let aside = aside.get_or_insert_with(|| Self::aside(self.backend.clone()));
                aside.jobs.try_send(job).err().map(mpsc::error::TrySendError::into_inner)
            }
        };
        if let Some(job) = refused {
            let _ = job.answer.send(Err(StoreError::Unavailable(Outage::Locked)));
        }
    }

    /// Writes the jobs together, or each alone if one of them spoils the group, and answers them; gives those back that
    /// somebody else's lock is in the way of.
    async fn attempt(&mut self, jobs: Vec<Job>, wait: Wait) -> Vec<Job> {
        if jobs.is_empty() {
            return jobs;
        }
        let operations: Vec<&Operation> = jobs.iter().map(|job| &job.operation).collect();
        // Nothing where a lock is in the way.
        let results: Vec<Option<Result<Reply, StoreError>>> = match self.write(&operations, wait).await {
            Ok(results) => results.into_iter().map(Some).collect(),
            Err(Unwritten::Blocked) => return jobs,
            Err(Unwritten::Failed(error)) if error.is_failure() => vec![Some(Err(error)); jobs.len()],
            Err(Unwritten::Failed(error)) if jobs.len() == 1 => {
                vec![Some(Err(precisely(error, operations[0])))]
            }
            Err(Unwritten::Failed(_)) => {
                let mut results = Vec::with_capacity(jobs.len());
                for alone in operations {
                    match self.write(&[alone], wait).await {
                        Ok(replies) => results.extend(replies.into_iter().map(Some)),
                        Err(Unwritten::Failed(error)) => results.push(Some(Err(precisely(error, alone)))),
                        Err(Unwritten::Blocked) => results.push(None),
                    }
                }
                results
            }
        };
        let mut blocked = Vec::new();
        for (job, result) in jobs.into_iter().zip(results) {
            match result {
                // Whoever asked may have gone away.
                Some(result) => _ = job.answer.send(result),
                None => blocked.push(job),
            }
        }
        blocked
    }

    /// One commit. What fails before it for a reason that may be over is tried once more.
    async fn write(&mut self, operations: &[&Operation], wait: Wait) -> Result<Results, Unwritten> {
        let mut is_first = true;
        let error = loop {
            if let Err(error) = self.reach().await {
                break error;
            }
            match self.transact(operations, wait).await {
                Ok(results) => {
                    self.committed(operations, &results).await;
                    return Ok(results);
                }
                Err(Failed::During(error)) => break error,
                Err(Failed::Before(cause)) => {
                    let error = StoreError::at_rest(cause);
                    if wait.may_step_aside()
                        && matches!(error, StoreError::Unavailable(Outage::Locked))
                        && self.has_rolled_back().await
                    {
                        return Err(Unwritten::Blocked);
                    }
                    if !is_first || !self.may_work_again(&error).await {
                        break error;
                    }
                    is_first = false;
                }
            }
        };
        self.failed(&error).await;
        Err(Unwritten::Failed(error))
    }

    /// Whether a second attempt makes sense: the connection was dead, or two processes stood in each
    /// other's way.
    async fn may_work_again(&mut self, error: &StoreError) -> bool {
        match error {
            StoreError::Unavailable(Outage::Unreachable(_)) => {
                self.let_go().await;
                true
            }
            StoreError::Unavailable(Outage::Locked) if !self.backend.location.is_sqlite() => {
                self.has_rolled_back().await
            }
            _ => false,
        }
    }

    async fn has_rolled_back(&mut self) -> bool {
        let Some(connection) = self.connection.as_mut() else { return true };
        let rolled_back = tokio::time::timeout(FAREWELL, connection.execute("ROLLBACK")).await;
        matches!(rolled_back, Ok(Ok(_)))
    }

    async fn transact(&mut self, operations: &[&Operation], wait: Wait) -> Result<Results, Failed> {
        let sqlite = self.backend.location.is_sqlite();
        // A file answers or fails; a network may do neither.
        let limit = if sqlite { Duration::MAX } else { PATIENCE };
        let Some(connection) = self.connection.as_mut() else {
            return Err(Failed::During(StoreError::Unavailable(Outage::Closed)));
        };
        if let Some(pages) = self.backend.faults.new_room().filter(|_| sqlite) {
            let limit = sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"));
            sqlx::raw_sql(limit).execute(&mut *connection).await.map_err(Failed::Before)?;
        }
        let statements = statements(connection, &self.group, operations, wait);
        let results = match tokio::time::timeout(limit, statements).await {
            Ok(results) => results.map_err(Failed::Before)?,
            Err(_) => return Err(Failed::During(StoreError::Unavailable(Outage::Locked))),
        };
        let fate = self.backend.faults.fate().await;
        let end = if fate.commits() { wait.commit() } else { "ROLLBACK" };
        match tokio::time::timeout(limit, connection.execute(end)).await {
            Ok(Ok(_)) => (),
            Ok(Err(cause)) => return Err(Failed::During(StoreError::at_commit(cause))),
            Err(_) => return Err(Failed::During(StoreError::InDoubt(Outage::Locked))),
        }
        if let Some(error) = fate.error() {
            return Err(Failed::During(error));
        }
        if self.file.as_mut().is_some_and(|file| !file.holds()) {
            return Err(Failed::During(StoreError::InDoubt(Outage::Gone)));
        }
        Ok(results)
    }

    /// Makes sure of a connection to the right database.
    async fn reach(&mut self) -> Result<(), StoreError> {
        if self.connection.is_some() && self.file.as_mut().is_none_or(FileIdentity::holds) {
            return Ok(());
        }
        if let Some((when, error)) = &self.lost
            && when.elapsed() < RESPITE
        {
            return Err(error.clone());
        }
        let reached = self.reconnect().await;
        self.lost = reached.as_ref().err().map(|error| (Instant::now(), error.clone()));
        reached
    }

    async fn reconnect(&mut self) -> Result<(), StoreError> {
        let backend = self.backend.clone();
        if let Location::Sqlite(path) = &backend.location {
            let file = FileIdentity::of(path);
            if !file.exists() {
                return Err(StoreError::Unavailable(Outage::Gone));
            }
            self.let_go().await;
            self.file = Some(file);
        }
        let mut connection = backend.location.writer().await?;
        if backend.instance != backend::instance(&mut connection).await? {
            return Err(StoreError::Unavailable(Outage::Gone));
        }
        backend.read_there().await?;
        self.connection = Some(connection);
        Ok(())
    }

    /// Gives the connection up. Closing one to a file that was taken away would tidy up beside the file
    /// that has taken its place, so that one is left open for good; a file of which only the write-ahead log
    /// was taken away gets back, in closing, what the log held.
    async fn let_go(&mut self) {
        let is_there = self.file.as_ref().is_none_or(FileIdentity::is_there);
        if is_there && self.backend.location.is_sqlite() {
            self.backend.readers().close().await;
        }
        match self.connection.take() {
            Some(connection) if is_there => drop(connection.close().await),
            Some(connection) => {
                std::mem::forget(connection);
                std::mem::forget(self.backend.readers());
            }
            None => (),
        }
    }

    async fn committed(&mut self, operations: &[&Operation], results: &Results) {
        let n_rows = operations.iter().filter(|operation| matches!(operation, Operation::Append(_))).count();
        let counters = &self.backend.counters;
        counters.commits.fetch_add(1, Ordering::Relaxed);
        counters.appends.fetch_add(n_rows as u64, Ordering::Relaxed);
        self.backend.note_commit(operations.iter().any(|operation| operation.has_rows()));
        if !self.backend.location.is_sqlite() {
            return;
        }
        for change in changes_of(operations, results) {
            self.backend.announce(change);
        }
        if operations.iter().any(|operation| operation.erases()) {
            self.wipe(SHORTLY).await;
        }
    }

    /// Moves everything out of the write-ahead log and empties it. A reader can be in the way (a backup
    /// takes long): it is waited for at most so many milliseconds, and tried again every second. Others do
    /// not wait for it.
    async fn wipe(&mut self, patience: u32) {
        self.residue = if self.is_wiped(patience).await { None } else { Some(Instant::now()) };
    }

    async fn is_wiped(&mut self, patience: u32) -> bool {
        use sqlx::Row as _;
        let Some(connection) = self.connection.as_mut() else { return false };
        let wait = |ms: u32| sqlx::AssertSqlSafe(format!("PRAGMA busy_timeout = {ms}"));
        let _ = connection.execute(wait(patience)).await;
        let wiped = sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut *connection).await;
        let _ = connection.execute(wait(BUSY)).await;
        wiped.is_ok_and(|row| row.try_get::<i64, _>(0).is_ok_and(|busy| busy == 0))
    }

    async fn failed(&mut self, error: &StoreError) {
        self.backend.counters.failures.fetch_add(1, Ordering::Relaxed);
        self.backend.troubled.store(error.is_failure(), Ordering::Relaxed);
        tracing::error!(%error, "a commit failed");
        // What is left of the transaction must not stay open. SQLite has ended it by itself after a failed
        // commit, and then says so; a network connection that cannot even do that is useless.
        // Nor is one to a server that takes no writes any more: another one may.
        let has_ended = self.has_rolled_back().await;
        let is_demoted = matches!(error, StoreError::Unavailable(Outage::ReadOnly));
        if !self.backend.location.is_sqlite() && (!has_ended || is_demoted) {
            self.connection = None;
        }
    }
}

/// An operation that failed by itself, and why.
fn precisely(error: StoreError, operation: &Operation) -> StoreError {
    match operation.table() {
        Some(table) if error.is_orphan() => StoreError::NoSuchTable(table.clone()),
        _ => error,
    }
}

/// Everything of a group up to its commit.
async fn statements(
    connection: &mut AnyConnection,
    group: &Group,
    operations: &[&Operation],
    wait: Wait,
) -> Result<Results, sqlx::Error> {
    connection.execute(wait.begin()).await?;
    let results = group.perform(connection, operations).await?;
    if wait != Wait::Queue {
        let lines: Vec<String> =
            changes_of(operations, &results).filter_map(|change| changes::line(&change)).collect();
        group::notify(connection, &lines).await?;
    }
    Ok(results)
}

fn changes_of<'a>(operations: &'a [&Operation], results: &'a Results) -> impl Iterator<Item = Change> + 'a {
    operations.iter().zip(results).filter_map(|(operation, result)| operation.change(result))
}
