//! Who plays, and what they do on their pages.

use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use e2e::{
    Browser, Look, Server,
    laws::assert_laws,
    page::{RESTS, named, until_with},
};
use serde_json::{Value, json};
use thirtyfour::prelude::*;

/// What the Keeper wrote; nobody else reads any of it before the end.
pub(crate) const SECRETS: [&str; 6] = [
    "un chant sans bouche qzsource",
    "le curé prête sa voix qzprofiteur",
    "les chiens se taisent qzsymptome",
    "une barque rentre seule qzbarque",
    "plus personne ne rêve qzreve",
    "il reviendra demain qznote",
];

/// Opens an offer, fills in what is to be said and chosen.
pub(crate) const FILL: &str = r"
const [css, texts, chips] = arguments;
const offer = [...document.querySelectorAll(css)].find(e => !e.closest('[hidden]'));
if (!offer) return false;
for (let e = offer; e; e = e.parentElement?.closest('details')) if (e.tagName === 'DETAILS') e.open = true;
const areas = [...offer.querySelectorAll('textarea')];
texts.forEach((text, i) => { areas[i].value = text; areas[i].dispatchEvent(new Event('input', {bubbles: true})); });
const sets = [...offer.querySelectorAll('fieldset')];
chips.forEach(([set, chip]) => sets[set].querySelectorAll('input')[chip].click());
return true;
";

/// Sends it once it can be sent.
pub(crate) const SEND: &str = r"
const offer = [...document.querySelectorAll(arguments[0])].find(e => !e.closest('[hidden]'));
const button = offer?.querySelector('button[type=submit], button:not(.rule-mark):not(.quiet)');
if (!button || button.disabled || rests(button)) return false;
button.click();
return true;
";

/// Reads out what the real dice show.
pub(crate) const DICE: &str = r"
const fields = [...document.querySelectorAll('.real input')];
const send = document.querySelector('.real button[type=submit]');
if (fields.length !== arguments[0].length || rests(send)) return false;
fields.forEach((field, i) => { field.value = arguments[0][i]; field.dispatchEvent(new Event('input', {bubbles: true})); });
send.click();
return true;
";

/// Waits until something says this, wherever on the page it is.
pub(crate) async fn reads(browser: &Browser, css: &str, text: &str) -> Result<()> {
    let script = "const text = e => e.textContent.replaceAll(/\\s+/g, ' ');
        return [...document.querySelectorAll(arguments[0])].some(e => !e.closest('[hidden]') && text(e).includes(arguments[1]))";
    until_with(browser, &format!("{text} in {css}"), script, vec![json!(css), json!(text)]).await
}

/// Chooses a file of this text.
pub(crate) async fn open_file(browser: &Browser, text: &str) -> Result<()> {
    let file = tempfile::Builder::new().suffix(".json").tempfile()?;
    tokio::fs::write(file.path(), text).await?;
    browser.web.find(By::Id("load-mystery")).await?.send_keys(file.path().to_string_lossy()).await?;
    // The page has read it once the field is empty again.
    let read = "return document.querySelector('#load-mystery')?.value === ''";
    until_with(browser, "the file", read, vec![]).await
}

pub(crate) async fn sees(browser: &Browser, css: &str) -> Result<()> {
    let script = "const e = document.querySelector(arguments[0]); return !!e && !e.closest('[hidden]')";
    until_with(browser, css, script, vec![json!(css)]).await
}

pub(crate) async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = format!(
        "{RESTS} const e = document.querySelector(arguments[0]);
        if (!e || e.disabled || e.closest('[hidden]') || rests(e)) return false; e.click(); return true"
    );
    until_with(browser, css, &script, vec![json!(css)]).await
}

/// Does something that the page offers under its name: texts in their order, chips as (group, which).
pub(crate) async fn act(
    browser: &Browser,
    action: &str,
    texts: &[&str],
    chips: &[(usize, usize)],
) -> Result<()> {
    offered(browser, &format!("[data-do={action}]"), texts, chips).await
}

pub(crate) async fn offered(
    browser: &Browser,
    css: &str,
    texts: &[&str],
    chips: &[(usize, usize)],
) -> Result<()> {
    until_with(browser, css, FILL, vec![json!(css), json!(texts), json!(chips)]).await?;
    until_with(browser, css, &format!("{RESTS} {SEND}"), vec![json!(css)]).await
}

pub(crate) async fn dice(browser: &Browser, shown: &[u8]) -> Result<()> {
    until_with(browser, "real dice", &format!("{RESTS} {DICE}"), vec![json!(shown)]).await
}

/// A Keeper at a wide screen; three players and one who looks on, each at a tab of a phone.
pub(crate) struct Group {
    pub(crate) keeper: Browser,
    pub(crate) phone: Browser,
    tabs: Vec<thirtyfour::WindowHandle>,
}

