//! What stands beside the board: captured pieces, the position in words, moves that were played, a move that is typed.

use leptos::{ev, prelude::*};
use psychopathe::{Kind, Move, Piece, Player};
use words::Args;

use super::{
    say::{Say, p},
    shapes,
    shown_position::ShownPosition,
};
use crate::announce::Announcer;

/// The pieces that a player holds (PSY-33).
#[component]
pub(super) fn Prisoners(
    #[prop(into)] scene: Signal<ShownPosition>,
    #[prop(into)] captor: Signal<Player>,
) -> impl IntoView {
    let say = Say::new();
    let held = move || {
        scene.with(|scene| {
            let position = &scene.position;
            let piles =
                position.seats().flat_map(|owner| Kind::ALL.map(|kind| Piece { player: owner, kind }));
            let counted = piles.map(|piece| (piece, position.held(captor.get(), piece.player, piece.kind)));
            counted.filter(|(_, n)| *n > 0).collect::<Vec<_>>()
        })
    };
    let pile = move |(piece, n): (Piece, u8)| {
        let label =
            move || say.with("psy-held-pile", &Args::new().with("piece", say.piece(piece)).with("n", n));
        view! {
            <li>
                <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true"
                    inner_html=shapes::icon(piece)></svg>
                <span aria-hidden="true">{(n > 1).then(|| format!("×{n}"))}</span>
                <span class="unseen">{label}</span>
            </li>
        }
    };
    let none =
        move || held().is_empty().then(|| view! { <li class="none-taken">{p("psy-no-prisoners")}</li> });
    view! {
        <ul class="prisoners"
            aria-label=move || say.with("psy-prisoners", &Args::new().with("side", say.side(captor.get())))>
            {move || held().into_iter().map(pile).collect_view()} {none}
        </ul>
    }
}

/// The position in words.
#[component]
pub(super) fn InWords(#[prop(into)] scene: Signal<ShownPosition>) -> impl IntoView {
    let say = Say::new();
    let side = move |player: Player| {
        let rows = move || scene.with(|scene| say.men(scene.board, &scene.position, player));
        let row = |(kind, nodes): (String, String)| view! { <dt>{kind}</dt><dd>{nodes}</dd> };
        view! {
            <h2>{move || say.side(player)}</h2>
            <dl>{move || rows().into_iter().map(row).collect_view()}</dl>
        }
    };
    let sides = move || {
        let players: Vec<Player> = scene.with(|scene| scene.position.seats().collect());
        players.into_iter().map(side).collect_view()
    };
    view! {
        <details class="in-words">
            <summary>{p("psy-in-words")}</summary>
            {sides}
        </details>
    }
}

/// The moves that were played; choosing one shows its position.
#[component]
pub(super) fn MoveList(
    /// Moves in the notation, round by round.
    #[prop(into)]
    rounds: Signal<Vec<Vec<String>>>,
    /// The half-moves that are shown.
    #[prop(into)]
    ply: Signal<usize>,
    go: Callback<usize>,
) -> impl IntoView {
    let total = move || rounds.with(|rounds| rounds.iter().map(Vec::len).sum::<usize>());
    follow(ply);
    let round = move |(index, before, round): (usize, usize, Vec<String>)| {
        let each = round.into_iter().enumerate().map(|(at, text)| {
            let number = before + at + 1;
            let current = move || (ply.get() == number).then_some("true");
            let takes = takes(&text);
            view! {
                <button type="button" class="move" class:takes=takes aria-current=current
                    on:click=move |_| go.run(number)>{text}</button>
            }
        });
        view! { <li><span class="number">{index + 1}"."</span>{each.collect_view()}</li> }
    };
    let list = move || {
        let mut before = 0;
        let numbered = rounds.get().into_iter().enumerate().map(|(index, moves)| {
            before += moves.len();
            (index, before - moves.len(), moves)
        });
        numbered.map(round).collect_view()
    };
    let step = move |id: &'static str,
                     sign: &'static str,
                     name: &'static str,
                     to: fn(usize, usize) -> usize| {
        let at = move || to(ply.get(), total());
        view! {
            <button type="button" id=id aria-label=p(name) title=p(name) disabled=move || at() == ply.get()
                on:click=move |_| go.run(at())>{sign}</button>
        }
    };
    view! {
        <section class="played" aria-label=p("psy-played")>
            <ol data-pane-scrolls="" hidden=move || total() == 0>{list}</ol>
            <div class="buttons steps">
                {step("first", "|◀", "psy-first", |_, _| 0)}
                {step("previous", "◀", "psy-previous", |at, _| at.saturating_sub(1))}
                {step("next", "▶", "psy-next", |at, total| (at + 1).min(total))}
                {step("latest", "▶|", "psy-latest", |_, total| total)}
            </div>
        </section>
    }
}

/// Whether a move in the notation captures something.
pub(super) fn takes(text: &str) -> bool {
    text.contains(['x', '×'])
}

