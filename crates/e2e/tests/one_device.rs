//! The narrative games on one device that goes round: what one wrote and did not send yet is covered, is not there for
//! the next, and is there again for the one who wrote it.

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server,
    page::{touch, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

/// What must not be read by anybody else.
const SECRET: &str = "ce que nul ne doit lire qzsecret";

/// Whether the page holds it anywhere, also where it is not seen.
async fn holds_secret(browser: &Browser) -> Result<bool> {
    let script =
        "const fields = [...document.querySelectorAll('textarea, input')].map(e => e.value).join('\\n');
        return document.documentElement.innerHTML.includes('qzsecret') || fields.includes('qzsecret')";
    Ok(browser.web.execute(script, vec![]).await?.json() == &json!(true))
}

/// Seats three people around one phone, and begins.
async fn seat(browser: &Browser, server: &Server, game: &str) -> Result<()> {
    browser.web.goto(server.address()).await?;
    touch(browser, &format!("#pass-and-play-{game}")).await?;
    browser.web.query(By::Id("name-0")).first().await?;
    let fields = browser.web.find_all(By::Css("input[id^=name-]")).await?;
    for (field, name) in fields.iter().zip(["Nyx", "Ana", "Bao", "Cléo", "Dan", "Eva"]) {
        field.send_keys(name).await?;
    }
    touch(browser, "#start").await
}

/// The first who is named takes the device.
async fn begin(browser: &Browser, server: &Server, game: &str) -> Result<()> {
    seat(browser, server, game).await?;
    until(browser, "the curtain", "return !!document.querySelector('#take')").await?;
    browser.assert_accessible("the curtain").await?;
    touch(browser, "#take").await
}

/// Whoever holds the device writes it into the first field that is marked as secret; then the device is covered, another takes it,
/// and it comes back.
async fn kept_apart(game: &str) -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    begin(&browser, &server, game).await?;
    let write = format!(
        "document.querySelectorAll('main details').forEach(e => {{ e.open = true; }});
        const area = document.querySelector('.secret textarea');
        if (!area) return false;
        area.value = '{SECRET}';
        area.dispatchEvent(new Event('input', {{bubbles: true}}));
        return true"
    );
    until(&browser, "a secret field", &write).await?;
    ensure!(holds_secret(&browser).await?, "it was not written");
    // A draft is kept when its field is left alone for a moment.
    let kept = "return Object.keys(localStorage).some(key => localStorage[key].includes('qzsecret'))";
    until(&browser, "the draft", kept).await?;

    browser.web.refresh().await?;
    until(&browser, "the curtain", "return !!document.querySelector('#take')").await?;
    ensure!(!holds_secret(&browser).await?, "{game}: behind the curtain it is still there");
    touch(&browser, ".curtain .others button").await?;
    until(&browser, "another's page", "return !document.querySelector('#take')").await?;
    ensure!(!holds_secret(&browser).await?, "{game}: another holds the device and reads it");
    browser.assert_accessible("another's page").await?;
    browser.assert_fits("another's page").await?;

    browser.web.refresh().await?;
    touch(&browser, "#take").await?;
    let again = "document.querySelectorAll('main details').forEach(e => { e.open = true; });
        return [...document.querySelectorAll('textarea')].some(e => e.value.includes('qzsecret'))";
    until(&browser, "what was written", again).await?;
    browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_keepers_mystery_goes_round_unread() -> Result<()> {
    kept_apart("innommable").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_game_masters_notes_go_round_unread() -> Result<()> {
    kept_apart("yonkoma").await
}

/// Where nobody has a secret, nobody is asked to look away.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_without_secrets_has_no_curtain() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    seat(&browser, &server, "psychodrame").await?;
    let open =
        "return !!document.querySelector('.asking textarea') && !document.querySelector('#take, .curtain')";
    until(&browser, "the first question, without a curtain", open).await?;
    browser.web.refresh().await?;
    until(&browser, "the same for whoever comes back", open).await?;
    browser.assert_quiet().await
}
