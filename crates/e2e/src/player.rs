//! Somebody who plays with what is on the page, and with nothing else.

use std::{collections::BTreeSet, path::PathBuf, time::Duration};

use anyhow::{Context as _, Result, bail};
use thirtyfour::prelude::*;

use crate::{Browser, laws::Lawful};

/// Plays whatever the page offers.
pub struct Player<'a> {
    browser: &'a Browser,
    /// Whether every new moment is looked at with axe.
    pub checks: bool,
    /// Holds the laws of the page at every new moment, at every size.
    pub laws: Option<Lawful>,
    /// Whether everything that asks something of the game is tapped twice in the same task.
    pub twice: bool,
    /// Where a picture of every new moment goes.
    pub pictures: Option<PathBuf>,
    /// Whether the page's own ideas are taken instead of writing.
    pub ideas: bool,
    /// What is written, but for its number.
    pub hand: &'static str,
    seen: BTreeSet<String>,
}

/// One step: touches what a person would touch next. Answers what it did.
const STEP: &str = r#"
const q = s => document.querySelector(s);
const ok = e => e && !e.disabled && !e.hidden && e.offsetParent !== null;
const rows = () => {
  const key = Object.keys(localStorage).find((key) => key.startsWith('tablee.local.'));
  return key ? JSON.parse(localStorage[key]).rows.length : 0;
};
const click = (e, what) => {
  const before = rows();
  e.click();
  // Law 5: two taps in the same task do one thing. What one merely picks up is put down by a second tap.
  if (arguments[3] && !['die', 'place', 'convert', 'take'].includes(what)) e.click();
  return rows() > before + 1 ? 'twice: ' + what : what;
};
const write = (field, text) => { field.value = text; field.dispatchEvent(new Event('input', {bubbles: true})); };
if (ok(q('#unfold'))) return click(q('#unfold'), 'unfold');
if (q('.end')) return 'end';
if (ok(q('#take'))) return click(q('#take'), 'take');
const real = q('.real');
if (real) {
  real.querySelectorAll('input').forEach((input, index) => write(input, String(1 + (arguments[1] + 2 * index) % 6)));
  return click(real.querySelector('button'), 'real');
}
if (ok(q('#discard'))) return click(q('#discard'), 'discard');
const form = q('.act > .text-form');
if (form && form.offsetParent !== null) {
  const entry = q('.entries input:not(:checked)');
  if (entry && !q('.entries input:checked')) { entry.click(); return 'entry'; }
  const field = form.querySelector('textarea');
  const begins = field.value.trim();
  const text = form.classList.contains('secret') ? 'secret ' + arguments[0] : arguments[0];
  const idea = arguments[2] && [...form.querySelectorAll('button.quiet')].pop();
  if (idea && !field.dataset.written) { field.dataset.written = 'yes'; idea.click(); return 'write'; }
  if (!field.dataset.written) { field.dataset.written = 'yes'; write(field, (begins + ' ' + text).trim()); return form.classList.contains('secret') ? text : 'write'; }
  const send = form.querySelector('button[type=submit]');
  if (ok(send)) return click(send, 'send');
}
for (const id of ['#accept', '#pay', '#roll']) if (ok(q(id))) return click(q(id), id);
if (ok(q('#go-on')) && document.querySelectorAll('.lines .line').length < 2) return click(q('#go-on'), 'go-on');
if (ok(q('#sign'))) return click(q('#sign'), 'sign');
if (q('.cards .card')) return click(q('.cards .card'), 'obstacle');
if (q('[data-do=choose_sin] button')) return click(q('[data-do=choose_sin] button'), 'sin');
for (const id of ['#convert', '#convert-no']) if (ok(q(id))) return click(q(id), 'convert');
if (ok(q('.slot.welcomes'))) return click(q('.slot.welcomes'), 'place');
if (ok(q('.tray .die'))) return click(q('.tray .die'), 'die');
if (ok(q('#confirm'))) return click(q('#confirm'), 'confirm');
if (ok(q('#pass'))) return click(q('#pass'), 'pass');
return '';
"#;

impl<'a> Player<'a> {
    /// At this browser.
    pub fn new(browser: &'a Browser) -> Self {
        Self {
            browser,
            checks: false,
            laws: None,
            twice: false,
            pictures: None,
            ideas: false,
            hand: "texte",
            seen: BTreeSet::new(),
        }
    }

    /// Plays until the game is over.
    ///
    /// # Errors
    /// It does not end, or something on the way is not as it should be.
    pub async fn play_to_the_end(&mut self) -> Result<()> {
        let mut idle = 0;
        for step in 0..4_000 {
            if self.checks || self.laws.is_some() || self.pictures.is_some() {
                self.look_around().await?;
            }
            match self.step(step).await?.as_str() {
                "end" => return Ok(()),
                "" => {
                    idle += 1;
                    anyhow::ensure!(idle < 400, "nothing to do for long at {}", self.place().await?);
                    tokio::time::sleep(Duration::from_millis(25)).await;
                }
                did if did.starts_with("twice") => bail!("two taps did two things: {did}"),
                _ => idle = 0,
            }
        }
        bail!("four thousand steps and no end")
    }

    /// One step; what it was.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn step(&self, number: u32) -> Result<String> {
        let text = serde_json::json!(format!("{} {number} é", self.hand));
        let args = vec![text, number.into(), self.ideas.into(), self.twice.into()];
        let did = self.browser.web.execute(STEP, args).await?;
        Ok(did.json().as_str().unwrap_or_default().to_owned())
    }

    async fn place(&self) -> Result<String> {
        let place = self.browser.web.find(By::Css(".turn .place")).await.context("a table")?;
        Ok(place.text().await?)
    }

    /// Each new moment once.
    async fn look_around(&mut self) -> Result<()> {
        if let Some(laws) = &mut self.laws {
            laws.look(self.browser).await?;
        }
        let script = "const t = document.querySelector('.turn .place')?.textContent ?? '';
            return t.replace(/^.*· /, '') + (document.querySelector('.act') ? ' / acting' : '')
                + (document.querySelector('#discard') ? ' / discarding' : '');";
        let place = self.browser.web.execute(script, vec![]).await?;
        let place = place.json().as_str().unwrap_or_default().to_owned();
        if self.seen.insert(place.clone()) {
            if self.checks {
                self.browser.assert_accessible(&place).await?;
                self.browser.assert_fits(&place).await?;
            }
            if let Some(folder) = &self.pictures {
                let name: String = place.chars().filter(|c| c.is_alphanumeric()).collect();
                self.browser.picture(&folder.join(format!("{:02}-{name}.png", self.seen.len()))).await?;
            }
        }
        Ok(())
    }
}
