//! What anybody does at any page: wait, touch, say a name.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

use crate::Browser;

/// Whether a tap would do nothing yet: an action is under way, and what answers it rests until it is done.
pub const RESTS: &str =
    "const rests = e => !!document.querySelector('.table[aria-busy=true]') && !!e.closest('.table');";

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
    let script = format!(
        "{RESTS} const e = document.querySelector(arguments[0]); if (!e || rests(e)) return false; e.click(); return true"
    );
    until_with(browser, css, &script, vec![json!(css)]).await
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

/// How many rows the game of this page has, on a server or on this device alone.
///
/// # Errors
/// There is no game.
pub async fn rows(browser: &Browser) -> Result<u64> {
    let script = "const done = arguments[arguments.length - 1];
        const [, , kind, table, seat] = location.hash.split('/');
        const key = Object.keys(localStorage).find(key => key.startsWith('tablee.local.'));
        if (kind === 'table') fetch(`/api/tables/${table}?as=${seat}`).then(answer => answer.json()).then(full => done(full.seq), why => done(String(why)));
        else done(key ? JSON.parse(localStorage[key]).rows.length : 'no game')";
    let found = browser.web.execute_async(script, vec![]).await?;
    found.json().as_u64().with_context(|| format!("no rows: {}", found.json()))
}

/// Touches what cannot be taken back: it is asked once more, and nothing has happened before that is answered.
///
/// # Errors
/// One tap was enough, or nothing is asked.
pub async fn touch_and_be_asked(browser: &Browser, css: &str) -> Result<()> {
    let before = rows(browser).await?;
    touch(browser, css).await?;
    until(browser, "the second step", "return !!document.querySelector('.sure[open] #sure-yes')").await?;
    let after = rows(browser).await?;
    ensure!(before == after, "one tap on {css} made {} rows", after - before);
    Ok(())
}

/// On a wide screen nothing lies over the newest line of the story: one of the panes beside the stage is shown at a time.
///
/// # Errors
/// It is covered, or not there.
pub async fn newest_line_is_seen(browser: &Browser) -> Result<()> {
    let seen = "const boxes = [...document.querySelectorAll('.side.late > .pane')].filter(e => e.getClientRects().length);
        const last = [...document.querySelectorAll('.side.late .story li')].at(-1);
        const box = last?.getBoundingClientRect();
        return boxes.length === 1 && !!box && last.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2))";
    until(browser, "the newest line of the story, uncovered", seen).await
}
