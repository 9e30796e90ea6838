//! What people write into an action, and how much.

use kernel::Text;

use super::Action;
use crate::setup::{MOST_NAME, MOST_NOTES, MOST_STORY, MOST_TEXT};

/// A text that an action carries.
pub(crate) struct Written<'a> {
    /// What was written.
    pub(crate) text: &'a Text,
    /// The longest it may be.
    pub(crate) most: usize,
    /// Whether it could have been left out.
    pub(crate) optional: bool,
}

fn wanted(text: &Text, most: usize) -> Written<'_> {
    Written { text, most, optional: false }
}

fn told(text: &Option<Text>, most: usize) -> Vec<Written<'_>> {
    text.iter().map(|text| Written { text, most, optional: true }).collect()
}

fn all_told<'a>(texts: impl IntoIterator<Item = &'a Option<Text>>) -> Vec<Written<'a>> {
    texts.into_iter().flat_map(|text| told(text, MOST_TEXT)).collect()
}

impl Action {
    /// The texts it carries, each with the longest it may be.
    pub(crate) fn texts(&self) -> Vec<Written<'_>> {
        let short = |text| vec![wanted(text, MOST_TEXT)];
        match self {
            Self::SetWorld { text } | Self::TellResult { text, .. } | Self::TellRound { text } => {
                told(text, MOST_STORY)
            }
            Self::Concede { text } | Self::Stop { text, .. } => told(text, MOST_STORY),
            Self::Narrate { text } => vec![wanted(text, MOST_STORY)],
            Self::SetNotes { text } => told(text, MOST_NOTES),
            Self::SubmitCharacter { name, concept, flaw, gift, sign } => {
                let rest = [concept, flaw, gift, sign].map(|text| wanted(text, MOST_TEXT));
                [wanted(name, MOST_NAME)].into_iter().chain(rest).collect()
            }
            Self::SubmitBonds { aim, other_text, npc_text, .. } => {
                [aim, other_text, npc_text].map(|text| wanted(text, MOST_TEXT)).into()
            }
            Self::InventNpc { name } => vec![wanted(name, MOST_NAME)],
            Self::CreateNpc { name, sign, concept, flaw, gift, .. } => {
                [wanted(name, MOST_NAME)].into_iter().chain(all_told([sign, concept, flaw, gift])).collect()
            }
            Self::DescribeNpc { concept, flaw, .. } => all_told([concept, flaw]),
            Self::Attempt { goal, approach } | Self::CallTest { goal, approach, .. } => {
                all_told([goal, approach])
            }
            Self::GiveCondition { label, .. } | Self::Award { label, .. } => vec![wanted(label, MOST_NAME)],
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
            | Self::TakeTime
            | Self::KeepGifts { .. }
            | Self::Accept
            | Self::Consent { .. }
            | Self::DropTest
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
