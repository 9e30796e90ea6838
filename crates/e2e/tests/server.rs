//! Pactes over a server: three people far apart, two seats in one browser, bots, and a table's own affairs.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    online::{make, take_role},
    page::{named, touch, until},
};
use serde_json::Value;
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_profiles_from_the_first_link_to_the_last_reveal() -> Result<()> {
    let mut server = Server::open().await?;
    let looks = [Look::PHONE, Look::DESK, Look { dark: true, ..Look::PHONE }];
    let mut browsers = Vec::new();
    for look in looks {
        let browser = Browser::start(look).await?;
        browser.listen().await?;
        browsers.push(browser);
    }
    let host = &browsers[0];
    let link = make(host, &server, "Ana").await?;
    host.assert_accessible("lobby").await?;
    for (browser, name) in browsers[1..].iter().zip(["Bao", "Cléo"]) {
        browser.web.goto(&link).await?;
        browser.web.query(By::Id("name")).first().await?;
        browser.assert_accessible("joining").await?;
        named(browser, name).await?;
    }
    let roles = ["faust", "demon_a", "demon_b"];
    for (browser, role) in browsers.iter().zip(roles) {
        take_role(browser, role).await?;
    }
    touch(host, "#start:not([disabled])").await?;
    for browser in &browsers {
        browser.web.query(By::Css(".turn")).first().await?;
        browser.assert_accessible("the table").await?;
        browser.assert_fits("the table").await?;
        browser.assert_quiet().await?;
    }
    lose_the_line(&mut server, &browsers).await?;
    let mut players: Vec<Player<'_>> = browsers.iter().map(Player::new).collect();
    for (player, hand) in players.iter_mut().zip(["ana", "bao", "cléo"]) {
        player.hand = hand;
    }
    let mut secrets = vec![Vec::new(); 3];
    let (mut ended, mut traded) = (0, false);
    for step in 0..3_000 {
        // In the middle the server goes and comes back; nobody does anything about it.
        if step == 60 {
            server.kill().await?;
            server.restart().await?;
        }
        if !traded {
            traded = trade(&browsers).await?;
        }
        ended = 0;
        let mut idle = true;
        for (player, written) in players.iter().zip(&mut secrets) {
            let did = player.step(step).await?;
            idle &= did.is_empty();
            match did.as_str() {
                "end" => ended += 1,
                did if did.starts_with("secret ") => written.push(did.to_owned()),
                _ => {}
            }
        }
        if idle {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        if ended == players.len() {
            break;
        }
    }
    assert_eq!(ended, 3, "all three see the end");
    ensure!(secrets.iter().flatten().count() >= 6, "hardly anything was written in secret: {secrets:?}");
    assert!(traded, "nobody traded");
    for (seat, (browser, role)) in browsers.iter().zip(roles).enumerate() {
        let own: Vec<&str> = secrets[seat].iter().map(String::as_str).collect();
        let frames = browser.frames_with(&own).await?;
        for (_, others) in secrets.iter().enumerate().filter(|(other, _)| *other != seat) {
            frames.assert_told_when_read(others)?;
        }
        frames.assert_purses_closed(role)?;
        // What is closed to the others does come to its owner.
        let drawn =
            |told: &Value| told["told"] == "drawn" && told["by"] == role && told["tokens"].is_object();
        frames.assert_any("a draw of one's own", &drawn)?;
        let offered = |told: &Value| told["told"] == "offer_made" && told["give"].is_object() == (seat == 1);
        frames.assert_any("the offer", &offered)?;
        browser.assert_accessible("the end").await?;
    }
    Ok(())
}

/// Whether the page says that the line is lost, in sight.
const LINE_LOST: &str =
    "return [...document.querySelectorAll('.alarm')].some(e => e.getClientRects().length > 0)";

/// The server is gone for a while: all see it, what is being written stays, what was sent arrives later.
async fn lose_the_line(server: &mut Server, browsers: &[Browser]) -> Result<()> {
    let (ana, bao, cleo) = (&browsers[0], &browsers[1], &browsers[2]);
    ana.web.query(By::Css(".act textarea")).first().await?.send_keys(" dompter la mer").await?;
    server.kill().await?;
    for browser in browsers {
        until(browser, "the lost line", LINE_LOST).await?;
        browser.assert_accessible("the lost line").await?;
        browser.assert_fits("the lost line").await?;
    }
    ana.web.find(By::Css(".act textarea")).await?.send_keys(" et le vent").await?;
    touch(bao, "[data-pane=talk]").await?;
    bao.web.query(By::Id("say")).first().await?.send_keys("encore là").await?;
    touch(bao, ".say button").await?;
    server.restart().await?;
    for browser in browsers {
        let found = LINE_LOST.replacen("return ", "return !", 1);
        until(browser, "the line found again", &found).await?;
    }
    let kept = "return document.querySelector('.act textarea')?.value.includes('dompter la mer et le vent')";
    until(ana, "what was being written", kept).await?;
    let arrived = "return document.querySelector('.said').textContent.split('encore là').length === 2";
    until(cleo, "what was said meanwhile, once", arrived).await
}

/// Bao gives Ana a token as soon as they may trade; whether it has changed hands.
async fn trade(browsers: &[Browser]) -> Result<bool> {
    let offer = "const send = document.querySelector('#offer-send');
        if (!send || document.querySelector('.offer-card, .offer-line')) return;
        if (!send.disabled) return send.click();
        document.querySelector('.making [name=offer-to]')?.click();
        document.querySelector('.making .plus:not([disabled])')?.click();";
    browsers[1].web.execute(offer, vec![]).await?;
    let accept = "const e = document.querySelector('#offer-accept:not([disabled])'); e?.click(); return !!e";
    Ok(browsers[0].web.execute(accept, vec![]).await?.json().as_bool() == Some(true))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_bots_to_the_end_and_the_dice_checked() -> Result<()> {
    let server = Server::open().await?;
    let host = Browser::start(Look::DESK).await?;
    make(&host, &server, "Ana").await?;
    take_role(&host, "faust").await?;
    for free in [1, 0] {
        touch(&host, ".lobby-seat.free .add-bot:not([hidden])").await?;
        let seated = format!("return document.querySelectorAll('.lobby-seat.free').length === {free}");
        until(&host, "a bot", &seated).await?;
    }
    touch(&host, "#start:not([disabled])").await?;
    host.web.query(By::Css(".turn")).first().await?;
    Player::new(&host).play_to_the_end().await?;
    touch(&host, "#close-table:not([hidden])").await?;
    touch(&host, ".sure[open] #sure-yes").await?;
    touch(&host, "#verify:not([hidden])").await?;
    let verified = "return /[1-9]/.test(document.querySelector('#verified')?.textContent ?? '')";
    until(&host, "the result of the check", verified).await?;
    host.assert_accessible("the check").await?;
    host.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_seats_in_one_browser_and_what_a_table_does() -> Result<()> {
    let server = Server::open().await?;
    let (host, other) = (Browser::start(Look::DESK).await?, Browser::start(Look::PHONE).await?);
    let link = make(&host, &server, "Ana").await?;
    take_role(&host, "faust").await?;
    let first = host.web.window().await?;
    // Two seats in one browser: the second in another tab.
    let second = host.web.new_tab().await?;
    host.web.switch_to_window(second.clone()).await?;
    host.web.goto(&link).await?;
    named(&host, "Bao").await?;
    take_role(&host, "demon_a").await?;
    other.web.goto(&link).await?;
    named(&other, "Cléo").await?;
    take_role(&other, "demon_b").await?;
    // What shall stay out of the story is said before it begins.
    other.web.query(By::Id("limit")).first().await?.send_keys("le feu").await?;
    touch(&other, "#add-veil").await?;
    host.web.switch_to_window(first.clone()).await?;
    until(&host, "the veil", "return document.querySelector('.limits').textContent.includes('le feu')")
        .await?;
    touch(&host, "#start:not([disabled])").await?;
    for browser in [&host, &other] {
        browser.web.query(By::Css(".turn")).first().await?;
    }
    // Each tab is its own seat.
    let who = "return document.querySelector('.turn .as').textContent";
    let as_first = host.web.execute(who, vec![]).await?.json().to_string();
    host.web.switch_to_window(second.clone()).await?;
    host.web.query(By::Css(".turn .as")).first().await?;
    let as_second = host.web.execute(who, vec![]).await?.json().to_string();
    ensure!(as_first.contains("Ana") && as_second.contains("Bao"), "{as_first} {as_second}");
    host.web.switch_to_window(first.clone()).await?;

    // What is being written survives a reload.
    let field = host.web.query(By::Css(".act textarea")).first().await?;
    field.send_keys("devenir immortelle").await?;
    host.web.refresh().await?;
    let kept = "return document.querySelector('.act textarea')?.value.includes('devenir immortelle')";
    until(&host, "the draft", kept).await?;
    touch(&host, ".act .text-form button[type=submit]:not([disabled])").await?;
    let told = "return document.querySelector('.story')?.textContent.includes('devenir immortelle') ?? false";
    until(&other, "the desire", told).await?;

    // Talk is heard, and counted where it is not looked at.
    touch(&host, "[data-pane=talk]").await?;
    let say = host.web.query(By::Id("say")).first().await?;
    say.send_keys("bonsoir").await?;
    touch(&host, ".say button").await?;
    until(
        &other,
        "the mark of unread talk",
        "return document.querySelector('[data-pane=talk] .unread')?.textContent === '1'",
    )
    .await?;
    other.web.refresh().await?;
    until(
        &other,
        "the mark after a reload",
        "return document.querySelector('[data-pane=talk] .unread')?.textContent === '1'",
    )
    .await?;
    touch(&other, "[data-pane=talk]").await?;
    until(&other, "the mark goes", "return document.querySelector('[data-pane=talk] .unread') === null")
        .await?;

    // A line, the X-card, and going on by consent of all.
    touch(&other, "[data-pane=room]").await?;
    let limit = other.web.query(By::Id("limit")).first().await?;
    limit.send_keys("les araignées").await?;
    touch(&other, "#add-line").await?;
    until(&host, "the line", "return document.querySelector('.limits').textContent.includes('araignées')")
        .await?;
    // It is lifted by consent of all, since nobody knows whose it is.
    touch(&host, ".limits li:last-child .lift").await?;
    touch(&other, ".motion .consent").await?;
    host.web.switch_to_window(second.clone()).await?;
    touch(&host, ".motion .consent").await?;
    host.web.switch_to_window(first.clone()).await?;
    until(
        &other,
        "no line any more",
        "return !document.querySelector('.limits').textContent.includes('araignées')",
    )
    .await?;
    // The card is in sight wherever one is on the page, and one tap is enough.
    touch(&other, "[data-pane=story]").await?;
    other.web.find(By::Id("x-card")).await?.click().await?;
    until(&host, "the card", "return !!document.querySelector('.paused')").await?;
    touch(&host, ".paused button").await?;
    touch(&other, ".motion .consent").await?;
    host.web.switch_to_window(second.clone()).await?;
    touch(&host, ".motion .consent").await?;
    until(&other, "play goes on", "return !document.querySelector('.paused')").await?;
    host.web.switch_to_window(first.clone()).await?;

    // Nothing has happened since the last row of the story: going back to it is refused, in a sentence.
    touch(&host, ".story li:last-child .rewind-here").await?;
    until(&host, "why", "return !!document.querySelector('.not-done .refused')").await?;

    // The back button leads to where one came from, past the form that is done with, and forward to the table again.
    host.web.back().await?;
    host.web.query(By::Css(".home .shelf")).first().await?;
    let seats = "const rows = [...document.querySelectorAll('.mine li')].map(row => row.textContent);
        return rows.some(row => row.includes('Ana')) && rows.some(row => row.includes('Bao'))";
    until(&host, "both seats by name", seats).await?;
    host.web.forward().await?;
    host.web.query(By::Css(".turn")).first().await?;
    host.assert_accessible("the table's own affairs").await?;
    other.assert_accessible("the talk").await?;
    other.assert_fits("the talk").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_without_a_game_opens_the_tables_own() -> Result<()> {
    let server = Server::open().await?;
    let host = Browser::start(Look::DESK).await?;
    host.web.goto(format!("{}#/innommable/far", server.address())).await?;
    named(&host, "Nyx").await?;
    let link = host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.unwrap_or_default();
    let (_, way_in) = link.split_once("/join/").context("a link")?;
    let (table, key) = way_in.split_once('/').context("a table and a key")?;
    let guest = Browser::start(Look::PHONE).await?;
    let invited =
        "return document.querySelector('h1')?.textContent === 'On vous invite à jouer à Innommable'";
    for address in [format!("t/{table}#{key}"), format!("#/join/{way_in}")] {
        guest.web.goto("about:blank").await?;
        guest.web.goto(format!("{}{address}", server.address())).await?;
        until(&guest, &address, invited).await?;
    }
    named(&guest, "Ana").await?;
    until(&guest, "Innommable", "return document.querySelector('.app')?.dataset.game === 'innommable'").await
}

/// No game is taken for another: where it cannot be known which one is played, the page says why and tries again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_that_opens_nothing_says_so_and_can_be_tried_again() -> Result<()> {
    let server = Server::open().await?;
    let host = Browser::start(Look::DESK).await?;
    host.web.goto(format!("{}#/innommable/far", server.address())).await?;
    named(&host, "Nyx").await?;
    let link = host.web.query(By::Css(".link-text")).first().await?.prop("value").await?.unwrap_or_default();
    let (_, way_in) = link.split_once("/join/").context("a link")?;
    let (table, _) = way_in.split_once('/').context("a table and a key")?;
    let guest = Browser::start(Look::PHONE).await?;
    let says = |why: &str| {
        format!(
            "return [...document.querySelectorAll('#lost [data-why]:not([hidden])')].map(e => e.dataset.why).join() === '{why}'"
        )
    };
    guest.web.goto(format!("{}#/join/{table}/none", server.address())).await?;
    until(&guest, "a key that opens nothing", &says("no-key")).await?;
    guest.assert_accessible("a link that opens nothing").await?;
    guest.assert_fits("a link that opens nothing").await?;
    // The line is gone for a moment.
    let away = "globalThis.asked = fetch; globalThis.fetch = () => Promise.reject(new TypeError('away'));
        location.hash = arguments[0]";
    guest.web.execute(away, vec![Value::from(format!("#/join/{way_in}"))]).await?;
    until(&guest, "no answer", &says("away")).await?;
    guest.web.execute("globalThis.fetch = globalThis.asked", vec![]).await?;
    touch(&guest, "#lost-again").await?;
    let invited =
        "return document.querySelector('h1')?.textContent === 'On vous invite à jouer à Innommable'";
    until(&guest, "the invitation", invited).await
}
