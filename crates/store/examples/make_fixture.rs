//! Fills a new database, to be kept as text for the releases to come: `make_fixture PLACE`, then
//! `sqlite3 FILE .dump` or `pg_dump --inserts --no-owner --no-privileges` into `tests/fixtures/`.

use kernel::Seq;
use store::{Amendment, Credential, Hash, NewRow, NewTableRecord, Snapshot, Store};

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let place = std::env::args().nth(1).ok_or("make_fixture PLACE")?;
    let store = Store::open(&place).await?;
    let id: store::TableId = "old-table".parse()?;
    let seat = |n: u8, kind: &str| Credential {
        hash: Hash([n; 32]),
        kind: kind.into(),
        body: format!("{{\"seat\":{n}}}"),
        at: 1000,
    };
    let secret = (0..32).collect();
    let credentials = vec![seat(0, "seat"), seat(1, "invitation")];
    let first_row = "{\"game\":\"pactes\"}".into();
    store.create_table(NewTableRecord { id: id.clone(), at: 1000, first_row, secret, credentials }).await?;
    for seq in 1..=5 {
        let amendments =
            if seq == 5 { vec![Amendment::Erase { seq: Seq(2), body: "struck".into() }] } else { vec![] };
        let body = format!("{{\"text\":\"ligne {seq}, l’été\\u0000\"}}");
        let request = (seq != 4).then(|| format!("request {seq}"));
        store
            .append(NewRow { table: id.clone(), seq: Seq(seq), at: 1000 + seq, request, body, amendments })
            .await?;
    }
    store.save_snapshot(&id, 1, Snapshot { seq: Seq(5), bytes: vec![1, 2, 3] }).await?;
    store.note_once("colour", "vert").await?;
    store.close().await;
    Ok(())
}
