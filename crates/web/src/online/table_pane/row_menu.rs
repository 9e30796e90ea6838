//! What can be done to a row of the story: go back to it, mark it, have it struck.

use kernel::Seq;
use leptos::prelude::*;
use table::{Action, Phase};

use crate::{
    language::{t, translator},
    online::remote::Remote,
    story,
};

/// The small menu beside a sentence of the story.
pub(in crate::online) fn row_menu(remote: Remote) -> story::Beside {
    let seated = remote.of(|table| table.you.seat().is_some() && table.phase == Phase::Playing);
    Callback::new(move |seq: Seq| view! { <Menu remote seq seated/> }.into_any())
}

#[component]
fn Menu(remote: Remote, seq: Seq, seated: Memo<bool>) -> impl IntoView {
    let translator = translator();
    let rewind = move |_| remote.ask(Action::Rewind { to: seq });
    let strike = move |_| remote.ask(Action::RaiseCard { strike: Some(seq), rewind: None });
    let mark = move |_| {
        // A browser without such a window marks nothing.
        let label = window().prompt_with_message(&translator.just("bookmark-label")).ok().flatten();
        if let Some(label) = label.filter(|label| !kernel::is_blank(label)) {
            remote.ask(Action::Bookmark { passage: seq, label: label.trim().into() });
        }
    };
    move || {
        seated.get().then(|| {
            view! {
                <details class="row-menu">
                    <summary aria-label=t("row-menu")>"⋯"</summary>
                    <div class="buttons">
                        <button type="button" class="rewind-here" on:click=rewind>{t("rewind-here")}</button>
                        <button type="button" on:click=mark>{t("bookmark")}</button>
                        <button type="button" class="strike-here" on:click=strike>{t("card-strike")}</button>
                    </div>
                </details>
            }
        })
    }
}
