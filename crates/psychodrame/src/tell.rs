//! What a viewer is told.

use crate::event::Event;

/// What a viewer is told: what happened, for nothing is hidden (PSD-06).
pub type Notice = Event;

/// What everybody is told of an event.
#[expect(clippy::wildcard_enum_match_arm, reason = "nothing is hidden: there is nothing to decide")]
pub(crate) fn tell(event: &Event) -> Option<Notice> {
    match event {
        // Seen in the view; nothing to say about them.
        Event::DoneCancelled { .. } | Event::PacketsAwaited | Event::VoteClosed | Event::YieldEnded => None,
        _ => Some(event.clone()),
    }
}

impl Event {
    /// Whether it brings something hidden to light: a card that was under others. All else lies open (PSD-06), so
    /// that an event that draws no card has nothing to disclose.
    pub(crate) fn discloses(&self) -> bool {
        matches!(self, Self::CardsDrawn { .. })
    }
}
