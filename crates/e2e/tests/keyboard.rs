//! A whole game of Pactes and a whole scene of Psychodrame with the keyboard alone: Tab, Enter, Escape, and letters.

use std::{collections::BTreeMap, time::Duration};

use anyhow::{Result, ensure};
use e2e::{
    Browser, Look, Server,
    drama::Drama,
    keys::{choose, is_on, press, reach},
    page::until,
};
use serde_json::json;
use thirtyfour::{Key, prelude::*};

/// The first of these that is there and can be used.
async fn first<'a>(browser: &Browser, all: &[&'a str]) -> Result<Option<&'a str>> {
    let script = "return arguments[0].findIndex(css => [...document.querySelectorAll(css)]
        .some(e => !e.disabled && e.offsetParent !== null))";
    let index = browser.web.execute(script, vec![json!(all)]).await?;
    Ok(index.json().as_u64().and_then(|index| all.get(usize::try_from(index).ok()?).copied()))
}

/// A game takes a few hundred; whoever waits takes one, too.
const MOST_STEPS: u32 = 3_000;

/// What is used as soon as it is there; what comes first goes first.
const USED: [&str; 16] = [
    "#unfold",
    "#discard",
    ".act > .text-form textarea",
    "#accept",
    "#sign",
    "#pay",
    "#roll",
    "#convert",
    "#convert-no",
    ".tray .die.in-hand:not(.six)",
    ".slot.welcomes",
    ".tray .die",
    "#confirm",
    "#bend",
    ".bend:not([disabled])",
    "#pass",
];

/// The rule behind a button: Enter opens it, Escape leads back to where one was.
async fn read_a_rule(browser: &Browser) -> Result<()> {
    choose(browser, ".act .rule-mark").await?;
    until(browser, "the rule", "return !!document.querySelector('dialog[open]')").await?;
    press(browser, Key::Escape).await?;
    until(browser, "the table", "return !document.querySelector('dialog[open]')").await?;
    ensure!(is_on(browser, ".act .rule-mark").await?, "Escape leads back to the mark");
    Ok(())
}

/// Gives somebody a token for nothing.
async fn offer(browser: &Browser) -> Result<()> {
    choose(browser, "#more").await?;
    choose(browser, ".making .plus:not([disabled])").await?;
    choose(browser, "#offer-send:not([disabled])").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_whole_game_by_keyboard() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::DESK).await?;
    browser.web.goto(server.address()).await?;
    browser.web.query(By::Id("try-alone-pactes")).first().await?;
    browser.hurry().await?;
    choose(&browser, "#try-alone-pactes").await?;
    choose(&browser, "[data-part='0']").await?;
    until(&browser, "the table", "return !!document.querySelector('.act .rule-mark')").await?;
    read_a_rule(&browser).await?;
    let mut done = BTreeMap::<&str, u32>::new();
    let (mut touched, mut idle, mut ended) = (0, 0, false);
    for _ in 0..MOST_STEPS {
        ended = first(&browser, &[".end"]).await?.is_some();
        if ended {
            break;
        }
        // A token is spent on a die before one passes, as long as there is one.
        let bends = first(&browser, &["#pass"]).await?.is_some() && touched < 3;
        if bends && first(&browser, &[".bend"]).await?.is_none() {
            touched += 1;
            choose(&browser, ".contract .slot").await?;
        }
        if !done.contains_key("offer") && first(&browser, &["#sign"]).await?.is_some() {
            offer(&browser).await?;
            done.insert("offer", 1);
        }
        let Some(css) = first(&browser, &USED).await? else {
            idle += 1;
            ensure!(idle < 800, "nothing to do for long; done so far: {done:?}");
            tokio::time::sleep(Duration::from_millis(25)).await;
            continue;
        };
        idle = 0;
        if css.ends_with("textarea") {
            reach(&browser, css).await?;
            press(&browser, "by keyboard").await?;
            choose(&browser, ".act > .text-form button[type=submit]").await?;
        } else {
            choose(&browser, css).await?;
        }
        *done.entry(css).or_default() += 1;
        ensure!(!is_on(&browser, "body").await?, "after {css} the focus is nowhere");
    }
    ensure!(ended, "{MOST_STEPS} steps and no end; done so far: {done:?}");
    for css in [
        "offer",
        "#accept",
        "#sign",
        "#roll",
        ".tray .die.in-hand:not(.six)",
        "#bend",
        "#confirm",
        "#pass",
        "#unfold",
    ] {
        ensure!(done.contains_key(css), "{css} was never used: {done:?}");
    }
    browser.assert_quiet().await
}

