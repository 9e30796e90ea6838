//! The game stands still, or waits for real dice.

use leptos::{ev, prelude::*};
use serde_json::Value;
use table::{Action, Motion, Pause};
use words::Args;

use crate::live::live;
use crate::{
    far::remote::Remote,
    tongue::{t, tongue},
};

/// The game stands still: why, and how it goes on.
#[component]
pub(in crate::far) fn Unwell() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let resume = t("resume");
    let pause = Memo::new(move |_| remote.table.with(|table| table.as_ref().and_then(|table| table.pause)));
    move || {
        pause.get().map(|pause| {
            let (title, action) = match pause {
                Pause::Asked => ("paused", Action::Resume),
                Pause::Card => ("card-is-up", Action::Propose { motion: Motion::Resume }),
            };
            view! {
                <p class="alarm paused" role="status">
                    {live(move || tongue.just(title))}
                    <button type="button" on:click=move |_| remote.ask(action.clone())>{resume}</button>
                </p>
            }
        })
    }
}

/// What real dice showed, typed by whoever threw them.
#[component]
pub(in crate::far) fn RealDice() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let (title, done) = (t("real-title"), t("real-done"));
    move || {
        remote.missing.get().map(|(_, asks)| {
            let faces: Vec<RwSignal<String>> = asks.iter().map(|_| RwSignal::new(String::new())).collect();
            let most = |ask: &Value| ask["die"].as_u64().unwrap_or(6);
            let fields = asks.iter().zip(&faces).enumerate().map(|(index, (ask, face))| {
                let (most, face) = (most(ask), *face);
                let label = move || tongue.say("real-die", &Args::new().with("n", index + 1).with("most", most));
                view! {
                    <label>{label} <input type="number" inputmode="numeric" min="1" max=most bind:value=face/></label>
                }
            });
            let fields = fields.collect_view();
            let submit = move |event: ev::SubmitEvent| {
                event.prevent_default();
                let results: Option<Vec<_>> = faces.iter().map(|face| face.get_untracked().parse::<u8>().ok().map(Into::into)).collect();
                if let Some(results) = results {
                    remote.declare(results);
                }
            };
            view! {
                <form class="society real" on:submit=submit aria-labelledby="real-title">
                    <h2 id="real-title">{title}</h2>
                    <div class="real-dice">{fields}</div>
                    <div class="buttons"><button type="submit" class="primary">{done}</button></div>
                </form>
            }
        })
    }
}
