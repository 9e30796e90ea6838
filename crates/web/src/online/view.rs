//! What one viewer sees of a table, as the server sent it.

use kernel::Seat;
use readers::json;
use serde_json::Value;
use table::{By, ChairView, Motion, MotionView, TableView};

/// What is known of a table.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Sight {
    /// Nothing yet.
    Nothing,
    /// Something that this page cannot read: it is older or newer than the server.
    Unreadable,
    /// The table.
    Table(Box<TableView>),
}

impl Sight {
    /// From the view as it travels.
    pub(super) fn read(view: &Value) -> Self {
        match view.get("table") {
            None | Some(Value::Null) => Self::Nothing,
            Some(table) => json::from(table).map_or(Self::Unreadable, Self::Table),
        }
    }

    /// The table, once it is seen.
    pub(super) fn table(&self) -> Option<&TableView> {
        match self {
            Self::Table(table) => Some(table),
            Self::Nothing | Self::Unreadable => None,
        }
    }
}

/// How much waits for the viewer's consent.
pub(super) fn n_asked(table: &TableView) -> usize {
    let you = table.you.seat();
    table.motions.iter().filter(|open| you.is_some_and(|you| waits_for(open, you))).count()
}

/// Whether this waits for the consent of that seat.
pub(super) fn waits_for(open: &MotionView, seat: Seat) -> bool {
    open.asked.contains(&seat) && !open.consents.contains(&seat)
}

/// Whether the viewer is the host.
pub(super) fn is_host(table: &TableView) -> bool {
    table.host.is_some() && table.host == table.you.seat()
}

/// Who proposed something; nobody, where nobody shall know or no seat did.
pub(super) fn proposer(open: &MotionView) -> Option<Seat> {
    match open.by {
        By::Seat(seat) => Some(seat),
        By::Host | By::House | By::Somebody | By::Newcomer => None,
    }
}

/// The sentence that says what is proposed, and whom it is about.
pub(super) fn proposal(motion: &Motion) -> (&'static str, Option<Seat>) {
    match motion {
        Motion::Rewind { .. } => ("motion-rewind", None),
        Motion::Resume => ("motion-resume", None),
        Motion::Remove { seat } => ("motion-remove", Some(*seat)),
        Motion::Reinvite { seat } => ("motion-reinvite", Some(*seat)),
        Motion::StandIn { seat, .. } => ("motion-stand-in", Some(*seat)),
        Motion::NewHost { seat } => ("motion-new-host", Some(*seat)),
        Motion::DropLimit { .. } => ("motion-drop-limit", None),
        Motion::Again => ("motion-again", None),
        Motion::Close => ("motion-close", None),
        Motion::Delete => ("motion-delete", None),
    }
}

/// The name of whoever sits there.
pub(super) fn name(chair: &ChairView) -> Option<String> {
    chair.name.as_ref().map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use kernel::{Language, Secret, Seq, Viewer};
    use serde_json::json;
    use table::{Phase, Settings, Who};

    use super::*;

    fn table() -> TableView {
        let motion = MotionView {
            id: Seq(7),
            by: By::Seat(Seat(0)),
            motion: Motion::Resume,
            consents: vec![Seat(0)],
            asked: vec![Seat(0), Seat(1)],
        };
        let chair = ChairView {
            who: Who::Person,
            name: Some("Ada".into()),
            role: Some(json!("faust")),
            absent: false,
            bot: None,
            reinvited: false,
        };
        TableView {
            you: Viewer::Seat(Seat(0)),
            game: "pactes".into(),
            title: "Une table".into(),
            language: Language::Fr,
            options: json!({"negotiation": false}),
            settings: Settings::default(),
            phase: Phase::Playing,
            host: Some(Seat(0)),
            seats: vec![chair.clone(), chair],
            invitations: Vec::new(),
            motions: vec![motion],
            limits: Vec::new(),
            bookmarks: vec![(Seq(3), "ici".into())],
            pause: None,
            clock: None,
            commitment: Secret::new([7; 32]).commitment(),
            secret: None,
        }
    }

    #[test]
    fn a_table_is_read_as_it_is_written() {
        let written = table();
        let view = json!({ "table": serde_json::to_value(&written).expect("JSON"), "game": null });
        assert_eq!(Sight::read(&view).table(), Some(&written));
        assert_eq!(Sight::read(&json!({ "table": null })), Sight::Nothing);
        assert_eq!(Sight::read(&Value::Null), Sight::Nothing);
    }

    #[test]
    fn a_phase_that_nobody_knows_is_not_taken_for_another() {
        let mut written = serde_json::to_value(table()).expect("JSON");
        written["phase"] = "asleep".into();
        assert_eq!(Sight::read(&json!({ "table": written })), Sight::Unreadable);
    }

    #[test]
    fn what_is_proposed_waits_for_those_who_have_not_consented() {
        let mut seen = table();
        assert!(is_host(&seen));
        assert_eq!((n_asked(&seen), proposer(&seen.motions[0])), (0, Some(Seat(0))));
        seen.you = Viewer::Seat(Seat(1));
        assert_eq!((n_asked(&seen), is_host(&seen)), (1, false));
        seen.you = Viewer::Public;
        assert_eq!((n_asked(&seen), is_host(&seen)), (0, false));
        let stand_in = Motion::StandIn { seat: Seat(1), bot: "demon".into() };
        assert_eq!(proposal(&stand_in), ("motion-stand-in", Some(Seat(1))));
    }
}
