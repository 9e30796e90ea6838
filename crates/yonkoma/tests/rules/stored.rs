//! The forms in which things are stored.

use std::collections::BTreeSet;

use serde_json::Value;
use strum::VariantNames as _;
use yonkoma::{CharacterId, Event, Happening, Severity};

/// One event of each kind, as a log that is kept has it. A form that changes needs a reader of the old one.
const EVENTS: &str = include_str!("../snapshots/events.txt");

/// One event of each kind as logs had it before what everybody hears was an event of its own.
const OLD: &str = include_str!("../snapshots/old-events.txt");

fn read(row: &str) -> Event {
    serde_json::from_str(row).unwrap_or_else(|error| panic!("{row}: {error}"))
}

#[test]
fn stored_events_are_read_as_they_were_written() {
    let mut kinds = BTreeSet::new();
    for line in EVENTS.lines() {
        let event = read(line);
        assert_eq!(serde_json::to_string(&event).expect("an event is stored"), line);
        let written = read_value(line);
        let kind = written.pointer("/what/told").unwrap_or(&written["event"]).to_string();
        assert!(kinds.insert(kind), "{line} twice");
    }
    // `open` is how what is told is stored.
    assert_eq!(kinds.len(), Event::VARIANTS.len() - 1 + Happening::VARIANTS.len(), "one of each kind");
}

#[test]
fn rows_of_the_old_form_are_read() {
    let (mut open, mut as_they_were) = (0, 0);
    for row in OLD.lines() {
        let event = read(row);
        let written = serde_json::to_string(&event).expect("an event is stored");
        assert_eq!(read(&written), event, "and read again as it is stored now");
        if written == row {
            as_they_were += 1;
        } else if let Event::Open { what } = event {
            open += 1;
            // All that is told was in the row.
            let (told, row) = (serde_json::to_value(what).expect("JSON"), read_value(row));
            let fields = told.as_object().expect("fields").iter().filter(|(name, _)| *name != "told");
            fields.for_each(|(name, value)| assert_eq!(Some(value), row.get(name), "{row}"));
        } else {
            assert_eq!((row, event), (r#"{"event":"thrown_anew"}"#, Event::BeganAgain));
        }
    }
    assert_eq!((open, as_they_were), (37, 37));
}

fn read_value(row: &str) -> Value {
    serde_json::from_str(row).expect("JSON")
}

#[test]
fn what_has_another_name_now_is_what_it_was() {
    let fact = Happening::Fact { text: "It rains.".into() };
    assert_eq!(read(r#"{"event":"fact_added","text":"It rains."}"#), fact.into());
    let (character, severity) = (CharacterId(3), Severity::Grave);
    let taken = Happening::SetbackTaken { character, severity, text: None };
    assert_eq!(
        read(r#"{"event":"setback_taken","side":"a","character":3,"severity":"grave","text":null}"#),
        taken.into()
    );
    assert!(serde_json::from_str::<Event>(r#"{"event":"unheard_of"}"#).is_err());
    assert!(serde_json::from_str::<Event>(r#"{"text":"It rains."}"#).is_err());
}

#[test]
fn what_everybody_hears_is_stored_as_it_is_told() {
    let event = Event::from(Happening::Narrated { by: kernel::Seat(1), text: "Rain.".into() });
    let row = r#"{"event":"open","what":{"told":"narrated","by":1,"text":"Rain."}}"#;
    assert_eq!(serde_json::to_string(&event).expect("it is stored"), row);
    assert_eq!(read(row), event);
}
