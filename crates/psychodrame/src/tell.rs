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
