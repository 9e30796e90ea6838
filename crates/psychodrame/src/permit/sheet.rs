//! Writing sheets.

use kernel::ensure;

use super::{Asker, Permitted};
use crate::{
    action::Action,
    refusal::Refusal,
    sheet::{Fate, MOST_TRAITS, Main, TraitKind},
    state::{MOST_MAINS, Stage},
    vocabulary::{CharacterId, Pair, Stance, Subject, TraitId},
};

/// Stages in which a trait may be created (PSD-57).
pub(crate) const CREATE_TRAIT: [Stage; 8] = [
    Stage::Offer,
    Stage::AllPassed,
    Stage::Framing,
    Stage::Play,
    Stage::Development,
    Stage::Closing,
    Stage::Resolution,
    Stage::Replacement,
];

impl Asker<'_> {
    /// The sheet that the asker is writing.
    pub(crate) fn draft(&self) -> Result<(CharacterId, &Main), Refusal> {
        self.now(&[Stage::Creation, Stage::Replacement])?;
        self.view.table.draft_of(self.you).ok_or(Refusal::NotNow { what: self.what })
    }

    /// The asker's main character in play.
    pub(crate) fn main(&self) -> Result<(CharacterId, &Main), Refusal> {
        self.view.table.living_main_of(self.you).ok_or(Refusal::NoMainCharacter)
    }

    /// Somebody there is, or has been.
    fn somebody(&self, who: CharacterId) -> bool {
        self.view.table.main(who).is_some() || self.view.table.secondary(who).is_some()
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn on_sheets(&self, action: &Action) -> Permitted {
        match action {
            Action::SetIdentity { .. } => self.draft().map(drop),
            Action::SetBelief { slot, .. } => {
                self.draft()?;
                ensure(matches!(slot, 1 | 2), || Refusal::NoSuchSlot { slot: *slot })
            }
            Action::ClearBelief { slot } => {
                let (_, main) = self.draft()?;
                ensure(matches!(slot, 1 | 2), || Refusal::NoSuchSlot { slot: *slot })?;
                let full = main.belief(crate::sheet::slot(*slot)).is_some();
                ensure(full, || Refusal::SlotIsEmpty { slot: *slot })
            }
            Action::SetProblem { concerns, .. } => {
                self.may_set_problem()?;
                ensure(!concerns.is_empty(), || Refusal::NoConcern)
            }
            Action::SetRelation { to, .. } => {
                self.draft()?;
                self.another_main(*to)
            }
            Action::SetProblemLink { to, stance, words, .. } => self.may_link(*to, *stance, words.is_some()),
            Action::SetTie { to, .. } => {
                let (own, _) = self.draft()?;
                let free = self.view.table.free_problems(self.you);
                // PSD-19: where another new sheet could be tied elsewhere, that comes first.
                let relink = self.view.table.chairs.seats().filter(|seat| *seat != self.you).any(|seat| {
                    self.view.table.draft_of(seat).is_some_and(|(_, main)| main.link().is_some())
                });
                ensure(free.is_empty() && !relink, || Refusal::ProblemsAreFree)?;
                ensure(*to != own && self.somebody(*to), || Refusal::NobodySuch { what: self.what, who: *to })
            }
            Action::SetNuance { of, .. } => {
                self.draft()?;
                ensure((1..=3).contains(&of.0), || Refusal::NotAFirstTrait { trait_id: *of })
            }
            Action::SetFreeTrait { .. } => {
                self.draft()?;
                ensure(self.view.options.creation_traits == 5, || Refusal::FourTraitsOnly)
            }
            Action::SetBalance { scores, .. } => {
                self.draft()?;
                // PSD-23
                ensure(Pair::SPLITS.contains(scores), || Refusal::WrongBalance { scores: *scores })
            }
            Action::AckRelation { of, .. } => self.may_acknowledge(*of),
            Action::Promote { secondary } => {
                self.draft()?;
                let there = self.view.table.secondary(*secondary).filter(|s| s.alive && !s.promoted);
                ensure(there.is_some(), || Refusal::NobodySuch { what: self.what, who: *secondary })
            }
            Action::ConfirmSheet => self.may_confirm(),
            Action::CreateTrait { subject, to, .. } => {
                self.now(&CREATE_TRAIT)?;
                let (own, main) = self.main()?;
                if self.view.table.stage == Stage::Development {
                    // PSD-57: whoever takes part may create one and use it at once.
                    let fights = self.view.table.conflict().is_some_and(|c| c.fighter(own).is_some());
                    ensure(fights, || Refusal::NotAParticipant { what: self.what })?;
                }
                ensure(self.view.table.chairs[self.you].new_traits > 0, || Refusal::NoTraitsLeft)?;
                ensure(main.traits.len() < MOST_TRAITS, || Refusal::SheetIsFull)?;
                self.subject(own, *subject, *to)
            }
            Action::NewCharacter => {
                self.now(&[Stage::Creation, Stage::Offer, Stage::Replacement])?;
                let chair = &self.view.table.chairs[self.you];
                let gone = chair.main.and_then(|who| self.view.table.main(who));
                // PSD-163: before the first scene somebody who was kept may stay away.
                let kept = self.view.table.stage == Stage::Creation;
                let gone = gone.is_none_or(|main| match main.fate {
                    Fate::Dead | Fate::Retired => true,
                    Fate::Alive => kept,
                    Fate::Draft => false,
                });
                ensure(gone, || Refusal::NotNow { what: self.what })?;
                ensure(self.view.table.mains.len() < MOST_MAINS, || Refusal::TooManyCharacters)
            }
            Action::DeclineCharacter => {
                self.now(&[Stage::Replacement])?;
                let main = self.view.table.chairs[self.you].main.and_then(|who| self.view.table.main(who));
                // A draft begun may be given up too; a vanished problem may not (PSD-127).
                let open = main.is_some_and(|main| main.fate != Fate::Alive);
                let declined = self.view.table.chairs[self.you].declined;
                ensure(open && !declined, || Refusal::NotNow { what: self.what })
            }
            Action::Resolve { concerns, .. } => {
                self.may_resolve()?;
                ensure(!concerns.is_empty(), || Refusal::NoConcern)
            }
            Action::Retire { .. } => self.may_resolve(),
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }

    fn may_set_problem(&self) -> Permitted {
        self.now(&[Stage::Creation, Stage::Replacement])?;
        let table = &self.view.table;
        let vanished = || table.living_main_of(self.you).is_some_and(|(_, main)| main.problem().is_none());
        let may = table.draft_of(self.you).is_some() || vanished();
        ensure(may, || Refusal::NotNow { what: self.what })
    }

    /// PSD-17: of another player, in play, being written or gone.
    fn another_main(&self, who: CharacterId) -> Permitted {
        let other = self.view.table.main(who).is_some_and(|main| main.owner != self.you);
        ensure(other, || Refusal::NotAnotherMain { what: self.what, who })
    }

    fn may_link(&self, to: CharacterId, stance: Stance, has_words: bool) -> Permitted {
        self.draft()?;
        // PSD-19
        let own = self.view.table.main(to).is_some_and(|main| main.owner == self.you);
        ensure(!own, || Refusal::OwnProblem)?;
        self.another_main(to)?;
        let free = self.view.table.free_problems(self.you).contains(&to);
        ensure(free, || Refusal::ProblemTaken { who: to })?;
        match (stance, has_words) {
            (Stance::Other, false) => Err(Refusal::StanceNeedsWords),
            (Stance::Other, true) => Ok(()),
            (_, true) => Err(Refusal::StanceHasWords),
            (_, false) => Ok(()),
        }
    }

    fn may_acknowledge(&self, of: CharacterId) -> Permitted {
        self.now(&[Stage::Creation, Stage::Replacement])?;
        let own = self.view.table.chairs[self.you].main;
        let relation = self.view.table.main(of).filter(|main| main.fate == Fate::Draft);
        let relation = relation.and_then(|main| main.trait_of(TraitId(2))).map(|each| &each.about);
        let named = match relation {
            Some(TraitKind::Relation { to }) => Some(*to),
            _ => None,
        };
        ensure(named.is_some() && named == own, || Refusal::NoSuchRelation { of })
    }

    fn may_confirm(&self) -> Permitted {
        self.now(&[Stage::Creation, Stage::Replacement])?;
        let table = &self.view.table;
        let who = table.chairs[self.you].main;
        let main = who.and_then(|who| table.main(who)).ok_or(Refusal::NoMainCharacter)?;
        // PSD-28: a sheet kept from an earlier game is valid as it stands.
        let lacks = match main.fate {
            Fate::Draft => main.lacks(self.view.options.creation_traits),
            Fate::Alive if table.stage == Stage::Creation => Vec::new(),
            Fate::Alive | Fate::Dead | Fate::Retired => return Err(Refusal::NotNow { what: self.what }),
        };
        ensure(!table.chairs[self.you].ready, || Refusal::ConfirmedAlready)?;
        ensure(lacks.is_empty(), || Refusal::SheetLacks { lacks })?;
        // PSD-19: what was free when it was written may have been taken over by a newcomer.
        let free = table.free_problems(self.you);
        let new = Some(main).filter(|main| main.fate == Fate::Draft);
        let taken = new.and_then(Main::link).filter(|(to, number)| {
            let current = table.main(*to).is_some_and(|other| other.problem_number == *number);
            current && !free.contains(to)
        });
        taken.map_or(Ok(()), |(who, _)| Err(Refusal::ProblemTaken { who }))
    }

    /// PSD-56: a relation names somebody else, and nothing else does.
    pub(crate) fn subject(&self, own: CharacterId, subject: Subject, to: Option<CharacterId>) -> Permitted {
        match (subject, to) {
            (Subject::Relation, None) => Err(Refusal::RelationNeedsSomebody),
            (Subject::Relation, Some(who)) => {
                ensure(who != own && self.somebody(who), || Refusal::NobodySuch { what: self.what, who })
            }
            (_, Some(_)) => Err(Refusal::OnlyRelationsName),
            (_, None) => Ok(()),
        }
    }

    fn may_resolve(&self) -> Permitted {
        self.now(&[Stage::Resolution])?;
        let resolved = self.view.table.resolved(self.view.options.resolution_threshold);
        self.up_to(resolved.map(|(_, main)| main.owner).into_iter().collect())
    }
}
