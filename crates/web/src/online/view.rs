//! What one viewer sees of a table, as the server sent it.

use kernel::Seat;
use readers::json;
use serde_json::Value;
use table::{Action, By, ChairView, Motion, MotionView, Phase, TableView};

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

/// Whether the viewer cannot propose another game: one is proposed, they look on, or the table is closed.
pub(super) fn cannot_ask_again(table: &TableView) -> bool {
    let is_again = |open: &MotionView| matches!(open.motion, Motion::Again | Motion::AgainSame);
    table.motions.iter().any(is_again) || table.you.seat().is_none() || table.phase == Phase::Closed
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

/// What is proposed, by its name in the sentences, and whom it is about.
pub(super) fn proposal(motion: &Motion) -> (&'static str, Option<Seat>) {
    match motion {
        Motion::Rewind { .. } => ("rewind", None),
        Motion::Pause => ("pause", None),
        Motion::Resume => ("resume", None),
        Motion::Remove { seat } => ("remove", Some(*seat)),
        Motion::Reinvite { seat } => ("reinvite", Some(*seat)),
        Motion::StandIn { seat, .. } => ("stand-in", Some(*seat)),
        Motion::NewHost { seat } => ("new-host", Some(*seat)),
        Motion::DropLimit { .. } => ("drop-limit", None),
        Motion::Again => ("again", None),
        Motion::AgainSame => ("again-same", None),
        Motion::Close => ("close", None),
        Motion::Delete => ("delete", None),
    }
}

/// What somebody means who asks for something: where the same is proposed already and waits for them, they consent.
pub(super) fn meant(table: &TableView, action: Action) -> Action {
    let Some(you) = table.you.seat() else { return action };
    let wanted = match &action {
        Action::Propose { motion } => motion.clone(),
        Action::Rewind { to } => Motion::Rewind { to: *to },
        _ => return action,
    };
    let open = table.motions.iter().find(|open| open.motion == wanted && waits_for(open, you));
    open.map_or(action, |open| Action::Consent { motion: open.id })
}

/// The name of whoever sits there.
pub(super) fn name(chair: &ChairView) -> Option<String> {
    chair.name.as_ref().map(ToString::to_string)
}

#[cfg(test)]
mod tests {
    use kernel::{Language, Secret, Seq, Viewer};
    use serde_json::json;
    use table::{Settings, Who};

    use super::*;

    fn table() -> TableView {
        let motion = MotionView {
            id: Seq(7),
            by: By::Seat(Seat(0)),
            motion: Motion::Resume,
            consents: vec![Seat(0)],
            asked: vec![Seat(0), Seat(1)],
            undoes: None,
            roles: Vec::new(),
        };
        let chair = ChairView {
            who: Who::Person,
            name: Some("Ada".into()),
            role: Some(json!("faust")),
            absent: false,
            bot: None,
            reinvited: false,
            entrusted: None,
        };
        TableView {
            you: Viewer::Seat(Seat(0)),
            game: "pactes".into(),
            title: "Une table".into(),
            language: Language::Fr,
            options: json!({"negotiation": false}),
            settings: Settings::default(),
            webhook: None,
            phase: Phase::Playing,
            host: Some(Seat(0)),
            seats: vec![chair.clone(), chair],
            invitations: Vec::new(),
            motions: vec![motion],
            limits: Vec::new(),
            bookmarks: vec![(Seq(3), "ici".into())],
            pause: None,
            clock: None,
            take_back: None,
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
        assert_eq!(proposal(&stand_in), ("stand-in", Some(Seat(1))));
    }

    #[test]
    fn asking_for_what_is_proposed_is_agreeing_to_it() {
        let mut seen = table();
        let again = Action::Propose { motion: Motion::Resume };
        assert_eq!(meant(&seen, again.clone()), again, "who proposed it is not asked");
        seen.you = Viewer::Seat(Seat(1));
        assert_eq!(meant(&seen, again.clone()), Action::Consent { motion: Seq(7) });
        let other = Action::Propose { motion: Motion::Close };
        assert_eq!(meant(&seen, other.clone()), other);
        seen.motions[0].motion = Motion::Rewind { to: Seq(3) };
        assert_eq!(meant(&seen, Action::Rewind { to: Seq(3) }), Action::Consent { motion: Seq(7) });
        assert_eq!(meant(&seen, Action::Rewind { to: Seq(2) }), Action::Rewind { to: Seq(2) });
    }
}
