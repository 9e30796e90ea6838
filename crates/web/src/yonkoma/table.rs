//! The table: what I can do, everybody's sheets, the strip.

use kernel::Game as _;
use leptos::prelude::*;
use words::Args;
use yonkoma::{Stage, View, Yonkoma};

use super::{
    act::{act, at_hand, on_stage},
    cast::cast,
    context::TableContext,
    episode,
    faces::players,
    hand::Hand,
    map::map,
    strip::{Planche, strip},
};
use crate::{
    context,
    frame::{Dock, Pane, Table, Turn},
    language::translator,
    story::lately,
};

/// A table of 4-KOMA, for one viewer.
pub(super) fn table(shell: context::TableContext<Yonkoma>) -> AnyView {
    let ctx = TableContext::new(shell);
    Hand::provide(ctx);
    episode::provide(ctx);
    Planche::provide(ctx);
    let pane = |name, title, content: ViewFn| Pane { name, title, badge: Signal::stored(0), content };
    let panes = vec![
        pane("cast", "yk-pane-cast", ViewFn::from(move || view! { {cast(ctx)} {map(ctx)} }.into_any())),
        pane("strip", "yk-pane-strip", ViewFn::from(move || strip(ctx))),
    ];
    let stage = move || view! { {lately()} {on_stage(ctx)} };
    let dock = Dock {
        ask: ViewFn::from(move || act(ctx)),
        more: ViewFn::from(move || at_hand(ctx)),
        has_more: ctx.slice(has_more).into(),
        agreements: ViewFn::default(),
    };
    view! { <Table turn=turn(ctx) stage=ViewFn::from(stage) dock panes/> }.into_any()
}

/// Whether anything stands behind the button: a player has nothing there before the first Scene.
fn has_more(view: &View) -> bool {
    match view.board.stage {
        Stage::World | Stage::Creation | Stage::Bonds => view.is_gm(),
        Stage::Closed => false,
        _ => view.you.is_some(),
    }
}

/// Whose turn it is, what can be done and why.
fn turn(ctx: TableContext) -> Turn {
    let translator = translator();
    let awaits = |view: &View| Yonkoma.status(view);
    let mine = ctx.slice(move |view| view.you.is_some_and(|you| awaits(view).awaited.contains(&you)));
    let place = move || {
        let (session, scene, stage) =
            ctx.view.with(|view| (view.board.session, view.board.scene, view.board.stage));
        let stage_name = ctx.speaker().stage(stage);
        if !stage.in_play() {
            return stage_name;
        }
        let args = Args::new().with("session", session).with("scene", scene).with("stage", stage_name);
        translator.say("yk-place", &args)
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
        score: ViewFn::from(move || players(ctx)),
    }
}
