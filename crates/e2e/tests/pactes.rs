//! Pactes in the browser, on one device.

use anyhow::Result;
use e2e::{
    Browser, Look, Player, Server,
    page::{touch, until},
};
use thirtyfour::prelude::*;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_with_bots_to_the_end() -> Result<()> {
    let server = Server::open().await?;
    for look in [Look::PHONE, Look::DESK] {
        let browser = Browser::start(look).await?;
        browser.web.goto(server.address()).await?;
        browser.web.query(By::Id("try-alone-pactes")).first().await?;
        browser.assert_accessible("home").await?;
        browser.assert_fits("home").await?;
        browser.hurry().await?;
        browser.web.find(By::Id("try-alone-pactes")).await?.click().await?;
        touch(&browser, "[data-part='0']").await?;
        let mut player = Player::new(&browser);
        player.checks = true;
        player.play_to_the_end().await?;
        browser.assert_accessible("the end").await?;
        browser.assert_quiet().await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_hand_one_phone_round() -> Result<()> {
    let mut server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(server.address()).await?;
    browser.web.query(By::Id("pass-and-play-pactes")).first().await?.click().await?;
    for (id, name) in [("name-0", "Ana"), ("name-1", "Bao"), ("name-2", "Cléo")] {
        browser.web.query(By::Id(id)).first().await?.send_keys(name).await?;
    }
    browser.web.find(By::Id("start")).await?.click().await?;
    browser.web.query(By::Id("take")).first().await?;
    browser.assert_fine("the curtain", Look::PHONE).await?;
    let mut player = Player::new(&browser);
    for step in 0..60 {
        player.step(step).await?;
    }
    // A closed tab loses nothing: the same address in another tab shows the same game, covered.
    let before = browser.web.find(By::Css(".sheet .desire")).await?.inner_html().await?;
    let address = browser.web.current_url().await?;
    let tab = browser.web.new_tab().await?;
    browser.web.close_window().await?;
    browser.web.switch_to_window(tab).await?;
    browser.goto_new(address.as_str(), Look::PHONE).await?;
    browser.web.query(By::Id("take")).first().await?;
    assert_eq!(browser.web.find(By::Css(".sheet .desire")).await?.inner_html().await?, before);
    covered(&browser).await?;
    // Nor does it need a server any more, for the game, for the words or for the rules.
    let there = "const names = performance.getEntriesByType('resource').map(entry => entry.name);
        const kinds = names.map(name => name.match(/(words|rules|bank)-pactes-(fr|en)/)?.[0]);
        return new Set(kinds.filter(kind => kind)).size === 6";
    until(&browser, "all texts", there).await?;
    server.kill().await?;
    touch(&browser, "#take").await?;
    touch(&browser, ".turn .hide").await?;
    covered(&browser).await?;
    touch(&browser, ".sheet-box .rule-mark").await?;
    let read = "return (document.querySelector('dialog[open]')?.textContent.length ?? 0) > 80";
    until(&browser, "the rule", read).await?;
    touch(&browser, "dialog[open] button").await?;
    browser.speak("en").await?;
    player.play_to_the_end().await?;
    browser.assert_fine("the end", Look { language: "en", ..Look::PHONE }).await?;
    browser.assert_quiet().await
}

/// Nothing of anybody's own is on the page while nobody has taken the device.
async fn covered(browser: &Browser) -> Result<()> {
    let script =
        "return ['.purse', '.act', '.picker', '.text-form'].filter(css => document.querySelector(css)).join()
        + document.querySelector('#announcements').textContent";
    let shown = browser.web.execute(script, vec![]).await?;
    anyhow::ensure!(shown.json() == "", "under the curtain: {}", shown.json());
    Ok(())
}
