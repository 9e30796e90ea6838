//! Backups by the clock. One counts only once it was restored and every log in it was played again; older ones are not
//! removed before that.

use std::{
    fs::DirBuilder,
    io,
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

use store::{Store, StoreError, TableId};
use tokio::sync::oneshot;

use crate::{app::App, catalog::Catalog, doctor};

/// How often it is looked whether a backup is due, at most.
const LOOK: Duration = Duration::from_secs(60);
/// How long after one was begun another is, at least: one that failed has copied the whole database for nothing.
const REST: Duration = Duration::from_secs(3600);
const PREFIX: &str = "tablee-";
/// How many digits the moment has in a name.
const DIGITS: usize = 13;
/// What the name of a backup ends with in which every table is sound.
const SOUND: &str = ".backup";
/// What that of one ends with which holds damaged tables.
const DAMAGED: &str = ".damaged.backup";
/// How many backups this process has looked at.
static N_CHECKS: AtomicU64 = AtomicU64::new(0);
/// What is only there while a backup is made.
const TEMPORARY: [&str; 2] = [".part", ".check"];

/// When backups are made, and where they are kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Backups {
    /// The folder, made if there is none. Of several processes on one database only one should have it.
    pub folder: PathBuf,
    /// From one to the next.
    pub every: Duration,
    /// How many are kept, the newest; of those with damaged tables as many again.
    pub keep: usize,
}

/// What a backup holds, as was found by restoring it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Verified {
    /// Tables.
    pub tables: u64,
    /// Rows that can be played again.
    pub rows: u64,
    /// The tables whose log cannot be read to its end.
    pub damaged: Vec<TableId>,
}

/// Makes backups for as long as the server runs.
pub(crate) async fn run(app: Arc<App>) {
    let Some(backups) = app.config.backups.clone() else { return };
    let look = (backups.every / 4).clamp(Duration::from_millis(20), LOOK);
    let (rest, mut begun) = (backups.every.min(REST), None);
    while !app.is_closing() {
        let is_resting = begun.is_some_and(|begun: Instant| begun.elapsed() < rest);
        if !is_resting && app.know_time().await.is_ok() && is_due(&backups, app.now()) {
            begun = Some(Instant::now());
            match made(&app, &backups).await {
                Ok(Verified { tables, rows, damaged }) if damaged.is_empty() => {
                    tracing::info!(tables, rows, "a backup was made and verified");
                }
                Ok(Verified { damaged, .. }) => {
                    let n_damaged = damaged.len();
                    tracing::error!(
                        n_damaged,
                        "a backup holds damaged tables, older ones are kept: `tablee doctor`"
                    );
                }
                Err(error) => tracing::error!(%error, "a backup failed"),
            }
        }
        tokio::time::sleep(look).await;
    }
}

/// Whether none was made lately. A clock that was set wrong does not stop them once it is right.
fn is_due(backups: &Backups, now: u64) -> bool {
    let is_fresh = |(at, _): &(u64, PathBuf)| u128::from(now.abs_diff(*at)) < backups.every.as_millis();
    ![SOUND, DAMAGED].iter().any(|ending| kept(&backups.folder, ending).iter().any(is_fresh))
}

/// A backup, made by a thread of its own: playing every log again takes a while. The end of the server waits for nothing of it.
async fn made(app: &Arc<App>, backups: &Backups) -> Result<Verified, StoreError> {
    let (answer, answered) = oneshot::channel();
    let (app, backups) = (Arc::clone(app), backups.clone());
    std::thread::Builder::new().name("backup".to_owned()).spawn(move || {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let made = match runtime {
            Ok(runtime) => runtime.block_on(make(&app, &backups)),
            Err(error) => Err(error.into()),
        };
        let _ = answer.send(made);
    })?;
    answered.await.unwrap_or_else(|_| Err(io::Error::other("its thread ended").into()))
}

/// A backup, verified; then those that are too many are removed.
async fn make(app: &App, backups: &Backups) -> Result<Verified, StoreError> {
    private_folder(&backups.folder)?;
    sweep(&backups.folder);
    let now = app.now();
    let file = named(&backups.folder, now, SOUND);
    app.store.backup(&file).await?;
    let verified = match verify_backup(&file, &app.config.catalog).await {
        Ok(verified) => verified,
        Err(error) => {
            // It would be taken for one.
            let _ = std::fs::remove_file(&file);
            return Err(error);
        }
    };
    if verified.damaged.is_empty() {
        prune(backups, SOUND, now)?;
    } else {
        // No sound one goes for it.
        std::fs::rename(&file, named(&backups.folder, now, DAMAGED))?;
        prune(backups, DAMAGED, now)?;
    }
    Ok(verified)
}

/// Removes those that are too many. One from the future, made while the clock was wrong, takes no place.
fn prune(backups: &Backups, ending: &str, now: u64) -> io::Result<()> {
    let mut kept = kept(&backups.folder, ending);
    kept.retain(|(at, _)| *at <= now);
    for (_, old) in &kept[..kept.len().saturating_sub(backups.keep.max(1))] {
        std::fs::remove_file(old)?;
    }
    Ok(())
}

