//! The table: what I can do, the scene, the characters.

use leptos::prelude::*;
use psychodrame::Stage;
use words::Args;

use super::{
    act::act,
    conflict::card_table,
    desk::{Desk, name, names, speaker},
    end::end,
    scene::scene,
    script::script,
    sheet::characters,
};
use crate::{
    frame::{Pane, Table, Turn},
    live::{heard, live, piece},
    story::lately,
    tongue::t,
};

/// A table of Psychodrame, for one viewer.
pub(super) fn table(desk: Desk) -> AnyView {
    let panes = vec![Pane {
        name: "cast",
        title: "psd-pane-cast",
        badge: Signal::stored(0),
        content: ViewFn::from(move || characters(desk)),
    }];
    view! { <Table turn=turn(desk) play=ViewFn::from(move || play(desk)) panes/> }.into_any()
}

/// The middle: what happened last, the scene, the cards, what I can do; at the end the play.
fn play(desk: Desk) -> AnyView {
    let over = desk.slice(|view| view.table.stage == Stage::End);
    let acting = move || if over.get() { end(desk) } else { playing(desk) };
    view! { {lately(desk)} {piece(acting)} }.into_any()
}

fn playing(desk: Desk) -> AnyView {
    view! { {scene(desk)} {card_table(desk)} {act(desk)} {read(desk)} }.into_any()
}

/// The play so far, between scenes, for whoever wants to read.
fn read(desk: Desk) -> AnyView {
    let between = desk.slice(|view| view.table.scenes > 0 && !view.table.stage.in_scene());
    let open = RwSignal::new(false);
    view! {
        <details class="group" hidden=live(move || !between.get()) on:toggle=heard(move |_| open.set(true))>
            <summary>{t("psd-script-so-far")}</summary>
            {piece(move || open.get().then(|| script(desk)))}
        </details>
    }
    .into_any()
}

/// Whose turn it is, what can be done and why.
fn turn(desk: Desk) -> Turn {
    let mine = desk.slice(|view| view.you.is_some_and(|you| view.awaited().contains(&you)));
    let place = move || {
        let (scene, stage) = desk.view.with(|view| (view.table.scenes, view.table.stage));
        let stage_name = speaker(desk).stage(stage);
        if scene == 0 || stage == Stage::End {
            stage_name
        } else {
            desk.tongue.say("psd-turn-place", &Args::new().with("scene", scene).with("stage", stage_name))
        }
    };
    let who = move || {
        let own = desk
            .view
            .with(|view| view.you.map(|you| (you, view.table.chairs.get(you).and_then(|chair| chair.main))));
        own.map(|(you, main)| {
            let args = Args::new().with("name", desk.name(you));
            match main {
                Some(main) => desk.tongue.say("psd-turn-as", &args.with("who", name(desk, main))),
                None => desk.name(you),
            }
        })
    };
    Turn {
        place: Signal::derive(place),
        awaited: Signal::derive(move || desk.view.with(|view| speaker(desk).awaited(&names(desk), view))),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
