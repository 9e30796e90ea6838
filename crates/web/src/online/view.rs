//! What of a table's view is shown here. More of it travels than is read: a page is as large as what it can read.

use kernel::{Seat, Seq};
use serde_json::Value;
use table::{LimitKind, Pause, Phase, Who};

use crate::json::{list, string, variant};

/// What a viewer sees of the table.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct TableView {
    /// The viewer's seat; none, for somebody who looks on.
    pub(super) you: Option<Seat>,
    pub(super) options: Value,
    pub(super) phase: Phase,
    pub(super) host: Option<Seat>,
    pub(super) seats: Vec<Chair>,
    pub(super) motions: Vec<OpenMotion>,
    pub(super) limits: Vec<Limit>,
    pub(super) bookmarks: Vec<(Seq, String)>,
    pub(super) pause: Option<Pause>,
    pub(super) clock: Value,
}

/// A seat.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Chair {
    pub(super) who: Who,
    pub(super) name: Option<String>,
    pub(super) role: Option<Value>,
    pub(super) absent: bool,
    pub(super) bot: Option<String>,
    /// Whether the others agreed to invite somebody else.
    pub(super) reinvited: bool,
}

/// Something that waits for consent.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OpenMotion {
    pub(super) id: Seq,
    /// Who proposed it; nobody, for what nobody shall know.
    pub(super) by: Option<Seat>,
    motion: Value,
    pub(super) consents: Vec<Seat>,
    pub(super) asked: Vec<Seat>,
}

/// A line or a veil.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Limit {
    pub(super) kind: LimitKind,
    pub(super) text: String,
}

/// A seat's number.
pub(super) fn seat(value: &Value) -> Option<Seat> {
    u8::try_from(value.as_u64()?).ok().map(Seat)
}

fn seats(value: &Value) -> Vec<Seat> {
    list(value, seat)
}

fn seq(value: &Value) -> Option<Seq> {
    value.as_u64().map(Seq)
}

impl TableView {
    /// As it travels; nothing, where there is no table.
    pub(super) fn read(view: &Value) -> Option<Self> {
        let phase = match view["phase"].as_str()? {
            "lobby" => Phase::Lobby,
            "playing" => Phase::Playing,
            _ => Phase::Closed,
        };
        let pause = view["pause"].as_str().map(|why| if why == "card" { Pause::Card } else { Pause::Asked });
        Some(Self {
            you: seat(&view["you"]["seat"]),
            options: view["options"].clone(),
            phase,
            host: seat(&view["host"]),
            seats: list(&view["seats"], |chair| Some(Chair::read(chair))),
            motions: list(&view["motions"], OpenMotion::read),
            limits: list(&view["limits"], Limit::read),
            bookmarks: list(&view["bookmarks"], |mark| Some((seq(&mark[0])?, string(&mark[1])?))),
            pause,
            clock: view["clock"].clone(),
        })
    }

    /// How much waits for the viewer's consent.
    pub(super) fn n_asked(&self) -> usize {
        let waits = |open: &&OpenMotion| {
            self.you.is_some_and(|you| open.asked.contains(&you) && !open.consents.contains(&you))
        };
        self.motions.iter().filter(waits).count()
    }

    /// Whether the viewer is the host.
    pub(super) fn is_host(&self) -> bool {
        self.host.is_some() && self.host == self.you
    }
}

impl Chair {
    fn read(chair: &Value) -> Self {
        let who = match chair["who"].as_str() {
            Some("person") => Who::Person,
            Some("bot") => Who::Bot,
            _ => Who::Nobody,
        };
        Self {
            who,
            name: string(&chair["name"]),
            role: Some(chair["role"].clone()).filter(|role| !role.is_null()),
            absent: chair["absent"].as_bool().unwrap_or_default(),
            bot: string(&chair["bot"]),
            reinvited: chair["reinvited"] == true,
        }
    }
}

impl Limit {
    fn read(limit: &Value) -> Option<Self> {
        let kind = if limit["kind"] == "veil" { LimitKind::Veil } else { LimitKind::Line };
        Some(Self { kind, text: string(&limit["text"])? })
    }
}

