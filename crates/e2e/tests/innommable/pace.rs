//! What people ask of the bots at their table: to go on, and to wait.

use std::time::Duration;

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server,
    page::{rows, until},
};

use crate::group::{act, sees, touch};

/// Milliseconds that a bot takes: what it would begin it leaves to people for twenty-five times as long.
const STEP: u64 = 100;

/// Whoever may begin something now has begun it by then.
async fn a_while() {
    tokio::time::sleep(Duration::from_millis(32 * STEP)).await;
}

/// The bots do nothing for a while.
async fn nothing_happens(browser: &Browser) -> Result<()> {
    tokio::time::sleep(Duration::from_millis(4 * STEP)).await;
    let before = rows(browser).await?;
    a_while().await;
    let after = rows(browser).await?;
    ensure!(before == after, "{} rows while they wait", after - before);
    Ok(())
}

/// Something more is told than there was.
async fn something_happens(browser: &Browser, before: u64) -> Result<()> {
    let more = format!(
        "return JSON.parse(localStorage[Object.keys(localStorage).find(key => key.startsWith('tablee.local.'))]).rows.length > {before}"
    );
    until(browser, "something that a bot begins", &more).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_go_on_and_wait_when_they_are_asked_to() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    browser.hurry().await?;
    browser.web.execute(format!("localStorage.setItem('tablee.pace', '{STEP}')"), vec![]).await?;
    browser.web.goto(format!("{}#/innommable/alone", server.address())).await?;
    browser.web.refresh().await?;
    touch(&browser, "[data-part='1']").await?;
    act(&browser, "submit_character", &["Edmée Salvat", "Petite, soignée.", "Un chien jaune."], &[]).await?;

    // They leave people the moment, and say so: one tap holds them back, another one lets them go on.
    sees(&browser, ".bowl").await?;
    sees(&browser, ".pace:not([hidden])").await?;
    browser.assert_accessible("bots hold back").await?;
    touch(&browser, "#bots-wait").await?;
    until(&browser, "only the way on", "return !!document.querySelector('.pace #bots-wait[hidden]')").await?;
    nothing_happens(&browser).await?;
    let before = rows(&browser).await?;
    touch(&browser, "#bots-go-on").await?;
    something_happens(&browser, before).await?;

    // The same can be asked at any time, of the table.
    touch(&browser, "[data-pane=room]").await?;
    touch(&browser, "[data-wish=bots-hold]").await?;
    sees(&browser, ".society [role=status]:not([hidden])").await?;
    nothing_happens(&browser).await?;
    let before = rows(&browser).await?;
    touch(&browser, "[data-wish=bots-go-on]").await?;
    touch(&browser, "[data-pane=play]").await?;
    something_happens(&browser, before).await?;
    browser.assert_quiet().await
}
