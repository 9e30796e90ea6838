//! A scene: how it is framed, who is there, what is told.

use leptos::prelude::*;
use psychodrame::{Action, ActionKind, CharacterId, Scene};
use words::Args;

use super::{
    context::{TableContext, name},
    line::{line, ways},
};
use crate::{
    erased::{piece, tap},
    language::t,
    menu::menu,
    rule::RuleMark,
};

/// The scene under way: where, what, who, and whose problem it confronts.
pub(super) fn scene(ctx: TableContext) -> AnyView {
    let scene = ctx.slice(|view| view.table.scene.clone().map(|scene| Scene { conflict: None, ..scene }));
    piece(move || scene.get().map(|scene| stage(ctx, &scene)))
}

fn stage(ctx: TableContext, scene: &Scene) -> AnyView {
    let focus = scene.focus;
    let problem = ctx.view.with(|view| {
        let main = view.table.main(focus)?;
        let problem = main.problem()?.text.to_string();
        Some((problem, main.resolution, view.options.resolution_threshold))
    });
    let problem = problem.map(|(text, n, most)| {
        let args =
            Args::new().with("who", name(ctx, focus)).with("problem", text).with("n", n).with("most", most);
        view! { <p class="at-stake">{ctx.translator.say("psd-at-stake", &args)} <RuleMark rule="PSD-156"/></p> }
    });
    let person = |who: CharacterId| {
        let player = ctx.view.with(|view| view.table.player_of(who)).map(|seat| ctx.name(seat));
        let player = player.unwrap_or_else(|| ctx.translator.just("psd-unplayed"));
        view! { <li class:focus=who == focus><b>{name(ctx, who)}</b> " " <small>{player}</small></li> }
            .into_any()
    };
    let present: Vec<AnyView> = scene.present.iter().copied().map(person).collect();
    let entries = scene.entries.len();
    view! {
        <section class="stage" aria-labelledby="place-title" data-told=entries>
            <h2 id="place-title">{scene.place.to_string()}</h2>
            <p class="what">{scene.what.to_string()}</p>
            <ul class="present">{present}</ul>
            {problem}
        </section>
    }
    .into_any()
}

/// The Director chooses whose problem the scene confronts, then answers the three questions (PSD-34, PSD-35).
pub(super) fn framing(ctx: TableContext) -> AnyView {
    let chosen = RwSignal::new(None::<CharacterId>);
    let about = ctx.slice(|view| {
        let own = view.you.filter(|you| view.table.director == Some(*you));
        let others = view.table.living().filter(|(_, main)| own.is_some_and(|own| main.owner != own));
        let facts = |(who, main): (CharacterId, &psychodrame::Main)| {
            let problem = main.problem().map(|problem| problem.text.to_string()).unwrap_or_default();
            (who, problem, main.resolution, main.focused)
        };
        others.map(facts).collect::<Vec<_>>()
    });
    let focus = Memo::new(move |_| {
        let about = about.read();
        chosen.get().filter(|who| about.iter().any(|it| it.0 == *who)).or(match &about[..] {
            [only] => Some(only.0),
            _ => None,
        })
    });
    let card = move |(who, problem, n, scenes): (CharacterId, String, u8, u32)| {
        let most = ctx.view.with_untracked(|view| view.options.resolution_threshold);
        let said = ctx
            .translator
            .say("psd-focus-facts", &Args::new().with("n", n).with("most", most).with("scenes", scenes));
        view! {
            <button type="button" class="card focus-card" data-focus=who.to_string()
                aria-pressed=Signal::derive(move || (focus.get() == Some(who)).to_string())
                on:click=tap(move |_| chosen.set(Some(who)))>
                <span><b>{name(ctx, who)}</b> <q>{problem}</q> <small>{said}</small></span>
            </button>
        }
        .into_any()
    };
    let form = move || {
        focus.get().map(|focus| {
            menu(ctx, move |action| matches!(action, Action::FrameScene { focus: it, .. } if *it == focus))
        })
    };
    view! {
        <div hidden=Signal::derive(move || about.read().is_empty())>
            <p class="question">{t("psd-whose")} <RuleMark rule="PSD-34"/></p>
            <div class="cards">{piece(move || about.get().into_iter().map(card).collect_view())}</div>
            {piece(form)}
        </div>
        {menu(ctx, |action| matches!(action.kind(), ActionKind::PassDirection))}
        {group(ctx, "psd-group-trait", &[ActionKind::CreateTrait])}
    }
    .into_any()
}

/// Free play: a line and who says it first; the rest by what one wants.
pub(super) fn free(ctx: TableContext) -> AnyView {
    view! {
        {line(ctx, "tale", "psd-tell", "PSD-37", ways(ctx, &[ActionKind::Narrate]))}
        {group(ctx, "psd-group-conflict", &[ActionKind::InitiateConflict, ActionKind::InitiateInner])}
        {group(ctx, "psd-group-people", &[
            ActionKind::EnterScene,
            ActionKind::LeaveScene,
            ActionKind::CreateSecondary,
            ActionKind::BringIn,
            ActionKind::PlaySecondary,
            ActionKind::AssignSecondary,
            ActionKind::ReleaseSecondary,
        ])}
        {group(ctx, "psd-group-inside", &[ActionKind::PurgeByAct, ActionKind::PurgeByBelief, ActionKind::CreateTrait])}
        {line(ctx, "close", "psd-close", "PSD-50", ways(ctx, &[ActionKind::CloseScene]))}
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
