//! What a viewer is told.

use crate::event::Event;

/// What a viewer is told: what happened, for nothing is hidden (PSD-06).
pub type Notice = Event;

/// What everybody is told of an event: all but a few that are seen in the view and leave nothing to say.
pub(crate) fn tell(event: &Event) -> Option<Notice> {
    let silent = matches!(
        event,
        Event::DoneCancelled { .. } | Event::PacketsAwaited | Event::VoteClosed | Event::YieldEnded
    );
    (!silent).then(|| event.clone())
}

impl Event {
    /// Whether it brings something hidden to light: a card that was under others. All else lies open (PSD-06), so
    /// that an event that draws no card has nothing to disclose.
    pub(crate) fn discloses(&self) -> bool {
        matches!(self, Self::CardsDrawn { .. })
    }
}
