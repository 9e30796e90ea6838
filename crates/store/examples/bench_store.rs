//! Prints how fast rows can be appended and tables opened: `bench_store [PLACE] [SECONDS]`. Without a place: a new SQLite file
//! in the working directory, removed afterwards.

use std::time::Duration;

use store::{
    Store,
    testkit::{floor, opening},
};

#[tokio::main]
#[expect(clippy::print_stdout, reason = "it prints")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = tempfile::tempdir_in(".")?;
    let file = folder.path().join("bench.db").display().to_string();
    let place = arguments.next().filter(|place| place != "-").unwrap_or(file);
    let seconds = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2);
    let store = Store::open(&place).await?;
    let body = "x".repeat(400);
    for writers in [1, 8, 64, 512] {
        println!("{}", floor(&store, writers, &body, Duration::from_secs(seconds)).await?);
    }
    for n_rows in [100, 10_000] {
        let time = opening(&store, n_rows, 200).await?;
        println!("opening a table of {n_rows:>6} rows with a snapshot: {:.2} ms", time.as_secs_f64() * 1e3);
    }
    store.close().await;
    Ok(())
}
