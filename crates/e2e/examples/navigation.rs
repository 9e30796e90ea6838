//! How long it takes from navigation to a table that can be used, cold and warm, beside a page with nothing on it from
//! the same server; and how far anything on the page jumps while it comes.

use anyhow::{Result, ensure};
use e2e::{Browser, Look, Server};
use serde_json::json;

/// How often each is measured.
const TIMES: usize = 9;

/// Notes when the table says whom it waits for, and every shift of the layout.
const WATCH: &str = "
window.jumps = 0;
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) window.jumps += e.value; })
  .observe({ type: 'layout-shift', buffered: true });
const look = () => {
  if (!window.usable && document.querySelector('#awaited')?.textContent)
    requestAnimationFrame(() => { window.usable ??= performance.now(); });
};
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
addEventListener('load', () => { window.loaded = performance.now(); });
";

#[tokio::main]
#[expect(clippy::print_stdout, reason = "a benchmark prints")]
async fn main() -> Result<()> {
    let server = Server::open().await?;
    let browser = Browser::start(Look::PHONE).await?;
    let tools = browser.web.cdp();
    tools.send_raw("Page.addScriptToEvaluateOnNewDocument", json!({ "source": WATCH })).await?;
    let table = format!("{}#/pactes/alone", server.address());
    let empty = format!("{}api/games", server.address());
    // Once for nothing: the browser itself has to wake up.
    let (mut cold, mut warm, mut nothing, mut jumps) = (Vec::new(), Vec::new(), Vec::new(), 0.0_f64);
    usable(&browser, &table).await?;
    for _ in 0..TIMES {
        tools.send_raw("Network.clearBrowserCache", json!({})).await?;
        let (time, jumped) = usable(&browser, &table).await?;
        cold.push(time);
        let (again, jumped_again) = usable(&browser, &table).await?;
        warm.push(again);
        nothing.push(moment(&browser, &empty, "loaded").await?);
        jumps = jumps.max(jumped).max(jumped_again);
    }
    let (cold, warm, nothing) = (median(cold), median(warm), median(nothing));
    println!("an empty page:      {nothing:6.0} ms");
    println!("a table, cold:      {cold:6.0} ms, {:.1} times the empty page", cold / nothing);
    println!("a table, warm:      {warm:6.0} ms, {:.1} times the empty page", warm / nothing);
    println!("shift of the layout: {jumps}");
    ensure!(jumps == 0.0, "something on the page jumps");
    Ok(())
}

/// When the table could be used, and how far things jumped.
async fn usable(browser: &Browser, address: &str) -> Result<(f64, f64)> {
    let time = moment(browser, address, "usable").await?;
    let jumps = browser.web.execute("return window.jumps", vec![]).await?;
    Ok((time, jumps.json().as_f64().unwrap_or_default()))
}

/// Goes there from a blank page; when what is awaited was noted.
async fn moment(browser: &Browser, address: &str, what: &str) -> Result<f64> {
    browser.web.goto("about:blank").await?;
    browser.web.goto(address).await?;
    for _ in 0..1_000 {
        let noted = browser.web.execute(format!("return window.{what}"), vec![]).await?;
        if let Some(time) = noted.json().as_f64() {
            return Ok(time);
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    anyhow::bail!("{address} does not come")
}

fn median(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times[times.len() / 2]
}
