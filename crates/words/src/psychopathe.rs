//! What is said at a table of Psychopathe.

mod lessons;

use kernel::Language;
use psychopathe::{Camp, Ending, Fischer, Kind, Options, Player, Refusal};
use readers::json;
use serde::Serialize;

use crate::{
    shelf::PSYCHOPATHE,
    speaker::{self, Args},
    value::sentence,
};

pub use lessons::LessonWords;

/// Seconds.
const DAY: u32 = 86_400;

/// Says the sentences of Psychopathe in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

impl Speaker {
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PSYCHOPATHE))
    }

    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// What is not possible and why, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = sentence("refusal", "refusal", refusal, |field, value| {
            Some(match field {
                "kind" => self.kind(json::from(value)?).into(),
                "given" | "actual" => self.nodes(&json::from::<Vec<String>>(value)?).into(),
                _ => return None,
            })
        });
        self.0.say(
            &id,
            &match refusal {
                Refusal::NotTwoOrThree { n_seats } => args.with("n", *n_seats),
                Refusal::SideNotTaken { player } => args.with("side", self.side(*player)),
                _ => args,
            },
        )
    }

    /// How a game ended.
    pub fn ending(&self, ending: Ending) -> String {
        match ending {
            Ending::Won(player) => self.0.say("ending-won", &Args::new().with("side", name(&player))),
            Ending::Drawn(draw) => self.named("ending", &draw),
        }
    }

    /// Where board and camp come from.
    pub fn origin(&self) -> String {
        self.0.just("origin")
    }

    /// The same as what a seat plays.
    pub fn role(&self, player: Player) -> String {
        self.side(player)
    }

    /// When a side plays.
    pub fn about_role(&self, player: Player) -> String {
        self.0.say("about-side", &Args::new().with("side", name(&player)))
    }

    /// The options as chosen, a sentence each.
    pub fn options(&self, options: &Options) -> Vec<String> {
        let camp = self.camp(options.camp.as_deref().unwrap_or(Camp::NAMES[0]));
        let clock = match (options.fischer, options.seconds_per_move) {
            (Some(Fischer { base, increment }), _) => {
                let args = Args::new().with("minutes", base.div_ceil(60)).with("seconds", increment);
                self.0.say("option-clock-fischer", &args)
            }
            (None, Some(seconds)) if seconds >= DAY => {
                self.0.say("option-clock-days", &Args::new().with("n", seconds / DAY))
            }
            (None, Some(seconds)) => self.0.say("option-clock-seconds", &Args::new().with("n", seconds)),
            (None, None) => self.0.just("option-clock-none"),
        };
        vec![
            self.0.say("option-board", &Args::new().with("size", options.board)),
            self.0.say("option-camp", &Args::new().with("camp", camp)),
            clock,
        ]
    }

    /// A side, within a sentence.
    pub fn side(&self, player: Player) -> String {
        self.named("side", &player)
    }

    /// A kind of piece, within a sentence.
    pub fn kind(&self, kind: Kind) -> String {
        self.named("kind", &kind)
    }

    /// A camp that comes with the program; any other by its own name.
    pub fn camp(&self, name: &str) -> String {
        if Camp::NAMES.contains(&name) { self.named("camp", &name) } else { name.to_owned() }
    }

    fn named(&self, prefix: &str, thing: &impl Serialize) -> String {
        self.0.just(&sentence(prefix, "", thing, |_, _| None).0)
    }

    fn nodes(&self, nodes: &[String]) -> String {
        match nodes {
            [] => self.0.just("nothing"),
            nodes => self.0.list(nodes),
        }
    }
}

/// A name as it travels.
fn name(thing: &impl Serialize) -> String {
    json::value(thing).as_str().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_said_in_both_languages() {
        let refusal = Refusal::Held { node: "a1b1".into(), path: "a1".into() };
        let said = [Language::Fr, Language::En].map(|language| Speaker::new(language).refusal(&refusal));
        assert_eq!(
            said[0],
            "La pièce en a1b1 est paralysée\u{202f}: un psychologue adverse la retient sur le chemin a1."
        );
        assert_eq!(said[1], "The piece on a1b1 is held: an enemy psychologist keeps it on the path a1.");
        let refusal = Refusal::OtherCaptures { given: vec![], actual: vec!["a".into(), "b1".into()] };
        assert_eq!(Speaker::new(Language::Fr).refusal(&refusal), "Ce coup prend a et b1, et non rien.");
        assert_eq!(Speaker::new(Language::En).refusal(&refusal), "This move takes a and b1, not nothing.");
    }

    #[test]
    fn sides_agree_with_their_verb_and_french_reasons_are_french() {
        let french = Speaker::new(Language::Fr);
        let said = french.refusal(&Refusal::SideNotTaken { player: Player::White });
        assert!(said.ends_with("les blancs n’ont pas la leur."), "{said}");
        let reason = || "two pieces stand on one node".to_owned();
        for refusal in [Refusal::BadPosition { reason: reason() }, Refusal::BadCamp { reason: reason() }] {
            let said = french.refusal(&refusal);
            assert!(!said.contains("pieces"), "{said}");
        }
    }

    #[test]
    fn options_are_said_wherever_somebody_plays() {
        let timed = |fischer, seconds_per_move| Options { fischer, seconds_per_move, ..Options::default() };
        let said = |options: &Options| Speaker::new(Language::Fr).options(options);
        let usual = said(&Options::default());
        assert_eq!(usual[0], "Plateau\u{202f}: ordinaire, 103 nœuds.");
        assert_eq!(usual[2], "Sans horloge.");
        let fischer = Fischer { base: 600, increment: 5 };
        assert_eq!(
            said(&timed(Some(fischer), None))[2],
            "10\u{a0}min par personne, et 5\u{a0}s de plus à chaque coup."
        );
        assert_eq!(said(&timed(None, Some(3 * DAY)))[2], "3\u{202f}jours par coup.");
        assert_eq!(said(&timed(None, Some(40)))[2], "40\u{a0}s par coup.");
    }

    #[test]
    fn every_camp_has_a_name_people_read() {
        for name in psychopathe::Camp::NAMES {
            for language in [Language::Fr, Language::En] {
                let said = Speaker::new(language).camp(name);
                assert!(said != name && !said.starts_with("camp-"), "{name}: {said}");
            }
        }
    }
}
