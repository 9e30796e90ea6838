//! A scene: how it is framed, who is there, what is told.

use leptos::prelude::*;
use psychodrame::{Action, ActionKind, CharacterId, Psychodrame, Scene, View};
use words::Args;

use super::{
    act::Desk,
    context::{TableContext, name},
};
use crate::{
    erased::{piece, tap},
    language::t,
    menu::{Open, menu, offered},
    rule::RuleMark,
};

/// Whose problem the scene confronts, and who is there, on one line above what is told.
pub(super) fn at_stake(ctx: TableContext) -> AnyView {
    let scene = ctx.slice(|view| view.table.scene.clone().map(|scene| Scene { conflict: None, ..scene }));
    piece(move || scene.get().map(|scene| stake(ctx, &scene)))
}

fn stake(ctx: TableContext, scene: &Scene) -> AnyView {
    let focus = scene.focus;
    let problem = ctx.view.with(|view| {
        let main = view.table.main(focus)?;
        let problem = main.problem()?.text.to_string();
        Some((problem, main.resolution, view.options.resolution_threshold))
    });
    let problem = problem.map(|(text, n, most)| {
        let args =
            Args::new().with("who", name(ctx, focus)).with("problem", text).with("n", n).with("most", most);
        view! { <p>{ctx.translator.say("psd-at-stake", &args)} <RuleMark rule="PSD-156"/></p> }
    });
    let person = |who: CharacterId| {
        let player = ctx.view.with(|view| view.table.player_of(who)).map(|seat| ctx.name(seat));
        let player = player.unwrap_or_else(|| ctx.translator.just("psd-unplayed"));
        view! { <li class:focus=who == focus><b>{name(ctx, who)}</b> " " <small>{player}</small></li> }
            .into_any()
    };
    let present: Vec<AnyView> = scene.present.iter().copied().map(person).collect();
    view! {
        <header class="at-stake" data-told=scene.entries.len()>
            {problem} <ul class="present">{present}</ul>
        </header>
    }
    .into_any()
}

/// Whose problem a scene may confront, for the one who frames it.
#[derive(Debug, Clone, PartialEq)]
struct About {
    who: CharacterId,
    problem: String,
    points: u8,
    scenes: u32,
}

fn abouts(view: &View) -> Vec<About> {
    let own = view.you.filter(|you| view.table.director == Some(*you));
    let others = view.table.living().filter(|(_, main)| own.is_some_and(|own| main.owner != own));
    let facts = |(who, main): (CharacterId, &psychodrame::Main)| About {
        who,
        problem: main.problem().map(|problem| problem.text.to_string()).unwrap_or_default(),
        points: main.resolution,
        scenes: main.focused,
    };
    others.map(facts).collect()
}

/// Whom the scene is about: what was touched, else whoever has had the fewest scenes.
fn focus(desk: Desk) -> Memo<Option<CharacterId>> {
    let all = desk.ctx.slice(abouts);
    Memo::new(move |_| {
        let all = all.read();
        let chosen = desk.focus.get().filter(|who| all.iter().any(|it| it.who == *who));
        chosen.or_else(|| all.iter().min_by_key(|it| it.scenes).map(|it| it.who))
    })
}

/// Everybody's problem, to be touched by the Director (PSD-34).
pub(super) fn problems(desk: Desk) -> AnyView {
    let ctx = desk.ctx;
    let all = ctx.slice(abouts);
    let focus = focus(desk);
    let card = move |About { who, problem, points, scenes }: About| {
        let most = ctx.view.with_untracked(|view| view.options.resolution_threshold);
        let args = Args::new().with("n", points).with("most", most).with("scenes", scenes);
        view! {
            <button type="button" class="card focus-card" data-focus=who.to_string()
                aria-pressed=Signal::derive(move || (focus.get() == Some(who)).to_string())
                on:click=tap(move |_| desk.focus.set(Some(who)))>
                <span>
                    <b>{name(ctx, who)}</b>
                    <q>{problem}</q>
                    <small>{ctx.translator.say("psd-focus-facts", &args)}</small>
                </span>
            </button>
        }
        .into_any()
    };
    view! {
        <section class="choosing" hidden=Signal::derive(move || all.read().is_empty())>
            <h2 class="asked">{t("psd-whose")} <RuleMark rule="PSD-34"/></h2>
            <div class="cards">{piece(move || all.get().into_iter().map(card).collect_view())}</div>
        </section>
    }
    .into_any()
}

/// The Director answers the three questions (PSD-35).
pub(super) fn framing(desk: Desk) -> AnyView {
    let ctx = desk.ctx;
    let focus = focus(desk);
    let form = move || {
        focus.get().map(|focus| {
            let all = ctx.choices_of(
                move |action| matches!(action, Action::FrameScene { focus: it, .. } if *it == focus),
            );
            offered::<Psychodrame>(ctx, all, Open::First)
        })
    };
    view! {
        <div class="framing">{piece(form)}</div>
        {menu(ctx, |action| matches!(action.kind(), ActionKind::PassDirection))}
    }
    .into_any()
}

/// Whether there is anything to do of these kinds.
pub(super) fn any(ctx: TableContext, of: impl Fn(ActionKind) -> bool + Send + Sync + 'static) -> Memo<bool> {
    Memo::new(move |_| ctx.choices.with(|all| all.iter().any(|choice| of(choice.action.kind()))))
}

/// Things to do of one kind, under a title; nothing where there are none.
pub(super) fn group(ctx: TableContext, title: &'static str, kinds: &'static [ActionKind]) -> AnyView {
    let any = any(ctx, move |kind| kinds.contains(&kind));
    view! {
        <details class="group" data-group=title hidden=Signal::derive(move || !any.get())>
            <summary>{t(title)}</summary>
            {menu(ctx, move |action| kinds.contains(&action.kind()))}
        </details>
    }
    .into_any()
}
