//! The dock of a duel: the move in words before it is played, whom one waits for, how it ended.

use leptos::prelude::*;
use psychopathe::{Node, Piece};
use words::Args;

use super::{
    board::Putting,
    board_input::BoardInput,
    duel_actions::{DuelActions, end, offered},
    say::{Say, p},
    shapes,
    table::{Duel, Stands},
};
use crate::{
    context::refused,
    erased::piece,
    frame::{Dock, awaited_mark},
};

/// What the dock speaks of.
#[derive(Debug, Clone, PartialEq)]
enum Asked {
    /// The game is over.
    Over,
    /// A position of the past is shown.
    Past,
    /// A capture brings a piece back: which?
    PutBack,
    /// A piece is in hand, and perhaps aimed somewhere.
    InHand(Node),
    /// It is the viewer's turn.
    Yours,
    /// It is somebody else's, or the viewer only looks on.
    Theirs,
}

pub(super) fn dock(at: Duel, input: BoardInput) -> Dock {
    Dock {
        ask: ViewFn::from(move || ask(at, input)),
        agreements: ViewFn::from(move || offered(at)),
        more: ViewFn::from(move || view! { <DuelActions at/> }),
        has_more: Signal::stored(true),
    }
}

fn ask(at: Duel, input: BoardInput) -> AnyView {
    let asked = Memo::new(move |_| {
        let (over, mine) = at
            .ctx
            .view
            .with(|view| (view.ending.is_some(), view.you == Some(view.turn) && view.ending.is_none()));
        match input.chosen.get() {
            _ if at.back.get().is_some() => Asked::Past,
            _ if over => Asked::Over,
            _ if input.pending.with(Option::is_some) => Asked::PutBack,
            Some(node) => Asked::InHand(node),
            None if mine => Asked::Yours,
            None => Asked::Theirs,
        }
    });
    let question = move || match asked.get() {
        Asked::Over => end(at, input),
        Asked::Past => past(at),
        Asked::PutBack => view! { <Putting/> }.into_any(),
        Asked::InHand(node) => in_hand(at, input, node),
        Asked::Yours => idle(at, input, p("psy-touch-a-piece")),
        Asked::Theirs => theirs(at, input),
    };
    view! { {refused(at.ctx)} {piece(question)} }.into_any()
}

/// One line, and what explains it.
fn question(icon: Option<Piece>, said: Signal<String>, small: AnyView) -> AnyView {
    let icon = icon.map(|it| {
        view! {
            <svg class="icon" viewBox="-1.25 -1.25 2.5 2.5" aria-hidden="true"
                inner_html=shapes::icon(it)></svg>
        }
    });
    view! {
        <div class="question" data-pane-scrolls="">{icon} <div><p class="said">{said}</p> {small}</div></div>
    }
    .into_any()
}

/// The reason that is drawn on the board, with its rule.
fn reason(at: Duel, input: BoardInput) -> AnyView {
    let say = at.say;
    piece(move || {
        input.why.get().map(|why| {
            let rule = Say::rule_of(&why);
            let text = move || input.scene.with(|scene| say.why(scene, &why));
            view! { <p class="reason" tabindex="0">{text} <small>{rule}</small></p> }
        })
    })
}

/// Nothing is in hand.
fn idle(at: Duel, input: BoardInput, said: Signal<String>) -> AnyView {
    let lead = Signal::derive(move || at.note.get().unwrap_or_else(|| said.get()));
    let quiet = move || {
        let (n, limit) = at.ctx.view.with(|view| (view.quiet, view.options.draws.quiet));
        let left = limit?.saturating_sub(n);
        (left <= 40).then(|| at.say.with("psy-quiet", &Args::new().with("n", left)))
    };
    let small = view! { {reason(at, input)} <p class="hint">{quiet}</p> }.into_any();
    question(None, lead, small)
}