impl Group {
    /// Seats everybody at a table with real dice, and begins.
    pub(crate) async fn sit(server: &Server) -> Result<Self> {
        let keeper = Browser::start(Look::DESK).await?;
        keeper.web.goto(format!("{}#/innommable/far", server.address())).await?;
        sees(&keeper, "#name").await?;
        touch(&keeper, "#real").await?;
        named(&keeper, "Nyx").await?;
        let link = keeper.web.query(By::Css(".link-text")).first().await?;
        let link = link.prop("value").await?.context("a link")?;
        touch(&keeper, ".lobby-seat button[data-role=keeper]").await?;
        let phone = Browser::start(Look::PHONE).await?;
        let mut tabs = Vec::new();
        for name in ["Ana", "Bao", "Cléo"] {
            let tab = if tabs.is_empty() { phone.web.window().await? } else { phone.web.new_tab().await? };
            phone.web.switch_to_window(tab.clone()).await?;
            phone.listen().await?;
            phone.goto_new(&link, Look::PHONE).await?;
            named(&phone, name).await?;
            touch(&phone, ".lobby-seat button[data-role=player]:not([aria-pressed=true])").await?;
            tabs.push(tab);
        }
        touch(&keeper, "#start").await?;
        // The lobby has links of its own: the table has to be there first.
        sees(&keeper, ".prepare").await?;
        // Somebody looks on, and is told no more than the players.
        touch(&keeper, "#invite-watch").await?;
        let watch = keeper.web.query(By::Css(".link-text")).first().await?;
        let watch = watch.prop("value").await?.context("a link to look on")?;
        let tab = phone.web.new_tab().await?;
        phone.web.switch_to_window(tab.clone()).await?;
        phone.listen().await?;
        phone.goto_new(&watch, Look::PHONE).await?;
        sees(&phone, "main .story").await?;
        tabs.push(tab);
        Ok(Self { keeper, phone, tabs })
    }

    /// The page of a player.
    pub(crate) async fn player(&self, index: usize) -> Result<&Browser> {
        self.phone.web.switch_to_window(self.tabs[index].clone()).await?;
        Ok(&self.phone)
    }

    /// A player takes a die and speaks.
    pub(crate) async fn monologue(&self, index: usize, die: &str, text: &str) -> Result<()> {
        let player = self.player(index).await?;
        touch(player, &format!(".take[data-die={die}]")).await?;
        touch(player, "#speak").await?;
        act(player, "finish_monologue", &[text], &[]).await
    }

    /// A player attempts something, and the Keeper calls for a throw.
    pub(crate) async fn opposed(&self, index: usize, goal: &str) -> Result<()> {
        act(self.player(index).await?, "declare_action", &[goal], &[]).await?;
        reads(&self.keeper, ".declared", goal).await?;
        touch(&self.keeper, ".try [data-ruling=conflict]").await
    }

    /// The Keeper ends the time to give a die, or it ends by itself: then this can be done.
    pub(crate) async fn closed(&self, index: usize, action: &str) -> Result<()> {
        let close = "document.querySelector('[data-do=close_window] button')?.click()";
        let there = "return [...document.querySelectorAll(arguments[0])].some(e => !e.closest('[hidden]'))";
        let player = self.player(index).await?;
        for _ in 0..600 {
            self.keeper.web.execute(close, vec![]).await?;
            let seen = player.web.execute(there, vec![json!(format!("[data-do={action}]"))]).await?;
            if seen.json().as_bool() == Some(true) {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        bail!("{action} does not come")
    }

    /// axe finds nothing, nothing sticks out, and the laws of the page hold, for the Keeper and whoever was last looked at.
    pub(crate) async fn looked_at(&self, place: &str) -> Result<()> {
        for browser in [&self.keeper, &self.phone] {
            browser.assert_accessible(place).await?;
            browser.assert_fits(place).await?;
            assert_laws(browser, place).await?;
        }
        Ok(())
    }
}

/// The mystery as a file: three symptoms, one of them with all the d8 and a d4.
pub(crate) fn mystery() -> Value {
    let symptoms = SECRETS[2..5].join("\n");
    json!({
        "sheet": {
            "place": "Saint-Briac", "date": "novembre 1926", "spots": "la criée",
            "source": SECRETS[0], "profiteers": SECRETS[1],
            "symptoms": symptoms,
            "role": "Des cousins venus vider une maison.",
        },
        "dice": [
            {"d4": 1, "d12": 1}, {"d12": 1}, {"d8": 3, "d4": 1}, {"d12": 1}, {"d12": 1},
        ],
    })
}

/// Three characters, each approved.
pub(crate) async fn characters(group: &Group) -> Result<()> {
    for (index, name) in ["Adèle Fauvet", "Basile Kern", "Clara Vasseur"].into_iter().enumerate() {
        let player = group.player(index).await?;
        act(player, "submit_character", &[name, "Grande, voûtée.", "Ma fille Lise."], &[]).await?;
        act(&group.keeper, "approve_character", &[], &[]).await?;
    }
    act(&group.keeper, "start_play", &[], &[]).await
}
