//! Any game: the contract of `kernel` behind one object-safe trait.
//!
//! At the border a game speaks JSON, which is what a row stores and a client reads; inside
//! ([`crate::GameAdapter`]) it keeps its own types.

use std::sync::Arc;

use kernel::{Actor, Casting, Clock, Commitment, Seal, Seq, Source, Status, Viewer};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::{Value, value::RawValue};

use crate::{bot::AnyBot, refusal::NotDone, row::PlayRow, verify::Wrong};

/// A game as the table uses it.
pub trait AnyGame: Send + Sync {
    /// Its name in files, commands and addresses.
    fn name(&self) -> &'static str;
    /// Whether a seat may know what others do not.
    fn has_secrets(&self) -> bool;
    /// What a lobby has to know.
    fn about(&self) -> GameSummary;
    /// Options as the game writes them, whatever was left out filled in.
    ///
    /// # Errors
    /// They are no options of this game.
    fn options(&self, options: &Value) -> Result<Value, Unreadable>;
    /// Fixes what is fixed before play: the [`kernel::Opening`], as it is stored, and the game before its first
    /// action.
    ///
    /// # Errors
    /// The rule that options or casting break, or what chance could not answer.
    fn deal(
        self: Arc<Self>,
        options: &Value,
        casting: &Casting<Value>,
        commitment: Commitment,
        source: &mut dyn Source,
    ) -> Result<(Box<RawValue>, Arc<dyn AnyPlay>), NotDone>;
    /// A game from its opening.
    ///
    /// # Errors
    /// The opening is not of this game.
    fn start(self: Arc<Self>, opening: &RawValue) -> Result<Arc<dyn AnyPlay>, Unreadable>;
    /// A game from a state kept apart.
    ///
    /// # Errors
    /// The state is of another version.
    fn restore(self: Arc<Self>, state: &RawValue, n_seats: usize) -> Result<Arc<dyn AnyPlay>, Unreadable>;
    /// Somebody who plays by itself.
    fn bot(self: Arc<Self>, kind: &str) -> Option<Box<dyn AnyBot>>;
    /// Whether an opening is what the rules make of its own picks, and these what the seed gives.
    ///
    /// # Errors
    /// What does not hold.
    fn check_opening(&self, opening: &RawValue, seq: Seq, seal: &Seal) -> Result<(), Wrong>;
    /// How time is given, with these options.
    fn clock(&self, options: &Value) -> Option<Clock>;
    fn reads(&self, part: Payload, text: &RawValue) -> bool;
}

/// What a text should be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Payload {
    Action,
    Events,
    /// What somebody is told.
    Notice,
}

/// A game under way.
pub trait AnyPlay: Send + Sync {
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may do now.
    fn choices(&self, viewer: Viewer) -> Value;
    /// What a viewer is asked to do: the first of what it may do, by its name.
    fn asks(&self, viewer: Viewer) -> Option<String>;
    /// Where the game stands, as the public sees it.
    fn status(&self) -> Status;
    /// How far the game is, as the public sees it.
    fn progress(&self) -> u32;
    /// Asks the rules for an action: what the row says of it, and the game afterwards.
    ///
    /// # Errors
    /// The rule that it breaks, or what chance could not answer, or that it is no action of this game.
    fn submit(
        &self,
        actor: Actor,
        action: &Value,
        source: &mut dyn Source,
    ) -> Result<(PlayRow, Arc<dyn AnyPlay>), NotDone>;
    /// The same action with other words in those of its texts that are `struck`: what could have stood
    /// there, as the choices now say.
    fn reworded(&self, actor: Actor, action: &Value, struck: &str, words: &str) -> Vec<Value>;
    /// Makes events true.
    ///
    /// # Errors
    /// They are no events of this game.
    fn apply(&mut self, events: &RawValue) -> Result<(), Unreadable>;
    /// Events as the game writes them now, whatever the form in which they were kept.
    ///
    /// # Errors
    /// They are no events of this game.
    fn events(&self, events: &RawValue) -> Result<Value, Unreadable>;
    /// The whole truth, to be kept apart as a cache.
    fn state(&self) -> Box<RawValue>;
    /// A copy that can be changed.
    fn fork(&self) -> Arc<dyn AnyPlay>;
    fn n_seats(&self) -> usize;
    /// The options of another game at this table: the same, unless this one hands something on.
    fn next_options(&self, options: &Value) -> Value;
}

