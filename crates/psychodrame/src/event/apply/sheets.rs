//! What happens on the sheets.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{Seat, Text};

use super::{note_entry, put};
use crate::{
    sheet::{Belief, Fate, Feeling, Main, STARTING_SCORE, Trait, TraitKind},
    state::{OpenState, Stage, State},
    vocabulary::{BeliefId, CharacterId, Concern, Emotion, EntryId, Pair, Scope, TraitId},
};

pub(super) fn identity_set(
    table: &mut OpenState,
    by: Seat,
    who: CharacterId,
    name: &Text,
    age: &Text,
    activity: &Text,
) {
    table.chairs[by].ready = false;
    let Some(main) = table.main_mut(who) else { return };
    main.name = Some(name.clone());
    main.age = Some(age.clone());
    main.activity = Some(activity.clone());
}

pub(super) fn belief_set(
    table: &mut OpenState,
    by: Seat,
    who: CharacterId,
    slot: BeliefId,
    scope: Scope,
    text: &Text,
) {
    table.chairs[by].ready = false;
    let Some(main) = table.main_mut(who) else { return };
    main.beliefs.retain(|belief| belief.id != slot);
    let belief = Belief { id: slot, scope, text: text.clone(), ticked: false };
    let place = main.beliefs.partition_point(|other| other.id < slot);
    main.beliefs.insert(place, belief);
}

pub(super) fn belief_cleared(table: &mut OpenState, by: Seat, who: CharacterId, slot: BeliefId) {
    table.chairs[by].ready = false;
    if let Some(main) = table.main_mut(who) {
        main.beliefs.retain(|belief| belief.id != slot);
    }
}

pub(super) fn trait_set(table: &mut OpenState, by: Seat, who: CharacterId, written: &Trait) {
    table.chairs[by].ready = false;
    let Some(main) = table.main_mut(who) else { return };
    main.traits.retain(|each| each.id != written.id);
    put(main, written.clone());
}

pub(super) fn balance_set(table: &mut OpenState, by: Seat, who: CharacterId, pair: Pair, scores: [u8; 2]) {
    table.chairs[by].ready = false;
    let Some(main) = table.main_mut(who) else { return };
    for (emotion, score) in pair.both().into_iter().zip(scores) {
        main.emotions.insert(emotion, Feeling { initial: score, current: score });
    }
}

pub(super) fn secondary_promoted(
    table: &mut OpenState,
    by: Seat,
    who: CharacterId,
    secondary: CharacterId,
    name: &Text,
) {
    table.chairs[by].ready = false;
    release_origin(table, who);
    if let Some(main) = table.main_mut(who) {
        main.name = Some(name.clone());
        main.origin = Some(secondary);
    }
    if let Some(secondary) = table.secondary_mut(secondary) {
        secondary.promoted = true;
    }
}

pub(super) fn sheet_confirmed(table: &mut OpenState, by: Seat, who: CharacterId) {
    table.chairs[by].ready = true;
    // In creation sheets stay drafts until everybody has confirmed.
    if table.stage != Stage::Creation
        && let Some(main) = table.main_mut(who)
    {
        main.fate = Fate::Alive;
    }
}

pub(super) fn trait_created(table: &mut OpenState, by: Seat, who: CharacterId, created: &Trait) {
    table.chairs[by].new_traits = table.chairs[by].new_traits.saturating_sub(1);
    if let Some(main) = table.main_mut(who) {
        put(main, created.clone());
    }
}

pub(super) fn purged_by_act(state: &mut State, entry: EntryId, by: Seat, who: CharacterId, emotion: Emotion) {
    note_entry(state, entry, by);
    calm(state, who, emotion);
}

pub(super) fn purged_by_belief(
    state: &mut State,
    who: CharacterId,
    emotion: Emotion,
    belief: BeliefId,
    scope: Scope,
    text: &Text,
) {
    calm(state, who, emotion);
    let Some(main) = state.table.main_mut(who) else { return };
    main.next_belief = belief.0 + 1;
    let belief = Belief { id: belief, scope, text: text.clone(), ticked: false };
    main.beliefs.push(belief);
}

