//! Scenes, what is told in them, and who disagrees.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::note_entry;
use crate::{
    sheet::Fate,
    state::{
        Dispute, DisputeStep, MOST_FACTS, MOST_NOTES, Note, OpenState, Scene, Secondary, Stage, State, Vote,
    },
    vocabulary::{CharacterId, Characters, EntryId, PacketId, RiskId},
};

pub(super) fn creation_ended(table: &mut OpenState) {
    for main in table.mains.iter_mut().filter(|main| main.fate == Fate::Draft) {
        main.fate = Fate::Alive;
    }
}

pub(super) fn direction_offered(table: &mut OpenState, to: Option<Seat>) {
    table.stage = Stage::Offer;
    table.offered = to;
    table.director = None;
}

pub(super) fn direction_passed(table: &mut OpenState, by: Seat) {
    table.passes = table.passes.saturating_add(1);
    table.offered = Some(by);
}

pub(super) fn everybody_passed(table: &mut OpenState) {
    table.stage = Stage::AllPassed;
    table.director = None;
    table.passes = 0;
    // Whoever has said yes to the end has said it.
    table.vote.get_or_insert_with(|| Vote { yes: BTreeSet::new() });
}

pub(super) fn director_named(table: &mut OpenState, director: Seat) {
    table.stage = Stage::Framing;
    table.director = Some(director);
    table.offered = None;
    table.vote = None;
}

pub(super) fn end_voted(table: &mut OpenState, by: Seat, yes: bool) {
    if let Some(vote) = table.vote.as_mut().filter(|_| yes) {
        vote.yes.insert(by);
    }
}

pub(super) fn scene_framed(
    table: &mut OpenState,
    focus: CharacterId,
    place: &Text,
    present: &Characters,
    what: &Text,
    number: u32,
) {
    table.stage = Stage::Play;
    table.passes = 0;
    table.scenes = number;
    table.vote = None;
    for main in &mut table.mains {
        (main.ticked_this_scene, main.purged_this_scene) = (false, false);
        main.lost_problem = false;
    }
    if let Some(main) = table.main_mut(focus) {
        main.focused += 1;
    }
    for who in present {
        if let Some(main) = table.main_mut(*who) {
            main.appeared = true;
        }
    }
    table.scene = Some(Scene {
        focus,
        place: place.clone(),
        what: what.clone(),
        present: present.clone(),
        players: Default::default(),
        claims: Default::default(),
        conflict: None,
        packets: Vec::new(),
        next_packet: PacketId(1),
        act: None,
        spared: Default::default(),
        extended: false,
        entries: Default::default(),
        stakes: Default::default(),
        established: Vec::new(),
        next_entry: EntryId(1),
    });
}

pub(super) fn closing_began(table: &mut OpenState) {
    table.stage = Stage::Closing;
    let seats: Vec<Seat> = table.chairs.seats().collect();
    seats.into_iter().for_each(|seat| table.chairs[seat].ready = false);
    if let Some(scene) = table.scene.as_mut() {
        scene.extended = false;
        scene.claims.clear();
    }
}

pub(super) fn scene_ended(table: &mut OpenState, focus: CharacterId, points: u8) {
    if let Some(main) = table.main_mut(focus) {
        main.resolution = points;
    }
    for main in &mut table.mains {
        (main.ticked_this_scene, main.purged_this_scene) = (false, false);
        main.lost_problem = false;
    }
    table.scene = None;
    table.dispute = None;
}

pub(super) fn entered(state: &mut State, entry: EntryId, by: Seat, who: CharacterId) {
    note_entry(state, entry, by);
    if let Some(main) = state.table.main_mut(who) {
        main.appeared = true;
    }
    if let Some(scene) = state.table.scene.as_mut() {
        scene.present.insert(who);
    }
}

pub(super) fn left(state: &mut State, entry: EntryId, by: Seat, who: CharacterId) {
    note_entry(state, entry, by);
    if let Some(scene) = state.table.scene.as_mut() {
        scene.present.remove(&who);
        scene.players.remove(&who);
        scene.claims.remove(&who);
    }
}

pub(super) fn secondary_created(
    state: &mut State,
    entry: Option<EntryId>,
    by: Seat,
    who: CharacterId,
    name: &Text,
    description: Option<&Text>,
) {
    if let Some(entry) = entry {
        note_entry(state, entry, by);
    }
    state.table.secondaries.push(Secondary {
        name: name.clone(),
        description: description.cloned(),
        notes: Vec::new(),
        alive: true,
        promoted: false,
    });
    if let Some(scene) = state.table.scene.as_mut() {
        scene.present.insert(who);
    }
}

