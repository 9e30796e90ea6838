//! What lies on disks: every event has one written form, and old logs open. The fixtures are never
//! regenerated, only added to (`TABLEE_WRITE_FIXTURE=NAME` writes a new one).

use std::collections::BTreeSet;

use kernel::{Language, Seat, Secret, Seq, Viewer};
use serde_json::{Value, json};
use table::{
    Action, Asker, Event, Happening, Invited, KeyHash, LimitKind, Motion, Row, STRUCK, Settings, Table,
    Webhook, WebhookFormat, verify,
};

use crate::sitting::{Sitting, find, seat};

/// One of each event, with the form it is written in for ever.
fn every_event() -> Vec<(Event, Value)> {
    let (key, commitment) = (KeyHash::of("a"), Secret::new([7; 32]).commitment());
    let (written, sealed) = (json!(key), json!(commitment));
    let (one, row) = (Seat(1), Seq(9));
    vec![
        (
            Event::Created {
                game: "diary".into(),
                title: "Soir".into(),
                language: Language::Fr,
                options: json!({"rolls": 3}),
                seats: 3,
                settings: Settings::default(),
                host: key,
                device: Some(key),
                commitment,
            },
            json!({"created": {"game": "diary", "title": "Soir", "language": "fr", "options": {"rolls": 3},
                "seats": 3, "settings": {"dice": "sealed", "watch": "link", "listed": false, "absence": 300},
                "host": written, "device": written, "commitment": sealed}}),
        ),
        (Event::Titled("Nuit".into()), json!({"titled": "Nuit"})),
        (Event::OptionsSet(json!({"rolls": 4})), json!({"options_set": {"rolls": 4}})),
        (
            Event::SettingsSet(Settings::default()),
            json!({"settings_set": {"dice": "sealed", "watch": "link", "listed": false, "absence": 300}}),
        ),
        (
            Event::Invited { id: Seq(1), to: Invited::Seat(one), key },
            json!({"invited": {"id": 1, "to": {"seat": 1}, "key": written}}),
        ),
        (
            Event::Open(Happening::InvitationWithdrawn { id: Seq(1) }),
            json!({"invitation_withdrawn": {"id": 1}}),
        ),
        (
            Event::SeatClaimed {
                seat: one,
                name: "Ana".into(),
                key,
                device: None,
                contribution: "sel".into(),
            },
            json!({"seat_claimed": {"seat": 1, "name": "Ana", "key": written, "device": null,
                "contribution": "sel"}}),
        ),
        (
            Event::SeatMoving { seat: one, key, until: 5 },
            json!({"seat_moving": {"seat": 1, "key": written, "until": 5}}),
        ),
        (
            Event::SeatMoved { seat: one, key, device: None },
            json!({"seat_moved": {"seat": 1, "key": written, "device": null}}),
        ),
        (
            Event::Open(Happening::Renamed { seat: one, name: "Anna".into() }),
            json!({"renamed": {"seat": 1, "name": "Anna"}}),
        ),
        (
            Event::Open(Happening::RoleTaken { seat: one, role: Some(json!("pen")) }),
            json!({"role_taken": {"seat": 1, "role": "pen"}}),
        ),
        (Event::SeatLeft { seat: one, withdrawn: false }, json!({"seat_left": {"seat": 1}})),
        (
            Event::SeatRemoved { seat: one, withdrawn: true },
            json!({"seat_removed": {"seat": 1, "withdrawn": true}}),
        ),
        (
            Event::Open(Happening::BotSeated { seat: one, bot: "roller".into() }),
            json!({"bot_seated": {"seat": 1, "bot": "roller"}}),
        ),
        (Event::Open(Happening::BotLeft { seat: one }), json!({"bot_left": {"seat": 1}})),
        (
            Event::Open(Happening::StandIn { seat: one, bot: "roller".into() }),
            json!({"stand_in": {"seat": 1, "bot": "roller"}}),
        ),
        (Event::Open(Happening::HostIs { seat: one }), json!({"host_is": {"seat": 1}})),
        (Event::Open(Happening::Started), json!("started")),
        (
            Event::Open(Happening::Said { seat: one, text: "oh".into() }),
            json!({"said": {"seat": 1, "text": "oh"}}),
        ),
        (
            Event::Open(Happening::Narrated { seat: one, text: "oh".into() }),
            json!({"narrated": {"seat": 1, "text": "oh"}}),
        ),
        (
            Event::Open(Happening::Bookmarked { passage: row, label: "ici".into() }),
            json!({"bookmarked": {"passage": 9, "label": "ici"}}),
        ),
        (Event::Open(Happening::CardRaised { passage: Some(row) }), json!({"card_raised": {"passage": 9}})),
        (Event::Open(Happening::Struck { passage: row }), json!({"struck": {"passage": 9}})),
        (
            Event::Open(Happening::LimitAdded { kind: LimitKind::Veil, text: "araignées".into() }),
            json!({"limit_added": {"kind": "veil", "text": "araignées"}}),
        ),
        (Event::Open(Happening::LimitDropped { index: 0 }), json!({"limit_dropped": {"index": 0}})),
        (Event::Open(Happening::Paused), json!("paused")),
        (Event::Open(Happening::Resumed), json!("resumed")),
        (Event::Open(Happening::Rewound { to: row }), json!({"rewound": {"to": 9}})),
        (Event::Open(Happening::Absent { seat: one }), json!({"absent": {"seat": 1}})),
        (Event::Open(Happening::CameBack { seat: one }), json!({"came_back": {"seat": 1}})),
        (Event::Open(Happening::ReinviteAgreed { seat: one }), json!({"reinvite_agreed": {"seat": 1}})),
        (Event::Proposed(Motion::Close), json!({"proposed": "close"})),
        (
            Event::Open(Happening::Consented { motion: row, seat: one }),
            json!({"consented": {"motion": 9, "seat": 1}}),
        ),
        (Event::Open(Happening::Dropped { motion: row }), json!({"dropped": {"motion": 9}})),
        (Event::Open(Happening::Carried { motion: row }), json!({"carried": {"motion": 9}})),
        (Event::Open(Happening::Again), json!("again")),
        (Event::Open(Happening::AgainSame), json!("again_same")),
        (Event::Open(Happening::Closed { secret: "00".into() }), json!({"closed": {"secret": "00"}})),
        (
            Event::Open(Happening::Entrusted { seat: one, entrusted: true }),
            json!({"entrusted": {"seat": 1, "entrusted": true}}),
        ),
        (
            Event::Open(Happening::WebhookSet { format: Some(WebhookFormat::Discord) }),
            json!({"webhook_set": {"format": "discord"}}),
        ),
        (Event::Open(Happening::Deleted), json!("deleted")),
    ]
}

