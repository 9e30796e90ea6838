//! The end of a game: what it means, what can be kept, and playing again with the parts moved round.

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Player, Server,
    alone::open_in_a_hurry,
    laws::assert_laws,
    online::{make, take_role},
    page::{named, touch, until},
};
use serde_json::{Value, json};

async fn ask(browser: &Browser, script: &str) -> Result<Value> {
    Ok(browser.web.execute(script, vec![]).await?.json().clone())
}

/// Which seat of the game that is open on this device is the person's, and how many rows it has.
const SEAT: &str =
    "const kept = JSON.parse(localStorage['tablee.local.' + location.hash.split('/')[3]] ?? 'null');
    return kept && [kept.people.findIndex(person => !person.bot), kept.rows.length]";

/// Another game than the one at this address is open, and the person sits there.
async fn plays_at(browser: &Browser, before: &str, seat: u64) -> Result<()> {
    let open = format!(
        "return location.hash !== {before:?} && !!document.querySelector('.table') && !document.querySelector('.end')"
    );
    until(browser, "another game", &open).await?;
    let found = ask(browser, SEAT).await?;
    ensure!(found[0] == json!(seat), "the person sits at {}, not at {seat}", found[0]);
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_one_keeps_what_was_and_plays_again_in_another_part() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    open_in_a_hurry(&browser, &server, "pactes", Some(0)).await?;
    Player::new(&browser).play_to_the_end().await?;
    until(&browser, "the verdict", "return !!document.querySelector('#ending-title')").await?;
    ensure!(ask(&browser, SEAT).await?[0] == json!(0), "the person was Faust");
    assert_laws(&browser, "the end").await?;
    // What can be kept is what was: the story in words, the record with all its rows.
    let story = "const a = document.querySelector('#keep-story');
        return a.download.length > 0 && /texte/.test(decodeURIComponent(a.href.split(',')[1]))";
    ensure!(ask(&browser, story).await? == json!(true), "the story can be kept");
    let record = "const a = document.querySelector('#keep-record');
        return a.download.endsWith('.json') ? JSON.parse(decodeURIComponent(a.href.split(',').slice(1).join(','))).rows.length : 0";
    ensure!(ask(&browser, record).await? == ask(&browser, SEAT).await?[1], "the record has every row");
    // Everybody is told what they become; two taps begin one game.
    let becomes = "const all = [...document.querySelectorAll('.wheel li')].map(e => e.textContent);
        return all.length === 3 && all.filter(text => /devenez/.test(text)).length === 1 && all.filter(text => /devient/.test(text)).length === 2";
    ensure!(ask(&browser, becomes).await? == json!(true), "what each one becomes");
    let (over, games) = (
        "return location.hash",
        "return Object.keys(localStorage).filter(key => key.startsWith('tablee.local.')).length",
    );
    let over = ask(&browser, over).await?.as_str().unwrap_or_default().to_owned();
    let before = ask(&browser, games).await?.as_u64().unwrap_or_default();
    ask(&browser, "const b = document.querySelector('#play-again'); b.click(); b.click()").await?;
    plays_at(&browser, &over, 1).await?;
    ensure!(ask(&browser, games).await? == json!(before + 1), "two taps begin one game");
    // The game that is over is still there, and goes on otherwise: everybody with their own part.
    browser.web.execute("location.hash = arguments[0]", vec![json!(over)]).await?;
    until(&browser, "the end again", "return !!document.querySelector('.end')").await?;
    touch(&browser, "#play-otherwise").await?;
    until(&browser, "the sheet", "return !!document.querySelector('dialog[open] #play-same')").await?;
    browser.assert_accessible("otherwise").await?;
    touch(&browser, "dialog[open] #play-same").await?;
    plays_at(&browser, &over, 0).await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn far_apart_everybody_agrees_to_play_again_one_part_further() -> Result<()> {
    let server = Server::open().await?;
    let (ana, bao) = tokio::try_join!(Browser::start(Look::PHONE), Browser::start(Look::PHONE))?;
    let link = make(&ana, &server, "Ana").await?;
    bao.web.goto(&link).await?;
    named(&bao, "Bao").await?;
    take_role(&ana, "faust").await?;
    take_role(&bao, "demon_a").await?;
    touch(&ana, ".lobby-seat.free .add-bot:not([hidden])").await?;
    touch(&ana, "#start:not([disabled])").await?;
    let players = [Player::new(&ana), Player::new(&bao)];
    let mut over = [false; 2];
    for step in 0..6_000 {
        for (player, over) in players.iter().zip(&mut over) {
            if !*over {
                *over = player.step(step).await? == "end";
            }
        }
        if over == [true; 2] {
            break;
        }
    }
    ensure!(over == [true; 2], "the game does not end");
    let part = "return document.querySelector('.turn .as')?.textContent ?? ''";
    let parts = [ask(&ana, part).await?, ask(&bao, part).await?];
    ensure!(ask(&ana, "return !!document.querySelector('#keep-story')").await? == json!(true), "the story");
    // The server makes the book of each seat.
    let book = "const a = document.querySelector('#keep-book');
        return fetch(a.href).then(r => r.text()).then(t => /class=.chapter/.test(t) && /class=.facing/.test(t))";
    for page in [&ana, &bao] {
        ensure!(ask(page, book).await? == json!(true), "the book");
    }
    // The dice can be checked once the table is closed: the way there.
    touch(&ana, "#keep-dice").await?;
    until(&ana, "the table", "return document.querySelector('.table').dataset.paneShown === 'room'").await?;
    touch(&ana, "[data-pane=play]").await?;
    touch(&ana, "#play-again").await?;
    until(
        &bao,
        "the question",
        "return /devenez/.test(document.querySelector('[data-agreement=again] .wheel')?.textContent)",
    )
    .await?;
    ensure!(
        ask(&ana, "return !!document.querySelector('[data-agreement=play-again]:not([hidden])')").await?
            == json!(false),
        "what is asked is not asked again"
    );
    for browser in [&ana, &bao] {
        assert_laws(browser, "playing again is asked").await?;
    }
    touch(&bao, "[data-agreement=again] .consent").await?;
    for (browser, before) in [&ana, &bao].into_iter().zip(parts) {
        until(
            browser,
            "another game",
            "return !!document.querySelector('.table') && !document.querySelector('.end')",
        )
        .await?;
        let now = ask(browser, part).await?;
        ensure!(now != before, "everybody plays another part: {now}, and before {before}");
        browser.assert_quiet().await?;
    }
    Ok(())
}
