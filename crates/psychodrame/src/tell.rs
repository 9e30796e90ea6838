//! What a viewer is told.

use crate::event::Event;

/// What a viewer is told: what happened, for nothing is hidden (PSD-06).
pub type Notice = Event;

/// What an event is to those who look on.
#[derive(PartialEq, Eq)]
enum Telling {
    /// It is seen in the view and leaves nothing to say.
    Silent,
    /// It is told as it is, and everybody knew as much.
    Told,
    /// It is told, and brings something hidden to light.
    Discloses,
}

/// What everybody is told of an event.
pub(crate) fn tell(event: &Event) -> Option<Notice> {
    (event.telling() != Telling::Silent).then(|| event.clone())
}

impl Event {
    /// Whether it brings something hidden to light, for anybody.
    pub(crate) fn discloses(&self) -> bool {
        self.telling() == Telling::Discloses
    }

    fn telling(&self) -> Telling {
        match self {
            // A card that was under others. All else lies open (PSD-06).
            Self::CardsDrawn { .. } => Telling::Discloses,
            Self::VoteClosed | Self::YieldEnded | Self::DoneCancelled { .. } | Self::PacketsAwaited => {
                Telling::Silent
            }
            Self::IdentitySet { .. }
            | Self::BeliefSet { .. }
            | Self::BeliefCleared { .. }
            | Self::TraitSet { .. }
            | Self::BalanceSet { .. }
            | Self::RelationAcknowledged { .. }
            | Self::SecondaryPromoted { .. }
            | Self::SheetConfirmed { .. }
            | Self::Remarked { .. }
            | Self::CreationEnded
            | Self::DirectionOffered { .. }
            | Self::DirectionPassed { .. }
            | Self::EverybodyPassed
            | Self::DirectorNamed { .. }
            | Self::TraitCreated { .. }
            | Self::EndProposed { .. }
            | Self::EndVoted { .. }
            | Self::GameEnded { .. }
            | Self::SceneFramed { .. }
            | Self::Narrated { .. }
            | Self::Entered { .. }
            | Self::Left { .. }
            | Self::SecondaryCreated { .. }
            | Self::BroughtIn { .. }
            | Self::SecondaryClaimed { .. }
            | Self::SecondaryGiven { .. }
            | Self::SecondaryReleased { .. }
            | Self::PurgedByAct { .. }
            | Self::PurgedByBelief { .. }
            | Self::ConflictInitiated { .. }
            | Self::DeckRenewed { .. }
            | Self::Accepted { .. }
            | Self::Refused { .. }
            | Self::Opposed { .. }
            | Self::StayedOut { .. }
            | Self::WindowExtended { .. }
            | Self::CardsPutUnder { .. }
            | Self::NobodyOpposed { .. }
            | Self::LeftToNarration
            | Self::DevelopmentBegan { .. }
            | Self::TraitUsed { .. }
            | Self::PointsDischarged { .. }
            | Self::SupportOffered { .. }
            | Self::SupportDeclined { .. }
            | Self::Supported { .. }
            | Self::Joined { .. }
            | Self::DeclaredDone { .. }
            | Self::PlayBegan
            | Self::CombinationPlayed { .. }
            | Self::PsychWindowOpened
            | Self::BeliefTicked { .. }
            | Self::PsychPassed { .. }
            | Self::RoundSettled { .. }
            | Self::TieAwaited { .. }
            | Self::TieDecided { .. }
            | Self::RematchBegan { .. }
            | Self::ResultAwaited { .. }
            | Self::ResultNarrated { .. }
            | Self::PacketMade { .. }
            | Self::NoteTaken { .. }
            | Self::FactEstablished { .. }
            | Self::PacketGiven { .. }
            | Self::PointsSpent { .. }
            | Self::TraitVanished { .. }
            | Self::ActsAwaited { .. }
            | Self::ActProposed { .. }
            | Self::DeathAnswered { .. }
            | Self::ActNarrated { .. }
            | Self::CharacterDied { .. }
            | Self::ConflictEnded
            | Self::ClosingBegan { .. }
            | Self::DeclaredReady { .. }
            | Self::SceneEnded { .. }
            | Self::ResolutionAwaited { .. }
            | Self::ProblemResolved { .. }
            | Self::CharacterRetired { .. }
            | Self::WritingAwaited { .. }
            | Self::SheetBegun { .. }
            | Self::CharacterDeclined { .. }
            | Self::Challenged { .. }
            | Self::Explained { .. }
            | Self::ChallengeWithdrawn { .. }
            | Self::Maintained { .. }
            | Self::Ruled { .. }
            | Self::Retold { .. } => Telling::Told,
        }
    }
}
