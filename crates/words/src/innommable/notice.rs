//! What happens.

use std::cell::Cell;

use innommable::{Dice, Happening, Notice, Thrown};
use kernel::Seat;
use readers::json;
use serde_json::Value;

use super::{Args, Names, Speaker};
use crate::{Person, speaker::Arg, value::sentence};

impl Speaker {
    /// What happened, as the table tells it.
    pub fn notice(&self, names: &Names, notice: &Notice) -> String {
        let (id, args) = self.sentence(names, notice);
        self.0.say(&id, &args)
    }

    /// The sentence of a notice. `who` is whom it speaks of, and `me` says whether that is who listens, or `none`;
    /// `told` says whether there is a text, which else was told aloud.
    pub(super) fn sentence<'a>(&self, names: &'a Names, notice: &Notice) -> (String, Args<'a>) {
        let (who, told) = (Cell::new(None), Cell::new(false));
        let (id, args) = sentence("notice", "told", notice, |field, value| match field {
            "by" | "of" | "on" | "who" | "winner" => {
                who.set(json::from::<Seat>(value));
                Some("".into())
            }
            "text" | "reason" | "goal" => {
                told.set(!value.is_null());
                value.is_null().then(|| "".into())
            }
            _ => self.word(field, value),
        });
        let me = match who.get() {
            None => "none",
            Some(seat) if names.is_you(seat) => "yes",
            Some(_) => "no",
        };
        let people: Vec<Person> = who.get().map(|seat| names.person(seat)).into_iter().collect();
        let args = args.with("who", people).with("me", me);
        let args = args.with("told", if told.get() { "some" } else { "none" });
        match notice {
            Notice::Open(what) => (id, self.about(names, what, args)),
            Notice::Partly(_) => (id, args),
        }
    }

    /// A field that is said in other words than it is written.
    fn word<'a>(&self, field: &str, value: &Value) -> Option<Arg<'a>> {
        let said = match field {
            "dice" | "bowl" => self.dice(json::from::<Dice>(value)?),
            "thrown" => self.thrown(&json::from::<Vec<Thrown>>(value)?),
            "cause" => self.named("word-cause", value),
            "worst" => self.named("word", value),
            _ => return None,
        };
        Some(said.into())
    }

    /// What is more than one field.
    fn about<'a>(&self, names: &'a Names, what: &Happening, args: Args<'a>) -> Args<'a> {
        match what {
            Happening::SceneStarted { title, .. } => {
                args.with("titled", if title.is_some() { "some" } else { "none" })
            }
            Happening::ConflictCalled { sides, .. } => {
                let sides: Vec<Person> = sides.iter().map(|seat| names.person(*seat)).collect();
                args.with("who", sides.iter().take(1).cloned().collect::<Vec<_>>()).with("sides", sides)
            }
            Happening::MonologueStarted { by, kind, .. } => {
                args.with("content", self.content(*kind, names.is_you(*by)))
            }
            Happening::Suggested { to, .. } | Happening::AuxiliaryGave { to, .. } => {
                args.with("to", names.person(*to)).with_flag("to_me", names.is_you(*to))
            }
            Happening::DiceThrown { thrown, .. } => args.with("n_dice", thrown.len()),
            Happening::Recounted { from, to, .. } => {
                args.with("from", self.place(names, *from)).with("to", self.place(names, *to))
            }
            _ => args,
        }
    }

    fn thrown(&self, thrown: &[Thrown]) -> String {
        let dice: Vec<String> =
            thrown.iter().map(|die| format!("{} (d{})", die.value, die.faces.number())).collect();
        if dice.is_empty() { self.0.just("word-none") } else { self.list(&dice) }
    }
}
