//! The screen in the middle goes on by itself, going back beside bots says what it undoes, and people at one device talk
//! or write in their own time.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    board::{moves, play},
    online::{make_of, take_role},
    page::{named, touch, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// Whether something is on the page.
async fn shows(browser: &Browser, css: &str) -> Result<bool> {
    let script = "return !!document.querySelector(arguments[0])";
    Ok(browser.web.execute(script, vec![json!(css)]).await?.json() == &json!(true))
}

/// How many rows the story has.
async fn rows(browser: &Browser) -> Result<u64> {
    let script = "return document.querySelectorAll('.pane.story li').length";
    browser.web.execute(script, vec![]).await?.json().as_u64().context("rows")
}

/// A table of Pactes: Ana is Faust, the demons are bots.
async fn beside_bots(browser: &Browser, server: &Server) -> Result<()> {
    make_of(browser, server, "pactes", "Ana").await?;
    take_role(browser, "faust").await?;
    for free in [1, 0] {
        touch(browser, ".lobby-seat.free .add-bot:not([hidden])").await?;
        let seated = format!("return document.querySelectorAll('.lobby-seat.free').length === {free}");
        until(browser, "a bot", &seated).await?;
    }
    touch(browser, "#start:not([disabled])").await?;
    browser.web.query(By::Css(".turn")).first().await?;
    Ok(())
}

/// Nobody presses anything on a television: the contract unfolds line by line, and then the table is shown again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_screen_in_the_middle_unfolds_a_contract_to_its_end() -> Result<()> {
    let server = Server::open().await?;
    let tv = Look { width: 1280, height: 720, dark: false, language: "fr" };
    let (ana, bao, screen) =
        tokio::try_join!(Browser::start(Look::PHONE), Browser::start(Look::PHONE), Browser::start(tv))?;
    let link = make_of(&ana, &server, "pactes", "Ana").await?;
    bao.web.goto(&link).await?;
    named(&bao, "Bao").await?;
    touch(&bao, "#middle-make").await?;
    let middle = bao.web.query(By::Id("middle-open")).first().await?.attr("href").await?.context("a link")?;
    screen.web.goto(&middle).await?;
    take_role(&ana, "faust").await?;
    take_role(&bao, "demon_a").await?;
    touch(&ana, ".lobby-seat.free .add-bot:not([hidden])").await?;
    touch(&ana, "#start:not([disabled])").await?;
    until(&screen, "the game", "return !!document.querySelector('.middle.playing')").await?;
    let players = [Player::new(&ana), Player::new(&bao)];
    let mut step = 0;
    while !shows(&screen, ".middle .unfolds").await? {
        ensure!(step < 2_000, "no contract unfolds");
        for player in &players {
            player.step(step).await?;
        }
        step += 1;
    }
    until(&screen, "the end of it", "return !document.querySelector('.middle .unfolds')").await?;
    screen.assert_quiet().await
}

/// With nobody to ask going back is done at once: so it says first what it undoes, row by row.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn beside_bots_going_back_says_what_it_undoes() -> Result<()> {
    let server = Server::open().await?;
    let ana = Browser::start(Look::PHONE).await?;
    beside_bots(&ana, &server).await?;
    let player = Player::new(&ana);
    let mut step = 0;
    while rows(&ana).await? < 6 {
        ensure!(step < 2_000, "hardly anything happens");
        player.step(step).await?;
        step += 1;
    }
    // A bot waits for the person by now, or goes on: what is counted does not shrink by itself.
    let before = rows(&ana).await?;
    touch(&ana, ".story .rewind-here").await?;
    until(&ana, "the question", "return !!document.querySelector('.sure[open] .undone li')").await?;
    ana.assert_accessible("what going back undoes").await?;
    ensure!(rows(&ana).await? >= before, "it is done before it is asked");
    touch(&ana, ".sure[open] #sure-no").await?;
    until(&ana, "the table", "return !document.querySelector('.sure[open]')").await?;
    ensure!(rows(&ana).await? >= before, "it is done though it was not wished");
    touch(&ana, ".story .rewind-here").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    let fewer = format!("return document.querySelectorAll('.pane.story li').length < {before}");
    until(&ana, "the past", &fewer).await?;
    ensure!(!shows(&ana, "[data-agreement=rewind]").await?, "nobody is left to agree");
    ana.assert_quiet().await
}

/// The same for a move against a server's bot.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_against_a_bot_far_away_is_taken_back_in_two_steps() -> Result<()> {
    let server = Server::open().await?;
    let ana = Browser::start(Look::PHONE).await?;
    make_of(&ana, &server, "psychopathe", "Ana").await?;
    take_role(&ana, "white").await?;
    touch(&ana, ".lobby-seat.free .add-bot:not([hidden])").await?;
    until(&ana, "a bot", "return !document.querySelector('.lobby-seat.free')").await?;
    touch(&ana, "#start:not([disabled])").await?;
    play(&ana, "a2-a1").await?;
    moves(&ana, 2).await?;
    touch(&ana, "#take-move-back").await?;
    until(&ana, "the question", "return !!document.querySelector('.sure[open] .undone li')").await?;
    touch(&ana, ".sure[open] #sure-yes").await?;
    until(&ana, "the board as it was", "return !document.querySelector('.played .move')").await?;
    ana.assert_quiet().await
}

