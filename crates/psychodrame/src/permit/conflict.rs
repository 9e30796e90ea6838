//! Beginning a conflict, drawing, playing, ticking.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, ensure};

use super::{Asker, Permitted};
use crate::{
    action::Action,
    conflict::{Conflict, Fighter},
    refusal::Refusal,
    state::Stage,
    vocabulary::{BeliefId, CharacterId, Characters, Emotion, Rank, TraitId},
};

impl Asker<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_conflict(&self, action: &Action) -> Permitted {
        match action {
            Action::InitiateConflict { who, against, .. } => self.may_initiate(*who, against),
            Action::InitiateInner { adversary, .. } => self.may_look_within(*adversary),
            Action::Accept { .. } | Action::Refuse { .. } => {
                self.now(&[Stage::Response])?;
                let answered = self.conflict()?;
                let heard = answered.fighter_of(self.you).is_some() || answered.out.contains(&self.you);
                ensure(!heard, || Refusal::AnsweredAlready)?;
                let named = answered.unanswered.iter().filter_map(|who| self.view.table.player_of(*who));
                self.up_to(named.collect())
            }
            Action::Oppose { who, .. } => {
                self.may_oppose()?;
                self.speaks_for(*who)
            }
            Action::StayOut => self.may_oppose(),
            Action::UseTrait { trait_id, count, .. } => self.may_use(*trait_id, *count),
            Action::PurgeDraw { points, .. } => self.may_discharge(points),
            Action::Support { who } => {
                self.now(&[Stage::Development])?;
                let conflict = self.conflict()?;
                ensure(conflict.fighter_of(self.you).is_none(), || Refusal::ParticipantsDoNotSupport)?;
                ensure(self.view.table.may_support(self.you), || Refusal::SupportedAlready)?;
                ensure(self.view.drawable() > 0, || Refusal::TooFewCards { cards: 0 })?;
                ensure(conflict.fighter(*who).is_some(), || Refusal::NotAParticipant { what: self.what })
            }
            Action::AnswerSupport { from, .. } => {
                self.now(&[Stage::Development])?;
                let offered = self.conflict()?.offered_support.get(from);
                let own = self.conflict()?.fighter_of(self.you).map(|fighter| &fighter.who);
                ensure(offered.is_some() && offered == own, || Refusal::NobodyOffersSupport { from: *from })
            }
            Action::JoinConflict { who, .. } => {
                self.now(&[Stage::Development])?;
                let conflict = self.conflict()?;
                let open = self.view.options.rematch_join && conflict.round > 1 && conflict.inner.is_none();
                ensure(open, || Refusal::NoJoining)?;
                ensure(conflict.fighter_of(self.you).is_none(), || Refusal::TakesPartAlready)?;
                ensure(self.view.table.may_support(self.you), || Refusal::SupportedAlready)?;
                self.speaks_for(*who)
            }
            Action::Done => {
                self.now(&[Stage::Development])?;
                ensure(!self.conflict()?.done.contains(&self.you), || Refusal::DoneAlready)?;
                let drawing = self.view.still_drawing().contains(&self.you);
                let supporting = self.view.still_supporting().contains(&self.you);
                ensure(drawing || supporting, || Refusal::DoneAlready)
            }
            Action::PlayCombination { rank, count, targets, .. } => self.may_play(*rank, *count, targets),
            Action::TickBelief { belief, swap_with, .. } => self.may_tick(*belief, *swap_with),
            Action::PassPsych => {
                self.now(&[Stage::Psych])?;
                self.up_to(self.view.may_tick())
            }
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }

    pub(super) fn conflict(&self) -> Result<&Conflict, Refusal> {
        self.view.table.conflict().ok_or(Refusal::NotNow { what: self.what })
    }

    fn fighter(&self) -> Result<&Fighter, Refusal> {
        self.conflict()?.fighter_of(self.you).ok_or(Refusal::NotAParticipant { what: self.what })
    }

    /// PSD-60, PSD-61
    fn may_initiate(&self, who: CharacterId, against: &Characters) -> Permitted {
        self.now(&[Stage::Play])?;
        let table = &self.view.table;
        self.speaks_for(who)?;
        ensure(self.view.drawable() > 0, || Refusal::TooFewCards { cards: 0 })?;
        ensure(!against.is_empty(), || Refusal::NobodyNamed)?;
        let mut players = BTreeSet::from([self.you]);
        for other in against {
            ensure(table.is_present(*other), || Refusal::NotPresent { what: self.what, who: *other })?;
            let player = table.player_of(*other).ok_or(Refusal::NeedsAPlayer { who: *other })?;
            ensure(players.insert(player), || Refusal::OnePlayerTwice)?;
        }
        let main = matches!(who, CharacterId::Main(_))
            || against.iter().any(|who| matches!(who, CharacterId::Main(_)));
        ensure(main, || Refusal::OnlySecondaries)
    }

