//! The end: all tokens are turned up; who won, and why.

use leptos::prelude::*;
use pactes::{ByRole, Role};

use super::{
    chart::Chart,
    context::{TableContext, ctx},
    tokens::{Disc, discs},
};
use crate::{language::t, rule::RuleMark};

/// Why it came out so, where somebody won: the last word of the reckoning comes first.
pub(super) fn reasons(ctx: TableContext) -> Vec<String> {
    let mut told = outcome(ctx);
    let won = ctx.view.with(|view| {
        kernel::Game::status(&pactes::Pactes, view).outcome.is_some_and(|outcome| !outcome.winners.is_empty())
    });
    if won && !told.is_empty() {
        told.rotate_right(1);
    }
    told
}

/// Who won, and then why, a sentence each; nothing before the end.
fn outcome(ctx: TableContext) -> Vec<String> {
    let view = ctx.view.get();
    let Some(ending) = view.ending else { return Vec::new() };
    let tokens = ByRole::new(|role| view.purses[role].tokens.unwrap_or_default());
    ctx.speaker().ending(&ctx.names(), ending, view.achievements, &tokens, view.options.demon_perfect_tie)
}

/// All tokens turned up, a pile each; the whole reckoning is below what can be kept.
#[component]
pub(super) fn End() -> impl IntoView {
    let ctx = ctx();
    let told = move || outcome(ctx);
    let winner = move |role: Role| {
        ctx.view.with(|view| {
            let outcome = kernel::Game::status(&pactes::Pactes, view).outcome;
            let seat = view.seats.iter().find(|(_, r)| **r == role).map(|(seat, _)| seat);
            outcome.zip(seat).is_some_and(|(outcome, seat)| outcome.winners.contains(&seat))
        })
    };
    let purse = move |role: Role| {
        let tokens = move || ctx.view.with(|view| view.purses[role].tokens.unwrap_or_default());
        view! {
            <li class:winner=Signal::derive(move || winner(role))>
                <span class="discs" aria-hidden="true">
                    {move || discs(tokens()).map(|token| view! { <Disc token=Some(token)/> }).collect_view()}
                </span>
                <span class="points">{move || tokens().points()}</span>
                <span class="name">{Signal::derive(move || ctx.name(role))}</span>
            </li>
        }
    };
    view! {
        <section class="end" data-stage="" aria-labelledby="end-title">
            // The verdict above says it large.
            <h2 class="unseen" id="end-title">{move || told().into_iter().next()}</h2>
            <ul class="purses">{Role::ALL.map(purse)}</ul>
        </section>
        <section class="reckoning" aria-labelledby="why-title">
            <h3 id="why-title">
                {t("end-why")} <RuleMark rule="PAC-88"/> <RuleMark rule="PAC-89"/> <RuleMark rule="PAC-90"/>
            </h3>
            <ul class="why">
                {move || told().into_iter().skip(1).map(|why| view! { <li>{why}</li> }).collect_view()}
            </ul>
        </section>
        <Chart/>
    }
}
