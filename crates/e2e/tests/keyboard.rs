//! A whole round with the keyboard alone: Tab, Enter, and letters.

use std::time::Duration;

use anyhow::{Result, bail};
use e2e::{Browser, House, Look};
use thirtyfour::{Key, TypingData, prelude::*};

/// Presses a key where the focus is.
async fn press(browser: &Browser, keys: impl Into<TypingData>) -> Result<()> {
    browser.web.action_chain().send_keys(keys).perform().await?;
    Ok(())
}

/// Whether the focus is on such an element.
async fn is_on(browser: &Browser, css: &str) -> Result<bool> {
    let script = "return document.activeElement.matches(arguments[0])";
    let answer = browser.web.execute(script, vec![serde_json::json!(css)]).await?;
    Ok(answer.json().as_bool() == Some(true))
}

/// Whether there is such an element that can be used.
async fn is_there(browser: &Browser, css: &str) -> Result<bool> {
    let script = "const e = document.querySelector(arguments[0]); return !!e && !e.disabled && e.offsetParent !== null";
    let answer = browser.web.execute(script, vec![serde_json::json!(css)]).await?;
    Ok(answer.json().as_bool() == Some(true))
}

/// Tabs until the focus is there.
async fn reach(browser: &Browser, css: &str) -> Result<()> {
    for _ in 0..160 {
        if is_on(browser, css).await? {
            return Ok(());
        }
        press(browser, Key::Tab).await?;
    }
    bail!("Tab does not lead to {css}")
}

async fn choose(browser: &Browser, css: &str) -> Result<()> {
    reach(browser, css).await?;
    press(browser, Key::Enter).await
}

async fn write(browser: &Browser, text: &str) -> Result<()> {
    reach(browser, ".act > .text-form textarea").await?;
    press(browser, text).await?;
    choose(browser, ".act > .text-form button[type=submit]").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_round_by_keyboard() -> Result<()> {
    let house = House::open().await?;
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(house.address()).await?;
    browser.web.query(By::Id("try-alone-pactes")).first().await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
    choose(&browser, "#try-alone-pactes").await?;
    for step in 0..600 {
        let round = browser
            .web
            .execute("return document.querySelector('.turn .place')?.textContent ?? ''", vec![])
            .await?;
        if round.json().as_str().unwrap_or_default().contains("Round 2") {
            return browser.assert_quiet().await;
        }
        let simple = [
            "#discard",
            "#accept",
            "#sign",
            "#pay",
            "#roll",
            ".converting .die",
            ".slot.welcomes",
            ".tray .die",
            "#confirm",
            "#pass",
        ];
        let mut done = false;
        let owes = is_there(&browser, "#discard").await?;
        if !owes && is_there(&browser, ".act > .text-form textarea").await? {
            write(&browser, &format!("by keyboard {step}")).await?;
            done = true;
        }
        for css in simple {
            if !done && is_there(&browser, css).await? {
                choose(&browser, css).await?;
                done = true;
            }
        }
        if !done {
            tokio::time::sleep(Duration::from_millis(30)).await;
        }
    }
    bail!("the first round does not end")
}