pub(super) fn brought_in(state: &mut State, entry: Option<EntryId>, by: Seat, who: CharacterId) {
    if let Some(entry) = entry {
        note_entry(state, entry, by);
    }
    if let Some(scene) = state.table.scene.as_mut() {
        scene.present.insert(who);
    }
}

pub(super) fn secondary_claimed(state: &mut State, by: Seat, who: CharacterId) {
    if let Some(scene) = state.table.scene.as_mut() {
        scene.claims.entry(who).or_insert(BTreeSet::new()).insert(by);
        scene.extended = false;
    }
}

pub(super) fn secondary_given(state: &mut State, who: CharacterId, to: Seat) {
    if let Some(scene) = state.table.scene.as_mut() {
        scene.claims.remove(&who);
        scene.players.insert(who, to);
    }
}

pub(super) fn secondary_released(state: &mut State, who: CharacterId) {
    if let Some(scene) = state.table.scene.as_mut() {
        scene.players.remove(&who);
    }
}

pub(super) fn window_extended(state: &mut State) {
    if let Some(scene) = state.table.scene.as_mut() {
        scene.extended = true;
    }
}

pub(super) fn note_taken(state: &mut State, who: CharacterId, risk: &Text, points: u16) {
    let scene = state.table.scenes;
    if let Some(secondary) = state.table.secondary_mut(who) {
        secondary.notes.push(Note { scene, risk: risk.clone(), points });
        keep_last(&mut secondary.notes, MOST_NOTES);
    }
}

pub(super) fn fact_established(state: &mut State, risk: &Text, id: Option<RiskId>) {
    state.table.facts.push(risk.clone());
    keep_last(&mut state.table.facts, MOST_FACTS);
    if let Some(scene) = state.table.scene.as_mut() {
        scene.established.extend(id);
    }
}

pub(super) fn challenged(table: &mut OpenState, by: Seat, entry: EntryId, author: Seat) {
    let asked_at = table.scene.as_ref().map_or(entry, |scene| scene.next_entry);
    let step = DisputeStep::Asked;
    table.dispute = Some(Dispute { entry, author, by, step, explained: false, asked_at });
}

pub(super) fn maintained(table: &mut OpenState) {
    if let Some(dispute) = table.dispute.as_mut() {
        dispute.step = DisputeStep::Maintained;
    }
}

pub(super) fn ruled(table: &mut OpenState, upheld: bool) {
    match table.dispute.as_mut() {
        Some(dispute) if upheld => dispute.step = DisputeStep::Upheld,
        Some(_) | None => {
            // The ruling is final: this is not contested again.
            let settled = table.dispute.take();
            if let (Some(settled), Some(scene)) = (settled, table.scene.as_mut()) {
                scene.entries.remove(&settled.entry);
            }
        }
    }
}

pub(super) fn retold(table: &mut OpenState, text: Option<&Text>) {
    let told = table.dispute.take();
    if let (Some(told), Some(text)) = (told, text) {
        reword(table, told.entry, text);
    }
}

pub(super) fn explained(table: &mut OpenState) {
    if let Some(dispute) = table.dispute.as_mut() {
        dispute.explained = true;
    }
}

/// PSD-41, PSD-123: a goal or a risk told differently counts in its new words, wherever it is written.
fn reword(table: &mut OpenState, entry: EntryId, text: &Text) {
    let n_scene = table.scenes;
    let Some(scene) = table.scene.as_mut() else { return };
    let Some(stake) = scene.stakes.get_mut(&entry) else { return };
    let old = std::mem::replace(&mut stake.text, text.clone());
    let Some(risk) = stake.risk else {
        // Goals of earlier, refused conflicts are achieved already.
        let last = scene.stakes.iter().rfind(|(_, stake)| stake.risk.is_none()).map(|(entry, _)| *entry);
        if let Some(conflict) = scene.conflict.as_mut().filter(|_| last == Some(entry)) {
            conflict.goal = text.clone();
        }
        return;
    };
    let stated = scene.conflict.iter_mut().flat_map(|conflict| &mut conflict.risks);
    let handed = scene.packets.iter_mut().flat_map(|packet| &mut packet.risks);
    for each in stated.chain(handed).filter(|each| each.id == risk) {
        each.text = text.clone();
    }
    for (fact, id) in table.facts.iter_mut().rev().zip(scene.established.iter().rev()) {
        if *id == risk {
            *fact = text.clone();
        }
    }
    for note in table.secondaries.iter_mut().flat_map(|secondary| &mut secondary.notes) {
        if note.scene == n_scene && note.risk == old {
            note.risk = text.clone();
        }
    }
}

fn keep_last<T>(things: &mut Vec<T>, most: usize) {
    let surplus = things.len().saturating_sub(most);
    things.drain(..surplus);
}
