//! What happens.

use std::cell::Cell;

use psychodrame::Notice;

use super::{Args, Names, Speaker};
use crate::value::sentence;

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, at: &Names, notice: &Notice) -> String {
        let (id, args) = self.told(at, notice);
        self.0.say(&id, &args).trim_end().to_owned()
    }

    /// The sentence and what it speaks of; `told` says whether there is a text.
    pub(super) fn told(&self, at: &Names, notice: &Notice) -> (String, Args<'static>) {
        let is_written = Cell::new(false);
        let (id, args) = sentence("psd-notice", "told", notice, |field, value| {
            if ["text", "act_text"].contains(&field) {
                is_written.set(!value.is_null());
            }
            self.word(at, field, value)
        });
        let args = args.with_flag("told", is_written.get());
        let args = match notice {
            // Written, not said: without quotes.
            Notice::BeliefSet { text, .. } | Notice::PurgedByBelief { text, .. } => {
                args.with("text", text.to_string())
            }
            Notice::Remarked { text, about, .. } => {
                args.with("text", text.to_string()).with_flag("named", about.is_some())
            }
            Notice::BalanceSet { pair, scores, .. } => {
                let [first, second] = pair.both().map(|emotion| self.emotion(emotion));
                args.with("first", first).with("one", scores[0]).with("second", second).with("two", scores[1])
            }
            // People write them with a full stop or without.
            Notice::SceneFramed { place, what, .. } => {
                args.with("place", ended(place)).with("what", ended(what))
            }
            Notice::DirectionOffered { to } => args.with_flag("open", to.is_none()),
            Notice::Narrated { who, .. } => args.with_flag("voice", who.is_some()),
            // Within a sentence it has no end of its own.
            Notice::BeliefTicked { swap_with, conviction, text, .. } => {
                let conviction = conviction.trim_end_matches('.').to_owned();
                args.with_flag("swapped", swap_with.is_some())
                    .with_flag("quoted", quotes(text.as_ref(), &conviction))
                    .with("conviction", conviction)
            }
            Notice::TraitUsed { name, text, .. } => args.with_flag("quoted", quotes(text.as_ref(), name)),
            Notice::PointsSpent { victim, on, points, .. } => {
                args.with("on", self.conversion(at, *victim, on, *points))
            }
            _ => args,
        };
        (id, args)
    }
}

/// Whether a text says these words itself: then they are not said before it.
fn quotes(text: Option<&kernel::Text>, words: &str) -> bool {
    text.is_some_and(|text| text.contains(words))
}

/// A sentence that others follow: with a full stop, unless it has an end of its own.
pub fn ended(text: &str) -> String {
    let text = text.trim_end();
    let has_end = text
        .trim_end_matches([')', '»', '”', '"', ' ', '\u{a0}', '\u{202f}'])
        .ends_with(['.', '!', '?', '…']);
    if has_end { text.to_owned() } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_that_others_follow_has_one_end() {
        let ends = [
            ("Tout y est vrai", "Tout y est vrai."),
            ("Qui est là ? ", "Qui est là ?"),
            ("«\u{202f}Non.\u{202f}»", "«\u{202f}Non.\u{202f}»"),
        ];
        for (text, is) in ends {
            assert_eq!(ended(text), is);
        }
    }

    #[test]
    fn what_a_text_says_itself_is_not_said_before_it() {
        let (speaker, names) = (Speaker::new(kernel::Language::En), Names::new(vec!["Ana".to_owned()]));
        let used = |text: &str| Notice::TraitUsed {
            entry: psychodrame::EntryId(1),
            by: kernel::Seat(0),
            who: psychodrame::CharacterId::Main(1),
            trait_id: psychodrame::TraitId(1),
            name: "An old scar".into(),
            text: Some(text.into()),
        };
        let said = |text| speaker.notice(&names, &used(text));
        assert_eq!(said("It shows: “An old scar”.").matches("An old scar").count(), 1);
        assert_eq!(said("You will see.").matches("An old scar").count(), 1);
    }
}
