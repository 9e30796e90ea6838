//! Cards played, and what they settle.

use kernel::Seat;

use super::{fighter_mut, note_entry};
use crate::{
    conflict::{Combination, Conflict, Fighter, Psych, Risk, RoundResult},
    state::{Stage, Stake, State},
    vocabulary::{BeliefId, Card, CharacterId, Characters, EntryId},
};

pub(super) fn combination_played(
    state: &mut State,
    entry: EntryId,
    by: Seat,
    who: CharacterId,
    cards: &[Card],
    risk: &Risk,
    targets: &Characters,
) {
    note_entry(state, entry, by);
    if let Some(scene) = state.table.scene.as_mut() {
        scene.stakes.insert(entry, Stake { risk: Some(risk.id), text: risk.text.clone() });
    }
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.risks.push(risk.clone());
    }
    if let Some(fighter) = fighter_mut(state, who) {
        fighter.laid.retain(|card| !cards.contains(card));
        let play = Combination { cards: cards.to_vec(), risk: risk.id, targets: targets.clone() };
        fighter.play = Some(play);
    }
}

pub(super) fn psych_window_opened(state: &mut State) {
    state.table.stage = Stage::Psych;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.extended = false;
    }
}

pub(super) fn belief_ticked(
    state: &mut State,
    who: CharacterId,
    belief: BeliefId,
    swap_with: Option<CharacterId>,
) {
    if let Some(main) = state.table.main_mut(who) {
        main.ticked_this_scene = true;
        main.beliefs.iter_mut().filter(|b| b.id == belief).for_each(|b| b.ticked = true);
    }
    let Some(conflict) = state.table.conflict_mut() else { return };
    conflict.psych = Some(Psych { who, belief });
    if let Some(other) = swap_with {
        swap(conflict, who, other);
    }
}

pub(super) fn psych_passed(state: &mut State, by: Seat) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.passed.insert(by);
    }
}

pub(super) fn round_settled(state: &mut State, settled: &RoundResult) {
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.hits.extend(&settled.hits);
        conflict.ties = settled.ties.clone();
        conflict.result = settled.won.clone();
    }
}

pub(super) fn tie_decided(state: &mut State, each: bool) {
    let Some(conflict) = state.table.conflict_mut().filter(|c| !c.ties.is_empty()) else { return };
    let tie = conflict.ties.remove(0);
    if each {
        conflict.hits.extend(tie.hits);
    }
}

pub(super) fn rematch_began(state: &mut State, round: u8, order: &[CharacterId]) {
    state.table.stage = Stage::Development;
    state.table.tally.rematches += 1;
    if let Some(scene) = state.table.scene.as_mut() {
        scene.extended = false;
    }
    clear_round(state);
    if let Some(conflict) = state.table.conflict_mut() {
        conflict.round = round;
        conflict.order = order.to_vec();
    }
}

/// PSD-86: the whole combinations change hands; the risks stay with those who stated them.
fn swap(conflict: &mut Conflict, one: CharacterId, other: CharacterId) {
    let cards = |conflict: &Conflict, who| {
        conflict.fighter(who).and_then(|f| f.play.as_ref()).map(|play| play.cards.clone()).unwrap_or_default()
    };
    let (mine, theirs) = (cards(conflict, one), cards(conflict, other));
    for fighter in &mut conflict.fighters {
        let Some(play) = fighter.play.as_mut() else { continue };
        if fighter.who == one {
            play.cards.clone_from(&theirs);
        } else if fighter.who == other {
            play.cards.clone_from(&mine);
        }
    }
}

/// PSD-98…101: played cards are discarded or kept by whoever they hit; the new round begins afresh.
fn clear_round(state: &mut State) {
    let Some(conflict) = state.table.scene.as_mut().and_then(|scene| scene.conflict.as_mut()) else { return };
    let risk_of = |fighter: &Fighter| fighter.play.as_ref().map(|play| play.risk);
    let mut moves: Vec<(Vec<CharacterId>, Vec<Card>)> = Vec::new();
    for fighter in &conflict.fighters {
        let Some(play) = &fighter.play else { continue };
        let hits = conflict.hits.iter().filter(|hit| Some(hit.risk) == risk_of(fighter));
        moves.push((hits.map(|hit| hit.target).collect(), play.cards.clone()));
    }
    for (keepers, cards) in moves {
        // A card kept for several victims counts for each of them.
        for fighter in conflict.fighters.iter_mut().filter(|fighter| keepers.contains(&fighter.who)) {
            fighter.kept.extend(&cards);
        }
        if keepers.is_empty() {
            state.deck.discard.extend(cards);
        }
    }
    for fighter in &mut conflict.fighters {
        fighter.play = None;
        fighter.used_trait = false;
    }
    conflict.supports.clear();
    conflict.offered_support.clear();
    conflict.done.clear();
    conflict.passed.clear();
    conflict.ties.clear();
    conflict.result = None;
}
