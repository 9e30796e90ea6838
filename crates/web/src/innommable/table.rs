//! The table: the thing of the moment on the stage, what is asked in the dock, the Keeper's desk beside them.

use innommable::Stage;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use words::Args;

use super::{
    act::{act, others},
    bowl::{bowl, tide, whisper},
    cockpit::cockpit,
    conflict::conflict,
    context::TableContext,
    end::end,
    keeper::keeper,
    newcomers::newcomers,
    people::people,
    prepare::{self, prepare},
    score::score,
    speech::{hush, speaker},
    strike::struck,
    touched::Touched,
};
use crate::{
    erased::piece,
    frame::{Dock, Pane, Table, Turn},
    language::translator,
};

/// A table of Innommable, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    // A device that is handed round shows the Keeper's desk to the Keeper alone.
    let is_keeper = ctx.slice(innommable::View::is_keeper);
    (move || one_table(ctx, is_keeper.get())).into_any()
}

fn one_table(ctx: TableContext, is_keeper: bool) -> AnyView {
    Touched::provide();
    let panes = match is_keeper {
        true => vec![Pane {
            name: "keeper",
            title: "pane-keeper",
            badge: Signal::stored(0),
            content: ViewFn::from(move || keeper(ctx)),
        }],
        false => vec![Pane {
            name: "people",
            title: "pane-people",
            badge: Signal::stored(0),
            content: ViewFn::from(move || people(ctx)),
        }],
    };
    let stage = ctx.slice(|view| view.stage);
    // Nobody is struck behind a sheet.
    Effect::new(move |before: Option<Stage>| {
        let now = stage.get();
        if now == Stage::Announced && before.is_some_and(|before| before != now) {
            close_sheet();
        }
        now
    });
    let asks = Memo::new(move |_| stage.get() != Stage::Closed);
    let prepares = Memo::new(move |_| is_keeper && stage.get() == Stage::Preparation);
    let (more, some) = others(ctx);
    let has_more = Signal::derive(move || asks.get() && some.get());
    let dock = Dock {
        ask: ViewFn::from(move || {
            piece(move || asks.get().then(|| if prepares.get() { prepare::dock(ctx) } else { act(ctx) }))
        }),
        more,
        has_more,
        agreements: ViewFn::default(),
    };
    let waits = ctx.slice(move |view| if is_keeper { waits_for_keeper(view) } else { 0 });
    view! { <Table turn=turn(ctx) stage=ViewFn::from(move || play(ctx)) dock panes waits=waits.into()/> }
        .into_any()
}

fn close_sheet() {
    let open = document().query_selector("dialog.page-sheet[open]").ok().flatten();
    if let Some(sheet) = open.and_then(|sheet| sheet.dyn_into::<web_sys::HtmlDialogElement>().ok()) {
        sheet.close();
    }
}

/// What waits for the Keeper: attempts to be answered, characters to be read.
fn waits_for_keeper(view: &innommable::View) -> usize {
    let attempts = view.characters.iter().filter(|it| it.pending.is_some()).count();
    let sheets = view.characters.iter().filter(|it| it.profile.is_some() && !it.approved).count();
    attempts + sheets
}

/// What is on the stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Scene {
    Preparing,
    Characters,
    Cockpit,
    Bowl,
    Speaking,
    Conflict,
    Strike,
    Told,
    End,
}

fn scene(view: &innommable::View) -> Scene {
    let speaks = view.monologue.as_ref().is_some_and(|monologue| Some(monologue.by) == view.you);
    match view.stage {
        Stage::Preparation if view.is_keeper() => Scene::Preparing,
        Stage::Preparation | Stage::Characters => Scene::Characters,
        Stage::Closed => Scene::End,
        _ if speaks => Scene::Speaking,
        _ if view.conflict.is_some() => Scene::Conflict,
        _ if view.strike.is_some() => Scene::Strike,
        Stage::Free if view.is_keeper() => Scene::Cockpit,
        Stage::Epilogue | Stage::LastAct => Scene::Told,
        _ => Scene::Bowl,
    }
}

fn play(ctx: TableContext) -> AnyView {
    let now = ctx.slice(scene);
    let shown = move || match now.get() {
        Scene::Preparing => prepare(ctx),
        Scene::Characters => view! {
            <div class="scene opening">{before(ctx)} {setting(ctx)} {newcomers(ctx)}</div>
        }
        .into_any(),
        Scene::Cockpit => view! { <div class="scene cockpit">{cockpit(ctx)}</div> }.into_any(),
        Scene::Bowl => tide(ctx, "with-bowl", bowl(ctx)),
        Scene::Speaking => view! { <div class="scene speaking">{speaker(ctx)}</div> }.into_any(),
        Scene::Conflict => tide(ctx, "with-conflict", conflict(ctx)),
        Scene::Strike => struck(ctx),
        Scene::Told => tide(ctx, "with-tale", whisper()),
        Scene::End => end(ctx),
    };
    view! { {piece(shown)} {hush(ctx)} }.into_any()
}

/// What people should know while the Keeper prepares.
fn before(ctx: TableContext) -> AnyView {
    let early = ctx.slice(|view| (view.stage == Stage::Preparation).then_some(view.untested));
    let said = move || {
        let lines = early.get().map(|untested| ctx.speaker().before_play(untested)).unwrap_or_default();
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! { <ul class="why hint" hidden=Signal::derive(move || early.get().is_none())>{piece(said)}</ul> }
        .into_any()
}

/// Where it takes place, and what the characters are in it: in sight while they are made.
fn setting(ctx: TableContext) -> AnyView {
    let told = ctx.slice(|view| view.setting.clone().zip(view.role.clone()));
    piece(move || {
        let (setting, role) = told.get()?;
        Some(view! {
            <section class="setting-card">
                <p class="setting">{setting.place.to_string()} " · " {setting.date.to_string()}</p>
                {setting.spots.map(|spots| view! { <p class="hint">{spots.to_string()}</p> })}
                <p class="role">{role.to_string()}</p>
            </section>
        })
    })
}

/// Whose turn it is, what can be done and why.
fn turn(ctx: TableContext) -> Turn {
    let translator = translator();
    let mine = ctx.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (scene, stage) = ctx.view.with(|view| (view.scene, view.stage));
        let stage_name = ctx.speaker().stage(stage);
        if scene == 0 || stage >= Stage::Epilogue {
            stage_name
        } else {
            translator.say("inn-place", &Args::new().with("scene", scene).with("stage", stage_name))
        }
    };
    let who = move || {
        let you = ctx.you()?;
        let role = ctx.view.with(|view| view.seats.get(you).copied())?;
        let own = ctx.character(you);
        let args = Args::new().with("name", ctx.name(you)).with("role", ctx.speaker().role(role));
        let has_own = ctx.view.with(|view| view.own().is_some_and(|own| own.profile.is_some()));
        Some(if has_own {
            translator.say("inn-as", &args.with("own", own))
        } else {
            translator.say("inn-as-role", &args)
        })
    };
    let awaited = move || ctx.view.with(|view| ctx.speaker().awaited(&ctx.character_names(), view));
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
        score: ViewFn::from(move || score(ctx)),
    }
}
