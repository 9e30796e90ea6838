//! What the lessons say.

use std::{collections::BTreeMap, sync::OnceLock};

use kernel::Language;
use psychopathe::Verdict;

use crate::{plain, shelf::PSYCHOPATHE_LESSONS};

/// The words of the lessons in one language; names are those of `psychopathe::Lesson` and its steps.
#[derive(Debug, Clone, Copy)]
pub struct LessonWords(Language);

impl LessonWords {
    pub fn new(language: Language) -> Self {
        Self(language)
    }

    pub fn title(self, lesson: &str) -> Option<&'static str> {
        self.text(&format!("lesson-{lesson}"))
    }

    /// What a step asks for.
    pub fn task(self, lesson: &str, step: &str) -> Option<&'static str> {
        self.text(&format!("step-{lesson}-{step}-task"))
    }

    /// Help for who is stuck.
    pub fn hint(self, lesson: &str, step: &str) -> Option<&'static str> {
        self.text(&format!("step-{lesson}-{step}-hint"))
    }

    /// What is said once the step is solved.
    pub fn done(self, lesson: &str, step: &str) -> Option<&'static str> {
        self.text(&format!("step-{lesson}-{step}-done"))
    }

    /// What is said of a verdict that is not the end of the step.
    pub fn feedback(self, verdict: &Verdict) -> Option<&'static str> {
        match verdict {
            Verdict::Solved => None,
            Verdict::GoOn { .. } => self.text("lesson-go-on"),
            Verdict::Wrong => self.text("lesson-wrong"),
            Verdict::Pointed { missing, extra } => match (missing.is_empty(), extra.is_empty()) {
                (false, false) => self.text("lesson-both"),
                (false, true) => self.text("lesson-missing"),
                (true, _) => self.text("lesson-extra"),
            },
        }
    }

    fn text(self, id: &str) -> Option<&'static str> {
        static TEXTS: [OnceLock<BTreeMap<String, String>>; 2] = [const { OnceLock::new() }; 2];
        let index = match self.0 {
            Language::Fr => 0,
            Language::En => 1,
        };
        let read =
            || PSYCHOPATHE_LESSONS.iter().flat_map(|file| plain::messages(file.text(self.0))).collect();
        TEXTS[index].get_or_init(read).get(id).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use psychopathe::Lesson;

    use super::*;

    #[test]
    fn every_step_is_told_and_nothing_else() {
        for language in [Language::Fr, Language::En] {
            let words = LessonWords::new(language);
            let mut told = BTreeSet::new();
            for lesson in Lesson::all() {
                assert!(words.title(&lesson.name).is_some(), "{}", lesson.name);
                told.insert(format!("lesson-{}", lesson.name));
                for step in &lesson.steps {
                    let said = [
                        words.task(&lesson.name, &step.name),
                        words.hint(&lesson.name, &step.name),
                        words.done(&lesson.name, &step.name),
                    ];
                    assert!(said.iter().all(Option::is_some), "{} {} {language:?}", lesson.name, step.name);
                    for part in ["task", "hint", "done"] {
                        told.insert(format!("step-{}-{}-{part}", lesson.name, step.name));
                    }
                }
            }
            let ids = plain::messages(PSYCHOPATHE_LESSONS[0].text(language)).map(|(id, _)| id);
            let general = ["lesson-wrong", "lesson-go-on", "lesson-missing", "lesson-extra", "lesson-both"];
            let lost: Vec<String> =
                ids.filter(|id| !told.contains(id.as_str()) && !general.contains(&id.as_str())).collect();
            assert_eq!(lost, Vec::<&str>::new(), "told, but no lesson has it");
            assert!(words.feedback(&Verdict::Wrong).is_some());
            let pointed = Verdict::Pointed { missing: Vec::new(), extra: Vec::new() };
            assert!(words.feedback(&pointed).is_some());
        }
    }
}
