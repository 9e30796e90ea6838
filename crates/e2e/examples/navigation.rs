//! How long the shelf and a table of a server take to come, for somebody who has nothing of them yet: on this machine,
//! and on a slow line with a slow processor. When something is painted, when it can be used, how far anything jumps.
//! It fails where what was promised for the slow line is not held.

use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use e2e::{
    Browser, Look, Server,
    page::{named, touch, until},
};
use serde_json::{Value, json};

/// How often each is measured.
const TIMES: usize = 5;
const GAMES: [&str; 5] = ["pactes", "psychopathe", "psychodrame", "innommable", "yonkoma"];

/// Bytes a second down and up, milliseconds until an answer begins, how many times slower the processor is.
type Line = (f64, f64, f64, f64);

/// Whatever this machine gives, and a slow line. Connections are there at once: over TLS a first visit adds two delays.
const LINES: [(&str, Line); 2] = [
    ("this machine", (-1.0, -1.0, 0.0, 1.0)),
    ("1.6 Mbit/s, 150 ms, processor 4 times slower", (200_000.0, 96_000.0, 150.0, 4.0)),
];

/// What was promised for the slow line, in milliseconds: something is painted, the shelf can be used, a table can be used.
const PAINTED: f64 = 1_000.0;
const SHELF: f64 = 1_000.0;
const TABLE: f64 = 2_500.0;
const THE_SHELF: &str = "the shelf";

/// Notes when the page can be used, and every shift of the layout: the shelf, when its script has marked the language;
/// a table, when it says whom it waits for.
const WATCH: &str = "
window.jumps = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.jumps += e.value; })
  .observe({ type: 'layout-shift', buffered: true });
const look = () => {
  if (window.usable) return;
  const there = document.querySelector('.home .languages [aria-pressed=true]') && document.documentElement.dataset.place === 'home';
  if (there || document.querySelector('#awaited')?.textContent)
    requestAnimationFrame(() => { window.usable ??= performance.now(); });
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
";

/// What was measured of a page.
#[derive(Debug, Clone, Copy)]
struct Seen {
    painted: f64,
    usable: f64,
    again: f64,
    jumps: f64,
}

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints")]
async fn main() -> Result<()> {
    let server = Server::open().await?;
    let mut seen = [const { Vec::new() }; LINES.len()];
    for page in [None].into_iter().chain(GAMES.map(Some)) {
        // Each has a browser of its own: none of them lives as long as all of this takes.
        let browser = Browser::start(Look::PHONE).await?;
        let script = json!({ "source": WATCH });
        browser.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        let address = match page {
            Some(game) => table(&browser, &server, game).await?,
            None => server.address(),
        };
        let name = page.unwrap_or(THE_SHELF);
        for ((_, line), seen) in LINES.into_iter().zip(&mut seen) {
            set(&browser, line).await?;
            seen.push((name, measure(&browser, &address).await.with_context(|| name.to_owned())?));
        }
    }
    for ((line, _), seen) in LINES.into_iter().zip(&seen) {
        println!("\n{line}\n{:14} {:>9} {:>9} {:>9} {:>8}", "", "painted", "usable", "again", "jumps");
        for (page, Seen { painted, usable, again, jumps }) in seen {
            println!("{page:14} {painted:6.0} ms {usable:6.0} ms {again:6.0} ms {jumps:8.4}");
        }
    }
    let jumps = seen.iter().flatten().map(|(_, seen)| seen.jumps).fold(0.0, f64::max);
    ensure!(jumps < 0.001, "something on a page jumps");
    let late: Vec<String> = seen[1].iter().flat_map(|(page, seen)| late(page, *seen)).collect();
    ensure!(late.is_empty(), "on the slow line:\n{}", late.join("\n"));
    Ok(())
}

/// What comes later than was promised, and how much.
fn late(page: &str, seen: Seen) -> Vec<String> {
    let limit = if page == THE_SHELF { SHELF } else { TABLE };
    let all = [("painted", seen.painted, PAINTED), ("usable", seen.usable, limit)];
    let late = all.into_iter().filter(|(_, took, limit)| took > limit);
    late.map(|(what, took, limit)| {
        format!("{page}: {what} after {took:.0} ms of {limit:.0}, {:.2} times", took / limit)
    })
    .collect()
}

/// Makes a table with bots and starts it; its address.
async fn table(browser: &Browser, server: &Server, game: &str) -> Result<String> {
    browser.web.goto("about:blank").await?;
    browser.web.goto(format!("{}#/{game}/far", server.address())).await?;
    named(browser, "Ana").await?;
    let fill = "const own = document.querySelector('.lobby-seat [data-role]:not([disabled])');
        if (own && !document.querySelector('[data-role][aria-pressed=true]')) own.click();
        else document.querySelector('.lobby-seat.free .add-bot:not([hidden])')?.click();
        return !!document.querySelector('#start:not([disabled])')";
    until(browser, "everybody", fill).await?;
    touch(browser, "#start:not([disabled])").await?;
    until(browser, "the table", "return !!document.querySelector('#awaited')?.textContent").await?;
    let address = browser.web.execute("return location.href", vec![]).await?;
    address.json().as_str().map(str::to_owned).context("an address")
}

async fn set(browser: &Browser, (down, up, latency, slower): Line) -> Result<()> {
    let tools = browser.web.cdp();
    let line =
        json!({"offline": false, "latency": latency, "downloadThroughput": down, "uploadThroughput": up});
    tools.send_raw("Network.enable", json!({})).await?;
    tools.send_raw("Network.emulateNetworkConditions", line).await?;
    tools.send_raw("Emulation.setCPUThrottlingRate", json!({ "rate": slower })).await?;
    Ok(())
}

/// The medians over several visits, each with nothing kept and once more with everything kept; the worst jump.
async fn measure(browser: &Browser, address: &str) -> Result<Seen> {
    let (mut painted, mut usable, mut again, mut jumps) = (Vec::new(), Vec::new(), Vec::new(), 0.0_f64);
    for _ in 0..TIMES {
        browser.web.goto("about:blank").await?;
        browser.web.cdp().send_raw("Network.clearBrowserCache", json!({})).await?;
        let first = visit(browser, address).await?;
        let second = visit(browser, address).await?;
        painted.push(first.painted);
        usable.push(first.usable);
        again.push(second.usable);
        jumps = jumps.max(first.jumps).max(second.jumps);
    }
    Ok(Seen { painted: median(painted), usable: median(usable), again: median(again), jumps })
}

/// Goes there from a blank page.
async fn visit(browser: &Browser, address: &str) -> Result<Seen> {
    const NOTED: &str =
        "const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
        return window.usable && painted ? [painted, window.usable, window.jumps] : null";
    browser.web.goto("about:blank").await?;
    browser.web.goto(address).await?;
    for _ in 0..2_000 {
        let noted = browser.web.execute(NOTED, vec![]).await?;
        if let Some([painted, usable, jumps]) = noted.json().as_array().map(Vec::as_slice) {
            let number = |value: &Value| value.as_f64().unwrap_or_default();
            let (painted, usable, jumps) = (number(painted), number(usable), number(jumps));
            return Ok(Seen { painted, usable, again: usable, jumps });
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    anyhow::bail!("{address} does not come")
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
