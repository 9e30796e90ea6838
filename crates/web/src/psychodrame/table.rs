//! The table: what I can do, the scene, the characters.

use leptos::prelude::*;
use psychodrame::{Deed, Stage};
use words::Args;

use super::desk::{Desk, company, name, speaker};
use crate::{
    desk::refused,
    frame::{Table, Turn},
    menu::menu,
    story::lately,
    tongue::t,
};

/// A table of Psychodrame, for one viewer.
pub(super) fn table(desk: Desk) -> AnyView {
    view! { <Table turn=turn(desk) play=ViewFn::from(move || play(desk)) panes=Vec::new()/> }.into_any()
}

fn play(desk: Desk) -> AnyView {
    view! {
        {lately(desk)}
        <section class="act" aria-labelledby="act-title">
            <h2 id="act-title">{t("act-title")}</h2>
            {refused(desk)}
            {menu(desk, |action| !matches!(action.deed(), Deed::Remark | Deed::Challenge))}
        </section>
        <section class="box" aria-labelledby="say-title">
            <h2 id="say-title">{t("psd-talk")}</h2>
            {menu(desk, |action| matches!(action.deed(), Deed::Remark | Deed::Challenge))}
        </section>
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
        awaited: Signal::derive(move || desk.view.with(|view| speaker(desk).awaited(&company(desk), view))),
        mine: mine.into(),
        who: Signal::derive(who),
    }
}