fn named(folder: &Path, at: u64, ending: &str) -> PathBuf {
    folder.join(format!("{PREFIX}{at:0DIGITS$}{ending}"))
}

/// The backups that were made by the clock and end so, the oldest first.
fn kept(folder: &Path, ending: &str) -> Vec<(u64, PathBuf)> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let made_at = |path: &Path| {
        let digits = path.file_name()?.to_str()?.strip_prefix(PREFIX)?.strip_suffix(ending)?;
        let is_moment = digits.len() == DIGITS && digits.bytes().all(|digit| digit.is_ascii_digit());
        is_moment.then(|| digits.parse().ok())?
    };
    let paths = entries.filter_map(Result::ok).map(|entry| entry.path());
    let mut kept: Vec<(u64, PathBuf)> = paths.filter_map(|path| Some((made_at(&path)?, path))).collect();
    kept.sort_unstable();
    kept
}

/// Removes what a process left that was killed at it.
fn sweep(folder: &Path) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if name.starts_with(PREFIX) && TEMPORARY.iter().any(|ending| name.ends_with(ending)) {
            let _ = if path.is_dir() { std::fs::remove_dir_all(&path) } else { std::fs::remove_file(&path) };
        }
    }
}

/// Restores a backup into a database of its own beside it, plays every log in it again, and removes that database.
///
/// # Errors
/// [`StoreError::BadBackup`], [`StoreError::BackupFile`] and failures.
pub async fn verify_backup(file: &Path, catalog: &Catalog) -> Result<Verified, StoreError> {
    let scratch = Scratch::beside(file)?;
    let store = Store::restore(&scratch.0.join("restored.db").display().to_string(), file).await?;
    let verified = verify(&store, catalog).await;
    store.close().await;
    verified
}

async fn verify(store: &Store, catalog: &Catalog) -> Result<Verified, StoreError> {
    let (mut verified, mut after) = (Verified::default(), None);
    loop {
        let names = store.table_names(after.as_ref(), 100).await?;
        let Some(last) = names.last() else { return Ok(verified) };
        after = Some(last.clone());
        for id in names {
            let examined = doctor::examine(store, catalog, &id).await?;
            verified.tables += 1;
            verified.rows += examined.sound_rows;
            if examined.fault.is_some() {
                verified.damaged.push(id);
            }
        }
    }
}

/// A folder that goes away with its value; it holds every secret for as long as it is there.
struct Scratch(PathBuf);

impl Scratch {
    fn beside(file: &Path) -> io::Result<Self> {
        let mut name = file.as_os_str().to_owned();
        // Somebody else may look at the same file.
        name.push(format!(".{}-{}.check", std::process::id(), N_CHECKS.fetch_add(1, Relaxed)));
        let folder = PathBuf::from(name);
        private_folder(&folder)?;
        Ok(Self(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Makes a folder that only its owner may read, unless it is there.
fn private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: u64 = 1_700_000_000_000;
    const HOUR: u64 = 3600 * 1000;

    #[test]
    fn a_backup_from_the_future_neither_stops_nor_replaces_the_others() {
        let folder = tempfile::tempdir().expect("a folder");
        let backups = Backups { folder: folder.path().to_owned(), every: REST, keep: 2 };
        let put = |at: u64, ending: &str| {
            std::fs::write(named(&backups.folder, at, ending), "").expect("a file");
        };
        let left = |ending| kept(&backups.folder, ending).iter().map(|(at, _)| *at).collect::<Vec<_>>();
        assert!(is_due(&backups, NOW), "there is none");
        put(NOW + 1000 * HOUR, SOUND);
        std::fs::write(backups.folder.join("tablee-99999999999999999999.backup"), "").expect("a file");
        std::fs::write(backups.folder.join("tablee-1.backup"), "").expect("a file");
        assert_eq!(left(SOUND), [NOW + 1000 * HOUR], "what somebody else named is none of ours");
        assert!(is_due(&backups, NOW), "there is only one from the future");
        put(NOW - HOUR, SOUND);
        assert!(is_due(&backups, NOW) && !is_due(&backups, NOW - 1));
        put(NOW, DAMAGED);
        assert!(!is_due(&backups, NOW), "a damaged one was made as well");
        put(NOW - 2 * HOUR, SOUND);
        put(NOW - 3 * HOUR, SOUND);
        prune(&backups, SOUND, NOW).expect("pruned");
        assert_eq!(left(SOUND), [NOW - 2 * HOUR, NOW - HOUR, NOW + 1000 * HOUR]);
        assert_eq!(left(DAMAGED), [NOW]);
    }

    #[test]
    fn damaged_backups_are_too_many_among_themselves() {
        let folder = tempfile::tempdir().expect("a folder");
        let backups = Backups { folder: folder.path().to_owned(), every: REST, keep: 1 };
        for (at, ending) in [(1, SOUND), (2, SOUND), (3, DAMAGED), (4, DAMAGED)] {
            std::fs::write(named(&backups.folder, at, ending), "").expect("a file");
        }
        prune(&backups, DAMAGED, NOW).expect("pruned");
        let n_left = [SOUND, DAMAGED].map(|ending| kept(&backups.folder, ending).len());
        assert_eq!(n_left, [2, 1]);
    }
}