/// What a lobby has to know of a game.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct GameSummary {
    /// Its name.
    pub name: String,
    /// The fewest and the most seats.
    pub seats: (u8, u8),
    /// What a seat can play.
    pub roles: Vec<Value>,
    /// The options, as they are when nobody chooses.
    pub options: Value,
    /// The bots that can fill a seat.
    pub bots: Vec<String>,
    /// Whether a story is told, with the X-card, lines and veils.
    pub has_story: bool,
}

/// Something stored or sent does not belong to this game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not readable as {what}: {why}")]
pub struct Unreadable {
    /// What it should have been.
    pub what: &'static str,
    /// Why it is not, for whoever wrote it: it may quote what is written there.
    why: String,
    /// Where it is not, for a log that quotes nothing.
    place: String,
}

impl Unreadable {
    /// Of JSON that is not what it should be.
    pub fn json(what: &'static str, error: &serde_json::Error) -> Self {
        let kind = match error.classify() {
            serde_json::error::Category::Io => "reading failed",
            serde_json::error::Category::Syntax => "not JSON",
            serde_json::error::Category::Data => "other data",
            serde_json::error::Category::Eof => "cut short",
        };
        let place = format!("{kind} at line {} column {}", error.line(), error.column());
        Self { what, why: error.to_string(), place }
    }

    /// Of something that does not belong there. The reason is ours and quotes nothing.
    pub fn misfit(what: &'static str, why: &'static str) -> Self {
        Self { what, why: why.to_owned(), place: why.to_owned() }
    }

    fn unknown_field(what: &'static str, field: &str) -> Self {
        Self { what, why: format!("unknown field `{field}`"), place: "an unknown field".to_owned() }
    }

    /// What a log may say of it: nothing that anybody wrote.
    pub fn for_log(&self) -> String {
        format!("not readable as {}: {}", self.what, self.place)
    }
}

/// A notice and whom it is for.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Delivery {
    /// Those who are told; everybody, if it is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub to: Vec<Viewer>,
    /// What they are told, as the game writes it.
    pub notice: Box<RawValue>,
}

impl Delivery {
    /// Whether a viewer is told.
    pub fn reaches(&self, viewer: Viewer) -> bool {
        self.to.is_empty() || self.to.contains(&viewer)
    }
}

/// Reads an action that somebody sent, of the table or of a game. What was sent is read whole: serde alone passes over
/// the unknown fields of an action that has none of its own.
///
/// # Errors
/// It is no such action, or has a field too many.
pub fn read_action<A: Serialize + DeserializeOwned>(sent: &Value) -> Result<A, Unreadable> {
    const WHAT: &str = "an action";
    let action = read(sent, WHAT)?;
    match unread(sent, &write(&action)) {
        Some(field) => Err(Unreadable::unknown_field(WHAT, field)),
        None => Ok(action),
    }
}

/// A field that was sent and is not in what was read of it. A null says nothing.
fn unread<'a>(sent: &'a Value, read: &Value) -> Option<&'a str> {
    let (sent, read) = (sent.as_object()?, read.as_object()?);
    sent.iter().find_map(|(field, value)| match read.get(field) {
        Some(read) => unread(value, read),
        None => (!value.is_null()).then_some(field.as_str()),
    })
}

pub(crate) fn write<T: Serialize>(thing: &T) -> Value {
    serde_json::to_value(thing).expect("a wire type writes itself")
}

pub(crate) fn raw<T: Serialize>(thing: &T) -> Box<RawValue> {
    serde_json::value::to_raw_value(thing).expect("a wire type writes itself")
}

pub(crate) fn read<'a, T: Deserialize<'a>>(value: &'a Value, what: &'static str) -> Result<T, Unreadable> {
    T::deserialize(value).map_err(|error| Unreadable::json(what, &error))
}

pub(crate) fn parse<'a, T: Deserialize<'a>>(text: &'a RawValue, what: &'static str) -> Result<T, Unreadable> {
    serde_json::from_str(text.get()).map_err(|error| Unreadable::json(what, &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_quotes_nothing_that_somebody_wrote() {
        let raw = raw(&"a private thought");
        let wrong = parse::<u8>(&raw, "a number").expect_err("a text");
        assert!(wrong.to_string().contains("private"), "whoever sent it may read it again");
        assert_eq!(wrong.for_log(), "not readable as a number: other data at line 1 column 19");
    }
}
