//! What happens on the sheets.

use super::{note_entry, put};
use crate::{
    event::Event,
    sheet::{Belief, Fate, Feeling, Main, STARTING_SCORE, Trait, TraitKind},
    state::{OpenState, Stage, State},
    vocabulary::{CharacterId, TraitId},
};

impl Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn on_sheets(&self, state: &mut State) {
        let table = &mut state.table;
        match self {
            Self::IdentitySet { by, who, name, age, activity } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.name = Some(name.clone());
                main.age = Some(age.clone());
                main.activity = Some(activity.clone());
            }
            Self::BeliefSet { by, who, slot, scope, text } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.beliefs.retain(|belief| belief.id != *slot);
                let belief = Belief { id: *slot, scope: *scope, text: text.clone(), ticked: false };
                let place = main.beliefs.partition_point(|other| other.id < *slot);
                main.beliefs.insert(place, belief);
            }
            Self::BeliefCleared { by, who, slot } => {
                table.chairs[*by].ready = false;
                if let Some(main) = table.main_mut(*who) {
                    main.beliefs.retain(|belief| belief.id != *slot);
                }
            }
            Self::TraitSet { by, who, written } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                main.traits.retain(|each| each.id != written.id);
                put(main, written.clone());
            }
            Self::BalanceSet { by, who, pair, scores } => {
                table.chairs[*by].ready = false;
                let Some(main) = table.main_mut(*who) else { return };
                for (emotion, score) in pair.both().into_iter().zip(*scores) {
                    main.emotions.insert(emotion, Feeling { initial: score, current: score });
                }
            }
            Self::SecondaryPromoted { by, who, secondary, name } => {
                table.chairs[*by].ready = false;
                release_origin(table, *who);
                if let Some(main) = table.main_mut(*who) {
                    main.name = Some(name.clone());
                    main.origin = Some(*secondary);
                }
                if let Some(secondary) = table.secondary_mut(*secondary) {
                    secondary.promoted = true;
                }
            }
            Self::SheetConfirmed { by, who } => {
                table.chairs[*by].ready = true;
                // In creation sheets stay drafts until everybody has confirmed.
                if table.stage != Stage::Creation
                    && let Some(main) = table.main_mut(*who)
                {
                    main.fate = Fate::Alive;
                }
            }
            Self::TraitCreated { by, who, created } => {
                table.chairs[*by].new_traits = table.chairs[*by].new_traits.saturating_sub(1);
                if let Some(main) = table.main_mut(*who) {
                    put(main, created.clone());
                }
            }
            Self::PurgedByAct { entry, by, who, emotion, .. } => {
                note_entry(state, *entry, *by);
                calm(state, *who, *emotion);
            }
            Self::PurgedByBelief { who, emotion, belief, scope, text, .. } => {
                calm(state, *who, *emotion);
                let Some(main) = state.table.main_mut(*who) else { return };
                main.next_belief = belief.0 + 1;
                let belief = Belief { id: *belief, scope: *scope, text: text.clone(), ticked: false };
                main.beliefs.push(belief);
            }
            Self::PointsDischarged { entry, by, who, points, .. } => {
                note_entry(state, *entry, *by);
                let Some(main) = state.table.main_mut(*who) else { return };
                main.purged_this_scene = true;
                for (emotion, points) in points {
                    if let Some(feeling) = main.emotions.get_mut(emotion) {
                        feeling.current = feeling.current.saturating_sub(*points);
                    }
                }
            }
            Self::TraitVanished { who, trait_id, problem, .. } => {
                let Some(main) = table.main_mut(*who) else { return };
                main.traits.retain(|each| each.id != *trait_id);
                for each in &mut main.traits {
                    if each.about == (TraitKind::Nuance { of: Some(*trait_id) }) {
                        each.about = TraitKind::Nuance { of: None };
                    }
                }
                if *problem {
                    main.lost_problem = true;
                    main.resolution = 0;
                    main.problem_number += 1;
                }
            }
            Self::ProblemResolved { who, past, problem, concerns, .. } => {
                table.tally.resolved += 1;
                let Some(main) = table.main_mut(*who) else { return };
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
            Self::CharacterRetired { by, who, .. } => {
                table.tally.resolved += 1;
                table.chairs[*by].declined = false;
                if let Some(main) = table.main_mut(*who) {
                    main.fate = Fate::Retired;
                }
            }
            Self::SheetBegun { by, who } => {
                // PSD-163: whoever was kept and is not played stays away.
                let kept = table.living_main_of(*by).map(|(who, _)| who);
                if let Some(main) = kept.and_then(|who| table.main_mut(who)) {
                    main.fate = Fate::Retired;
                }
                // PSD-19, PSD-28: whoever was about to be tied to them looks again.
                let tied = |main: &Main| kept.is_some() && main.link().map(|(to, _)| to) == kept;
                let tied = table.mains.iter().filter(|main| main.fate == Fate::Draft && tied(main));
                for seat in tied.map(|main| main.owner).collect::<Vec<_>>() {
                    table.chairs[seat].ready = false;
                }
                table.mains.push(Main::new(*by));
                table.chairs[*by].main = Some(*who);
                table.chairs[*by].ready = false;
                table.chairs[*by].declined = false;
                if table.stage != Stage::Creation {
                    table.stage = Stage::Replacement;
                }
            }
            Self::CharacterDeclined { by } => {
                table.chairs[*by].declined = true;
                let draft = table.draft_of(*by).map(|(who, _)| who);
                draft.into_iter().for_each(|who| release_origin(table, who));
                if let Some(main) = draft.and_then(|who| table.main_mut(who)) {
                    main.fate = Fate::Retired;
                }
            }
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
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
fn calm(state: &mut State, who: CharacterId, emotion: crate::vocabulary::Emotion) {
    let Some(main) = state.table.main_mut(who) else { return };
    main.purged_this_scene = true;
    if let Some(feeling) = main.emotions.get_mut(&emotion) {
        feeling.current = feeling.initial;
    }
}
