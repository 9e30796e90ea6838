//! What can be done: labels, questions, advice; and where things stand.

use kernel::{Choice, Refused};
use yonkoma::{Action, Deed, Degree, Refusal, Stage};

use super::{Args, Company, Speaker};

impl Speaker {
    /// A kind of action as a verb: “throw the dice”.
    pub fn deed(&self, deed: Deed) -> String {
        self.0.just(match deed {
            Deed::SetWorld => "yon-deed-set-world",
            Deed::ConfirmWorld => "yon-deed-confirm-world",
            Deed::SubmitCharacter => "yon-deed-submit-character",
            Deed::ApproveCharacter => "yon-deed-approve-character",
            Deed::ReturnCharacter => "yon-deed-return-character",
            Deed::InventNpc => "yon-deed-invent-npc",
            Deed::SubmitBonds => "yon-deed-submit-bonds",
            Deed::ReturnBonds => "yon-deed-return-bonds",
            Deed::StartSession => "yon-deed-start-session",
            Deed::BringIn => "yon-deed-bring-in",
            Deed::CreateNpc => "yon-deed-create-npc",
            Deed::DescribeNpc => "yon-deed-describe-npc",
            Deed::BindNpc => "yon-deed-bind-npc",
            Deed::ShowNpc => "yon-deed-show-npc",
            Deed::ShowBond => "yon-deed-show-bond",
            Deed::SetNotes => "yon-deed-set-notes",
            Deed::Narrate => "yon-deed-narrate",
            Deed::AddFact => "yon-deed-add-fact",
            Deed::StartScene => "yon-deed-start-scene",
            Deed::ClaimBond => "yon-deed-claim-bond",
            Deed::AnswerBond => "yon-deed-answer-bond",
            Deed::UndoBond => "yon-deed-undo-bond",
            Deed::GiveCondition => "yon-deed-give-condition",
            Deed::EndCondition => "yon-deed-end-condition",
            Deed::UseGift => "yon-deed-use-gift",
            Deed::GiveBackGift => "yon-deed-give-back-gift",
            Deed::Attempt => "yon-deed-attempt",
            Deed::CallTest => "yon-deed-call-test",
            Deed::StartConflict => "yon-deed-start-conflict",
            Deed::SetBasis => "yon-deed-set-basis",
            Deed::SetConditions => "yon-deed-set-conditions",
            Deed::Help => "yon-deed-help",
            Deed::StopHelping => "yon-deed-stop-helping",
            Deed::TellAnecdote => "yon-deed-tell-anecdote",
            Deed::AutoSucceed => "yon-deed-auto-succeed",
            Deed::Throw => "yon-deed-throw",
            Deed::PlusOne => "yon-deed-plus-one",
            Deed::Pass => "yon-deed-pass",
            Deed::KeepGifts => "yon-deed-keep-gifts",
            Deed::SpendKoma => "yon-deed-spend-koma",
            Deed::TakeSetback => "yon-deed-take-setback",
            Deed::ChangeApproach => "yon-deed-change-approach",
            Deed::Accept => "yon-deed-accept",
            Deed::TellResult => "yon-deed-tell-result",
            Deed::Consent => "yon-deed-consent",
            Deed::DropTest => "yon-deed-drop-test",
            Deed::JudgeSpecific => "yon-deed-judge-specific",
            Deed::GoOn => "yon-deed-go-on",
            Deed::Stop => "yon-deed-stop",
            Deed::Award => "yon-deed-award",
            Deed::TellRound => "yon-deed-tell-round",
            Deed::NameRoller => "yon-deed-name-roller",
            Deed::Concede => "yon-deed-concede",
            Deed::ImposeBond => "yon-deed-impose-bond",
            Deed::AnswerImposed => "yon-deed-answer-imposed",
            Deed::GrantKoma => "yon-deed-grant-koma",
            Deed::GrantGift => "yon-deed-grant-gift",
            Deed::ChangeConcept => "yon-deed-change-concept",
            Deed::ChangeFlaw => "yon-deed-change-flaw",
            Deed::EndSession => "yon-deed-end-session",
            Deed::ChangeBond => "yon-deed-change-bond",
            Deed::DropBond => "yon-deed-drop-bond",
            Deed::EndAdventure => "yon-deed-end-adventure",
            Deed::EraseSetback => "yon-deed-erase-setback",
            Deed::NextAdventure => "yon-deed-next-adventure",
            Deed::Close => "yon-deed-close",
            Deed::MarkMoment => "yon-deed-mark-moment",
        })
    }

    /// An entry of the menu, as a verb, with whom or what it is about.
    pub fn choice(&self, at: &Company, choice: &Choice<Action>) -> String {
        if choice.action == (Action::KeepGifts { kept: false }) {
            return self.0.just("yon-deed-free-gifts");
        }
        let deed = self.deed(choice.action.deed());
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
        about.map_or_else(|| deed.clone(), |about| format!("{deed} ({about})"))
    }

