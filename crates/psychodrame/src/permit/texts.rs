//! The texts of an action: none is blank or too long.

use kernel::{Text, ensure, is_blank, length};

use super::Permitted;
use crate::{
    action::Action,
    refusal::Refusal,
    setup::{MOST_LINE, MOST_NAME, MOST_TALE},
};

/// Whether every text says something in as many characters as it may have.
pub(super) fn may_be_written(action: &Action) -> Permitted {
    let what = action.kind();
    for (text, most) in texts(action) {
        ensure(!is_blank(text), || Refusal::TextIsBlank { what })?;
        let length = length(text);
        ensure(length <= most, || Refusal::TextTooLong { what, length, most })?;
    }
    Ok(())
}

/// The texts, each with the most characters it may have. What may be left out was told aloud.
fn texts(action: &Action) -> Vec<(&Text, usize)> {
    let aloud = |text| Option::map(text, |text| (text, MOST_TALE));
    match action {
        Action::SetIdentity { name, age, activity } => {
            vec![(name, MOST_NAME), (age, MOST_NAME), (activity, MOST_NAME)]
        }
        Action::SetBelief { text: line, .. }
        | Action::SetProblem { text: line, .. }
        | Action::SetRelation { text: line, .. }
        | Action::SetTie { text: line, .. }
        | Action::SetNuance { text: line, .. }
        | Action::SetFreeTrait { text: line }
        | Action::CreateTrait { text: line, .. }
        | Action::PurgeByBelief { text: line, .. }
        | Action::InitiateConflict { goal: line, .. }
        | Action::PlayCombination { risk: line, .. } => vec![(line, MOST_LINE)],
        Action::InitiateInner { goal, against, .. } => vec![(goal, MOST_LINE), (against, MOST_LINE)],
        Action::SetProblemLink { words, text, .. } => {
            [text].into_iter().chain(words).map(|line| (line, MOST_LINE)).collect()
        }
        Action::Remark { text, .. } => vec![(text, MOST_TALE)],
        Action::FrameScene { place, what, .. } => vec![(place, MOST_NAME), (what, MOST_TALE)],
        Action::CreateSecondary { name, description } => {
            let description = description.iter().map(|line| (line, MOST_LINE));
            [(name, MOST_NAME)].into_iter().chain(description).collect()
        }
        Action::SpendOnTrait { wording, text, .. } => {
            wording.iter().map(|line| (line, MOST_LINE)).chain(aloud(text.as_ref())).collect()
        }
        Action::SpendOnNewTrait { name, text, .. } => {
            [(name, MOST_LINE)].into_iter().chain(aloud(text.as_ref())).collect()
        }
        Action::Resolve { text, past, problem, .. } => {
            [(past, MOST_LINE), (problem, MOST_LINE)].into_iter().chain(aloud(text.as_ref())).collect()
        }
        Action::AckRelation { comment: text, .. }
        | Action::Narrate { text, .. }
        | Action::EnterScene { text }
        | Action::LeaveScene { text, .. }
        | Action::PurgeByAct { text, .. }
        | Action::CloseScene { text }
        | Action::Accept { text }
        | Action::Refuse { text }
        | Action::Oppose { text, .. }
        | Action::UseTrait { text, .. }
        | Action::PurgeDraw { text, .. }
        | Action::TickBelief { text, .. }
        | Action::NarrateResult { text }
        | Action::SpendOnEmotion { text, .. }
        | Action::NarrateAct { text, .. }
        | Action::Retire { text }
        | Action::Challenge { text, .. }
        | Action::Explain { text }
        | Action::Rule { text, .. }
        | Action::Retell { text } => aloud(text.as_ref()).into_iter().collect(),
        Action::ClearBelief { .. }
        | Action::SetBalance { .. }
        | Action::Promote { .. }
        | Action::ConfirmSheet
        | Action::ClaimDirection
        | Action::AcceptDirection
        | Action::PassDirection
        | Action::ProposeEnd
        | Action::VoteEnd { .. }
        | Action::NewCharacter
        | Action::BringIn { .. }
        | Action::PlaySecondary { .. }
        | Action::AssignSecondary { .. }
        | Action::ReleaseSecondary { .. }
        | Action::StayOut
        | Action::ExtendWindow
        | Action::CloseWindow
        | Action::Support { .. }
        | Action::AnswerSupport { .. }
        | Action::JoinConflict { .. }
        | Action::Done
        | Action::PassPsych
        | Action::DecideTie { .. }
        | Action::GivePacket { .. }
        | Action::AnswerDeath { .. }
        | Action::Ready
        | Action::DeclineCharacter
        | Action::WithdrawChallenge
        | Action::Maintain => Vec::new(),
    }
}
