//! A table of Psychodrame with a tab for each seat, where the test chooses every step and every card.

use anyhow::{Context as _, Result, ensure};
use serde_json::{Value, json};
use thirtyfour::{WindowHandle, prelude::*};

use crate::{
    Browser, Look, Server,
    laws::assert_laws,
    page::{RESTS, named, touch, until_with},
};

/// Does something over the network, as a seat of this browser; the answer, or nothing while it is on its way.
const POST: &str = r"
const [table, seat, body, done] = arguments;
fetch(`/api/tables/${table}/act?as=${seat}`, {
  method: 'POST', headers: {'content-type': 'application/json'},
  body: JSON.stringify({...body, request: 'q' + crypto.randomUUID().replaceAll('-', '')}),
}).then(answer => answer.text()).then(done, why => done(String(why)));
";

/// The first of these that is to be seen and can be used.
const FIRST: &str = "const first = css => [...document.querySelectorAll(css)]
    .find(e => !e.closest('[hidden]') && !e.disabled && e.closest('.pane')?.offsetParent !== null);";

/// Opens what folds, fills in what is to be said, ticks what is to be chosen by what it says.
const FILL: &str = r"
const [css, texts, chips] = arguments;
const form = first(css);
if (!form) return false;
for (let e = form; e; e = e.parentElement?.closest('details')) if (e.tagName === 'DETAILS') e.open = true;
const areas = [...form.querySelectorAll('textarea')];
if (areas.length < texts.length) return false;
texts.forEach((text, i) => { areas[i].value = text; areas[i].dispatchEvent(new Event('input', {bubbles: true})); });
for (const chip of chips) {
  const input = [...form.querySelectorAll('label')].find(e => e.textContent.trim() === chip)?.querySelector('input');
  if (!input) return false;
  if (input.type === 'number') { input.value = '1'; input.dispatchEvent(new Event('input', {bubbles: true})); }
  else if (!input.checked) input.click();
}
return true;
";

/// Reads out cards in this order.
const READ_OUT: &str = r"
const form = document.querySelector('form.real');
if (!form) return false;
for (const name of arguments[0]) form.querySelector(`[data-card='${name}'][aria-pressed=false]`)?.click();
const send = form.querySelector('button[type=submit]');
if (send.disabled || rests(send)) return false;
send.click();
return true;
";

/// A table whose cards come from a real pack: so everything happens as the test wants it.
pub struct Drama {
    /// The browser with all the tabs.
    pub browser: Browser,
    tabs: Vec<WindowHandle>,
    table: String,
}

impl Drama {
    /// A table with these characters, written and confirmed: `Alice`, `Basile`, `Colette`, each a friend of the next
    /// and tied to the next one's problem. Of each named option the second way is chosen.
    ///
    /// # Errors
    /// They do not come together.
    pub async fn open(server: &Server, look: Look, n_seats: usize, options: &[&str]) -> Result<Self> {
        let drama = Self::gather(server, look, n_seats, options).await?;
        for seat in 0..n_seats {
            drama.writes_sheet(seat).await?;
        }
        for seat in 0..n_seats {
            drama.ties(seat).await?;
        }
        for seat in 0..n_seats {
            drama.does(seat, json!({"do": "confirm_sheet"}), &[]).await?;
        }
        Ok(drama)
    }

    /// The same table before anybody has written anything.
    ///
    /// # Errors
    /// They do not come together.
    pub async fn gather(server: &Server, look: Look, n_seats: usize, options: &[&str]) -> Result<Self> {
        let browser = Browser::start(look).await?;
        browser.web.goto(format!("{}#/psychodrame/far", server.address())).await?;
        let seats = browser.web.query(By::Id("n-seats")).first().await?;
        let seats = thirtyfour::components::SelectElement::new(&seats).await?;
        seats.select_by_value(&n_seats.to_string()).await?;
        touch(&browser, "#real").await?;
        for option in options.iter().filter(|option| **option != SPOKEN) {
            let second =
                "const ways = document.querySelectorAll(`input[name=${arguments[0]}]`); ways[1].click()";
            browser.web.execute(second, vec![json!(option)]).await?;
        }
        named(&browser, NAMES[0]).await?;
        let link = browser.web.query(By::Css(".link-text")).first().await?;
        let link = link.prop("value").await?.context("a link")?;
        let (_, rest) = link.rsplit_once("/t/").or_else(|| link.rsplit_once("/join/")).context("a table")?;
        let table = rest.split(['#', '/']).next().context("a table")?.to_owned();
        let mut tabs = vec![browser.web.window().await?];
        for name in &NAMES[1..n_seats] {
            let tab = browser.web.new_tab().await?;
            browser.web.switch_to_window(tab.clone()).await?;
            browser.goto_new(&link, look).await?;
            named(&browser, name).await?;
            tabs.push(tab);
        }
        let drama = Self { browser, tabs, table };
        drama.turn_to(0).await?;
        if options.contains(&SPOKEN) {
            let switch = "const s = document.querySelector('#spoken:not([disabled])'); if (!s) return false;
                if (!s.checked) s.click(); return s.checked";
            drama.until("the switch", switch, vec![]).await?;
        }
        touch(&drama.browser, "#start:not([disabled])").await?;
        drama.stage(0, "creation").await?;
        Ok(drama)
    }

