//! What people do around a table on a server, whatever happens at it.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use thirtyfour::prelude::*;

use crate::{Browser, House};

/// Types a name and goes.
///
/// # Errors
/// There is no such form, or no lobby behind it.
pub async fn named(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.web.query(By::Id("name")).first().await?;
    field.clear().await?;
    field.send_keys(name).await?;
    browser.web.find(By::Id("go")).await?.click().await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    Ok(())
}

/// Touches something as soon as it is there; the lobby may be drawn again between looking and touching.
///
/// # Errors
/// It does not come.
pub async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); e?.click(); return !!e";
    for _ in 0..400 {
        let touched = browser.web.execute(script, vec![serde_json::json!(css)]).await?;
        if touched.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    bail!("{css} does not come; the page says: {}", page(browser).await?)
}

/// Waits until the page says so.
///
/// # Errors
/// It does not.
pub async fn until(browser: &Browser, what: &str, script: &str) -> Result<()> {
    for _ in 0..400 {
        if browser.web.execute(script, vec![]).await?.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    bail!("{what} does not come; the page says: {}", page(browser).await?)
}

/// What the page says, for whoever has to find out why.
async fn page(browser: &Browser) -> Result<String> {
    let said = browser.web.execute("return document.body.innerText.slice(0, 1500)", vec![]).await?;
    Ok(said.json().as_str().unwrap_or_default().to_owned())
}

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
pub async fn make(browser: &Browser, house: &House, name: &str) -> Result<String> {
    browser.web.goto(house.address()).await?;
    browser.web.query(By::Id("online-pactes")).first().await?.click().await?;
    named(browser, name).await?;
    let link = browser.web.query(By::Css(".link-text")).first().await?;
    link.prop("value").await?.context("a link")
}

/// Three browsers at one table of Pactes that has started: Ana is Faust, Bao and Cléo are the demons.
///
/// # Errors
/// They do not come together.
pub async fn seated(house: &House, browsers: [&Browser; 3]) -> Result<()> {
    let link = make(browsers[0], house, "Ana").await?;
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
