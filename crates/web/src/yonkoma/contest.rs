//! A Test in four panels, a Conflict between two: what the moment is about, drawn.

use leptos::{html, prelude::*};
use yonkoma::{Contest, Degree, Mood, SideId, Stage, View};

use super::{
    context::TableContext,
    duel::duel,
    faces::face,
    side::{dice, side_of, sum},
};
use crate::{
    erased::{handler, piece, tap},
    language::{t, translator},
    opens::Opens,
    rule::RuleMark,
};

/// What goes on, drawn.
pub(super) fn contest(ctx: TableContext) -> AnyView {
    let is_conflict =
        ctx.view.with_untracked(|view| view.board.contest.as_ref().is_some_and(Contest::is_conflict));
    if is_conflict { duel(ctx) } else { test(ctx) }
}

fn test(ctx: TableContext) -> AnyView {
    view! {
        <div class="koma-page test">
            {panel(1, Some(t("yk-panel-goal")), wanted(ctx))}
            {panel(2, None, view! {
                <h2>{t("yk-panel-pool")} <RuleMark rule="YON-36"/></h2> {sum(ctx, SideId::A)}
            }.into_any())}
            {panel(3, Some(t("yk-panel-dice")), dice(ctx, SideId::A))}
            {panel(4, Some(t("yk-panel-result")), outcome(ctx))}
        </div>
    }
    .into_any()
}

/// One of the four; its name is read out where it is not seen.
fn panel(number: u8, title: Option<Signal<String>>, content: AnyView) -> AnyView {
    view! {
        <section class="koma" data-panel=number>
            <span class="number" aria-hidden="true">{number}</span>
            {title.map(|title| view! { <h2 class="unseen">{title}</h2> }.into_any())}
            {content}
        </section>
    }
    .into_any()
}

/// What a roller's face shows, from what became of the throw.
pub(super) fn mood(view: &View, id: SideId) -> Mood {
    let Some(contest) = &view.board.contest else { return Mood::Keen };
    let thrown = contest.side(id).is_some_and(|side| side.thrown);
    if contest.is_conflict() {
        let other = contest.side(id.other()).is_some_and(|side| side.thrown);
        return match (view.board.total(id), view.board.total(id.other())) {
            _ if !thrown || !other => Mood::Keen,
            (a, b) if a > b => Mood::Bold,
            (a, b) if a == b => Mood::Wry,
            _ => Mood::Hurt,
        };
    }
    match Degree::of(view.board.total(id)) {
        _ if !thrown => Mood::Bold,
        Degree::Failure => Mood::Hurt,
        Degree::Partial => Mood::Wry,
        Degree::Full => Mood::Keen,
        Degree::Spotlight => Mood::Glad,
    }
}

/// What is wanted and how, with whoever tries it.
fn wanted(ctx: TableContext) -> AnyView {
    let translator = translator();
    let side = side_of(ctx, SideId::A);
    let roller = Memo::new(move |_| side.with(|side| side.as_ref().map(|side| side.roller)));
    let mood = ctx.slice(|view| mood(view, SideId::A));
    let said = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        let text = |text: &Option<kernel::Text>| text.as_ref().map(ToString::to_string);
        Some((text(&contest.goal), contest.sides.first().and_then(|side| text(&side.approach))))
    });
    let caption = move || {
        let (goal, approach) = said.get()?;
        let (first, second) = match (goal, approach) {
            (Some(goal), approach) => (goal, approach),
            (None, Some(approach)) => (approach, None),
            (None, None) => (translator.just("yk-told-aloud"), None),
        };
        Some(view! {
            <p class="goal">{first}</p>
            {second.map(|how| view! { <p class="bubble">{how}</p> }.into_any())}
        })
    };
    let cap = NodeRef::<html::Div>::new();
    let opens = Opens::of(move || said.get(), move || cap.get().map(Into::into));
    view! {
        <div class="scene" aria-hidden="true">
            <svg class="speed" viewBox="0 0 200 120" preserveAspectRatio="none">
                <path
                    d="M82 5l114-1v3zM101 14l52-1v2zM71 23l122-1v2zM27 28l94-1v2zM24 32l72-1v3zM18 46l114-1v2zM14 53l50-1v3zM24 58l129-1v3zM106 66l93-1v2zM104 74l96-1v3zM33 87l79-1v2zM7 89l74-1v2zM75 96l77-1v2zM53 110l75-1v2z"/>
            </svg>
            {piece(move || roller.get().map(|id| face(ctx, id, mood.into())))}
        </div>
        <p class="whose">
            {Signal::derive(move || roller.get().map(|id| ctx.called(id)).unwrap_or_default())}
        </p>
        <div class="cap" node_ref=cap class:whole=opens.whole data-opens="" tabindex=opens.tab_stop()
            on:click=tap(move |event| opens.tap(&event))
            on:keydown=handler(move |event| opens.key(&event))>{piece(caption)}</div>
    }
    .into_any()
}