    /// What a seat writes of its own character, over the network.
    ///
    /// # Errors
    /// It is not done.
    pub async fn writes_sheet(&self, seat: usize) -> Result<()> {
        let who = CHARACTERS[seat];
        let identity = json!({"do": "set_identity", "name": who, "age": "30", "activity": "musique"});
        self.does(seat, identity, &[]).await?;
        for (slot, scope, text) in [(1, "i", "Je dois tout faire"), (2, "others", "Les autres mentent")] {
            let belief = json!({"do": "set_belief", "slot": slot, "scope": scope, "text": text});
            self.does(seat, belief, &[]).await?;
        }
        let text = format!("Le tourment de {who}");
        self.does(seat, json!({"do": "set_problem", "text": text, "concerns": ["health"]}), &[]).await?;
        for pair in ["anger_love", "fear_trust", "sadness_joy"] {
            self.does(seat, json!({"do": "set_balance", "pair": pair, "scores": [2, 3]}), &[]).await?;
        }
        Ok(())
    }

    /// What ties a seat's character to the next one's, once that one is there.
    ///
    /// # Errors
    /// It is not done.
    pub async fn ties(&self, seat: usize) -> Result<()> {
        let to = format!("m{}", (seat + 1) % self.tabs.len() + 1);
        self.does(seat, json!({"do": "set_relation", "to": to, "text": "Une amitié"}), &[]).await?;
        let link = json!({"do": "set_problem_link", "to": to, "stance": "supporter", "text": "Veut aider"});
        self.does(seat, link, &[]).await?;
        self.does(seat, json!({"do": "set_nuance", "of": 1, "text": "Tient bon"}), &[]).await
    }

    /// A seat does something over the network, with these cards: what is no matter of this test's pages.
    ///
    /// # Errors
    /// It is not done.
    pub async fn does(&self, seat: usize, action: Value, cards: &[&str]) -> Result<()> {
        let mut body = json!({ "game": action });
        if !cards.is_empty() {
            body["results"] = json!(cards);
        }
        let args = vec![json!(self.table), json!(seat), body];
        let answer = self.browser.web.execute_async(POST, args).await?;
        let answer = answer.json().as_str().unwrap_or_default();
        ensure!(!answer.contains("\"error\""), "seat {seat} does {action}: {answer}");
        Ok(())
    }

    /// Looks at the page of a seat.
    ///
    /// # Errors
    /// It is gone.
    pub async fn turn_to(&self, seat: usize) -> Result<()> {
        Ok(self.browser.web.switch_to_window(self.tabs[seat].clone()).await?)
    }

    /// Waits until the page says yes; `first` finds what can be used.
    async fn until(&self, what: &str, script: &str, args: Vec<Value>) -> Result<()> {
        let script = format!("{FIRST} {RESTS} {script}");
        until_with(&self.browser, what, &script, args).await
    }

    /// The page of a seat comes to a stage.
    ///
    /// # Errors
    /// It does not.
    pub async fn stage(&self, seat: usize, stage: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let script = "return document.querySelector('.act')?.dataset.phase === arguments[0]";
        self.until(&format!("the stage {stage}"), script, vec![json!(stage)]).await
    }

    /// The page of a seat comes to say this.
    ///
    /// # Errors
    /// It does not.
    pub async fn reads(&self, seat: usize, text: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let script =
            "const plain = t => t.replace(/[\\u00a0\\u202f]/g, ' ').replace(/\\s+/g, ' ').toLowerCase();
            return plain(document.querySelector('main').innerText).includes(plain(arguments[0]))";
        self.until(&format!("“{text}” on the page of seat {seat}"), script, vec![json!(text)]).await
    }

    /// Whether the page of a seat offers something now.
    ///
    /// # Errors
    /// The page is gone.
    pub async fn offers(&self, seat: usize, css: &str) -> Result<bool> {
        self.turn_to(seat).await?;
        let script = format!("{FIRST} return !!first(arguments[0])");
        Ok(self.browser.web.execute(script.as_str(), vec![json!(css)]).await?.json() == &json!(true))
    }

