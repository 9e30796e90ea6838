//! The game stands still: why, and how it goes on.

use leptos::prelude::*;
use table::{Action, Motion, Pause};
use wasm_bindgen::JsCast as _;

use crate::{
    erased::piece,
    frame::{Around, PLAY, STORY, TABLE, TALK, is_wide},
    language::{t, translator},
    online::remote::Remote,
    story::Tale,
};

/// Whoever is stopped by the X-card finds the talk open: on the stage itself, or beside it on a wide screen. Afterwards
/// the page is as it was.
pub(in crate::online) fn lead_to_talk(remote: Remote, pane: RwSignal<&'static str>) {
    let is_up = remote.of(|table| table.pause == Some(Pause::Card));
    let before = StoredValue::new(None::<&'static str>);
    Effect::new(move |was_up: Option<bool>| {
        let is_up = is_up.get();
        match (was_up.unwrap_or_default(), is_up) {
            (false, true) => {
                before.set_value(Some(pane.get_untracked()));
                pane.set(if is_wide() { TALK } else { PLAY });
            }
            // On a wide screen the stage is in sight anyway, and the story has the column again.
            (true, false) => pane.set(match before.get_value() {
                Some(PLAY) | None if is_wide() => STORY,
                other => other.unwrap_or(PLAY),
            }),
            _ => {}
        }
        is_up
    });
}

/// The X-card is up: nothing alarming, a card and two sentences, and what was told last is covered.
#[component]
pub(in crate::online) fn Halt() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let is_up = remote.of(|table| table.pause == Some(Pause::Card));
    piece(move || {
        is_up.get().then(|| {
            view! {
                <section class="halt">
                    <svg viewBox="0 0 100 140" aria-hidden="true">
                        <rect x="2" y="2" width="96" height="136" rx="9"/>
                        <rect class="inner" x="9" y="9" width="82" height="122" rx="5"/>
                        <path d="M30 44C44 62 58 80 71 98M72 43C58 62 43 78 29 97"/>
                    </svg>
                    <div>
                        <h2>{t("halt-title")}</h2>
                        <p>{t("halt-lead")}</p>
                    </div>
                </section>
                {passage(remote)}
            }
        })
    })
}

/// What was told last lies covered: whoever wants to reads it again, has it struck, or lays a veil.
fn passage(remote: Remote) -> AnyView {
    let Some(last) = untrack(|| Tale::here().last_told()) else { return ().into_any() };
    let seated = remote.seat.get_untracked().is_some();
    let open = RwSignal::new(false);
    let text = last.text.clone();
    let covered = move || match open.get() {
        true => view! { <p class="told">{text.clone()}</p> }.into_any(),
        false => view! {
            <p class="veiled"><span class="unseen">{t("halt-covered")}</span><i></i><i></i><i></i></p>
        }
        .into_any(),
    };
    let seq = last.seq;
    let strike = move |_| remote.ask(Action::RaiseCard { strike: Some(seq), rewind: None });
    let pane = use_context::<Around>().map(|around| around.pane);
    let veil = move |_| {
        pane.inspect(|pane| pane.set(TABLE));
        request_animation_frame(|| {
            let field = document().get_element_by_id("limit");
            if let Some(field) = field.and_then(|field| field.dyn_into::<web_sys::HtmlElement>().ok()) {
                // Without the focus it is in sight all the same.
                let _ = field.focus();
            }
        });
    };
    view! {
        <section class="passage" aria-labelledby="passage-title">
            <h3 class="kicker" id="passage-title">{t("halt-passage")}</h3>
            {piece(covered)}
            <div class="buttons">
                <button type="button" class="quiet" id="read-again" hidden=open
                    on:click=move |_| open.set(true)>
                    {t("halt-read")}
                </button>
                <button type="button" class="quiet" id="strike-last" hidden=!seated on:click=strike>
                    {t("halt-strike")}
                </button>
                <button type="button" class="quiet" hidden=!seated on:click=veil>{t("halt-veil")}</button>
            </div>
        </section>
    }
    .into_any()
}

/// The way on, wherever one is on the page, as long as nobody has proposed it.
#[component]
pub(in crate::online) fn HaltBar() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let pause = remote.of(|table| {
        let is_proposed = table.motions.iter().any(|open| open.motion == Motion::Resume);
        table.pause.filter(|_| !is_proposed)
    });
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    piece(move || {
        pause.get().map(|pause| {
            let (title, said, yes, action) = match pause {
                Pause::Asked => ("paused", "pause-waits", "resume", Action::Resume),
                Pause::Card => (
                    "agree-title-resume",
                    "halt-waits",
                    "halt-propose",
                    Action::Propose { motion: Motion::Resume },
                ),
            };
            view! {
                <section class="agreement paused" data-agreement="pause" aria-labelledby="paused-title">
                    <h2 id="paused-title">{Signal::derive(move || translator.just(title))}</h2>
                    <p class="what" role="status">{Signal::derive(move || translator.just(said))}</p>
                    <div class="answers" hidden=Signal::derive(move || !seated.get())>
                        <button type="button" class="primary" on:click=move |_| remote.ask(action.clone())>
                            {Signal::derive(move || translator.just(yes))}
                        </button>
                    </div>
                </section>
            }
        })
    })
}
