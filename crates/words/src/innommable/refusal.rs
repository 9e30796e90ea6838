//! Why something is not possible.

use innommable::Refusal;
use readers::json;
use serde_json::Value;

use super::{Args, Speaker};
use crate::{
    speaker::{Arg, capitalised},
    value::sentence,
};

impl Speaker {
    /// What is wrong and what to do, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        capitalised(&self.0.say(&id, &args))
    }

    pub(super) fn reason(&self, refusal: &Refusal) -> (String, Args<'static>) {
        sentence("refusal", "refusal", refusal, |field, value| self.reason_word(field, value))
    }

    /// A field that is said in other words than it is written.
    fn reason_word(&self, field: &str, value: &Value) -> Option<Arg<'static>> {
        let said = match field {
            "what" => self.action(json::from(value)?),
            "parts" => {
                let parts = value.as_array()?.iter();
                self.list(&parts.map(|part| self.named("part", part)).collect::<Vec<_>>())
            }
            "most" if value.is_string() => self.named("word", value),
            _ => return None,
        };
        Some(said.into())
    }
}