    /// PSD-153…155
    fn may_look_within(&self, adversary: Seat) -> Permitted {
        self.now(&[Stage::Play])?;
        let (who, _) = self.main()?;
        let table = &self.view.table;
        ensure(table.is_present(who), || Refusal::NotPresent { what: self.what, who })?;
        ensure(self.view.drawable() > 0, || Refusal::TooFewCards { cards: 0 })?;
        let another = adversary != self.you && table.chairs.get(adversary).is_some();
        ensure(another, || Refusal::AdversaryIsSomebodyElse)?;
        let absent = table.chairs.seats().any(|seat| seat != self.you && table.is_absent(seat));
        ensure(!absent || table.is_absent(adversary), || Refusal::AbsentFirst)
    }

    fn may_oppose(&self) -> Permitted {
        self.now(&[Stage::Response])?;
        let conflict = self.conflict()?;
        ensure(conflict.inner.is_none(), || Refusal::NobodyElseMayOppose)?;
        ensure(conflict.fighter_of(self.you).is_none(), || Refusal::TakesPartAlready)?;
        ensure(!conflict.out.contains(&self.you), || Refusal::AnsweredAlready)?;
        self.up_to(self.view.may_oppose())
    }

    /// PSD-70, PSD-71, PSD-100
    fn may_use(&self, trait_id: TraitId, count: u16) -> Permitted {
        self.now(&[Stage::Development])?;
        let fighter = self.fighter()?;
        let main = self.view.table.main(fighter.who).ok_or(Refusal::NoSheet)?;
        let found = main.trait_of(trait_id).ok_or(Refusal::NoSuchTrait { trait_id })?;
        let used = self.conflict()?.used.contains(&(fighter.who, trait_id));
        ensure(!used, || Refusal::TraitUsed { trait_id })?;
        ensure(!fighter.used_trait, || Refusal::OneTraitARound)?;
        ensure(self.view.drawable() > 0, || Refusal::TooFewCards { cards: 0 })?;
        let most = found.score;
        ensure((1..=most).contains(&count), || Refusal::WrongCount { count, most })
    }

    /// PSD-141, PSD-142
    fn may_discharge(&self, points: &BTreeMap<Emotion, u8>) -> Permitted {
        self.now(&[Stage::Development])?;
        let main = self.view.table.main(self.fighter()?.who).ok_or(Refusal::NoSheet)?;
        for (emotion, points) in points.iter().filter(|(_, points)| **points > 0) {
            let most = self.view.dischargeable(main, *emotion);
            ensure(*points <= most, || Refusal::BelowTheFloor { emotion: *emotion, most })?;
        }
        let sum: u16 = points.values().map(|points| u16::from(*points)).sum();
        ensure(sum > 0, || Refusal::NothingSpent)?;
        // One cannot pay for cards that do not exist.
        let cards = self.view.drawable();
        ensure(sum <= cards, || Refusal::TooFewCards { cards })
    }

    /// PSD-78, PSD-79, PSD-81
    fn may_play(&self, rank: Option<Rank>, count: u8, targets: &Characters) -> Permitted {
        self.now(&[Stage::Cards])?;
        let fighter = self.fighter()?;
        let conflict = self.conflict()?;
        let turn = conflict.next_to_play().ok_or(Refusal::NotNow { what: self.what })?;
        ensure(turn == fighter.who, || Refusal::NotYourTurn { turn })?;
        ensure(fighter.laid.is_empty() || count > 0, || Refusal::MustPlayCards)?;
        let there = fighter.laid.iter().filter(|card| Some(card.rank) == rank).count();
        // A rank without cards, or cards without a rank, lie nowhere.
        let fits = usize::from(count) <= there && count <= 4 && rank.is_some() == (count > 0);
        ensure(fits, || Refusal::NotYourCards { rank, count })?;
        ensure(!targets.is_empty(), || Refusal::NoTarget)?;
        for who in targets {
            let opponent = conflict.opponents(fighter.who).any(|other| other.who == *who);
            ensure(opponent, || Refusal::NotAnOpponent { who: *who })?;
        }
        Ok(())
    }

    /// PSD-84…86, PSD-92
    fn may_tick(&self, belief: BeliefId, swap_with: Option<CharacterId>) -> Permitted {
        self.now(&[Stage::Psych])?;
        let fighter = self.fighter()?;
        let conflict = self.conflict()?;
        ensure(conflict.psych.is_none(), || Refusal::TickedAlready)?;
        let main = self.view.table.main(fighter.who).ok_or(Refusal::NoBeliefs)?;
        self.up_to(self.view.may_tick())?;
        ensure(main.belief(belief).is_some(), || Refusal::NoSuchBelief { belief })?;
        let opponent = |who: CharacterId| conflict.opponents(fighter.who).any(|other| other.who == who);
        swap_with.map_or(Ok(()), |who| ensure(opponent(who), || Refusal::SwapWithAnOpponent { who }))
    }
}
