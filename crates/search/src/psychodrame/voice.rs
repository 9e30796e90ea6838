//! What a character says: in answer to a person, and of itself.
//!
//! An answer fits what kind of thing was said ([`Heard`]), speaks of the people and the troubles of its own sheet, and
//! may end in the mood of its character; each of its sentences is said once in a game.

use ::psychodrame::{Action, CharacterId, Concern, Main, Notice, TraitKind};
use kernel::Text;
use words::psychodrame::bank;

use super::{
    Mind,
    speak::{strongest, this_scene},
};
use crate::{
    heard::{Heard, named_in},
    said::quotable_within,
};

/// So often in a hundred a mood is added to an answer.
const ADDED: u8 = 40;
/// So often in a hundred words of a statement are said again, instead of an answer, if they are as short as this.
const QUOTED: u8 = 12;
const SHORT: usize = 40;

/// Who answers what a person has told.
pub(super) enum Answer {
    Here(Action),
    /// Somebody else has been spoken to, or is there while one's own character is not.
    Others,
    Nobody,
}

/// What stands in the holes of a text; a text whose holes cannot be filled is not said.
#[derive(Default)]
struct Holes {
    spoken_to: Option<String>,
    other: Option<String>,
    absent: Option<String>,
    problem: Option<String>,
    belief: Option<String>,
}

impl Holes {
    fn fill(&self, text: &str) -> Option<String> {
        let names = [("%x", &self.spoken_to), ("%o", &self.other), ("%a", &self.absent)];
        let quotes = [("%t", &self.problem), ("%b", &self.belief)];
        let mut filled = text.to_owned();
        for (hole, name) in names {
            if filled.contains(hole) {
                filled = words::name_in(&filled, hole, name.as_ref()?);
            }
        }
        for (hole, quoted) in quotes {
            if filled.contains(hole) {
                filled = filled.replace(hole, quoted.as_ref()?.trim_end_matches('.'));
            }
        }
        Some(filled)
    }
}

fn group(heard: Heard) -> &'static str {
    match heard {
        Heard::Who => "heard-who",
        Heard::What => "heard-what",
        Heard::Where => "heard-where",
        Heard::When => "heard-when",
        Heard::Why => "heard-why",
        Heard::How => "heard-how",
        Heard::HowMuch => "heard-how-much",
        Heard::YesNo => "heard-yes-no",
        Heard::Request => "heard-request",
        Heard::Accusation => "heard-accusation",
        Heard::Greeting => "heard-greeting",
        Heard::Farewell => "heard-farewell",
        Heard::Thanks => "heard-thanks",
        Heard::Apology => "heard-apology",
        Heard::Yes => "heard-yes",
        Heard::No => "heard-no",
        Heard::Statement | Heard::Act => "heard-statement",
    }
}

/// What a problem touches.
fn concern(main: &Main) -> Concern {
    match main.problem().map(|problem| &problem.about) {
        Some(TraitKind::Problem { concerns }) => concerns.first().copied().unwrap_or(Concern::Recognition),
        _ => Concern::Recognition,
    }
}

