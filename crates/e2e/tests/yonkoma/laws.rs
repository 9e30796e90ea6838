//! The laws of the page over whole evenings of 4-KOMA, as a player and as the game master, at every size; and that two
//! taps in the same task do one thing.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server, alone,
    laws::{Lawful, is_whole},
};
use serde_json::json;

/// Plays for a while, and holds the laws at each new moment; then leads to the end.
async fn evening(part: u8, least: u32, most: u32, fewest: usize) -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { width: 360, height: 640, ..Look::PHONE }).await?;
    alone::open_in_a_hurry(&browser, &server, "yonkoma", Some(part)).await?;
    let mut laws = Lawful::default();
    let mut last = Vec::new();
    for step in 0..most {
        laws.look(&browser).await?;
        let over = browser.web.execute("return !!document.querySelector('.ending')", vec![]).await?;
        if over.json() == &json!(true) {
            return laws.end(fewest);
        }
        let did = alone::step(&browser, alone::YONKOMA, step, step > least, &[]).await?;
        ensure!(!did.starts_with("twice"), "two taps did two things: {did}");
        if did.is_empty() {
            tokio::time::sleep(Duration::from_millis(25)).await;
        } else {
            last.push(did);
        }
    }
    // A bot that leads leaves the end to people, however long they play: an evening of a player's stops somewhere.
    let last = &last[last.len().saturating_sub(30)..];
    ensure!(part == 1, "{most} steps and no end; the last were {last:?}");
    laws.end(fewest)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_as_a_player_keeps_the_laws() -> Result<()> {
    let (least, most) = if is_whole() { (500, 3000) } else { (80, 80) };
    evening(1, least, most, 5).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_as_the_game_master_keeps_the_laws() -> Result<()> {
    let (least, most) = if is_whole() { (500, 3000) } else { (60, 900) };
    evening(0, least, most, 5).await
}
