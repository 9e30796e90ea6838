//! On one device that goes round: the Keeper's sheet and its files, and a monologue and a conflict by keyboard alone.

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    keys::{choose, is_on, press, reach},
    page::until_with,
};
use serde_json::{Value, json};
use thirtyfour::{Key, prelude::*};

use crate::group::{SECRETS, act, mystery, open_file, reads, sees, touch};

/// Seats four people around one device; the Keeper has it.
async fn begin(browser: &Browser, server: &Server) -> Result<()> {
    browser.web.goto(server.address()).await?;
    touch(browser, "#pass-and-play-innommable").await?;
    sees(browser, "#name-3").await?;
    for (index, name) in ["Nyx", "Ana", "Bao", "Cléo"].into_iter().enumerate() {
        let field = browser.web.find(By::Id(format!("name-{index}"))).await?;
        field.clear().await?;
        field.send_keys(name).await?;
    }
    touch(browser, "#start").await?;
    take(browser, "Nyx").await?;
    sees(browser, ".prepare").await
}

/// Hands the device to somebody, by what the curtain says.
async fn take(browser: &Browser, name: &str) -> Result<()> {
    let script = "const all = [...document.querySelectorAll('#take, .curtain .others button')];
        const own = all.find(e => e.textContent.includes(arguments[0]));
        if (own) own.click(); else document.querySelector('button.hide')?.click();
        return !!own";
    until_with(browser, name, script, vec![json!(name)]).await
}

/// Waits until a part of the sheet says this.
async fn written(browser: &Browser, part: &str, text: &str) -> Result<()> {
    let script = "return document.getElementById(arguments[0]).value === arguments[1]";
    until_with(browser, text, script, vec![json!(format!("part-{part}")), json!(text)]).await
}

/// How many dice lie on each element, as they are expected to be found.
async fn laid(browser: &Browser, dice: &str) -> Result<()> {
    let script = "return [...document.querySelectorAll('.laying .element')].map(e => e.querySelectorAll('.pick').length).join() === arguments[0]";
    until_with(browser, &format!("dice laid {dice}"), script, vec![json!(dice)]).await
}

/// The file that the page would save.
async fn saved(browser: &Browser) -> Result<Value> {
    let script = "return decodeURIComponent(document.querySelector('a[download=\"mystere.json\"]').href)";
    let link = browser.web.execute(script, vec![]).await?;
    let text = link.json().as_str().and_then(|link| link.split_once(',')).context("a file")?.1.to_owned();
    Ok(serde_json::from_str(&text)?)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mystery_is_loaded_taken_back_saved_and_loaded_for_another_group() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    begin(&browser, &server).await?;

    // A file takes the place of what was written, which can be taken back, and so can the file.
    let own = "ce que j’avais écrit";
    browser.web.find(By::Id("part-source")).await?.send_keys(own).await?;
    open_file(&browser, &mystery().to_string()).await?;
    written(&browser, "source", SECRETS[0]).await?;
    laid(&browser, "4,1,1,1,2").await?;
    touch(&browser, "#take-back").await?;
    written(&browser, "source", own).await?;
    browser.assert_accessible("a sheet taken back").await?;
    browser.assert_fits("a sheet taken back").await?;
    touch(&browser, "#take-back").await?;
    written(&browser, "source", SECRETS[0]).await?;
    laid(&browser, "4,1,1,1,2").await?;

    // What is no mystery, and what the rules refuse, is said, and changes nothing.
    open_file(&browser, "un poème").await?;
    reads(&browser, ".prepare .refused", "Ce fichier n’est pas un mystère. Rien n’a changé.").await?;
    let mut long = mystery();
    long["sheet"]["date"] = "novembre ".repeat(99).trim().into();
    open_file(&browser, &long.to_string()).await?;
    reads(&browser, ".prepare .refused", "Votre texte compte 890 caractères").await?;
    reads(&browser, ".prepare .refused", "Rien n’a changé.").await?;
    written(&browser, "source", SECRETS[0]).await?;
    written(&browser, "date", "novembre 1926").await?;

    // Another evening, another group: what was saved lies there as it lay here.
    let file = saved(&browser).await?;
    ensure!(file["sheet"] == mystery()["sheet"], "the sheet: {file}");
    begin(&browser, &server).await?;
    written(&browser, "source", "").await?;
    open_file(&browser, &file.to_string()).await?;
    for (part, text) in [("place", "Saint-Briac"), ("source", SECRETS[0]), ("profiteers", SECRETS[1])] {
        written(&browser, part, text).await?;
    }
    laid(&browser, "4,1,1,1,2").await?;
    ensure!(saved(&browser).await? == file, "it is saved again as it was loaded");
    browser.assert_quiet().await
}

