//! Pictures of the client as it is: `pictures FOLDER` takes those of the README, `pictures FOLDER all` one of every
//! page and phase, on a phone and a wide screen, light and dark, in both languages.

mod readme;

use std::{collections::BTreeSet, env, path::Path, time::Duration};

use anyhow::{Context as _, Result};
use e2e::{
    Browser, Look, Player, Server, alone,
    online::{make_of, start as together},
    page::{named, touch, until},
};
use serde_json::json;
use thirtyfour::prelude::*;

#[tokio::main]
async fn main() -> Result<()> {
    let folder = env::args().nth(1).context("where do the pictures go?")?;
    let folder = Path::new(&folder);
    let server = Server::open().await?;
    if env::args().nth(2).as_deref() != Some("all") {
        return readme::take(&server, folder).await;
    }
    let phone = Look { width: 390, height: 844, ..Look::PHONE };
    let desk = Look { width: 1280, height: 800, ..Look::DESK };
    for (name, look) in [
        ("phone-fr-light", phone),
        ("desk-en-dark", desk),
        ("phone-en-dark", Look { dark: true, language: "en", ..phone }),
        ("desk-fr-light", Look { dark: false, language: "fr", ..desk }),
    ] {
        let folder = folder.join(name);
        everything(&server, look, &folder).await?;
        around(&server, look, &folder).await?;
        stories(&server, look, &folder).await?;
        psychodrame(&server, look, &folder.join("psychodrame")).await?;
        psychopathe(&server, look, &folder.join("psychopathe")).await?;
    }
    Ok(())
}

/// A browser for which bots do not wait.
async fn start(server: &Server, look: Look) -> Result<Browser> {
    let browser = Browser::start(look).await?;
    browser.web.goto(server.address()).await?;
    browser.web.query(By::Id("try-alone-pactes")).first().await?;
    browser.hurry().await?;
    Ok(browser)
}

/// Every page, and every phase of a game of Pactes alone.
async fn everything(server: &Server, look: Look, folder: &Path) -> Result<()> {
    let browser = start(server, look).await?;
    browser.picture(&folder.join("home.png")).await?;
    for (name, place, css) in [
        ("new", "new", "#start"),
        ("far", "far", "#go"),
        ("parts", "alone", "[data-part]"),
        ("rules", "rules", ".rules .rule"),
        ("lost", "local/x", ".lost"),
    ] {
        browser.web.goto(format!("{}#/pactes/{place}", server.address())).await?;
        browser.web.query(By::Css(css)).first().await?;
        browser.picture(&folder.join(format!("{name}.png"))).await?;
    }
    browser.web.goto(format!("{}#/pactes/far", server.address())).await?;
    browser.web.refresh().await?;
    named(&browser, "Ana").await?;
    browser.picture(&folder.join("lobby.png")).await?;
    for css in [
        ".lobby-seat button[data-role=faust]",
        ".free .add-bot:not([hidden])",
        ".free .add-bot:not([hidden])",
    ] {
        touch(&browser, css).await?;
        tokio::time::sleep(Duration::from_millis(400)).await;
    }
    browser.picture(&folder.join("lobby-full.png")).await?;
    touch(&browser, "#start:not([disabled])").await?;
    browser.web.query(By::Css(".turn")).first().await?;
    panes(&browser, folder, "far").await?;
    alone::open(&browser, server, "pactes", Some(0)).await?;
    let mut player = Player::new(&browser);
    player.pictures = Some(folder.to_owned());
    player.ideas = true;
    player.play_to_the_end().await?;
    browser.picture(&folder.join("end.png")).await
}

/// Every tab of a table that has one.
async fn panes(browser: &Browser, folder: &Path, name: &str) -> Result<()> {
    let all = "return [...document.querySelectorAll('[data-pane]')].filter(e => e.getClientRects().length).map(e => e.dataset.pane)";
    let all: Vec<String> = serde_json::from_value(browser.web.execute(all, vec![]).await?.json().clone())?;
    for pane in all.iter().collect::<BTreeSet<_>>() {
        touch(browser, &format!("[data-pane={pane}]")).await?;
        browser.picture(&folder.join(format!("{name}-{pane}.png"))).await?;
    }
    let back = "document.querySelector('[data-pane=play]')?.click()";
    browser.web.execute(back, vec![]).await?;
    Ok(())
}

/// What happens around a game far apart: the card, going back, the screen in the middle.
async fn around(server: &Server, look: Look, folder: &Path) -> Result<()> {
    // Their tables are on a server: each has luck of its own.
    let (ana, bao, cleo) =
        tokio::try_join!(Browser::start(look), Browser::start(look), Browser::start(look))?;
    let screen = Browser::start(Look { width: 1280, height: 720, ..look }).await?;
    let link = make_of(&ana, server, "pactes", "Ana").await?;
    bao.web.goto(&link).await?;
    named(&bao, "Émile").await?;
    touch(&ana, "#middle-make").await?;
    let middle = ana.web.query(By::Id("middle-open")).first().await?.attr("href").await?.context("a link")?;
    screen.web.goto(&middle).await?;
    screen.web.query(By::Css(".middle .qr")).first().await?;
    screen.picture(&folder.join("middle.png")).await?;
    cleo.web.goto(&link).await?;
    named(&cleo, "Hugo").await?;
    together([&ana, &bao, &cleo]).await?;
    let mut player = Player::new(&ana);
    player.ideas = true;
    for step in 0..4 {
        player.step(step).await?;
    }
    let rewind = "const b = [...document.querySelectorAll('.safety button')].find(b => /Revenir|back/i.test(b.textContent) && !b.hidden);
        b?.click(); return !!b";
    until(&ana, "going back", rewind).await?;
    bao.web.query(By::Css("[data-agreement=rewind] .consent")).first().await?;
    bao.picture(&folder.join("takeback.png")).await?;
    touch(&bao, "[data-agreement=rewind] .decline").await?;
    touch(&bao, "#x-card:not([hidden])").await?;
    until(&ana, "the card", "return !!document.querySelector('.halt')").await?;
    ana.picture(&folder.join("card.png")).await?;
    touch(&ana, ".paused .primary").await?;
    cleo.web.query(By::Css("[data-agreement=resume] .consent")).first().await?;
    cleo.picture(&folder.join("agreement.png")).await?;
    for browser in [&bao, &cleo] {
        touch(browser, "[data-agreement=resume] .consent").await?;
    }
    until(&cleo, "the game", "return !document.querySelector('.halt')").await?;
    cleo.picture(&folder.join("moment.png")).await?;
    screen.web.query(By::Css(".middle.playing")).first().await?;
    screen.picture(&folder.join("middle-play.png")).await
}

