//! The table: what I can do, the scene, the characters.

use leptos::prelude::*;
use psychodrame::Stage;
use words::Args;

use super::{
    act::act,
    conflict::card_table,
    context::{TableContext, name, names, speaker},
    end::end,
    scene::scene,
    script::script,
    sheet::characters,
};
use crate::{
    erased::{handler, piece},
    frame::{Pane, Table, Turn},
    language::t,
    story::lately,
};

/// A table of Psychodrame, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    let panes = vec![Pane {
        name: "cast",
        title: "psd-pane-cast",
        badge: Signal::stored(0),
        content: ViewFn::from(move || characters(ctx)),
    }];
    view! { <Table turn=turn(ctx) play=ViewFn::from(move || play(ctx)) panes/> }.into_any()
}

/// The middle: what happened last, the scene, the cards, what I can do; at the end the play.
fn play(ctx: TableContext) -> AnyView {
    let over = ctx.slice(|view| view.table.stage == Stage::End);
    let acting = move || if over.get() { end(ctx) } else { playing(ctx) };
    view! { {lately()} {piece(acting)} }.into_any()
}

fn playing(ctx: TableContext) -> AnyView {
    view! { {scene(ctx)} {card_table(ctx)} {act(ctx)} {read(ctx)} }.into_any()
}

/// The play so far, between scenes, for whoever wants to read.
fn read(ctx: TableContext) -> AnyView {
    let between = ctx.slice(|view| view.table.scenes > 0 && !view.table.stage.in_scene());
    let open = RwSignal::new(false);
    view! {
        <details class="group" hidden=Signal::derive(move || !between.get()) on:toggle=handler(move |_| open.set(true))>
            <summary>{t("psd-script-so-far")}</summary>
            {piece(move || open.get().then(|| script(ctx)))}
        </details>
    }
    .into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(ctx: TableContext) -> Turn {
    let mine = ctx.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (scene, stage) = ctx.view.with(|view| (view.table.scenes, view.table.stage));
        let stage_name = speaker(ctx).stage(stage);
        if scene == 0 || stage == Stage::End {
            stage_name
        } else {
            ctx.translator.say("psd-turn-place", &Args::new().with("scene", scene).with("stage", stage_name))
        }
    };
    let who = move || {
        let own = ctx
            .view
            .with(|view| view.you.map(|you| (you, view.table.chairs.get(you).and_then(|chair| chair.main))));
        own.map(|(you, main)| {
            let args = Args::new().with("name", ctx.name(you));
            match main {
                Some(main) => ctx.translator.say("psd-turn-as", &args.with("who", name(ctx, main))),
                None => ctx.name(you),
            }
        })
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(move || ctx.view.with(|view| speaker(ctx).awaited(&names(ctx), view))),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