/// One of each motion, with the form it is written in for ever.
fn every_motion() -> Vec<(Motion, Value)> {
    let seat = Seat(1);
    vec![
        (Motion::Rewind { to: Seq(9) }, json!({"rewind": {"to": 9}})),
        (Motion::Pause, json!("pause")),
        (Motion::Resume, json!("resume")),
        (Motion::Remove { seat }, json!({"remove": {"seat": 1}})),
        (Motion::Reinvite { seat }, json!({"reinvite": {"seat": 1}})),
        (Motion::StandIn { seat, bot: "roller".into() }, json!({"stand_in": {"seat": 1, "bot": "roller"}})),
        (Motion::NewHost { seat }, json!({"new_host": {"seat": 1}})),
        (Motion::DropLimit { index: 0 }, json!({"drop_limit": {"index": 0}})),
        (Motion::Again, json!("again")),
        (Motion::AgainSame, json!("again_same")),
        (Motion::Close, json!("close")),
        (Motion::Delete, json!("delete")),
    ]
}

/// How many kinds of events there are. A new one does not compile until it has a number here, and then
/// `every_event` lacks it.
fn number(event: &Event) -> usize {
    match event {
        Event::Created { .. } => 0,
        Event::Titled(_) => 1,
        Event::OptionsSet(_) => 2,
        Event::SettingsSet(_) => 3,
        Event::Invited { .. } => 4,
        Event::Open(Happening::InvitationWithdrawn { .. }) => 5,
        Event::SeatClaimed { .. } => 6,
        Event::SeatMoving { .. } => 7,
        Event::SeatMoved { .. } => 8,
        Event::Open(Happening::Renamed { .. }) => 9,
        Event::Open(Happening::RoleTaken { .. }) => 10,
        Event::SeatLeft { .. } => 11,
        Event::SeatRemoved { .. } => 12,
        Event::Open(Happening::BotSeated { .. }) => 13,
        Event::Open(Happening::BotLeft { .. }) => 14,
        Event::Open(Happening::StandIn { .. }) => 15,
        Event::Open(Happening::HostIs { .. }) => 16,
        Event::Open(Happening::Started) => 17,
        Event::Open(Happening::Said { .. }) => 18,
        Event::Open(Happening::Narrated { .. }) => 19,
        Event::Open(Happening::Bookmarked { .. }) => 20,
        Event::Open(Happening::CardRaised { .. }) => 21,
        Event::Open(Happening::Struck { .. }) => 22,
        Event::Open(Happening::LimitAdded { .. }) => 23,
        Event::Open(Happening::LimitDropped { .. }) => 24,
        Event::Open(Happening::Paused) => 25,
        Event::Open(Happening::Resumed) => 26,
        Event::Open(Happening::Rewound { .. }) => 27,
        Event::Open(Happening::Absent { .. }) => 28,
        Event::Open(Happening::CameBack { .. }) => 29,
        Event::Open(Happening::ReinviteAgreed { .. }) => 30,
        Event::Proposed(_) => 31,
        Event::Open(Happening::Consented { .. }) => 32,
        Event::Open(Happening::Dropped { .. }) => 33,
        Event::Open(Happening::Carried { .. }) => 34,
        Event::Open(Happening::Again) => 35,
        Event::Open(Happening::AgainSame) => 36,
        Event::Open(Happening::Closed { .. }) => 37,
        Event::Open(Happening::Entrusted { .. }) => 38,
        Event::Open(Happening::WebhookSet { .. }) => 39,
        Event::Open(Happening::Deleted) => N_EVENTS - 1,
    }
}