/// A picture of each new place of a game.
#[derive(Default)]
struct Places(BTreeSet<String>);

impl Places {
    async fn look(&mut self, browser: &Browser, folder: &Path) -> Result<()> {
        let place = "const on = (css) => document.querySelector(css) ? ' / ' + css : '';
            const place = document.querySelector('.turn .place')?.textContent ?? '';
            return place.replace(/[0-9]+/g, '') + on('.turn.mine') + on('.moment') + on('[data-agreement]') + on('.ending')";
        let place = browser.web.execute(place, vec![]).await?.json().to_string();
        if self.0.insert(place) {
            browser.picture(&folder.join(format!("{:02}.png", self.0.len()))).await?;
        }
        Ok(())
    }
}

async fn is_over(browser: &Browser) -> Result<bool> {
    let over = browser.web.execute("return !!document.querySelector('.ending')", vec![]).await?;
    Ok(over.json() == &json!(true))
}

/// Innommable and 4-KOMA in each part, place by place to the end.
async fn stories(server: &Server, look: Look, folder: &Path) -> Result<()> {
    for (game, script) in [("innommable", alone::INNOMMABLE), ("yonkoma", alone::YONKOMA)] {
        for part in [0, 1] {
            let folder = folder.join(format!("{game}-{part}"));
            let browser = Browser::start(look).await?;
            alone::open_in_a_hurry(&browser, server, game, Some(part)).await?;
            let mut places = Places::default();
            for n in 0..700 {
                places.look(&browser, &folder).await?;
                if is_over(&browser).await? {
                    break;
                }
                if alone::step(&browser, script, n, n > 200, &[]).await?.is_empty() {
                    tokio::time::sleep(Duration::from_millis(25)).await;
                }
            }
            panes(&browser, &folder, "pane").await?;
        }
    }
    Ok(())
}

/// Psychodrame alone, place by place to the end.
async fn psychodrame(server: &Server, look: Look, folder: &Path) -> Result<()> {
    let browser = Browser::start(look).await?;
    alone::open_in_a_hurry(&browser, server, "psychodrame", None).await?;
    browser.web.execute(include_str!("../../src/psychodrame.js"), vec![]).await?;
    browser.web.execute("window.psdSeat = 0; window.psdSeats = 3", vec![]).await?;
    let step = "const next = document.querySelector('#moment-next, #verdict-on');
        if (next) { next.click(); return 'moment'; }
        const wishes = {play: arguments[0] ? ['close_scene'] : ['initiate_conflict', 'close_scene'],
            offer: arguments[0] ? ['vote_end', 'propose_end'] : []};
        return psdStep(wishes[document.querySelector('.act')?.dataset.phase] ?? [], ['refuse']) ?? ''";
    let mut places = Places::default();
    for n in 0..900 {
        places.look(&browser, folder).await?;
        if is_over(&browser).await? {
            break;
        }
        let did = browser.web.execute(step, vec![json!(n > 200)]).await?;
        if did.json().as_str().is_none_or(|did| did.is_empty() || did.ends_with('…')) {
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }
    panes(&browser, folder, "pane").await
}

/// Psychopathe: every page, the middle of a game, a piece in hand, the end.
async fn psychopathe(server: &Server, look: Look, folder: &Path) -> Result<()> {
    let browser = start(server, look).await?;
    for (name, place, css) in [
        ("hub", "", "#door-new"),
        ("new", "/new", "#start"),
        ("study", "/study", "#board"),
        ("rules", "/rules", ".psy-rules h1"),
        ("lessons", "/lessons", "[data-lesson=slide]"),
        ("puzzles", "/puzzles", "#next-puzzle"),
    ] {
        browser.web.goto(format!("{}#/psychopathe{place}", server.address())).await?;
        browser.web.query(By::Css(css)).first().await?;
        browser.picture(&folder.join(format!("{name}.png"))).await?;
    }
    readme::duel(&browser, server, 6).await?;
    browser.picture(&folder.join("middle.png")).await?;
    readme::choose(&browser).await?;
    browser.picture(&folder.join("in-hand.png")).await?;
    panes(&browser, folder, "pane").await?;
    touch(&browser, "#resign").await?;
    until(&browser, "the second step", "return !!document.querySelector('.sure[open]')").await?;
    browser.picture(&folder.join("sure.png")).await?;
    touch(&browser, ".sure[open] #sure-yes").await?;
    until(&browser, "the end", "return !!document.querySelector('#ending-title')").await?;
    browser.picture(&folder.join("end.png")).await
}
