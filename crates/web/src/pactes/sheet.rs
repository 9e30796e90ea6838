//! The sheet: desire, obstacles, achievements, everybody's tokens; and one's own purse.

use leptos::prelude::*;
use pactes::{Obstacle, Role, Stage};
use words::Args;

use super::{
    context::{ctx, name_of},
    tokens::{Disc, discs},
};
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// What everybody sees.
#[component]
pub(super) fn Sheet() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let obstacles = ctx.slice(|view| view.obstacles.clone());
    let current = ctx.slice(|view| view.contract.as_ref().map(|contract| contract.obstacle));
    let desire = move || ctx.view.with(|view| view.desire.as_ref().map(ToString::to_string));
    let row = move |(index, obstacle): (usize, Obstacle)| {
        let now = move || current.get().map(usize::from) == Some(index + 1);
        let by = obstacle.by;
        view! {
            <li class:crossed=obstacle.crossed class:now=now>
                <span class="text">{obstacle.text.to_string()}</span>
                <span class="by">{Signal::derive(move || ctx.name(by))}</span>
            </li>
        }
    };
    view! {
        <section class="sheet-box" aria-labelledby="sheet-title">
            <h2 id="sheet-title">{t("sheet-title")}</h2>
            <p class="desire">{move || desire().unwrap_or_else(|| translator.just("no-desire"))}</p>
            <h3>{t("sheet-obstacles")} <RuleMark rule="PAC-16"/></h3>
            <ol class="obstacles">
                {move || obstacles.get().into_iter().enumerate().map(row).collect_view()}
            </ol>
            <h3>{t("sheet-souls")} <RuleMark rule="PAC-83"/></h3>
            <ul class="souls">{Role::ALL.map(|role| view! { <Soul role/> })}</ul>
            <p class="hint">{move || {
                let (reserve, discard) = ctx.view.with(|view| (view.reserve, view.discard));
                translator.say("stocks", &Args::new().with("reserve", reserve).with("discard", discard))
            }}</p>
        </section>
    }
}

/// One player: who, what this round, how many tokens.
#[component]
fn Soul(role: Role) -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let count = ctx.slice(move |view| view.purses[role].count);
    let shown = ctx.slice(move |view| view.purses[role].tokens);
    let awaited = ctx.slice(move |view| view.awaited().contains(&role));
    let duty = move || {
        let duty = ctx.view.with(|view| {
            if view.rep_role() == Some(role) && view.stage != Stage::End {
                "duty-rep"
            } else if view.rival_role() == Some(role) && view.stage != Stage::End {
                "duty-rival"
            } else if role == Role::Faust {
                "duty-faust"
            } else {
                "duty-demon"
            }
        });
        translator.just(duty)
    };
    let backs = move || match shown.get() {
        Some(tokens) => {
            discs(tokens).map(|token| view! { <Disc token=Some(token)/> }).collect_view().into_any()
        }
        None => (0..count.get()).map(|_| view! { <Disc token=None/> }).collect_view().into_any(),
    };
    let said = move || match shown.get() {
        Some(tokens) => ctx.speaker().tokens_and_points(tokens),
        None => ctx.speaker().hidden_tokens(count.get()),
    };
    view! {
        <li class="soul" data-role=name_of(role) class:awaited=Signal::derive(move || awaited.get())>
            <span class="name">{Signal::derive(move || ctx.name(role))}</span>
            <span class="duty">{duty}</span>
            <span class="count">
                {Signal::derive(move || translator.say("tokens", &Args::new().with("n", count.get())))}
            </span>
            <span class="discs" role="img" aria-label=said>{backs}</span>
        </li>
    }
}

/// One's own tokens: nobody else sees them.
#[component]
pub(super) fn Purse() -> impl IntoView {
    let ctx = ctx();
    let own = ctx.slice(|view| {
        let you = view.you.filter(|_| view.stage != Stage::End)?;
        view.purses[you].tokens
    });
    let aside = ctx.slice(|view| {
        view.you.and_then(|you| view.purses[you].tokens).map(|held| held.minus(view.available()).count())
    });
    let translator = translator();
    view! {
        {move || own.get().map(|tokens| {
            let set_aside = aside.get().filter(|n| *n > 0);
            view! {
                <section class="purse secret" aria-labelledby="purse-title">
                    <h2 id="purse-title">
                        {t("purse-title")} <span class="mine-alone">{t("mine-alone")}</span>
                    </h2>
                    <p class="discs" aria-hidden="true">
                        {discs(tokens).map(|token| view! { <Disc token=Some(token)/> }).collect_view()}
                    </p>
                    <p>{move || ctx.speaker().tokens_and_points(tokens)}</p>
                    <p class="hint">{t("purse-hint")}</p>
                    {set_aside.map(|n| view! {
                        <p class="hint">
                            {Signal::derive(move || translator.say("purse-aside", &Args::new().with("n", n)))}
                        </p>
                    })}
                </section>
            }
        })}
    }
}