    /// A seat taps something.
    ///
    /// # Errors
    /// It is not there.
    pub async fn taps(&self, seat: usize, css: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let script = "const e = first(arguments[0]);
            const around = e?.tagName === 'SUMMARY' ? e.parentElement : e;
            for (let d = around; d; d = d.parentElement?.closest('details')) if (d !== around) d.open = true;
            if (!e || rests(e)) return false; e.click(); return true";
        self.until(css, script, vec![json!(css)]).await
    }

    /// A finger of a seat touches something that is in view, with nothing over it.
    ///
    /// # Errors
    /// It is not there, or cannot be reached.
    pub async fn touches(&self, seat: usize, css: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let script = "const reached = e => { const box = e.getBoundingClientRect();
                const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
                return box.width >= 39.5 && box.height >= 39.5 && !!top && e.contains(top); };
            const e = [...document.querySelectorAll(arguments[0])].find(e => !e.disabled && e.getClientRects().length && reached(e));
            if (!e || rests(e)) return false; e.click(); return true";
        self.until(&format!("{css} in view"), script, vec![json!(css)]).await
    }

    /// A seat taps what says this.
    ///
    /// # Errors
    /// It is not there.
    pub async fn presses(&self, seat: usize, text: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let script = "const plain = t => t.replace(/[\\u00a0\\u202f]/g, ' ').trim();
            const e = [...document.querySelectorAll('.pane.play button, .dock button, .agreements button, .page-sheet button')].find(e => !e.closest('[hidden]') && !e.disabled
                && plain(e.textContent) === arguments[0]);
            for (let d = e?.closest('details'); d; d = d.parentElement?.closest('details')) d.open = true;
            if (!e || rests(e)) return false; e.click(); return true";
        self.until(text, script, vec![json!(text)]).await
    }

    /// A seat fills in a form and sends it.
    ///
    /// # Errors
    /// It cannot.
    pub async fn sends(&self, seat: usize, css: &str, texts: &[&str], chips: &[&str]) -> Result<()> {
        self.turn_to(seat).await?;
        self.until(css, FILL, vec![json!(css), json!(texts), json!(chips)]).await?;
        self.taps(seat, &format!("{css} button[type=submit]")).await
    }

    /// A seat writes a line, then taps what is to be done with it.
    ///
    /// # Errors
    /// It cannot.
    pub async fn tells(&self, seat: usize, deed: &str, text: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let write = "const way = [...document.querySelectorAll(`.line [data-do=${arguments[0]}]`)].find(e => !e.closest('[hidden]'));
            const line = way?.closest('.line').querySelector('textarea');
            if (line) { line.value = arguments[1]; line.dispatchEvent(new Event('input', {bubbles: true})); }
            return !!line";
        self.until(deed, write, vec![json!(deed), json!(text)]).await?;
        self.taps(seat, &format!(".line [data-do={deed}]")).await
    }

    /// A seat writes into a field.
    ///
    /// # Errors
    /// It is not there.
    pub async fn writes(&self, seat: usize, css: &str, text: &str) -> Result<()> {
        self.turn_to(seat).await?;
        let write = "const field = first(arguments[0]); if (!field) return false;
            field.value = arguments[1]; field.dispatchEvent(new Event('input', {bubbles: true})); return true";
        self.until(css, write, vec![json!(css), json!(text)]).await
    }

    /// A seat reads out what it drew.
    ///
    /// # Errors
    /// Nobody asks for so many cards.
    pub async fn draws(&self, seat: usize, cards: &[&str]) -> Result<()> {
        self.turn_to(seat).await?;
        self.until(&format!("a question for {cards:?}"), READ_OUT, vec![json!(cards)]).await?;
        self.until("the cards", "return !document.querySelector('form.real')", vec![]).await
    }

    /// A seat plays all it has of a rank, and threatens.
    ///
    /// # Errors
    /// It cannot.
    pub async fn plays(&self, seat: usize, rank: &str, risk: &str) -> Result<()> {
        self.stage(seat, "cards").await?;
        self.taps(seat, &format!(".combination[data-rank='{rank}']")).await?;
        self.writes(seat, "#risk", risk).await?;
        self.taps(seat, "#play-combination").await
    }

    /// axe finds nothing on the page of a seat, nothing sticks out, and the laws of the page hold at every size.
    ///
    /// # Errors
    /// What is wrong.
    pub async fn looks_fine(&self, seat: usize, place: &str) -> Result<()> {
        self.turn_to(seat).await?;
        self.browser.assert_accessible(place).await?;
        self.browser.assert_fits(place).await?;
        assert_laws(&self.browser, place).await
    }
}

/// Among the options: people talk.
pub const SPOKEN: &str = "spoken";

/// Who sits there.
const NAMES: [&str; 4] = ["Ana", "Bao", "Cléo", "Dan"];

/// Whom they play.
const CHARACTERS: [&str; 4] = ["Alice", "Basile", "Colette", "Denis"];
