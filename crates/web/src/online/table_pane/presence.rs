//! Who is here, and what can be done about those who are not.

use kernel::Seat;
use leptos::prelude::*;
use table::{Action, ChairView, Invited, Motion, Phase, Who};
use words::Args;

use crate::{
    language::{t, translator},
    net,
    online::{lobby::Shared, remote::Remote, view},
    route::Route,
};

/// Who is here.
#[component]
pub(super) fn Presence(
    /// The bot that stands in for somebody.
    bot: &'static str,
) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let seats = remote.of(|table| table.seats.clone());
    let me = remote.seat;
    let playing = remote.of(|table| table.phase == Phase::Playing);
    let row = move |(index, chair): (usize, ChairView)| {
        let seat = Seat(u8::try_from(index).unwrap_or(0));
        let ChairView { who, absent, bot: standing_in, reinvited, entrusted, .. } = chair.clone();
        let here = move || who == Who::Bot || remote.present.with(|present| present.contains(&seat));
        let nobody = if who == Who::Nobody { "lobby-free" } else { "lobby-bot" };
        let name = view::name(&chair).unwrap_or_else(|| translator.just(nobody));
        let state = move || {
            if who == Who::Nobody {
                return String::new();
            }
            translator.just(match (absent, standing_in.is_some() && who == Who::Person, here()) {
                (_, true, _) => "stood-in",
                (true, ..) => "called-absent",
                (false, _, true) => "here",
                (false, _, false) => "away",
            })
        };
        let other = move || playing.get() && me.get().is_some_and(|me| me != seat) && who != Who::Bot;
        let back = move || {
            (me.get() == Some(seat) && absent).then(|| view! {
            <button type="button" on:click=move |_| remote.ask(Action::ComeBack)>{t("come-back")}</button>
        })
        };
        let entrust = move || {
            let entrusted = entrusted.filter(|_| me.get() == Some(seat))?;
            let (id, entrusted) = if entrusted { ("unentrust", false) } else { ("entrust", true) };
            let ask = move |_| remote.ask(Action::Entrust { entrusted });
            Some(view! { <button type="button" class="quiet" on:click=ask>{t(id)}</button> })
        };
        view! {
            <li>
                <span class="presence" class:here=here aria-hidden="true"></span> {name.clone()}
                " " <span class="hint">{state}</span> {back} {entrust}
                {move || other().then(|| view! {
                    <About seat name=name.clone() gone=absent || who == Who::Nobody
                        empty=who == Who::Nobody sealed=entrusted == Some(false) reinvited bot/>
                })}
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
fn About(
    seat: Seat,
    name: String,
    /// Whether nobody is there who could play.
    gone: bool,
    /// Whether the seat is empty.
    empty: bool,
    /// Whether what the seat knows was not entrusted to the others.
    sealed: bool,
    /// Whether the others agreed to invite somebody else.
    reinvited: bool,
    bot: &'static str,
) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let label = move || translator.say("about-seat", &Args::new().with("name", name.as_str()));
    let button = move |id: &'static str, action: Action| {
        view! { <button type="button" on:click=move |_| remote.ask(action.clone())>{t(id)}</button> }
            .into_any()
    };
    let propose = move |id, motion| button(id, Action::Propose { motion });
    let mut buttons = Vec::new();
    if gone {
        buttons.push(propose("stand-in", Motion::StandIn { seat, bot: bot.to_owned() }));
        if !sealed {
            buttons.push(propose("reinvite", Motion::Reinvite { seat }));
        }
    } else {
        buttons.push(button("call-absent", Action::CallAbsent { seat }));
    }
    if !empty {
        buttons.push(propose("remove-seat", Motion::Remove { seat }));
    }
    let link = RwSignal::new(None::<String>);
    let invite = move |_| {
        let key = remote.ask_with_key(Action::Invite { to: Invited::Seat(seat) });
        let route = Route::Join(remote.id.get_value(), key);
        link.set(Some(format!("{}{}", net::base(), route.href())));
    };
    let invite = reinvited
        .then(|| view! { <button type="button" class="primary" on:click=invite>{t("invite-seat")}</button> });
    view! {
        <details class="row-menu">
            <summary aria-label=label>"⋯"</summary>
            <div class="buttons">{invite} {buttons}</div>
            {move || link.get().map(|link| view! { <Shared link/> })}
        </details>
    }
}
