//! Striking a passage: what was written is erased, its row stays.

use kernel::Seq;
use serde_json::{Value, value::RawValue};

use crate::{
    any::{AnyGame, Payload, raw},
    event::Event,
    row::Row,
};

/// What stands where something was struck.
pub const STRUCK: &str = "▮▮▮";

/// What is to be erased.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Erasure {
    passage: Seq,
    texts: Vec<String>,
}

impl Erasure {
    /// Everything that somebody wrote in this row; nothing, if nobody wrote anything there (any more).
    pub fn of(row: &Row) -> Option<Self> {
        let mut events = row.events.clone();
        let table = events.iter_mut().filter_map(Event::passage_mut).map(|text| text.to_string());
        let texts: Vec<String> = table.chain(written(row)).filter(|text| text != STRUCK).collect();
        (!texts.is_empty()).then_some(Self { passage: row.seq, texts })
    }

    /// The row as it is to be stored from now on; nothing, if it can stay as it is.
    ///
    /// The game may repeat in later rows what was written in this one: it is erased there as well.
    pub fn clean(&self, row: &Row, game: &dyn AnyGame) -> Option<Row> {
        // Whoever wrote the same elsewhere wrote something of their own: it can be hidden, and it is theirs to strike.
        if row.seq < self.passage || row.seq > self.passage && self.is_written_in(row) {
            return None;
        }
        let mut cleaned = row.clone();
        let mut changed = false;
        if row.seq == self.passage {
            for text in cleaned.events.iter_mut().filter_map(Event::passage_mut) {
                *text = STRUCK.into();
                changed = true;
            }
        }
        if let Some(play) = &mut cleaned.play {
            changed |= self.scrub(&mut play.action, Payload::Action, game);
            changed |= self.scrub(&mut play.events, Payload::Events, game);
            for told in &mut play.told {
                changed |= self.scrub(&mut told.notice, Payload::Notice, game);
            }
        }
        cleaned.struck |= changed;
        changed.then_some(cleaned)
    }

    fn is_written_in(&self, row: &Row) -> bool {
        written(row).any(|text| self.texts.contains(&text))
    }

    /// Replaces the texts where they stand as whole values. A word can also be the name of a role or a
    /// step: where the game could not read the result, that place is left alone.
    fn scrub(&self, json: &mut Box<RawValue>, part: Payload, game: &dyn AnyGame) -> bool {
        let Ok(original) = serde_json::from_str::<Value>(json.get()) else { return false };
        let reads = |value: &Value| game.reads(part, &raw(value));
        let mut all = original.clone();
        let n_places = self.replace(&mut all, None, &mut 0);
        if n_places == 0 {
            return false;
        }
        if !reads(&all) {
            all = original;
            for place in (0..n_places).rev() {
                let mut one = all.clone();
                self.replace(&mut one, Some(place), &mut 0);
                if reads(&one) {
                    all = one;
                }
            }
        }
        let cleaned = raw(&all);
        let changed = cleaned.get() != json.get();
        *json = cleaned;
        changed
    }

    /// Replaces every place, or the one with this number; says how many there are.
    fn replace(&self, value: &mut Value, only: Option<usize>, seen: &mut usize) -> usize {
        match value {
            Value::String(text) if self.texts.iter().any(|struck| struck == text) => {
                if only.is_none_or(|only| only == *seen) {
                    *text = STRUCK.to_owned();
                }
                *seen += 1;
            }
            Value::Array(items) => {
                for item in items {
                    self.replace(item, only, seen);
                }
            }
            Value::Object(fields) => {
                for (_, field) in fields.iter_mut() {
                    self.replace(field, only, seen);
                }
            }
            Value::String(_) | Value::Null | Value::Bool(_) | Value::Number(_) => {}
        }
        *seen
    }
}

/// What somebody wrote in an action of the game.
fn written(row: &Row) -> impl Iterator<Item = String> {
    row.play.iter().flat_map(|play| {
        let action: Value = serde_json::from_str(play.action.get()).unwrap_or(Value::Null);
        play.texts.iter().filter_map(move |field| action.get(field)?.as_str().map(str::to_owned))
    })
}
