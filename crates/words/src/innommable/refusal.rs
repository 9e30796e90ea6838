//! Why something is not possible.

use innommable::{Deed, Part, Refusal};
use kernel::Refused;

use super::{Args, Speaker};
use crate::speaker::capitalised;

impl Speaker {
    /// What is wrong and what to do, in a sentence.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        let (id, args) = self.reason(refusal);
        capitalised(&self.0.say(id, &args))
    }

    /// The text of the rule behind a refusal.
    pub fn rule_behind(&self, refusal: &Refusal) -> Option<&'static str> {
        crate::rule(self.language(), refusal.rule().0)
    }

    pub(super) fn reason<'a>(&self, refusal: &'a Refusal) -> (&'static str, Args<'a>) {
        let none = Args::new;
        let deed = |what: &Deed| Args::new().with("deed", self.deed(*what));
        match refusal {
            Refusal::WrongNumberOfSeats { n_seats, wanted: _ } => {
                ("refusal-wrong-number-of-seats", none().with("n", *n_seats))
            }
            Refusal::NotOneKeeper { n_keepers: _ } => ("refusal-not-one-keeper", none()),
            Refusal::TooFewD4 { d4: _ } => ("refusal-too-few-d4", none()),
            Refusal::WrongDice { dice: _, most } => ("refusal-wrong-dice", none().with("most", *most)),
            Refusal::OnlyLooking => ("refusal-only-looking", none()),
            Refusal::GameIsOver => ("refusal-game-is-over", none()),
            Refusal::NotNow { what } => ("refusal-not-now", deed(what)),
            Refusal::NotYours { what, whose: _ } => ("refusal-not-yours", deed(what)),
            Refusal::Silence { by: _ } => ("refusal-silence", none()),
            Refusal::TextIsBlank { what } => ("refusal-text-is-blank", deed(what)),
            Refusal::TextTooLong { what: _, length, most } => {
                ("refusal-text-too-long", none().with("length", *length).with("most", *most))
            }
            Refusal::NotActive { what, who: _ } => ("refusal-not-active", deed(what)),
            Refusal::NoCharacter { .. } => ("refusal-no-character", none()),
            Refusal::KeeperNeverThrows => ("refusal-keeper-never-throws", none()),
            Refusal::PartsMissing { parts } => {
                let parts: Vec<String> = parts.iter().map(|part| self.part(*part)).collect();
                ("refusal-parts-missing", none().with("parts", self.list(&parts)))
            }
            Refusal::DiceLeft { left } => ("refusal-dice-left", none().with("left", *left)),
            Refusal::DiceByHand { what: _ } => ("refusal-dice-by-hand", none()),
            Refusal::NoSuchElement { element: _ } => ("refusal-no-such-element", none()),
            Refusal::NoSuchDie { what: _, die } => ("refusal-no-such-die", none().with("die", die.number())),
            Refusal::SamePlace { what: _ } => ("refusal-same-place", none()),
            Refusal::NotSubmitted { of: _ } => ("refusal-not-submitted", none()),
            Refusal::ApprovedAlready { of: _ } => ("refusal-approved-already", none()),
            Refusal::NotAllApproved { waiting: _ } => ("refusal-not-all-approved", none()),
            Refusal::NothingDeclared { of: _ } => ("refusal-nothing-declared", none()),
            Refusal::NoDuel => ("refusal-no-duel", none()),
            Refusal::RevealedAlready { element: _ } => ("refusal-revealed-already", none()),
            Refusal::NoSuchReveal { number } => ("refusal-no-such-reveal", none().with("number", *number)),
            Refusal::PublishedAlready { number } => {
                ("refusal-published-already", none().with("number", *number))
            }
            Refusal::NotInBowl { die } => ("refusal-not-in-bowl", none().with("die", die.number())),
            Refusal::NeedsLore => ("refusal-needs-lore", none()),
            Refusal::LoreIsForD4 => ("refusal-lore-is-for-d4", none()),
            Refusal::AnchorIsLost { what: _ } => ("refusal-anchor-is-lost", none()),
            Refusal::AnchorDieUsed => ("refusal-anchor-die-used", none()),
            Refusal::BowlIsEmpty => ("refusal-bowl-is-empty", none()),
            Refusal::NothingToContest => ("refusal-nothing-to-contest", none()),
            Refusal::GiftToYourself => ("refusal-gift-to-yourself", none()),
            Refusal::GaveAlready => ("refusal-gave-already", none()),
            Refusal::ReceivedAlready { to: _ } => ("refusal-received-already", none()),
            Refusal::WrongGiftSource => ("refusal-wrong-gift-source", none()),
            Refusal::NotInHand { die } => ("refusal-not-in-hand", none().with("die", die.number())),
            Refusal::NotAuxiliary => ("refusal-not-auxiliary", none()),
            Refusal::ReceiverNeedsLore { to: _ } => ("refusal-receiver-needs-lore", none()),
            Refusal::ShortCannotGive => ("refusal-short-cannot-give", none()),
            Refusal::WindowOpen { waiting: _ } => ("refusal-window-open", none()),
            Refusal::NothingToPass => ("refusal-nothing-to-pass", none()),
            Refusal::FirstThrowDone { what } => ("refusal-first-throw-done", deed(what)),
            Refusal::NoMoreRerolls => ("refusal-no-more-rerolls", none()),
            Refusal::EmptyHand => ("refusal-empty-hand", none()),
            Refusal::SuccessStands => ("refusal-success-stands", none()),
            Refusal::OnlyInDuels => ("refusal-only-in-duels", none()),
            Refusal::StrikeWaits => ("refusal-strike-waits", none()),
            Refusal::TooFewEntries { k, unstruck } => {
                ("refusal-too-few-entries", none().with("k", *k).with("unstruck", *unstruck))
            }
            Refusal::TooSevere { worst: _, most } => {
                ("refusal-too-severe", none().with("most", self.severity(*most)))
            }
            Refusal::CannotKill => ("refusal-cannot-kill", none()),
            Refusal::AnchorNotThreatened => ("refusal-anchor-not-threatened", none()),
            Refusal::EpilogueTold => ("refusal-epilogue-told", none()),
        }
    }

    fn part(&self, part: Part) -> String {
        self.0.just(match part {
            Part::Place => "part-place",
            Part::Date => "part-date",
            Part::Source => "part-source",
            Part::Profiteers => "part-profiteers",
            Part::Symptoms => "part-symptoms",
            Part::Role => "part-role",
        })
    }
}
