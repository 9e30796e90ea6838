//! What can be done at a table besides moving: a draw, giving up, taking back, advice, how the board is shown; and
//! another game.

use leptos::prelude::*;
use psychopathe::{Action, Player, View};
use words::Args;

use super::{
    board_input::BoardInput,
    board_settings::{BoardSettings, BoardSettingsForm},
    computer::so_far,
    destination::{Destination, StudySubject},
    engine::EngineWorker,
    engine_messages::{EngineAnswer, Task},
    files::{FILE, SaveRecord, text_file},
    move_history::MoveHistory,
    say::p,
    table::Duel,
};
use crate::{
    frame::{Acted, PlayAgain, story_file},
    keep,
    language::t,
    sure::Sure,
};

/// How long advice is thought about, in milliseconds.
const ADVISES: u32 = 1_200;

/// What can be done besides moving: behind *Autre chose*.
#[component]
pub(super) fn DuelActions(at: Duel) -> impl IntoView {
    let over = at.ctx.slice(|view| view.ending.is_some());
    let plays = Memo::new(move |_| at.me().is_some());
    let record = Signal::derive(move || at.record());
    let replays = Memo::new(move |_| at.past.with(MoveHistory::replays));
    let taste = expect_context::<BoardSettings>();
    let save = move || (over.get() && replays.get()).then(|| view! { <SaveRecord record/> });
    view! {
        <div class="duel-actions">
            <div class="buttons" hidden=Signal::derive(move || over.get() || !plays.get())>
                {taking_back(at)} {advice(at)} {draw(at)} {resigning(at)}
            </div>
            <BoardSettingsForm on_turn=Callback::new(move |()| at.turned.update(|n| *n += 1))/>
            <div class="buttons">{taste.confirm_switch()} {save}</div>
        </div>
    }
}

/// Closes the sheet: what was asked for is answered on the table. To be made where the button is.
fn closes() -> impl Fn() + Copy {
    let acted = use_context::<Acted>();
    move || {
        if let Some(Acted(acted)) = acted {
            acted.update(|n| *n += 1);
        }
    }
}

/// On a server the other one is asked; where nobody is, what it undoes is said first.
fn taking_back(at: Duel) -> AnyView {
    let close = closes();
    let can = move || match at.device() {
        Some(device) => device.can_undo.get(),
        None => at.before_my_move().is_some(),
    };
    let go = move |_| {
        match (at.device(), at.server()) {
            (Some(device), _) => device.undo.run(()),
            (None, Some(server)) => {
                if let Some(to) = untrack(|| at.before_my_move()) {
                    server.go_back(to);
                }
            }
            (None, None) => {}
        }
        close();
    };
    view! {
        <button type="button" id="take-move-back" disabled=Signal::derive(move || !can()) on:click=go>
            {p("psy-take-back")}
        </button>
    }
    .into_any()
}

/// A move that the engine advises: on a device against a computer.
fn advice(at: Duel) -> AnyView {
    if at.device().is_none() {
        return ().into_any();
    }
    let engine = EngineWorker::new();
    let close = closes();
    let can = move || at.ctx.view.with(|view| view.you == Some(view.turn) && view.seats.len() == 2);
    let ask = move |_| {
        let line =
            at.ctx.view.with_untracked(|view| so_far(view, at.past.with_untracked(MoveHistory::moves)));
        let millis = if keep::text("tablee.pace").is_some() { ADVISES / 4 } else { ADVISES };
        let asked_at = at.ctx.view.with_untracked(|view| view.n_moves);
        engine.ask(line, Task::Analyse { lines: 1, millis }, move |answer| {
            // A thought that comes after the move is about a position that is gone.
            if at.ctx.view.try_with_untracked(|view| view.n_moves) != Some(asked_at) {
                return engine.stop();
            }
            if let EngineAnswer::SoFar { lines, .. } = answer {
                let found = lines.first().and_then(|found| found.moves.first()).cloned();
                if let Some(text) = &found {
                    let said = at.say.with("psy-hint-is", &Args::new().with("move", text.as_str()));
                    at.note.try_set(Some(said));
                }
                at.advice.try_set(found);
            }
        });
        close();
    };
    view! {
        <button type="button" id="hint" disabled=Signal::derive(move || !can()) on:click=ask>
            {p("psy-hint")}
        </button>
    }
    .into_any()
}

fn draw(at: Duel) -> AnyView {
    let cannot = Signal::derive(move || !at.ctx.permits(&Action::Draw) || offers(at).is_some());
    let asked = at.ctx.slice(|view| view.you.is_some_and(|you| view.offers.contains(&you)));
    view! {
        <button type="button" id="draw" disabled=cannot on:click=move |_| { at.ctx.act.run(Action::Draw); }>
            {p("psy-draw")}
        </button>
        <p class="hint" hidden=Signal::derive(move || !asked.get())>{p("psy-draw-waits")}</p>
    }
    .into_any()
}

