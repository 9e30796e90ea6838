//! The table: the bowl in the middle, what I can do, the characters, the Keeper's desk.

use innommable::Stage;
use leptos::prelude::*;
use words::Args;

use super::{
    act::act,
    bowl::bowl,
    conflict::conflict,
    context::TableContext,
    end::end,
    keeper::keeper,
    people::{hands, has_begun, people},
    prepare::prepare,
};
use crate::{
    frame::{Pane, Table, Turn},
    language::translator,
    story::lately,
};

/// A table of Innommable, for one viewer.
pub(super) fn table(ctx: TableContext) -> AnyView {
    // A device that is handed round shows the Keeper's desk to the Keeper alone.
    let is_keeper = ctx.slice(innommable::View::is_keeper);
    (move || one_table(ctx, is_keeper.get())).into_any()
}

fn one_table(ctx: TableContext, is_keeper: bool) -> AnyView {
    let mut panes = vec![Pane {
        name: "people",
        title: "pane-people",
        badge: Signal::stored(0),
        content: ViewFn::from(move || people(ctx)),
    }];
    if is_keeper {
        let declared = ctx.slice(|view| view.characters.iter().filter(|c| c.pending.is_some()).count());
        panes.push(Pane {
            name: "keeper",
            title: "pane-keeper",
            badge: declared.into(),
            content: ViewFn::from(move || keeper(ctx)),
        });
    }
    view! { <Table turn=turn(ctx) play=ViewFn::from(move || play(ctx)) panes/> }.into_any()
}

/// The middle.
fn play(ctx: TableContext) -> AnyView {
    let stage = ctx.slice(|view| view.stage);
    let prepares = ctx.slice(|view| view.is_keeper() && view.stage == Stage::Preparation);
    let begun = has_begun(ctx);
    let middle = move || match (stage.get() == Stage::Closed, prepares.get()) {
        (true, _) => end(ctx),
        (false, true) => prepare(ctx),
        (false, false) => view! { {before(ctx)} {conflict(ctx)} {act(ctx)} }.into_any(),
    };
    view! {
        {lately()}
        {middle}
        {move || begun.get().then(|| view! { <div class="around">{bowl(ctx)} {hands(ctx)}</div> })}
    }
    .into_any()
}

/// What people should know while the Keeper prepares.
fn before(ctx: TableContext) -> AnyView {
    let early = ctx.slice(|view| (view.stage == Stage::Preparation).then_some(view.untested));
    let said = move || {
        let lines = early.get().map(|untested| ctx.speaker().before_play(untested)).unwrap_or_default();
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! { <ul class="box why" hidden=Signal::derive(move || early.get().is_none())>{said}</ul> }.into_any()
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
    }
}
