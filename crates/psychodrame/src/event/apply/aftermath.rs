//! What a conflict leaves behind.

use kernel::Seat;

use super::{note_entry, put};
use crate::{
    conflict::Packet,
    event::Conversion,
    sheet::{Fate, Main, Trait},
    state::{IrreversibleAct, Stage, State},
    vocabulary::{Card, CharacterId, EntryId, PacketId, RiskId},
};

pub(super) fn packet_made(state: &mut State, packet: &Packet) {
    if let Some(scene) = state.table.scene.as_mut() {
        scene.next_packet = PacketId(packet.id.0 + 1);
        scene.packets.push(packet.clone());
    }
}

pub(super) fn packet_given(state: &mut State, packet: PacketId, to: Seat) {
    let packets = state.table.scene.iter_mut().flat_map(|scene| &mut scene.packets);
    packets.filter(|p| p.id == packet).for_each(|p| p.distributor = Some(to));
}

pub(super) fn points_spent(
    state: &mut State,
    packet: PacketId,
    victim: CharacterId,
    on: &Conversion,
    points: u16,
    risk: Option<RiskId>,
) {
    spend(state, packet, points, risk);
    if let Some(main) = state.table.main_mut(victim) {
        convert(main, on, points);
    }
}

pub(super) fn acts_awaited(state: &mut State) {
    state.table.stage = Stage::Acts;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.act = None;
    }
}

pub(super) fn act_proposed(state: &mut State, act: &IrreversibleAct) {
    state.table.stage = Stage::Consent;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.act = Some(act.clone());
    }
}

pub(super) fn death_answered(state: &mut State, by: Seat, who: CharacterId, agrees: bool) {
    let Some(scene) = state.table.scene.as_mut() else { return };
    if let Some(act) = scene.act.as_mut() {
        act.unanswered.remove(&by);
    }
    if !agrees {
        scene.spared.insert(who);
    }
}

pub(super) fn act_narrated(state: &mut State, entry: EntryId, by: Seat, act: &IrreversibleAct) {
    note_entry(state, entry, by);
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

pub(super) fn character_died(state: &mut State, who: CharacterId) {
    state.table.tally.deaths += 1;
    if let Some(main) = state.table.main_mut(who) {
        main.fate = Fate::Dead;
        let owner = main.owner;
        state.table.chairs[owner].declined = false;
    }
    if let Some(secondary) = state.table.secondary_mut(who) {
        secondary.alive = false;
    }
    if let Some(scene) = state.table.scene.as_mut() {
        scene.present.remove(&who);
        scene.players.remove(&who);
        scene.packets.retain(|packet| packet.victim != who);
    }
}

pub(super) fn conflict_ended(state: &mut State) {
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
