//! A sheet over the page: Esc, a tap beside it or its button close it, and the focus goes back to what opened it.

use leptos::{ev, html, prelude::*};

use crate::language::{t, translator};

/// A sheet that comes up from below.
#[component]
pub fn Sheet(
    /// Whether it is there.
    open: RwSignal<bool>,
    /// The sentence that names it.
    title: &'static str,
    /// What is in it.
    content: ViewFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    let translator = translator();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (open.get(), dialog.open()) {
            (true, false) => {
                // It can only fail outside the document.
                let _ = dialog.show_modal();
            }
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let outside = move |event: ev::MouseEvent| {
        if event.target() == event.current_target() {
            open.set(false);
        }
    };
    view! {
        <dialog node_ref=dialog class="page-sheet" aria-label=Signal::derive(move || translator.just(title))
            on:close=move |_| open.set(false) on:click=outside>
            <div class="page-sheet-body">
                <div class="page-sheet-top">
                    <h2>{t(title)}</h2>
                    <button type="button" class="quiet" aria-label=t("close")
                        on:click=move |_| open.set(false)>
                        "✕"
                    </button>
                </div>
                {content.run()}
            </div>
        </dialog>
    }
}
