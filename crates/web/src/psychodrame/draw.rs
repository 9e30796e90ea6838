//! Drawing cards: traits as cards that say how many they draw, emotions to let out, and the odds on demand.

use std::collections::BTreeSet;

use kernel::Text;
use leptos::prelude::*;
use psychodrame::{Action, Emotion, Main, Side, TraitId, outlook};
use words::Args;

use super::{
    context::{TableContext, speaker},
    hand::{is_focus, own},
};
use crate::{
    draft::Draft,
    erased::{piece, tap},
    frame::awaited_mark,
    language::t,
};

/// What is said with the next draw; empty, if it is said aloud.
pub(super) fn said_with_it(ctx: TableContext) -> Draft {
    ctx.table.with_value(|table| Draft::new(format!("{table}.use"), ""))
}

fn text(draft: Draft) -> Option<Text> {
    let now = draft.now().trim().to_owned();
    (!kernel::is_blank(&now) && kernel::length(&now) <= psychodrame::MOST_TALE).then(|| now.into())
}

/// What the viewer's character can draw with.
pub(super) fn drawing(ctx: TableContext) -> AnyView {
    let draft = use_context::<SaidWith>().map_or_else(|| said_with_it(ctx), |SaidWith(draft)| draft);
    let main = ctx.slice(|view| own(view).and_then(|(_, who)| view.table.main(who)).cloned());
    let used = ctx.slice(|view| {
        own(view).and_then(|(conflict, who)| conflict.fighter(who).map(|it| it.used_trait)).unwrap_or(true)
    });
    let cards = move || {
        main.get().map(|main| {
            let traits: Vec<AnyView> =
                main.traits.iter().map(|it| trait_card(ctx, draft, it, &main)).collect();
            let fires: Vec<AnyView> =
                Emotion::ALL.into_iter().filter_map(|it| fire(ctx, draft, &main, it)).collect();
            view! { {traits} {fires} }
        })
    };
    let title = move || ctx.translator.just(if used.get() { "psd-draw-used" } else { "psd-draw-one" });
    view! {
        <section class="draw" data-pane-scrolls="" tabindex="0" aria-label=Signal::derive(title)>
            <h3>{Signal::derive(title)}</h3>
            <div class="trait-cards">{piece(cards)}</div>
        </section>
    }
    .into_any()
}

/// What was typed to go with a draw.
#[derive(Clone, Copy)]
pub(super) struct SaidWith(pub(super) Draft);

fn trait_card(ctx: TableContext, draft: Draft, it: &psychodrame::Trait, main: &Main) -> AnyView {
    let (trait_id, score): (TraitId, u16) = (it.id, it.score);
    let n = ctx.view.with_untracked(|view| score.min(view.drawable()));
    let action = move |text: Option<Text>| Action::UseTrait { trait_id, count: n, text };
    let off = Signal::derive(move || !ctx.permits(&action(None)));
    let take = move |_| {
        if ctx.act.run(action(text(draft))) {
            draft.clear();
        }
    };
    let about = super::sheet::about(ctx, it, main);
    view! {
        <button type="button" class="trait" data-do="use_trait" data-awaited=awaited_mark() disabled=off
            on:click=tap(take)>
            <span>{it.text.to_string()}</span> <b class="n">{n}</b> <small>{about}</small>
        </button>
    }
    .into_any()
}

