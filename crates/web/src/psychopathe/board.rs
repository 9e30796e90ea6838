//! The board on the page: the drawing, pointer and keyboard.

use leptos::{ev, prelude::*};

use psychopathe::{Kind, Move, Node, Player, Refusal};
use wasm_bindgen::JsCast as _;

use super::say::p;
use super::{
    board_input::BoardInput,
    board_settings::BoardSettings,
    disc::{DiscPoint, FRAME},
    layers, reach,
    reach::Explanation,
    say::Say,
    shown_position::{BoardAccess, ShownPosition},
    why::WhyLine,
};

/// Something drawn over the board: a move that is advised, or that will be played next.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct BoardArrow {
    pub(super) from: Node,
    pub(super) to: Node,
    pub(super) class: &'static str,
}

/// A board.
#[component]
pub(super) fn BoardView(
    #[prop(into)] scene: Signal<ShownPosition>,
    #[prop(into)] hand: Signal<BoardAccess>,
    #[prop(into)] below: Signal<Player>,
    #[prop(into, optional)] arrows: Signal<Vec<BoardArrow>>,
    /// Nodes that are pointed at, and how.
    #[prop(into, optional)]
    marks: Signal<Vec<(Node, &'static str)>>,
    #[prop(into)] on_move: Callback<Move>,
    #[prop(into, default = Callback::new(|_| ()))] on_premove: Callback<(Node, Node)>,
    #[prop(into, default = Callback::new(|_| ()))] on_edit: Callback<Node>,
    /// What stands right under the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let input = BoardInput::new(scene, hand, below, on_move, on_premove, on_edit);
    provide_context(input);
    let taste = expect_context::<BoardSettings>();
    let say = Say::new();
    let ground = Memo::new(move |_| scene.with(|s| input.disc.with(|disc| layers::ground(s.board, disc))));
    let names = move || {
        if taste.names.get() {
            scene.with(|s| input.disc.with(|d| layers::names(s.board, d, &s.position)))
        } else {
            String::new()
        }
    };
    let last = move || {
        scene.with(|s| {
            let drawn = |t: &super::shown_position::LastMove| {
                input.disc.with(|disc| layers::trace(s.board, disc, t.from, t.to, t.captured))
            };
            s.last.as_ref().map(drawn).unwrap_or_default()
        })
    };
    let pieces = move || {
        let in_hand = input.held.with(Option::is_some).then(|| input.chosen.get()).flatten();
        scene.with(|s| {
            let gliding = s.last.as_ref().map(|t| t.to);
            input.disc.with(|d| layers::pieces(s.board, d, &s.position, in_hand.or(gliding)))
        })
    };
    let under = move || {
        let mut text = String::new();
        scene.with(|s| {
            input.disc.with(|disc| {
                if taste.threats.get() {
                    let rings = reach::threatened(s.board, &s.position).into_iter();
                    text.extend(rings.map(|node| layers::ring(disc, node, "threatened")));
                }
                text +=
                    &input.why.with(|why| why.as_ref().map(|why| drawn(s, disc, why)).unwrap_or_default());
                if let Some(node) = input.chosen.get() {
                    text += &layers::ring(disc, node, "chosen");
                }
                for (node, class) in marks.get() {
                    text += &layers::ring(disc, node, class);
                    if class == "goal" {
                        text += &layers::label(disc, node, s.board.name(node));
                    }
                }
                for arrow in arrows.get() {
                    text += &layers::way(s.board, disc, arrow.from, arrow.to, arrow.class);
                }
            });
        });
        text
    };
    let over = move || {
        let mut text = String::new();
        scene.with(|s| {
            input.disc.with(|disc| {
                if let Some(node) = input.aimed.get() {
                    text += &layers::ring(disc, node, "aimed");
                }
                if let Some(node) = input.cursor.get() {
                    text += &layers::ring(disc, node, "cursor");
                }
                if input.pending.with(Option::is_none) {
                    text +=
                        &layers::targets(s.board, disc, input.targets(), input.barred(), input.captures());
                }
                if let (Some(pending), Some(player)) = (input.pending.get(), hand.get().player()) {
                    text += &layers::resurrection(disc, pending.node, player, &pending.kinds);
                }
            });
        });
        text
    };
    let in_hand = move || {
        let ((point, _), node) = (input.held.get()?, input.chosen.get()?);
        let piece = scene.with(|s| s.position.at(node))?;
        let size = input.disc.with(|disc| disc.size(node));
        Some(super::shapes::piece(piece, point, size * 1.25, "lifted", ""))
    };
    let loupe = move || {
        let ((point, finger), _) = (input.held.get()?, input.chosen.get()?);
        finger.then(|| view! { <Loupe point/> })
    };
    let frame = format!("{0} {0} {1} {1}", -FRAME, 2.0 * FRAME);
    let label = move || scene.with(|s| say.summary(s));
    view! {
        <div class="board-box">
            <div
                class="board"
                id="board"
                tabindex="0"
                role="application"
                aria-label=label
                aria-describedby="board-help"
                on:keydown=move |event| keys(input, &event)
                on:blur=move |_| input.cursor.set(None)
            >
                <svg
                    viewBox=frame
                    aria-hidden="true"
                    on:pointerdown=move |event| down(input, &event)
                    on:pointermove=move |event| moved(input, &event)
                    on:pointerup=move |event| up(input, &event)
                    on:pointercancel=move |_| input.held.set(None)
                >
                    <g id="scene">
                        <g inner_html=move || ground.get()/>
                        <g inner_html=last/>
                        <g inner_html=under/>
                        <g inner_html=pieces/>
                        <Gliding scene/>
                        <g inner_html=over/>
                        <g inner_html=names/>
                        <g inner_html=move || in_hand().unwrap_or_default()/>
                    </g>
                </svg>
                {loupe}
            </div>
            {children.map(|children| children())}
            <p class="unseen" id="board-help">{p("psy-board-help")}</p>
            <Putting/>
            <WhyLine/>
        </div>
    }
}

/// The drawing of a reason.
fn drawn(scene: &ShownPosition, disc: &super::disc::Disc, why: &Explanation) -> String {
    let board = scene.board;
    match why {
        Explanation::Held { holds, .. } => holds.iter().map(|hold| layers::hold(board, disc, hold)).collect(),
        Explanation::Suicide { node, by } => layers::capture(board, disc, *node, by),
        Explanation::Threat { node, played, by, .. } => {
            layers::way(board, disc, played.from(), played.to(), "threat")
                + &layers::capture(board, disc, *node, by)
        }
        Explanation::Captured(all) => {
            all.iter().map(|(node, by)| layers::capture(board, disc, *node, by)).collect()
        }
        Explanation::Stuck { node } => {
            let blockers = reach::blockers(board, &scene.position, *node).into_iter();
            blockers.map(|node| layers::ring(disc, node, "blocks")).collect()
        }
        Explanation::Refused(Refusal::Blocked { from, to }) => match (board.node(from), board.node(to)) {
            (Some(from), Some(to)) => {
                let blockers = reach::between(board, &scene.position, from, to).into_iter();
                blockers.map(|node| layers::ring(disc, node, "blocks")).collect()
            }
            _ => String::new(),
        },
        Explanation::Refused(_) => String::new(),
    }
}

/// The piece that moved last, which glides to its node.
#[component]
fn Gliding(scene: Signal<ShownPosition>) -> impl IntoView {
    let input = expect_context::<BoardInput>();
    let from = move || {
        scene.with(|s| {
            let trace = s.last.as_ref()?;
            let (from, to) = input.disc.with(|disc| (disc.at(trace.from), disc.at(trace.to)));
            Some([from[0] - to[0], from[1] - to[1]])
        })
    };
    let shift = move |axis: usize| move || from().map(|by| format!("{:.2}px", by[axis]));
    let class = move || if scene.with(|s| s.ply.is_multiple_of(2)) { "glide even" } else { "glide odd" };
    let piece = move || {
        scene.with(|s| {
            let to = s.last.as_ref()?.to;
            let lifted = input.held.with(Option::is_some) && input.chosen.get() == Some(to);
            let piece = s.position.at(to).filter(|_| !lifted)?;
            Some(input.disc.with(|disc| layers::one(s.board, disc, to, piece)))
        })
    };
    view! {
        <g class=class style:--dx=shift(0) style:--dy=shift(1) inner_html=move || piece().unwrap_or_default()/>
    }
}

/// What a finger hides, larger.
#[component]
fn Loupe(point: DiscPoint) -> impl IntoView {
    let [x, y] = point;
    let frame = format!("{:.1} {:.1} 48 48", x - 24.0, y - 24.0);
    let class = if x < 0.0 { "loupe right" } else { "loupe" };
    view! { <svg class=class viewBox=frame aria-hidden="true"><use href="#scene"/></svg> }
}

/// The choice of what is put back, as buttons.
#[component]
fn Putting() -> impl IntoView {
    let input = expect_context::<BoardInput>();
    let say = Say::new();
    // Who came by keyboard goes on by keyboard; who touched the board chooses on it.
    Effect::new(move |_| {
        if input.pending.with(Option::is_some) && input.cursor.get_untracked().is_some() {
            focus(".putting button");
        }
    });
    // The buttons go; the focus does not go with them.
    let decide = move |kind: Option<Kind>| {
        input.decide(kind);
        let more = input.pending.with_untracked(Option::is_some);
        focus(if more { ".putting button" } else { "#board" });
    };
    let cancel = move || {
        input.drop_everything();
        focus("#board");
    };
    let escape = move |event: ev::KeyboardEvent| {
        if event.key() == "Escape" {
            event.prevent_default();
            cancel();
        }
    };
    let shown = move || {
        let pending = input.pending.get()?;
        let question = move || input.scene.with(|scene| say.put_back(scene.board, pending.node));
        let button = move |kind: Option<Kind>| {
            let label = move || match kind {
                Some(kind) => words::capitalised(&say.kind(kind)),
                None => say.just("psy-decline"),
            };
            view! {
                <button type="button" data-kind=kind.map_or("none", super::shapes::name) on:click=move |_| decide(kind)>
                    {label}
                </button>
            }
        };
        let buttons = pending.kinds.into_iter().map(button).collect_view();
        Some(view! {
            <fieldset class="putting" on:keydown=escape>
                <legend>{question}</legend>
                <div class="buttons">
                    {buttons} <button type="button" class="quiet" on:click=move |_| cancel()>{p("psy-cancel")}</button>
                </div>
            </fieldset>
        })
    };
    view! { {shown} }
}

/// Puts the focus there once the page is drawn.
fn focus(css: &'static str) {
    request_animation_frame(move || {
        let found = document().query_selector(css).ok().flatten();
        if let Some(element) = found.and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok()) {
            // What is gone already needs no focus.
            let _ = element.focus();
        }
    });
}