pub(super) fn points_discharged(
    state: &mut State,
    entry: EntryId,
    by: Seat,
    who: CharacterId,
    points: &BTreeMap<Emotion, u8>,
) {
    note_entry(state, entry, by);
    let Some(main) = state.table.main_mut(who) else { return };
    main.purged_this_scene = true;
    for (emotion, points) in points {
        if let Some(feeling) = main.emotions.get_mut(emotion) {
            feeling.current = feeling.current.saturating_sub(*points);
        }
    }
}

pub(super) fn trait_vanished(table: &mut OpenState, who: CharacterId, trait_id: TraitId, problem: bool) {
    let Some(main) = table.main_mut(who) else { return };
    main.traits.retain(|each| each.id != trait_id);
    for each in &mut main.traits {
        if each.about == (TraitKind::Nuance { of: Some(trait_id) }) {
            each.about = TraitKind::Nuance { of: None };
        }
    }
    if problem {
        main.lost_problem = true;
        main.resolution = 0;
        main.problem_number += 1;
    }
}

pub(super) fn problem_resolved(
    table: &mut OpenState,
    who: CharacterId,
    past: &Text,
    problem: &Text,
    concerns: &BTreeSet<Concern>,
) {
    table.tally.resolved += 1;
    let Some(main) = table.main_mut(who) else { return };
    main.resolution = 0;
    main.problem_number += 1;
    for each in &mut main.traits {
        if matches!(each.about, TraitKind::Problem { .. }) {
            each.about = TraitKind::History;
            each.text = past.clone();
        }
    }
    let id = TraitId(main.next_trait);
    let about = TraitKind::Problem { concerns: concerns.clone() };
    put(main, Trait { id, about, text: problem.clone(), score: STARTING_SCORE });
}

pub(super) fn character_retired(table: &mut OpenState, by: Seat, who: CharacterId) {
    table.tally.resolved += 1;
    table.chairs[by].declined = false;
    if let Some(main) = table.main_mut(who) {
        main.fate = Fate::Retired;
    }
}

pub(super) fn character_declined(table: &mut OpenState, by: Seat) {
    table.chairs[by].declined = true;
    let draft = table.draft_of(by).map(|(who, _)| who);
    draft.into_iter().for_each(|who| release_origin(table, who));
    if let Some(main) = draft.and_then(|who| table.main_mut(who)) {
        main.fate = Fate::Retired;
    }
}

pub(super) fn sheet_begun(table: &mut OpenState, by: Seat, who: CharacterId) {
    // PSD-163: whoever was kept and is not played stays away.
    let kept = table.living_main_of(by).map(|(who, _)| who);
    if let Some(main) = kept.and_then(|who| table.main_mut(who)) {
        main.fate = Fate::Retired;
    }
    // PSD-19, PSD-28: whoever was about to be tied to them looks again.
    let tied = |main: &Main| kept.is_some() && main.link().map(|(to, _)| to) == kept;
    let tied = table.mains.iter().filter(|main| main.fate == Fate::Draft && tied(main));
    for seat in tied.map(|main| main.owner).collect::<Vec<_>>() {
        table.chairs[seat].ready = false;
    }
    table.mains.push(Main::new(by));
    table.chairs[by].main = Some(who);
    table.chairs[by].ready = false;
    table.chairs[by].declined = false;
    if table.stage != Stage::Creation {
        table.stage = Stage::Replacement;
    }
}

/// PSD-164: somebody who was to become this main character, and does not, stays a secondary one.
fn release_origin(table: &mut OpenState, who: CharacterId) {
    let origin = table.main_mut(who).and_then(|main| main.origin.take());
    if let Some(secondary) = origin.and_then(|origin| table.secondary_mut(origin)) {
        secondary.promoted = false;
    }
}

/// PSD-129, PSD-143, PSD-144: back to where it began, by way of a purge.
fn calm(state: &mut State, who: CharacterId, emotion: Emotion) {
    let Some(main) = state.table.main_mut(who) else { return };
    main.purged_this_scene = true;
    if let Some(feeling) = main.emotions.get_mut(&emotion) {
        feeling.current = feeling.initial;
    }
}