/// An emotion that can be let out: how many cards, and what it costs.
fn fire(ctx: TableContext, draft: Draft, main: &Main, emotion: Emotion) -> Option<AnyView> {
    let (most, focus) = ctx.view.with_untracked(|view| {
        (u16::from(view.dischargeable(main, emotion)).min(view.drawable()), is_focus(view))
    });
    if most == 0 {
        return None;
    }
    let args = Args::new()
        .with("emotion", speaker(ctx).emotion(emotion))
        .with("now", main.current(emotion))
        .with("floor", main.current(emotion) - u8::try_from(most).unwrap_or(0))
        .with_flag("focus", focus);
    let numbers: BTreeSet<u16> = [1, 2, 3, most].into_iter().filter(|n| *n <= most).collect();
    let button = |n: u16| {
        let action = move |text: Option<Text>| Action::PurgeDraw {
            points: [(emotion, u8::try_from(n).unwrap_or(1))].into(),
            text,
        };
        let off = Signal::derive(move || !ctx.permits(&action(None)));
        let take = move |_| {
            if ctx.act.run(action(text(draft))) {
                draft.clear();
            }
        };
        let said = ctx.translator.say("psd-fire-cards", &Args::new().with("n", n));
        view! {
            <button type="button" class="n" data-do="purge_draw" aria-label=said disabled=off
                on:click=tap(take)>
                {n}
            </button>
        }
        .into_any()
    };
    Some(
        view! {
            <div class="trait fire">
                <span>
                    {ctx.translator.say("psd-fire", &args)}
                    <small>{ctx.translator.say("psd-fire-price", &args)}</small>
                </span>
                <span class="ns">{numbers.into_iter().map(button).collect_view()}</span>
            </div>
        }
        .into_any(),
    )
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a chance is between 0 and 1")]
fn percent(chance: f64) -> u32 {
    (chance * 100.0).round() as u32
}

/// The odds of the round: as it lies, and for each way to draw.
pub(super) fn odds(ctx: TableContext) -> AnyView {
    let rows = move || {
        ctx.view.with(|view| {
            let Some((_, who)) = own(view) else { return Vec::new() };
            let mut draws: Vec<(u16, String)> = vec![(0, ctx.translator.just("psd-odds-none"))];
            let cards = |n: u16, what: &str| {
                (
                    n,
                    ctx.translator
                        .say("psd-odds-cards", &Args::new().with("n", n).with("what", what.to_owned())),
                )
            };
            if let Some(main) = view.table.main(who) {
                let usable = view.table.usable_traits(who);
                let traits = main.traits.iter().filter(|it| usable.contains(&it.id));
                draws.extend(traits.map(|it| cards(it.score, &it.text.to_string())));
                let out = Emotion::ALL.into_iter().map(|it| (u16::from(view.dischargeable(main, it)), it));
                draws.extend(out.filter(|(n, _)| *n > 0).map(|(n, it)| cards(n, &speaker(ctx).emotion(it))));
            }
            draws.sort_by_key(|(n, _)| *n);
            draws.dedup_by_key(|(n, _)| *n);
            let row = |(n, said): (u16, String)| {
                let odds = outlook(view, who, u8::try_from(n).unwrap_or(u8::MAX))?;
                Some((said, percent(odds.goal), percent(odds.rematch), percent(odds.hit)))
            };
            draws.into_iter().filter_map(row).collect()
        })
    };
    // Whoever resists does not get the goal: the other side fails to.
    let resists = ctx.slice(|view| {
        let own = own(view).and_then(|(conflict, who)| conflict.fighter(who));
        own.is_some_and(|own| own.side == Side::Opposition)
    });
    let key = move |wants: &'static str, resisting: &'static str| {
        ctx.translator.just(if resists.get() { resisting } else { wants })
    };
    let row = move |(said, goal, tie, hit): (String, u32, u32, u32)| {
        let lost = 100u32.saturating_sub(goal + tie);
        let part = |class: &'static str, n: u32| {
            (n > 0).then(|| view! { <i class=class style:flex-grow=n.to_string()>{(n > 7).then_some(n)}</i> })
        };
        let args = Args::new().with("goal", goal).with("rematch", tie).with("hit", hit);
        let facts = ctx.translator.say("psd-odds-row", &args.with_flag("resists", resists.get_untracked()));
        view! {
            <li>
                <p class="l"><b>{said}</b> <span>{facts}</span></p>
                <span class="bar" aria-hidden="true">
                    {part("g", goal)} {part("t", tie)} {part("p", lost)}
                </span>
            </li>
        }
        .into_any()
    };
    view! {
        <p class="hint">{t("psd-odds-lead")}</p>
        <ul class="odds">{piece(move || rows().into_iter().map(row).collect_view())}</ul>
        <p class="key">
            <span><i class="g"></i> {Signal::derive(move || key("psd-odds-goal", "psd-odds-held"))}</span>
            <span><i class="t"></i> {t("psd-odds-rematch")}</span>
            <span><i class="p"></i> {Signal::derive(move || key("psd-odds-lost", "psd-odds-given"))}</span>
        </p>
    }
    .into_any()
}
