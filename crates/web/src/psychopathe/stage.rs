//! The stage of a duel: those who play, with their clocks, the board between them; and the moves beside it.

use leptos::prelude::*;
use psychopathe::Player;
use words::Args;

use super::{
    beside::{InWords, MoveList, Typed, takes},
    board::{BoardArrow, surface},
    board_input::BoardInput,
    destination::Destination,
    move_history::rounds,
    name_line::NameLine,
    say::p,
    shown_position::BoardAccess,
    table::Duel,
};
use crate::frame::Pane;

/// So many of the last half-moves are in the line of moves.
const IN_LINE: usize = 8;

/// Players and board.
pub(super) fn stage(at: Duel, input: BoardInput) -> AnyView {
    let below = Memo::new(move |_| at.below());
    let others = move || {
        let (n, below) = (at.ctx.view.with(|view| view.seats.len()), below.get());
        (1..n).map(|by| name(at, input, Player::ALL[(below.index() + by) % n], true)).collect_view()
    };
    let arrows = Signal::derive(move || arrows(at));
    view! {
        <div class="opponents">{others}</div>
        {moves_line(at)}
        {surface(input, arrows, Signal::stored(Vec::new()), Signal::stored(Vec::new()))}
        {move || name(at, input, below.get(), false)}
    }
    .into_any()
}

/// A player: name, captures, clock.
fn name(at: Duel, input: BoardInput, player: Player, is_other: bool) -> AnyView {
    let say = at.say;
    let called = move || match at.you() == Some(player) {
        true => say.just("psy-you"),
        false => at.name(player),
    };
    let at_turn =
        Signal::derive(move || at.ctx.view.with(|view| view.turn == player && view.ending.is_none()));
    let time = Signal::derive(move || at.time(player));
    let last = Signal::derive(move || {
        let text = at.past.with(|past| past.steps.last().filter(|s| s.by == player).map(|s| s.text.clone()));
        let text = text.filter(|_| is_other)?;
        Some(say.with("psy-has-played", &Args::new().with("move", text)))
    });
    view! { <NameLine player name=Signal::derive(called) at_turn scene=input.scene time beside=last/> }
        .into_any()
}

/// What is drawn over the board: a move that was said beforehand, one that is advised.
fn arrows(at: Duel) -> Vec<BoardArrow> {
    let premove = at.premove.get().map(|(from, to)| BoardArrow { from, to, class: "premove" });
    let board = at.past.with(|past| past.board());
    let advice = at.advice.get().filter(|_| at.back.get().is_none());
    let advice = advice.and_then(|text| psychopathe::parse_wish(board, &text).ok());
    let advice = advice.map(|wish| BoardArrow { from: wish.from, to: wish.to, class: "advice" });
    premove.into_iter().chain(advice).collect()
}

/// The last moves on one line, as many as fit, the newest marked as on the board. It is first: what does not fit is hidden.
fn moves_line(at: Duel) -> AnyView {
    let shown = move || {
        let rounds = at.past.with(|past| rounds(&past.steps));
        let each = rounds.into_iter().enumerate().flat_map(|(index, round)| {
            round.into_iter().enumerate().map(move |(at, text)| ((at == 0).then_some(index + 1), text))
        });
        let mut each: Vec<(Option<usize>, String)> = each.collect();
        each.reverse();
        let last = each.into_iter().take(IN_LINE).enumerate().map(|(index, (number, text))| {
            let takes = takes(&text);
            view! {
                <div>
                    {number.map(|number| view! { <i>{number}"."</i> })}
                    <span class:now=index == 0 class:takes=takes>{text}</span>
                </div>
            }
        });
        last.collect_view()
    };
    view! { <div class="moves-line" aria-hidden="true">{shown}</div> }.into_any()
}

/// The moves that were played, a move that is typed, the position in words.
pub(super) fn moves_pane(at: Duel, go: Callback<usize>) -> Pane {
    let content = move || {
        let scene = Signal::derive(move || at.scene());
        let rounds = Signal::derive(move || at.past.with(|past| rounds(&past.steps)));
        let enabled = Signal::derive(move || matches!(at.hand(), BoardAccess::Moves(_)));
        view! {
            <div class="psy-side">
                <MoveList rounds ply=Signal::derive(move || at.ply()) go/>
                <Typed scene enabled on_move=Callback::new(move |played| at.play(played))/>
                <InWords scene/>
                <p class="hint">
                    {p("psy-reconstruction")}
                    " "
                    <a href=Destination::Rules.href() target="_blank">{p("psy-reconstruction-more")}</a>
                </p>
            </div>
        }
    };
    Pane { name: "moves", title: "psy-pane-moves", badge: Signal::stored(0), content: ViewFn::from(content) }
}
