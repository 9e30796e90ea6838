//! A text that may be cut where there is little room: then it opens whole over its place, by a tap or by Enter. Whoever
//! listens hears it whole anyway.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// Whether a text is cut, and whether it was opened.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Opens {
    cut: RwSignal<bool>,
    pub(crate) whole: RwSignal<bool>,
}

fn is_cut(text: &Element) -> bool {
    let inner = || text.first_element_child().is_some_and(|inner| is_cut(&inner));
    text.scroll_height() > text.client_height() + 1 || inner()
}

impl Opens {
    /// Of this text; it is looked at again whenever what is around it, or the screen, changes its shape.
    pub(crate) fn of<T: 'static>(
        around: impl Fn() -> T + Send + Sync + 'static,
        text: impl Fn() -> Option<Element> + Send + Sync + 'static,
    ) -> Self {
        let all = Self { cut: RwSignal::new(false), whole: RwSignal::new(false) };
        let resized = RwSignal::new(());
        let listening = window_event_listener(ev::resize, move |_| resized.set(()));
        on_cleanup(move || listening.remove());
        Effect::new(move || {
            around();
            resized.track();
            let Some(text) = text().filter(|_| !all.whole.get()) else { return };
            // It is drawn first; it may be gone by then.
            request_animation_frame(move || _ = all.cut.try_set(is_cut(&text)));
        });
        all
    }

    /// The place of the text among what keys reach: none, where it is all there.
    pub(crate) fn tab_stop(self) -> Signal<Option<&'static str>> {
        Signal::derive(move || self.cut.get().then_some("0"))
    }

    /// A tap opens it, or closes it again. A tap on something that stood here and is gone is none: its place may be the
    /// text's by now.
    pub(crate) fn tap(self, event: &ev::MouseEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        if target.is_some_and(|target| target.closest("[data-opens]").is_ok_and(|text| text.is_some())) {
            event.stop_propagation();
            self.turn();
        }
    }

    fn turn(self) {
        self.whole.update(|whole| *whole = !*whole);
    }

    /// Enter does what a tap does, and Escape closes it.
    pub(crate) fn key(self, event: &ev::KeyboardEvent) {
        match event.key().as_str() {
            "Enter" => self.turn(),
            "Escape" if self.whole.get_untracked() => {
                event.stop_propagation();
                self.whole.set(false);
            }
            _ => {}
        }
    }
}
