//! The forms in which things are stored and sent.

use innommable::{Event, Setup};
use serde_json::Value;

use crate::play::Table;

/// One event of each kind, as a log that is kept has it. A form that changes needs an upcaster.
const EVENTS: &str = include_str!("../snapshots/events.txt");

fn kind(event: &Value) -> String {
    format!("{} {}", event["event"], event["what"]["told"])
}

#[test]
fn stored_events_are_read_as_they_were_written() {
    let mut kinds = Vec::new();
    for line in EVENTS.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let written = serde_json::to_value(&event).expect("an event is stored");
        assert_eq!(written, serde_json::from_str::<Value>(line).expect("JSON"), "{line}");
        let kind = kind(&written);
        assert!(!kinds.contains(&kind), "{kind} twice");
        kinds.push(kind);
    }
    assert_eq!(kinds.len(), 8 + 52, "one of each kind");
}

#[test]
fn a_stored_setup_is_read_as_it_was_written() {
    let setup = concat!(
        r#"{"options":{"seats":null,"diceCounts":"formula","allocation":"proportional","dieDeal":"descending","#,
        r#""monologueBlacklist":"all","giftSource":"either","blacklistVisibility":"public","severeMayKill":true},"#,
        r#""language":"en","roles":["player","player","keeper","player"],"dice":{"d20":6,"d12":4,"d8":3,"d4":2}}"#
    );
    let expected: Setup = serde_json::from_str(setup).expect("it is read");
    assert_eq!(expected, Table::new().state.setup);
    let written = serde_json::to_value(&expected).expect("and written");
    assert_eq!(written, serde_json::from_str::<Value>(setup).expect("JSON"));
}
