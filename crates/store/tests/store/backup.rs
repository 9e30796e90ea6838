//! Backups, from either kind of database into either.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use kernel::Seq;
use store::{Amendment, NewRow, NewTableRecord, Store, StoreError};

use crate::kit::{Location, asked, bodies, credential, fill, id, row, table};

#[tokio::test]
async fn a_backup_plays_on_in_any_database() {
    for from in [Location::sqlite(), Location::postgres()] {
        let store = from.open().await;
        populate(&store).await;
        let file = from.folder.path().join("backup");
        store.backup(&file).await.expect("written");
        for to in [Location::sqlite(), Location::postgres()] {
            let restored = Store::restore(&to.address, &file).await.expect("read");
            compare(&store, &restored).await;
            restored.append(row("long", 2051)).await.expect("it plays on");
            restored.append(row("odd", 2)).await.expect("so does the other");
        }
    }
}

async fn populate(store: &Store) {
    store.create_table(table("long")).await.expect("made");
    fill(store, "long", 2050).await;
    let credentials = vec![credential(1, "seat", "\0 é"), credential(2, "invitation", "")];
    let odd = NewTableRecord {
        first_row: "\0\u{2028}\n".into(),
        secret: vec![0, 255],
        credentials,
        ..table("odd")
    };
    store.create_table(odd).await.expect("made");
    let strike = Amendment::Erase { seq: Seq(0), body: "struck".into() };
    let row = NewRow { amendments: vec![strike], ..asked("r\0", row("odd", 1)) };
    store.append(row).await.expect("stored");
    store.note_once("colour", "vert\0").await.expect("noted");
}

async fn compare(one: &Store, other: &Store) {
    assert_eq!(one.instance(), other.instance());
    assert_eq!(one.note("colour").await.expect("read"), other.note("colour").await.expect("read"));
    let tables = one.tables(None, None, 100).await.expect("read");
    assert_eq!(tables, other.tables(None, None, 100).await.expect("read"));
    for name in tables.iter().map(|summary| &summary.id) {
        let rows = one.rows(name, Seq(0), 9999).await.expect("read");
        assert_eq!(rows, other.rows(name, Seq(0), 9999).await.expect("read"));
        assert_eq!(one.secret(name).await.expect("read"), other.secret(name).await.expect("read"));
        let credentials = one.credentials(name).await.expect("read");
        assert_eq!(credentials, other.credentials(name).await.expect("read"));
    }
}

#[tokio::test]
async fn a_backup_is_one_moment_while_play_goes_on() {
    for place in [Location::sqlite(), Location::postgres()] {
        let store = place.open().await;
        for name in ["a", "z"] {
            store.create_table(table(name)).await.expect("made");
        }
        // Every row of `z` follows the row of `a` with the same number.
        let play = tokio::spawn({
            let store = store.clone();
            async move {
                for seq in 1.. {
                    for name in ["a", "z"] {
                        store.append(row(name, seq)).await.expect("stored");
                    }
                }
            }
        });
        for n in 0..5 {
            let file = place.folder.path().join(format!("backup{n}"));
            store.backup(&file).await.expect("written");
            let copy = Location::sqlite();
            let restored = Store::restore(&copy.address, &file).await.expect("read");
            let (a, z) = (bodies(&restored, "a").await, bodies(&restored, "z").await);
            assert!(a[..z.len()] == z && a.len() <= z.len() + 1, "{} {}", a.len(), z.len());
        }
        play.abort();
    }
}

#[tokio::test]
async fn a_backup_belongs_to_its_owner_and_replaces_nothing() {
    let place = Location::sqlite();
    let store = place.open().await;
    let file = place.folder.path().join("backup");
    store.backup(&file).await.expect("written");
    let mode = std::os::unix::fs::PermissionsExt::mode(&fs::metadata(&file).expect("a file").permissions());
    assert_eq!(mode & 0o777, 0o600);
    let before = fs::read(&file).expect("a file");
    let again = store.backup(&file).await;
    assert!(
        matches!(&again, Err(StoreError::BackupFile(cause)) if cause.kind() == io::ErrorKind::AlreadyExists),
        "{again:?}"
    );
    assert_eq!(fs::read(&file).expect("a file"), before);
    let lost = store.backup(&place.folder.path().join("nowhere/backup")).await;
    assert!(matches!(lost, Err(StoreError::BackupFile(_))));
    let missing = Store::restore(&place.address, &place.folder.path().join("nothing")).await;
    assert!(matches!(missing, Err(StoreError::BackupFile(_))));
}

#[tokio::test]
async fn a_backup_is_restored_whole_or_not_at_all() {
    let place = Location::sqlite();
    let store = place.open().await;
    store
        .create_table(NewTableRecord { credentials: vec![credential(1, "seat", "0")], ..table("t") })
        .await
        .expect("made");
    fill(&store, "t", 3).await;
    let file = place.folder.path().join("backup");
    store.backup(&file).await.expect("written");
    let good = fs::read_to_string(&file).expect("a text");
    let lines: Vec<&str> = good.lines().collect();

    for to in [Location::sqlite(), Location::postgres()] {
        for n in 0..lines.len() {
            let cut = lines[..n].concat();
            assert_refused(&to, &cut, "cut short").await;
            let without: Vec<&str> =
                lines.iter().enumerate().filter(|(i, _)| *i != n).map(|(_, line)| *line).collect();
            assert_refused(&to, &(without.join("\n") + "\n"), "without a line").await;
        }
        assert_refused(&to, good.trim_end(), "without its last byte").await;
        assert_refused(&to, &good.replace("row 2", "row 5"), "changed").await;
        assert_refused(&to, &good.replace("\"seq\":2", "\"seq\":1"), "twice the same").await;
        assert_refused(&to, &good.replace("\"id\":\"t\"", "\"id\":\"u\""), "of another table").await;
        let newer = written(&to, &good.replace("\"format\":2", "\"format\":3"));
        assert!(matches!(
            Store::restore(&to.address, &newer).await,
            Err(StoreError::TooNew { found: 3, .. })
        ));
        let restored = Store::restore(&to.address, &file).await.expect("nothing was in the way");
        compare(&store, &restored).await;
        let again = Store::restore(&to.address, &file).await;
        assert!(matches!(again, Err(StoreError::NotEmpty)), "{again:?}");
    }
}

async fn assert_refused(to: &Location, text: &str, why: &str) {
    let refused = Store::restore(&to.address, &written(to, text)).await;
    assert!(matches!(refused, Err(StoreError::BadBackup { .. })), "{why}: {refused:?}");
    assert_eq!(to.open().await.head(&id("t")).await.expect("read"), None, "{why}");
}

fn written(place: &Location, text: &str) -> PathBuf {
    let file = Path::join(place.folder.path(), "changed");
    fs::write(&file, text).expect("writable");
    file
}
