//! Psychopathe over a server: two people with clocks, somebody who looks on, and another game with the sides exchanged.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    board::{look, moves, play, tap, touch},
    laws::assert_laws,
    page::until,
};
use thirtyfour::{Key, prelude::*};

async fn named(browser: &Browser, name: &str) -> Result<()> {
    let field = browser.web.query(By::Id("name")).first().await?;
    field.clear().await?;
    field.send_keys(name).await?;
    touch(browser, "#go").await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_profiles_with_clocks_a_spectator_and_a_rematch() -> Result<()> {
    let server = Server::open().await?;
    let (host, other) = (Browser::start(Look::PHONE).await?, Browser::start(Look::DESK).await?);
    // From the page of the game to a table with a clock.
    host.web.goto(&format!("{}#/psychopathe", server.address())).await?;
    touch(&host, "#door-online").await?;
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
        assert_laws(browser, "the table").await?;
        // A duel has no story tools: no card, no lines, no story; it has a pause.
        let tools = "return !document.querySelector('#x-card, .limits, #bookmark, [data-pane=story]') && !!document.querySelector('#pause')";
        until(browser, "no story tools", tools).await?;
    }
    // A pause is agreed to: it covers the board and stops the clocks.
    touch(&host, "#pause").await?;
    touch(&other, "[data-agreement=pause] .consent").await?;
    for browser in [&host, &other] {
        let covered = "return getComputedStyle(document.querySelector('#board svg')).visibility === 'hidden'
            && !document.querySelector('.clock.runs')";
        until(browser, "a covered board", covered).await?;
    }
    touch(&host, ".agreement.paused .primary").await?;
    until(
        &other,
        "the board",
        "return getComputedStyle(document.querySelector('#board svg')).visibility === 'visible'",
    )
    .await?;
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
    let off = "return /no longer possible/.test(document.querySelector('.question').textContent)";
    until(&other, "a word", off).await?;
    until(&other, "black's clock", &runs("black")).await?;
    // White takes the move back, with black's consent; a closed tab loses nothing.
    touch(&host, "#take-move-back").await?;
    until(&other, "the question", "return !!document.querySelector('.motion .consent')").await?;
    // Who asked may think better of it.
    touch(&host, ".motion .withdraw").await?;
    until(&other, "no question", "return !document.querySelector('.motion .consent')").await?;
    touch(&host, "#take-move-back").await?;
    touch(&other, ".motion .consent").await?;
    for browser in [&host, &other, &third] {
        moves(browser, 2).await?;
    }
    host.web.refresh().await?;
    moves(&host, 2).await?;
    // A draw is offered and not taken; it stands until black has moved.
    touch(&host, "#draw").await?;
    until(&other, "the offer", "return !!document.querySelector('[data-agreement=draw] #accept-draw')")
        .await?;
    look(&other, "an offer").await?;
    play(&host, "a2b2-b2").await?;
    moves(&other, 3).await?;
    until(&other, "the offer", "return !!document.querySelector('#accept-draw')").await?;
    // Black gives up; everybody sees it, and goes through the game with the arrow keys.
    touch(&other, "#resign").await?;
    touch(&other, ".sure[open] #sure-yes").await?;
    for browser in [&host, &other, &third] {
        until(browser, "the end", "return !!document.querySelector('#review')").await?;
        assert_laws(browser, "the end").await?;
        look(browser, "the end").await?;
    }
    for (browser, said) in [
        (&host, "Vous gagnez\u{202f}: l’adversaire abandonne."),
        (&other, "You lose: you resign."),
        (&third, "White wins: the opponent resigns."),
    ] {
        let script = format!("return document.querySelector('#ending-title')?.textContent === {said:?}");
        until(browser, said, &script).await?;
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

/// Three at a table with days for each move: two people, and a computer of a level that the host chooses.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_at_a_table_with_days_and_a_computer() -> Result<()> {
    let server = Server::open().await?;
    let (host, other) =
        (Browser::start(Look { dark: true, ..Look::PHONE }).await?, Browser::start(Look::PHONE).await?);
    host.web.goto(&format!("{}#/psychopathe/far", server.address())).await?;
    host.web.query(By::Id("name")).first().await?;
    let choose = "const set = (id, value) => { const s = document.querySelector(id); s.value = value;
            s.dispatchEvent(new Event('change', {bubbles: true})); };
        document.querySelector('#clock').closest('details').open = true;
        set('#n-seats', '3'); set('#clock', 'days'); return true";
    until(&host, "three and days", choose).await?;
    named(&host, "Ana").await?;
    let link = host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.context("a link")?;
    other.web.goto(&link).await?;
    named(&other, "Bao").await?;
    touch(&host, "button[data-role=white]").await?;
    touch(&other, "button[data-role=black]").await?;
    // All ten levels are there.
    until(&host, "ten levels", "return document.querySelectorAll('.which-bot option').length === 10").await?;
    let level = "const s = document.querySelector('.which-bot'); s.value = '1';
        s.dispatchEvent(new Event('change', {bubbles: true})); return true";
    until(&host, "a level", level).await?;
    look(&host, "choosing a computer").await?;
    touch(&host, ".lobby-seat.free .add-bot:not([hidden])").await?;
    touch(&host, "#start").await?;
    for browser in [&host, &other] {
        browser.web.query(By::Id("board")).first().await?;
        until(browser, "three clocks", "return document.querySelectorAll('.clock').length === 3").await?;
    }
    play(&host, "a2-a1").await?;
    play(&other, "c2-c1").await?;
    moves(&host, 3).await?;
    // Whoever waits has all of the time again for the next move.
    let waits = "return [...document.querySelectorAll('.clock:not(.runs)')].every(e => /^3\\sj 0\\sh$/.test(e.textContent))";
    until(&host, "the time of those who wait", waits).await?;
    look(&host, "a table of three").await?;
    // Looking back is said where the board is.
    touch(&host, "#previous").await?;
    until(&host, "a word about it", "return !!document.querySelector('#looking-back button')").await?;
    touch(&host, "#looking-back button").await?;
    until(&host, "the present", "return !document.querySelector('#looking-back')").await?;
    for browser in [&host, &other] {
        browser.assert_quiet().await?;
    }
    Ok(())
}