/// Three characters, and play.
async fn characters(browser: &Browser) -> Result<()> {
    for (player, name) in [("Ana", "Adèle Fauvet"), ("Bao", "Basile Kern"), ("Cléo", "Clara Vasseur")] {
        take(browser, player).await?;
        act(browser, "submit_character", &[name, "Grande, voûtée.", "Ma fille Lise."], &[]).await?;
    }
    take(browser, "Nyx").await?;
    for _ in 0..3 {
        act(browser, "approve_character", &[], &[]).await?;
    }
    act(browser, "start_play", &[], &[]).await
}

/// Tabs there and presses Enter; afterwards the focus is somewhere.
async fn enter(browser: &Browser, css: &str) -> Result<()> {
    sees(browser, css).await?;
    choose(browser, css).await?;
    ensure!(!is_on(browser, "body").await?, "after {css} the focus is nowhere");
    Ok(())
}

/// Types something and sends it.
async fn say(browser: &Browser, action: &str, text: &str) -> Result<()> {
    sees(browser, &format!("[data-do={action}] textarea")).await?;
    reach(browser, &format!("[data-do={action}] textarea")).await?;
    press(browser, text).await?;
    enter(browser, &format!("[data-do={action}] button[type=submit]")).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_monologue_and_a_conflict_by_keyboard_on_one_device() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look { language: "fr", ..Look::DESK }).await?;
    begin(&browser, &server).await?;
    open_file(&browser, &mystery().to_string()).await?;
    act(&browser, "finish_preparation", &[], &[]).await?;
    characters(&browser).await?;

    // From here on Tab, Enter, arrows and letters. Ana takes a die, and her anchor is in what she tells.
    enter(&browser, "button.hide").await?;
    enter(&browser, "#take").await?;
    reads(&browser, ".as", "Adèle Fauvet").await?;
    enter(&browser, ".take[data-die=d20]").await?;
    reach(&browser, ".prices input").await?;
    press(&browser, Key::Down).await?;
    enter(&browser, "#speak").await?;
    reads(&browser, ".monologue", "Ma fille Lise.").await?;
    say(&browser, "finish_monologue", "J’ai rêvé de Lise.").await?;
    reads(&browser, ".story", "J’ai rêvé de Lise.").await?;
    reads(&browser, ".character:nth-child(1)", "Aucune inscription à biffer").await?;

    // Bao has no dice, and attempts something all the same: nobody needs to throw well.
    enter(&browser, "button.hide").await?;
    enter(&browser, ".curtain .others li:nth-child(2) button").await?;
    reads(&browser, ".as", "Basile Kern").await?;
    say(&browser, "declare_action", "Je retiens la porte.").await?;
    enter(&browser, "#take").await?;
    reads(&browser, ".declared", "Je retiens la porte.").await?;
    enter(&browser, "[data-ruling=conflict]").await?;
    enter(&browser, "#take").await?;
    reads(&browser, ".conflict", "Il faut une réussite.").await?;
    enter(&browser, "[data-do=throw] button").await?;

    // Those who may give a die are asked one after the other, without a clock.
    for name in ["Adèle Fauvet", "Clara Vasseur"] {
        enter(&browser, "#take").await?;
        reads(&browser, ".as", name).await?;
        reads(&browser, ".window", "Faites passer l’appareil").await?;
        let sand = browser.web.find_all(By::Css(".sand")).await?;
        ensure!(sand.is_empty(), "a clock runs while the device goes round");
        enter(&browser, "[data-do=pass_gift] button").await?;
    }
    enter(&browser, "#take").await?;
    enter(&browser, "[data-do=accept_failure] button").await?;
    enter(&browser, "#take").await?;
    say(&browser, "outcome", "La porte s’ouvre en grand.").await?;
    reads(&browser, ".story", "La porte s’ouvre en grand.").await?;
    reads(&browser, ".blacklist li:nth-child(2)", "1 à biffer : léger").await?;
    browser.assert_quiet().await
}
