//! The end: all tokens are turned up; who won, and why.

use leptos::prelude::*;
use pactes::{ByRole, Role};

use super::{
    chart::Chart,
    context::ctx,
    tokens::{Disc, discs},
};
use crate::{language::t, rule::RuleMark};

/// All tokens turned up.
#[component]
pub(super) fn End() -> impl IntoView {
    let ctx = ctx();
    let told = move || {
        let view = ctx.view.get();
        let Some(ending) = view.ending else { return Vec::new() };
        let tokens = ByRole::new(|role| view.purses[role].tokens.unwrap_or_default());
        ctx.speaker().ending(&ctx.names(), ending, view.achievements, &tokens, view.options.demon_perfect_tie)
    };
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
                <span class="name">{Signal::derive(move || ctx.name(role))}</span>
                <span class="points">{move || tokens().points()}</span>
                <span class="discs" aria-hidden="true">
                    {move || discs(tokens()).map(|token| view! { <Disc token=Some(token)/> }).collect_view()}
                </span>
            </li>
        }
    };
    view! {
        <section class="end" aria-labelledby="end-title">
            <h2 id="end-title">{move || told().into_iter().next()}</h2>
            <ul class="purses">{Role::ALL.map(purse)}</ul>
            <h3>{t("end-why")} <RuleMark rule="PAC-88"/> <RuleMark rule="PAC-89"/> <RuleMark rule="PAC-90"/></h3>
            <ul class="why">{move || told().into_iter().skip(1).map(|why| view! { <li>{why}</li> }).collect_view()}</ul>
            <p class="buttons"><a class="button" href="#/">{t("back-home")}</a></p>
        </section>
        <Chart/>
    }
}
