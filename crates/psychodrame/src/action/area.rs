//! What an action is about.

use super::ActionKind;

/// What an action is about; each area is judged and decided in a file of its own.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Area {
    Sheets,
    Scene,
    Conflict,
    Aftermath,
    Dispute,
    /// Nothing in particular: it is done at any time.
    Any,
}

impl ActionKind {
    pub(crate) fn area(self) -> Area {
        match self {
            Self::SetIdentity
            | Self::SetBelief
            | Self::ClearBelief
            | Self::SetProblem
            | Self::SetRelation
            | Self::SetProblemLink
            | Self::SetTie
            | Self::SetNuance
            | Self::SetFreeTrait
            | Self::SetBalance
            | Self::AckRelation
            | Self::Promote
            | Self::ConfirmSheet
            | Self::CreateTrait
            | Self::NewCharacter
            | Self::Resolve
            | Self::Retire
            | Self::DeclineCharacter => Area::Sheets,
            Self::ClaimDirection
            | Self::AcceptDirection
            | Self::PassDirection
            | Self::ProposeEnd
            | Self::VoteEnd
            | Self::FrameScene
            | Self::Narrate
            | Self::EnterScene
            | Self::LeaveScene
            | Self::CreateSecondary
            | Self::BringIn
            | Self::PlaySecondary
            | Self::AssignSecondary
            | Self::ReleaseSecondary
            | Self::PurgeByAct
            | Self::PurgeByBelief
            | Self::CloseScene
            | Self::Ready => Area::Scene,
            Self::InitiateConflict
            | Self::InitiateInner
            | Self::Accept
            | Self::Refuse
            | Self::Oppose
            | Self::StayOut
            | Self::UseTrait
            | Self::PurgeDraw
            | Self::Support
            | Self::AnswerSupport
            | Self::JoinConflict
            | Self::Done
            | Self::PlayCombination
            | Self::TickBelief
            | Self::PassPsych => Area::Conflict,
            Self::DecideTie
            | Self::NarrateResult
            | Self::GivePacket
            | Self::SpendOnEmotion
            | Self::SpendOnTrait
            | Self::SpendOnNewTrait
            | Self::NarrateAct
            | Self::AnswerDeath => Area::Aftermath,
            Self::Challenge
            | Self::Explain
            | Self::WithdrawChallenge
            | Self::Maintain
            | Self::Rule
            | Self::Retell => Area::Dispute,
            Self::Remark | Self::ExtendWindow | Self::CloseWindow => Area::Any,
        }
    }
}
