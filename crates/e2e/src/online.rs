//! What people do around a table on a server, whatever happens at it.

use anyhow::{Context as _, Result};
use thirtyfour::prelude::*;

use crate::{
    Browser, Look, Server,
    page::{named, touch, until},
};

/// Chooses what one plays.
///
/// # Errors
/// It is taken.
pub async fn take_role(browser: &Browser, role: &str) -> Result<()> {
    touch(browser, &format!(".lobby-seat button[data-role={role}]:not([disabled])")).await?;
    let taken = format!("return !!document.querySelector('[data-role={role}][aria-pressed=true]')");
    until(browser, "the role", &taken).await
}

/// Makes a table; the link for the others.
///
/// # Errors
/// It cannot be made.
pub async fn make(browser: &Browser, server: &Server, name: &str) -> Result<String> {
    browser.web.goto(server.address()).await?;
    touch(browser, "#online-pactes").await?;
    sit(browser, name).await
}

/// Makes a table of any game; the link for the others.
///
/// # Errors
/// It cannot be made.
pub async fn make_of(browser: &Browser, server: &Server, game: &str, name: &str) -> Result<String> {
    browser.web.goto(format!("{}#/{game}/far", server.address())).await?;
    sit(browser, name).await
}

async fn sit(browser: &Browser, name: &str) -> Result<String> {
    named(browser, name).await?;
    let link = browser.web.query(By::Css(".link-text")).first().await?;
    link.prop("value").await?.context("a link")
}

/// A server, and three browsers that look so.
///
/// # Errors
/// One of them does not start.
pub async fn three(looks: [Look; 3]) -> Result<(Server, [Browser; 3])> {
    let [a, b, c] = looks.map(Browser::start);
    let (server, a, b, c) = tokio::try_join!(Server::open(), a, b, c)?;
    Ok((server, [a, b, c]))
}

/// The same at one table of Pactes that has started.
///
/// # Errors
/// They do not come together.
pub async fn three_seated(looks: [Look; 3]) -> Result<(Server, [Browser; 3])> {
    let (server, browsers) = three(looks).await?;
    seated(&server, browsers.each_ref()).await?;
    Ok((server, browsers))
}

/// Three browsers at one table of Pactes that has started: Ana is Faust, Bao and Cléo are the demons.
///
/// # Errors
/// They do not come together.
pub async fn seated(server: &Server, browsers: [&Browser; 3]) -> Result<()> {
    let link = make(browsers[0], server, "Ana").await?;
    for (browser, name) in browsers[1..].iter().zip(["Bao", "Cléo"]) {
        browser.web.goto(&link).await?;
        named(browser, name).await?;
    }
    start(browsers).await
}

/// They choose their roles and begin.
///
/// # Errors
/// The table does not start.
pub async fn start(browsers: [&Browser; 3]) -> Result<()> {
    for (browser, role) in browsers.iter().zip(["faust", "demon_a", "demon_b"]) {
        take_role(browser, role).await?;
    }
    touch(browsers[0], "#start:not([disabled])").await?;
    for browser in browsers {
        browser.web.query(By::Css(".turn")).first().await?;
    }
    Ok(())
}
