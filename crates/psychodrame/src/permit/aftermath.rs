//! What a conflict leads to: ties, the narration, packets, acts.

use std::collections::BTreeSet;

use kernel::{Seat, ensure};

use super::{Asker, Permitted};
use crate::{
    action::Action,
    conflict::Packet,
    refusal::Refusal,
    sheet::{MOST_TRAITS, Main, SATURATED},
    state::Stage,
    vocabulary::{CharacterId, Characters, PacketId, RiskId, TraitId},
};

impl Asker<'_> {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the areas list every action")]
    pub(super) fn in_aftermath(&self, action: &Action) -> Permitted {
        match action {
            Action::DecideTie { .. } => {
                self.now(&[Stage::Tie])?;
                self.up_to(self.view.awaited())
            }
            Action::NarrateResult { .. } => {
                self.now(&[Stage::Result, Stage::Yielded])?;
                let whose = self.narrators();
                let yielded = self.view.table.stage == Stage::Yielded;
                ensure(!yielded || whose.contains(&self.you), || Refusal::TheInitiatorNarrates)?;
                self.up_to(whose)
            }
            Action::GivePacket { packet, to } => self.may_give(*packet, *to),
            Action::SpendOnEmotion { packet, risk, emotion, points, .. } => {
                let (found, main) = self.packet(*packet)?;
                self.points(found, *risk, *points)?;
                let room = SATURATED.saturating_sub(main.current(*emotion));
                ensure(*points <= u16::from(room), || Refusal::AboveTen { emotion: *emotion })
            }
            Action::SpendOnTrait { packet, risk, trait_id, change, .. } => {
                let (found, main) = self.packet(*packet)?;
                let written = main.trait_of(*trait_id).ok_or(Refusal::NoSuchTrait { trait_id: *trait_id })?;
                let points = change.unsigned_abs();
                self.points(found, *risk, points)?;
                let stays = *change > 0 || points <= written.score;
                ensure(stays, || Refusal::BelowZero { trait_id: *trait_id })
            }
            Action::SpendOnNewTrait { packet, risk, subject, to, points, .. } => {
                let (found, main) = self.packet(*packet)?;
                self.points(found, *risk, *points)?;
                ensure(main.traits.len() < MOST_TRAITS, || Refusal::SheetIsFull)?;
                self.subject(found.victim, *subject, *to)
            }
            Action::NarrateAct { emotion, deaths, witnesses, .. } => {
                self.now(&[Stage::Acts])?;
                let (_, main) = self.view.table.next_to_act().ok_or(Refusal::NotNow { what: self.what })?;
                self.up_to(vec![main.owner])?;
                let saturated = main.saturated().any(|e| e == *emotion);
                ensure(saturated, || Refusal::NotSaturated { emotion: *emotion })?;
                self.may_die(deaths)?;
                self.may_see(witnesses)
            }
            Action::AnswerDeath { .. } => {
                self.now(&[Stage::Consent])?;
                self.up_to(self.view.awaited())
            }
            _ => Err(Refusal::NotNow { what: self.what }),
        }
    }

    fn narrators(&self) -> Vec<Seat> {
        let Some(conflict) = self.view.table.conflict() else { return Vec::new() };
        if self.view.table.stage == Stage::Yielded {
            return self.view.awaited();
        }
        let narrators = conflict.result.iter().flat_map(|won| &won.narrators);
        narrators.filter_map(|who| conflict.fighter(*who)).map(|fighter| fighter.seat).collect()
    }

    fn any_packet(&self, id: PacketId) -> Result<&Packet, Refusal> {
        self.now(&[Stage::Packets])?;
        let mut packets = self.view.table.scene.iter().flat_map(|scene| &scene.packets);
        packets.find(|packet| packet.id == id).ok_or(Refusal::NoSuchPacket { packet: id })
    }

    /// PSD-115: to another player; one's own, only after a psychological game (PSD-89).
    fn may_give(&self, id: PacketId, to: Seat) -> Permitted {
        let packet = self.any_packet(id)?;
        let table = &self.view.table;
        self.up_to(table.player_of(packet.victim).into_iter().collect())?;
        let may_keep = self.may_keep(packet);
        let untouched = packet.left == packet.points;
        let free = packet.distributor.is_none() || packet.distributor == Some(self.you) && untouched;
        ensure(free && packet.distributor != Some(to), || Refusal::SpentAlready { packet: id })?;
        let there = table.chairs.get(to).is_some();
        ensure(there && (to != self.you || may_keep), || Refusal::NotYourself)
    }

    pub(crate) fn may_keep(&self, packet: &Packet) -> bool {
        let psych = self.view.table.conflict().and_then(|conflict| conflict.psych);
        !packet.of_death && psych.is_some_and(|psych| psych.who == packet.victim)
    }

    /// A packet that the asker spends, and whose it is.
    fn packet(&self, id: PacketId) -> Result<(&Packet, &Main), Refusal> {
        let packet = self.any_packet(id)?;
        ensure(packet.distributor == Some(self.you), || Refusal::NotTheDistributor { packet: id })?;
        let main = self.view.table.main(packet.victim).ok_or(Refusal::NoSuchPacket { packet: id })?;
        Ok((packet, main))
    }

    /// PSD-121, PSD-124: every endured risk gets a point of its own in the end.
    fn points(&self, packet: &Packet, risk: Option<RiskId>, points: u16) -> Permitted {
        if let Some(risk) = risk {
            let known = packet.risks.iter().any(|each| each.id == risk);
            ensure(known, || Refusal::NoSuchRisk { risk })?;
        }
        let most = packet.left;
        ensure((1..=most).contains(&points), || Refusal::WrongPoints { points, most })?;
        let left = packet.most_points(risk);
        ensure(points <= left, || Refusal::RisksUncovered { left: packet.left - left })
    }

    /// PSD-133: main characters in play, and secondary ones who are there.
    fn may_die(&self, deaths: &Characters) -> Permitted {
        let mortal = self.mortal();
        let wrong = deaths.iter().find(|who| !mortal.contains(who));
        wrong.map_or(Ok(()), |who| Err(Refusal::CannotDie { who: *who }))
    }

    pub(crate) fn mortal(&self) -> BTreeSet<CharacterId> {
        let table = &self.view.table;
        let scene = table.scene.iter();
        let extras = scene.clone().flat_map(|scene| &scene.present).copied();
        let extras = extras.filter(|who| matches!(who, CharacterId::Secondary(_)));
        let spared: Characters = scene.flat_map(|scene| &scene.spared).copied().collect();
        table.living().map(|(who, _)| who).chain(extras).filter(|who| !spared.contains(who)).collect()
    }

    /// PSD-135: whoever acts took part anyway, named or not.
    fn may_see(&self, witnesses: &Characters) -> Permitted {
        let sees = |who: &CharacterId| self.view.table.living().any(|(living, _)| living == *who);
        let wrong = witnesses.iter().find(|who| !sees(who));
        wrong.map_or(Ok(()), |who| Err(Refusal::NoWitness { who: *who }))
    }

    /// The traits a point can lower or raise, and by how much.
    pub(crate) fn changes(&self, main: &Main, id: TraitId, most: u16) -> Vec<i16> {
        let score = main.trait_of(id).map_or(0, |each| each.score);
        let most = i16::try_from(most).unwrap_or(i16::MAX);
        let down = i16::try_from(score).unwrap_or(i16::MAX).min(most);
        (-down..=most).filter(|change| *change != 0).collect()
    }
}
