//! Backups by the clock, and what it means that one is verified.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
    time::Duration,
};

use protocol::Request;
use serde_json::json;
use server::{Backups, Config, verify_backup};
use store::Store;
use table::Action;

use crate::{
    damaged::{append, mark, name},
    world::{World, config, make, serve},
};

fn backups(folder: &Path) -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten();
    entries
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension() == Some("backup".as_ref()))
        .collect()
}

async fn backed_up(world: &World, folder: &Path, n: usize) -> BTreeSet<PathBuf> {
    let mut seen = BTreeSet::new();
    for _ in 0..600 {
        seen.extend(backups(folder));
        if seen.len() >= n {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    world.handle.shutdown().await;
    // What is under way goes on to its end.
    loop {
        let names = || std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let before: BTreeSet<PathBuf> = names().collect();
        tokio::time::sleep(Duration::from_millis(300)).await;
        let is_at_work = before.iter().any(|path| path.extension() != Some("backup".as_ref()));
        if !is_at_work && before == names().collect::<BTreeSet<_>>() {
            return seen;
        }
    }
}

#[tokio::test]
async fn backups_come_by_the_clock_and_the_newest_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("kept");
    let every = Duration::from_millis(50);
    let backups_to = Backups { folder: place.clone(), every, keep: 2 };
    let world = World::with(Config { backups: Some(backups_to), ..config() }).await;
    let (table, seats) = world.diary().await;
    table.act(seats[0].key(), mark(3)).await;
    let seen = backed_up(&world, &place, 5).await;
    assert!(seen.len() >= 5, "they are made: {seen:?}");
    let left = backups(&place);
    assert_eq!(left.len(), 2, "{left:?}");
    let newest = left.last().expect("the newest");
    let verified = verify_backup(newest, &config().catalog).await.expect("it restores");
    assert_eq!((verified.tables, verified.damaged.len()), (1, 0));
    assert!(verified.rows > 5, "{verified:?}");
}

#[tokio::test]
async fn a_backup_of_damaged_tables_takes_no_older_one_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = folder.path().join("kept");
    std::fs::create_dir(&place).expect("a folder");
    let sound = place.join("tablee-0000000000001.backup");
    std::fs::write(&sound, "").expect("a file");
    let backups_to = Backups { folder: place.clone(), every: Duration::from_millis(50), keep: 1 };
    let dir = tempfile::tempdir().expect("a folder");
    let store = Store::open(&dir.path().join("t.db").display().to_string()).await.expect("a store");
    let (url, handle) = serve(config(), store.clone(), "127.0.0.1:0").await;
    let table = make(&url, json!({"game": "diary"})).await;
    append(&store, &table, "{").await;
    let (_, backing) = serve(Config { backups: Some(backups_to), ..config() }, store, "127.0.0.1:0").await;
    let is_damaged = |path: &PathBuf| path.to_string_lossy().ends_with(".damaged.backup");
    let mut seen = BTreeSet::new();
    for _ in 0..600 {
        let now: BTreeSet<PathBuf> = backups(&place).into_iter().filter(is_damaged).collect();
        assert!(now.len() <= 2, "the newest is kept, and the one before it until then: {now:?}");
        seen.extend(now);
        if seen.len() >= 3 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(seen.len() >= 3 && sound.exists(), "{seen:?}");
    backing.shutdown().await;
    handle.shutdown().await;
}

#[tokio::test]
async fn a_backup_that_was_changed_is_not_verified() {
    let world = World::new().await;
    let (table, seats) = world.diary().await;
    table.act(seats[0].key(), Request::table("s", Action::Say { text: "bonjour".into() })).await;
    let file = world.dir.path().join("b.backup");
    world.store.backup(&file).await.expect("written");
    let n_rows = world.store.head(&name(&table)).await.expect("the store").expect("a table").last.0 + 1;
    let verified = verify_backup(&file, &config().catalog).await.expect("it restores");
    assert_eq!((verified.tables, verified.rows), (1, n_rows));
    let text = std::fs::read_to_string(&file).expect("text").replace("bonjour", "bonsoir");
    std::fs::write(&file, text).expect("written");
    let refused = verify_backup(&file, &config().catalog).await;
    assert!(matches!(refused, Err(store::StoreError::BadBackup { .. })), "{refused:?}");
    let left: Vec<_> = std::fs::read_dir(world.dir.path()).expect("a folder").collect();
    let is_left = |path: PathBuf| path.to_string_lossy().ends_with(".check");
    assert!(!left.into_iter().flatten().any(|entry| is_left(entry.path())), "nothing is left lying about");
}
