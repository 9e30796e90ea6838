//! The laws of the page over whole evenings of Innommable, as a player and as the Keeper, at every size.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server, alone,
    laws::{Lawful, is_whole},
};
use serde_json::json;

/// Plays for a while, and holds the laws at each new moment; then leads to the end, as far as that lies with this part.
async fn evening(part: u8, least: u32, most: u32, fewest: usize) -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 360, height: 640, ..Look::PHONE }).await?;
    alone::open_in_a_hurry(&browser, &server, "innommable", Some(part)).await?;
    let mut laws = Lawful::default();
    let (mut done, mut last) = (0, String::new());
    for step in 0..most {
        laws.look(&browser).await?;
        let over = browser.web.execute("return !!document.querySelector('.ending')", vec![]).await?;
        if over.json() == &json!(true) {
            return laws.end(fewest);
        }
        let did = alone::step(&browser, alone::INNOMMABLE, step, step > least, &[]).await?;
        if did.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        } else {
            (done, last) = (done + 1, did);
        }
    }
    ensure!(done > most / 4, "only {done} of {most} steps did something");
    // A player cannot end it; a short evening of theirs stops somewhere.
    ensure!(part == 1 && !is_whole(), "{most} steps and no end; the last was {last}");
    laws.end(fewest)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_as_a_player_keeps_the_laws() -> Result<()> {
    let (least, most) = if is_whole() { (600, 6000) } else { (80, 80) };
    evening(1, least, most, 5).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_as_the_keeper_keeps_the_laws() -> Result<()> {
    let (least, most) = if is_whole() { (600, 3000) } else { (80, 500) };
    evening(0, least, most, 5).await
}