/// Reads out real cards, in the order of the pack; the question has the focus by itself.
async fn read_out(browser: &Browser, cards: &[&str]) -> Result<()> {
    until(browser, "the question", "return document.activeElement.id === 'real-title'").await?;
    for card in cards {
        choose(browser, &format!("form.real [data-card='{card}']")).await?;
    }
    choose(browser, "form.real button[type=submit]").await?;
    until(browser, "the cards", "return !document.querySelector('form.real')").await?;
    rests(browser).await
}

/// The focus is somewhere, whatever has gone.
async fn rests(browser: &Browser) -> Result<()> {
    until(browser, "a place for the focus", "return document.activeElement !== document.body").await
}

/// Writes into a field.
async fn write(browser: &Browser, css: &str, text: &str) -> Result<()> {
    reach(browser, css).await?;
    press(browser, text).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_scene_with_a_conflict_by_keyboard() -> Result<()> {
    let server = Server::open().await?;
    let drama = Drama::open(&server, Look::DESK, 2, &[]).await?;
    let browser = &drama.browser;
    drama.stage(0, "offer").await?;
    choose(browser, "[data-do=claim_direction] button").await?;
    drama.stage(0, "framing").await?;
    rests(browser).await?;
    write(browser, "[data-do=frame_scene] textarea[rows='1']", "The bakery").await?;
    write(browser, "[data-do=frame_scene] textarea[rows='3']", "Four o’clock strikes.").await?;
    choose(browser, "[data-do=frame_scene] button[type=submit]").await?;
    drama.stage(0, "play").await?;
    rests(browser).await?;
    write(browser, ".line textarea", "She locks the door.").await?;
    choose(browser, ".line [data-do=narrate]").await?;
    drama.reads(0, "Alice: “She locks the door.”").await?;
    rests(browser).await?;
    choose(browser, "#conflict").await?;
    write(browser, "[data-do=initiate_conflict] textarea", "That he plays tonight").await?;
    choose(browser, "[data-do=initiate_conflict] button[type=submit]").await?;
    read_out(browser, &["9S"]).await?;
    drama.does(1, json!({"do": "accept"}), &["2S"]).await?;
    drama.stage(0, "development").await?;
    choose(browser, ".trait[data-do=use_trait]").await?;
    read_out(browser, &["9H", "9D", "9C", "KS", "AS"]).await?;
    drama.does(1, json!({"do": "done"}), &[]).await?;
    let risk = "You lose a friend";
    let play = json!({"do": "play_combination", "rank": "2", "count": 1, "risk": risk, "targets": ["m1"]});
    drama.does(1, play, &[]).await?;
    drama.stage(0, "cards").await?;
    rests(browser).await?;
    choose(browser, ".combination").await?;
    write(browser, "#risk", "Everybody will know").await?;
    choose(browser, "#play-combination").await?;
    drama.stage(0, "psych").await?;
    rests(browser).await?;
    choose(browser, "[data-do=pass_psych] button").await?;
    drama.does(1, json!({"do": "pass_psych"}), &[]).await?;
    drama.stage(0, "result").await?;
    rests(browser).await?;
    write(browser, ".line textarea", "He sits down at the piano.").await?;
    choose(browser, ".line [data-do=narrate_result]").await?;
    // With two there is nobody else to spend the points.
    drama.reads(0, "Basile: 4 of 4 left to spend").await?;
    for left in ["3 of 4 left", "2 of 4 left", "1 of 4 left"] {
        rests(browser).await?;
        choose(browser, ".spend.emotions .point").await?;
        drama.reads(0, left).await?;
    }
    choose(browser, ".spend.emotions .point").await?;
    choose(browser, "#validate").await?;
    drama.stage(0, "closing").await?;
    rests(browser).await?;
    drama.does(1, json!({"do": "ready"}), &[]).await?;
    drama.stage(0, "offer").await?;
    rests(browser).await?;
    browser.assert_quiet().await
}
