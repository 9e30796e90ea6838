//! A whole game with the keyboard alone: Tab, Enter, Escape, and letters.

use std::{collections::BTreeMap, time::Duration};

use anyhow::{Result, ensure};
use e2e::{
    Browser, House, Look,
    far::until,
    keys::{choose, is_on, press, reach},
};
use serde_json::json;
use thirtyfour::{Key, prelude::*};

/// The first of these that is there and can be used.
async fn first<'a>(browser: &Browser, all: &[&'a str]) -> Result<Option<&'a str>> {
    let script = "return arguments[0].findIndex(css => [...document.querySelectorAll(css)]
        .some(e => !e.disabled && e.offsetParent !== null))";
    let index = browser.web.execute(script, vec![json!(all)]).await?;
    Ok(index.json().as_u64().and_then(|index| all.get(usize::try_from(index).ok()?).copied()))
}

/// What is used as soon as it is there; what comes first goes first.
const USED: [&str; 12] = [
    "#discard",
    ".act > .text-form textarea",
    "#accept",
    "#sign",
    "#pay",
    "#roll",
    ".converting .die",
    ".slot.welcomes",
    ".tray .die",
    "#confirm",
    ".bend:not([disabled])",
    "#pass",
];

/// The rule behind a button: Enter opens it, Escape leads back to where one was.
async fn read_a_rule(browser: &Browser) -> Result<()> {
    choose(browser, ".act .rule-mark").await?;
    until(browser, "the rule", "return !!document.querySelector('dialog[open]')").await?;
    press(browser, Key::Escape).await?;
    until(browser, "the table", "return !document.querySelector('dialog[open]')").await?;
    ensure!(is_on(browser, ".act .rule-mark").await?, "Escape leads back to the mark");
    Ok(())
}

/// Gives somebody a token for nothing.
async fn offer(browser: &Browser) -> Result<()> {
    choose(browser, ".making summary").await?;
    choose(browser, ".making .disc").await?;
    choose(browser, ".making button[type=submit]").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_by_keyboard() -> Result<()> {
    let house = House::open().await?;
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(house.address()).await?;
    browser.web.query(By::Id("try-alone-pactes")).first().await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
    choose(&browser, "#try-alone-pactes").await?;
    until(&browser, "the table", "return !!document.querySelector('.act .rule-mark')").await?;
    read_a_rule(&browser).await?;
    let mut done = BTreeMap::<&str, u32>::new();
    let (mut touched, mut idle) = (0, 0);
    loop {
        if first(&browser, &[".end"]).await?.is_some() {
            break;
        }
        // A token is spent on a die before one passes, as long as there is one.
        let bends = first(&browser, &["#pass"]).await?.is_some() && touched < 3;
        if bends && first(&browser, &[".bend"]).await?.is_none() {
            touched += 1;
            choose(&browser, ".contract .slot").await?;
        }
        if !done.contains_key("offer") && first(&browser, &[".making", "#accept"]).await? == Some(".making") {
            offer(&browser).await?;
            done.insert("offer", 1);
        }
        let Some(css) = first(&browser, &USED).await? else {
            idle += 1;
            ensure!(idle < 800, "nothing to do for long; done so far: {done:?}");
            tokio::time::sleep(Duration::from_millis(25)).await;
            continue;
        };
        idle = 0;
        if css.ends_with("textarea") {
            reach(&browser, css).await?;
            press(&browser, "by keyboard").await?;
            choose(&browser, ".act > .text-form button[type=submit]").await?;
        } else {
            choose(&browser, css).await?;
        }
        *done.entry(css).or_default() += 1;
        ensure!(!is_on(&browser, "body").await?, "after {css} the focus is nowhere");
    }
    for css in ["offer", "#accept", "#sign", "#roll", ".tray .die", ".slot.welcomes", "#confirm", "#pass"] {
        ensure!(done.contains_key(css), "{css} was never used: {done:?}");
    }
    browser.assert_quiet().await
}
