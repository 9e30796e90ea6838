//! Everything that reaches a page: each frame of each socket, and the body of each answer.

use anyhow::{Context as _, Result, ensure};
use serde_json::Value;

use crate::Browser;

/// Wraps what brings news to the page, before the page has a chance to use it.
const LISTEN: &str = r"
window.heardFrames = [];
const keep = text => { if (typeof text === 'string') window.heardFrames.push(text); };
window.WebSocket = class extends WebSocket {
  constructor(...args) { super(...args); this.addEventListener('message', event => keep(event.data)); }
};
const fetched = window.fetch;
window.fetch = async (...args) => {
  const answer = await fetched(...args);
  if (String(args[0]?.url ?? args[0]).includes('/api/')) answer.clone().text().then(keep, () => {});
  return answer;
};
";

/// What a page has heard, oldest first.
pub struct Frames(Vec<String>);

impl Browser {
    /// Listens to every page that is opened from now on.
    ///
    /// # Errors
    /// The browser is gone.
    pub async fn listen(&self) -> Result<()> {
        let script = serde_json::json!({ "source": LISTEN });
        self.web.cdp().send_raw("Page.addScriptToEvaluateOnNewDocument", script).await?;
        Ok(())
    }

    /// What this page has heard.
    ///
    /// # Errors
    /// The page does not listen.
    pub async fn frames(&self) -> Result<Frames> {
        let heard = self.web.execute("return window.heardFrames", vec![]).await?;
        let heard: Vec<String> = serde_json::from_value(heard.json().clone()).context("what was heard")?;
        ensure!(!heard.is_empty(), "the page has heard nothing");
        Ok(Frames(heard))
    }
}

impl Frames {
    /// No text that somebody else wrote in secret comes before the moment in which it is read to all.
    ///
    /// # Errors
    /// The frame in which it came.
    pub fn assert_untold(&self, secrets: &[String]) -> Result<()> {
        self.assert_untold_before(secrets, "flaws_read")
    }

    /// No such text comes before the frame that has this mark.
    ///
    /// # Errors
    /// The frame in which it came.
    pub fn assert_untold_before(&self, secrets: &[String], mark: &str) -> Result<()> {
        for secret in secrets {
            let first = self.0.iter().find(|frame| frame.contains(secret.as_str()));
            if let Some(frame) = first {
                ensure!(frame.contains(mark), "“{secret}” came too early: {frame}");
            }
        }
        Ok(())
    }

    /// The values of the others' tokens do not come before the end.
    ///
    /// # Errors
    /// The frame in which they came.
    pub fn assert_purses_closed(&self, own: &str) -> Result<()> {
        for frame in self.0.iter().filter(|frame| !frame.contains("game_ended")) {
            let Ok(value) = serde_json::from_str::<Value>(frame) else { continue };
            let games = [value.pointer("/full/view/game"), value.pointer("/row/patch/game")];
            for game in games.into_iter().flatten().filter(|game| game["ending"].is_null()) {
                let Some(purses) = game["purses"].as_object() else { continue };
                let open = purses.iter().find(|(role, purse)| *role != own && !purse["tokens"].is_null());
                ensure!(open.is_none(), "the tokens of {open:?} came too early: {frame}");
            }
        }
        Ok(())
    }

    /// These texts never come.
    ///
    /// # Errors
    /// The frame in which one came.
    pub fn assert_never(&self, secrets: &[&str]) -> Result<()> {
        for secret in secrets {
            let told = self.0.iter().find(|frame| frame.contains(secret));
            ensure!(told.is_none(), "“{secret}” came: {told:?}");
        }
        Ok(())
    }

    /// These texts do come: what is looked for is written as it travels.
    ///
    /// # Errors
    /// The text that did not come.
    pub fn assert_heard(&self, texts: &[&str]) -> Result<()> {
        for text in texts {
            ensure!(self.0.iter().any(|frame| frame.contains(text)), "“{text}” did not come");
        }
        Ok(())
    }

    /// A Keeper's desk comes to nobody else before the game is over, not even an empty one.
    ///
    /// # Errors
    /// The frame in which it came.
    pub fn assert_no_desk(&self) -> Result<()> {
        for frame in self.0.iter().filter(|frame| !frame.contains("\"told\":\"closed\"")) {
            let Ok(value) = serde_json::from_str::<Value>(frame) else { continue };
            let games = [value.pointer("/full/view/game"), value.pointer("/row/patch/game")];
            let open = games.into_iter().flatten().find(|game| game["desk"].is_object());
            ensure!(open.is_none(), "the Keeper's desk came too early: {frame}");
        }
        Ok(())
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was heard.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}
