//! Everything that reaches a page: each frame of each socket, and the body of each answer.

use anyhow::{Context as _, Result, bail, ensure};
use serde_json::{Value, json};

use crate::{Browser, page::until_with};

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

    /// What this page has heard, once these texts came: what is looked for is written as it travels.
    ///
    /// # Errors
    /// A text did not come.
    pub async fn frames_with(&self, texts: &[&str]) -> Result<Frames> {
        let heard =
            "return arguments[0].every(text => window.heardFrames.some(frame => frame.includes(text)))";
        until_with(self, &format!("one of {texts:?}"), heard, vec![json!(texts)]).await?;
        self.frames().await
    }
}

impl Frames {
    /// No text that somebody else wrote in secret comes before the row in which that very text is read to all; and
    /// it does come then.
    ///
    /// # Errors
    /// The frame in which it came too early, or that it never came.
    pub fn assert_told_when_read(&self, secrets: &[String]) -> Result<()> {
        for secret in secrets {
            let first = self.0.iter().find(|frame| frame.contains(secret.as_str()));
            let Some(frame) = first else { bail!("“{secret}” never came") };
            let is_read = |told: &Value| told["told"] == "flaws_read" && has(&told["flaws"], secret);
            ensure!(any(&parsed(frame), &is_read), "“{secret}” came too early: {frame}");
        }
        Ok(())
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

    /// The values of the others' tokens do not come before the end: not in a purse, not in an offer, not in what is
    /// told of a draw, a discard, an intervention or a trade.
    ///
    /// # Errors
    /// The frame in which they came.
    pub fn assert_purses_closed(&self, own: &str) -> Result<()> {
        let ended = |frame: &&Value| !any(frame, &|told| told["told"] == "game_ended");
        let frames: Vec<Value> = self.0.iter().map(|frame| parsed(frame)).collect();
        for frame in frames.iter().take_while(ended) {
            ensure!(!any(frame, &|piece| gives_away(piece, own)), "tokens came too early to {own}: {frame}");
        }
        Ok(())
    }

    /// Such a piece of JSON does come: what is looked for is written as it travels.
    ///
    /// # Errors
    /// It did not.
    pub fn assert_any(&self, what: &str, is_it: &dyn Fn(&Value) -> bool) -> Result<()> {
        ensure!(self.0.iter().any(|frame| any(&parsed(frame), is_it)), "{what} did not come");
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

fn parsed(frame: &str) -> Value {
    serde_json::from_str(frame).unwrap_or_default()
}

/// Whether some piece of this JSON, at any depth, is it.
fn any(value: &Value, is_it: &dyn Fn(&Value) -> bool) -> bool {
    let within = match value {
        Value::Array(items) => items.iter().any(|item| any(item, is_it)),
        Value::Object(fields) => fields.values().any(|field| any(field, is_it)),
        _ => false,
    };
    within || is_it(value)
}

/// Whether a text stands somewhere in it.
fn has(value: &Value, text: &str) -> bool {
    any(value, &|piece| piece.as_str().is_some_and(|piece| piece.contains(text)))
}

/// Whether this piece holds the values of tokens that are not this role's to know.
fn gives_away(piece: &Value, own: &str) -> bool {
    let mine = |whose: &str| piece[whose] == own;
    let known = |what: &str| !piece[what].is_null();
    match piece["told"].as_str() {
        Some("drawn" | "discard_settled") => known("tokens") && !mine("by"),
        Some("die_rerolled" | "die_shifted") => known("token") && !mine("by"),
        Some("offer_accepted") => (known("give") || known("tokens")) && !mine("from") && !mine("to"),
        // An offer as it is made, and as it lies open in a view.
        Some("offer_made") | None if piece["ask_count"].is_u64() => {
            known("give") && !mine("from") && !(mine("to") && piece["disclosed"] == true)
        }
        _ => piece["purses"].as_object().is_some_and(|purses| {
            purses.iter().any(|(role, purse)| role != own && !purse["tokens"].is_null())
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "secret 7 é";

    fn heard(frames: &[&str]) -> Frames {
        Frames(frames.iter().map(|frame| (*frame).to_owned()).collect())
    }

    fn told(frames: &[&str]) -> bool {
        heard(frames).assert_told_when_read(&[SECRET.to_owned()]).is_ok()
    }

    #[test]
    fn a_flaw_before_its_reveal_is_found() {
        let read = r#"{"row":{"told":[{"game":{"told":"flaws_read","flaws":["secret 7 é"]}}],"patch":{"flaw":"secret 7 é"}}}"#;
        let early = r#"{"row":{"told":[{"game":{"told":"flaw_written","text":"secret 7 é"}}]}}"#;
        // A page of the past in which another flaw is read.
        let other = r#"{"lines":[{"told":[{"game":{"told":"flaws_read","flaws":["secret 3 é"]}}]},{"text":"secret 7 é"}]}"#;
        assert!(told(&["{}", read, early]));
        assert!(!told(&[early, read]));
        assert!(!told(&[other, read]));
        assert!(!told(&["{}"]), "what never comes was not searched for");
    }

    #[test]
    fn the_tokens_of_another_are_found() {
        let closed = |frame: &str| heard(&[frame]).assert_purses_closed("faust").is_ok();
        assert!(closed(r#"{"row":{"told":[{"game":{"told":"drawn","by":"faust","tokens":{"ones":1}}}]}}"#));
        assert!(closed(r#"{"row":{"told":[{"game":{"told":"drawn","by":"demon_a","tokens":null}}]}}"#));
        assert!(!closed(
            r#"{"row":{"told":[{"game":{"told":"drawn","by":"demon_a","tokens":{"ones":1}}}]}}"#
        ));
        assert!(!closed(r#"{"row":{"told":[{"game":{"told":"die_shifted","by":"demon_a","token":1}}]}}"#));
        assert!(!closed(r#"{"full":{"view":{"game":{"purses":{"demon_a":{"tokens":{"ones":1}}}}}}}"#));
        let offer = |disclosed: bool, to: &str| {
            closed(&format!(
                r#"{{"offers":[{{"from":"demon_a","to":"{to}","disclosed":{disclosed},"give":{{"ones":1}},"ask_count":0}}]}}"#
            ))
        };
        assert!(offer(true, "faust"));
        assert!(!offer(false, "faust") && !offer(true, "demon_b"));
    }
}