/// In a second step, which names the price.
fn resigning(at: Duel) -> AnyView {
    let sure = Sure::here();
    let resign = move |_| {
        let (what, price) = untrack(|| (at.say.just("psy-resign"), at.say.just("psy-resign-sure")));
        sure.ask(what, price, move || _ = at.ctx.act.run(Action::Resign));
    };
    view! { <button type="button" id="resign" on:click=resign>{p("psy-resign")}</button> }.into_any()
}

/// Who wants a draw and waits for the viewer.
fn offers(at: Duel) -> Option<Player> {
    let waits = |view: &View| {
        let you = view.you.filter(|you| view.ending.is_none() && view.alive.contains(you))?;
        view.offers.first().copied().filter(|_| !view.offers.contains(&you))
    };
    at.ctx.view.with(waits)
}

/// Of three: who has agreed to a draw, and who else is awaited for it (PSY-60). Between two it says itself.
fn needed(at: Duel) -> Option<(Vec<String>, Vec<String>)> {
    let (agreed, awaited): (Vec<Player>, Vec<Player>) = at.ctx.view.with(|view| {
        let others = view.alive.iter().copied().filter(|player| Some(*player) != view.you);
        others.partition(|player| view.offers.contains(player))
    });
    let names = |players: Vec<Player>| players.into_iter().map(|player| at.name(player)).collect();
    (agreed.len() + awaited.len() > 1).then(|| (names(agreed), names(awaited)))
}

/// A draw that somebody offers: an agreement like any other. It stands until the viewer has moved; saying no folds it.
pub(super) fn offered(at: Duel) -> AnyView {
    let by = Memo::new(move |_| offers(at));
    let needs = Memo::new(move |_| needed(at));
    let folded = RwSignal::new(false);
    Effect::new(move || {
        by.track();
        folded.set(false);
    });
    crate::erased::piece(move || {
        by.get().filter(|_| !folded.get()).map(|by| {
            let said = move || at.say.with("psy-draw-asked", &Args::new().with("name", at.name(by)));
            view! {
                <section class="agreement" data-agreement="draw" aria-labelledby="draw-title">
                    <div role="status"><h2 id="draw-title">{Signal::derive(said)}</h2></div>
                    <p class="what">{p("psy-draw-what")}</p>
                    <p class="asks" hidden=Signal::derive(move || needs.read().is_none())>
                        {move || needs.get().map(|(agreed, awaited)| {
                            let args = Args::new().with("n", awaited.len());
                            let args = args.with("agreed", agreed.join(", "));
                            let args = args.with("awaited", awaited.join(", "));
                            at.say.with("psy-draw-needs", &args)
                        })}
                    </p>
                    <div class="answers">
                        <button type="button" class="decline" on:click=move |_| folded.set(true)>
                            {p("psy-draw-decline")}
                        </button>
                        <button type="button" class="primary" id="accept-draw"
                            on:click=move |_| { at.ctx.act.run(Action::Draw); }>
                            {p("psy-draw-accept")}
                        </button>
                    </div>
                </section>
            }
        })
    })
}

/// Once it is over: how, the way on and out, and what to keep.
pub(super) fn end(at: Duel, input: BoardInput) -> AnyView {
    let record = Signal::derive(move || at.record());
    let replays = Memo::new(move |_| at.past.with(MoveHistory::replays));
    let subject = move || match at.device() {
        Some(device) => StudySubject::Game(device.id.get_value()),
        None => StudySubject::Record(record.get()),
    };
    let study = move || Destination::Study(subject()).href();
    let is_open = move || at.server().is_none_or(|server| server.is_open.get());
    let again = use_context::<PlayAgain>();
    let rematch = move |_| {
        if let Some(PlayAgain { further, .. }) = again {
            further.run(());
        }
    };
    let why = move || {
        input.why.get().map(|why| {
            let said = move || input.scene.with(|scene| at.say.why(scene, &why));
            view! { <p class="reason" tabindex="0">{said}</p> }
        })
    };
    let said = move || at.verdict().unwrap_or_default();
    view! {
        <div class="question over" data-pane-scrolls="">
            <div>
                <h2 id="ending-title" class="said">{Signal::derive(said)}</h2> {crate::erased::piece(why)}
            </div>
        </div>
        <div class="acts">
            <button type="button" class="primary" id="rematch" hidden=Signal::derive(move || !is_open())
                on:click=rematch>{p("psy-rematch")}</button>
            <a class="button" id="review" hidden=Signal::derive(move || !replays.get()) href=study>
                {p("psy-review")}
            </a>
        </div>
        <div class="acts keeps" role="group" aria-label=t("end-keep")>
            <a class="button" id="keep-record" download=FILE hidden=Signal::derive(move || !replays.get())
                href=move || text_file(&record.get())>{p("psy-keep-record")}</a>
            <a class="button" id="keep-story" download="tablee.txt" href=story_file()>
                {t("end-keep-story")}
            </a>
            <a class="button" id="leave" href="#/">{t("end-leave")}</a>
        </div>
    }
    .into_any()
}
