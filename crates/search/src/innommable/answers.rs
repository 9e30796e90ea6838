//! What a bot says to people: an answer in kind, by what its character holds dear and what there is in the scene; and
//! what comes of an attempt, by what was attempted.

use ::innommable::{Action, ConflictKind, Happening};
use kernel::{Seat, Text};
use words::bank;

use super::{Mind, mystery::told_mark, verbs::deed_of};
use crate::{
    heard::{Heard, named_in},
    said::quotable_within,
};

/// The longest words of somebody that are said again.
const MOST_QUOTED: usize = 40;

/// The group of the bank that answers a kind of line.
fn reply_to(heard: Heard) -> &'static str {
    match heard {
        Heard::Who => "reply-who",
        Heard::Where => "reply-where",
        Heard::When => "reply-when",
        Heard::Why => "reply-why",
        Heard::How => "reply-how",
        Heard::What | Heard::HowMuch => "reply-what",
        Heard::YesNo => "reply-yesno",
        Heard::Request => "reply-request",
        Heard::Greeting => "reply-greeting",
        Heard::Farewell => "reply-farewell",
        Heard::Thanks => "reply-thanks",
        Heard::Apology => "reply-apology",
        Heard::Accusation => "reply-accusation",
        Heard::Yes => "reply-agreed",
        Heard::No => "reply-denied",
        Heard::Act => "reply-act",
        Heard::Statement => "reply-statement",
    }
}

impl Mind<'_> {
    /// What a person has just told is answered by one of the bots: by the one who is named, if one is. What the Keeper
    /// tells is answered where it asks, or names somebody; else it is acted upon.
    pub(super) fn answer_somebody(&mut self) -> Option<Action> {
        let Happening::Narrated { by, text } = self.happened().next()? else { return None };
        if !self.company.is_person(*by) {
            return None;
        }
        let named = self.named(text).filter(|seat| seat != by);
        if named.is_some_and(|seat| seat != self.you) {
            return None;
        }
        let heard = Heard::of(text);
        let keeps = *by == self.view.keeper;
        let asks = heard.is_question() || heard == Heard::Request;
        let said = match (keeps, asks, named.is_some()) {
            (true, false, false) => return None,
            (true, false, true) => self.filled("reacts"),
            (_, true, _) => self.filled(reply_to(heard)).or_else(|| self.filled("reply-what")),
            (false, false, _) => {
                let said = self.filled(reply_to(heard)).or_else(|| self.filled("reply-statement"));
                said.or_else(|| self.echo(text))
            }
        };
        said.map(|text| Action::Narrate { text })
    }

    /// Words of somebody's that are short and no question, said again.
    fn echo(&mut self, text: &str) -> Option<Text> {
        let words = quotable_within(text, MOST_QUOTED)?;
        Some(self.say("echo")?.replace("%w", &words).into())
    }

    /// Whose character is spoken to or of.
    fn named(&self, text: &str) -> Option<Seat> {
        let name = |seat: Seat| Some(self.view.character(seat)?.profile.as_ref()?.name.to_string());
        let all: Vec<(Seat, String)> =
            self.view.active().filter_map(|seat| Some((seat, name(seat)?))).collect();
        let found = named_in(text, all.iter().map(|(_, name)| name.as_str()))?;
        all.iter().find(|(_, name)| name == found).map(|(seat, _)| *seat)
    }

    /// A text of a group that nobody has said, with what its holes stand for: `%a` for one's anchor, `%s` for a place,
    /// `%n` for something in the scene. Those that speak of what there is not are left out.
    pub(super) fn filled(&mut self, group: &str) -> Option<Text> {
        let fill = |text: &String| {
            let with = |text: String, hole: &str, what: Option<String>| match text.contains(hole) {
                true => what.map(|what| text.replace(hole, &what)),
                false => Some(text),
            };
            let text = with(text.clone(), "%a", self.thing_of_anchor().map(str::to_owned))?;
            let text = with(text, "%s", self.spot())?;
            with(text, "%n", self.things_here().first().map(|(_, called)| (*called).to_owned()))
        };
        let texts = bank(self.view.language, "innommable").texts(group).iter();
        let new: Vec<String> = texts.filter(|text| !self.said.has_within(text)).filter_map(fill).collect();
        let index = self.chance.one_of(new.len());
        new.get(index).map(|text| text.as_str().into())
    }

    /// The place of an attempt among those that the mystery of the shelf has prepared, if it is one of them.
    fn forced(&self, goal: Option<&Text>) -> Option<(&'static str, usize)> {
        let which = told_mark(self.view)?;
        let all = bank(self.view.language, "innommable").texts(&format!("mystery-{which}-force"));
        let place = all.iter().position(|known| goal.is_some_and(|goal| **goal == **known))?;
        Some((which, place))
    }

    /// What is prepared for an attempt: what stands against it, how it fails, how it is won.
    fn of_the_attempt(&self, goal: Option<&Text>, part: &str) -> Option<Text> {
        let (which, place) = self.forced(goal)?;
        let all = bank(self.view.language, "innommable").texts(&format!("mystery-{which}-{part}"));
        let text = all.get(place).filter(|text| !self.said.has(text))?;
        Some(text.as_str().into())
    }

    fn by_deed(&mut self, goal: Option<&Text>, part: &str) -> Option<Text> {
        let deed = deed_of(self.view.language, goal?)?;
        self.say(&format!("{part}-{deed}"))
    }

    /// What stands against an attempt.
    pub(super) fn opposition(&mut self, goal: Option<&Text>) -> Option<Text> {
        let own = self.of_the_attempt(goal, "against").or_else(|| self.by_deed(goal, "against"));
        own.or_else(|| self.say("opposition"))
    }

    /// How an attempt fails.
    pub(super) fn failure(&mut self, goal: Option<&Text>) -> Option<Text> {
        let own = self.of_the_attempt(goal, "fails").or_else(|| self.by_deed(goal, "fails"));
        own.or_else(|| self.say("failure"))
    }

    /// How one's own attempt is won.
    pub(super) fn win(&mut self) -> Option<Text> {
        let conflict = self.view.conflict.as_ref();
        let goal = conflict.and_then(|conflict| conflict.goal.clone());
        let own = match conflict.map(|conflict| conflict.kind) {
            Some(ConflictKind::Duel) => self.say("wins-duel"),
            Some(ConflictKind::Resist) => self.say("wins-resist"),
            // What ends the mystery is told by whoever keeps it.
            Some(ConflictKind::Standard) | None if self.is_of("defuse", goal.as_ref()) => None,
            Some(ConflictKind::Standard) | None => {
                let own = self.of_the_attempt(goal.as_ref(), "wins");
                own.or_else(|| self.by_deed(goal.as_ref(), "wins"))
            }
        };
        own.or_else(|| self.say("success"))
    }

    /// What comes of a threat that nobody has turned away.
    pub(super) fn hurt(&mut self, threat: Option<&Text>) -> Option<Text> {
        let which = told_mark(self.view);
        let own = which.zip(threat).and_then(|(which, threat)| {
            let texts =
                |part: &str| bank(self.view.language, "innommable").texts(&format!("mystery-{which}-{part}"));
            let place = texts("threat").iter().position(|known| **known == **threat)?;
            texts("hurt").get(place).filter(|text| !self.said.has(text))
        });
        own.map(|text| text.as_str().into()).or_else(|| self.say("hurt"))
    }
}