/// A piece is in hand: its way and what it takes, or where it may go.
fn in_hand(at: Duel, input: BoardInput, node: Node) -> AnyView {
    let say = at.say;
    let icon = input.scene.with_untracked(|scene| scene.position.at(node));
    let planned = Memo::new(move |_| {
        let played = input.aimed_move();
        played.map(|played| input.scene.with(|scene| say.planned(scene, played))).unwrap_or_default()
    });
    let said = move || match planned.with(|planned| planned.first().cloned()) {
        Some(said) => said,
        None => {
            let n = input.targets().len();
            input.scene.with(|scene| say.chosen(scene, node, n))
        }
    };
    let small = piece(move || match planned.with(|planned| planned.get(1).cloned()) {
        Some(takes) => view! { <p class="takes">{takes}</p> }.into_any(),
        None if planned.with(Vec::is_empty) => reason(at, input),
        None => ().into_any(),
    });
    let goes = move || {
        let to = input.aimed.get().map(|node| input.scene.with(|scene| scene.board.name(node).to_owned()));
        match to {
            Some(to) => say.with("psy-play-to", &Args::new().with("node", to)),
            None => say.just("psy-play-it"),
        }
    };
    let is_ready = move || input.aimed_move().is_some();
    view! {
        {question(icon, Signal::derive(said), small)}
        <div class="acts">
            <button type="button" class="primary" id="play-move" data-awaited=awaited_mark()
                disabled=Signal::derive(move || !is_ready()) on:click=move |_| input.play_aimed()>
                {Signal::derive(goes)}
            </button>
            <button type="button" id="put-down" on:click=move |_| input.drop_everything()>
                {p("psy-put-down")}
            </button>
        </div>
    }
    .into_any()
}

/// The others are awaited.
fn theirs(at: Duel, input: BoardInput) -> AnyView {
    let say = at.say;
    let said = Signal::derive(move || {
        let turn = at.ctx.view.with(|view| view.turn);
        match (at.premove.get().is_some(), at.computer.is_some_and(|computer| computer.has_failed.get())) {
            (_, true) => say.just("psy-engine-failed"),
            (true, _) => say.just("psy-premove-set"),
            (false, _) => {
                let id = if at.me().is_some() { "psy-thinks" } else { "psy-their-turn" };
                say.with(id, &Args::new().with("name", at.name(turn)))
            }
        }
    });
    let cancel = move || {
        at.premove.get().is_some().then(|| {
            view! {
                <button type="button" id="cancel-premove" on:click=move |_| at.premove.set(None)>
                    {p("psy-premove-cancel")}
                </button>
            }
        })
    };
    let hurry = at.computer.map(|computer| {
        move || {
            let found = computer.so_far.get().filter(|_| computer.is_thinking.get());
            found.map(|found| {
                view! {
                    <button type="button" id="move-now" on:click=move |_| computer.stop(Some(found.clone()))>
                        {p("psy-move-now")}
                    </button>
                }
            })
        }
    });
    view! { {idle(at, input, said)} <div class="acts">{cancel} {hurry}</div> }.into_any()
}

/// A position of the past is shown.
fn past(at: Duel) -> AnyView {
    view! {
        {question(None, p("psy-looking-back"), ().into_any())}
        <div class="acts" id="looking-back">
            <button type="button" class="primary" data-awaited=awaited_mark()
                on:click=move |_| at.back.set(None)>
                {p("psy-latest")}
            </button>
        </div>
    }
    .into_any()
}

/// What may be asked of the table besides the game.
impl Duel {
    pub(super) fn server(self) -> Option<crate::online::TableControls> {
        match self.stands {
            Stands::OnServer(server) => Some(server),
            Stands::OnDevice(_) => None,
        }
    }

    pub(super) fn device(self) -> Option<crate::local::DeviceControls> {
        match self.stands {
            Stands::OnServer(_) => None,
            Stands::OnDevice(device) => Some(device),
        }
    }
}
