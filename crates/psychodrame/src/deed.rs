//! The kinds of action: whose rule each follows, and the texts in it.

use kernel::{Rule, Text};
use serde::{Deserialize, Serialize};

use crate::action::Action;

/// The kinds of action, for refusals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "each is the action of the same name")]
pub enum Deed {
    SetIdentity,
    SetBelief,
    ClearBelief,
    SetProblem,
    SetRelation,
    SetProblemLink,
    SetTie,
    SetNuance,
    SetFreeTrait,
    SetBalance,
    AckRelation,
    Promote,
    ConfirmSheet,
    Remark,
    ClaimDirection,
    AcceptDirection,
    PassDirection,
    CreateTrait,
    ProposeEnd,
    VoteEnd,
    NewCharacter,
    FrameScene,
    Narrate,
    EnterScene,
    LeaveScene,
    CreateSecondary,
    BringIn,
    PlaySecondary,
    AssignSecondary,
    ReleaseSecondary,
    PurgeByAct,
    PurgeByBelief,
    InitiateConflict,
    InitiateInner,
    CloseScene,
    Accept,
    Refuse,
    Oppose,
    StayOut,
    ExtendWindow,
    CloseWindow,
    UseTrait,
    PurgeDraw,
    Support,
    AnswerSupport,
    JoinConflict,
    Done,
    PlayCombination,
    TickBelief,
    PassPsych,
    DecideTie,
    NarrateResult,
    GivePacket,
    SpendOnEmotion,
    SpendOnTrait,
    SpendOnNewTrait,
    NarrateAct,
    AnswerDeath,
    Ready,
    Resolve,
    Retire,
    DeclineCharacter,
    Challenge,
    Explain,
    WithdrawChallenge,
    Maintain,
    Rule,
    Retell,
}

impl Deed {
    /// All of them, in the order of the actions.
    pub const ALL: [Self; 68] = [
        Self::SetIdentity,
        Self::SetBelief,
        Self::ClearBelief,
        Self::SetProblem,
        Self::SetRelation,
        Self::SetProblemLink,
        Self::SetTie,
        Self::SetNuance,
        Self::SetFreeTrait,
        Self::SetBalance,
        Self::AckRelation,
        Self::Promote,
        Self::ConfirmSheet,
        Self::Remark,
        Self::ClaimDirection,
        Self::AcceptDirection,
        Self::PassDirection,
        Self::CreateTrait,
        Self::ProposeEnd,
        Self::VoteEnd,
        Self::NewCharacter,
        Self::FrameScene,
        Self::Narrate,
        Self::EnterScene,
        Self::LeaveScene,
        Self::CreateSecondary,
        Self::BringIn,
        Self::PlaySecondary,
        Self::AssignSecondary,
        Self::ReleaseSecondary,
        Self::PurgeByAct,
        Self::PurgeByBelief,
        Self::InitiateConflict,
        Self::InitiateInner,
        Self::CloseScene,
        Self::Accept,
        Self::Refuse,
        Self::Oppose,
        Self::StayOut,
        Self::ExtendWindow,
        Self::CloseWindow,
        Self::UseTrait,
        Self::PurgeDraw,
        Self::Support,
        Self::AnswerSupport,
        Self::JoinConflict,
        Self::Done,
        Self::PlayCombination,
        Self::TickBelief,
        Self::PassPsych,
        Self::DecideTie,
        Self::NarrateResult,
        Self::GivePacket,
        Self::SpendOnEmotion,
        Self::SpendOnTrait,
        Self::SpendOnNewTrait,
        Self::NarrateAct,
        Self::AnswerDeath,
        Self::Ready,
        Self::Resolve,
        Self::Retire,
        Self::DeclineCharacter,
        Self::Challenge,
        Self::Explain,
        Self::WithdrawChallenge,
        Self::Maintain,
        Self::Rule,
        Self::Retell,
    ];

