//! What can be done at a table besides moving: a draw, giving up, taking back, another game.

use leptos::prelude::*;
use psychopathe::{Action, Player, View};
use table::Motion;
use words::Args;

use super::{
    destination::{Destination, StudySubject},
    files::SaveRecord,
    move_history::MoveHistory,
    say::p,
    table::OnlineBoard,
};
use crate::language::t;

/// What can be done besides moving.
#[component]
pub(super) fn Deeds(at: OnlineBoard) -> impl IntoView {
    let over = at.ctx.slice(|view| view.ending.is_some());
    let plays = Memo::new(move |_| at.me().is_some());
    let shown = move || match (over.get(), plays.get()) {
        (true, _) => done(at),
        (false, true) => going(at),
        (false, false) => ().into_any(),
    };
    let premoves = Memo::new(move |_| at.premove.get().is_some());
    view! {
        <div class="deeds">
            <p class="note">{move || at.note.get()}</p>
            <Show when=move || at.controls.is_asked.get()>
                <div class="buttons">
                    <button type="button" class="primary" id="see-motions" on:click=move |_| at.controls.show()>
                        {t("motions")}
                    </button>
                </div>
            </Show>
            <p class="hint" role="status"
                hidden=Signal::derive(move || !at.controls.waits.get() || at.controls.is_asked.get())>
                {t("motions-wait")}
            </p>
            <div class="buttons">{shown}</div>
            <Show when=move || premoves.get()>
                <div class="buttons">
                    <button type="button" id="cancel-premove" on:click=move |_| at.premove.set(None)>
                        {p("psy-premove-cancel")}
                    </button>
                </div>
            </Show>
        </div>
    }
}

/// While the game is on.
fn going(at: OnlineBoard) -> AnyView {
    let take_back = move |_| {
        if let Some(to) = at.before_my_move() {
            at.controls.ask(table::Action::Rewind { to });
        }
    };
    let resign = move |_| {
        let sure = window().confirm_with_message(&at.say.just("psy-resign-sure"));
        if sure.unwrap_or(false) {
            at.ctx.act.run(Action::Resign);
        }
    };
    let no_draw = Signal::derive(move || !at.ctx.permits(&Action::Draw) || offers(at).is_some());
    let asked = at.ctx.slice(|view| view.you.is_some_and(|you| view.offers.contains(&you)));
    view! {
        <button type="button" id="take-back" disabled=Signal::derive(move || at.before_my_move().is_none())
            on:click=take_back>{p("psy-take-back")}</button>
        <button type="button" id="draw" disabled=no_draw on:click=move |_| { at.ctx.act.run(Action::Draw); }>
            {p("psy-draw")}
        </button>
        <button type="button" id="resign" on:click=resign>{p("psy-resign")}</button>
        <p class="hint" hidden=Signal::derive(move || !asked.get())>{p("psy-draw-waits")}</p>
    }
    .into_any()
}

/// Who wants a draw and waits for the viewer.
fn offers(at: OnlineBoard) -> Option<Player> {
    let waits = |view: &View| {
        let you = view.you.filter(|you| view.ending.is_none() && view.alive.contains(you))?;
        view.offers.first().copied().filter(|_| !view.offers.contains(&you))
    };
    at.ctx.view.with(waits)
}

/// A draw that somebody offers.
pub(super) fn offered(at: OnlineBoard) -> impl IntoView {
    let by = Memo::new(move |_| offers(at));
    move || {
        by.get().map(|by| {
            let said = move || at.say.with("psy-draw-asked", &Args::new().with("name", at.name(by)));
            view! {
                <div class="answer" role="status">
                    <p>{said}</p>
                    <div class="buttons">
                        <button type="button" class="primary" id="accept-draw"
                            on:click=move |_| { at.ctx.act.run(Action::Draw); }>{p("psy-draw-accept")}</button>
                    </div>
                </div>
            }
        })
    }
}

/// Once it is over.
fn done(at: OnlineBoard) -> AnyView {
    let again = move |_| at.controls.ask(table::Action::Propose { motion: Motion::Again });
    let record = Signal::derive(move || at.record());
    let replays = Memo::new(move |_| at.past.with(MoveHistory::replays));
    let study = move || Destination::Study(StudySubject::Record(record.get())).href();
    view! {
        <button type="button" class="primary" id="rematch" hidden=Signal::derive(move || !at.controls.is_open.get())
            on:click=again>{p("psy-rematch")}</button>
        <a class="button" id="review" hidden=Signal::derive(move || !replays.get()) href=study>{p("psy-review")}</a>
        {move || replays.get().then(|| view! { <SaveRecord record/> })}
    }
    .into_any()
}
