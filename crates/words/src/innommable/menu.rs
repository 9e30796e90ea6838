//! What can be done: labels, questions, advice.

use innommable::{
    Action, AnchorState, Deed, ElementId, Faces, GiftFrom, Loss, MonologueKind, Place, Ruling, Severity, View,
};
use kernel::{Choice, Seat};
use serde::de::DeserializeOwned;
use serde_json::Value;

use super::{Args, Company, Speaker};

impl Speaker {
    /// A kind of action as a verb: “throw all your dice”.
    pub fn deed(&self, deed: Deed) -> String {
        self.0.just(deed_id(deed))
    }

    /// An entry of the menu, as a verb.
    pub fn choice(&self, at: &Company, view: &View, choice: &Choice<Action>) -> String {
        let who = |seat: Seat| Args::new().with("who", at.name(seat));
        match &choice.action {
            Action::StartMonologue { die, .. } => {
                let args = Args::new().with("die", die.number()).with("kind", self.kind((*die).into()));
                self.0.say("choice-monologue", &args)
            }
            Action::StartAnchorMonologue { with_die: true } => self.0.just("choice-anchor-die"),
            Action::Suggest { to, from, .. } | Action::AuxiliaryGift { to, from, .. } => {
                let from = match from {
                    GiftFrom::Hand => "hand",
                    GiftFrom::Bowl => "bowl",
                };
                self.0.say("choice-gift", &Args::new().with("to", at.name(*to)).with("from", from))
            }
            Action::RuleAction { of, opponent: Some(opponent), .. } => {
                self.0.say("choice-duel", &who(*of).with("to", at.name(*opponent)))
            }
            Action::RuleAction { of, .. } => self.0.say("choice-ruling", &who(*of)),
            Action::Strike { on, k, .. } => {
                let struck =
                    view.character(*on).and_then(|c| c.entries).map_or(0, |entries| entries.all.struck);
                let most = self.severity(Severity::of(struck.saturating_add(*k)));
                self.0.say("choice-strike", &who(*on).with("most", most))
            }
            Action::Recount { from, .. } => {
                self.0.say("choice-recount", &Args::new().with("place", self.place(at, *from)))
            }
            Action::ApproveCharacter { of } => self.0.say("choice-approve", &who(*of)),
            Action::ReturnCharacter { of, .. } => self.0.say("choice-return", &who(*of)),
            Action::Reveal { element, .. } => {
                let text = self.element(view, *element);
                self.0.say("choice-reveal", &Args::new().with("text", text))
            }
            Action::Reroll { .. } => {
                let side =
                    view.conflict.as_ref().zip(view.you).and_then(|(conflict, you)| conflict.side(you));
                let first = side.is_none_or(|side| side.rerolls == 0);
                self.0.just(if first { "choice-reroll-first" } else { "choice-reroll-second" })
            }
            action => self.deed(action.deed()),
        }
    }

    /// What stands on the Keeper's sheet.
    fn element(&self, view: &View, id: ElementId) -> String {
        let found = view.desk.as_ref().and_then(|desk| desk.element(id));
        found.map_or_else(String::new, |element| element.text.to_string())
    }

    /// The question for a hole of an action.
    pub fn question(&self, deed: Deed, field: &str) -> String {
        let id = match (deed, field) {
            (_, "place") => "ask-place",
            (_, "date") => "ask-date",
            (_, "spots") => "ask-spots",
            (_, "source") => "ask-source",
            (_, "profiteers") => "ask-profiteers",
            (_, "symptoms") => "ask-symptoms",
            (_, "role") => "ask-role",
            (_, "name") => "ask-name",
            (_, "portrait") => "ask-portrait",
            (Deed::SubmitCharacter, "anchor") => "ask-anchor-text",
            (_, "reason") => "ask-reason",
            (_, "title") => "ask-title",
            (_, "goal") => "ask-goal",
            (_, "target") => "ask-target",
            (_, "ruling") => "ask-ruling",
            (_, "initiator") => "ask-initiator",
            (_, "also") => "ask-also",
            (_, "kind_told") => "ask-kind-told",
            (_, "anchor_central") => "ask-central",
            (_, "lore") => "ask-lore",
            (_, "die") => "ask-die",
            (_, "to") => "ask-to",
            (_, "loss") => "ask-loss",
            (_, "incapacitates") => "ask-incapacitates",
            (_, "dies") => "ask-dies",
            (_, "k") => "ask-k",
            (_, "worst") => "ask-worst",
            (_, "kill") => "ask-kill",
            (_, "anchor") => "ask-anchor",
            (_, "defused") => "ask-defused",
            (Deed::AddNote, "text") => "ask-note",
            (Deed::Suggest, "text") => "ask-suggest",
            (Deed::AuxiliaryGift, "text") => "ask-impose",
            (Deed::Reroll, "text") => "ask-reroll",
            (Deed::Strike, "text") => "ask-strike",
            (Deed::Resist, "text") => "ask-resist",
            (_, "text") => "ask-text",
            _ => return self.deed(deed),
        };
        self.0.just(id)
    }

