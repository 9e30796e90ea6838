//! Directing, framing, telling, coming and going.

use kernel::ensure;

use super::{Asker, Permitted};
use crate::{
    action::Action,
    refusal::Refusal,
    sheet::{Fate, MOST_BELIEFS},
    state::{MOST_EXTRAS, MOST_FRAMED, MOST_SECONDARIES, Scene, Stage},
    vocabulary::{CharacterId, Characters, Emotion},
};

/// Stages in which anybody may tell something.
pub(crate) const NARRATE: [Stage; 3] = [Stage::Play, Stage::Development, Stage::Closing];
/// Stages in which an emotion may be discharged outside conflict (PSD-143, PSD-144).
const PURGE: [Stage; 2] = [Stage::Play, Stage::Closing];

impl Asker<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_scene(&self, action: &Action) -> Permitted {
        let table = &self.view.table;
        match action {
            Action::ClaimDirection => {
                self.now(&[Stage::Offer])?;
                ensure(table.offered.is_none(), || Refusal::NotNow { what: self.what })?;
                self.has_focus()
            }
            Action::AcceptDirection => {
                self.now(&[Stage::Offer])?;
                self.up_to(table.offered.into_iter().collect())?;
                self.has_focus()
            }
            Action::PassDirection => {
                self.now(&[Stage::Offer, Stage::Framing])?;
                let whose = if table.stage == Stage::Offer { table.offered } else { table.director };
                self.up_to(whose.into_iter().collect())
            }
            Action::ProposeEnd => {
                // Before the first scene there is nothing to end; once everybody has passed, it is proposed.
                let asked = matches!(table.stage, Stage::Creation | Stage::AllPassed);
                ensure(!asked, || Refusal::NotNow { what: self.what })?;
                ensure(table.vote.is_none(), || Refusal::ProposedAlready)
            }
            Action::VoteEnd { .. } => {
                let vote = table.vote.as_ref().ok_or(Refusal::NotNow { what: self.what })?;
                ensure(!vote.yes.contains(&self.you), || Refusal::VotedAlready)
            }
            Action::FrameScene { focus, with, .. } => self.may_frame(*focus, with),
            Action::Narrate { who, .. } => {
                self.now(&NARRATE)?;
                // PSD-37, PSD-38
                who.map_or(Ok(()), |who| self.speaks_for(who))
            }
            Action::EnterScene { .. } => {
                self.free_play()?;
                let (who, _) = self.main()?;
                ensure(!table.is_present(who), || Refusal::PresentAlready { who })
            }
            Action::LeaveScene { who, .. } => {
                self.free_play()?;
                self.speaks_for(*who)
            }
            Action::CreateSecondary { .. } => {
                self.room_for_one()?;
                ensure(table.secondaries.len() < MOST_SECONDARIES, || Refusal::TooManyCharacters)
            }
            Action::BringIn { who } => {
                self.room_for_one()?;
                let there = table.secondary(*who).is_some_and(|s| s.alive && !s.promoted);
                ensure(there, || Refusal::NobodySuch { what: self.what, who: *who })?;
                ensure(!table.is_present(*who), || Refusal::PresentAlready { who: *who })
            }
            Action::PlaySecondary { who } => {
                let scene = self.extra(*who)?;
                ensure(!scene.players.contains_key(who), || Refusal::PlayedAlready { who: *who })?;
                let claimed = scene.claims.get(who).is_some_and(|seats| seats.contains(&self.you));
                ensure(!claimed, || Refusal::ClaimedAlready { who: *who })
            }
            Action::AssignSecondary { who, to } => {
                let scene = self.extra(*who)?;
                self.up_to(table.director.into_iter().collect())?;
                let mut claims = scene.claims.get(who).into_iter().flatten();
                let absent = scene.claims.get(who).into_iter().flatten().any(|seat| table.is_absent(*seat));
                // PSD-45: a player whose character is absent comes first.
                let chosen = claims.any(|seat| seat == to) && (!absent || table.is_absent(*to));
                ensure(chosen, || Refusal::NobodyClaims { who: *who })
            }
            Action::ReleaseSecondary { who } => {
                let scene = self.extra(*who)?;
                let own = scene.players.get(who) == Some(&self.you);
                ensure(own, || Refusal::NotYourCharacter { who: *who })
            }
            Action::PurgeByAct { emotion, .. } => {
                self.now(&PURGE)?;
                let (who, _) = self.main()?;
                // PSD-143
                ensure(table.is_present(who), || Refusal::NotPresent { what: self.what, who })?;
                self.has_excess(*emotion)
            }
            Action::PurgeByBelief { emotion, .. } => {
                self.now(&PURGE)?;
                let (_, main) = self.main()?;
                ensure(main.beliefs.len() < MOST_BELIEFS, || Refusal::SheetIsFull)?;
                self.has_excess(*emotion)
            }
            Action::CloseScene { .. } => {
                self.now(&[Stage::Play])?;
                self.up_to(table.director.into_iter().collect())
            }
            Action::Ready => {
                self.now(&[Stage::Closing])?;
                ensure(self.view.may_purge().contains(&self.you), || Refusal::NotToClose)
            }
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }

