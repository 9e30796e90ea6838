//! Why something is not possible.

use pactes::{Refusal, Role};
use serde_json::Value;

use super::{Args, Speaker, read};
use crate::{
    speaker::{Arg, capitalised},
    value,
};

impl Speaker {
    /// What is wrong and what to do, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        capitalised(&self.0.say(&id, &args))
    }

    pub(super) fn reason(&self, refusal: &Refusal) -> (String, Args<'static>) {
        let word = |field: &str, value: &Value| -> Option<Arg<'static>> {
            Some(match field {
                "what" => self.verb(read(value)?).into(),
                "role" => self.role(read(value)?).into(),
                "entry" => self.entry(None, read(value)?).into(),
                "slot" => self.slot(read(value)?).into(),
                _ => return None,
            })
        };
        let (id, args) = value::sentence("refusal", "refusal", refusal, word);
        match refusal {
            // Nobody's turn: it is not the moment.
            Refusal::NotYours { what, whose } if whose.is_empty() => {
                self.reason(&Refusal::NotNow { what: *what })
            }
            Refusal::NotYours { whose, .. } => {
                let whose: Vec<String> = whose.iter().map(|role| self.dative(*role)).collect();
                (id, args.with("whose", self.0.either(&whose)))
            }
            // There is no such line to speak of.
            Refusal::NoSuchSlot { slot } => (id, args.with("slot", slot.to_string())),
            _ => (id, args),
        }
    }

    /// “à Faust”, “au premier démon”.
    fn dative(&self, role: Role) -> String {
        self.named("role-to", &role)
    }
}
