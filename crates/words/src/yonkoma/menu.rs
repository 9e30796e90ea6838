//! What can be done: labels, questions, advice; and where things stand.

use kernel::Choice;
use yonkoma::{Action, ActionKind, Degree, Stage};

use super::{Args, Names, Speaker};
use crate::Person;

impl Speaker {
    /// A kind of action as a verb: “throw the dice”.
    pub fn action(&self, kind: ActionKind) -> String {
        self.named("yon-action", &kind)
    }

    /// An entry of the menu, as a verb, with whom or what it is about.
    pub fn choice(&self, at: &Names, choice: &Choice<Action>) -> String {
        if choice.action == (Action::KeepGifts { kept: false }) {
            return self.0.just("yon-action-free-gifts");
        }
        let verb = self.action(choice.action.kind());
        let about = match &choice.action {
            Action::TakeSetback { character, severity, .. }
            | Action::ChangeApproach { character, severity, .. }
            | Action::EraseSetback { character, severity } => {
                Some(format!("{}, {}", at.character(*character), self.severity(*severity)))
            }
            Action::CallTest { roller: who, .. }
            | Action::StartConflict { a: who, .. }
            | Action::UseGift { character: who, .. }
            | Action::PlusOne { character: who, .. }
            | Action::EndCondition { character: who, .. }
            | Action::UndoBond { character: who, .. }
            | Action::AnswerBond { character: who, .. }
            | Action::GiveBackGift { character: who, .. }
            | Action::ShowNpc { npc: who }
            | Action::ShowBond { npc: who, .. }
            | Action::ImposeBond { target: who, .. } => Some(at.character(*who).to_owned()),
            _ => None,
        };
        about.map_or_else(|| verb.clone(), |about| format!("{verb} ({about})"))
    }

    /// The question for a hole of an action.
    pub fn question(&self, kind: ActionKind, field: &str) -> String {
        self.0.just(match (kind, field) {
            (ActionKind::SetWorld, "text") => "yon-ask-world",
            (ActionKind::SetNotes, "text") => "yon-ask-notes",
            (ActionKind::AddFact, "text") => "yon-ask-fact",
            (ActionKind::SpendKoma, "text") => "yon-ask-luck",
            (ActionKind::TakeSetback, "text") => "yon-ask-setback",
            (ActionKind::Concede, "text") => "yon-ask-escape",
            (ActionKind::TellResult | ActionKind::TellRound, "text") => "yon-ask-happens",
            (ActionKind::TellAnecdote, "text") => "yon-ask-anecdote",
            (ActionKind::ImposeBond | ActionKind::ChangeBond | ActionKind::BindNpc, "text") => "yon-ask-bond",
            (ActionKind::ChangeConcept, "text") => "yon-ask-new-concept",
            (ActionKind::ChangeFlaw, "text") => "yon-ask-new-flaw",
            (
                ActionKind::ClaimBond | ActionKind::UseGift | ActionKind::PlusOne | ActionKind::AutoSucceed,
                "text",
            ) => "yon-ask-how",
            (ActionKind::AnswerBond, "yes") => "yon-ask-played",
            (ActionKind::AnswerImposed, "yes") => "yon-ask-replace",
            (ActionKind::Consent, "yes") => "yon-ask-consent",
            (ActionKind::GiveCondition | ActionKind::Award, "sign") => "yon-ask-condition-sign",
            // What asks the same of every action.
            (_, field) => return self.named("yon-ask", &field),
        })
    }

    /// Advice that the rules give with an action, where a result is told by how well it went.
    pub fn hint(&self, kind: ActionKind, degree: Option<Degree>) -> Option<String> {
        let id = match (kind, degree) {
            (ActionKind::SubmitCharacter, _) => "yon-hint-submit-character",
            (ActionKind::ApproveCharacter | ActionKind::ReturnCharacter, _) => "yon-hint-approve-character",
            (ActionKind::StartScene, _) => "yon-hint-start-scene",
            (ActionKind::CallTest | ActionKind::Attempt | ActionKind::DropTest, _) => "yon-hint-call-test",
            (ActionKind::StartConflict, _) => "yon-hint-start-conflict",
            (ActionKind::TellResult, Some(Degree::Failure)) => "yon-hint-tell-result-failure",
            (ActionKind::TellResult, Some(Degree::Partial)) => "yon-hint-tell-result-partial",
            (ActionKind::TellResult, Some(Degree::Full)) => "yon-hint-tell-result-full",
            (ActionKind::TellResult, Some(Degree::Spotlight)) => "yon-hint-tell-result-spotlight",
            (ActionKind::Help, _) => "yon-hint-help",
            (ActionKind::GiveCondition | ActionKind::Award, _) => "yon-hint-give-condition",
            (ActionKind::EndCondition, _) => "yon-hint-end-condition",
            (ActionKind::TellAnecdote, _) => "yon-hint-tell-anecdote",
            (ActionKind::GrantGift | ActionKind::GrantKoma, _) => "yon-hint-grant-gift",
            _ => return None,
        };
        Some(self.0.just(id))
    }

    /// What the game waits for.
    pub fn stage(&self, stage: Stage) -> String {
        self.named("yon-stage", &stage)
    }

    pub fn awaited(&self, at: &Names, status: &kernel::Status) -> String {
        if status.awaited.is_empty() {
            return self.0.just("yon-await-nobody");
        }
        let who: Vec<Person> = status.awaited.iter().map(|seat| at.who(*seat)).collect();
        let me = at.you.is_some_and(|you| status.awaited.contains(&you));
        self.0.say("yon-await", &Args::new().with("who", who).with_flag("me", me))
    }
}
