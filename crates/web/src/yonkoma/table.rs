//! The table: what I can do, everybody's sheets, the strip.

use kernel::Game as _;
use leptos::prelude::*;
use words::Args;
use yonkoma::{Stage, View, Yonkoma};

use super::{act::act, cast::cast, desk::Desk, map::map, strip::strip};
use crate::{
    desk,
    frame::{Pane, Table, Turn},
    story::lately,
    tongue::tongue,
};

/// A table of 4-KOMA, for one viewer.
pub(super) fn table(shell: desk::Desk<Yonkoma>) -> AnyView {
    let desk = Desk::new(shell);
    let pane = |name, title, content: ViewFn| Pane { name, title, badge: Signal::stored(0), content };
    let panes = vec![
        pane("cast", "yk-pane-cast", ViewFn::from(move || view! { {cast(desk)} {map(desk)} }.into_any())),
        pane("strip", "yk-pane-strip", ViewFn::from(move || strip(desk))),
    ];
    let play = move || view! { {lately(desk.shell())} {act(desk)} };
    view! { <Table turn=turn(desk) play=ViewFn::from(play) panes/> }.into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(desk: Desk) -> Turn {
    let tongue = tongue();
    let awaits = |view: &View| Yonkoma.status(view);
    let mine = desk.slice(move |view| view.you.is_some_and(|you| awaits(view).awaited.contains(&you)));
    let place = move || {
        let (session, scene, title, stage) = desk.view.with(|view| {
            let board = &view.board;
            let title = board.title.as_ref().map(ToString::to_string).unwrap_or_default();
            (board.session, board.scene, title, board.stage)
        });
        let stage_name = desk.speaker().stage(stage);
        if !stage.in_play() {
            return stage_name;
        }
        let args = Args::new().with("session", session).with("scene", scene).with("stage", stage_name);
        tongue.say("yk-place", &args.with_flag("titled", !title.is_empty()).with("title", title))
    };
    let who = move || {
        let you = desk.seat.get()?;
        let (role, own) = desk.view.with(|view| {
            let role = view.board.seats.get(you).copied();
            (role, view.own().map(|own| own.name.to_string()))
        });
        let role = desk.speaker().role(role?);
        let args = Args::new().with("name", desk.name(you)).with("role", role);
        let args = args.with_flag("plays", own.is_some()).with("character", own.unwrap_or_default());
        Some(tongue.say("yk-as", &args))
    };
    let awaited = move || {
        let free =
            desk.view.with(|view| view.board.stage == Stage::Free && !view.is_gm() && view.you.is_some());
        if free && !mine.get() {
            // Nobody has to wait: anybody may tell, try, play a Bond.
            return tongue.just("yk-free-for-all");
        }
        desk.speaker().awaited(&desk.company(), &desk.view.with(awaits))
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
