//! Scenes, what is told in them, and who disagrees.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::note_entry;
use crate::{
    event::Event,
    sheet::Fate,
    state::{
        Dispute, DisputeStep, MOST_FACTS, MOST_NOTES, Note, OpenState, Scene, Secondary, Stage, State, Vote,
    },
    vocabulary::{EntryId, PacketId},
};

impl Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn between_scenes(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::CreationEnded => {
                for main in table.mains.iter_mut().filter(|main| main.fate == Fate::Draft) {
                    main.fate = Fate::Alive;
                }
            }
            Self::DirectionOffered { to } => {
                table.stage = Stage::Offer;
                table.offered = *to;
                table.director = None;
            }
            Self::DirectionPassed { by } => {
                table.passes = table.passes.saturating_add(1);
                table.offered = Some(*by);
            }
            Self::EverybodyPassed => {
                table.stage = Stage::AllPassed;
                table.director = None;
                table.passes = 0;
                // Whoever has said yes to the end has said it.
                table.vote.get_or_insert_with(|| Vote { yes: BTreeSet::new() });
            }
            Self::DirectorNamed { director } => {
                table.stage = Stage::Framing;
                table.director = Some(*director);
                table.offered = None;
                table.vote = None;
            }
            Self::EndProposed { by } => table.vote = Some(Vote { yes: BTreeSet::from([*by]) }),
            Self::EndVoted { by, yes } => {
                if let Some(vote) = table.vote.as_mut().filter(|_| *yes) {
                    vote.yes.insert(*by);
                }
            }
            Self::VoteClosed => table.vote = None,
            Self::GameEnded { .. } => table.stage = Stage::End,
            Self::SceneFramed { focus, place, present, what, number, .. } => {
                table.stage = Stage::Play;
                table.passes = 0;
                table.scenes = *number;
                table.vote = None;
                for main in &mut table.mains {
                    (main.ticked_this_scene, main.purged_this_scene) = (false, false);
                    main.lost_problem = false;
                }
                if let Some(main) = table.main_mut(*focus) {
                    main.focused += 1;
                }
                for who in present {
                    if let Some(main) = table.main_mut(*who) {
                        main.appeared = true;
                    }
                }
                table.scene = Some(Scene {
                    focus: *focus,
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
            Self::ClosingBegan { .. } => {
                table.stage = Stage::Closing;
                let seats: Vec<Seat> = table.chairs.seats().collect();
                seats.into_iter().for_each(|seat| table.chairs[seat].ready = false);
                if let Some(scene) = table.scene.as_mut() {
                    scene.extended = false;
                    scene.claims.clear();
                }
            }
            Self::DeclaredReady { by } => table.chairs[*by].ready = true,
            Self::SceneEnded { focus, points, .. } => {
                if let Some(main) = table.main_mut(*focus) {
                    main.resolution = *points;
                }
                for main in &mut table.mains {
                    (main.ticked_this_scene, main.purged_this_scene) = (false, false);
                    main.lost_problem = false;
                }
                table.scene = None;
                table.dispute = None;
            }
            Self::ResolutionAwaited { .. } => table.stage = Stage::Resolution,
            Self::WritingAwaited { .. } => table.stage = Stage::Replacement,
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn in_scene(&self, state: &mut State) {
        match self {
            Self::Narrated { entry, by, .. } => note_entry(state, *entry, *by),
            Self::Entered { entry, by, who, .. } => {
                note_entry(state, *entry, *by);
                if let Some(main) = state.table.main_mut(*who) {
                    main.appeared = true;
                }
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::Left { entry, by, who, .. } => {
                note_entry(state, *entry, *by);
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.remove(who);
                    scene.players.remove(who);
                    scene.claims.remove(who);
                }
            }
            Self::SecondaryCreated { entry, by, who, name, description } => {
                entry.iter().for_each(|entry| note_entry(state, *entry, *by));
                state.table.secondaries.push(Secondary {
                    name: name.clone(),
                    description: description.clone(),
                    notes: Vec::new(),
                    alive: true,
                    promoted: false,
                });
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::BroughtIn { entry, by, who } => {
                entry.iter().for_each(|entry| note_entry(state, *entry, *by));
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.present.insert(*who);
                }
            }
            Self::SecondaryClaimed { by, who } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.claims.entry(*who).or_insert(BTreeSet::new()).insert(*by);
                    scene.extended = false;
                }
            }
            Self::SecondaryGiven { who, to } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.claims.remove(who);
                    scene.players.insert(*who, *to);
                }
            }
            Self::SecondaryReleased { who, .. } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.players.remove(who);
                }
            }
            Self::WindowExtended { .. } => {
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = true;
                }
            }
            Self::NoteTaken { who, risk, points } => {
                let scene = state.table.scenes;
                if let Some(secondary) = state.table.secondary_mut(*who) {
                    secondary.notes.push(Note { scene, risk: risk.clone(), points: *points });
                    keep_last(&mut secondary.notes, MOST_NOTES);
                }
            }
            Self::FactEstablished { risk, id, .. } => {
                state.table.facts.push(risk.clone());
                keep_last(&mut state.table.facts, MOST_FACTS);
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.established.extend(id);
                }
            }
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn in_dispute(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::Challenged { by, entry, author, .. } => {
                let dispute = Dispute { entry: *entry, author: *author, by: *by, step: DisputeStep::Asked };
                table.dispute = Some(dispute);
            }
            Self::Maintained { .. } => {
                if let Some(dispute) = table.dispute.as_mut() {
                    dispute.step = DisputeStep::Maintained;
                }
            }
            Self::Ruled { upheld, .. } => match table.dispute.as_mut() {
                Some(dispute) if *upheld => dispute.step = DisputeStep::Upheld,
                Some(_) | None => {
                    // The ruling is final: this is not contested again.
                    let settled = table.dispute.take();
                    if let (Some(settled), Some(scene)) = (settled, table.scene.as_mut()) {
                        scene.entries.remove(&settled.entry);
                    }
                }
            },
            Self::Retold { text, .. } => {
                let told = table.dispute.take();
                if let (Some(told), Some(text)) = (told, text) {
                    reword(table, told.entry, text);
                }
            }
            Self::ChallengeWithdrawn { .. } => table.dispute = None,
            Self::Explained { .. } => {}
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
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
