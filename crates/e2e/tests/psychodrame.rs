//! Psychodrame over a server: whole short games through the page with two, three and four seats, each a tab of one
//! browser. The cards come from a real pack, read out by whoever draws: so the game goes where the test wants it.

use std::{collections::BTreeSet, time::Duration};

use anyhow::{Context as _, Result, bail, ensure};
use e2e::{
    Browser, Look, Server,
    page::{named, touch},
};
use serde_json::{Value, json};
use thirtyfour::{WindowHandle, prelude::*};

const SCRIPT: &str = include_str!("../src/psychodrame.js");
const NAMES: [&str; 4] = ["Ana", "Bao", "Cléo", "Dan"];

/// A table with a tab for each seat.
struct Table {
    browser: Browser,
    tabs: Vec<WindowHandle>,
    seen: BTreeSet<String>,
    stages: BTreeSet<String>,
    /// What axe found, and what sticks out.
    faults: Vec<String>,
}

impl Table {
    /// Makes a table with a real pack, and sits down on all its seats.
    async fn open(server: &Server, look: Look, n_seats: usize) -> Result<Self> {
        let browser = Browser::start(look).await?;
        browser.web.goto(format!("{}#/psychodrame/far", server.address())).await?;
        let seats = browser.web.query(By::Id("n-seats")).first().await?;
        thirtyfour::components::SelectElement::new(&seats)
            .await?
            .select_by_value(&n_seats.to_string())
            .await?;
        browser.web.execute("document.querySelector('#real').click()", vec![]).await?;
        named(&browser, NAMES[0]).await?;
        let link = browser.web.query(By::Css(".link-text")).first().await?;
        let link = link.prop("value").await?.context("a link")?;
        let mut tabs = vec![browser.web.window().await?];
        for name in &NAMES[1..n_seats] {
            let tab = browser.web.new_tab().await?;
            browser.web.switch_to_window(tab.clone()).await?;
            browser.web.goto(&link).await?;
            named(&browser, name).await?;
            tabs.push(tab);
        }
        browser.web.switch_to_window(tabs[0].clone()).await?;
        // Everybody plays the same: nobody chooses a role.
        touch(&browser, "#start:not([disabled])").await?;
        let table =
            Self { browser, tabs, seen: BTreeSet::new(), stages: BTreeSet::new(), faults: Vec::new() };
        for (seat, tab) in table.tabs.iter().enumerate() {
            table.browser.web.switch_to_window(tab.clone()).await?;
            table.browser.web.query(By::Css(".act")).first().await?;
            table.browser.web.execute(SCRIPT, vec![]).await?;
            let seated = "window.psdSeat = arguments[0]; window.psdSeats = arguments[1]";
            table.browser.web.execute(seated, vec![json!(seat), json!(n_seats)]).await?;
        }
        Ok(table)
    }

    async fn run(&self, script: &str, args: Vec<Value>) -> Result<Value> {
        Ok(self.browser.web.execute(script, args).await?.json().clone())
    }