    /// The rule that says who may do this, and when.
    pub fn rule(self) -> Rule {
        Rule(match self {
            Self::SetIdentity => "PSD-08",
            Self::SetBelief | Self::ClearBelief => "PSD-10",
            Self::SetProblem => "PSD-15",
            Self::SetRelation | Self::AckRelation => "PSD-17",
            Self::SetProblemLink => "PSD-18",
            Self::SetTie | Self::NewCharacter | Self::DeclineCharacter => "PSD-139",
            Self::SetNuance => "PSD-20",
            Self::SetFreeTrait => "PSD-13",
            Self::SetBalance => "PSD-23",
            Self::Promote => "PSD-164",
            Self::ConfirmSheet => "PSD-28",
            Self::Remark => "PSD-39",
            Self::ClaimDirection => "PSD-30",
            Self::AcceptDirection => "PSD-31",
            Self::PassDirection => "PSD-32",
            Self::CreateTrait => "PSD-57",
            Self::ProposeEnd | Self::VoteEnd => "PSD-162",
            Self::FrameScene => "PSD-35",
            Self::Narrate => "PSD-37",
            Self::EnterScene | Self::BringIn => "PSD-46",
            Self::LeaveScene => "PSD-49",
            Self::CreateSecondary | Self::ReleaseSecondary => "PSD-43",
            Self::PlaySecondary | Self::AssignSecondary => "PSD-45",
            Self::PurgeByAct => "PSD-143",
            Self::PurgeByBelief => "PSD-144",
            Self::InitiateConflict => "PSD-61",
            Self::InitiateInner => "PSD-153",
            Self::CloseScene => "PSD-50",
            Self::Accept
            | Self::Refuse
            | Self::Oppose
            | Self::StayOut
            | Self::ExtendWindow
            | Self::CloseWindow => "PSD-63",
            Self::UseTrait => "PSD-70",
            Self::PurgeDraw => "PSD-142",
            Self::Support => "PSD-73",
            Self::AnswerSupport => "PSD-74",
            Self::JoinConflict => "PSD-68",
            Self::Done => "PSD-76",
            Self::PlayCombination => "PSD-78",
            Self::TickBelief | Self::PassPsych => "PSD-84",
            Self::DecideTie => "PSD-113",
            Self::NarrateResult => "PSD-96",
            Self::GivePacket => "PSD-115",
            Self::SpendOnEmotion | Self::SpendOnTrait => "PSD-116",
            Self::SpendOnNewTrait => "PSD-119",
            Self::NarrateAct => "PSD-128",
            Self::AnswerDeath => "PSD-133",
            Self::Ready => "PSD-53",
            Self::Resolve => "PSD-160",
            Self::Retire => "PSD-161",
            Self::Challenge
            | Self::Explain
            | Self::WithdrawChallenge
            | Self::Maintain
            | Self::Rule
            | Self::Retell => "PSD-41",
        })
    }
}

impl Deed {
    /// The rule that asks for its texts.
    pub(crate) fn rule_of_texts(self) -> Rule {
        if self == Self::CreateTrait {
            Rule("PSD-55")
        } else if self == Self::PlayCombination {
            Rule("PSD-81")
        } else {
            self.rule()
        }
    }

    /// The rule that asks for somebody in it.
    pub(crate) fn rule_of_names(self) -> Rule {
        let relation = matches!(self, Self::CreateTrait | Self::SpendOnNewTrait);
        if relation { Rule("PSD-56") } else { self.rule() }
    }
}

