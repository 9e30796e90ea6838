//! Whoever writes is seen to write, and no window closes under the pen.

use std::{collections::BTreeSet, time::Duration};

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Server};
use serde_json::json;

use crate::{
    conflicts::duel,
    steps::{begun, fill, misses, say_how, seated, sees, three, touch, write},
};

/// Somebody writes for a while, until another page names them; a pen that moved just now is not told of twice.
async fn is_seen_to_write(who: &Browser, css: &str, text: &str, other: &Browser, named: &str) -> Result<()> {
    let seen = "return document.querySelector('.writing[data-at=story]')?.textContent.includes(arguments[0])";
    for length in 1..=40 {
        write(who, css, &text.chars().cycle().take(length).collect::<String>()).await?;
        tokio::time::sleep(Duration::from_millis(200)).await;
        if other.web.execute(seen, vec![json!(named)]).await?.json() == &json!(true) {
            return write(who, css, text).await;
        }
    }
    bail!("{named} is not seen to write")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_others_see_who_writes_and_the_seconds_stand_still() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];
    seated(&server, at, &[]).await?;
    begun(at).await?;
    // What is tried, before it is said.
    let goal = ".attempt .line-field:nth-of-type(1) input";
    is_seen_to_write(&bao, goal, "ouvrir le coffre", &gm, "Bao").await?;
    // What the game master calls for.
    is_seen_to_write(&gm, ".call .line-field input", "ouvrir le coffre", &cleo, "Ana").await?;
    // How a Gift helps, in the window that closes by itself.
    fill(&gm, "start_conflict", &["le dernier billet"], &["Aoi"]).await?;
    duel(at, &[5, 1, 2, 3], &[6, 1, 2, 3]).await?;
    misses(&cleo, ".gift-window .ring.still").await?;
    say_how(&bao, "le temps s’arrête").await?;
    sees(&cleo, ".gift-window .ring.still").await?;
    // As long as somebody writes the seconds stand.
    let seconds = "return document.querySelector('.gift-window .ring.still b')?.textContent ?? ''";
    let mut stood = BTreeSet::new();
    for length in 1..=12 {
        let text: String = "le temps s’arrête".chars().take(length).collect();
        write(&bao, ".dock .line-field input", &text).await?;
        tokio::time::sleep(Duration::from_millis(250)).await;
        let shown = cleo.web.execute(seconds, vec![]).await?;
        stood.insert(shown.json().as_str().unwrap_or_default().to_owned());
    }
    ensure!(stood.len() == 1 && !stood.contains(""), "the seconds ran on: {stood:?}");
    // The pen is put down: they run again.
    misses(&cleo, ".gift-window .ring.still").await?;
    touch(&bao, ".pass").await
}
