//! What somebody does on a board of Psychopathe, wherever it stands.

use anyhow::{Context as _, Result, bail};

use crate::{
    Browser,
    page::{RESTS, until},
};

/// Touches something as soon as it is there and can be touched.
///
/// # Errors
/// It does not come.
pub async fn touch(browser: &Browser, css: &str) -> Result<()> {
    let script = format!(
        "{RESTS} const e = document.querySelector({css:?});
        if (!e || e.disabled || e.hidden || rests(e)) return false; e.click(); return true"
    );
    until(browser, css, &script).await
}

/// The text of something; nothing, if it is not there.
///
/// # Errors
/// The page is gone.
pub async fn text(browser: &Browser, css: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
    let answer = browser.web.execute(script, vec![serde_json::json!(css)]).await?;
    Ok(answer.json().as_str().unwrap_or_default().to_owned())
}

/// How many moves are listed.
///
/// # Errors
/// The page is gone.
pub async fn n_moves(browser: &Browser) -> Result<u64> {
    let script = "return document.querySelectorAll('.played .move').length";
    browser.web.execute(script, vec![]).await?.json().as_u64().context("a number")
}

/// Waits until so many moves are listed.
///
/// # Errors
/// They do not come.
pub async fn moves(browser: &Browser, n: usize) -> Result<()> {
    let script = format!("return document.querySelectorAll('.played .move').length === {n}");
    until(browser, &format!("{n} moves"), &script).await
}

/// A tap on a piece or a target of the board, where a finger would land.
///
/// # Errors
/// It is not there.
pub async fn tap(browser: &Browser, what: &str) -> Result<()> {
    until(browser, what, &format!("return !!document.querySelector({what:?})")).await?;
    let script = "const e = document.querySelector(arguments[0]); e.scrollIntoView({block: 'center'});
        const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]";
    let place = browser.web.execute(script, vec![serde_json::json!(what)]).await?;
    let at = |index: usize| place.json().get(index).and_then(serde_json::Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else { bail!("no {what} on the board") };
    for kind in ["mousePressed", "mouseReleased"] {
        let event = serde_json::json!({"type": kind, "x": x, "y": y, "button": "left", "clickCount": 1});
        browser.web.cdp().send_raw("Input.dispatchMouseEvent", event).await?;
    }
    Ok(())
}

/// A finger that taps where a script says, in pixels.
///
/// # Errors
/// The script names no place.
pub async fn finger(browser: &Browser, script: &str) -> Result<()> {
    let place = browser.web.execute(script, vec![]).await?;
    let at = |index: usize| place.json().get(index).and_then(serde_json::Value::as_f64);
    let (Some(x), Some(y)) = (at(0), at(1)) else { bail!("no place: {script}") };
    let cdp = browser.web.cdp();
    cdp.send_raw("Emulation.setTouchEmulationEnabled", serde_json::json!({ "enabled": true })).await?;
    let down = serde_json::json!({"type": "touchStart", "touchPoints": [{"x": x, "y": y}]});
    cdp.send_raw("Input.dispatchTouchEvent", down).await?;
    let up = serde_json::json!({"type": "touchEnd", "touchPoints": []});
    cdp.send_raw("Input.dispatchTouchEvent", up).await?;
    Ok(())
}

/// Types a move and plays it as soon as one may, from whatever pane is shown.
///
/// # Errors
/// The turn does not come.
pub async fn play(browser: &Browser, typed: &str) -> Result<()> {
    let script = format!(
        "const f = document.querySelector('#typed-move'); if (!f || f.form.querySelector('button').disabled) return false;
         f.value = {typed:?}; f.dispatchEvent(new Event('input', {{bubbles: true}}));
         f.form.requestSubmit(); return true"
    );
    until(browser, "one's turn", &script).await
}

/// Nothing that axe finds, nothing that sticks out.
///
/// # Errors
/// What there is.
pub async fn look(browser: &Browser, place: &str) -> Result<()> {
    browser.assert_accessible(place).await?;
    browser.assert_fits(place).await
}
