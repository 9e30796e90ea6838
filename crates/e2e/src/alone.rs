//! A game alone with bots, on this device: how it begins, and what anybody might do next in it.

use anyhow::{Context as _, Result};
use serde_json::json;

use crate::{
    Browser, Server,
    page::{touch, until},
};

/// One step of Innommable.
pub const INNOMMABLE: &str = include_str!("innommable.js");
/// One step of 4-KOMA; what asks something of the game is tapped twice.
pub const YONKOMA: &str = include_str!("yonkoma.js");

/// Opens a game in a part, where it asks for one.
///
/// # Errors
/// It does not come.
pub async fn open(browser: &Browser, server: &Server, game: &str, part: Option<u8>) -> Result<()> {
    browser.web.goto(format!("{}#/{game}/alone", server.address())).await?;
    browser.web.refresh().await?;
    if let Some(part) = part {
        touch(browser, &format!("[data-part='{part}']")).await?;
    }
    until(browser, "the table", "return !!document.querySelector('.table')").await
}

/// The same with bots that do not wait.
///
/// # Errors
/// It does not come.
pub async fn open_in_a_hurry(browser: &Browser, server: &Server, game: &str, part: Option<u8>) -> Result<()> {
    browser.web.goto(server.address()).await?;
    browser.hurry().await?;
    open(browser, server, game, part).await
}

/// Takes a step of a game; in the end one that leads to it. What is written is taken from the texts, as long as there
/// are some. What it did.
///
/// # Errors
/// The page is gone.
pub async fn step(browser: &Browser, script: &str, n: u32, ends: bool, texts: &[&str]) -> Result<String> {
    let did = browser.web.execute(script, vec![n.into(), ends.into(), json!(texts)]).await?;
    did.json().as_str().map(str::to_owned).context("what was done")
}
