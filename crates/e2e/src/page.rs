//! What anybody does at any page: wait, touch, say a name.

use std::time::Duration;

use anyhow::{Result, bail};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::Browser;

/// Waits until the page says so.
///
/// # Errors
/// It does not.
pub async fn until(browser: &Browser, what: &str, script: &str) -> Result<()> {
    until_with(browser, what, script, vec![]).await
}

/// Runs a script with arguments until it answers `true`.
///
/// # Errors
/// It does not.
pub async fn until_with(browser: &Browser, what: &str, script: &str, args: Vec<Value>) -> Result<()> {
    // Long enough for an engine to think.
    for _ in 0..1_600 {
        if browser.web.execute(script, args.clone()).await?.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    // For whoever has to find out why.
    let said = "return (document.querySelector('main') ?? document.body).innerText.slice(0, 3000)";
    let said = browser.web.execute(said, vec![]).await?;
    bail!("{what} does not come; the page says: {}", said.json().as_str().unwrap_or_default())
}

/// Touches something as soon as it is there; a page may be drawn again between looking and touching.
///
/// # Errors
/// It does not come.
pub async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); e?.click(); return !!e";
    until_with(browser, css, script, vec![json!(css)]).await
}

/// Types a name and goes.
///
/// # Errors
/// There is no such form, or no lobby behind it.
pub async fn named(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.web.query(By::Id("name")).first().await?;
    field.clear().await?;
    field.send_keys(name).await?;
    touch(browser, "#go:not([disabled])").await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    Ok(())
}