/// Going to another pane and back at once tells the server nothing; what came too soon is said again by itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn glances_say_nothing_and_what_came_too_soon_comes_again() -> Result<()> {
    let server = Server::open().await?;
    let ana = Browser::start(Look::PHONE).await?;
    beside_bots(&ana, &server).await?;
    ana.web.query(By::Css(".act textarea")).first().await?;
    let glances = "const send = WebSocket.prototype.send;
        window.said = [];
        WebSocket.prototype.send = function (text) { window.line = this; said.push(text); send.call(this, text); };
        const tap = (pane) => new Promise((done) => {
            document.querySelector(`[data-pane=${pane}]`).click();
            setTimeout(done, 0);
        });
        const done = arguments[arguments.length - 1];
        (async () => { for (let n = 0; n < 12; n++) { await tap('story'); await tap('play'); } })()
            .then(() => setTimeout(() => done(said.filter((text) => text.includes('elsewhere')).length), 600))";
    let n_said = ana.web.execute_async(glances, vec![]).await?;
    // A busy machine may make one of them long.
    ensure!(n_said.json().as_u64().is_some_and(|n| n < 6), "{} glances were told", n_said.json());
    touch(&ana, "[data-pane=story]").await?;
    until(&ana, "that she reads", "return said.some((text) => text.includes('elsewhere'))").await?;
    touch(&ana, "[data-pane=play]").await?;

    // The budget of this line is used up in the same breath as something is said.
    let desire = "const field = document.querySelector('.act textarea');
        field.value = 'Je veux la lune';
        field.dispatchEvent(new Event('input', { bubbles: true }))";
    ana.web.execute(desire, vec![]).await?;
    until(&ana, "the button", "return !!document.querySelector('.act button[type=submit]:not([disabled])')")
        .await?;
    let hurry = "for (let n = 0; n < 100; n++) window.line.send('{\"writing\":\"down\"}');
        document.querySelector('.act .text-form button[type=submit]').click()";
    ana.web.execute(hurry, vec![]).await?;
    let stated = "return document.querySelector('.pane.story').textContent.includes('Je veux la lune')";
    until(&ana, "the desire", stated).await?;
    let n_acts = "return said.filter((text) => text.includes('Je veux la lune')).length";
    let n_acts = ana.web.execute(n_acts, vec![]).await?;
    ensure!(n_acts.json().as_u64() > Some(1), "it did not come too soon");
    ana.assert_quiet().await
}

/// People at one device may talk as well: a word does for what would be written.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn at_one_device_people_may_talk() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(format!("{}#/psychopathe/new", server.address())).await?;
    until(&browser, "the form", "return !!document.querySelector('form')").await?;
    ensure!(!shows(&browser, "#spoken").await?, "a duel tells no story");
    for spoken in [false, true] {
        browser.web.goto(format!("{}#/pactes/new", server.address())).await?;
        until(&browser, "the form", "return !!document.querySelector('#start')").await?;
        if spoken {
            touch(&browser, "#spoken").await?;
        }
        browser.assert_accessible("a new game").await?;
        touch(&browser, "#start").await?;
        touch(&browser, "#take").await?;
        until(&browser, "the desire", "return !!document.querySelector('.act textarea')").await?;
        let offered = "return !!document.querySelector('.act .said-aloud:not([hidden])')";
        let is_offered = browser.web.execute(offered, vec![]).await?.json() == &json!(true);
        ensure!(is_offered == spoken, "talking: {spoken}, said aloud: {is_offered}");
    }
    // It is so again after a reload.
    browser.web.refresh().await?;
    touch(&browser, "#take").await?;
    until(&browser, "one tap", "return !!document.querySelector('.act .said-aloud:not([hidden])')").await?;
    browser.assert_quiet().await
}

/// How many lines the server holds, asked by somebody at its shelf.
async fn lines(browser: &Browser) -> Result<u64> {
    let script = "return fetch('/metrics').then(answer => answer.text())
        .then(text => Number(/^tablee_sockets (\\d+)$/m.exec(text)[1]))";
    browser.web.execute(script, vec![]).await?.json().as_u64().context("lines")
}

/// A browser keeps a page for going back: its line is closed all the same, so that the table knows that nobody looks.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_goes_to_another_page_looks_no_more_and_can_come_back() -> Result<()> {
    let server = Server::open().await?;
    let (ana, beside) = tokio::try_join!(Browser::start(Look::PHONE), Browser::start(Look::PHONE))?;
    make_of(&ana, &server, "psychopathe", "Ana").await?;
    beside.web.goto(&server.address()).await?;
    ensure!(lines(&beside).await? == 1, "Ana has a line");
    ana.web.execute("location.href = 'about:blank'", vec![]).await?;
    let mut n_lines = 1;
    for _ in 0..40 {
        n_lines = lines(&beside).await?;
        if n_lines == 0 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    ensure!(n_lines == 0, "a page that was left still counts as looked at");
    ana.web.back().await?;
    take_role(&ana, "white").await?;
    ensure!(lines(&beside).await? == 1, "Ana is back");
    ana.assert_quiet().await
}
