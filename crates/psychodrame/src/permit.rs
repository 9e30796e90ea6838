//! Whether something may be done, judged on what its actor sees.

mod aftermath;
mod conflict;
mod scene;
mod sheet;
mod texts;

use kernel::{Seat, ensure, length};

use crate::{
    action::{Action, ActionKind, Area},
    refusal::Refusal,
    state::{DisputeStep, Stage},
    view::View,
};

type Permitted = Result<(), Refusal>;

/// # Errors
/// The rule that the action breaks.
pub(crate) fn permit(view: &View, action: &Action) -> Permitted {
    let what = action.kind();
    if view.table.stage == Stage::End {
        return Err(Refusal::GameIsOver);
    }
    let Some(you) = view.you else {
        // The house sees what the public sees.
        ensure(what == ActionKind::CloseWindow, || Refusal::OnlyLooking)?;
        return ensure(view.window().is_some(), || Refusal::NoWindow);
    };
    texts::may_be_written(action)?;
    let through = matches!(
        what,
        ActionKind::Remark
            | ActionKind::Rule
            | ActionKind::Retell
            | ActionKind::WithdrawChallenge
            | ActionKind::Maintain
            | ActionKind::Explain
    );
    ensure(!view.is_paused() || through, || Refusal::DisputeUnderWay)?;
    Asker { view, you, what }.permit(action)
}

/// Somebody who asks for something.
pub(crate) struct Asker<'a> {
    pub(crate) view: &'a View,
    pub(crate) you: Seat,
    pub(crate) what: ActionKind,
}

impl Asker<'_> {
    /// It is done in one of these stages.
    fn now(&self, stages: &[Stage]) -> Permitted {
        ensure(stages.contains(&self.view.table.stage), || Refusal::NotNow { what: self.what })
    }

    /// It is up to one of these.
    fn up_to(&self, whose: Vec<Seat>) -> Permitted {
        ensure(whose.contains(&self.you), || Refusal::NotYours { what: self.what, whose })
    }

    fn permit(&self, action: &Action) -> Permitted {
        match self.what.area() {
            Area::Sheets => self.on_sheets(action),
            Area::Scene => self.in_scene(action),
            Area::Conflict => self.in_conflict(action),
            Area::Aftermath => self.in_aftermath(action),
            Area::Dispute => self.in_dispute(action),
            Area::Any => self.at_any_time(action),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    fn at_any_time(&self, action: &Action) -> Permitted {
        match action {
            Action::ExtendWindow => {
                ensure(self.view.window().is_some(), || Refusal::NoWindow)?;
                let extended = self.view.table.scene.as_ref().is_some_and(|scene| scene.extended);
                ensure(!extended, || Refusal::ExtendedAlready)
            }
            Action::CloseWindow => Err(Refusal::OnlyTheHouse),
            Action::Remark { about, .. } => {
                let known =
                    |who| self.view.table.main(who).is_some() || self.view.table.secondary(who).is_some();
                about
                    .map_or(Ok(()), |who| ensure(known(who), || Refusal::NobodySuch { what: self.what, who }))
            }
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    fn in_dispute(&self, action: &Action) -> Permitted {
        let table = &self.view.table;
        let dispute = || table.dispute.as_ref().ok_or(Refusal::NoDispute);
        match action {
            Action::Challenge { entry, .. } => {
                let entries = table.scene.as_ref().map(|scene| &scene.entries);
                ensure(entries.is_some(), || Refusal::NotNow { what: self.what })?;
                ensure(table.dispute.is_none(), || Refusal::OneDisputeAtATime)?;
                let author = entries.and_then(|entries| entries.get(entry)).copied();
                let author = author.ok_or(Refusal::NoSuchEntry { entry: *entry })?;
                ensure(author != self.you, || Refusal::OwnEntry)
            }
            Action::Explain { .. } => self.up_to(vec![dispute()?.author]),
            Action::Maintain => {
                let dispute = dispute()?;
                self.up_to(vec![dispute.author])?;
                ensure(dispute.step == DisputeStep::Asked, || Refusal::NotNow { what: self.what })
            }
            Action::WithdrawChallenge => {
                let dispute = dispute()?;
                self.up_to(vec![dispute.by])?;
                ensure(dispute.step != DisputeStep::Upheld, || Refusal::NotNow { what: self.what })
            }
            // PSD-42: even on one's own narration. Earlier than the author's last word, if they stay silent.
            Action::Rule { .. } => {
                let dispute = dispute()?;
                self.up_to(table.director.into_iter().collect())?;
                ensure(dispute.step != DisputeStep::Upheld, || Refusal::NotNow { what: self.what })?;
                let heard = dispute.step == DisputeStep::Maintained || dispute.explained;
                ensure(heard || table.author_is_silent(), || Refusal::AuthorNotHeard)
            }
            Action::Retell { text } => {
                let dispute = dispute()?;
                ensure(dispute.step == DisputeStep::Upheld, || Refusal::NotNow { what: self.what })?;
                self.up_to(vec![dispute.author])?;
                ensure(!self.view.retells_a_stake() || text.is_some(), || Refusal::TextIsBlank {
                    what: self.what,
                })?;
                let (length, most) = (text.as_ref().map_or(0, |text| length(text)), self.view.most_retold());
                ensure(length <= most, || Refusal::TextTooLong { what: self.what, length, most })
            }
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }
}