    /// The question for a hole of an action.
    pub fn question(&self, deed: Deed, field: &str) -> String {
        self.0.just(match (deed, field) {
            (Deed::SetWorld, "text") => "yon-ask-world",
            (Deed::SetNotes, "text") => "yon-ask-notes",
            (Deed::AddFact, "text") => "yon-ask-fact",
            (Deed::SpendKoma, "text") => "yon-ask-luck",
            (Deed::TakeSetback, "text") => "yon-ask-setback",
            (Deed::Concede, "text") => "yon-ask-escape",
            (Deed::TellResult | Deed::TellRound, "text") => "yon-ask-happens",
            (Deed::TellAnecdote, "text") => "yon-ask-anecdote",
            (Deed::ImposeBond | Deed::ChangeBond | Deed::BindNpc, "text") => "yon-ask-bond",
            (Deed::ChangeConcept, "text") => "yon-ask-new-concept",
            (Deed::ChangeFlaw, "text") => "yon-ask-new-flaw",
            (Deed::ClaimBond | Deed::UseGift | Deed::PlusOne | Deed::AutoSucceed, "text") => "yon-ask-how",
            (Deed::AnswerBond, "yes") => "yon-ask-played",
            (Deed::AnswerImposed, "yes") => "yon-ask-replace",
            (Deed::Consent, "yes") => "yon-ask-consent",
            (Deed::GiveCondition | Deed::Award, "sign") => "yon-ask-condition-sign",
            (_, field) => ask(field),
        })
    }

    /// Advice that the rules give with an action, where a result is told by how well it went.
    pub fn hint(&self, deed: Deed, degree: Option<Degree>) -> Option<String> {
        let id = match (deed, degree) {
            (Deed::SubmitCharacter, _) => "yon-hint-submit-character",
            (Deed::ApproveCharacter | Deed::ReturnCharacter, _) => "yon-hint-approve-character",
            (Deed::StartScene, _) => "yon-hint-start-scene",
            (Deed::CallTest | Deed::Attempt | Deed::DropTest, _) => "yon-hint-call-test",
            (Deed::StartConflict, _) => "yon-hint-start-conflict",
            (Deed::TellResult, Some(Degree::Failure)) => "yon-hint-tell-result-failure",
            (Deed::TellResult, Some(Degree::Partial)) => "yon-hint-tell-result-partial",
            (Deed::TellResult, Some(Degree::Full)) => "yon-hint-tell-result-full",
            (Deed::TellResult, Some(Degree::Spotlight)) => "yon-hint-tell-result-spotlight",
            (Deed::Help, _) => "yon-hint-help",
            (Deed::GiveCondition | Deed::Award, _) => "yon-hint-give-condition",
            (Deed::EndCondition, _) => "yon-hint-end-condition",
            (Deed::TellAnecdote, _) => "yon-hint-tell-anecdote",
            (Deed::GrantGift | Deed::GrantKoma, _) => "yon-hint-grant-gift",
            _ => return None,
        };
        Some(self.0.just(id))
    }

    /// What the game waits for.
    pub fn stage(&self, stage: Stage) -> String {
        self.0.just(match stage {
            Stage::World => "yon-stage-world",
            Stage::Creation => "yon-stage-creation",
            Stage::Bonds => "yon-stage-bonds",
            Stage::Free => "yon-stage-free",
            Stage::Build => "yon-stage-build",
            Stage::Open => "yon-stage-open",
            Stage::Round => "yon-stage-round",
            Stage::Tie => "yon-stage-tie",
            Stage::Unforeseen => "yon-stage-unforeseen",
            Stage::Award => "yon-stage-award",
            Stage::Telling => "yon-stage-telling",
            Stage::Replace => "yon-stage-replace",
            Stage::LoserChoice => "yon-stage-loser-choice",
            Stage::Narration => "yon-stage-narration",
            Stage::SessionEnd => "yon-stage-session-end",
            Stage::BetweenAdventures => "yon-stage-between-adventures",
            Stage::Closed => "yon-stage-closed",
        })
    }

    /// Who is awaited.
    pub fn awaited(&self, at: &Company, status: &kernel::Status) -> String {
        if status.awaited.is_empty() {
            return self.0.just("yon-await-nobody");
        }
        let who: Vec<String> = status.awaited.iter().map(|seat| at.player(*seat).to_owned()).collect();
        let me = at.you.is_some_and(|you| status.awaited.contains(&you));
        self.0.say("yon-await", &Args::new().with("who", self.0.list(&who)).with_flag("me", me))
    }

    /// The text of the rule behind a refusal.
    pub fn rule_behind(&self, refusal: &Refusal) -> Option<&'static str> {
        crate::rule(self.language(), refusal.rule().0)
    }
}

/// The question for a field that asks the same of every action.
fn ask(field: &str) -> &'static str {
    match field {
        "title" => "yon-ask-title",
        "name" => "yon-ask-name",
        "concept" => "yon-ask-concept",
        "flaw" => "yon-ask-flaw",
        "gift" => "yon-ask-gift",
        "sign" => "yon-ask-sign",
        "restriction" => "yon-ask-restriction",
        "field" => "yon-ask-field",
        "reason" => "yon-ask-reason",
        "aim" => "yon-ask-aim",
        "other" => "yon-ask-other",
        "other_text" => "yon-ask-other-text",
        "npc" => "yon-ask-npc",
        "npc_text" => "yon-ask-npc-text",
        "important" => "yon-ask-important",
        "character" => "yon-ask-character",
        "erase" => "yon-ask-erase",
        "label" => "yon-ask-label",
        "condition" => "yon-ask-condition",
        "goal" => "yon-ask-goal",
        "approach" => "yon-ask-approach",
        "basis" => "yon-ask-basis",
        "conditions" => "yon-ask-conditions",
        "hindered" => "yon-ask-hindered",
        "b" => "yon-ask-b",
        "stake" => "yon-ask-stake",
        "keep" => "yon-ask-keep",
        "using" => "yon-ask-using",
        "side" => "yon-ask-side",
        "event" => "yon-ask-event",
        "replaces" => "yon-ask-replaces",
        "target" => "yon-ask-target",
        "caption" => "yon-ask-caption",
        _ => "yon-ask-text",
    }
}
