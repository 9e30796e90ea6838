//! A Test or a Conflict in four panels: what is wanted, with what, the dice, what becomes of it.

use leptos::prelude::*;
use std::collections::BTreeSet;
use words::Args;
use yonkoma::{Contest, SideId, View};

use super::{
    context::TableContext,
    odds::{forecast_box, prospect_box},
    round::outcome,
    side::{dice, pool},
};
use crate::{
    draft::Draft,
    erased::piece,
    keep,
    language::{t, translator},
};

/// What the viewer has in hand while dice lie on the table.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    /// The dice to keep, by their place from 1.
    pub(super) kept: RwSignal<BTreeSet<u8>>,
    /// How the result is improved, by whatever means.
    pub(super) how: Draft,
    /// How a Gift adds a Success to a Round.
    pub(super) gift: Draft,
    /// How those who concede get away.
    pub(super) escape: Draft,
    /// What nobody foresaw.
    pub(super) event: Draft,
}

impl Hand {
    /// An empty hand; what was half said in the last Test or Conflict is not said in a new one.
    fn new(ctx: TableContext) -> Self {
        const OF: [&str; 6] = ["tell_result", "tell_round", "award", "go_on", "stop", "name_roller"];
        let fresh = ctx.view.with_untracked(|view| {
            let contest = view.board.contest.as_ref();
            contest.is_some_and(|contest| contest.sides.iter().all(|side| !side.begun))
        });
        let draft = |what: &str| {
            let draft = Draft::new(ctx.draft_key(what), "");
            if fresh {
                draft.set(String::new());
            }
            draft
        };
        if fresh {
            let kept = keep::keys(&ctx.table.with_value(|table| format!("tablee.draft.{table}.")));
            let stale = |key: &&String| OF.iter().any(|name| key.contains(&format!("\"do\":\"{name}\"")));
            kept.iter().filter(stale).for_each(|key| keep::forget(key));
        }
        Self {
            kept: RwSignal::new(BTreeSet::new()),
            how: draft("how"),
            gift: draft("gift"),
            escape: draft("escape"),
            event: draft("event"),
        }
    }
}

/// What goes on, drawn.
pub(super) fn contest(ctx: TableContext) -> AnyView {
    let hand = Hand::new(ctx);
    provide_context(hand);
    // Whoever rerolls keeps the Successes, unless they say otherwise.
    let lying = ctx.slice(|view| {
        let side = view.board.improving().and_then(|id| view.board.side(id));
        side.map(|side| (side.dice.clone(), view.board.options.success_faces.clone()))
    });
    Effect::new(move || {
        let Some((dice, faces)) = lying.get() else { return };
        let good = (1u8..).zip(&dice).filter(|(_, face)| faces.contains(face)).map(|(place, _)| place);
        hand.kept.set(good.collect());
    });
    let is_conflict =
        ctx.view.with_untracked(|view| view.board.contest.as_ref().is_some_and(Contest::is_conflict));
    let panels = if is_conflict {
        view! {
            {panel(1, t("yk-panel-stake"), stake(ctx))}
            {panel(2, side_title(ctx, SideId::A), side_panel(ctx, SideId::A))}
            {panel(3, side_title(ctx, SideId::B), side_panel(ctx, SideId::B))}
            {panel(4, t("yk-panel-round"), view! { {outcome(ctx)} {prospect_box(ctx)} }.into_any())}
        }
        .into_any()
    } else {
        let dice = view! { {dice(ctx, SideId::A)} {forecast_box(ctx, SideId::A)} };
        view! {
            {panel(1, t("yk-panel-goal"), stake(ctx))}
            {panel(2, t("yk-panel-pool"), pool(ctx, SideId::A))}
            {panel(3, t("yk-panel-dice"), dice.into_any())}
            {panel(4, t("yk-panel-result"), outcome(ctx))}
        }
        .into_any()
    };
    view! { <div class="koma-page" class:duel=is_conflict>{panels}</div> }.into_any()
}

/// One of the four.
fn panel(number: u8, title: Signal<String>, content: AnyView) -> AnyView {
    let id = format!("panel-{number}");
    let heading = id.clone();
    view! {
        <section class="koma" data-panel=number aria-labelledby=id>
            <h2 id=heading><span class="number" aria-hidden="true">{number}</span> {title}</h2>
            {content}
        </section>
    }
    .into_any()
}

fn side_panel(ctx: TableContext, id: SideId) -> AnyView {
    view! { {pool(ctx, id)} {dice(ctx, id)} {forecast_box(ctx, id)} }.into_any()
}

/// Who is on a side: the roller, and with whom.
fn side_title(ctx: TableContext, id: SideId) -> Signal<String> {
    Signal::derive(move || {
        let (roller, helpers) = ctx.view.with(|view| {
            let side = view.board.side(id);
            let name = |id| view.board.character(id).map(|c| c.name.to_string()).unwrap_or_default();
            let helpers = side.map(|side| side.helpers.iter().map(|h| name(*h)).collect::<Vec<_>>());
            (side.map(|side| name(side.roller)).unwrap_or_default(), helpers.unwrap_or_default())
        });
        if helpers.is_empty() { roller } else { format!("{roller} + {}", helpers.join(", ")) }
    })
}

fn name(view: &View, id: SideId) -> String {
    let roller = view.board.side(id).map(|side| side.roller);
    roller.and_then(|id| view.board.character(id)).map(|c| c.name.to_string()).unwrap_or_default()
}

/// What is wanted and how; in a Conflict, what is at stake between whom.
fn stake(ctx: TableContext) -> AnyView {
    let translator = translator();
    let said = ctx.slice(|view| {
        let contest = view.board.contest.as_ref()?;
        let goal = contest.goal.as_ref().map(ToString::to_string);
        let approach = contest.sides.iter().map(|side| side.approach.as_ref().map(ToString::to_string));
        let names = (name(view, SideId::A), name(view, SideId::B));
        Some((goal, approach.collect::<Vec<_>>(), names, contest.is_conflict(), contest.round))
    });
    let content = move || {
        let (goal, approaches, (a, b), conflict, round) = said.get()?;
        let aloud = || translator.just("yk-told-aloud");
        let heading = if conflict {
            view! {
                <p class="versus">
                    <strong>{a.clone()}</strong>
                    <span class="vs" aria-hidden="true">"VS"</span>
                    <strong>{b.clone()}</strong>
                </p>
            }
            .into_any()
        } else {
            view! { <p class="versus"><strong>{a.clone()}</strong></p> }.into_any()
        };
        let how = approaches.into_iter().zip([a, b]).filter_map(|(approach, who)| {
            let text = approach?;
            Some(view! { <p class="bubble"><span class="unseen">{who}</span> {text}</p> }.into_any())
        });
        let count = (round > 0).then(|| translator.say("yk-round", &Args::new().with("n", round)));
        Some(
            view! {
                {heading}
                <p class="goal">{goal.unwrap_or_else(aloud)}</p>
                {how.collect_view()}
                {count.map(|count| view! { <p class="badge">{count}</p> }.into_any())}
            }
            .into_any(),
        )
    };
    piece(content)
}
