//! Pactes in the browser, on one device.

use anyhow::Result;
use e2e::{Browser, House, Look, Player};
use thirtyfour::prelude::*;

/// Bots that do not wait.
async fn hurry(browser: &Browser) -> Result<()> {
    browser.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn alone_with_bots_to_the_end() -> Result<()> {
    let house = House::open().await?;
    for look in [Look::PHONE, Look::DESK] {
        let browser = Browser::start(look).await?;
        browser.web.goto(house.address()).await?;
        browser.web.query(By::Id("try-alone-pactes")).first().await?;
        browser.assert_accessible("home").await?;
        browser.assert_fits("home").await?;
        hurry(&browser).await?;
        browser.web.find(By::Id("try-alone-pactes")).await?.click().await?;
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
    let house = House::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    browser.web.goto(house.address()).await?;
    browser.web.query(By::Id("pass-and-play-pactes")).first().await?.click().await?;
    for (id, name) in [("name-0", "Ana"), ("name-1", "Bao"), ("name-2", "Cléo")] {
        browser.web.query(By::Id(id)).first().await?.send_keys(name).await?;
    }
    browser.assert_accessible("setting up").await?;
    browser.web.find(By::Id("start")).await?.click().await?;
    browser.web.query(By::Id("take")).first().await?;
    browser.assert_accessible("the curtain").await?;
    let mut player = Player::new(&browser);
    for step in 0..60 {
        player.step(step).await?;
    }
    // A closed tab loses nothing: the same address shows the same game, covered.
    let before = browser.web.find(By::Css(".sheet .desire")).await?.inner_html().await?;
    browser.web.refresh().await?;
    browser.web.query(By::Id("take")).first().await?;
    assert_eq!(browser.web.find(By::Css(".sheet .desire")).await?.inner_html().await?, before);
    assert!(
        browser.web.find_all(By::Css(".purse")).await?.is_empty(),
        "no purse before somebody takes the device"
    );
    player.play_to_the_end().await?;
    browser.assert_accessible("the end").await?;
    browser.assert_fits("the end").await?;
    browser.assert_quiet().await
}
