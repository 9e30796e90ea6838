//! A conflict, up to the cards being played.

use std::collections::BTreeSet;

use kernel::Seat;

use super::{fighter_mut, note_entry};
use crate::{
    conflict::{Conflict, Fighter},
    event::Event,
    state::{Stage, Stake, State},
    vocabulary::{CharacterId, Side},
};

impl Event {
    #[expect(clippy::wildcard_enum_match_arm, reason = "`apply` lists every event, group by group")]
    pub(super) fn in_conflict(&self, state: &mut State) {
        match self {
            Self::ConflictInitiated { entry, by, who, goal, against, inner } => {
                note_entry(state, *entry, *by);
                state.table.stage = Stage::Response;
                let Some(scene) = state.table.scene.as_mut() else { return };
                scene.stakes.insert(*entry, Stake { risk: None, text: goal.clone() });
                scene.extended = false;
                scene.claims.clear();
                let mut conflict = Conflict {
                    initiator: *who,
                    goal: goal.clone(),
                    inner: inner.clone(),
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
                add_fighter(&mut conflict, *who, *by, Side::Initiator);
                scene.conflict = Some(conflict);
            }
            Self::CardsDrawn { who, cards, .. } => {
                for card in cards {
                    state.deck.unseen.remove(card);
                    state.deck.under.retain(|under| under != card);
                }
                if let Some(fighter) = fighter_mut(state, *who) {
                    fighter.laid.extend(cards);
                }
            }
            Self::DeckRenewed { .. } => {
                let discard = std::mem::take(&mut state.deck.discard);
                state.deck.unseen.extend(discard);
            }
            Self::Accepted { by, who, .. } | Self::Opposed { by, who, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.unanswered.remove(who);
                    add_fighter(conflict, *who, *by, Side::Opposition);
                }
            }
            Self::Refused { by, who, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.unanswered.remove(who);
                    conflict.out.insert(*by);
                }
            }
            Self::StayedOut { by } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.out.insert(*by);
                }
            }
            Self::CardsPutUnder { cards } => {
                state.deck.under.extend(cards);
                for fighter in state.table.conflict_mut().iter_mut().flat_map(|c| &mut c.fighters) {
                    fighter.laid.retain(|card| !cards.contains(card));
                }
            }
            Self::NobodyOpposed { .. } => state.table.stage = Stage::Yielded,
            Self::LeftToNarration | Self::YieldEnded => {
                state.table.stage = Stage::Play;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.conflict = None;
                }
            }
            Self::DevelopmentBegan { order } => {
                state.table.stage = Stage::Development;
                state.table.tally.conflicts += 1;
                if let Some(scene) = state.table.scene.as_mut() {
                    scene.extended = false;
                }
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.order = order.clone();
                }
            }
            Self::TraitUsed { entry, by, who, trait_id, .. } => {
                note_entry(state, *entry, *by);
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.used.insert((*who, *trait_id));
                }
                if let Some(fighter) = fighter_mut(state, *who) {
                    fighter.used_trait = true;
                }
            }
            Self::SupportOffered { by, who } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.insert(*by, *who);
                    // PSD-74: declined, the supporter chooses again.
                    conflict.done.remove(by);
                }
            }
            Self::SupportDeclined { from, .. } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.remove(from);
                }
            }
            Self::Supported { by, who } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.remove(by);
                    conflict.supports.insert(*by, *who);
                }
            }
            Self::Joined { by, who, side, order } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    add_fighter(conflict, *who, *by, *side);
                    conflict.order = order.clone();
                }
            }
            Self::DeclaredDone { by } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.done.insert(*by);
                }
            }
            Self::DoneCancelled { seats } => {
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.done.retain(|seat| !seats.contains(seat));
                }
            }
            Self::PlayBegan => {
                state.table.stage = Stage::Cards;
                if let Some(conflict) = state.table.conflict_mut() {
                    conflict.offered_support.clear();
                }
            }
            _ => debug_assert!(false, "{self:?} is applied elsewhere"),
        }
    }
}

fn add_fighter(conflict: &mut Conflict, who: CharacterId, seat: Seat, side: Side) {
    let (laid, kept) = (Vec::new(), Vec::new());
    conflict.fighters.push(Fighter { who, seat, side, laid, kept, play: None, used_trait: false });
}
