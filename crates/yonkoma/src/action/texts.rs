//! What people write into an action, and how much.

use kernel::Text;

use super::{Action, Told};
use crate::setup::{MOST_NAME, MOST_NOTES, MOST_STORY, MOST_TEXT};

impl Action {
    /// The texts it carries, each with the longest it may be.
    pub(crate) fn texts(&self) -> Vec<(&Text, usize)> {
        fn told(text: &Told, most: usize) -> Vec<(&Text, usize)> {
            text.as_ref().map(|text| (text, most)).into_iter().collect()
        }
        let short = |text| vec![(text, MOST_TEXT)];
        match self {
            Self::SetWorld { text } | Self::TellResult { text, .. } | Self::TellRound { text } => {
                told(text, MOST_STORY)
            }
            Self::Concede { text } => told(text, MOST_STORY),
            Self::Narrate { text } => vec![(text, MOST_STORY)],
            Self::SetNotes { text } => told(text, MOST_NOTES),
            Self::SubmitCharacter { name, concept, flaw, gift, sign } => {
                let rest = [concept, flaw, gift, sign].map(|text| (text, MOST_TEXT));
                [(name, MOST_NAME)].into_iter().chain(rest).collect()
            }
            Self::SubmitBonds { aim, other_text, npc_text, .. } => {
                [aim, other_text, npc_text].map(|text| (text, MOST_TEXT)).into()
            }
            Self::InventNpc { name } => vec![(name, MOST_NAME)],
            Self::CreateNpc { name, sign, concept, flaw, .. } => {
                let rest = [sign, concept, flaw].into_iter().flatten().map(|text| (text, MOST_TEXT));
                [(name, MOST_NAME)].into_iter().chain(rest).collect()
            }
            Self::DescribeNpc { concept, flaw, .. } => {
                [concept, flaw].into_iter().flatten().map(|text| (text, MOST_TEXT)).collect()
            }
            Self::Attempt { goal, approach } | Self::CallTest { goal, approach, .. } => {
                [goal, approach].into_iter().flatten().map(|text| (text, MOST_TEXT)).collect()
            }
            Self::GiveCondition { label, .. } | Self::Award { label, .. } => vec![(label, MOST_NAME)],
            Self::BindNpc { text, .. }
            | Self::AddFact { text }
            | Self::ImposeBond { text, .. }
            | Self::GrantGift { gift: text, .. }
            | Self::ChangeConcept { text, .. }
            | Self::ChangeFlaw { text, .. }
            | Self::ChangeBond { text, .. } => short(text),
            Self::ApproveCharacter { restriction: text, .. }
            | Self::ReturnCharacter { reason: text, .. }
            | Self::ReturnBonds { reason: text, .. }
            | Self::StartSession { title: text }
            | Self::StartScene { title: text }
            | Self::ClaimBond { text, .. }
            | Self::UseGift { text, .. }
            | Self::StartConflict { stake: text, .. }
            | Self::TellAnecdote { text }
            | Self::AutoSucceed { text, .. }
            | Self::PlusOne { text, .. }
            | Self::SpendKoma { text, .. }
            | Self::TakeSetback { text, .. }
            | Self::ChangeApproach { approach: text, .. }
            | Self::JudgeSpecific { event: text, .. }
            | Self::GoOn { approach: text, .. }
            | Self::GrantKoma { text, .. }
            | Self::MarkMoment { caption: text, .. } => told(text, MOST_TEXT),
            Self::ConfirmWorld
            | Self::BringIn { .. }
            | Self::ShowNpc { .. }
            | Self::ShowBond { .. }
            | Self::AnswerBond { .. }
            | Self::UndoBond { .. }
            | Self::EndCondition { .. }
            | Self::GiveBackGift { .. }
            | Self::SetBasis { .. }
            | Self::SetConditions { .. }
            | Self::Help { .. }
            | Self::StopHelping { .. }
            | Self::Throw { .. }
            | Self::Pass
            | Self::Accept
            | Self::Consent { .. }
            | Self::DropTest
            | Self::Stop { .. }
            | Self::NameRoller { .. }
            | Self::AnswerImposed { .. }
            | Self::EndSession
            | Self::DropBond { .. }
            | Self::EndAdventure
            | Self::EraseSetback { .. }
            | Self::NextAdventure
            | Self::Close => Vec::new(),
        }
    }
}
