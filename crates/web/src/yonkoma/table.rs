//! The table: what I can do, everybody's sheets, the strip.

use kernel::Game as _;
use leptos::prelude::*;
use words::Args;
use yonkoma::{Stage, View, Yonkoma};

use super::{act::act, cast::cast, context::TableContext, map::map, strip::strip};
use crate::{
    context,
    frame::{Pane, Table, Turn},
    language::translator,
    story::lately,
};

/// A table of 4-KOMA, for one viewer.
pub(super) fn table(shell: context::TableContext<Yonkoma>) -> AnyView {
    let ctx = TableContext::new(shell);
    let pane = |name, title, content: ViewFn| Pane { name, title, badge: Signal::stored(0), content };
    let panes = vec![
        pane("cast", "yk-pane-cast", ViewFn::from(move || view! { {cast(ctx)} {map(ctx)} }.into_any())),
        pane("strip", "yk-pane-strip", ViewFn::from(move || strip(ctx))),
    ];
    let play = move || view! { {lately()} {act(ctx)} };
    view! { <Table turn=turn(ctx) play=ViewFn::from(play) panes/> }.into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(ctx: TableContext) -> Turn {
    let translator = translator();
    let awaits = |view: &View| Yonkoma.status(view);
    let mine = ctx.slice(move |view| view.you.is_some_and(|you| awaits(view).awaited.contains(&you)));
    let place = move || {
        let (session, scene, title, stage) = ctx.view.with(|view| {
            let board = &view.board;
            let title = board.title.as_ref().map(ToString::to_string).unwrap_or_default();
            (board.session, board.scene, title, board.stage)
        });
        let stage_name = ctx.speaker().stage(stage);
        if !stage.in_play() {
            return stage_name;
        }
        let args = Args::new().with("session", session).with("scene", scene).with("stage", stage_name);
        translator.say("yk-place", &args.with_flag("titled", !title.is_empty()).with("title", title))
    };
    let who = move || {
        let you = ctx.seat.get()?;
        let (role, own) = ctx.view.with(|view| {
            let role = view.board.seats.get(you).copied();
            (role, view.own().map(|own| own.name.to_string()))
        });
        let role = ctx.speaker().role(role?);
        let args = Args::new().with("name", ctx.name(you)).with("role", role);
        let args = args.with_flag("plays", own.is_some()).with("character", own.unwrap_or_default());
        Some(translator.say("yk-as", &args))
    };
    let awaited = move || {
        let free =
            ctx.view.with(|view| view.board.stage == Stage::Free && !view.is_gm() && view.you.is_some());
        if free && !mine.get() {
            // Nobody has to wait: anybody may tell, try, play a Bond.
            return translator.just("yk-free-for-all");
        }
        ctx.speaker().awaited(&ctx.everybody(), &ctx.view.with(awaits))
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