/// What it comes to: nothing before the throw, then as the dice lie, then for good.
fn outcome(ctx: TableContext) -> AnyView {
    let translator = translator();
    let seen = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        let thrown = contest.sides.first().is_some_and(|side| side.thrown);
        let total = view.board.total(SideId::A);
        let spotlight = view.you == Some(view.board.owner(contest.sides.first()?.roller));
        Some((contest.settled, thrown, total, spotlight, view.board.stage == Stage::Open))
    });
    let content = move || {
        let (settled, thrown, total, mine, open) = seen.get()?;
        let degree = match settled {
            Some(settled) => settled.degree?,
            None if thrown && open => Degree::of(total),
            None => return Some(view! { <p class="hint">{translator.just("yk-not-yet")}</p> }.into_any()),
        };
        let name = words::capitalised(&ctx.speaker().degree(degree));
        let what = match degree {
            Degree::Failure => "yk-comes-failure",
            Degree::Partial => "yk-comes-partial",
            Degree::Full => "yk-comes-full",
            Degree::Spotlight if mine => "yk-comes-spotlight-you",
            Degree::Spotlight => "yk-comes-spotlight",
        };
        let (title, so_far, done) = match settled {
            Some(_) => (name, None, Some(degree_name(degree))),
            None => (format!("{name}…"), Some(degree_name(degree)), None),
        };
        Some(
            view! {
                <div class="splash" data-degree=done data-so-far=so_far role="status">
                    <p class="degree">{title}</p>
                    <p>{translator.just(what)}</p>
                </div>
            }
            .into_any(),
        )
    };
    view! { {rays()} {piece(content)} }.into_any()
}

/// Lines from the edges of a panel.
pub(super) fn rays() -> AnyView {
    view! {
        <svg class="rays" viewBox="0 0 370 90" preserveAspectRatio="none" aria-hidden="true">
            <path
                d="M345 46l40 2v6zM324 60l60 14v8zM330 72l50 28v6zM300 78l40 30h-10zM250 82l20 20h-9zM201 84l6 20h-6zM168 84l-4 20h-6zM120 82l-16 20h-10zM70 78l-40 26h-12zM48 68l-58 24v-8zM40 58l-50 10v-8zM20 46l-30 3v-6zM27 33l-40-9v-6zM52 20l-60-24h12zM66 10l-40-24h12zM115 6l-16-20h10zM149 6l-6-20h6zM200 5l4-20h6zM243 6l14-20h9zM290 9l34-24h10zM324 18l60-28v8zM335 30l50-12v6z"/>
        </svg>
    }
    .into_any()
}

/// The name of a degree in the style.
pub(super) fn degree_name(degree: Degree) -> &'static str {
    match degree {
        Degree::Failure => "failure",
        Degree::Partial => "partial",
        Degree::Full => "full",
        Degree::Spotlight => "spotlight",
    }
}
