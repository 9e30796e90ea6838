//! Pictures of the client as it is: `pictures FOLDER` takes those of the README, `pictures FOLDER all` one of every
//! page and phase, on a phone and a wide screen, light and dark, in both languages.

use std::{env, path::Path, time::Duration};

use anyhow::{Context as _, Result};
use e2e::{Browser, Look, Player, Server};
use thirtyfour::prelude::*;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = env::args().nth(1).context("where do the pictures go?")?;
    let folder = Path::new(&folder);
    let server = Server::open().await?;
    if env::args().nth(2).as_deref() == Some("all") {
        let phone = Look { height: 1400, ..Look::PHONE };
        let desk = Look { height: 1100, ..Look::DESK };
        for (name, look) in [
            ("phone-fr-light", phone),
            ("desk-en-dark", desk),
            ("phone-en-dark", Look { dark: true, language: "en", ..phone }),
            ("desk-fr-light", Look { dark: false, language: "fr", ..desk }),
        ] {
            everything(&server, look, &folder.join(name)).await?;
        }
        return Ok(());
    }
    let wide = Look { dark: false, language: "fr", ..Look::DESK };
    one(&server, wide, &folder.join("pactes.png")).await?;
    one(&server, Look { dark: true, ..Look::PHONE }, &folder.join("pactes-phone.png")).await?;
    for (game, place, css) in [
        ("psychopathe", "study", ".board"),
        ("psychodrame", "alone", ".turn"),
        ("innommable", "alone", ".turn"),
        ("yonkoma", "alone", ".turn"),
    ] {
        first(&server, wide, &format!("{game}/{place}"), css, &folder.join(format!("{game}.png"))).await?;
    }
    Ok(())
}

/// A game as it is when one comes to it, after the bots' first words.
async fn first(server: &Server, look: Look, place: &str, css: &str, to: &Path) -> Result<()> {
    let browser = start(server, look).await?;
    browser.web.goto(format!("{}#/{place}", server.address())).await?;
    browser.web.query(By::Css(css)).first().await?;
    tokio::time::sleep(Duration::from_secs(5)).await;
    browser.picture(to).await
}

/// A contract with all its dice on it.
async fn one(server: &Server, look: Look, to: &Path) -> Result<()> {
    let browser = start(server, look).await?;
    browser.web.goto(format!("{}#/pactes/alone", server.address())).await?;
    browser.web.query(By::Css(".turn")).first().await?;
    let mut player = Player::new(&browser);
    player.ideas = true;
    for step in 0..2_000 {
        if !browser.web.find_all(By::Id("pass")).await?.is_empty() {
            break;
        }
        player.step(step).await?;
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    browser.picture(to).await
}

async fn start(server: &Server, look: Look) -> Result<Browser> {
    let browser = Browser::start(look).await?;
    browser.web.goto(server.address()).await?;
    browser.web.query(By::Id("try-alone-pactes")).first().await?;
    browser.web.execute("localStorage.setItem('tablee.pace', '0')", vec![]).await?;
    Ok(browser)
}

/// Every page, and every phase of a game alone.
async fn everything(server: &Server, look: Look, folder: &Path) -> Result<()> {
    let browser = start(server, look).await?;
    browser.picture(&folder.join("home.png")).await?;
    for (name, place, css) in [
        ("new", "new", "#start"),
        ("far", "far", "#go"),
        ("rules", "rules", ".rules dd"),
        ("lost", "local/x", ".lost"),
    ] {
        browser.web.goto(format!("{}#/pactes/{place}", server.address())).await?;
        browser.web.query(By::Css(css)).first().await?;
        browser.picture(&folder.join(format!("{name}.png"))).await?;
    }
    browser.web.goto(format!("{}#/pactes/far", server.address())).await?;
    browser.web.query(By::Id("name")).first().await?.send_keys("Ana").await?;
    browser.web.find(By::Id("go")).await?.click().await?;
    browser.web.query(By::Css(".lobby-seats")).first().await?;
    browser.picture(&folder.join("lobby.png")).await?;
    for css in [
        ".lobby-seat button[data-role=faust]",
        ".free .add-bot:not([hidden])",
        ".free .add-bot:not([hidden])",
    ] {
        browser.web.query(By::Css(css)).first().await?.click().await?;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    browser.picture(&folder.join("lobby-full.png")).await?;
    browser.web.query(By::Id("start")).first().await?.click().await?;
    browser.web.query(By::Css(".turn")).first().await?;
    for pane in ["play", "sheet", "trade", "story", "talk"] {
        let touch = format!("document.querySelector('[data-pane={pane}]').click()");
        browser.web.execute(touch, vec![]).await?;
        browser.picture(&folder.join(format!("far-{pane}.png"))).await?;
    }
    browser.web.goto(format!("{}#/pactes/alone", server.address())).await?;
    browser.web.query(By::Css(".turn")).first().await?;
    let mut player = Player::new(&browser);
    player.pictures = Some(folder.to_owned());
    player.ideas = true;
    player.play_to_the_end().await?;
    browser.picture(&folder.join("end.png")).await
}
