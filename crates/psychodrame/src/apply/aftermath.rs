//! What a conflict leaves behind.

use super::{note_entry, put};
use crate::{
    event::{Conversion, Event},
    sheet::{Fate, Main, Trait},
    state::{Stage, State},
    vocabulary::{Card, PacketId, RiskId},
};

impl Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn in_aftermath(&self, state: &mut State) {
        match self {
            Self::PacketMade { packet } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.next_packet = PacketId(packet.id.0 + 1);
                    scene.packets.push(packet.clone());
                }
            }
            Self::PacketsAwaited => state.table.stage = Stage::Packets,
            Self::PacketGiven { packet, to, .. } => {
                let packets = state.table.scene.iter_mut().flat_map(|scene| &mut scene.packets);
                packets.filter(|p| p.id == *packet).for_each(|p| p.distributor = Some(*to));
            }
            Self::PointsSpent { packet, victim, on, points, risk, .. } => {
                spend(state, *packet, *points, *risk);
                if let Some(main) = state.table.main_mut(*victim) {
                    convert(main, on, *points);
                }
            }
            Self::ActsAwaited { .. } => {
                state.table.stage = Stage::Acts;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = None;
                }
            }
            Self::ActProposed { act, .. } => {
                state.table.stage = Stage::Consent;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = Some(act.clone());
                }
            }
            Self::DeathAnswered { by, who, agrees } => {
                let Some(scene) = state.table.scene.as_mut() else { return };
                if let Some(act) = scene.act.as_mut() {
                    act.unanswered.remove(by);
                }
                if !agrees {
                    scene.spared.insert(*who);
                }
            }
            Self::ActNarrated { entry, by, act } => {
                note_entry(state, *entry, *by);
                state.table.tally.acts += 1;
                if let Some(main) = state.table.main_mut(act.who)
                    && let Some(feeling) = main.emotions.get_mut(&act.emotion)
                {
                    feeling.current = feeling.initial;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.act = None;
                    scene.spared.clear();
                }
            }
            Self::CharacterDied { who } => {
                state.table.tally.deaths += 1;
                if let Some(main) = state.table.main_mut(*who) {
                    main.fate = Fate::Dead;
                    let owner = main.owner;
                    state.table.chairs[owner].declined = false;
                }
                if let Some(secondary) = state.table.secondary_mut(*who) {
                    secondary.alive = false;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.remove(who);
                    scene.players.remove(who);
                    scene.packets.retain(|packet| packet.victim != *who);
                }
            }
            Self::ConflictEnded => {
                // PSD-125
                state.deck.unseen = Card::pack();
                (state.deck.under, state.deck.discard) = (Vec::new(), Vec::new());
                for main in &mut state.table.mains {
                    main.beliefs.iter_mut().for_each(|belief| belief.ticked = false);
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.conflict = None;
                }
            }
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
    }
}

fn spend(state: &mut State, packet: PacketId, points: u16, risk: Option<RiskId>) {
    let Some(scene) = state.table.scene.as_mut() else { return };
    if let Some(packet) = scene.packets.iter_mut().find(|p| p.id == packet) {
        packet.left = packet.left.saturating_sub(points);
        if let Some(risk) = risk {
            packet.uncovered.remove(&risk);
        }
    }
    scene.packets.retain(|packet| packet.left > 0);
}

fn convert(main: &mut Main, on: &Conversion, points: u16) {
    match on {
        Conversion::Emotion { emotion } => {
            if let Some(feeling) = main.emotions.get_mut(emotion) {
                feeling.current = feeling.current.saturating_add(u8::try_from(points).unwrap_or(u8::MAX));
            }
        }
        Conversion::Trait { trait_id, up, wording } => {
            for each in main.traits.iter_mut().filter(|each| each.id == *trait_id) {
                let score = each.score;
                each.score = if *up { score.saturating_add(points) } else { score.saturating_sub(points) };
                if let Some(wording) = wording {
                    each.text = wording.clone();
                }
            }
        }
        Conversion::NewTrait { trait_id, about, name } => {
            let created = Trait { id: *trait_id, about: about.clone(), text: name.clone(), score: points };
            put(main, created);
        }
    }
}
