//! What the tests are made of.

use kernel::Seq;
use store::{
    Appended, Credential, Hash, NewRow, NewTableRecord, Store, StoreError, TableId, testkit::Postgres,
};

/// A database of a test's own.
pub(crate) struct Location {
    pub(crate) address: String,
    pub(crate) folder: tempfile::TempDir,
}

impl Location {
    pub(crate) fn sqlite() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        let address = folder.path().join("tablée ?#.db").display().to_string();
        Self { address, folder }
    }

    pub(crate) fn postgres() -> Self {
        let folder = tempfile::tempdir().expect("a folder can be made");
        Self { address: Postgres::shared().database(), folder }
    }

    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.address).await.expect("it opens")
    }
}

/// The same tests on both databases.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::kit::Location::sqlite()).await;
            })+
        }
        mod postgres {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $name() {
                super::$name($crate::kit::Location::postgres()).await;
            })+
        }
    };
}
pub(crate) use on_both;

pub(crate) fn id(name: &str) -> TableId {
    name.parse().expect("a name")
}

pub(crate) fn table(name: &str) -> NewTableRecord {
    NewTableRecord {
        id: id(name),
        at: 1000,
        first_row: "{}".into(),
        secret: vec![7; 32],
        credentials: vec![],
    }
}

pub(crate) fn row(name: &str, seq: u64) -> NewRow {
    let body = format!("row {seq}");
    NewRow { table: id(name), seq: Seq(seq), at: 1000 + seq, request: None, body, amendments: vec![] }
}

pub(crate) fn asked(request: &str, row: NewRow) -> NewRow {
    NewRow { request: Some(request.into()), ..row }
}

pub(crate) fn credential(n: u8, kind: &str, body: &str) -> Credential {
    Credential { hash: Hash([n; 32]), kind: kind.into(), body: body.into(), at: n.into() }
}

/// Rows 1 to n.
pub(crate) async fn fill(store: &Store, name: &str, n: u64) {
    for seq in 1..=n {
        assert_eq!(store.append(row(name, seq)).await.expect("stored"), Appended::Now);
    }
}

pub(crate) async fn bodies(store: &Store, name: &str) -> Vec<String> {
    let rows = store.rows(&id(name), Seq(0), 1000).await.expect("read");
    rows.into_iter().map(|row| row.body).collect()
}

pub(crate) fn is_conflict(result: &Result<Appended, StoreError>) -> bool {
    matches!(result, Err(StoreError::Conflict { .. }))
}
