//! Psychopathe over a server: two people with clocks, somebody who looks on, and another game with the sides exchanged.

use std::time::Duration;

use anyhow::{Context as _, Result, bail, ensure};
use e2e::{Browser, House, Look};
use thirtyfour::{Key, prelude::*};

/// Waits until the page says so.
async fn until(browser: &Browser, what: &str, script: &str) -> Result<()> {
    for _ in 0..800 {
        if browser.web.execute(script, vec![]).await?.json().as_bool() == Some(true) {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let page = browser.web.execute("return document.querySelector('main')?.innerText", vec![]).await?;
    bail!("{what} does not come; the page says {}", page.json())
}

/// Touches something as soon as it is there.
async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = format!(
        "const e = document.querySelector({css:?}); if (!e || e.disabled || e.hidden) return false; e.click(); return true"
    );
    until(browser, css, &script).await
}

async fn named(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.web.query(By::Id("name")).first().await?;
    field.clear().await?;
    field.send_keys(name).await?;
    touch(browser, "#go").await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    Ok(())
}

/// Types a move and plays it, from whatever pane is shown.
async fn play(browser: &Browser, typed: &str) -> Result<()> {
    let script = format!(
        "const f = document.querySelector('#typed-move'); if (!f || f.form.querySelector('button').disabled) return false;
         f.value = {typed:?}; f.dispatchEvent(new Event('input', {{bubbles: true}}));
         f.form.requestSubmit(); return true"
    );
    until(browser, "one's turn", &script).await
}

async fn moves(browser: &Browser, n: usize) -> Result<()> {
    let script = format!("return document.querySelectorAll('.played .move').length === {n}");
    until(browser, &format!("{n} moves"), &script).await
}

/// A tap on a piece or a target of the board, where a finger would land.
async fn tap(browser: &Browser, what: &str) -> Result<()> {
    until(browser, what, &format!("return !!document.querySelector({what:?})")).await?;
    let script = "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center'});
        const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]";
    let place = browser.web.execute(script, vec![serde_json::json!(what)]).await?;
    let at = |index: usize| place.json().get(index).and_then(serde_json::Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else { bail!("no {what} on the board") };
    for kind in ["mousePressed", "mouseReleased"] {
        let event = serde_json::json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
        browser.web.cdp().send_raw("Input.dispatchMouseEvent", event).await?;
    }
    Ok(())
}

async fn look(browser: &Browser, place: &str) -> Result<()> {
    browser.assert_accessible(place).await?;
    browser.assert_fits(place).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_profiles_with_clocks_a_spectator_and_a_rematch() -> Result<()> {
    let house = House::open().await?;
    let (host, other) = (Browser::start(Look::PHONE).await?, Browser::start(Look::DESK).await?);
    // From the page of the game to a table with a clock.
    host.web.goto(&format!("{}#/psychopathe", house.address())).await?;
    touch(&host, "#door-far").await?;
    host.web.query(By::Id("name")).first().await?;
    let clock = "const s = document.querySelector('#clock'); s.closest('details').open = true;
        s.value = 'fischer'; s.dispatchEvent(new Event('change')); return true";
    until(&host, "the clock", clock).await?;
    look(&host, "making a table").await?;
    named(&host, "Ana").await?;
    let link = host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.context("a link")?;
    other.web.goto(&link).await?;
    named(&other, "Bao").await?;
    touch(&host, "button[data-role=white]").await?;
    touch(&other, "button[data-role=black]").await?;
    look(&host, "the lobby").await?;
    look(&other, "the lobby").await?;
    touch(&host, "#start").await?;
    for browser in [&host, &other] {
        browser.web.query(By::Id("board")).first().await?;
        look(browser, "the table").await?;
    }
    // Somebody who looks on.
    touch(&host, "#invite-watch").await?;
    let watch =
        host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.context("a link")?;
    let third = Browser::start(Look { dark: false, ..Look::DESK }).await?;
    third.web.goto(&watch).await?;
    third.web.query(By::Id("board")).first().await?;
    // Black says beforehand what will be played; it is played as soon as white has moved.
    tap(&other, "[data-node='d2'] .body").await?;
    tap(&other, "[data-target='d1']").await?;
    until(&other, "what is prepared", "return !!document.querySelector('path.way.premove')").await?;
    play(&host, "a2-o").await?;
    for browser in [&host, &other, &third] {
        moves(browser, 2).await?;
    }
    let runs = |side: &str| {
        format!(
            "return document.querySelector('.clock.runs')?.closest('.name-line').dataset.side === '{side}'
            && document.querySelectorAll('.clock').length === 2"
        )
    };
    until(&third, "white's clock", &runs("white")).await?;
    // What has become impossible is dropped with a word.
    tap(&other, "[data-node='d1'] .body").await?;
    tap(&other, "[data-node='o'] .body").await?;
    until(&other, "what is prepared", "return !!document.querySelector('path.way.premove')").await?;
    play(&host, "a2b2-b2").await?;
    until(&other, "a word", "return /o/.test(document.querySelector('.deeds .note').textContent)").await?;
    until(&other, "black's clock", &runs("black")).await?;
    // White takes the move back, with black's consent; a closed tab loses nothing.
    touch(&host, "#take-back").await?;
    touch(&other, ".motion .consent").await?;
    for browser in [&host, &other, &third] {
        moves(browser, 2).await?;
    }
    host.web.refresh().await?;
    moves(&host, 2).await?;
    // A draw is offered and not taken.
    touch(&host, "#draw").await?;
    until(&other, "the offer", "return !!document.querySelector('#accept-draw')").await?;
    look(&other, "an offer").await?;
    play(&host, "a2b2-b2").await?;
    until(&other, "no offer", "return !document.querySelector('#accept-draw')").await?;
    // Black gives up; everybody sees it, and goes through the game with the arrow keys.
    other.web.execute("window.confirm = () => true", vec![]).await?;
    touch(&other, "#resign").await?;
    for browser in [&host, &other, &third] {
        until(browser, "the end", "return !!document.querySelector('#review')").await?;
        look(browser, "the end").await?;
    }
    ensure!(
        !third.web.query(By::Css("#rematch:not([hidden])")).nowait().exists().await?,
        "who looks on asks nothing"
    );
    third.web.action_chain().send_keys(Key::Left + Key::Left).perform().await?;
    until(
        &third,
        "the first move",
        "return document.querySelector('.played .move[aria-current]').textContent === 'a2-o'",
    )
    .await?;
    // Another game: the sides are exchanged, and the board is turned.
    touch(&host, "#rematch").await?;
    touch(&other, ".motion .consent").await?;
    for (browser, below) in [(&host, "black"), (&other, "white")] {
        let script = format!(
            "return [...document.querySelectorAll('.name-line')].at(-1)?.dataset.side === '{below}'
            && !document.querySelector('#review')"
        );
        until(browser, "the other side", &script).await?;
    }
    moves(&third, 0).await?;
    play(&other, "a2-a1").await?;
    moves(&host, 1).await?;
    for browser in [&host, &other, &third] {
        browser.assert_quiet().await?;
    }
    Ok(())
}
