//! Mouse, pen and fingers on a board. A mouse is exact; a finger has a loupe, and two fingers move the disc.

use leptos::{ev, prelude::*};
use psychopathe::Node;
use wasm_bindgen::JsCast as _;

use super::{
    board_input::BoardInput,
    disc::{DiscPoint, FRAME, Isometry, RADIUS},
    layers,
    shown_position::BoardAccess,
};

/// A finger that moves farther than this, in pixels, slides.
const SLIDES: f64 = 10.0;
/// Two taps within so many milliseconds are a double tap.
const DOUBLE: f64 = 350.0;
/// The rim, where a double tap brings the disc home, in units of the drawing.
const RIM: f64 = 0.86 * RADIUS;

/// Two fingers: where they were, how far apart, and where the disc was.
#[derive(Debug, Clone, Copy)]
struct Pinch {
    middle: DiscPoint,
    apart: f64,
    motion: Isometry,
}

/// What is on the board now.
#[derive(Debug, Clone, Default)]
struct Fingers {
    down: Vec<(i32, DiscPoint)>,
    start: DiscPoint,
    has_slid: bool,
    /// This touch has taken up a piece that was not chosen before.
    has_chosen: bool,
    /// It came down on the piece that was chosen.
    on_chosen: bool,
    pinch: Option<Pinch>,
    last_tap: f64,
}

/// Hands on a board, as they touch it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pointer {
    input: BoardInput,
    fingers: StoredValue<Fingers>,
}

fn apart([x, y]: DiscPoint, [u, v]: DiscPoint) -> f64 {
    (u - x).hypot(v - y)
}

/// Where an event is, in the drawing's units; and how many pixels a unit has.
fn place(event: &ev::PointerEvent) -> Option<(DiscPoint, f64)> {
    let target: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let rect = target.get_bounding_client_rect();
    // The drawing is square, and in the middle of its place.
    let px = rect.width().min(rect.height()).max(1.0) / (2.0 * FRAME);
    let unit = |at: i32, from: f64, length: f64| (f64::from(at) - from - length / 2.0) / px;
    let x = unit(event.client_x(), rect.left(), rect.width());
    Some(([x, unit(event.client_y(), rect.top(), rect.height())], px))
}

fn is_exact(event: &ev::PointerEvent) -> bool {
    event.pointer_type() == "mouse"
}

impl Pointer {
    pub(super) fn new(input: BoardInput) -> Self {
        Self { input, fingers: StoredValue::new(Fingers::default()) }
    }

    pub(super) fn down(self, event: &ev::PointerEvent) {
        let Some((point, px)) = place(event).filter(|_| event.button() == 0) else { return };
        let target = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        if let Some(target) = target {
            // Without capture a drag ends at the edge: no reason to stop.
            let _ = target.set_pointer_capture(event.pointer_id());
        }
        self.fingers.update_value(|fingers| fingers.down.push((event.pointer_id(), point)));
        if self.fingers.with_value(|fingers| fingers.down.len()) > 1 {
            return self.begin_pinch();
        }
        let input = self.input;
        input.cursor.set(None);
        self.fingers.update_value(|fingers| {
            (fingers.start, fingers.has_slid, fingers.has_chosen) = (point, false, false);
            fingers.on_chosen = false;
        });
        if input.pending.with_untracked(Option::is_some) {
            return;
        }
        let node = input.aim(point);
        let chosen = input.chosen.get_untracked();
        let is_exact = is_exact(event);
        match node.filter(|&node| input.is_own(node)) {
            Some(node) if chosen == Some(node) => {
                self.fingers.update_value(|fingers| fingers.on_chosen = true);
                input.held.set(Some(point));
            }
            // With a piece in hand a finger may mean a node beside another piece: it is asked when it is lifted.
            Some(node) if is_exact || chosen.is_none() => {
                input.choose(node);
                self.fingers.update_value(|fingers| fingers.has_chosen = true);
                input.held.set(Some(point));
            }
            _ => {}
        }
        if !is_exact && input.hand.get_untracked().player().is_some() {
            input.magnify(point, px, false);
        }
    }

    pub(super) fn moved(self, event: &ev::PointerEvent) {
        let Some((point, px)) = place(event) else { return };
        let input = self.input;
        let is_down = self.fingers.try_update_value(|fingers| {
            let own = fingers.down.iter_mut().find(|(id, _)| *id == event.pointer_id());
            own.map(|own| own.1 = point).is_some()
        });
        let (n, start) = self.fingers.with_value(|fingers| (fingers.down.len(), fingers.start));
        if n > 1 {
            return self.pinch();
        }
        let settled = input.settled.get_untracked();
        if is_down != Some(true) {
            // A mouse that hovers aims.
            if is_exact(event) && input.chosen.get_untracked().is_some() && !settled {
                input.aim_at(input.aim(point).filter(|node| untrack(|| input.targets()).has(*node)));
            }
            return;
        }
        if apart(start, point) * px > SLIDES {
            self.fingers.update_value(|fingers| fingers.has_slid = true);
        }
        if !self.fingers.with_value(|fingers| fingers.has_slid) {
            return;
        }
        if input.held.get_untracked().is_some() {
            input.held.set(Some(point));
        }
        if input.chosen.get_untracked().is_none() {
            return;
        }
        if is_exact(event) {
            input.aim_at(input.aim(point).filter(|node| untrack(|| input.targets()).has(*node)));
        } else {
            input.slide(point, px);
            input.magnify(point, px, false);
        }
    }

