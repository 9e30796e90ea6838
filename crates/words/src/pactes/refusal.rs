//! Why something is not possible.

use kernel::Refused;
use pactes::{Deed, Refusal, Role};

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
            Refusal::NotThree { n_seats } => ("refusal-not-three", none().with("n", *n_seats)),
            Refusal::RoleNotTaken { role } => {
                ("refusal-role-not-taken", none().with("role", self.role(*role)))
            }
            Refusal::WrongNumberOfTokens { tokens, least, most } => {
                let args = none().with("tokens", *tokens).with("least", *least).with("most", *most);
                ("refusal-wrong-number-of-tokens", args)
            }
            Refusal::WrongNumberOfLines { lines } => {
                ("refusal-wrong-number-of-lines", none().with("lines", *lines))
            }
            Refusal::OnlyLooking => ("refusal-only-looking", none()),
            Refusal::GameIsOver => ("refusal-game-is-over", none()),
            Refusal::NotNow { what } => ("refusal-not-now", deed(what)),
            Refusal::NotYours { what, whose } if whose.is_empty() => ("refusal-not-now", deed(what)),
            Refusal::NotYours { what, whose } => {
                let whose: Vec<String> = whose.iter().map(|role| self.dative(*role)).collect();
                ("refusal-not-yours", deed(what).with("whose", self.0.either(&whose)))
            }
            Refusal::TextIsBlank { what } => ("refusal-text-is-blank", deed(what)),
            Refusal::TextTooLong { what: _, length, most } => {
                ("refusal-text-too-long", none().with("length", *length).with("most", *most))
            }
            Refusal::DesireMustBegin { opening } => {
                ("refusal-desire-must-begin", none().with("opening", opening.as_str()))
            }
            Refusal::AidUsedAlready => ("refusal-aid-used-already", none()),
            Refusal::SinChosenAlready => ("refusal-sin-chosen-already", none()),
            Refusal::NotOnThePage { entry } => {
                ("refusal-not-on-the-page", none().with("entry", self.entry(None, *entry)))
            }
            Refusal::WordNeeded => ("refusal-word-needed", none()),
            Refusal::NoPage => ("refusal-no-page", none()),
            Refusal::AlreadyCrossed { entry } => {
                ("refusal-already-crossed", none().with("entry", self.entry(None, *entry)))
            }
            Refusal::DesireStays => ("refusal-desire-stays", none()),
            Refusal::NoSuchObstacle { obstacle } => {
                ("refusal-no-such-obstacle", none().with("obstacle", *obstacle))
            }
            Refusal::ObstacleCrossed { obstacle } => {
                ("refusal-obstacle-crossed", none().with("obstacle", *obstacle))
            }
            Refusal::EmptyContract => ("refusal-empty-contract", none()),
            Refusal::ContractIsFull { most } => ("refusal-contract-is-full", none().with("most", *most)),
            Refusal::CannotAfford { points, price } => {
                ("refusal-cannot-afford", none().with("points", *points).with("price", *price))
            }
            Refusal::WrongRebate { rebate, least, most } => {
                let args = none().with("rebate", *rebate).with("least", *least).with("most", *most);
                ("refusal-wrong-rebate", args)
            }
            Refusal::WrongPayment { paid, due } => {
                ("refusal-wrong-payment", none().with("paid", *paid).with("due", *due))
            }
            Refusal::NotYourTokens { what: _ } => ("refusal-not-your-tokens", none()),
            Refusal::OwesDiscard { what: _, owed } => ("refusal-owes-discard", none().with("owed", *owed)),
            Refusal::WrongDiscard { owed } => ("refusal-wrong-discard", none().with("owed", *owed)),
            Refusal::NoSuchDie { die } => ("refusal-no-such-die", none().with("die", die.0)),
            Refusal::NoSuchSlot { slot } => ("refusal-no-such-slot", none().with("slot", slot.to_string())),
            Refusal::SlotTaken { slot } => ("refusal-slot-taken", none().with("slot", self.slot(*slot))),
            Refusal::NotPlaced { die } => ("refusal-not-placed", none().with("die", die.0)),
            Refusal::DieLocked { die } => ("refusal-die-locked", none().with("die", die.0)),
            Refusal::DiceLeft { left } => ("refusal-dice-left", none().with("left", *left)),
            Refusal::OtherDie => ("refusal-other-die", none()),
            Refusal::DiceChanged { version: _ } => ("refusal-dice-changed", none()),
            Refusal::OutOfBounds { slot, face } => {
                ("refusal-out-of-bounds", none().with("slot", self.slot(*slot)).with("face", *face))
            }
            Refusal::ByOneOnly => ("refusal-by-one-only", none()),
            Refusal::PassedAlready => ("refusal-passed-already", none()),
            Refusal::NoSuchLine { line } => ("refusal-no-such-line", none().with("line", *line)),
            Refusal::ObjectedAlready { line } => ("refusal-objected-already", none().with("line", *line)),
            Refusal::NobodyObjects { line } => ("refusal-nobody-objects", none().with("line", *line)),
            Refusal::NoTrading => ("refusal-no-trading", none()),
            Refusal::OfferToYourself => ("refusal-offer-to-yourself", none()),
            Refusal::EmptyOffer => ("refusal-empty-offer", none()),
            Refusal::TooManyOffers { most } => ("refusal-too-many-offers", none().with("most", *most)),
            Refusal::AsksTooMuch { held } => ("refusal-asks-too-much", none().with("held", *held)),
            Refusal::NoSuchOffer { offer: _ } => ("refusal-no-such-offer", none()),
            Refusal::WrongCount { count } => ("refusal-wrong-count", none().with("count", *count)),
            Refusal::TooFewPoints { points } => ("refusal-too-few-points", none().with("points", *points)),
            Refusal::MustKeepPrice { price } => ("refusal-must-keep-price", none().with("price", *price)),
        }
    }

    /// “à Faust”, “au premier démon”.
    fn dative(&self, role: Role) -> String {
        self.0.just(match role {
            Role::Faust => "role-to-faust",
            Role::DemonA => "role-to-demon-a",
            Role::DemonB => "role-to-demon-b",
        })
    }
}