    /// One step of one seat: what was done, and at which stage. It wishes for these things, each at its stage, and does
    /// nothing any more at the stage that is waited for.
    async fn step(
        &mut self,
        seat: usize,
        wishes: &Value,
        ranks: &[&str],
        stop: &str,
    ) -> Result<(String, String)> {
        self.browser.web.switch_to_window(self.tabs[seat].clone()).await?;
        let script = "const act = document.querySelector('.act');
            const stage = document.querySelector('.end') ? 'end' : act?.dataset.phase ?? '';
            const seen = psdSeen();
            window.psdRanks = arguments[1];
            return [stage === arguments[2] ? '' : psdStep(arguments[0][stage] ?? [], ['refuse']) ?? '', stage, seen]";
        let did = self.run(script, vec![json!(wishes), json!(ranks), json!(stop)]).await?;
        let text = |n: usize| did[n].as_str().unwrap_or_default().to_owned();
        let (done, stage) = (text(0), text(1));
        let seen = did[2].as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned);
        let new: Vec<String> = seen.filter(|moment| self.seen.insert(moment.clone())).collect();
        if self.stages.insert(stage.clone()) || !new.is_empty() {
            let place = format!("{stage} {new:?}");
            self.faults.extend(self.browser.assert_accessible(&place).await.err().map(|why| why.to_string()));
            self.faults.extend(self.browser.assert_fits(&place).await.err().map(|why| why.to_string()));
        }
        Ok((done, stage))
    }

    /// A seat does this, as soon as the page offers it.
    async fn does(&mut self, seat: usize, deed: &str) -> Result<()> {
        self.browser.web.switch_to_window(self.tabs[seat].clone()).await?;
        let mut last = Value::Null;
        for _ in 0..200 {
            let did = self.run("return psdStep([arguments[0]], [], true)", vec![json!(deed)]).await?;
            if did == deed {
                return Ok(());
            }
            last = did;
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        let text = self.run("return document.querySelector('.table').innerText", vec![]).await?;
        bail!("seat {seat} cannot {deed}, {last}:\n{text}")
    }

    /// Somebody contests what was told; the author maintains it, the Director rules, it is told another way.
    async fn dispute(&mut self) -> Result<()> {
        self.does(1, "narrate").await?;
        self.does(0, "challenge").await?;
        self.does(1, "explain").await?;
        self.does(1, "maintain").await?;
        let director = self.seated_director().await?;
        self.does(director, "rule").await?;
        self.does(1, "retell").await
    }

    /// Whose page offers to rule.
    async fn seated_director(&self) -> Result<usize> {
        for _ in 0..200 {
            for (seat, tab) in self.tabs.iter().enumerate() {
                self.browser.web.switch_to_window(tab.clone()).await?;
                let offers = "return !!document.querySelector('.dispute:not([hidden]) [data-do=rule]')";
                if self.run(offers, vec![]).await? == true {
                    return Ok(seat);
                }
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        bail!("nobody may rule")
    }

    /// The same people go on with the same characters: one proposes it, the others agree.
    async fn sequel(&mut self) -> Result<()> {
        for (seat, tab) in self.tabs.iter().enumerate() {
            self.browser.web.switch_to_window(tab.clone()).await?;
            touch(&self.browser, if seat == 0 { "#sequel" } else { ".motion .consent" }).await?;
        }
        // A sheet that was kept is whole: it only has to be confirmed.
        let kept = "return document.querySelector('.act')?.dataset.phase === 'creation' && !!document.querySelector('[data-do=confirm_sheet]')";
        for _ in 0..400 {
            if self.run(kept, vec![]).await? == true {
                return Ok(());
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
        let text = self.run("return document.querySelector('main').innerText", vec![]).await?;
        bail!("the next game does not begin:\n{text}")
    }

    /// Everybody goes on until somebody is at that stage, seat 0 with its cards and the others with theirs.
    async fn until(&mut self, stage: &str, wishes: &Value, own: &[&str], others: &[&str]) -> Result<()> {
        let mut last = String::new();
        for _ in 0..3_000 {
            for seat in 0..self.tabs.len() {
                let ranks = if seat == 0 { own } else { others };
                let (done, now) = self.step(seat, wishes, ranks, stage).await?;
                if now == stage {
                    return Ok(());
                }
                if !now.is_empty() {
                    last = now;
                }
                if done.ends_with('…') {
                    tokio::time::sleep(Duration::from_millis(15)).await;
                }
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        let text = self.run("return document.querySelector('main').innerText", vec![]).await?;
        let faults = &self.faults;
        bail!("{stage} does not come; the last was {last}; {faults:#?}:\n{text}")
    }
}

const HIGH: [&str; 13] = ["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"];
const LOW: [&str; 13] = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"];

/// What a short evening shows.
const SHORT: [&str; 9] =
    ["links", "problems", "balances", "framing", "cards", "combination", "verdict", "packet", "script"];
/// What a long one shows besides.
const LONG: [&str; 4] = ["facts", "act", "death", "resolution"];

/// A whole evening: a rematch and a psychological game; if it is long a resolved problem, a saturation and a death; the
/// end.
async fn evening(look: Look, n_seats: usize, is_long: bool) -> Result<()> {
    let server = Server::open().await?;
    let mut table = Table::open(&server, look, n_seats).await?;
    table.until("play", &json!({}), &HIGH, &HIGH).await?;
    table.dispute().await?;
    // Everybody draws alike and nobody uses a trait: a tie, a rematch; then somebody cheats.
    let tie = json!({"play": ["initiate_conflict"], "development": ["done"], "psych": ["pass_psych"]});
    table.until("psych", &tie, &HIGH, &HIGH).await?;
    table.until("development", &tie, &HIGH, &HIGH).await?;
    ensure!(table.seen.contains("rematch"), "no rematch: {:?}", table.seen);
    let cheat = json!({"development": ["done"], "psych": ["tick_belief"]});
    table.until("offer", &cheat, &HIGH, &HIGH).await?;
    ensure!(table.seen.contains("psychological"), "nobody cheated: {:?}", table.seen);
    if is_long {
        // Quiet scenes resolve a problem.
        let quiet = json!({"play": ["close_scene"]});
        table.until("resolution", &quiet, &HIGH, &HIGH).await?;
        table.until("offer", &quiet, &HIGH, &HIGH).await?;
        // Whoever wants something has four aces: what it costs the others runs over in the end.
        let crush = json!({"play": ["initiate_conflict"]});
        table.until("acts", &crush, &HIGH, &LOW).await?;
        table.until("offer", &crush, &HIGH, &LOW).await?;
    }
    // Everybody has had enough.
    let enough = json!({"offer": ["vote_end", "propose_end"], "play": ["close_scene"]});
    table.until("end", &enough, &HIGH, &HIGH).await?;
    let _ = table.step(0, &json!({}), &[], "end").await?;
    let late = LONG.iter().filter(|_| is_long);
    for moment in SHORT.iter().chain(late) {
        ensure!(table.seen.contains(*moment), "{moment} was not seen: {:?}", table.seen);
    }
    table.sequel().await?;
    ensure!(table.faults.is_empty(), "{:#?}", table.faults);
    table.browser.assert_quiet().await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_for_two() -> Result<()> {
    evening(Look { dark: true, ..Look::PHONE }, 2, true).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_evening_for_three() -> Result<()> {
    evening(Look::DESK, 3, true).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_short_evening_for_four() -> Result<()> {
    evening(Look::PHONE, 4, false).await
}
