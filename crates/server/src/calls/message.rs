//! What somebody is told, and how each receiver takes it.
//!
//! Only what all at the table may know is in it, and what the seat itself is asked; no key, and nothing that was written in
//! the game. Names and titles are people's words: nothing in them is a link or calls anybody.

use kernel::Seat;
use protocol::CallTo;
use serde_json::{Value, json};
use store::{CallKind, TableId};
use table::{Occupant, Table, WebhookFormat};
use words::{Args, Person, Speaker};

use super::{
    address::Reach,
    outgoing::{Destination, Unsent},
};
use crate::{
    addresses::Network,
    app::App,
    awaited::{CONSENT, asked, asks, awaited},
    loaded_table::Room,
};

/// The table that calls.
#[derive(Debug, Clone)]
pub(super) struct About {
    id: String,
    game: String,
    title: String,
}

impl About {
    pub(super) fn of(id: &TableId, table: &Table) -> Self {
        let state = table.state();
        // A table that nobody has named has its game's name for a title: people read that of its cover.
        let cover = games::find(&state.game).filter(|game| *state.title == *game.name);
        let title = cover.map_or_else(|| state.title.to_string(), |game| game.title.to_owned());
        Self { id: id.as_str().to_owned(), game: state.game.clone(), title }
    }
}

/// Something to tell somebody.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Message {
    kind: &'static str,
    game: String,
    title: String,
    said: String,
    /// Who is awaited, as they are called.
    awaited: Vec<String>,
    /// Where the table is, with what that is called.
    open: Option<(String, String)>,
    /// Where no more of this is asked for, with what that is called.
    off: Option<(String, String)>,
}

impl Message {
    fn new(app: &App, address: Option<&str>, seat: Option<u8>, reach: &Reach, about: &About) -> Self {
        let speaker = Speaker::calls(reach.language);
        let base = app.config.public_url.clone().or_else(|| reach.origin.clone());
        let base = base.map(|base| base.trim_end_matches('/').to_owned());
        let whom = seat.map_or("watch".to_owned(), |seat| seat.to_string());
        let table = |base: &String| format!("{base}/#/{}/table/{}/{whom}", about.game, about.id);
        let off = |base: &String| address.map(|id| format!("{base}/off/{id}"));
        Self {
            kind: "hello",
            game: about.game.clone(),
            title: about.title.clone(),
            said: String::new(),
            awaited: Vec::new(),
            open: base.as_ref().map(|base| (table(base), speaker.just("call-open"))),
            off: base.as_ref().and_then(off).map(|off| (off, speaker.just("call-off"))),
        }
    }

    /// The first one, before anybody is awaited.
    pub(super) fn hello(app: &App, address: &str, reach: &Reach, about: &About) -> Self {
        let said = Speaker::calls(reach.language).just("call-hello");
        let seatless = Self::new(app, Some(address), None, reach, about);
        Self { said, open: None, ..seatless }
    }

    /// What is to be said now; nothing, if nobody is awaited any more who does not look.
    pub(super) fn of(
        app: &App,
        room: &Room,
        to: &store::Address,
        reach: &Reach,
        kind: CallKind,
    ) -> Option<Self> {
        let (table, speaker) = (&room.table, Speaker::calls(reach.language));
        let about = About::of(&to.table, table);
        let chairs = &table.state().chairs;
        let called = |seat: &Seat| {
            let plays = chairs.get(*seat).is_some_and(|chair| chair.is_person() && chair.bot().is_none());
            plays && !room.audience.is_watched_by(*seat)
        };
        let awaited: Vec<Seat> = awaited(table).into_iter().filter(called).collect();
        let name = |seat: &Seat| match &chairs[*seat].occupant {
            Occupant::Person { name, .. } => name.to_string(),
            Occupant::Nobody | Occupant::Bot(_) => String::new(),
        };
        let message = match to.seat {
            Some(seat) => {
                let seat = awaited.iter().find(|awaited| awaited.0 == seat)?;
                let said = asks_in_words(&speaker, &about.game, asks(table, *seat));
                let plain = Self::new(app, Some(&to.id), to.seat, reach, &about);
                Self { said, awaited: vec![name(seat)], ..plain }
            }
            None => {
                let by_consent = asked(table);
                let names = |consent: bool| -> Vec<String> {
                    awaited.iter().filter(|seat| by_consent.contains(seat) == consent).map(name).collect()
                };
                let line = |id: &str, names: Vec<String>| {
                    let said = || speaker.say(id, &Args::new().with("names", people(&names)));
                    (!names.is_empty()).then(said)
                };
                let lines = [line("call-room", names(false)), line("call-room-consent", names(true))];
                let lines: Vec<String> = lines.into_iter().flatten().collect();
                if lines.is_empty() {
                    return None;
                }
                let plain = Self::new(app, None, None, reach, &about);
                Self { said: lines.join(" "), awaited: awaited.iter().map(name).collect(), ..plain }
            }
        };
        Some(match kind {
            CallKind::Turn => Self { kind: "turn", ..message },
            CallKind::Reminder => {
                let said = speaker.say("call-reminder", &Args::new().with("said", message.said.as_str()));
                Self { kind: "reminder", said, ..message }
            }
        })
    }

