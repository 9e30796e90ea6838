//! A Test by keyboard alone, from what is tried to what becomes of it.

use anyhow::{Result, bail, ensure};
use e2e::{Browser, Server, page::until_with};
use serde_json::json;
use thirtyfour::{Key, TypingData};

use crate::steps::{begun, says, seated, sees, three};

/// Presses keys where the focus is.
async fn press(browser: &Browser, keys: impl Into<TypingData>) -> Result<()> {
    browser.web.action_chain().send_keys(keys).perform().await?;
    Ok(())
}

/// Waits until it is there, then tabs until the focus is on it; how often.
async fn reach(browser: &Browser, css: &str) -> Result<u32> {
    let there = "return [...document.querySelectorAll(arguments[0])].some(e => !e.disabled && e.offsetParent !== null)";
    until_with(browser, css, there, vec![json!(css)]).await?;
    let on = "return document.activeElement.matches(arguments[0])";
    for n in 0..200 {
        if browser.web.execute(on, vec![json!(css)]).await?.json().as_bool() == Some(true) {
            return Ok(n);
        }
        press(browser, Key::Tab).await?;
    }
    bail!("Tab does not lead to {css}")
}

/// What had the focus has gone; the focus has not gone to nowhere.
async fn holds(browser: &Browser) -> Result<()> {
    until_with(browser, "the focus", "return document.activeElement !== document.body", vec![]).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_test_by_keyboard() -> Result<()> {
    let server = Server::open().await?;
    let [gm, bao, cleo] = three().await?;
    let at = [&gm, &bao, &cleo];
    seated(&server, at, &[]).await?;
    begun(at).await?;

    reach(&bao, ".attempt input").await?;
    press(&bao, "sauter le fossé").await?;
    press(&bao, Key::Tab).await?;
    press(&bao, "d’un bond").await?;
    press(&bao, Key::Enter).await?;
    says(&gm, ".koma", "sauter le fossé").await?;

    reach(&gm, ".dock [data-case=concept]").await?;
    press(&gm, Key::Enter).await?;

    reach(&cleo, ".help").await?;
    press(&cleo, Key::Enter).await?;
    says(&bao, ".sum", "Aoi aide").await?;

    reach(&bao, ".throw").await?;
    press(&bao, Key::Enter).await?;
    reach(&bao, ".real-dice input").await?;
    for (n, face) in ["1", "5", "2", "3", "4"].into_iter().enumerate() {
        if n > 0 {
            press(&bao, Key::Tab).await?;
        }
        press(&bao, face).await?;
    }
    reach(&bao, "form.real button").await?;
    press(&bao, Key::Enter).await?;

    // One die more is kept, then a Koma is spent.
    sees(&bao, "#accept:not([hidden])").await?;
    reach(&bao, ".dice li:first-child .die").await?;
    press(&bao, Key::Space).await?;
    reach(&bao, "#do-it").await?;
    press(&bao, Key::Enter).await?;
    reach(&bao, ".real-dice input").await?;
    for (n, face) in ["6", "1", "1"].into_iter().enumerate() {
        if n > 0 {
            press(&bao, Key::Tab).await?;
        }
        press(&bao, face).await?;
    }
    reach(&bao, "form.real button").await?;
    press(&bao, Key::Enter).await?;
    says(&bao, "[data-panel='3'] .total", "2 succès").await?;
    sees(&bao, "#accept[aria-pressed=true]").await?;
    reach(&bao, "#do-it").await?;
    press(&bao, Key::Enter).await?;

    // The button that the game master pressed has gone; where the focus is, the result is not far.
    sees(&gm, ".splash[data-degree=full]").await?;
    holds(&gm).await?;
    let steps = reach(&gm, "[data-do=tell_result] textarea").await?;
    ensure!(steps < 25, "{steps} steps from there");
    press(&gm, "Miki passe, de justesse.").await?;
    reach(&gm, "[data-do=tell_result] button[type=submit]").await?;
    press(&gm, Key::Enter).await?;
    says(&bao, ".story", "Miki passe, de justesse.").await?;
    holds(&gm).await
}
