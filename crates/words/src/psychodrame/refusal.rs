//! Why something is not possible.

use psychodrame::Refusal;

use super::{Args, Names, Speaker};
use crate::{speaker::capitalised, value::sentence};

impl Speaker {
    /// What is wrong and what to do, in a sentence, for somebody who knows nothing but the rules.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_at(&Names::default(), refusal)
    }

    /// The same, with the names of those at the table.
    pub fn refusal_at(&self, at: &Names, refusal: &Refusal) -> String {
        let (id, args) = self.reason(at, refusal);
        capitalised(&self.0.say(&id, &args))
    }

    /// The sentence and what it speaks of.
    pub(super) fn reason(&self, at: &Names, refusal: &Refusal) -> (String, Args<'static>) {
        sentence("psd-refusal", "refusal", refusal, |field, value| match field {
            "what" => Some(self.called("psd-action", value).into()),
            _ => self.word(at, field, value),
        })
    }
}