impl Action {
    /// Its kind.
    pub fn deed(&self) -> Deed {
        match self {
            Self::SetIdentity { .. } => Deed::SetIdentity,
            Self::SetBelief { .. } => Deed::SetBelief,
            Self::ClearBelief { .. } => Deed::ClearBelief,
            Self::SetProblem { .. } => Deed::SetProblem,
            Self::SetRelation { .. } => Deed::SetRelation,
            Self::SetProblemLink { .. } => Deed::SetProblemLink,
            Self::SetTie { .. } => Deed::SetTie,
            Self::SetNuance { .. } => Deed::SetNuance,
            Self::SetFreeTrait { .. } => Deed::SetFreeTrait,
            Self::SetBalance { .. } => Deed::SetBalance,
            Self::AckRelation { .. } => Deed::AckRelation,
            Self::Promote { .. } => Deed::Promote,
            Self::ConfirmSheet => Deed::ConfirmSheet,
            Self::Remark { .. } => Deed::Remark,
            Self::ClaimDirection => Deed::ClaimDirection,
            Self::AcceptDirection => Deed::AcceptDirection,
            Self::PassDirection => Deed::PassDirection,
            Self::CreateTrait { .. } => Deed::CreateTrait,
            Self::ProposeEnd => Deed::ProposeEnd,
            Self::VoteEnd { .. } => Deed::VoteEnd,
            Self::NewCharacter => Deed::NewCharacter,
            Self::FrameScene { .. } => Deed::FrameScene,
            Self::Narrate { .. } => Deed::Narrate,
            Self::EnterScene { .. } => Deed::EnterScene,
            Self::LeaveScene { .. } => Deed::LeaveScene,
            Self::CreateSecondary { .. } => Deed::CreateSecondary,
            Self::BringIn { .. } => Deed::BringIn,
            Self::PlaySecondary { .. } => Deed::PlaySecondary,
            Self::AssignSecondary { .. } => Deed::AssignSecondary,
            Self::ReleaseSecondary { .. } => Deed::ReleaseSecondary,
            Self::PurgeByAct { .. } => Deed::PurgeByAct,
            Self::PurgeByBelief { .. } => Deed::PurgeByBelief,
            Self::InitiateConflict { .. } => Deed::InitiateConflict,
            Self::InitiateInner { .. } => Deed::InitiateInner,
            Self::CloseScene { .. } => Deed::CloseScene,
            Self::Accept { .. } => Deed::Accept,
            Self::Refuse { .. } => Deed::Refuse,
            Self::Oppose { .. } => Deed::Oppose,
            Self::StayOut => Deed::StayOut,
            Self::ExtendWindow => Deed::ExtendWindow,
            Self::CloseWindow => Deed::CloseWindow,
            Self::UseTrait { .. } => Deed::UseTrait,
            Self::PurgeDraw { .. } => Deed::PurgeDraw,
            Self::Support { .. } => Deed::Support,
            Self::AnswerSupport { .. } => Deed::AnswerSupport,
            Self::JoinConflict { .. } => Deed::JoinConflict,
            Self::Done => Deed::Done,
            Self::PlayCombination { .. } => Deed::PlayCombination,
            Self::TickBelief { .. } => Deed::TickBelief,
            Self::PassPsych => Deed::PassPsych,
            Self::DecideTie { .. } => Deed::DecideTie,
            Self::NarrateResult { .. } => Deed::NarrateResult,
            Self::GivePacket { .. } => Deed::GivePacket,
            Self::SpendOnEmotion { .. } => Deed::SpendOnEmotion,
            Self::SpendOnTrait { .. } => Deed::SpendOnTrait,
            Self::SpendOnNewTrait { .. } => Deed::SpendOnNewTrait,
            Self::NarrateAct { .. } => Deed::NarrateAct,
            Self::AnswerDeath { .. } => Deed::AnswerDeath,
            Self::Ready => Deed::Ready,
            Self::Resolve { .. } => Deed::Resolve,
            Self::Retire { .. } => Deed::Retire,
            Self::DeclineCharacter => Deed::DeclineCharacter,
            Self::Challenge { .. } => Deed::Challenge,
            Self::Explain { .. } => Deed::Explain,
            Self::WithdrawChallenge => Deed::WithdrawChallenge,
            Self::Maintain => Deed::Maintain,
            Self::Rule { .. } => Deed::Rule,
            Self::Retell { .. } => Deed::Retell,
        }
    }

