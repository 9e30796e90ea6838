//! What a game's page may know and ask of the device it is played on, where it needs more than the game.

use kernel::Seat;
use leptos::prelude::*;
use table::ClockView;

/// What some games show beside the game: clocks, who is a computer, taking back.
#[derive(Debug, Clone, Copy)]
pub(crate) struct DeviceControls {
    /// The game's name on this device.
    pub(crate) id: StoredValue<String>,
    /// How much time everybody has left, where there are clocks.
    pub(crate) clock: Memo<Option<ClockView>>,
    /// The seats of bots, with which bot.
    pub(crate) bots: StoredValue<Vec<(Seat, String)>>,
    /// Whether one person plays, and the others are bots.
    pub(crate) is_alone: bool,
    /// Whether there is something to take back.
    pub(crate) can_undo: Memo<bool>,
    /// Takes back what a person did last, and what the bots answered; it is asked once more first.
    pub(crate) undo: Callback<()>,
}
