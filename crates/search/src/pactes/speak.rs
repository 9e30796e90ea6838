//! What a bot says: texts from the bank, by motif, none twice in a game as long as there are others.

use ::pactes::{Demon, Happening, Notice, Partly, Sin};
use kernel::{Language, Text};
use words::pactes::Motif;

use super::Mind;

/// How many commitments of a motif are the weaker ones: the bank lists them first.
const N_WEAK: usize = 3;

/// What was told since the last notice like this.
pub(super) fn since(told: &[Notice], like: impl Fn(&Notice) -> bool) -> impl Iterator<Item = &Notice> {
    told.iter().rev().take_while(move |notice| !like(notice))
}

impl Mind<'_> {
    fn texts(&self, kind: &str, motif: Motif) -> &'static [String] {
        motif.texts(self.view.language, kind)
    }

    /// Something that nobody has said, from the first group that has it; nothing, if there is none: then it is told
    /// aloud.
    pub(super) fn tell(&mut self, groups: &[&str]) -> Option<Text> {
        if !self.style.speaks {
            return Some("—".into());
        }
        let fresh = |group: &&str| {
            let texts = refs(bank(self.view.language, group));
            texts.filter(|text| !self.was_heard(text)).collect::<Vec<_>>()
        };
        let fresh = groups.iter().map(fresh).find(|texts| !texts.is_empty())?;
        let text = fresh[self.chance.one_of(fresh.len())];
        Some(text.into())
    }

    /// Something of a kind, in a motif if possible; else what suits every motif, else anything.
    pub(super) fn say_on(&mut self, kind: &str, motif: Motif) -> Text {
        let own: Vec<&'static str> = refs(self.texts(kind, motif)).collect();
        self.pick(&[&own, &self.fitting(kind), &self.all(kind)])
    }

    /// What suits every motif.
    fn fitting(&self, kind: &str) -> Vec<&'static str> {
        refs(self.texts(kind, Motif::ANY)).collect()
    }

    /// What the bank has of a kind.
    fn all(&self, kind: &str) -> Vec<&'static str> {
        Motif::DESIRES.iter().flat_map(|motif| refs(self.texts(kind, *motif))).collect()
    }

    pub(super) fn say_desire(&mut self, motif: Motif) -> Text {
        let text = self.say_on("desire", motif);
        if self.style.speaks {
            return text;
        }
        // PAC-12 holds for those who do not speak, too.
        match self.view.language {
            Language::Fr => "Je veux".into(),
            Language::En => "I want".into(),
        }
    }

    /// The weaker ones for the first line, the stronger ones for the others.
    pub(super) fn say_commitment(&mut self, motif: Motif, is_first: bool) -> Text {
        let own: Vec<&'static str> = refs(self.texts("commitment", motif)).collect();
        let (weak, strong) = own.split_at(N_WEAK.min(own.len()));
        let (fitting, all) = (self.fitting("commitment"), self.all("commitment"));
        self.pick(&[if is_first { weak } else { strong }, &own, &fitting, &all])
    }

    /// In the motif of the commitment that it belongs to.
    pub(super) fn say_flaw(&mut self) -> Text {
        let line = self.view.contract.as_ref().and_then(|contract| contract.lines.last());
        let motif = line.and_then(|line| self.known_motif("commitment", &line.commitment));
        let motif = motif.unwrap_or_else(|| self.contract_motif());
        self.say_on("flaw", motif)
    }

    /// A word for the association page, and the demon whose sin it goes with, if it does.
    pub(super) fn say_word(&mut self) -> (Text, Option<Demon>) {
        let language = self.view.language;
        let sins = self.view.aid.as_ref().map_or([None; 2], |aid| aid.sins);
        let of = |sin: Option<Sin>| sin.map_or(&[][..], |sin| bank(language, &format!("word-{sin}")));
        let sinful = sins.map(of);
        let plain = bank(language, "word");
        let all: Vec<&'static str> = refs(plain).chain(sinful.into_iter().flat_map(refs)).collect();
        let text = self.pick(&[&all]);
        let demon = Demon::BOTH.into_iter().zip(sinful).find(|(_, words)| words.iter().any(|w| **w == *text));
        (text, demon.map(|(demon, _)| demon))
    }

    /// The motif of a text from the bank.
    pub(super) fn known_motif(&self, kind: &str, text: &str) -> Option<Motif> {
        Motif::of_known(self.view.language, kind, text)
    }

    /// The motif of the desire; what suits all, for one that nothing is known of.
    pub(super) fn desire_motif(&self) -> Motif {
        let desire = self.view.desire.as_deref();
        desire.and_then(|text| Motif::of(self.view.language, "desire", text)).unwrap_or(Motif::ANY)
    }

    /// The motif of the contract's obstacle, else of the desire.
    pub(super) fn contract_motif(&self) -> Motif {
        let number = self.view.contract.as_ref().map_or(0, |contract| usize::from(contract.obstacle));
        let obstacle = number.checked_sub(1).and_then(|index| self.view.obstacles.get(index));
        let motif = obstacle.and_then(|obstacle| Motif::of(self.view.language, "obstacle", &obstacle.text));
        motif.unwrap_or_else(|| self.desire_motif())
    }

    /// A text that was not heard yet, from the first group that has one; else any.
    fn pick(&mut self, groups: &[&[&'static str]]) -> Text {
        if self.style.speaks {
            for group in groups {
                let fresh: Vec<&str> = group.iter().copied().filter(|text| !self.was_heard(text)).collect();
                if !fresh.is_empty() {
                    return fresh[self.chance.one_of(fresh.len())].into();
                }
            }
            if let Some(group) = groups.iter().rev().find(|group| !group.is_empty()) {
                return group[self.chance.one_of(group.len())].into();
            }
        }
        "—".into()
    }

    fn was_heard(&self, text: &str) -> bool {
        self.is_seen(text) || self.known.told.iter().any(|notice| mentions(notice, text))
    }

    /// Whether it can be read in the view: for those who came late and were not told.
    fn is_seen(&self, text: &str) -> bool {
        let is = |other: &Text| **other == *text;
        let view = self.view;
        view.desire.as_ref().is_some_and(is)
            || view.obstacles.iter().any(|obstacle| is(&obstacle.text))
            || view.aid.as_ref().is_some_and(|aid| aid.words.iter().any(|word| is(&word.text)))
            || view.contract.as_ref().is_some_and(|contract| {
                contract.lines.iter().any(|line| is(&line.commitment) || line.flaw.as_ref().is_some_and(is))
            })
    }
}

/// The texts of a group.
fn bank(language: Language, group: &str) -> &'static [String] {
    words::bank(language, "pactes").texts(group)
}

fn refs(texts: &'static [String]) -> impl Iterator<Item = &'static str> {
    texts.iter().map(String::as_str)
}

/// Whether somebody said this.
fn mentions(notice: &Notice, text: &str) -> bool {
    let is = |other: &Text| **other == *text;
    match notice {
        Notice::Open(
            Happening::DesireSuggested { text, .. }
            | Happening::DesireSet { text }
            | Happening::ObstacleSuggested { text, .. }
            | Happening::Proposed { text }
            | Happening::FlawReworded { text, .. },
        )
        | Notice::Partly(Partly::ObstacleSet { text, .. } | Partly::WordAdded { text, .. }) => is(text),
        Notice::Open(Happening::ProposalRefused { reason: text } | Happening::Summarised { text })
        | Notice::Partly(Partly::FlawWritten { text, .. } | Partly::OfferMade { note: text, .. }) => {
            text.as_ref().is_some_and(is)
        }
        Notice::Partly(Partly::FlawsRead { flaws, .. }) => flaws.iter().any(is),
        _ => false,
    }
}
