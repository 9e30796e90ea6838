//! What a conflict leads to: the narration, packets, acts, deaths.

use std::collections::BTreeSet;

use kernel::Seat;

use super::Run;
use crate::{
    action::Action,
    conflict::{Hit, Packet, Risk},
    event::{Conversion, Event},
    sheet::{Main, TraitKind},
    state::{IrreversibleAct, Stage},
    vocabulary::{CharacterId, PacketId, TraitId},
};

impl Run<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_aftermath(&mut self, by: Seat, action: &Action) {
        match action {
            Action::DecideTie { each } => {
                let Some(tie) = self.table().conflict().and_then(|c| c.ties.first()) else { return };
                let rank = tie.rank;
                self.emit(Event::TieDecided { by, rank, each: *each });
                self.decide_ties();
            }
            Action::NarrateResult { text } => {
                let Some(conflict) = self.table().conflict() else { return };
                let yielded = self.table().stage == Stage::Yielded;
                let own = conflict.fighter_of(by).map_or(conflict.initiator, |fighter| fighter.who);
                let first = conflict.result.as_ref().and_then(|won| won.narrators.first()) == Some(&own);
                self.emit(Event::ResultNarrated { entry: self.entry(), by, who: own, text: text.clone() });
                if yielded {
                    self.emit(Event::YieldEnded);
                } else if first {
                    self.decide_ties();
                }
            }
            Action::GivePacket { packet, to } => {
                let packets = self.table().scene.iter().flat_map(|scene| &scene.packets);
                let victim = packets.filter(|p| p.id == *packet).map(|p| p.victim).next();
                if let Some(victim) = victim {
                    self.emit(Event::PacketGiven { packet: *packet, victim, to: *to });
                }
            }
            Action::SpendOnEmotion { packet, risk, emotion, points, text } => {
                let on = Conversion::Emotion { emotion: *emotion };
                self.spend(by, *packet, on, *points, *risk, text.clone());
            }
            Action::SpendOnTrait { packet, risk, trait_id, change, wording, text } => {
                let (trait_id, up, wording) = (*trait_id, *change > 0, wording.clone());
                let on = Conversion::Trait { trait_id, up, wording };
                self.spend(by, *packet, on, change.unsigned_abs(), *risk, text.clone());
            }
            Action::SpendOnNewTrait { packet, risk, subject, to, name, points, text } => {
                let next = self.victim(*packet).and_then(|who| self.table().main(who)).map(|m| m.next_trait);
                let (Some(about), Some(next)) = (TraitKind::of(*subject, *to), next) else { return };
                let on = Conversion::NewTrait { trait_id: TraitId(next), about, name: name.clone() };
                self.spend(by, *packet, on, *points, *risk, text.clone());
            }
            Action::NarrateAct { emotion, text, deaths, witnesses } => {
                let Some((who, _)) = self.table().next_to_act() else { return };
                let unanswered = self.to_consent(by, deaths);
                let (emotion, text) = (*emotion, text.clone());
                let (deaths, witnesses) = (deaths.clone(), witnesses.clone());
                let act = IrreversibleAct { who, emotion, text, deaths, witnesses, unanswered };
                if act.unanswered.is_empty() {
                    self.perform(by, act);
                } else {
                    self.emit(Event::ActProposed { by, act });
                }
            }
            Action::AnswerDeath { agrees } => self.answer_death(by, *agrees),
            _ => debug_assert!(false, "{action:?} is of another area"),
        }
    }

    fn victim(&self, packet: PacketId) -> Option<CharacterId> {
        let packets = self.table().scene.iter().flat_map(|scene| &scene.packets);
        packets.filter(|p| p.id == packet).map(|p| p.victim).next()
    }

    /// PSD-107…114: hits become packets, or notes for those without a sheet; endured risks become facts.
    pub(super) fn repercussions(&mut self) {
        let Some(conflict) = self.table().conflict() else { return };
        let hits: Vec<(Hit, Risk)> = conflict
            .hits
            .iter()
            .filter_map(|hit| conflict.risk(hit.risk).map(|risk| (*hit, risk.clone())))
            .collect();
        let victims: Vec<(CharacterId, Seat)> = conflict.fighters.iter().map(|f| (f.who, f.seat)).collect();
        let psych = conflict.psych.map(|psych| psych.who);
        for (who, seat) in victims {
            let mut risks: Vec<Risk> = Vec::new();
            for (_, risk) in hits.iter().filter(|(hit, _)| hit.target == who) {
                if !risks.contains(risk) {
                    risks.push(risk.clone());
                }
            }
            for risk in &risks {
                self.emit(Event::FactEstablished { who, risk: risk.text.clone(), id: Some(risk.id) });
            }
            let points = |risk: &Risk| -> u16 {
                let mine = hits.iter().filter(|(hit, r)| hit.target == who && r.id == risk.id);
                mine.map(|(hit, _)| hit.points).sum()
            };
            if matches!(who, CharacterId::Main(_)) {
                let sum = risks.iter().map(points).sum();
                let keeps = (psych == Some(who)).then_some(seat);
                self.make_packet(who, seat, sum, risks, keeps);
            } else {
                // PSD-152
                for risk in risks {
                    let points = points(&risk);
                    self.emit(Event::NoteTaken { who, risk: risk.text, points });
                }
            }
        }
        self.go_on_with_packets();
    }

    /// PSD-115: entrusted to another player; to the only one, where there is no choice. After a psychological
    /// game it is one's own unless one gives it away (PSD-89).
    fn make_packet(
        &mut self,
        victim: CharacterId,
        owner: Seat,
        points: u16,
        risks: Vec<Risk>,
        keeps: Option<Seat>,
    ) {
        let Some(scene) = self.table().scene.as_ref().filter(|_| points > 0) else { return };
        let id = scene.next_packet;
        let only = (self.table().n_seats() == 2).then(|| self.table().left_of(owner));
        let packet = Packet {
            id,
            victim,
            points,
            left: points,
            uncovered: risks.iter().map(|risk| risk.id).collect(),
            of_death: risks.is_empty(),
            risks,
            distributor: keeps.or(only),
        };
        self.emit(Event::PacketMade { packet });
    }

    fn go_on_with_packets(&mut self) {
        let pending = self.table().scene.as_ref().is_some_and(|scene| !scene.packets.is_empty());
        if !pending {
            self.go_on_with_acts();
        } else if self.table().stage != Stage::Packets {
            self.emit(Event::PacketsAwaited);
        }
    }

    fn spend(
        &mut self,
        by: Seat,
        packet: PacketId,
        on: Conversion,
        points: u16,
        risk: Option<crate::vocabulary::RiskId>,
        text: Option<kernel::Text>,
    ) {
        let Some(victim) = self.victim(packet) else { return };
        self.emit(Event::PointsSpent { packet, by, victim, on, points, risk, text });
        // PSD-126, PSD-127
        let gone = self.table().main(victim).and_then(|main| main.traits.iter().find(|each| each.score == 0));
        if let Some(gone) = gone {
            let problem = matches!(gone.about, TraitKind::Problem { .. });
            let (trait_id, name) = (gone.id, gone.text.clone());
            self.emit(Event::TraitVanished { who: victim, trait_id, name, problem });
        }
        self.go_on_with_packets();
    }

    /// PSD-131, PSD-138: acts, the packets that deaths bring, and again, until nothing is pending.
    fn go_on_with_acts(&mut self) {
        if let Some((who, _)) = self.table().next_to_act() {
            self.emit(Event::ActsAwaited { who });
        } else {
            self.emit(Event::ConflictEnded);
            self.begin_closing(None, None);
        }
    }

    /// The players who must agree to a death (PSD-133).
    fn to_consent(&self, by: Seat, deaths: &BTreeSet<CharacterId>) -> BTreeSet<Seat> {
        if !self.state().setup.options.death_needs_consent {
            return BTreeSet::new();
        }
        let owners = deaths.iter().filter_map(|who| self.table().main(*who)).map(|main| main.owner);
        owners.filter(|owner| *owner != by).collect()
    }

    fn answer_death(&mut self, by: Seat, agrees: bool) {
        let act = self.table().scene.as_ref().and_then(|scene| scene.act.clone());
        let Some(act) = act else { return };
        let own = act.deaths.iter().copied().find(|who| self.table().player_of(*who) == Some(by));
        let Some(who) = own else { return };
        self.emit(Event::DeathAnswered { by, who, agrees });
        let owner = self.table().main(act.who).map(|main| main.owner);
        if !agrees {
            self.emit(Event::ActsAwaited { who: act.who });
        } else if let Some(act) = self.table().scene.as_ref().and_then(|scene| scene.act.clone())
            && act.unanswered.is_empty()
            && let Some(owner) = owner
        {
            self.perform(owner, act);
        }
    }

    /// PSD-128…137
    fn perform(&mut self, by: Seat, act: IrreversibleAct) {
        self.emit(Event::ActNarrated { entry: self.entry(), by, act: act.clone() });
        for who in &act.deaths {
            self.emit(Event::CharacterDied { who: *who });
        }
        if !act.deaths.is_empty() {
            self.mourn(&act);
        }
        if let Some((who, _)) = self.table().next_to_act() {
            self.emit(Event::ActsAwaited { who });
        } else {
            self.go_on_with_packets();
        }
    }

    /// PSD-134, PSD-164: the relation with somebody who died, also from before they had a sheet.
    fn tie(&self, main: &Main, dead: CharacterId) -> u16 {
        let origin = self.table().main(dead).and_then(|main| main.origin);
        main.relation_with(dead).max(origin.map_or(0, |origin| main.relation_with(origin)))
    }

    /// PSD-134…137: what a death costs those who were close to it.
    fn mourn(&mut self, act: &IrreversibleAct) {
        let mut mourners = Vec::new();
        for (who, main) in self.table().living() {
            let ties: u16 = act.deaths.iter().map(|dead| self.tie(main, *dead)).sum();
            let saw = who == act.who || act.witnesses.contains(&who);
            let points = ties + if saw { u16::from(main.highest()) } else { 0 };
            mourners.push((who, main.owner, points));
        }
        for (who, owner, points) in mourners {
            self.make_packet(who, owner, points, Vec::new(), None);
        }
    }
}
