//! A prepared episode for whoever leads: which one is played, and what it has for now.

use leptos::prelude::*;
use search::yonkoma as shelf;
use words::Args;
use yonkoma::{Action, Happening, Notice, Stage, View, Yonkoma};

use super::context::{TableContext, folded};
use crate::{
    context,
    draft::Draft,
    erased::{piece, tap},
    frame::awaited_mark,
    keep,
    language::t,
    rule::RuleMark,
};

/// Under what name the choice is kept on this device.
fn key(ctx: context::TableContext<Yonkoma>) -> String {
    ctx.table.with_value(|table| format!("{table}.episode"))
}

/// The choice, for all that follows it on the page.
#[derive(Clone, Copy)]
struct Chosen(Draft);

/// For the whole table.
pub(super) fn provide(ctx: TableContext) {
    provide_context(Chosen(Draft::new(key(ctx.shell()), "")));
}

/// The episode that is played: the one that was chosen, else the one of the World.
pub(super) fn played(ctx: context::TableContext<Yonkoma>, view: &View) -> Option<&'static str> {
    let kept = keep::text(&format!("tablee.draft.{}", key(ctx)));
    let chosen = kept.and_then(|kept| shelf::EPISODES.into_iter().find(|which| *which == kept));
    chosen.or_else(|| shelf::of_the_world(view))
}

/// What was told, for those who look for what was not.
pub(super) fn told(ctx: context::TableContext<Yonkoma>) -> Vec<Notice> {
    ctx.story.with_untracked(|story| story.iter().map(|heard| heard.notice.clone()).collect())
}

/// Whose turn to shine it is, by name.
pub(super) fn spotlight<'n>(view: &View, told: impl Iterator<Item = &'n Notice> + Clone) -> String {
    let who = shelf::spotlight(view, told, |_| true).and_then(|who| view.board.character(who));
    who.map(|who| who.name.to_string()).unwrap_or_default()
}

/// The episodes to choose from; whichever is chosen before play presents its World.
pub(super) fn picker(ctx: TableContext) -> AnyView {
    let Chosen(chosen) = expect_context();
    let one = move |which: &'static str| {
        let text = move |part: &str| {
            // The texts come with the language.
            ctx.translator.language();
            let language = ctx.view.with(|view| view.language);
            shelf::prepared(language, which, part).first().cloned().unwrap_or_default()
        };
        let now = move || match chosen.get() {
            kept if kept.is_empty() => ctx.view.with(shelf::of_the_world) == Some(which),
            kept => kept == which,
        };
        let take = move |_| {
            chosen.set(which.to_owned());
            let world = Action::SetWorld { text: Some(untrack(|| text("world")).into()) };
            if ctx.permits(&world) {
                ctx.act.run(world);
            }
        };
        view! {
            <li><button type="button" class="quiet episode" data-episode=which
                aria-pressed=Signal::derive(move || now().to_string()) on:click=tap(take)>
                <b>{move || text("title")}</b> <small>{move || text("world")}</small>
            </button></li>
        }
        .into_any()
    };
    view! {
        <p class="hint">{t("yk-episodes-lead")}</p>
        <ul class="episodes">{shelf::EPISODES.map(one).into_iter().collect_view()}</ul>
    }
    .into_any()
}

/// Those of the episode who are not there yet: each has a whole sheet, and appears at a tap.
pub(super) fn cast_ready(ctx: TableContext) -> AnyView {
    let Chosen(chosen) = expect_context();
    let all = Memo::new(move |_| {
        // Another episode has other people; the texts come with the language.
        drop(chosen.get());
        ctx.translator.language();
        ctx.view.with(|view| {
            let which = played(ctx.shell(), view).filter(|_| view.is_gm());
            which.map(|which| shelf::still_to_come(view, which)).unwrap_or_default()
        })
    });
    let one = move |who: shelf::Somebody| {
        let text = |text: Option<&str>| text.map(Into::into);
        let enter = Action::CreateNpc {
            name: who.name.into(),
            important: true,
            sign: text(who.sign),
            concept: text(who.concept),
            flaw: text(who.flaw),
            gift: text(who.gift),
        };
        let known = [who.concept, who.sign].into_iter().flatten().collect::<Vec<_>>().join(" · ");
        view! {
            <li><button type="button" class="quiet episode" data-enters=who.name
                on:click=tap(move |_| _ = ctx.act.run(enter.clone()))>
                <b>{who.name}</b> <small>{known}</small>
            </button></li>
        }
        .into_any()
    };
    let list = move || {
        let all = all.get();
        let may = |who: &shelf::Somebody| {
            let (sign, concept, flaw, gift) = (None, None, None, None);
            ctx.permits(&Action::CreateNpc {
                name: who.name.into(),
                important: true,
                sign,
                concept,
                flaw,
                gift,
            })
        };
        all.first().is_some_and(may).then(|| {
            let content = ViewFn::from(move || {
                let people = all.iter().copied().map(one).collect_view();
                view! { <p class="hint">{t("yk-cast-lead")}</p> <ul class="episodes">{people}</ul> }
                    .into_any()
            });
            folded("tool cast-ready", t("yk-cast"), content)
        })
    };
    piece(list)
}

/// What the episode has for now.
#[derive(Debug, Clone, PartialEq)]
enum Next {
    /// The situation of the Scene that has begun.
    Situation(String),
    /// The Scene that comes next: its title, its situation.
    Scene(String, String),
}

fn next(ctx: TableContext) -> Option<Next> {
    ctx.view.with(|view| {
        if !view.is_gm() || view.board.stage != Stage::Free {
            return None;
        }
        let which = played(ctx.shell(), view)?;
        ctx.story.with(|story| {
            let told = story.iter().map(|heard| &heard.notice);
            let name = spotlight(view, told.clone());
            if let Some(text) = shelf::situation(view, told.clone(), which, &name) {
                return Some(Next::Situation(text));
            }
            let begins = |notice: &&Notice| matches!(notice, Notice::Open(Happening::SceneBegan { .. }));
            let begun: Vec<Notice> = told.filter(begins).cloned().collect();
            let title = shelf::next_of(view, &begun, which, "scene")?;
            let text = shelf::scene(view.language, which, title, &name)?;
            Some(Next::Scene(title.clone(), text))
        })
    })
}

/// A card with it, one tap from being told.
pub(super) fn card(ctx: TableContext) -> AnyView {
    let Chosen(chosen) = expect_context();
    let next = Memo::new(move |_| {
        // Another one has other scenes.
        drop(chosen.get());
        next(ctx)
    });
    let act = move |action: Action| tap(move |_| _ = ctx.act.run(action.clone()));
    piece(move || match next.get()? {
        Next::Situation(text) => {
            let tell = act(Action::Narrate { text: text.as_str().into() });
            Some(
                view! {
                    <section class="prepared-scene" data-do="prepared-situation">
                        <p>{text} <RuleMark rule="YON-25"/></p>
                        <button type="button" data-awaited=awaited_mark() on:click=tell>
                            {t("yk-tell-situation")}
                        </button>
                    </section>
                }
                .into_any(),
            )
        }
        Next::Scene(title, text) => {
            let begin = act(Action::StartScene { title: Some(title.as_str().into()) });
            let named = ctx.translator.say("yk-scene-to-come", &Args::new().with("title", title));
            Some(
                view! {
                    <details class="prepared-scene" data-do="prepared-scene">
                        <summary>{named}</summary>
                        <p>{text}</p>
                        <button type="button" on:click=begin>{t("yk-begin-scene")}</button>
                    </details>
                }
                .into_any(),
            )
        }
    })
}
