//! The table: the bowl in the middle, what I can do, the characters, the Keeper's desk.

use innommable::Stage;
use leptos::prelude::*;
use words::Args;

use super::{
    act::act,
    bowl::bowl,
    conflict::conflict,
    desk::Desk,
    end::end,
    keeper::keeper,
    people::{hands, has_begun, people},
    prepare::prepare,
};
use crate::{
    frame::{Pane, Table, Turn},
    live::live,
    story::lately,
    tongue::tongue,
};

/// A table of Innommable, for one viewer.
pub(super) fn table(desk: Desk) -> AnyView {
    // A device that is handed round shows the Keeper's desk to the Keeper alone.
    let is_keeper = desk.slice(innommable::View::is_keeper);
    (move || one_table(desk, is_keeper.get())).into_any()
}

fn one_table(desk: Desk, is_keeper: bool) -> AnyView {
    let mut panes = vec![Pane {
        name: "people",
        title: "pane-people",
        badge: Signal::stored(0),
        content: ViewFn::from(move || people(desk)),
    }];
    if is_keeper {
        let declared = desk.slice(|view| view.characters.iter().filter(|c| c.pending.is_some()).count());
        panes.push(Pane {
            name: "keeper",
            title: "pane-keeper",
            badge: declared.into(),
            content: ViewFn::from(move || keeper(desk)),
        });
    }
    view! { <Table turn=turn(desk) play=ViewFn::from(move || play(desk)) panes/> }.into_any()
}

/// The middle.
fn play(desk: Desk) -> AnyView {
    let stage = desk.slice(|view| view.stage);
    let prepares = desk.slice(|view| view.is_keeper() && view.stage == Stage::Preparation);
    let begun = has_begun(desk);
    let middle = move || match (stage.get() == Stage::Closed, prepares.get()) {
        (true, _) => end(desk),
        (false, true) => prepare(desk),
        (false, false) => view! { {before(desk)} {conflict(desk)} {act(desk)} }.into_any(),
    };
    view! {
        {lately(desk.0)}
        {middle}
        {move || begun.get().then(|| view! { <div class="around">{bowl(desk)} {hands(desk)}</div> })}
    }
    .into_any()
}

/// What people should know while the Keeper prepares.
fn before(desk: Desk) -> AnyView {
    let early = desk.slice(|view| (view.stage == Stage::Preparation).then_some(view.untested));
    let said = move || {
        let lines = early.get().map(|untested| desk.speaker().before_play(untested)).unwrap_or_default();
        lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    view! { <ul class="box why" hidden=live(move || early.get().is_none())>{said}</ul> }.into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(desk: Desk) -> Turn {
    let tongue = tongue();
    let mine = desk.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (scene, stage) = desk.view.with(|view| (view.scene, view.stage));
        let stage_name = desk.speaker().stage(stage);
        if scene == 0 || stage >= Stage::Epilogue {
            stage_name
        } else {
            tongue.say("inn-place", &Args::new().with("scene", scene).with("stage", stage_name))
        }
    };
    let who = move || {
        let you = desk.you()?;
        let role = desk.view.with(|view| view.seats.get(you).copied())?;
        let own = desk.character(you);
        let args = Args::new().with("name", desk.name(you)).with("role", desk.speaker().role(role));
        let has_own = desk.view.with(|view| view.own().is_some_and(|own| own.profile.is_some()));
        Some(if has_own {
            tongue.say("inn-as", &args.with("own", own))
        } else {
            tongue.say("inn-as-role", &args)
        })
    };
    let awaited = move || desk.view.with(|view| desk.speaker().awaited(&desk.company(), view));
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(awaited),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
