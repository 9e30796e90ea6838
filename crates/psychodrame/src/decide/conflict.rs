//! Beginning a conflict, drawing, playing, ticking, settling a round.

use std::collections::{BTreeMap, BTreeSet};

use kernel::Seat;

use super::Run;
use crate::{
    action::Action,
    conflict::{Conflict, Inner, Risk, SUPPORT},
    event::{DrawReason, Event},
    vocabulary::{CharacterId, RiskId, Side},
};

impl Run<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_conflict(&mut self, by: Seat, action: &Action) {
        match action {
            Action::InitiateConflict { who, goal, against } => {
                let (goal, against) = (goal.clone(), against.clone());
                let entry = self.entry();
                self.emit(Event::ConflictInitiated { entry, by, who: *who, goal, against, inner: None });
                self.draw(by, *who, 1, DrawReason::Initiation);
            }
            Action::InitiateInner { goal, against, adversary } => {
                let Some(who) = self.main_of(by) else { return };
                let inner = Some(Inner { against: against.clone(), played_by: *adversary });
                let (goal, against) = (goal.clone(), [CharacterId::Inner].into());
                let entry = self.entry();
                self.emit(Event::ConflictInitiated { entry, by, who, goal, against, inner });
                self.draw(by, who, 1, DrawReason::Initiation);
            }
            Action::Accept { text } => {
                let Some(who) = self.named(by) else { return };
                self.emit(Event::Accepted { by, who, text: text.clone() });
                self.draw(by, who, 1, DrawReason::Initiation);
                self.go_on_responding();
            }
            Action::Refuse { text } => {
                let Some(who) = self.named(by) else { return };
                self.emit(Event::Refused { by, who, text: text.clone() });
                self.go_on_responding();
            }
            Action::Oppose { who, text } => {
                self.emit(Event::Opposed { by, who: *who, text: text.clone() });
                self.draw(by, *who, 1, DrawReason::Initiation);
                self.go_on_responding();
            }
            Action::StayOut => {
                self.emit(Event::StayedOut { by });
                self.go_on_responding();
            }
            Action::UseTrait { trait_id, count, text } => {
                let Some(who) = self.fighter_of(by) else { return };
                let found = self.table().main(who).and_then(|main| main.trait_of(*trait_id));
                let Some(name) = found.map(|each| each.text.clone()) else { return };
                let (entry, trait_id, text) = (self.entry(), *trait_id, text.clone());
                self.emit(Event::TraitUsed { entry, by, who, trait_id, name, text });
                self.draw(by, who, usize::from(*count), DrawReason::Trait);
                self.drawn(by);
            }
            Action::PurgeDraw { points, text } => {
                let Some(who) = self.fighter_of(by) else { return };
                let points: BTreeMap<_, _> =
                    points.iter().filter(|(_, n)| **n > 0).map(|(emotion, n)| (*emotion, *n)).collect();
                let n = points.values().map(|n| usize::from(*n)).sum();
                let (entry, text) = (self.entry(), text.clone());
                self.emit(Event::PointsDischarged { entry, by, who, points, text });
                self.draw(by, who, n, DrawReason::Purge);
                self.drawn(by);
            }
            Action::Support { who } => {
                if self.state().setup.options.support_refusable {
                    self.emit(Event::SupportOffered { by, who: *who });
                } else {
                    self.support(by, *who);
                }
            }
            Action::AnswerSupport { from, agrees } => {
                let offered = self.table().conflict().and_then(|c| c.offered_support.get(from)).copied();
                let Some(who) = offered else { return };
                if *agrees {
                    self.support(*from, who);
                } else {
                    self.emit(Event::SupportDeclined { by, from: *from, who });
                    self.go_on_drawing();
                }
            }
            Action::JoinConflict { who, side } => self.join(by, *who, *side),
            Action::Done => {
                self.emit(Event::DeclaredDone { by });
                self.go_on_drawing();
            }
            Action::PlayCombination { rank, count, risk, targets } => {
                let Some(conflict) = self.table().conflict() else { return };
                let Some(fighter) = conflict.fighter_of(by) else { return };
                let same = fighter.laid.iter().filter(|card| Some(card.rank) == *rank).copied();
                let cards = same.take(usize::from(*count)).collect();
                let id = RiskId(u16::try_from(conflict.risks.len() + 1).unwrap_or(u16::MAX));
                let who = fighter.who;
                let risk = Risk { id, by: who, text: risk.clone() };
                let (entry, targets) = (self.entry(), targets.clone());
                self.emit(Event::CombinationPlayed { entry, by, who, cards, risk, targets });
                self.go_on_playing();
            }
            Action::TickBelief { belief, swap_with, text } => {
                let Some(who) = self.fighter_of(by) else { return };
                let found = self.table().main(who).and_then(|main| main.belief(*belief));
                let Some(conviction) = found.map(|belief| belief.text.clone()) else { return };
                let (belief, swap_with, text) = (*belief, *swap_with, text.clone());
                self.emit(Event::BeliefTicked { by, who, belief, conviction, swap_with, text });
                self.settle();
            }
            Action::PassPsych => {
                self.emit(Event::PsychPassed { by });
                if self.view().may_tick().is_empty() {
                    self.settle();
                }
            }
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    /// The named opponent of a seat that has not answered.
    fn named(&self, by: Seat) -> Option<CharacterId> {
        let unanswered = &self.table().conflict()?.unanswered;
        unanswered.iter().copied().find(|who| self.table().player_of(*who) == Some(by))
    }

    fn fighter_of(&self, by: Seat) -> Option<CharacterId> {
        self.table().conflict()?.fighter_of(by).map(|fighter| fighter.who)
    }

    fn go_on_responding(&mut self) {
        let open = self.table().conflict().is_some_and(|c| !c.unanswered.is_empty());
        if !open && self.view().may_oppose().is_empty() {
            self.close_response();
        }
    }

    /// PSD-65…67: who is in it is settled.
    pub(super) fn close_response(&mut self) {
        let Some(conflict) = self.table().conflict() else { return };
        let initiator = conflict.initiator;
        let by = conflict.fighters.first().map(|fighter| fighter.seat);
        let alone = conflict.fighters.len() < 2;
        let mains = conflict.fighters.iter().any(|fighter| matches!(fighter.who, CharacterId::Main(_)));
        if alone || !mains {
            let cards = conflict.fighters.iter().flat_map(|f| f.laid.iter().copied()).collect();
            self.emit(Event::CardsPutUnder { cards });
            match by {
                Some(by) if alone => self.emit(Event::NobodyOpposed { by, who: initiator }),
                Some(_) | None => self.emit(Event::LeftToNarration),
            }
            return;
        }
        // PSD-79: clockwise from the initiator's left, the initiator last.
        let order = by.map_or_else(Vec::new, |by| {
            let seats = self.table().clockwise_after(by);
            seats.filter_map(|seat| self.fighter_of(seat)).collect()
        });
        self.emit(Event::DevelopmentBegan { order });
        self.arm_the_sheetless();
        self.go_on_drawing();
    }

    /// PSD-148…150, PSD-154: as many cards as the highest emotion they face.
    fn arm_the_sheetless(&mut self) {
        let Some(conflict) = self.table().conflict() else { return };
        let highest = |who| {
            let opposed = conflict.opponents(who).filter_map(|other| self.table().main(other.who));
            opposed.map(|main| main.highest()).max().unwrap_or(0)
        };
        let armed: Vec<(Seat, CharacterId, u8)> = conflict
            .fighters
            .iter()
            .filter(|fighter| !matches!(fighter.who, CharacterId::Main(_)))
            .map(|fighter| (fighter.seat, fighter.who, highest(fighter.who)))
            .collect();
        for (seat, who, n) in armed {
            self.draw(seat, who, usize::from(n), DrawReason::Emotion);
        }
    }

    fn support(&mut self, by: Seat, who: CharacterId) {
        self.emit(Event::Supported { by, who });
        self.draw(by, who, SUPPORT, DrawReason::Support);
        self.drawn(by);
    }

    /// PSD-68
    fn join(&mut self, by: Seat, who: CharacterId, side: Side) {
        let first = self.table().conflict().and_then(|c| c.order.first().copied());
        let first = first.and_then(|who| self.table().conflict()?.fighter(who).map(|f| f.seat));
        let order = first.map_or_else(Vec::new, |first| self.backwards_from(first, Some((by, who))));
        self.emit(Event::Joined { by, who, side, order });
        self.draw(by, who, 1, DrawReason::Initiation);
        self.drawn(by);
    }

    /// PSD-103: counter-clockwise from this seat.
    fn backwards_from(&self, first: Seat, joining: Option<(Seat, CharacterId)>) -> Vec<CharacterId> {
        let n = self.table().n_seats();
        let seats = (0..n).map(|i| Seat((first.0 + n - i) % n));
        let fights = |seat: Seat| {
            let joins = joining.filter(|(by, _)| *by == seat).map(|(_, who)| who);
            self.fighter_of(seat).or(joins)
        };
        seats.filter_map(fights).collect()
    }

    /// PSD-76: somebody drew; those who can still draw may answer.
    fn drawn(&mut self, by: Seat) {
        let view = self.view();
        let Some(conflict) = view.table.conflict() else { return };
        let reopens = |seat: &&Seat| match conflict.fighter_of(**seat) {
            Some(fighter) => view.can_draw(fighter.who),
            None => view.table.may_support(**seat) && view.drawable() > 0,
        };
        let seats: BTreeSet<Seat> =
            conflict.done.iter().filter(|seat| **seat != by).filter(reopens).copied().collect();
        if !seats.is_empty() {
            self.emit(Event::DoneCancelled { seats });
        }
        self.go_on_drawing();
    }

    fn go_on_drawing(&mut self) {
        let view = self.view();
        let offers = view.table.conflict().is_some_and(|c| !c.offered_support.is_empty());
        if !offers && view.still_drawing().is_empty() && view.still_supporting().is_empty() {
            self.emit(Event::PlayBegan);
        }
    }

    fn go_on_playing(&mut self) {
        if self.table().conflict().and_then(Conflict::next_to_play).is_some() {
            return;
        }
        // PSD-84: nobody is asked who could not.
        if self.view().may_tick().is_empty() {
            self.settle();
        } else {
            self.emit(Event::PsychWindowOpened);
        }
    }

    /// PSD-93…97
    pub(super) fn settle(&mut self) {
        let pool = self.state().setup.options.repercussion_pool;
        let Some(conflict) = self.table().conflict() else { return };
        let (round, settled) = (conflict.round, conflict.settle(pool));
        let won = settled.won.clone();
        self.emit(Event::RoundSettled { round, settled });
        match won {
            Some(won) => self.emit(Event::ResultAwaited { side: won.side, narrators: won.narrators }),
            None => self.decide_ties(),
        }
    }

    /// The next tie of ranks; after the last one a rematch, or what the conflict leads to (PSD-113).
    pub(super) fn decide_ties(&mut self) {
        let Some(conflict) = self.table().conflict() else { return };
        if let Some(tie) = conflict.ties.first() {
            let (rank, decider) = (tie.rank, tie.decider);
            self.emit(Event::TieAwaited { rank, decider });
        } else if conflict.result.is_some() {
            self.repercussions();
        } else {
            self.rematch();
        }
    }

    /// PSD-98…103
    fn rematch(&mut self) {
        let Some(conflict) = self.table().conflict() else { return };
        let round = conflict.round + 1;
        let last = conflict.order.last().and_then(|who| conflict.fighter(*who)).map(|f| f.seat);
        let order = last.map_or_else(Vec::new, |last| self.backwards_from(last, None));
        self.emit(Event::RematchBegan { round, order: order.clone() });
        for who in order {
            let fighter = self.table().conflict().and_then(|c| c.fighter(who));
            if let Some(by) = fighter.filter(|fighter| fighter.laid.is_empty()).map(|f| f.seat) {
                self.draw(by, who, 1, DrawReason::EmptyHand);
            }
        }
        self.go_on_drawing();
    }
}
