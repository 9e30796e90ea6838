//! What can be done: labels, questions, advice.

use innommable::{Action, ActionKind, DiePlace, ElementId, Faces, GiftFrom, MonologueKind, Severity, View};
use kernel::{Choice, Seat};
use readers::json;
use serde_json::Value;

use super::{Args, Names, Speaker};

impl Speaker {
    /// A kind of action as a verb: “throw all your dice”.
    pub fn action(&self, kind: ActionKind) -> String {
        self.named("do", &kind)
    }

    /// An entry of the menu, as a verb.
    pub fn choice(&self, names: &Names, view: &View, choice: &Choice<Action>) -> String {
        let who = |seat: Seat| Args::new().with("who", names.person(seat));
        match &choice.action {
            Action::StartMonologue { die, .. } => {
                let args = Args::new().with("die", die.number()).with("kind", self.kind((*die).into()));
                self.0.say("choice-monologue", &args)
            }
            Action::StartAnchorMonologue { with_die: true } => self.0.just("choice-anchor-die"),
            Action::StartAnchorMonologue { with_die: false } => self.0.just("choice-anchor-scene"),
            Action::Suggest { to, from, .. } | Action::AuxiliaryGift { to, from, .. } => {
                let from = match from {
                    GiftFrom::Hand => "hand",
                    GiftFrom::Bowl => "bowl",
                };
                self.0.say("choice-gift", &Args::new().with("to", names.person(*to)).with("from", from))
            }
            Action::RuleAction { of, opponent: Some(opponent), .. } => {
                self.0.say("choice-duel", &who(*of).with("to", names.person(*opponent)))
            }
            Action::RuleAction { of, reveals: Some(_), .. } => self.0.say("choice-finds", &who(*of)),
            Action::RuleAction { of, .. } => self.0.say("choice-ruling", &who(*of)),
            Action::Strike { on, k, .. } => {
                let struck =
                    view.character(*on).and_then(|c| c.entries).map_or(0, |entries| entries.all.struck);
                let most = self.severity(Severity::of(struck.saturating_add(*k)));
                self.0.say("choice-strike", &who(*on).with("most", most))
            }
            Action::Recount { from, .. } => {
                self.0.say("choice-recount", &Args::new().with("place", self.place(names, *from)))
            }
            Action::ContestAnchor { of: Some(of), .. } => self.0.say("choice-contest", &who(*of)),
            Action::ApproveCharacter { of } => self.0.say("choice-approve", &who(*of)),
            Action::ReturnCharacter { of, .. } => self.0.say("choice-return", &who(*of)),
            Action::Reveal { element, .. } => {
                let text = element_text(view, *element);
                self.0.say("choice-reveal", &Args::new().with("text", text))
            }
            Action::Reroll { .. } => {
                let side =
                    view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
                let first = side.is_none_or(|side| side.rerolls == 0);
                self.0.just(if first { "choice-reroll-first" } else { "choice-reroll-second" })
            }
            action => self.action(action.kind()),
        }
    }

    /// The question for a hole of an action.
    pub fn question(&self, kind: ActionKind, field: &str) -> String {
        let id = match (kind, field) {
            (ActionKind::SubmitCharacter, "anchor") => "ask-anchor-text",
            (ActionKind::AddNote, "text") => "ask-note",
            (ActionKind::Suggest, "text") => "ask-suggest",
            (ActionKind::AuxiliaryGift, "text") => "ask-impose",
            (ActionKind::Reroll, "text") => "ask-reroll",
            (ActionKind::Strike, "text") => "ask-strike",
            (ActionKind::Resist, "text") => "ask-resist",
            _ => return self.named("ask", &field),
        };
        self.0.just(id)
    }

    /// A value that may stand in a hole, as people say it.
    pub fn value(&self, names: &Names, view: &View, kind: ActionKind, field: &str, value: &Value) -> String {
        let said = match (kind, field) {
            (_, "die") => json::from::<Faces>(value).map(|die| format!("d{}", die.number())),
            (ActionKind::Recount, "to") => {
                json::from::<DiePlace>(value).map(|place| self.place(names, place))
            }
            (ActionKind::MoveDie, "to") | (_, "also" | "reveals") => {
                json::from::<ElementId>(value).map(|id| element_text(view, id).to_owned())
            }
            (_, "target" | "initiator") => json::from::<Seat>(value).map(|seat| names.name(seat).to_owned()),
            (_, "ruling" | "loss" | "worst" | "anchor") => Some(self.named("word", value)),
            (ActionKind::Consent, "dies") => value
                .as_bool()
                .map(|dies| self.0.just(if dies { "choice-consent-dies" } else { "choice-consent-lives" })),
            _ => value.as_bool().map(|yes| self.0.just(if yes { "word-yes" } else { "word-no" })),
        };
        said.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    pub fn kind(&self, kind: MonologueKind) -> String {
        self.named("kind", &kind)
    }

    /// Advice beside an action: what the rules leave to the people.
    pub fn hint(&self, kind: ActionKind) -> Option<String> {
        let id = match kind {
            ActionKind::WriteMystery => "hint-write-mystery",
            ActionKind::LayDice | ActionKind::DealDice | ActionKind::MoveDie => "hint-lay-dice",
            ActionKind::SubmitCharacter => "hint-submit-character",
            ActionKind::ApproveCharacter | ActionKind::ReturnCharacter => "hint-approve-character",
            ActionKind::Reveal => "hint-reveal",
            ActionKind::RuleAction => "hint-rule-action",
            ActionKind::AddNote => "hint-add-note",
            ActionKind::FinishMonologue => "hint-finish-monologue",
            ActionKind::Suggest | ActionKind::AuxiliaryGift => "hint-suggest",
            ActionKind::Throw | ActionKind::Reroll => "hint-throw",
            ActionKind::Strike => "hint-strike",
            _ => return None,
        };
        Some(self.0.just(id))
    }
}

/// What stands on the Keeper's sheet.
fn element_text(view: &View, id: ElementId) -> &str {
    let found = view.desk.as_ref().and_then(|desk| desk.element(id));
    found.map_or("", |element| &*element.text)
}
