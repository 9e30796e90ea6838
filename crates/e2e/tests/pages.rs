//! Every page that one can come to: axe finds nothing on it and it fits a phone, in both themes and both languages.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    online::{make, take_role},
    page::{touch, until},
};
use serde_json::json;

/// The games with the usual places.
const GAMES: [&str; 4] = ["pactes", "psychodrame", "innommable", "yonkoma"];

/// Goes to a place and looks at it in every way, once it is there: another title, and what it is known by.
async fn look_at(browser: &Browser, server: &Server, place: &str, css: &str) -> Result<()> {
    let title = "return [...document.querySelectorAll('h1')].find(h1 => h1.offsetParent)?.textContent ?? ''";
    let before = browser.web.execute(title, vec![]).await?.json().clone();
    browser.web.goto(format!("{}#/{place}", server.address())).await?;
    let drawn = format!("{title} !== {before} && !!document.querySelector('{css}')");
    until(browser, place, &drawn.replacen("return ", "return (", 1).replacen(" !== ", ") !== ", 1)).await?;
    browser.assert_fine(place, Look::PHONE).await
}

/// Where a link of the page leads, without the address of the server.
async fn link(browser: &Browser, css: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.getAttribute('href')?.replace('#/', '')";
    let found = browser.web.execute(script, vec![json!(css)]).await?;
    found.json().as_str().map(str::to_owned).with_context(|| format!("no link {css}"))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_of_the_games_with_a_story() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    look_at(&browser, &server, "", ".shelf .cover").await?;
    look_at(&browser, &server, "credits", ".credits dd").await?;
    for game in GAMES {
        // What one bundle shows stands together, since another is another page load.
        for (place, css) in [
            ("new", "#start"),
            ("local/none", ".lost .button"),
            ("rules", ".rules .rule"),
            ("far", "#go"),
            ("table/none/watch", ".lost .button"),
            ("join/none/none", "#go"),
        ] {
            look_at(&browser, &server, &format!("{game}/{place}"), css).await?;
        }
    }
    look_at(&browser, &server, "pactes/verify/none/watch", "#verified").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_of_psychopathe() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    for place in ["", "/new", "/study", "/rules"] {
        look_at(&browser, &server, &format!("psychopathe{place}"), "h1").await?;
    }
    for list in ["psychopathe/lessons", "psychopathe/puzzles"] {
        look_at(&browser, &server, list, &format!("#content a[href^=\\'#/{list}/\\']")).await?;
        let one = link(&browser, &format!("#content a[href^='#/{list}/']")).await?;
        look_at(&browser, &server, &one, ".board").await?;
    }
    look_at(&browser, &server, "psychopathe/far", "#go").await
}

/// Each pane of a phone in turn, each in every way.
async fn look_at_panes(browser: &Browser, moment: &str) -> Result<()> {
    let panes = "return [...document.querySelectorAll('.tabs [data-pane]')].map(tab => tab.dataset.pane)";
    let panes = browser.web.execute(panes, vec![]).await?;
    let panes: Vec<String> = serde_json::from_value(panes.json().clone())?;
    for pane in panes.iter().rev() {
        touch(browser, &format!("[data-pane={pane}]")).await?;
        until(browser, pane, &format!("return !!document.querySelector('.pane.{pane}.shown')")).await?;
        browser.assert_fine(&format!("{moment}, {pane}"), Look::PHONE).await?;
    }
    Ok(())
}

/// Plays until the place that the page names has this in it.
async fn play_until(browser: &Browser, css: &str) -> Result<()> {
    let player = Player::new(browser);
    let there = "return !!document.querySelector(arguments[0])";
    let mut idle = 0;
    for step in 0..4_000 {
        if browser.web.execute(there, vec![json!(css)]).await?.json() == &json!(true) {
            return Ok(());
        }
        if player.step(step).await?.is_empty() {
            idle += 1;
            anyhow::ensure!(idle < 2_400, "nothing to do for long before {css}");
            tokio::time::sleep(Duration::from_millis(25)).await;
        } else {
            idle = 0;
        }
    }
    anyhow::bail!("{css} does not come")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_pages_of_a_table() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    make(&browser, &server, "Ana").await?;
    browser.assert_fine("the lobby", Look::PHONE).await?;
    take_role(&browser, "faust").await?;
    for free in [1, 0] {
        touch(&browser, ".lobby-seat.free .add-bot:not([hidden])").await?;
        let seated = format!("return document.querySelectorAll('.lobby-seat.free').length === {free}");
        until(&browser, "a bot", &seated).await?;
    }
    browser.assert_fine("the full lobby", Look::PHONE).await?;
    touch(&browser, "#start:not([disabled])").await?;
    until(&browser, "the table", "return !!document.querySelector('.act .text-form')").await?;
    look_at_panes(&browser, "the desire").await?;
    // The rule behind a button, and the way back from it.
    touch(&browser, ".act .rule-mark").await?;
    until(&browser, "the rule", "return !!document.querySelector('dialog[open]')").await?;
    browser.assert_accessible("a rule").await?;
    browser.assert_fits("a rule").await?;
    touch(&browser, "dialog[open] button").await?;
    until(&browser, "the table again", "return !document.querySelector('dialog[open]')").await?;
    for (moment, css) in
        [("a proposal", "#accept"), ("the dice", ".tray .die"), ("the second round", ".chart, .cards .card")]
    {
        play_until(&browser, css).await?;
        look_at_panes(&browser, moment).await?;
    }
    // The shelf with what this device remembers.
    look_at(&browser, &server, "", ".mine li").await
}

/// What was loaded once is not loaded again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_second_visit_comes_from_the_cache() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    let table = format!("{}#/psychodrame/alone", server.address());
    let loaded =
        "return performance.getEntriesByType('resource').filter(file => !file.name.includes('/api/'))
        .map(file => [file.name.replace(/.*[/]/, ''), file.transferSize])";
    let mut visits = Vec::new();
    for _ in 0..2 {
        browser.web.goto("about:blank").await?;
        browser.web.goto(&table).await?;
        until(&browser, "the table", "return !!document.querySelector('#awaited')?.textContent").await?;
        let files = browser.web.execute(loaded, vec![]).await?;
        let files: Vec<(String, u64)> = serde_json::from_value(files.json().clone())?;
        visits.push(files);
    }
    let bytes: Vec<u64> = visits.iter().map(|files| files.iter().map(|(_, size)| size).sum()).collect();
    ensure!(visits[1].iter().any(|(name, _)| name.ends_with(".wasm")), "no program: {:?}", visits[1]);
    ensure!(bytes[0] > 100_000, "nothing was loaded at first: {:?}", visits[0]);
    ensure!(bytes[1] == 0, "loaded again: {:?}", visits[1]);
    Ok(())
}
