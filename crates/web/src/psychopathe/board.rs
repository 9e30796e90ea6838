//! The board on the page: the drawing, and what is asked under it.

use leptos::{ev, prelude::*};

use psychopathe::{Kind, Move, Node, Piece, Player, Refusal};
use wasm_bindgen::JsCast as _;

use super::{
    aim::{LOUPE, Loupe},
    board_input::{BoardInput, BoardUse},
    board_settings::BoardSettings,
    disc::{FRAME, Isometry},
    layers,
    pointer::{Pointer, keys, pick},
    reach,
    reach::Explanation,
    say::{Say, p},
    shown_position::{BoardAccess, LastMove, ShownPosition},
    why::WhyLine,
};
use crate::{erased::piece, frame::awaited_mark};

/// Something drawn over the board: a move that is advised, or that will be played next.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct BoardArrow {
    pub(super) from: Node,
    pub(super) to: Node,
    pub(super) class: &'static str,
}

/// A board, with what is asked and explained under it.
#[component]
pub(super) fn BoardView(
    #[prop(into)] scene: Signal<ShownPosition>,
    #[prop(into)] hand: Signal<BoardAccess>,
    #[prop(into)] below: Signal<Player>,
    #[prop(into, optional)] arrows: Signal<Vec<BoardArrow>>,
    /// What is explained as long as nobody asks for another reason.
    #[prop(into, optional)]
    explained: Signal<Vec<Explanation>>,
    /// Nodes that are pointed at, and how.
    #[prop(into, optional)]
    marks: Signal<Vec<(Node, &'static str)>>,
    #[prop(into)] on_move: Callback<Move>,
    #[prop(into, default = Callback::new(|_| ()))] on_edit: Callback<Node>,
    /// What stands right under the board.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let confirms = Signal::stored(false);
    let on_premove = Callback::new(|_| ());
    let input = BoardInput::new(BoardUse { scene, hand, below, confirms, on_move, on_premove, on_edit });
    provide_context(input);
    view! {
        <div class="board-box">
            {surface(input, arrows, explained, marks)}
            {children.map(|children| children())}
            <Putting/>
            <WhyLine/>
        </div>
    }
}

/// The board itself, under somebody's hands.
pub(super) fn surface(
    input: BoardInput,
    arrows: Signal<Vec<BoardArrow>>,
    explained: Signal<Vec<Explanation>>,
    marks: Signal<Vec<(Node, &'static str)>>,
) -> AnyView {
    let BoardInput { scene, hand, .. } = input;
    let pointer = Pointer::new(input);
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
            let drawn =
                |t: &LastMove| input.disc.with(|disc| layers::trace(s.board, disc, t.from, t.to, t.captured));
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
    let in_hand = move || {
        let (point, node) = (input.held.get()?, input.chosen.get()?);
        let piece = scene.with(|s| s.position.at(node))?;
        let size = input.disc.with(|disc| disc.size(node));
        Some(super::shapes::piece(piece, point, size * 1.25, "lifted", ""))
    };
    let under = move || under(input, taste, arrows, explained, marks);
    let over = move || over(input);
    let frame = format!("{0} {0} {1} {1}", -FRAME, 2.0 * FRAME);
    let label = move || scene.with(|s| say.summary(s));
    let is_moved = Memo::new(move |_| input.motion.get() != Isometry::HOME);
    let can_touch = move || hand.get() != BoardAccess::Still;
    view! {
        <div class="hole">
            <div
                class="board"
                id="board"
                tabindex="0"
                role="application"
                aria-label=label
                aria-describedby="board-help"
                data-loupe=""
                data-stage=""
                data-awaited=awaited_mark()
                class:still=move || !can_touch()
                on:keydown=move |event| keys(input, &event)
                on:blur=move |_| input.cursor.set(None)
            >
                <svg
                    viewBox=frame
                    aria-hidden="true"
                    on:pointerdown=move |event| pointer.down(&event)
                    on:pointermove=move |event| pointer.moved(&event)
                    on:pointerup=move |event| pointer.up(&event)
                    on:pointercancel=move |event| pointer.cancelled(&event)
                >
                    <g id="scene">
                        <g inner_html=move || ground.get()/>
                        <g inner_html=last/>
                        <g inner_html=under/>
                        <g inner_html=pieces/>
                        <Flying scene/>
                        <Gliding scene/>
                        <g inner_html=over/>
                        <g inner_html=names/>
                        <g inner_html=move || in_hand().unwrap_or_default()/>
                    </g>
                </svg>
                {loupe(input)}
            </div>
            <Show when=move || is_moved.get()>
                <button type="button" class="recentre" id="disc-home"
                    on:click=move |_| input.motion.set(Isometry::HOME)>
                    {p("psy-disc-home")}
                </button>
            </Show>
            <p class="unseen" id="board-help">{p("psy-board-help")}</p>
        </div>
    }
    .into_any()
}

/// What lies under the pieces: reasons, what is chosen, where it may run.
fn under(
    input: BoardInput,
    taste: BoardSettings,
    arrows: Signal<Vec<BoardArrow>>,
    explained: Signal<Vec<Explanation>>,
    marks: Signal<Vec<(Node, &'static str)>>,
) -> String {
    let mut text = String::new();
    input.scene.with(|s| {
        input.disc.with(|disc| {
            if taste.threats.get() {
                let rings = reach::threatened(s.board, &s.position).into_iter();
                text.extend(rings.map(|node| layers::ring(disc, node, "threatened")));
            }
            match input.why.get() {
                Some(why) => text += &drawn(s, disc, &why),
                None => text.extend(explained.get().iter().map(|why| drawn(s, disc, why))),
            }
            if let Some(node) = input.chosen.get() {
                text += &layers::reach(s.board, disc, node, input.targets(), input.captures());
                text += &layers::ring(disc, node, "chosen");
                text.extend(input.victims().into_iter().map(|node| layers::ring(disc, node, "victim")));
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
}

/// What lies over the pieces: where the chosen one may go, what is aimed at, what may be put back.
fn over(input: BoardInput) -> String {
    let mut text = String::new();
    input.scene.with(|s| {
        input.disc.with(|disc| {
            if input.pending.with(Option::is_none) {
                text += &layers::targets(s.board, disc, input.targets(), input.barred(), input.captures());
            }
            if let Some(node) = input.aimed.get() {
                text += &layers::aim(disc, node);
                text += &layers::label(disc, node, s.board.name(node));
            }
            if let Some(node) = input.cursor.get() {
                text += &layers::ring(disc, node, "cursor");
            }
            if let (Some(pending), Some(player)) = (input.pending.get(), input.hand.get().player()) {
                text += &layers::resurrection(disc, pending.node, player, &pending.kinds);
            }
        });
    });
    text
}

/// The drawing of a reason.
pub(super) fn drawn(scene: &ShownPosition, disc: &super::disc::Disc, why: &Explanation) -> String {
    let board = scene.board;
    match why {
        Explanation::Held { holds, .. } => holds.iter().map(|hold| layers::hold(board, disc, hold)).collect(),
        Explanation::Suicide { node, by } => layers::capture(board, disc, *node, by),
        Explanation::Threat { node, played, by, .. } => {
            layers::way(board, disc, played.from(), played.to(), "threat")
                + &layers::capture(board, disc, *node, by)
        }
        Explanation::Captured(all) => {
            let taken = scene.last.iter().flat_map(|last| &last.taken);
            let gone = taken.filter(|(node, _)| scene.position.at(*node).is_none());
            let ghosts: String = gone.map(|(node, piece)| layers::ghost(disc, *node, *piece)).collect();
            let figures = all.iter().map(|(node, by)| layers::capture(board, disc, *node, by));
            figures.collect::<String>() + &ghosts
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

/// Whether a move is drawn like the one before the last: the other way round a motion begins again.
fn parity(ply: usize) -> &'static str {
    if ply.is_multiple_of(2) { "even" } else { "odd" }
}

/// What the last move captured flies to whoever took it, and is gone.
#[component]
fn Flying(scene: Signal<ShownPosition>) -> impl IntoView {
    let input = expect_context::<BoardInput>();
    let flying = move || {
        scene.with(|s| {
            let last = s.last.as_ref()?;
            let class = format!("flying {}", parity(s.ply));
            let flies = |(node, piece): &(Node, Piece)| {
                let (drawn, [from_x, from_y], [to_x, to_y]) = input
                    .disc
                    .with(|disc| (layers::gone(disc, *node, *piece), disc.at(*node), disc.at(last.to)));
                view! {
                    <g class=class.clone() style=("--x", format!("{:.2}px", to_x - from_x))
                        style=("--y", format!("{:.2}px", to_y - from_y)) inner_html=drawn/>
                }
            };
            Some(last.taken.iter().map(flies).collect_view())
        })
    };
    piece(flying)
}

/// The piece that moved last, which glides along its path to its node.
#[component]
fn Gliding(scene: Signal<ShownPosition>) -> impl IntoView {
    let input = expect_context::<BoardInput>();
    let way = move || {
        scene.with(|s| {
            let last = s.last.as_ref()?;
            let way = input.disc.with(|disc| layers::glide(s.board, disc, last.from, last.to))?;
            Some(format!("path(\"{way}\")"))
        })
    };
    let class = move || format!("glide {}", scene.with(|s| parity(s.ply)));
    let piece = move || {
        scene.with(|s| {
            let to = s.last.as_ref()?.to;
            let lifted = input.held.with(Option::is_some) && input.chosen.get() == Some(to);
            let piece = s.position.at(to).filter(|_| !lifted)?;
            Some(input.disc.with(|disc| layers::one(s.board, disc, to, piece)))
        })
    };
    view! {
        <g class=class style:offset-path=way inner_html=move || piece().unwrap_or_default()/>
    }
}

/// What a finger hides, larger, in the corner farthest from it; where the finger was not clear it waits for a tap.
fn loupe(input: BoardInput) -> AnyView {
    piece(move || {
        input.loupe.get().map(|(Loupe { centre: [x, y], scale }, asks)| {
            let side = LOUPE / scale;
            let frame = format!("{:.1} {:.1} {side:.1} {side:.1}", x - side / 2.0, y - side / 2.0);
            view! {
                <div class="loupe" class:right=x < 0.0 class:bottom=y < 0.0 class:asks=asks aria-hidden="true"
                    data-x=x data-y=y data-scale=scale on:pointerup=move |event| pick(input, &event)>
                    <svg viewBox=frame><use href="#scene"/></svg>
                </div>
            }
        })
    })
}

/// The choice of what is put back, as buttons.
#[component]
pub(super) fn Putting() -> impl IntoView {
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
                <button type="button" data-kind=kind.map_or("none", super::shapes::name)
                    on:click=move |_| decide(kind)>
                    {label}
                </button>
            }
        };
        let buttons = pending.kinds.into_iter().map(button).collect_view();
        Some(view! {
            <fieldset class="putting" on:keydown=escape>
                <legend>{question}</legend>
                <div class="buttons">
                    {buttons}
                    <button type="button" class="quiet" on:click=move |_| cancel()>{p("psy-cancel")}</button>
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