const N_EVENTS: usize = 41;

#[test]
fn every_event_is_written_as_it_always_was() {
    let events = every_event();
    assert_eq!(
        events.iter().map(|(event, _)| number(event)).collect::<Vec<_>>(),
        Vec::from_iter(0..N_EVENTS)
    );
    for (event, written) in events {
        assert_eq!(serde_json::to_value(&event).expect("JSON"), written);
        assert_eq!(serde_json::from_value::<Event>(written).expect("an event"), event);
    }
    for (motion, written) in every_motion() {
        assert_eq!(serde_json::to_value(&motion).expect("JSON"), written);
        assert_eq!(serde_json::from_value::<Motion>(written).expect("a motion"), motion);
    }
}

/// A table at which everything happens that can.
pub(crate) fn everything() -> Sitting {
    let mut sitting = Sitting::new(Settings::default());
    sitting.does(Asker::Host, Action::SetTitle { title: "Soir".into() });
    sitting.does(Asker::Host, Action::SetOptions { options: json!({"rolls": 40}) });
    sitting
        .does(Asker::Host, Action::SetSettings { settings: Settings { absence: 60, ..Settings::default() } });
    let webhook = Webhook { url: "https://jeux.example/secret".into(), format: WebhookFormat::Slack };
    sitting.does(Asker::Host, Action::SetWebhook { webhook: Some(webhook) });
    sitting.does(Asker::Host, Action::Invite { to: Invited::Watch });
    let id = sitting.table.seq();
    sitting.does(Asker::Host, Action::WithdrawInvitation { id });
    let bot = || Action::SeatBot { seat: Seat(0), bot: "roller".into(), role: Some(json!("pen")) };
    sitting.does(Asker::Host, bot());
    sitting.does(Asker::Host, Action::DismissBot { seat: Seat(0) });
    sitting.comes("Eve");
    sitting.does(seat(0), Action::LeaveSeat);
    let mut sitting = sitting.starts();
    sitting.does(seat(0), Action::Rename { name: "Anna".into() });
    let link = sitting.next_key();
    sitting.does(seat(1), Action::MoveSeat);
    sitting.does(Asker::Newcomer(link), Action::Arrive);
    sitting.does(Asker::Host, Action::HandOver { seat: Seat(0) });
    sitting.does(seat(1), Action::Say { text: "bonsoir".into() });
    let story = sitting.does(seat(1), Action::Narrate { text: "Il était une fois".into() });
    sitting.does(seat(1), Action::Bookmark { passage: story, label: "début".into() });
    sitting.does(seat(2), Action::AddLimit { kind: LimitKind::Veil, text: "araignées".into() });
    let written = sitting.plays(1, json!({"do": "write", "text": "un mot de trop"}));
    sitting.plays(0, json!({"do": "draw"}));
    let roll = sitting.plays(2, json!({"do": "roll"}));
    let card = Action::RaiseCard { strike: Some(written), rewind: Some(Seq(roll.0 - 1)) };
    let motion = sitting.does(seat(2), card);
    sitting.does(seat(0), Action::Consent { motion });
    sitting.does(seat(1), Action::Consent { motion });
    sitting.does(seat(2), Action::Consent { motion });
    agreed(&mut sitting, 0, Motion::Resume, &[1, 2]);
    let motion = sitting.does(seat(0), Action::Propose { motion: Motion::Close });
    sitting.does(seat(1), Action::Object { motion });
    agreed(&mut sitting, 0, Motion::DropLimit { index: 0 }, &[1, 2]);
    sitting.does(seat(1), Action::Pause);
    sitting.does(seat(2), Action::Resume);
    sitting.plays(2, json!({"do": "roll"}));
    sitting.does(seat(2), Action::Entrust { entrusted: true });
    for back in [true, false] {
        sitting.away_since[2] = Some(sitting.now);
        sitting.now += 600_000;
        sitting.does(seat(0), Action::CallAbsent { seat: Seat(2) });
        if back {
            sitting.plays(2, json!({"do": "mark", "at": 3}));
        }
    }
    agreed(&mut sitting, 0, Motion::StandIn { seat: Seat(2), bot: "roller".into() }, &[1]);
    agreed(&mut sitting, 0, Motion::Reinvite { seat: Seat(2) }, &[1]);
    agreed(&mut sitting, 0, Motion::Remove { seat: Seat(2) }, &[1]);
    sitting.plays(1, json!({"do": "stop"}));
    agreed(&mut sitting, 0, Motion::Again, &[1]);
    sitting.plays(0, json!({"do": "mark", "at": 5}));
    let settings = Settings { spoken: true, ..sitting.table.state().settings };
    sitting.does(seat(0), Action::SetSettings { settings });
    sitting.plays(1, json!({"do": "stop"}));
    agreed(&mut sitting, 1, Motion::AgainSame, &[0]);
    sitting.plays(1, json!({"do": "stop"}));
    sitting.does(seat(1), Action::Close);
    sitting
}

