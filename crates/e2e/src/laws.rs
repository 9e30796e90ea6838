//! The laws of the page, held at every step.

use std::{collections::BTreeSet, env, path::Path};

use anyhow::{Context as _, Result, ensure};

use crate::Browser;

const LAWS: &str = include_str!("laws.js");

/// The sizes at which they hold.
pub const SIZES: [(u32, u32); 4] = [(360, 640), (390, 844), (820, 1180), (1280, 800)];

/// The laws hold at each size; the page has its own again afterwards.
///
/// # Errors
/// What is broken, and at which size.
pub async fn assert_laws(browser: &Browser, place: &str) -> Result<()> {
    assert(browser, place, is_whole()).await
}

/// The same with the strict ones: no text lies under something else, and it is the innermost object that is in view.
///
/// # Errors
/// What is broken, and at which size.
pub async fn assert_strict_laws(browser: &Browser, place: &str) -> Result<()> {
    assert(browser, place, true).await
}

async fn assert(browser: &Browser, place: &str, is_strict: bool) -> Result<()> {
    let mut broken = Vec::new();
    let before = browser.size().await?;
    for (width, height) in SIZES.into_iter().rev() {
        browser.set_size(width, height).await?;
        let found = browser.web.execute(LAWS, vec![is_strict.into()]).await?;
        let found = found.json().as_array().cloned().unwrap_or_default();
        if let Some(folder) = env::var_os("TABLEE_LAWS_PICTURES").filter(|_| !found.is_empty()) {
            let name: String = place.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
            browser.picture(&Path::new(&folder).join(format!("{name}-{width}.png"))).await?;
        }
        for what in found {
            broken.push(format!("{width}×{height}: {}", what.as_str().unwrap_or_default()));
        }
    }
    browser.set_size(before.0, before.1).await?;
    ensure!(broken.is_empty(), "{place}: {broken:#?}");
    Ok(())
}

/// Holds the laws at each new moment of a game. Themes and languages are spread over the moments; where
/// `TABLEE_LAWS=all` is set, each moment is held against all of them and against axe; with `TABLEE_LAWS_PICTURES=FOLDER`
/// there is a picture of each that breaks a law.
#[derive(Debug, Default)]
pub struct Lawful {
    seen: BTreeSet<String>,
    /// How often the laws were held.
    held: usize,
    /// What was broken; all of it is told at the end.
    broken: Vec<String>,
}

impl Lawful {
    /// Looks, if there is something new to see.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn look(&mut self, browser: &Browser) -> Result<()> {
        let script = "const on = (css) => document.querySelector(css) ? ' / ' + css : '';
            const place = document.querySelector('.turn .place')?.textContent ?? '';
            return place.replace(/[0-9]+/g, '') + on('.turn.mine') + on('.moment') + on('[data-agreement]') + on('.ending')
                + on('#discard') + on('.tray .die') + on('.converting') + on('.act textarea');";
        let place = browser.web.execute(script, vec![]).await?;
        let place = place.json().as_str().unwrap_or_default().to_owned();
        if !self.seen.insert(place.clone()) {
            return Ok(());
        }
        self.hold(browser, &place).await
    }

    /// Holds them now, whether there is anything new to see or not.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn hold(&mut self, browser: &Browser, place: &str) -> Result<()> {
        self.held += 1;
        let n = self.held;
        let all = [("fr", false), ("en", true), ("fr", true), ("en", false)];
        let looks = if is_whole() { &all[..] } else { &all[n % 4..n % 4 + 1] };
        for (language, dark) in looks {
            browser.speak(language).await?;
            browser.wish(*dark).await?;
            let theme = if *dark { "dark" } else { "light" };
            let place = format!("{place}, {language}, {theme}");
            self.note(assert_laws(browser, &place).await);
            // Looking for what hinders people takes long; every third moment does.
            if is_whole() || n % 3 == 1 {
                self.note(browser.assert_accessible(&place).await);
            }
        }
        Ok(())
    }

    fn note(&mut self, held: Result<()>) {
        if let Err(why) = held {
            self.broken.push(format!("{why:#}"));
        }
    }

    /// Nothing was broken, and enough was seen.
    ///
    /// # Errors
    /// What was.
    pub fn end(self, fewest: usize) -> Result<()> {
        ensure!(
            self.broken.is_empty(),
            "{} moments break a law:\n{}",
            self.broken.len(),
            self.broken.join("\n")
        );
        ensure!(self.seen.len() >= fewest, "only {} moments were seen: {:?}", self.seen.len(), self.seen);
        Ok(())
    }
}

/// Whether everything is wanted, however long it takes.
pub fn is_whole() -> bool {
    env::var("TABLEE_LAWS").is_ok_and(|wanted| wanted == "all")
}

/// What anybody would do next at a table of any game: go on, write, choose, press what is awaited. What it did.
const WANDER: &str = r#"
const ok = (e) => e && !e.disabled && e.getClientRects().length > 0;
const find = (css) => [...document.querySelectorAll(css)].filter(ok);
const [next] = find('#moment-next');
if (next) { next.click(); return 'moment'; }
const [sure] = find('dialog[open] #sure-yes');
if (sure) { sure.click(); return 'sure'; }
const n = arguments[0];
const fields = find('.dock form textarea, .dock form input[type=text]').filter((e) => !e.value);
for (const field of fields) {
  field.value = `texte ${n} é`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
if (fields.length) return 'write';
for (const group of document.querySelectorAll('.dock form fieldset')) {
  const chips = [...group.querySelectorAll('input')];
  if (chips.length && !chips.some((chip) => chip.checked)) { chips[n % chips.length].click(); return 'choose'; }
}
const ways = find('.dock [data-awaited]:is(button, summary), .dock form button[type=submit]');
const closed = ways.filter((e) => !e.matches('summary') || !e.parentElement.open);
if (!closed.length) return '';
const way = closed[n % closed.length];
way.click();
return way.textContent.trim().slice(0, 40) || 'pressed';
"#;

/// One step of somebody who tries whatever is offered.
///
/// # Errors
/// The page is gone.
pub async fn wander(browser: &Browser, step: u32) -> Result<String> {
    let did = browser.web.execute(WANDER, vec![step.into()]).await?;
    did.json().as_str().map(str::to_owned).context("what was done")
}