    /// Its texts, each with the most characters it may have.
    pub(crate) fn texts(&self) -> Vec<(&Text, usize)> {
        use crate::setup::{MOST_LINE, MOST_NAME, MOST_TALE};
        let (mut all, mut some) = (Vec::new(), Vec::new());
        match self {
            Self::SetIdentity { name, age, activity } => {
                all.extend([(name, MOST_NAME), (age, MOST_NAME), (activity, MOST_NAME)]);
            }
            Self::SetBelief { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::SetProblem { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::SetRelation { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::SetProblemLink { words, text, .. } => {
                all.extend([(text, MOST_LINE)]);
                some.extend([(words.as_ref(), MOST_LINE)]);
            }
            Self::SetTie { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::SetNuance { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::SetFreeTrait { text } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::AckRelation { comment, .. } => {
                some.extend([(comment.as_ref(), MOST_TALE)]);
            }
            Self::Remark { text, .. } => {
                all.extend([(text, MOST_TALE)]);
            }
            Self::CreateTrait { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::FrameScene { place, what, .. } => {
                all.extend([(place, MOST_NAME), (what, MOST_TALE)]);
            }
            Self::Narrate { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::EnterScene { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::LeaveScene { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::CreateSecondary { name, description } => {
                all.extend([(name, MOST_NAME)]);
                some.extend([(description.as_ref(), MOST_LINE)]);
            }
            Self::PurgeByAct { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::PurgeByBelief { text, .. } => {
                all.extend([(text, MOST_LINE)]);
            }
            Self::InitiateConflict { goal, .. } => {
                all.extend([(goal, MOST_LINE)]);
            }
            Self::InitiateInner { goal, against, .. } => {
                all.extend([(goal, MOST_LINE), (against, MOST_LINE)]);
            }
            Self::CloseScene { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Accept { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Refuse { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Oppose { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::UseTrait { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::PurgeDraw { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::PlayCombination { risk, .. } => {
                all.extend([(risk, MOST_LINE)]);
            }
            Self::TickBelief { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::NarrateResult { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::SpendOnEmotion { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::SpendOnTrait { wording, text, .. } => {
                some.extend([(wording.as_ref(), MOST_LINE), (text.as_ref(), MOST_TALE)]);
            }
            Self::SpendOnNewTrait { name, text, .. } => {
                all.extend([(name, MOST_LINE)]);
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::NarrateAct { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Resolve { text, past, problem, .. } => {
                all.extend([(past, MOST_LINE), (problem, MOST_LINE)]);
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Retire { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Challenge { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Explain { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Rule { text, .. } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::Retell { text } => {
                some.extend([(text.as_ref(), MOST_TALE)]);
            }
            Self::ClearBelief { .. }
            | Self::SetBalance { .. }
            | Self::Promote { .. }
            | Self::ConfirmSheet
            | Self::ClaimDirection
            | Self::AcceptDirection
            | Self::PassDirection
            | Self::ProposeEnd
            | Self::VoteEnd { .. }
            | Self::NewCharacter
            | Self::BringIn { .. }
            | Self::PlaySecondary { .. }
            | Self::AssignSecondary { .. }
            | Self::ReleaseSecondary { .. }
            | Self::StayOut
            | Self::ExtendWindow
            | Self::CloseWindow
            | Self::Support { .. }
            | Self::AnswerSupport { .. }
            | Self::JoinConflict { .. }
            | Self::Done
            | Self::PassPsych
            | Self::DecideTie { .. }
            | Self::GivePacket { .. }
            | Self::AnswerDeath { .. }
            | Self::Ready
            | Self::DeclineCharacter
            | Self::WithdrawChallenge
            | Self::Maintain => {}
        }
        all.extend(some.into_iter().filter_map(|(text, most)| text.map(|text| (text, most))));
        all
    }
}
