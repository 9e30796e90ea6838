//! What the table has to know of Pactes beyond the contract.

use pactes::{Event, Pactes, Role};
use table::Erased;

/// Pactes with its bot.
pub(super) fn pactes() -> Erased<Pactes> {
    Erased::new(Pactes, (3, 3), [Role::Faust, Role::DemonA, Role::DemonB])
        .disclosing(discloses)
        .bot("demon", || Box::new(search::pactes::Bot::default()))
}

/// Whether an event brings something hidden to light, for anybody.
fn discloses(event: &Event) -> bool {
    match event {
        // Values are shown, or change hands (PAC-80, PAC-85, PAC-87); flaws are read (PAC-73).
        Event::Paid { .. }
        | Event::Drawn { .. }
        | Event::ReserveRefilled
        | Event::FlawsRead { .. }
        | Event::OfferAccepted { .. }
        | Event::GameEnded { .. } => true,
        Event::OfferMade { offer } => offer.disclosed,
        Event::DesireSuggested { .. }
        | Event::DesireSet { .. }
        | Event::ObstacleSuggested { .. }
        | Event::ObstacleSet { .. }
        | Event::AidStarted { .. }
        | Event::SinChosen { .. }
        | Event::WordAdded { .. }
        | Event::FirstRepAwaited
        | Event::FirstRepChosen { .. }
        | Event::RoundBegan { .. }
        | Event::ObstacleChosen { .. }
        | Event::Proposed { .. }
        | Event::ProposalAccepted
        | Event::ProposalRefused { .. }
        | Event::ProposalWithdrawn
        | Event::FlawWritten { .. }
        | Event::WentOn
        | Event::RebateGranted { .. }
        | Event::Signed { .. }
        | Event::DiceRolled { .. }
        | Event::DiePlaced { .. }
        | Event::DieLifted { .. }
        | Event::ConversionOpened { .. }
        | Event::DieConverted { .. }
        | Event::ConversionSkipped
        | Event::DiscardFellDue { .. }
        | Event::DiscardSettled { .. }
        | Event::SixStruck { .. }
        | Event::PlacementConfirmed
        | Event::DieRerolled { .. }
        | Event::DieShifted { .. }
        | Event::Passed { .. }
        | Event::SettlementAwaited
        | Event::AchievementsGained { .. }
        | Event::EffectsDone
        | Event::Summarised { .. }
        | Event::FlawObjected { .. }
        | Event::FlawReworded { .. }
        | Event::OfferDeclined { .. }
        | Event::OfferWithdrawn { .. }
        | Event::OfferLapsed { .. }
        | Event::ContractFiled => false,
    }
}
