//! A conflict, up to the cards being played.

use std::collections::BTreeSet;

use kernel::{Seat, Text};

use super::{fighter_mut, note_entry};
use crate::{
    conflict::{Conflict, Fighter, Inner},
    state::{Stage, Stake, State},
    vocabulary::{Card, CharacterId, Characters, EntryId, Side, TraitId},
};

pub(super) fn conflict_initiated(
    state: &mut State,
    entry: EntryId,
    by: Seat,
    who: CharacterId,
    goal: &Text,
    against: &Characters,
    inner: Option<&Inner>,
) {
    note_entry(state, entry, by);
    state.table.stage = Stage::Response;
    let Some(scene) = state.table.scene.as_mut() else { return };
    scene.stakes.insert(entry, Stake { risk: None, text: goal.clone() });
    scene.extended = false;
    scene.claims.clear();
    let mut conflict = Conflict {
        initiator: who,
        goal: goal.clone(),
        inner: inner.cloned(),
        unanswered: against.clone(),
        out: BTreeSet::new(),
        fighters: Vec::new(),
        round: 1,
        order: Vec::new(),
        used: BTreeSet::new(),
        supports: Default::default(),
        offered_support: Default::default(),
        done: BTreeSet::new(),
        risks: Vec::new(),
        psych: None,
        passed: BTreeSet::new(),
        hits: Vec::new(),
        ties: Vec::new(),
        result: None,
    };
    add_fighter(&mut conflict, who, by, Side::Initiator);
    scene.conflict = Some(conflict);
}

pub(super) fn cards_drawn(state: &mut State, who: CharacterId, cards: &[Card]) {
    for card in cards {
        state.deck.unseen.remove(card);
        state.deck.under.retain(|under| under != card);
    }
    if let Some(fighter) = fighter_mut(state, who) {
        fighter.laid.extend(cards);
    }
}

pub(super) fn deck_renewed(state: &mut State) {
    let discard = std::mem::take(&mut state.deck.discard);
    state.deck.unseen.extend(discard);
}

pub(super) fn opposed(state: &mut State, by: Seat, who: CharacterId) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.unanswered.remove(&who);
        add_fighter(conflict, who, by, Side::Opposition);
    }
}

pub(super) fn refused(state: &mut State, by: Seat, who: CharacterId) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.unanswered.remove(&who);
        conflict.out.insert(by);
    }
}

pub(super) fn stayed_out(state: &mut State, by: Seat) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.out.insert(by);
    }
}

pub(super) fn cards_put_under(state: &mut State, cards: &[Card]) {
    state.deck.under.extend(cards);
    for fighter in state.table.conflict_mut().iter_mut().flat_map(|c| &mut c.fighters) {
        fighter.laid.retain(|card| !cards.contains(card));
    }
}

pub(super) fn end_without_play(state: &mut State) {
    state.table.stage = Stage::Play;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.conflict = None;
    }
}

pub(super) fn development_began(state: &mut State, order: &[CharacterId]) {
    state.table.stage = Stage::Development;
    state.table.tally.conflicts += 1;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.extended = false;
    }
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.order = order.to_vec();
    }
}

pub(super) fn trait_used(state: &mut State, entry: EntryId, by: Seat, who: CharacterId, trait_id: TraitId) {
    note_entry(state, entry, by);
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.used.insert((who, trait_id));
    }
    if let Some(fighter) = fighter_mut(state, who) {
        fighter.used_trait = true;
    }
}

pub(super) fn support_offered(state: &mut State, by: Seat, who: CharacterId) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.offered_support.insert(by, who);
        // PSD-74: declined, the supporter chooses again.
        conflict.done.remove(&by);
    }
}

pub(super) fn support_declined(state: &mut State, from: Seat) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.offered_support.remove(&from);
    }
}

pub(super) fn supported(state: &mut State, by: Seat, who: CharacterId) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.offered_support.remove(&by);
        conflict.supports.insert(by, who);
    }
}

pub(super) fn joined(state: &mut State, by: Seat, who: CharacterId, side: Side, order: &[CharacterId]) {
    if let Some(conflict) = state.table.conflict_mut() {
        add_fighter(conflict, who, by, side);
        conflict.order = order.to_vec();
    }
}

pub(super) fn declared_done(state: &mut State, by: Seat) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.done.insert(by);
    }
}

pub(super) fn done_cancelled(state: &mut State, seats: &BTreeSet<Seat>) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.done.retain(|seat| !seats.contains(seat));
    }
}

pub(super) fn play_began(state: &mut State) {
    state.table.stage = Stage::Cards;
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.offered_support.clear();
    }
}

fn add_fighter(conflict: &mut Conflict, who: CharacterId, seat: Seat, side: Side) {
    let (laid, kept) = (Vec::new(), Vec::new());
    conflict.fighters.push(Fighter { who, seat, side, laid, kept, play: None, used_trait: false });
}