/// Where an event is, in the drawing's units.
fn place(event: &ev::PointerEvent) -> Option<DiscPoint> {
    let target: web_sys::Element = event.current_target()?.dyn_into().ok()?;
    let rect = target.get_bounding_client_rect();
    let unit =
        |at: i32, from: f64, length: f64| (f64::from(at) - from) / length.max(1.0) * 2.0 * FRAME - FRAME;
    Some([
        unit(event.client_x(), rect.left(), rect.width()),
        unit(event.client_y(), rect.top(), rect.height()),
    ])
}

fn down(input: BoardInput, event: &ev::PointerEvent) {
    if event.button() != 0 {
        return;
    }
    let Some(point) = place(event) else { return };
    if let Some(target) = event.current_target().and_then(|target| target.dyn_into::<web_sys::Element>().ok())
    {
        // Without capture a drag ends at the edge: no reason to stop.
        let _ = target.set_pointer_capture(event.pointer_id());
    }
    input.cursor.set(None);
    if input.pending.with_untracked(Option::is_some) {
        return;
    }
    let Some(node) = input.aim(point) else { return };
    let player = input.hand.get_untracked().player();
    let own =
        input.scene.with_untracked(|s| s.position.at(node).is_some_and(|piece| Some(piece.player) == player));
    if own && input.chosen.get_untracked() != Some(node) {
        input.choose(node);
        input.held.set(Some((point, event.pointer_type() == "touch")));
    } else if own {
        // A second tap lets go; a drag from here still moves.
        input.held.set(Some((point, event.pointer_type() == "touch")));
        input.aimed.set(Some(node));
    }
}

