//! What can be done to a row of the story: go back to it, mark it, have it struck.

use kernel::Seq;
use leptos::{ev, prelude::*};
use table::{Action, Phase};

use crate::{
    language::t,
    online::{going_back::GoingBack, remote::Remote},
    story,
};

/// The small menu beside a sentence of the story.
pub(in crate::online) fn row_menu(remote: Remote) -> story::Beside {
    let seated = remote.of(|table| table.you.seat().is_some() && table.phase == Phase::Playing);
    Callback::new(move |seq: Seq| view! { <Menu remote seq seated/> }.into_any())
}

#[component]
fn Menu(remote: Remote, seq: Seq, seated: Memo<bool>) -> impl IntoView {
    let back = GoingBack::here(remote);
    let rewind = move |_| back.to(seq);
    let strike = move |_| remote.ask(Action::RaiseCard { strike: Some(seq), rewind: None });
    // What it is called is asked for in place.
    let naming = RwSignal::new(false);
    let label = RwSignal::new(String::new());
    let mark = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = label.get_untracked();
        if !kernel::is_blank(&text) {
            remote.ask(Action::Bookmark { passage: seq, label: text.trim().into() });
            label.set(String::new());
            naming.set(false);
        }
    };
    move || {
        seated.get().then(|| {
            view! {
                <details class="row-menu">
                    <summary aria-label=t("row-menu")>"⋯"</summary>
                    <div class="buttons">
                        <button type="button" class="rewind-here" on:click=rewind>{t("rewind-here")}</button>
                        <button type="button" class="mark-here" on:click=move |_| naming.set(true)>
                            {t("bookmark")}
                        </button>
                        <button type="button" class="strike-here" on:click=strike>{t("card-strike")}</button>
                    </div>
                    <form class="mark" hidden=Signal::derive(move || !naming.get()) on:submit=mark>
                        <input type="text" maxlength="80" autocomplete="off" aria-label=t("bookmark-label")
                            placeholder=t("bookmark-label") bind:value=label/>
                        <button type="submit">{t("bookmark")}</button>
                    </form>
                </details>
            }
        })
    }
}