    /// Sends it.
    pub(super) async fn send(&self, to: &CallTo, allowed: &[Network]) -> Result<(), Unsent> {
        let (there, body) = match to {
            CallTo::Ntfy { url } => {
                let (root, topic) = Destination::read(url)?.split_last().ok_or(Unsent::Address)?;
                (root, self.for_ntfy(&topic))
            }
            CallTo::Webhook { url, format } => (Destination::read(url)?, self.written(*format)),
        };
        there.post(body.to_string().into_bytes(), allowed).await
    }

    fn for_ntfy(&self, topic: &str) -> Value {
        let mut body = json!({"topic": topic, "title": self.title, "message": self.said});
        if let Some((open, _)) = &self.open {
            body["click"] = json!(open);
        }
        if let Some((off, called)) = &self.off {
            body["actions"] = json!([{"action": "view", "label": called, "url": off}]);
        }
        body
    }

    fn written(&self, format: WebhookFormat) -> Value {
        match format {
            WebhookFormat::Discord => json!({
                "content": self.lines(in_markdown, |url, name| format!("[{name}](<{url}>)"), "**"),
                "allowed_mentions": {"parse": []},
            }),
            WebhookFormat::Slack => {
                json!({"text": self.lines(in_slack, |url, name| format!("<{url}|{name}>"), "*")})
            }
            WebhookFormat::Matrix => {
                json!({"text": self.lines(in_markdown, |url, name| format!("[{name}]({url})"), "**")})
            }
            WebhookFormat::Json => json!({
                "kind": self.kind,
                "game": self.game,
                "title": self.title,
                "awaited": self.awaited,
                "text": self.said,
                "open": self.open.as_ref().map(|(url, _)| url),
                "off": self.off.as_ref().map(|(url, _)| url),
            }),
        }
    }

    fn lines(&self, plain: fn(&str) -> String, link: fn(&str, &str) -> String, bold: &str) -> String {
        let links = [&self.open, &self.off].into_iter().flatten().map(|(url, name)| link(url, name));
        let links = links.collect::<Vec<_>>().join(" · ");
        let head = format!("{bold}{}{bold}", plain(&self.title));
        [head, plain(&self.said), links]
            .into_iter()
            .filter(|line| !line.is_empty())
            .collect::<Vec<_>>()
            .join("\n")
    }
}

fn people(names: &[String]) -> Vec<Person> {
    names.iter().map(|name| Person::named(name.clone())).collect()
}

/// What a seat is asked, as the list of tables says it.
fn asks_in_words(speaker: &Speaker, game: &str, asks: Option<String>) -> String {
    let Some(asks) = asks else { return speaker.just("mine-resume") };
    if asks == CONSENT {
        return speaker.just("mine-consent");
    }
    match words::asked(speaker.language(), game).remove(&asks.replace('_', "-")) {
        Some(what) => speaker.say("mine-asks", &Args::new().with("what", what)),
        None => speaker.just("mine-resume"),
    }
}

/// A text in which nothing is a mark, a link or a mention.
fn in_markdown(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.chars() {
        if letter.is_ascii_punctuation() && !"',;?".contains(letter) {
            plain.push('\\');
        }
        plain.push(if letter.is_control() { ' ' } else { letter });
    }
    plain
}

/// The same for Slack, which knows three letters, and marks that are harmless.
fn in_slack(text: &str) -> String {
    let plain = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    plain.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_no_link_and_calls_nobody() {
        let message = Message {
            kind: "turn",
            game: "pactes".into(),
            title: "[là](https://evil.example) @everyone <!channel>".into(),
            said: "On attend **Ana**.\n# Fin".into(),
            awaited: vec!["Ana".into()],
            open: Some(("https://jeux.example/#/pactes/table/t/0".into(), "Ouvrir".into())),
            off: None,
        };
        let discord = message.written(WebhookFormat::Discord);
        assert_eq!(
            discord["content"],
            "**\\[là\\]\\(https\\:\\/\\/evil\\.example\\) \\@everyone \\<\\!channel\\>**\n\
             On attend \\*\\*Ana\\*\\*\\. \\# Fin\n[Ouvrir](<https://jeux.example/#/pactes/table/t/0>)"
        );
        assert_eq!(discord["allowed_mentions"], json!({"parse": []}));
        let slack = message.written(WebhookFormat::Slack);
        assert!(slack["text"].as_str().is_some_and(|text| text.contains("&lt;!channel&gt;")));
        let ntfy = message.for_ntfy("sujet");
        assert_eq!(ntfy["click"], "https://jeux.example/#/pactes/table/t/0");
        assert_eq!(ntfy["topic"], "sujet");
    }

    #[test]
    fn what_is_asked_is_said_as_in_the_list_of_tables() {
        let said = |game: &str, asks: &str| {
            asks_in_words(&Speaker::calls(kernel::Language::Fr), game, Some(asks.to_owned()))
        };
        assert_eq!(said("pactes", "sign"), "À vous\u{202f}: signer le contrat");
        assert_eq!(said("pactes", CONSENT), "On vous demande un oui ou un non");
        assert_eq!(said("belote", "roll"), "La partie vous attend");
    }
}