/// Keeps the move that is shown in sight, where the list of moves is longer than its place.
pub(super) fn follow(at: Signal<usize>) {
    Effect::new(move |_| {
        at.get();
        request_animation_frame(|| {
            use wasm_bindgen::JsCast as _;
            let current = document().query_selector(".played [aria-current=true]").ok().flatten();
            let list = current.as_ref().and_then(|e| e.closest("ol, .tree-lines").ok().flatten());
            let element = |e: web_sys::Element| e.dyn_into::<web_sys::HtmlElement>().ok();
            if let (Some(current), Some(list)) = (current.and_then(element), list.and_then(element)) {
                let below = current.offset_top() - list.offset_top();
                list.set_scroll_top(below - list.client_height() / 2);
            }
        });
    });
}

/// Whether an event belongs to somebody who is typing; an empty line has no use for arrows.
pub(super) fn is_typing(event: &ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let Some(target) = event.target() else { return false };
    if let Some(line) = target.dyn_ref::<web_sys::HtmlInputElement>() {
        return !(line.type_() == "text" && line.value().is_empty());
    }
    let element = target.dyn_ref::<web_sys::Element>();
    element.is_some_and(|element| matches!(element.tag_name().as_str(), "TEXTAREA" | "SELECT"))
}

/// Whether the focus is in something long.
pub(super) fn is_scrolling(event: &ev::KeyboardEvent) -> bool {
    use wasm_bindgen::JsCast as _;
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|element| matches!(element.tag_name().as_str(), "OL" | "UL" | "DIV" | "SECTION"))
}

/// BoardArrow keys go through the moves, wherever they mean nothing else.
pub(super) fn arrow_keys(
    ply: impl Fn() -> usize + 'static,
    total: impl Fn() -> usize + 'static,
    go: Callback<usize>,
) {
    let listening = window_event_listener(ev::keydown, move |event| {
        let other = event.ctrl_key() || event.meta_key() || event.alt_key() || event.default_prevented();
        if other || is_typing(&event) {
            return;
        }
        let to = match event.key().as_str() {
            "ArrowLeft" => ply().saturating_sub(1),
            "ArrowRight" => (ply() + 1).min(total()),
            // Where something can be scrolled these keys scroll it.
            "ArrowUp" | "Home" if !is_scrolling(&event) => 0,
            "ArrowDown" | "End" if !is_scrolling(&event) => total(),
            _ => return,
        };
        event.prevent_default();
        go.run(to);
    });
    on_cleanup(move || listening.remove());
}

/// A move in the notation.
#[component]
pub(super) fn Typed(
    #[prop(into)] scene: Signal<ShownPosition>,
    #[prop(into)] enabled: Signal<bool>,
    #[prop(into)] on_move: Callback<Move>,
) -> impl IntoView {
    let say = Say::new();
    let announcer = expect_context::<Announcer>();
    let text = RwSignal::new(String::new());
    let error = RwSignal::new(None::<String>);
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let typed = tidied(&text.get_untracked());
        if typed.is_empty() || !enabled.get_untracked() {
            return;
        }
        match scene.with_untracked(|scene| scene.position.parse_move(scene.board, &typed)) {
            Ok(played) => {
                text.set(String::new());
                error.set(None);
                on_move.run(played);
            }
            Err(why) => {
                let said = say.move_error(&why);
                announcer.say(said.clone());
                error.set(Some(said));
            }
        }
    };
    view! {
        <form class="typed" on:submit=submit>
            <label for="typed-move">{p("psy-type-move")}</label>
            <div class="one-line">
                <input id="typed-move" type="text" autocomplete="off" autocapitalize="none" spellcheck="false"
                    placeholder="a2-a1"
                    aria-describedby="typed-error" bind:value=text/>
                <button type="submit" disabled=move || !enabled.get()>{p("psy-play-it")}</button>
            </div>
            <p class="error" id="typed-error">{move || error.get()}</p>
        </form>
    }
}

/// What people type for a move, as the notation writes it.
fn tidied(text: &str) -> String {
    let text = text.trim().replace(['–', '—', '−'], "-").replace(" - ", "-");
    let mut words = text.split_whitespace();
    let Some(first) = words.next() else { return String::new() };
    let mut tidy = first.to_ascii_lowercase();
    for word in words {
        match word.split_once('=') {
            Some((node, kind)) => {
                tidy += &format!(" {}={}", node.to_ascii_lowercase(), kind.to_ascii_uppercase())
            }
            // `a2 a1` is `a2-a1`.
            None if !tidy.contains('-') => tidy += &format!("-{}", word.to_ascii_lowercase()),
            None => tidy += &format!(" {word}"),
        }
    }
    tidy
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_type_becomes_the_notation() {
        assert_eq!(tidied(" A2 a1 "), "a2-a1");
        assert_eq!(tidied("a2–a1"), "a2-a1");
        assert_eq!(tidied("a2 - a1"), "a2-a1");
        assert_eq!(tidied("b2-b1xc1d c1D=n"), "b2-b1xc1d c1d=N");
        assert_eq!(tidied(""), "");
    }
}