impl OpenMotion {
    fn read(open: &Value) -> Option<Self> {
        Some(Self {
            id: seq(&open["id"])?,
            by: seat(&open["by"]),
            motion: open["motion"].clone(),
            consents: seats(&open["consents"]),
            asked: seats(&open["asked"]),
        })
    }

    /// The sentence that says what is proposed: `motion-rewind`.
    pub(super) fn sentence(&self) -> String {
        format!("motion-{}", variant(&self.motion).map_or("", |(name, _)| name).replace('_', "-"))
    }

    /// Whom it is about, if it is about somebody.
    pub(super) fn seat(&self) -> Option<Seat> {
        seat(&variant(&self.motion)?.1["seat"])
    }
}

#[cfg(test)]
mod tests {
    use kernel::{BySeat, Language, Secret, Viewer};
    use serde_json::json;
    use table::{By, ChairView, Motion, MotionView, Settings};

    use super::*;

    /// The reader is by hand; what it reads is what the table writes.
    #[test]
    fn a_table_is_read_as_it_is_written() {
        let chair = |who, name: Option<&str>, role, bot: Option<&str>, absent| ChairView {
            who,
            name: name.map(Into::into),
            role,
            absent,
            bot: bot.map(Into::into),
            reinvited: who == Who::Nobody,
        };
        let seats = BySeat::new(vec![
            chair(Who::Person, Some("Ada"), Some(json!("faust")), None, true),
            chair(Who::Bot, None, Some(json!("demon_a")), Some("demon"), false),
            chair(Who::Nobody, None, None, None, false),
        ]);
        let motion = |id, motion| MotionView {
            id: Seq(id),
            by: By::Seat(Seat(0)),
            motion,
            consents: vec![Seat(0)],
            asked: vec![Seat(1)],
        };
        let written = table::TableView {
            you: Viewer::Seat(Seat(0)),
            game: "pactes".into(),
            title: "Une table".into(),
            language: Language::Fr,
            options: json!({"negotiation": false}),
            settings: Settings::default(),
            phase: Phase::Playing,
            host: Some(Seat(0)),
            seats: seats.iter().map(|(_, chair)| chair.clone()).collect(),
            invitations: Vec::new(),
            motions: vec![
                motion(7, Motion::Resume),
                motion(8, Motion::StandIn { seat: Seat(1), bot: "demon".into() }),
            ],
            limits: vec![table::Limit { kind: LimitKind::Veil, text: "le sang".into() }],
            bookmarks: vec![(Seq(3), "ici".into())],
            pause: Some(Pause::Card),
            clock: None,
            commitment: Secret::new([7; 32]).commitment(),
            secret: None,
        };
        let read = TableView::read(&serde_json::to_value(&written).expect("JSON")).expect("a table");
        assert_eq!(
            (read.you, read.host, read.phase, read.pause),
            (Some(Seat(0)), Some(Seat(0)), Phase::Playing, Some(Pause::Card))
        );
        assert!(read.is_host());
        assert_eq!(
            read.seats[0],
            Chair {
                who: Who::Person,
                name: Some("Ada".into()),
                role: Some(json!("faust")),
                absent: true,
                bot: None,
                reinvited: false
            }
        );
        assert_eq!((read.seats[1].who, read.seats[1].bot.as_deref()), (Who::Bot, Some("demon")));
        assert_eq!((read.seats[2].who, &read.seats[2].role), (Who::Nobody, &None));
        assert!(read.seats[2].reinvited && !read.seats[1].reinvited);
        assert_eq!(read.n_asked(), 0);
        assert_eq!(TableView { you: Some(Seat(1)), ..read.clone() }.n_asked(), 2);
        assert_eq!((read.motions[0].sentence().as_str(), read.motions[0].seat()), ("motion-resume", None));
        assert_eq!(
            (read.motions[1].sentence().as_str(), read.motions[1].seat()),
            ("motion-stand-in", Some(Seat(1)))
        );
        assert_eq!(
            (read.motions[1].id, &read.motions[1].consents, &read.motions[1].asked),
            (Seq(8), &vec![Seat(0)], &vec![Seat(1)])
        );
        assert_eq!(read.limits[0], Limit { kind: LimitKind::Veil, text: "le sang".into() });
        assert_eq!(read.bookmarks, [(Seq(3), "ici".to_owned())]);
        assert_eq!(TableView::read(&Value::Null), None);
    }
}