    /// A value that may stand in a hole, as people say it.
    pub fn value(&self, at: &Company, view: &View, deed: Deed, field: &str, value: &Value) -> String {
        let said = match (deed, field) {
            (_, "die") => read::<Faces>(value).map(|die| format!("d{}", die.number())),
            (Deed::Recount, "to") => read::<Place>(value).map(|place| self.place(at, place)),
            (Deed::MoveDie, "to") | (_, "also") => read::<ElementId>(value).map(|id| self.element(view, id)),
            (_, "target" | "initiator") => read::<Seat>(value).map(|seat| at.name(seat).to_owned()),
            (_, "ruling") => read::<Ruling>(value).map(|ruling| {
                self.0.just(match ruling {
                    Ruling::Happens => "word-happens",
                    Ruling::Conflict => "word-conflict",
                    Ruling::Duel => "word-duel",
                })
            }),
            (_, "loss") => read::<Loss>(value).map(|loss| {
                self.0.just(match loss {
                    Loss::Mad => "word-mad",
                    Loss::Dead => "word-dead",
                })
            }),
            (Deed::Consent, "dies") => read::<bool>(value)
                .map(|dies| self.0.just(if dies { "choice-consent-dies" } else { "choice-consent-lives" })),
            (_, "worst") => read::<Severity>(value).map(|severity| self.severity(severity)),
            (_, "anchor") => read::<AnchorState>(value).map(|anchor| self.anchor(anchor)),
            _ => read::<bool>(value).map(|yes| self.0.just(if yes { "word-yes" } else { "word-no" })),
        };
        said.unwrap_or_else(|| value.as_str().map_or_else(|| value.to_string(), str::to_owned))
    }

    /// What has become of an anchor.
    pub fn anchor(&self, anchor: AnchorState) -> String {
        self.0.just(match anchor {
            AnchorState::Intact => "word-intact",
            AnchorState::Harmed => "word-harmed",
            AnchorState::Lost => "word-lost",
        })
    }

    /// What a monologue is.
    pub fn kind(&self, kind: MonologueKind) -> String {
        self.0.just(match kind {
            MonologueKind::Dream => "kind-dream",
            MonologueKind::Hallucination => "kind-hallucination",
            MonologueKind::OccultKnowledge => "kind-occult-knowledge",
            MonologueKind::ParanormalEffect => "kind-paranormal-effect",
            MonologueKind::Anchor => "kind-anchor",
        })
    }

    /// Advice beside an action: what the rules leave to the people.
    pub fn hint(&self, deed: Deed) -> Option<String> {
        let id = match deed {
            Deed::WriteMystery => "hint-write-mystery",
            Deed::LayDice | Deed::DealDice | Deed::MoveDie => "hint-lay-dice",
            Deed::SubmitCharacter => "hint-submit-character",
            Deed::ApproveCharacter | Deed::ReturnCharacter => "hint-approve-character",
            Deed::Reveal => "hint-reveal",
            Deed::RuleAction => "hint-rule-action",
            Deed::AddNote => "hint-add-note",
            Deed::FinishMonologue => "hint-finish-monologue",
            Deed::Suggest | Deed::AuxiliaryGift => "hint-suggest",
            Deed::Throw | Deed::Reroll => "hint-throw",
            Deed::Strike => "hint-strike",
            _ => return None,
        };
        Some(self.0.just(id))
    }
}

fn read<T: DeserializeOwned>(value: &Value) -> Option<T> {
    kernel::json::from(value)
}

fn deed_id(deed: Deed) -> &'static str {
    match deed {
        Deed::WriteMystery => "deed-write-mystery",
        Deed::LayDice => "deed-lay-dice",
        Deed::DealDice => "deed-deal-dice",
        Deed::MoveDie => "deed-move-die",
        Deed::FinishPreparation => "deed-finish-preparation",
        Deed::SubmitCharacter => "deed-submit-character",
        Deed::ApproveCharacter => "deed-approve-character",
        Deed::ReturnCharacter => "deed-return-character",
        Deed::StartPlay => "deed-start-play",
        Deed::StartScene => "deed-start-scene",
        Deed::Narrate => "deed-narrate",
        Deed::AddNote => "deed-add-note",
        Deed::DeclareAction => "deed-declare-action",
        Deed::RuleAction => "deed-rule-action",
        Deed::Withdraw => "deed-withdraw",
        Deed::Yield => "deed-yield",
        Deed::Reveal => "deed-reveal",
        Deed::Publish => "deed-publish",
        Deed::StartMonologue => "deed-start-monologue",
        Deed::StartAnchorMonologue => "deed-start-anchor-monologue",
        Deed::FinishMonologue => "deed-finish-monologue",
        Deed::CancelMonologue => "deed-cancel-monologue",
        Deed::ContestAnchor => "deed-contest-anchor",
        Deed::Suggest => "deed-suggest",
        Deed::Incorporate => "deed-incorporate",
        Deed::AuxiliaryGift => "deed-auxiliary-gift",
        Deed::PassGift => "deed-pass-gift",
        Deed::CloseWindow => "deed-close-window",
        Deed::Throw => "deed-throw",
        Deed::RollGiftDie => "deed-roll-gift-die",
        Deed::StopAction => "deed-stop-action",
        Deed::AcceptFailure => "deed-accept-failure",
        Deed::Reroll => "deed-reroll",
        Deed::Sacrifice => "deed-sacrifice",
        Deed::Outcome => "deed-outcome",
        Deed::Consent => "deed-consent",
        Deed::Refuse => "deed-refuse",
        Deed::Strike => "deed-strike",
        Deed::AcceptEffect => "deed-accept-effect",
        Deed::Resist => "deed-resist",
        Deed::ApplyEffect => "deed-apply-effect",
        Deed::DeclareDefused => "deed-declare-defused",
        Deed::ConfirmDefused => "deed-confirm-defused",
        Deed::Epilogue => "deed-epilogue",
        Deed::SkipEpilogue => "deed-skip-epilogue",
        Deed::Recount => "deed-recount",
    }
}