fn moved(input: BoardInput, event: &ev::PointerEvent) {
    let Some((_, finger)) = input.held.get_untracked() else { return };
    let Some(point) = place(event) else { return };
    input.held.set(Some((point, finger)));
    let aimed = input.aim(point).filter(|node| input.chosen.get_untracked() != Some(*node));
    if aimed.is_some() || input.chosen.get_untracked() != input.aimed.get_untracked() {
        input.aimed.set(aimed);
    }
}

fn up(input: BoardInput, event: &ev::PointerEvent) {
    let Some(point) = place(event) else { return };
    if let Some(pending) = input.pending.get_untracked() {
        let offers =
            input.disc.with_untracked(|disc| layers::offers(disc, pending.node, pending.kinds.len()));
        let near = |[x, y]: &DiscPoint| (x - point[0]).hypot(y - point[1]) < 9.0;
        return match offers.iter().position(near) {
            Some(index) => input.decide(pending.kinds[index]),
            None => input.drop_everything(),
        };
    }
    let held = input.held.get_untracked().is_some();
    let second =
        input.aimed.get_untracked().is_some() && input.aimed.get_untracked() == input.chosen.get_untracked();
    input.held.set(None);
    input.aimed.set(None);
    let node = input.aim(point);
    let chosen = input.chosen.get_untracked();
    match (held, node) {
        // The piece was taken up and not moved: it stays chosen.
        (true, Some(node)) if Some(node) == chosen => {
            if second {
                input.drop_everything();
            }
        }
        (true, Some(node)) => {
            if let Some(from) = chosen {
                input.attempt(from, node);
            }
        }
        (false, Some(node)) => input.touch(node),
        (_, None) => input.drop_everything(),
    }
}

fn keys(input: BoardInput, event: &ev::KeyboardEvent) {
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
        "Enter" | " " => {
            if let Some(node) = input.cursor.get_untracked() {
                input.touch(node);
            }
        }
        "Escape" => input.drop_everything(),
        _ => return,
    }
    event.prevent_default();
    // The arrow keys belong to the cursor while the board has the focus.
    event.stop_propagation();
}