    pub(super) fn up(self, event: &ev::PointerEvent) {
        let Some((point, px)) = place(event) else { return };
        let before = self.fingers.get_value();
        self.fingers.update_value(|fingers| fingers.down.retain(|(id, _)| *id != event.pointer_id()));
        if before.pinch.is_some() {
            if self.fingers.with_value(|fingers| fingers.down.is_empty()) {
                self.fingers.update_value(|fingers| fingers.pinch = None);
            }
            return;
        }
        if !before.down.iter().any(|(id, _)| *id == event.pointer_id()) {
            return;
        }
        let input = self.input;
        if input.pending.with_untracked(Option::is_some) {
            return self.put_back(point);
        }
        if self.comes_home(point, event.time_stamp()) {
            return;
        }
        let was_held = input.held.get_untracked().is_some();
        input.held.set(None);
        input.loupe.set(None);
        if before.has_slid {
            return self.drop_at(point, was_held, is_exact(event));
        }
        if before.has_chosen {
            return;
        }
        if is_exact(event) || input.hand.get_untracked() == BoardAccess::Edits {
            return match input.aim(point) {
                Some(node) => input.touch(node),
                None => input.drop_everything(),
            };
        }
        input.finger(point, px);
    }

    /// A drag or a slide ends: the piece goes where it was aimed, and what cannot be reached is explained.
    fn drop_at(self, point: DiscPoint, was_held: bool, is_exact: bool) {
        let input = self.input;
        let Some(from) = input.chosen.get_untracked() else { return };
        let onto = |node: &Node| is_exact && was_held && *node != from;
        match input.aimed.get_untracked().or_else(|| input.aim(point).filter(onto)) {
            Some(to) => input.attempt(from, to),
            None => input.aim_at(None),
        }
    }

    /// What is put back is chosen on the board too.
    fn put_back(self, point: DiscPoint) {
        let input = self.input;
        let Some(pending) = input.pending.get_untracked() else { return };
        let offers =
            input.disc.with_untracked(|disc| layers::offers(disc, pending.node, pending.kinds.len()));
        let near = |place: &DiscPoint| apart(*place, point) < 9.0;
        match offers.iter().position(near) {
            Some(index) => input.decide(pending.kinds[index]),
            None => input.drop_everything(),
        }
    }

    /// A double tap on the rim brings a disc home that was moved.
    fn comes_home(self, point: DiscPoint, now: f64) -> bool {
        let last = self.fingers.with_value(|fingers| fingers.last_tap);
        self.fingers.update_value(|fingers| fingers.last_tap = now);
        let is_moved = self.input.motion.get_untracked() != Isometry::HOME;
        let comes = is_moved && now - last < DOUBLE && apart(point, [0.0, 0.0]) > RIM;
        if comes {
            self.input.motion.set(Isometry::HOME);
            self.input.drop_everything();
        }
        comes
    }

    pub(super) fn cancelled(self, event: &ev::PointerEvent) {
        self.fingers.update_value(|fingers| {
            fingers.down.retain(|(id, _)| *id != event.pointer_id());
            if fingers.down.is_empty() {
                fingers.pinch = None;
            }
        });
        self.input.held.set(None);
        self.input.loupe.set(None);
    }

    fn begin_pinch(self) {
        let motion = self.input.motion.get_untracked();
        // The first of two fingers meant no piece.
        if self.fingers.with_value(|fingers| fingers.has_chosen) {
            self.input.drop_everything();
        }
        self.input.held.set(None);
        self.input.loupe.set(None);
        self.input.aim_at(None);
        self.fingers.update_value(|fingers| {
            if let [(_, one), (_, other), ..] = fingers.down[..] {
                fingers.pinch = Some(Pinch { middle: middle(one, other), apart: apart(one, other), motion });
            }
        });
    }

    /// What lay under the fingers stays under them, and nears the centre as they part: hyperbolic space is larger there.
    fn pinch(self) {
        let fingers = self.fingers.get_value();
        let (Some(pinch), [(_, one), (_, other), ..]) = (fingers.pinch, &fingers.down[..]) else { return };
        let zoom = (apart(*one, *other) / pinch.apart.max(1.0)).clamp(0.4, 4.0);
        let to = middle(*one, *other).map(|v| v / zoom);
        self.input.motion.set(Isometry::carrying(pinch.middle, to).after(pinch.motion));
    }
}

fn middle([x, y]: DiscPoint, [u, v]: DiscPoint) -> DiscPoint {
    [f64::midpoint(x, u), f64::midpoint(y, v)]
}

/// A tap in the loupe, in pixels from its middle.
pub(super) fn pick(input: BoardInput, event: &ev::PointerEvent) {
    let Some(target) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    else {
        return;
    };
    let rect = target.get_bounding_client_rect();
    let from_middle = |at: i32, from: f64, length: f64| f64::from(at) - from - length / 2.0;
    let x = from_middle(event.client_x(), rect.left(), rect.width());
    input.pick([x, from_middle(event.client_y(), rect.top(), rect.height())]);
}

pub(super) fn keys(input: BoardInput, event: &ev::KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.alt_key() {
        return;
    }
    match event.key().as_str() {
        "ArrowUp" => input.go([0.0, -1.0]),
        "ArrowDown" => input.go([0.0, 1.0]),
        "ArrowLeft" => input.go([-1.0, 0.0]),
        "ArrowRight" => input.go([1.0, 0.0]),
        "n" => input.hop(false),
        "p" => input.hop(true),
        "Enter" | " " => input.enter(),
        "Escape" => input.drop_everything(),
        _ => return,
    }
    event.prevent_default();
    // The arrow keys belong to the cursor while the board has the focus.
    event.stop_propagation();
}
