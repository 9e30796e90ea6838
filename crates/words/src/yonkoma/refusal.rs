//! Why something is not possible.

use readers::json;
use yonkoma::Refusal;

use super::{Args, Speaker};
use crate::{speaker::capitalised, value};

impl Speaker {
    /// What is wrong and what to do, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        capitalised(&self.0.say(&id, &args))
    }

    pub(super) fn reason(&self, refusal: &Refusal) -> (String, Args<'static>) {
        value::sentence("yon-refused", "refusal", refusal, |field, value| match field {
            "what" => Some(self.named("yon-action", value).into()),
            "severity" => Some(self.severity(json::from(value)?).into()),
            _ => None,
        })
    }
}
