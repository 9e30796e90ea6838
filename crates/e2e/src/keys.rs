//! What somebody does who has a keyboard and nothing else.

use anyhow::{Result, bail};
use serde_json::json;
use thirtyfour::{Key, TypingData};

use crate::Browser;

/// Presses a key where the focus is.
///
/// # Errors
/// The browser is gone.
pub async fn press(browser: &Browser, keys: impl Into<TypingData>) -> Result<()> {
    browser.web.action_chain().send_keys(keys).perform().await?;
    Ok(())
}

/// Whether the focus is on such an element.
///
/// # Errors
/// The browser is gone.
pub async fn is_on(browser: &Browser, css: &str) -> Result<bool> {
    let script = "return document.activeElement.matches(arguments[0])";
    let answer = browser.web.execute(script, vec![json!(css)]).await?;
    Ok(answer.json().as_bool() == Some(true))
}

/// Tabs until the focus is there.
///
/// # Errors
/// It never is.
pub async fn reach(browser: &Browser, css: &str) -> Result<()> {
    for _ in 0..200 {
        if is_on(browser, css).await? {
            return Ok(());
        }
        press(browser, Key::Tab).await?;
    }
    bail!("Tab does not lead to {css}")
}

/// Tabs there and presses Enter.
///
/// # Errors
/// The focus never gets there.
pub async fn choose(browser: &Browser, css: &str) -> Result<()> {
    reach(browser, css).await?;
    press(browser, Key::Enter).await
}