impl Mind<'_> {
    /// What a person has just told is answered in kind by whoever it is for.
    pub(super) fn answer_somebody(&mut self) -> Answer {
        let Some(Notice::Narrated { by, who: asking, text: Some(text), .. }) = this_scene(self.told).next()
        else {
            return Answer::Nobody;
        };
        if !self.company.is_person(*by) || !self.style.speaks {
            return Answer::Nobody;
        }
        let called = self.called(text, *asking);
        let table = &self.view.table;
        let own = table.spoken_for(self.you);
        let text = match called {
            Some(who) if own.contains(&who) => self.answer_as(who, *asking, text),
            Some(who) => match table.player_of(who) {
                Some(seat) if self.company.is_person(seat) => return Answer::Nobody,
                Some(_) => return Answer::Others,
                None => {
                    let name = self.name_of(who);
                    self.tell_about("heard-extra", "%x", &name).map(|text| (None, text))
                }
            },
            None => match own.first() {
                Some(own) => self.answer_as(*own, *asking, text),
                None if self.others_speak() => return Answer::Others,
                None => self.quote(text),
            },
        };
        text.map_or(Answer::Nobody, |(who, text)| Answer::Here(Action::Narrate { who, text: Some(text) }))
    }

    /// Whoever of those present is called by name.
    fn called(&self, text: &str, asking: Option<CharacterId>) -> Option<CharacterId> {
        let present = self.view.table.scene.iter().flat_map(|scene| &scene.present).copied();
        let names: Vec<(CharacterId, String)> =
            present.filter(|who| Some(*who) != asking).map(|who| (who, self.name_of(who))).collect();
        let called = named_in(text, names.iter().map(|(_, name)| name.as_str()))?;
        names.iter().find(|(_, name)| name == called).map(|(who, _)| *who)
    }

    /// Whether the character of another bot is there.
    fn others_speak(&self) -> bool {
        let table = &self.view.table;
        let bots = table.chairs.seats().filter(|seat| *seat != self.you && !self.company.is_person(*seat));
        bots.into_iter().any(|seat| !table.spoken_for(seat).is_empty())
    }

    fn answer_as(
        &mut self,
        who: CharacterId,
        asking: Option<CharacterId>,
        text: &str,
    ) -> Option<(Option<CharacterId>, Text)> {
        let heard = Heard::of(text);
        let acts = heard == Heard::Act || asking.is_none() && !heard.is_question();
        if acts {
            return self.deed(who, asking).map(|text| (Some(who), text));
        }
        if heard == Heard::Statement && self.by_whim(QUOTED) {
            let quoted = self.quote(text);
            if quoted.is_some() {
                return quoted;
            }
        }
        let holes = self.holes(who, asking);
        let answer = self.one_of(group(heard), &holes);
        let Some(mut answer) = answer.or_else(|| self.one_of("heard-statement", &holes)) else {
            return self.deed(who, asking).map(|text| (Some(who), text));
        };
        if let Some(main) = self.view.table.main(who).filter(|_| !answer.ends_with('?'))
            && self.by_whim(ADDED)
            && let Some(more) = self.one_of(&format!("then-{}", strongest(main)), &holes)
        {
            answer = format!("{answer} {more}");
        }
        Some((Some(who), answer.into()))
    }

    /// Something that somebody does, as its own tale tells it: in brackets.
    fn deed(&mut self, who: CharacterId, to: Option<CharacterId>) -> Option<Text> {
        let mood = strongest(self.view.table.main(who)?);
        let holes = self.holes(who, to);
        self.one_of(&format!("deed-{mood}"), &holes).map(|text| format!("({text})").into())
    }

    /// Words of a person between quotation marks, if they are short.
    fn quote(&mut self, text: &str) -> Option<(Option<CharacterId>, Text)> {
        let words = quotable_within(text, SHORT).filter(|_| !Heard::of(text).is_question())?;
        self.tell_about("echo", "%w", &words).map(|text| (None, text))
    }

    /// What one's own character says of itself, or does, in a scene where it is.
    pub(super) fn speaks_up(&mut self) -> Option<(CharacterId, Text)> {
        let (who, main) = self.main().filter(|(who, _)| self.view.table.is_present(*who))?;
        if !self.style.speaks {
            return Some((who, "—".into()));
        }
        let present = self.view.table.scene.iter().flat_map(|scene| &scene.present).copied();
        let to = present.filter(|other| *other != who).min_by_key(|other| {
            let seat = self.view.table.player_of(*other);
            !seat.is_some_and(|seat| self.company.is_person(seat))
        });
        let holes = self.holes(who, to);
        let own = format!("speak-{}", concern(main));
        let (first, then) =
            if self.by_whim(70) { (own.as_str(), "speak-any") } else { ("speak-any", own.as_str()) };
        let said = self.one_of(first, &holes).or_else(|| self.one_of(then, &holes));
        said.map(Text::from).or_else(|| self.deed(who, to)).map(|text| (who, text))
    }

    /// What one's own character wants of somebody, by what its problem touches.
    pub(super) fn own_goal(&mut self, against: &str) -> Option<Text> {
        let (_, main) = self.main().filter(|_| self.style.speaks)?;
        let group = format!("goal-{}", concern(main));
        self.tell_about(&group, "%x", against)
    }

    /// What can be spoken of: whom it is said to, whom the sheet ties one to, one's problem, one's belief.
    fn holes(&mut self, who: CharacterId, to: Option<CharacterId>) -> Holes {
        let spoken_to = to.map(|to| self.called_shortly(to));
        let Some(main) = self.view.table.main(who) else { return Holes { spoken_to, ..Holes::default() } };
        let tied: Vec<CharacterId> = main
            .traits
            .iter()
            .filter_map(|each| match each.about {
                TraitKind::Relation { to } | TraitKind::ProblemLink { to, .. } => Some(to),
                TraitKind::Problem { .. }
                | TraitKind::Nuance { .. }
                | TraitKind::History
                | TraitKind::Personality
                | TraitKind::Opinion
                | TraitKind::Free => None,
            })
            .filter(|other| Some(*other) != to && *other != who)
            .filter(|other| self.view.table.living().any(|(living, _)| living == *other))
            .collect();
        let absent = tied.iter().copied().find(|other| !self.view.table.is_present(*other));
        let n = main.beliefs.len();
        let belief = main.beliefs.get(self.chance.one_of(n)).map(|belief| belief.text.to_string());
        Holes {
            spoken_to,
            other: tied.first().map(|other| self.called_shortly(*other)),
            absent: absent.map(|other| self.called_shortly(other)),
            problem: main.problem().map(|problem| problem.text.to_string()),
            belief,
        }
    }

    /// The first name of a main character, the whole of anybody else's.
    fn called_shortly(&self, who: CharacterId) -> String {
        let name = self.name_of(who);
        let first = name.split_whitespace().next().filter(|first| first.chars().count() > 3);
        match (who, first) {
            (CharacterId::Main(_), Some(first)) => first.to_owned(),
            _ => name,
        }
    }

    /// A text of a group that can be said and was not yet, alone or among others.
    fn one_of(&mut self, group: &str, holes: &Holes) -> Option<String> {
        let texts = bank(self.view.language).texts(group).iter();
        let new = texts.filter(|text| !self.said.has_within(text)).filter_map(|text| holes.fill(text));
        let new: Vec<String> = new.collect();
        let chosen = self.chance.one_of(new.len());
        new.get(chosen).cloned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_said_only_if_its_holes_can_be_filled() {
        let holes = Holes { other: Some("Aoi".to_owned()), ..Holes::default() };
        assert_eq!(holes.fill("Demande donc à %o.").as_deref(), Some("Demande donc à Aoi."));
        assert_eq!(holes.fill("Si %a t’entendait…"), None);
        let holes = Holes { belief: Some("Les autres comptent les points.".to_owned()), ..holes };
        let said = holes.fill("À cause de %o : « %b ».");
        assert_eq!(said.as_deref(), Some("À cause d’Aoi : « Les autres comptent les points »."));
    }

    #[test]
    fn there_are_several_answers_to_every_kind_of_line() {
        use kernel::Language;
        let kinds = [
            Heard::Who,
            Heard::What,
            Heard::Where,
            Heard::When,
            Heard::Why,
            Heard::How,
            Heard::HowMuch,
            Heard::YesNo,
            Heard::Request,
            Heard::Accusation,
            Heard::Greeting,
            Heard::Farewell,
            Heard::Thanks,
            Heard::Apology,
            Heard::Yes,
            Heard::No,
            Heard::Statement,
        ];
        for language in [Language::Fr, Language::En] {
            for kind in kinds {
                // Those that anybody can say, tied to nobody.
                let texts = bank(language).texts(group(kind));
                let plain = texts.iter().filter(|text| Holes::default().fill(text).is_some());
                assert!(plain.count() >= 3, "{kind:?}");
            }
        }
    }
}
