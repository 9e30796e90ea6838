//! Who is here, and what can be done about those who are not.

use kernel::Seat;
use leptos::prelude::*;
use table::{Action, Motion, Phase, Who};
use words::Args;

use crate::{
    far::{remote::Remote, view::Chair},
    tongue::{t, tongue},
};

/// Who is here.
#[component]
pub(super) fn Presence(
    /// The bot that stands in for somebody.
    bot: &'static str,
) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let seats = remote.of(|table| table.seats.clone());
    let me = remote.seat;
    let playing = remote.of(|table| table.phase == Phase::Playing);
    let row = move |(index, chair): (usize, Chair)| {
        let seat = Seat(u8::try_from(index).unwrap_or(0));
        let Chair { who, absent, bot: standing_in, .. } = chair.clone();
        let here = move || who == Who::Bot || remote.present.with(|present| present.contains(&seat));
        let name = chair.name.unwrap_or_else(|| tongue.just("lobby-bot"));
        let state = move || {
            tongue.just(match (absent, standing_in.is_some() && who == Who::Person, here()) {
                (_, true, _) => "stood-in",
                (true, ..) => "called-absent",
                (false, _, true) => "here",
                (false, _, false) => "away",
            })
        };
        let other = move || playing.get() && me.get().is_some_and(|me| me != seat) && who == Who::Person;
        let back = move || {
            (me.get() == Some(seat) && absent).then(|| view! {
            <button type="button" on:click=move |_| remote.ask(Action::ComeBack)>{t("come-back")}</button>
        })
        };
        view! {
            <li>
                <span class="presence" class:here=here aria-hidden="true"></span> {name.clone()}
                " " <span class="hint">{state}</span> {back}
                {move || other().then(|| view! { <About seat name=name.clone() absent bot/> })}
            </li>
        }
    };
    view! {
        <section class="society" aria-labelledby="presence-title">
            <h2 id="presence-title">{t("presence")}</h2>
            <ul class="present">{move || seats.get().into_iter().enumerate().map(row).collect_view()}</ul>
        </section>
    }
}

/// What can be done about somebody: what cannot be undone needs the others' consent.
#[component]
fn About(seat: Seat, name: String, absent: bool, bot: &'static str) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let label = move || tongue.say("about-seat", &Args::new().with("name", name.as_str()));
    let button = move |id: &'static str, action: Action| {
        view! { <button type="button" on:click=move |_| remote.ask(action.clone())>{t(id)}</button> }
            .into_any()
    };
    let propose = move |id, motion| button(id, Action::Propose { motion });
    let buttons = if absent {
        vec![
            propose("stand-in", Motion::StandIn { seat, bot: bot.to_owned() }),
            propose("reinvite", Motion::Reinvite { seat }),
            propose("remove-seat", Motion::Remove { seat }),
        ]
    } else {
        vec![
            button("call-absent", Action::CallAbsent { seat }),
            propose("remove-seat", Motion::Remove { seat }),
        ]
    };
    view! {
        <details class="row-menu">
            <summary aria-label=label>"⋯"</summary>
            <div class="buttons">{buttons}</div>
        </details>
    }
}
