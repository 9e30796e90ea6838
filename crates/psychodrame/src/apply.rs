//! How what happened changes the state: it obeys and does not think.

mod aftermath;
mod cards;
mod conflict;
mod scenes;
mod sheets;

use kernel::Seat;

use crate::{
    conflict::Fighter,
    event::Event,
    sheet::{Main, Trait},
    state::{MOST_ENTRIES, State},
    vocabulary::{BeliefId, CharacterId, EntryId},
};

impl Event {
    pub(crate) fn apply(&self, state: &mut State) {
        match self {
            Self::IdentitySet { .. }
            | Self::BeliefSet { .. }
            | Self::BeliefCleared { .. }
            | Self::TraitSet { .. }
            | Self::BalanceSet { .. }
            | Self::SecondaryPromoted { .. }
            | Self::SheetConfirmed { .. }
            | Self::TraitCreated { .. }
            | Self::PurgedByAct { .. }
            | Self::PurgedByBelief { .. }
            | Self::PointsDischarged { .. }
            | Self::TraitVanished { .. }
            | Self::ProblemResolved { .. }
            | Self::CharacterRetired { .. }
            | Self::SheetBegun { .. }
            | Self::CharacterDeclined { .. } => self.on_sheets(state),
            Self::CreationEnded
            | Self::DirectionOffered { .. }
            | Self::DirectionPassed { .. }
            | Self::EverybodyPassed
            | Self::DirectorNamed { .. }
            | Self::EndProposed { .. }
            | Self::EndVoted { .. }
            | Self::VoteClosed
            | Self::GameEnded { .. }
            | Self::SceneFramed { .. }
            | Self::ClosingBegan { .. }
            | Self::DeclaredReady { .. }
            | Self::SceneEnded { .. }
            | Self::ResolutionAwaited { .. }
            | Self::WritingAwaited { .. } => self.between_scenes(state),
            Self::Narrated { .. }
            | Self::Entered { .. }
            | Self::Left { .. }
            | Self::SecondaryCreated { .. }
            | Self::BroughtIn { .. }
            | Self::SecondaryClaimed { .. }
            | Self::SecondaryGiven { .. }
            | Self::SecondaryReleased { .. }
            | Self::WindowExtended { .. }
            | Self::NoteTaken { .. }
            | Self::FactEstablished { .. } => self.in_scene(state),
            Self::Challenged { .. }
            | Self::Explained { .. }
            | Self::ChallengeWithdrawn { .. }
            | Self::Maintained { .. }
            | Self::Ruled { .. }
            | Self::Retold { .. } => self.in_dispute(state),
            Self::ConflictInitiated { .. }
            | Self::CardsDrawn { .. }
            | Self::DeckRenewed { .. }
            | Self::Accepted { .. }
            | Self::Refused { .. }
            | Self::Opposed { .. }
            | Self::StayedOut { .. }
            | Self::CardsPutUnder { .. }
            | Self::NobodyOpposed { .. }
            | Self::LeftToNarration
            | Self::YieldEnded
            | Self::DevelopmentBegan { .. }
            | Self::TraitUsed { .. }
            | Self::SupportOffered { .. }
            | Self::SupportDeclined { .. }
            | Self::Supported { .. }
            | Self::Joined { .. }
            | Self::DeclaredDone { .. }
            | Self::DoneCancelled { .. }
            | Self::PlayBegan => self.in_conflict(state),
            Self::CombinationPlayed { .. }
            | Self::PsychWindowOpened
            | Self::BeliefTicked { .. }
            | Self::PsychPassed { .. }
            | Self::RoundSettled { .. }
            | Self::TieAwaited { .. }
            | Self::TieDecided { .. }
            | Self::RematchBegan { .. }
            | Self::ResultAwaited { .. }
            | Self::ResultNarrated { .. } => self.on_cards(state),
            Self::PacketMade { .. }
            | Self::PacketsAwaited
            | Self::PacketGiven { .. }
            | Self::PointsSpent { .. }
            | Self::ActsAwaited { .. }
            | Self::ActProposed { .. }
            | Self::DeathAnswered { .. }
            | Self::ActNarrated { .. }
            | Self::CharacterDied { .. }
            | Self::ConflictEnded => self.in_aftermath(state),
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

/// The slot of a belief on a new sheet.
pub(crate) fn slot(number: u8) -> BeliefId {
    BeliefId(u16::from(number))
}