    /// PSD-34: somebody else's character to confront.
    fn has_focus(&self) -> Permitted {
        let focus = self.view.table.living().any(|(_, main)| main.owner != self.you);
        ensure(focus, || Refusal::NoFocus)
    }

    fn may_frame(&self, focus: CharacterId, with: &Characters) -> Permitted {
        self.now(&[Stage::Framing])?;
        let table = &self.view.table;
        self.up_to(table.director.into_iter().collect())?;
        let in_play = |who: CharacterId| table.main(who).filter(|main| main.fate == Fate::Alive);
        let main = in_play(focus).ok_or(Refusal::NotInPlay { who: focus })?;
        ensure(main.owner != self.you, || Refusal::OwnFocus { who: focus })?;
        for who in with {
            let extra = table.secondary(*who).is_some_and(|s| s.alive && !s.promoted);
            ensure(extra || in_play(*who).is_some(), || Refusal::NotInPlay { who: *who })?;
        }
        ensure(with.len() <= MOST_FRAMED, || Refusal::SceneIsFull)
    }

    /// PSD-46, PSD-47: outside conflict.
    fn free_play(&self) -> Permitted {
        ensure(!self.view.table.stage.in_conflict(), || Refusal::NotInConflict)?;
        self.now(&[Stage::Play])
    }

    pub(crate) fn speaks_for(&self, who: CharacterId) -> Permitted {
        let table = &self.view.table;
        let own = table.player_of(who) == Some(self.you);
        let known = who == CharacterId::Inner || table.main(who).is_some() || table.secondary(who).is_some();
        ensure(known, || Refusal::NobodySuch { what: self.what, who })?;
        ensure(own, || Refusal::NotYourCharacter { who })?;
        ensure(who == CharacterId::Inner || table.is_present(who), || Refusal::NotPresent {
            what: self.what,
            who,
        })
    }

    fn room_for_one(&self) -> Permitted {
        self.free_play()?;
        let present = self.view.table.scene.iter().flat_map(|scene| &scene.present);
        let extras = present.filter(|who| matches!(who, CharacterId::Secondary(_))).count();
        ensure(extras < MOST_EXTRAS, || Refusal::SceneIsFull)
    }

    /// The scene, for somebody without a sheet who is in it.
    fn extra(&self, who: CharacterId) -> Result<&Scene, Refusal> {
        self.now(&[Stage::Play])?;
        ensure(self.view.table.secondary(who).is_some(), || Refusal::NobodySuch { what: self.what, who })?;
        ensure(self.view.table.is_present(who), || Refusal::NotPresent { what: self.what, who })?;
        self.view.table.scene.as_ref().ok_or(Refusal::NotNow { what: self.what })
    }

    fn has_excess(&self, emotion: Emotion) -> Permitted {
        let (_, main) = self.main()?;
        ensure(main.excess(emotion) > 0, || Refusal::NothingToPurge { emotion })
    }
}
