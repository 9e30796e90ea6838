//! Something under a finger, a mouse or a pen: a die, an element of a mystery.

use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// A pointer that has moved less than this, in pixels, has tapped.
const SLIP: i32 = 8;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Held<T> {
    what: T,
    from: (i32, i32),
    by: (i32, i32),
    is_moving: bool,
}

/// The drag of this page: there is one pointer.
#[derive(Debug)]
pub(crate) struct Drag<T: 'static> {
    held: RwSignal<Option<Held<T>>>,
    /// Whether the pointer that was last down has dragged: the click that follows is none.
    dragged: StoredValue<bool>,
}

impl<T: 'static> Clone for Drag<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T: 'static> Copy for Drag<T> {}

impl<T: Copy + PartialEq + Send + Sync + 'static> Drag<T> {
    /// Nothing is dragged.
    pub(crate) fn new() -> Self {
        Self { held: RwSignal::new(None), dragged: StoredValue::new(false) }
    }

    /// A pointer comes down on something.
    pub(crate) fn begin(self, what: T, event: &ev::PointerEvent) {
        self.dragged.set_value(false);
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        if let Some(target) = event.current_target().and_then(|target| target.dyn_into::<Element>().ok()) {
            // Without capture a drag ends at the edge of it: a tap is a tap all the same.
            let _ = target.set_pointer_capture(event.pointer_id());
        }
        let from = (event.client_x(), event.client_y());
        self.held.set(Some(Held { what, from, by: (0, 0), is_moving: false }));
    }

    /// The pointer moves; what it drags, if it does.
    pub(crate) fn follow(self, event: &ev::PointerEvent) -> Option<T> {
        let held = self.held.get_untracked()?;
        let by = (event.client_x() - held.from.0, event.client_y() - held.from.1);
        let is_moving = held.is_moving || by.0.abs().max(by.1.abs()) > SLIP;
        self.held.set(Some(Held { by, is_moving, ..held }));
        is_moving.then_some(held.what)
    }

    /// The pointer goes up; what was dragged, and what it is over.
    pub(crate) fn end(self, event: &ev::PointerEvent) -> Option<(T, Element)> {
        let held = self.held.get_untracked()?;
        // It is still under the pointer, and lets it through to what lies below.
        let (x, y) = (event.client_x(), event.client_y());
        #[expect(clippy::cast_precision_loss, reason = "pixels")]
        let over = document().element_from_point(x as f32, y as f32);
        self.held.set(None);
        self.dragged.set_value(held.is_moving);
        over.filter(|_| held.is_moving).map(|over| (held.what, over))
    }

    /// The browser has taken the pointer.
    pub(crate) fn cancel(self) {
        self.held.set(None);
    }

    /// Whether a click is only the end of a drag; a click by keyboard never is.
    pub(crate) fn was_dragged(self, click: &ev::MouseEvent) -> bool {
        let dragged = self.dragged.get_value();
        self.dragged.set_value(false);
        dragged && click.detail() != 0
    }

    /// Whether this is being dragged.
    pub(crate) fn is_moving(self, what: T) -> Signal<bool> {
        Signal::derive(move || self.held.get().is_some_and(|held| held.what == what && held.is_moving))
    }

    /// What is being dragged, and where the pointer is.
    pub(crate) fn at(self) -> Option<(T, (i32, i32))> {
        let held = self.held.get().filter(|held| held.is_moving)?;
        Some((held.what, (held.from.0 + held.by.0, held.from.1 + held.by.1)))
    }

    /// By how much, for the style.
    pub(crate) fn by(self, what: T) -> Signal<String> {
        Signal::derive(move || match self.held.get() {
            Some(held) if held.what == what && held.is_moving => format!("{}px {}px", held.by.0, held.by.1),
            _ => "none".to_owned(),
        })
    }
}
