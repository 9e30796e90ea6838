//! How what happened changes the state: it obeys and does not think.

mod aftermath;
mod cards;
mod conflict;
mod scenes;
mod sheets;

use std::collections::BTreeSet;

use kernel::Seat;

use crate::{
    conflict::Fighter,
    event::Event,
    sheet::{Main, Trait},
    state::{MOST_ENTRIES, Stage, State, Vote},
    vocabulary::{CharacterId, EntryId},
};

impl Event {
    /// Each event is obeyed: a new one does not compile before it is.
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::IdentitySet { by, who, name, age, activity } => {
                sheets::identity_set(&mut state.table, *by, *who, name, age, activity)
            }
            Self::BeliefSet { by, who, slot, scope, text } => {
                sheets::belief_set(&mut state.table, *by, *who, *slot, *scope, text)
            }
            Self::BeliefCleared { by, who, slot } => {
                sheets::belief_cleared(&mut state.table, *by, *who, *slot)
            }
            Self::TraitSet { by, who, written } => sheets::trait_set(&mut state.table, *by, *who, written),
            Self::BalanceSet { by, who, pair, scores } => {
                sheets::balance_set(&mut state.table, *by, *who, *pair, *scores)
            }
            Self::SecondaryPromoted { by, who, secondary, name } => {
                sheets::secondary_promoted(&mut state.table, *by, *who, *secondary, name)
            }
            Self::SheetConfirmed { by, who } => sheets::sheet_confirmed(&mut state.table, *by, *who),
            Self::TraitCreated { by, who, created } => {
                sheets::trait_created(&mut state.table, *by, *who, created)
            }
            Self::PurgedByAct { entry, by, who, emotion, .. } => {
                sheets::purged_by_act(state, *entry, *by, *who, *emotion)
            }
            Self::PurgedByBelief { who, emotion, belief, scope, text, .. } => {
                sheets::purged_by_belief(state, *who, *emotion, *belief, *scope, text)
            }
            Self::PointsDischarged { entry, by, who, points, .. } => {
                sheets::points_discharged(state, *entry, *by, *who, points)
            }
            Self::TraitVanished { who, trait_id, problem, .. } => {
                sheets::trait_vanished(&mut state.table, *who, *trait_id, *problem)
            }
            Self::ProblemResolved { who, past, problem, concerns, .. } => {
                sheets::problem_resolved(&mut state.table, *who, past, problem, concerns)
            }
            Self::CharacterRetired { by, who, .. } => sheets::character_retired(&mut state.table, *by, *who),
            Self::SheetBegun { by, who } => sheets::sheet_begun(&mut state.table, *by, *who),
            Self::CharacterDeclined { by } => sheets::character_declined(&mut state.table, *by),
            Self::CreationEnded => scenes::creation_ended(&mut state.table),
            Self::DirectionOffered { to } => scenes::direction_offered(&mut state.table, *to),
            Self::DirectionPassed { by } => scenes::direction_passed(&mut state.table, *by),
            Self::EverybodyPassed => scenes::everybody_passed(&mut state.table),
            Self::DirectorNamed { director } => scenes::director_named(&mut state.table, *director),
            Self::EndProposed { by } => state.table.vote = Some(Vote { yes: BTreeSet::from([*by]) }),
            Self::EndVoted { by, yes } => scenes::end_voted(&mut state.table, *by, *yes),
            Self::VoteClosed => state.table.vote = None,
            Self::GameEnded { .. } => state.table.stage = Stage::End,
            Self::SceneFramed { focus, place, present, what, number, .. } => {
                scenes::scene_framed(&mut state.table, *focus, place, present, what, *number)
            }
            Self::ClosingBegan { .. } => scenes::closing_began(&mut state.table),
            Self::DeclaredReady { by } => state.table.chairs[*by].ready = true,
            Self::SceneEnded { focus, points, .. } => scenes::scene_ended(&mut state.table, *focus, *points),
            Self::ResolutionAwaited { .. } => state.table.stage = Stage::Resolution,
            Self::WritingAwaited { .. } => state.table.stage = Stage::Replacement,
            Self::Narrated { entry, by, .. } => note_entry(state, *entry, *by),
            Self::Entered { entry, by, who, .. } => scenes::entered(state, *entry, *by, *who),
            Self::Left { entry, by, who, .. } => scenes::left(state, *entry, *by, *who),
            Self::SecondaryCreated { entry, by, who, name, description } => {
                scenes::secondary_created(state, *entry, *by, *who, name, description.as_ref())
            }
            Self::BroughtIn { entry, by, who } => scenes::brought_in(state, *entry, *by, *who),
            Self::SecondaryClaimed { by, who } => scenes::secondary_claimed(state, *by, *who),
            Self::SecondaryGiven { who, to } => scenes::secondary_given(state, *who, *to),
            Self::SecondaryReleased { who, .. } => scenes::secondary_released(state, *who),
            Self::WindowExtended { .. } => scenes::window_extended(state),
            Self::NoteTaken { who, risk, points } => scenes::note_taken(state, *who, risk, *points),
            Self::FactEstablished { risk, id, .. } => scenes::fact_established(state, risk, *id),
            Self::Challenged { by, entry, author, .. } => {
                scenes::challenged(&mut state.table, *by, *entry, *author)
            }
            Self::Maintained { .. } => scenes::maintained(&mut state.table),
            Self::Ruled { upheld, .. } => scenes::ruled(&mut state.table, *upheld),
            Self::Retold { text, .. } => scenes::retold(&mut state.table, text.as_ref()),
            Self::ChallengeWithdrawn { .. } => state.table.dispute = None,
            Self::Explained { .. } => scenes::explained(&mut state.table),
            Self::ConflictInitiated { entry, by, who, goal, against, inner } => {
                conflict::conflict_initiated(state, *entry, *by, *who, goal, against, inner.as_ref())
            }
            Self::CardsDrawn { who, cards, .. } => conflict::cards_drawn(state, *who, cards),
            Self::DeckRenewed { .. } => conflict::deck_renewed(state),
            Self::Accepted { by, who, .. } | Self::Opposed { by, who, .. } => {
                conflict::opposed(state, *by, *who)
            }
            Self::Refused { by, who, .. } => conflict::refused(state, *by, *who),
            Self::StayedOut { by } => conflict::stayed_out(state, *by),
            Self::CardsPutUnder { cards } => conflict::cards_put_under(state, cards),
            Self::NobodyOpposed { .. } => state.table.stage = Stage::Yielded,
            Self::LeftToNarration | Self::YieldEnded => conflict::end_without_play(state),
            Self::DevelopmentBegan { order } => conflict::development_began(state, order),
            Self::TraitUsed { entry, by, who, trait_id, .. } => {
                conflict::trait_used(state, *entry, *by, *who, *trait_id)
            }
            Self::SupportOffered { by, who } => conflict::support_offered(state, *by, *who),
            Self::SupportDeclined { from, .. } => conflict::support_declined(state, *from),
            Self::Supported { by, who } => conflict::supported(state, *by, *who),
            Self::Joined { by, who, side, order } => conflict::joined(state, *by, *who, *side, order),
            Self::DeclaredDone { by } => conflict::declared_done(state, *by),
            Self::DoneCancelled { seats } => conflict::done_cancelled(state, seats),
            Self::PlayBegan => conflict::play_began(state),
            Self::CombinationPlayed { entry, by, who, cards, risk, targets } => {
                cards::combination_played(state, *entry, *by, *who, cards, risk, targets)
            }
            Self::PsychWindowOpened => cards::psych_window_opened(state),
            Self::BeliefTicked { who, belief, swap_with, .. } => {
                cards::belief_ticked(state, *who, *belief, *swap_with)
            }
            Self::PsychPassed { by } => cards::psych_passed(state, *by),
            Self::RoundSettled { settled, .. } => cards::round_settled(state, settled),
            Self::TieAwaited { .. } => state.table.stage = Stage::Tie,
            Self::TieDecided { each, .. } => cards::tie_decided(state, *each),
            Self::RematchBegan { round, order } => cards::rematch_began(state, *round, order),
            Self::ResultAwaited { .. } => state.table.stage = Stage::Result,
            Self::ResultNarrated { entry, by, .. } => note_entry(state, *entry, *by),
            Self::PacketMade { packet } => aftermath::packet_made(state, packet),
            Self::PacketsAwaited => state.table.stage = Stage::Packets,
            Self::PacketGiven { packet, to, .. } => aftermath::packet_given(state, *packet, *to),
            Self::PointsSpent { packet, victim, on, points, risk, .. } => {
                aftermath::points_spent(state, *packet, *victim, on, *points, *risk)
            }
            Self::ActsAwaited { .. } => aftermath::acts_awaited(state),
            Self::ActProposed { act, .. } => aftermath::act_proposed(state, act),
            Self::DeathAnswered { by, who, agrees } => aftermath::death_answered(state, *by, *who, *agrees),
            Self::ActNarrated { entry, by, act } => aftermath::act_narrated(state, *entry, *by, act),
            Self::CharacterDied { who } => aftermath::character_died(state, *who),
            Self::ConflictEnded => aftermath::conflict_ended(state),

            Self::RelationAcknowledged { .. } | Self::Remarked { .. } => {}
        }
    }
}

fn put(main: &mut Main, written: Trait) {
    main.next_trait = main.next_trait.max(written.id.0 + 1);
    let place = main.traits.partition_point(|each| each.id < written.id);
    main.traits.insert(place, written);
}

fn note_entry(state: &mut State, entry: EntryId, by: Seat) {
    let Some(scene) = state.table.scene.as_mut() else { return };
    scene.next_entry = EntryId(entry.0 + 1);
    scene.entries.insert(entry, by);
    while scene.entries.len() > MOST_ENTRIES {
        scene.entries.pop_first();
    }
}

fn fighter_mut(state: &mut State, who: CharacterId) -> Option<&mut Fighter> {
    state.table.conflict_mut()?.fighters.iter_mut().find(|fighter| fighter.who == who)
}
