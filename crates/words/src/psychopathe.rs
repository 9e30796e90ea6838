//! What is said at a table of Psychopathe.

mod lessons;

use kernel::Language;
use psychopathe::{Draw, Ending, Kind, Player, Refusal};

use crate::{shelf::PSYCHOPATHE, speaker, speaker::Args};

pub use lessons::LessonWords;

/// Says the sentences of Psychopathe in one language.
#[derive(Debug, Clone, Copy)]
pub struct Speaker(speaker::Speaker);

impl Speaker {
    /// In this language.
    pub fn new(language: Language) -> Self {
        Self(speaker::Speaker::new(language, &PSYCHOPATHE))
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.0.language()
    }

    /// What is not possible and why, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        self.0.say(id, &args)
    }

    /// How a game ended.
    pub fn ending(&self, ending: Ending) -> String {
        let drawn = match ending {
            Ending::Won(player) => {
                let side = match player {
                    Player::White => "white",
                    Player::Black => "black",
                    Player::Red => "red",
                };
                return self.0.say("ending-won", &Args::new().with("side", side));
            }
            Ending::Drawn(draw) => draw,
        };
        self.0.just(match drawn {
            Draw::NoMove => "ending-no-move",
            Draw::Repetition => "ending-repetition",
            Draw::Quiet => "ending-quiet",
            Draw::NoCapturers => "ending-no-capturers",
            Draw::Agreement => "ending-agreement",
            Draw::Time => "ending-time",
        })
    }

    /// Where board and camp come from.
    pub fn origin(&self) -> String {
        self.0.just("origin")
    }

    /// A side, within a sentence.
    pub fn side(&self, player: Player) -> String {
        self.0.just(match player {
            Player::White => "side-white",
            Player::Black => "side-black",
            Player::Red => "side-red",
        })
    }

    /// A kind of piece, within a sentence.
    pub fn kind(&self, kind: Kind) -> String {
        self.0.just(match kind {
            Kind::Psychopath => "kind-psychopath",
            Kind::Psychologist => "kind-psychologist",
            Kind::Informer => "kind-informer",
            Kind::Nurse => "kind-nurse",
        })
    }

    /// A camp that comes with the program; any other by its own name.
    pub fn camp(&self, name: &str) -> String {
        let id = match name {
            "standard" => "camp-standard",
            "withdrawn" => "camp-withdrawn",
            "sheltered" => "camp-sheltered",
            "scouts" => "camp-scouts",
            "fan" => "camp-fan",
            "informers" => "camp-informers",
            "corner" => "camp-corner",
            other => return other.to_owned(),
        };
        self.0.just(id)
    }

    fn nodes(&self, nodes: &[String]) -> String {
        match nodes {
            [] => self.0.just("nothing"),
            nodes => self.0.list(nodes),
        }
    }

    fn reason<'a>(&self, refusal: &'a Refusal) -> (&'static str, Args<'a>) {
        let none = Args::new;
        let at = |node: &'a String| Args::new().with("node", node.as_str());
        let way = |from: &'a String, to: &'a String| {
            Args::new().with("from", from.as_str()).with("to", to.as_str())
        };
        match refusal {
            Refusal::NotTwoOrThree { n_seats } => ("refusal-not-two-or-three", none().with("n", *n_seats)),
            Refusal::SideNotTaken { player } => {
                ("refusal-side-not-taken", none().with("side", self.side(*player)))
            }
            Refusal::NoSuchBoard { size } => ("refusal-no-such-board", none().with("size", *size)),
            Refusal::BadCamp { reason } => ("refusal-bad-camp", none().with("reason", reason.as_str())),
            Refusal::Eliminated => ("refusal-eliminated", none()),
            Refusal::NotTheHouse => ("refusal-not-the-house", none()),
            Refusal::PutBackOutOfOrder => ("refusal-put-back-out-of-order", none()),
            Refusal::GameIsOver => ("refusal-game-is-over", none()),
            Refusal::NotYourTurn => ("refusal-not-your-turn", none()),
            Refusal::NotAPlayer => ("refusal-not-a-player", none()),
            Refusal::NoSuchNode { node } => ("refusal-no-such-node", at(node)),
            Refusal::NoPieceThere { node } => ("refusal-no-piece-there", at(node)),
            Refusal::NotYourPiece { node } => ("refusal-not-your-piece", at(node)),
            Refusal::StaysPut { node } => ("refusal-stays-put", at(node)),
            Refusal::Occupied { node } => ("refusal-occupied", at(node)),
            Refusal::NoPath { from, to } => ("refusal-no-path", way(from, to)),
            Refusal::Blocked { from, to } => ("refusal-blocked", way(from, to)),
            Refusal::Held { node, path } => ("refusal-held", at(node).with("path", path.as_str())),
            Refusal::HeldTwice { node } => ("refusal-held-twice", at(node)),
            Refusal::Suicide { node } => ("refusal-suicide", at(node)),
            Refusal::OtherCaptures { given, actual } => (
                "refusal-other-captures",
                none().with("given", self.nodes(given)).with("actual", self.nodes(actual)),
            ),
            Refusal::NoPsychologistTaken { node } => ("refusal-no-psychologist-taken", at(node)),
            Refusal::NothingToPutBack { kind } => {
                ("refusal-nothing-to-put-back", none().with("kind", self.kind(*kind)))
            }
            Refusal::PutBackInCapture { node } => ("refusal-put-back-in-capture", at(node)),
            Refusal::AlreadyOffered => ("refusal-already-offered", none()),
            Refusal::BadClock => ("refusal-bad-clock", none()),
        }
    }
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
            "La pièce en a1b1 est paralysée\u{a0}: un psychologue adverse la retient sur le chemin a1."
        );
        assert_eq!(said[1], "The piece on a1b1 is held: an enemy psychologist keeps it on the path a1.");
        let refusal = Refusal::OtherCaptures { given: vec![], actual: vec!["a".into(), "b1".into()] };
        assert_eq!(Speaker::new(Language::Fr).refusal(&refusal), "Ce coup prend a et b1, et non rien.");
        assert_eq!(Speaker::new(Language::En).refusal(&refusal), "This move takes a and b1, not nothing.");
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
