//! The forms in which things are stored.

use std::collections::BTreeSet;

use psychodrame::Event;
use serde_json::Value;

/// One event of each kind, as a log that is kept has it. A form that changes needs a reader of the old one.
const EVENTS: &str = include_str!("../snapshots/events.txt");

#[test]
fn stored_events_are_read_as_they_were_written() {
    let mut kinds = BTreeSet::new();
    for line in EVENTS.lines() {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        let written = serde_json::to_value(&event).expect("an event is stored");
        assert_eq!(written, serde_json::from_str::<Value>(line).expect("JSON"), "{line}");
        assert!(kinds.insert(written["told"].to_string()), "{line} twice");
    }
    assert_eq!(kinds.len(), 90, "one of each kind");
}
