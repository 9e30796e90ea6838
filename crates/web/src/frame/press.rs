//! What was pressed is pressed: while it is under way neither it nor its rivals can be pressed again.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

use super::Busy;

/// What asks something of the game.
const CONTROLS: &str = ":is(.on-stage, .dock, .page-sheet) button:not(.rule-mark, .more, .moment *)";

#[derive(Clone, Copy)]
pub(super) struct Press {
    pub(super) busy: Signal<bool>,
    pressed: StoredValue<Option<Element>, LocalStorage>,
}

impl Press {
    pub(super) fn new() -> Self {
        let busy = use_context::<Busy>().map_or(Signal::stored(false), |Busy(busy)| busy);
        let press = Self { busy, pressed: StoredValue::new_local(None) };
        Effect::new(move || {
            if !busy.get() {
                press.release();
            }
        });
        press
    }

    /// A tap while something is under way does nothing.
    pub(super) fn hold(self, event: &ev::MouseEvent) {
        if self.busy.get_untracked() && control(event).is_some() {
            event.prevent_default();
            event.stop_propagation();
        }
    }

    /// The control that set something going shows it.
    pub(super) fn mark(self, event: &ev::MouseEvent) {
        if let Some(pressed) = control(event).filter(|_| self.busy.get_untracked()) {
            // A control that cannot be marked is drawn again already.
            let _ = pressed.set_attribute("aria-busy", "true");
            self.pressed.set_value(Some(pressed));
        }
    }

    fn release(self) {
        self.pressed.update_value(|pressed| {
            if let Some(pressed) = pressed.take() {
                // The mark goes with it where it is gone.
                let _ = pressed.remove_attribute("aria-busy");
            }
        });
    }
}

fn control(event: &ev::MouseEvent) -> Option<Element> {
    let target: Element = event.target()?.dyn_into().ok()?;
    let button = target.closest("button").ok().flatten()?;
    button.matches(CONTROLS).unwrap_or(false).then_some(button)
}
