//! Three people far apart, over a server.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use e2e::{Browser, House, Look, Player};
use thirtyfour::prelude::*;

/// Types a name and goes.
async fn named(browser: &Browser, name: &str) -> Result<()> {
    browser.web.query(By::Id("name")).first().await?.send_keys(name).await?;
    browser.web.find(By::Id("go")).await?.click().await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    Ok(())
}

/// Touches something as soon as it is there; the lobby may be drawn anew between looking and touching.
async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); e?.click(); return !!e";
    for _ in 0..400 {
        let touched = browser.web.execute(script, vec![serde_json::json!(css)]).await?;
        if touched.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    bail!("{css} does not come")
}

async fn take_role(browser: &Browser, role: &str) -> Result<()> {
    touch(browser, &format!(".lobby-seat button[data-role={role}]:not([disabled])")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_profiles_from_the_first_link_to_the_last_reveal() -> Result<()> {
    let mut house = House::open().await?;
    let looks = [Look::PHONE, Look::DESK, Look { dark: true, ..Look::PHONE }];
    let mut browsers = Vec::new();
    for look in looks {
        browsers.push(Browser::start(look).await?);
    }
    let host = &browsers[0];
    host.web.goto(house.address()).await?;
    host.web.query(By::Id("far")).first().await?.click().await?;
    named(host, "Ana").await?;
    host.assert_accessible("lobby").await?;
    let link = host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.context("a link")?;
    for (browser, name) in browsers[1..].iter().zip(["Bao", "Cléo"]) {
        browser.web.goto(&link).await?;
        browser.assert_accessible("joining").await?;
        named(browser, name).await?;
    }
    for (browser, role) in browsers.iter().zip(["faust", "demona", "demonb"]) {
        take_role(browser, role).await?;
    }
    touch(host, "#start:not([disabled])").await?;
    for browser in &browsers {
        browser.web.query(By::Css(".turn")).first().await?;
        browser.assert_accessible("the table").await?;
        browser.assert_fits("the table").await?;
        browser.assert_quiet().await?;
    }
    let players: Vec<Player<'_>> = browsers.iter().map(Player::new).collect();
    let mut ended = 0;
    for step in 0..3_000 {
        // In the middle the server goes and comes back; nobody does anything about it.
        if step == 60 {
            house.kill_and_restart().await?;
        }
        ended = 0;
        for player in &players {
            if player.step(step).await? == "end" {
                ended += 1;
            }
        }
        if ended == players.len() {
            break;
        }
    }
    assert_eq!(ended, 3, "all three see the end");
    for browser in &browsers {
        browser.assert_accessible("the end").await?;
    }
    Ok(())
}