fn agreed(sitting: &mut Sitting, by: u8, motion: Motion, others: &[u8]) {
    let motion = sitting.does(seat(by), Action::Propose { motion });
    for &other in others {
        sitting.does(seat(other), Action::Consent { motion });
    }
}

fn names(rows: &[Row]) -> BTreeSet<usize> {
    rows.iter().flat_map(|row| &row.events).map(number).collect()
}

fn views(table: &Table) -> Value {
    let viewers = Viewer::all(table.state().chairs.len());
    viewers.map(|viewer| json!({"table": table.view(viewer), "game": table.game_view(viewer)})).collect()
}

/// Whether everything that was seen then is seen now; more may be seen.
fn lacks(then: &Value, now: &Value, at: &str) -> Option<String> {
    match (then, now) {
        (Value::Object(then), Value::Object(now)) => then.iter().find_map(|(key, then)| {
            lacks(then, now.get(key).unwrap_or(&Value::Null), &format!("{at}/{key}"))
        }),
        (Value::Array(then), Value::Array(now)) if then.len() == now.len() => {
            let mut pairs = then.iter().zip(now).enumerate();
            pairs.find_map(|(index, (then, now))| lacks(then, now, &format!("{at}/{index}")))
        }
        _ if then == now => None,
        _ => Some(at.to_owned()),
    }
}

/// Every log that was ever written for this test.
const FIXTURES: [&str; 5] = [
    include_str!("../fixtures/everything-1.jsonl"),
    include_str!("../fixtures/everything-2.jsonl"),
    include_str!("../fixtures/everything-3.jsonl"),
    include_str!("../fixtures/everything-4.jsonl"),
    include_str!("../fixtures/everything-5.jsonl"),
];

#[test]
fn every_old_log_opens_shows_what_it_showed_and_verifies() {
    let mut found = BTreeSet::new();
    for text in FIXTURES {
        let mut lines: Vec<&str> = text.lines().collect();
        let then: Value = serde_json::from_str(lines.pop().expect("views")).expect("views");
        let rows: Vec<Row> = lines.iter().map(|line| serde_json::from_str(line).expect("a row")).collect();
        let table = Table::replay(find, &rows).expect("it opens");
        assert_eq!(lacks(&then, &views(&table), ""), None);
        let checked = verify(find, &rows).expect("all in order");
        assert!(checked.struck > 0 && text.contains(STRUCK) && !text.contains("un mot de trop"));
        found.extend(names(&rows));
    }
    let all_but_the_last: BTreeSet<usize> = (0..N_EVENTS - 1).collect();
    assert_eq!(found, all_but_the_last, "a deleted table has no log");
}

#[test]
#[expect(clippy::disallowed_methods, reason = "somebody who asks for it gets a file")]
fn write_a_fixture_when_asked() {
    let Ok(name) = std::env::var("TABLEE_WRITE_FIXTURE") else { return };
    let sitting = everything();
    let rows = sitting.rows.iter().map(|row| serde_json::to_string(row).expect("JSON"));
    let lines: Vec<String> = rows.chain([views(&sitting.table).to_string()]).collect();
    let path = format!("{}/tests/fixtures/everything-{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
    std::fs::write(path, lines.join("\n") + "\n").expect("written");
}

#[test]
fn a_table_at_which_everything_happens_verifies() {
    let sitting = everything();
    verify(find, &sitting.rows).expect("all in order");
    assert_eq!(names(&sitting.rows).len(), N_EVENTS - 1);
}
