//! Why something is not possible.

use kernel::Refused;
use psychodrame::Refusal;

use super::{Args, Company, Speaker};
use crate::speaker::capitalised;

impl Speaker {
    /// What is wrong and what to do, in a sentence, for somebody who knows nothing but the rules.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        self.refusal_at(&Company::default(), refusal)
    }

    /// The same, with the names of those at the table.
    pub fn refusal_at(&self, at: &Company, refusal: &Refusal) -> String {
        let (id, args) = self.reason(at, refusal);
        capitalised(&self.0.say(id, &args))
    }

    /// The text of the rule behind a refusal.
    pub fn rule_behind(&self, refusal: &Refusal) -> Option<&'static str> {
        crate::rule(self.language(), refusal.rule().0)
    }

    pub(super) fn reason(&self, at: &Company, refusal: &Refusal) -> (&'static str, Args<'static>) {
        let none = Args::new;
        match refusal {
            Refusal::WrongNumberOfPlayers { n_seats } => {
                ("psd-refusal-wrong-number-of-players", none().with("n_seats", *n_seats))
            }
            Refusal::WrongThreshold { threshold } => {
                ("psd-refusal-wrong-threshold", none().with("threshold", *threshold))
            }
            Refusal::WrongNumberOfTraits { traits } => {
                ("psd-refusal-wrong-number-of-traits", none().with("traits", *traits))
            }
            Refusal::WrongTraitScore { score } => {
                ("psd-refusal-wrong-trait-score", none().with("score", *score))
            }
            Refusal::SeriesIsDamaged => ("psd-refusal-series-is-damaged", none()),
            Refusal::CannotBeKept { who } => {
                ("psd-refusal-cannot-be-kept", none().with("who", self.name(at, *who)))
            }
            Refusal::OnlyLooking => ("psd-refusal-only-looking", none()),
            Refusal::GameIsOver => ("psd-refusal-game-is-over", none()),
            Refusal::NotNow { what } => ("psd-refusal-not-now", none().with("deed", self.deed(*what))),
            Refusal::NotYours { what, .. } => {
                ("psd-refusal-not-yours", none().with("deed", self.deed(*what)))
            }
            Refusal::TextIsBlank { what } => {
                ("psd-refusal-text-is-blank", none().with("deed", self.deed(*what)))
            }
            Refusal::TextTooLong { length, most, .. } => {
                ("psd-refusal-text-too-long", none().with("length", *length).with("most", *most))
            }
            Refusal::DisputeUnderWay => ("psd-refusal-dispute-under-way", none()),
            Refusal::NobodySuch { who, .. } => {
                ("psd-refusal-nobody-such", none().with("who", self.name(at, *who)))
            }
            Refusal::NoSuchSlot { slot } => ("psd-refusal-no-such-slot", none().with("slot", *slot)),
            Refusal::SlotIsEmpty { .. } => ("psd-refusal-slot-is-empty", none()),
            Refusal::NoConcern => ("psd-refusal-no-concern", none()),
            Refusal::NotAnotherMain { who, .. } => {
                ("psd-refusal-not-another-main", none().with("who", self.name(at, *who)))
            }
            Refusal::OwnProblem => ("psd-refusal-own-problem", none()),
            Refusal::ProblemTaken { who } => {
                ("psd-refusal-problem-taken", none().with("who", self.name(at, *who)))
            }
            Refusal::ProblemsAreFree => ("psd-refusal-problems-are-free", none()),
            Refusal::StanceNeedsWords => ("psd-refusal-stance-needs-words", none()),
            Refusal::StanceHasWords => ("psd-refusal-stance-has-words", none()),
            Refusal::NotAFirstTrait { .. } => ("psd-refusal-not-a-first-trait", none()),
            Refusal::FourTraitsOnly => ("psd-refusal-four-traits-only", none()),
            Refusal::WrongBalance { .. } => ("psd-refusal-wrong-balance", none()),
            Refusal::NoSuchRelation { of } => {
                ("psd-refusal-no-such-relation", none().with("of", self.name(at, *of)))
            }
            Refusal::SheetLacks { lacks } => (
                "psd-refusal-sheet-lacks",
                none().with("lacks", self.list(lacks.iter().map(|lack| self.lack(*lack)))),
            ),
            Refusal::ConfirmedAlready => ("psd-refusal-confirmed-already", none()),
            Refusal::NoTraitsLeft => ("psd-refusal-no-traits-left", none()),
            Refusal::RelationNeedsSomebody => ("psd-refusal-relation-needs-somebody", none()),
            Refusal::OnlyRelationsName => ("psd-refusal-only-relations-name", none()),
            Refusal::SheetIsFull => ("psd-refusal-sheet-is-full", none()),
            Refusal::TooManyCharacters => ("psd-refusal-too-many-characters", none()),
            Refusal::VotedAlready => ("psd-refusal-voted-already", none()),
            Refusal::ProposedAlready => ("psd-refusal-proposed-already", none()),
            Refusal::NoFocus => ("psd-refusal-no-focus", none()),
            Refusal::OwnFocus { who } => ("psd-refusal-own-focus", none().with("who", self.name(at, *who))),
            Refusal::NotInPlay { who } => {
                ("psd-refusal-not-in-play", none().with("who", self.name(at, *who)))
            }
            Refusal::NotYourCharacter { who } => {
                ("psd-refusal-not-your-character", none().with("who", self.name(at, *who)))
            }
            Refusal::NotPresent { who, .. } => {
                ("psd-refusal-not-present", none().with("who", self.name(at, *who)))
            }
            Refusal::PresentAlready { who } => {
                ("psd-refusal-present-already", none().with("who", self.name(at, *who)))
            }
            Refusal::NotInConflict => ("psd-refusal-not-in-conflict", none()),
            Refusal::SceneIsFull => ("psd-refusal-scene-is-full", none()),
            Refusal::PlayedAlready { who } => {
                ("psd-refusal-played-already", none().with("who", self.name(at, *who)))
            }
            Refusal::ClaimedAlready { who } => {
                ("psd-refusal-claimed-already", none().with("who", self.name(at, *who)))
            }
            Refusal::NobodyClaims { who } => {
                ("psd-refusal-nobody-claims", none().with("who", self.name(at, *who)))
            }
            Refusal::NoMainCharacter => ("psd-refusal-no-main-character", none()),
            Refusal::NoSheet => ("psd-refusal-no-sheet", none()),
            Refusal::TheInitiatorNarrates => ("psd-refusal-the-initiator-narrates", none()),
            Refusal::NothingToPurge { emotion } => {
                ("psd-refusal-nothing-to-purge", none().with("emotion", self.emotion(*emotion)))
            }
            Refusal::BelowTheFloor { emotion, most } => (
                "psd-refusal-below-the-floor",
                none().with("emotion", self.emotion(*emotion)).with("most", *most),
            ),
            Refusal::NothingSpent => ("psd-refusal-nothing-spent", none()),
            Refusal::TooFewCards { cards } => ("psd-refusal-too-few-cards", none().with("cards", *cards)),
            Refusal::NobodyNamed => ("psd-refusal-nobody-named", none()),
            Refusal::NeedsAPlayer { who } => {
                ("psd-refusal-needs-a-player", none().with("who", self.name(at, *who)))
            }
            Refusal::OnePlayerTwice => ("psd-refusal-one-player-twice", none()),
            Refusal::OnlySecondaries => ("psd-refusal-only-secondaries", none()),
            Refusal::AdversaryIsSomebodyElse => ("psd-refusal-adversary-is-somebody-else", none()),
            Refusal::AbsentFirst => ("psd-refusal-absent-first", none()),
            Refusal::AnsweredAlready => ("psd-refusal-answered-already", none()),
            Refusal::NobodyElseMayOppose => ("psd-refusal-nobody-else-may-oppose", none()),
            Refusal::TakesPartAlready => ("psd-refusal-takes-part-already", none()),
            Refusal::NoWindow => ("psd-refusal-no-window", none()),
            Refusal::ExtendedAlready => ("psd-refusal-extended-already", none()),
            Refusal::OnlyTheHouse => ("psd-refusal-only-the-house", none()),
            Refusal::NotAParticipant { .. } => ("psd-refusal-not-a-participant", none()),
            Refusal::OneTraitARound => ("psd-refusal-one-trait-a-round", none()),
            Refusal::NoSuchTrait { trait_id } => {
                ("psd-refusal-no-such-trait", none().with("trait_id", trait_id.0))
            }
            Refusal::TraitUsed { .. } => ("psd-refusal-trait-used", none()),
            Refusal::WrongCount { count, most } => {
                ("psd-refusal-wrong-count", none().with("count", *count).with("most", *most))
            }
            Refusal::ParticipantsDoNotSupport => ("psd-refusal-participants-do-not-support", none()),
            Refusal::SupportedAlready => ("psd-refusal-supported-already", none()),
            Refusal::NobodyOffersSupport { .. } => ("psd-refusal-nobody-offers-support", none()),
            Refusal::DoneAlready => ("psd-refusal-done-already", none()),
            Refusal::NoJoining => ("psd-refusal-no-joining", none()),
            Refusal::NotYourCards { .. } => ("psd-refusal-not-your-cards", none()),
            Refusal::MustPlayCards => ("psd-refusal-must-play-cards", none()),
            Refusal::NotYourTurn { turn } => {
                ("psd-refusal-not-your-turn", none().with("turn", self.name(at, *turn)))
            }
            Refusal::NoTarget => ("psd-refusal-no-target", none()),
            Refusal::NotAnOpponent { who } => {
                ("psd-refusal-not-an-opponent", none().with("who", self.name(at, *who)))
            }
            Refusal::TickedAlready => ("psd-refusal-ticked-already", none()),
            Refusal::NoSuchBelief { .. } => ("psd-refusal-no-such-belief", none()),
            Refusal::SwapWithAnOpponent { who } => {
                ("psd-refusal-swap-with-an-opponent", none().with("who", self.name(at, *who)))
            }
            Refusal::NoBeliefs => ("psd-refusal-no-beliefs", none()),
            Refusal::NoSuchPacket { .. } => ("psd-refusal-no-such-packet", none()),
            Refusal::NotYourself => ("psd-refusal-not-yourself", none()),
            Refusal::SpentAlready { .. } => ("psd-refusal-spent-already", none()),
            Refusal::NotTheDistributor { .. } => ("psd-refusal-not-the-distributor", none()),
            Refusal::NoSuchRisk { .. } => ("psd-refusal-no-such-risk", none()),
            Refusal::RisksUncovered { left } => ("psd-refusal-risks-uncovered", none().with("left", *left)),
            Refusal::WrongPoints { points, most } => {
                ("psd-refusal-wrong-points", none().with("points", *points).with("most", *most))
            }
            Refusal::AboveTen { emotion } => {
                ("psd-refusal-above-ten", none().with("emotion", self.emotion(*emotion)))
            }
            Refusal::BelowZero { .. } => ("psd-refusal-below-zero", none()),
            Refusal::NotSaturated { emotion } => {
                ("psd-refusal-not-saturated", none().with("emotion", self.emotion(*emotion)))
            }
            Refusal::CannotDie { who } => ("psd-refusal-cannot-die", none().with("who", self.name(at, *who))),
            Refusal::NoWitness { who } => ("psd-refusal-no-witness", none().with("who", self.name(at, *who))),
            Refusal::NotToClose => ("psd-refusal-not-to-close", none()),
            Refusal::NoSuchEntry { .. } => ("psd-refusal-no-such-entry", none()),
            Refusal::OwnEntry => ("psd-refusal-own-entry", none()),
            Refusal::OneDisputeAtATime => ("psd-refusal-one-dispute-at-a-time", none()),
            Refusal::NoDispute => ("psd-refusal-no-dispute", none()),
        }
    }
}
