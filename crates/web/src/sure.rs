//! A second step before what cannot be taken back; it names the price.

use kernel::Seq;
use leptos::{ev, html, prelude::*};

use crate::{erased::piece, language::t, story::Tale, undone::undone};

/// What is about to be done.
#[derive(Debug, Clone)]
struct Step {
    what: String,
    price: String,
    /// The story and the row after which everything would be taken back.
    undoes: Option<(Tale, Seq)>,
    go: Callback<()>,
}

/// What waits for a second yes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sure(RwSignal<Option<Step>>);

impl Sure {
    /// For everything below.
    pub(crate) fn provide() {
        provide_context(Self(RwSignal::new(None)));
    }

    /// The one of this page.
    pub(crate) fn here() -> Self {
        expect_context()
    }

    /// Asks once more, and says what it costs.
    pub(crate) fn ask(self, what: String, price: String, go: impl Fn() + Send + Sync + 'static) {
        self.0.set(Some(Step { what, price, undoes: None, go: Callback::new(move |()| go()) }));
    }

    /// Asks before something is taken back, and says row by row what would be.
    pub(crate) fn ask_to_undo(
        self,
        what: String,
        tale: Tale,
        to: Seq,
        go: impl Fn() + Send + Sync + 'static,
    ) {
        let go = Callback::new(move |()| go());
        self.0.set(Some(Step { what, price: String::new(), undoes: Some((tale, to)), go }));
    }
}

/// The second step.
#[component]
pub(crate) fn SureSheet() -> impl IntoView {
    let Sure(step) = Sure::here();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        match (step.with(Option::is_some), dialog.open()) {
            // It can only fail outside the document.
            (true, false) => _ = dialog.show_modal(),
            (false, true) => dialog.close(),
            _ => {}
        }
    });
    let outside = move |event: ev::MouseEvent| {
        if event.target() == event.current_target() {
            step.set(None);
        }
    };
    let go = move |_| {
        if let Some(step) = step.try_update(Option::take).flatten() {
            step.go.run(());
        }
    };
    let what = Signal::derive(move || step.with(|step| step.as_ref().map(|step| step.what.clone())));
    let undoes =
        Memo::new(move |_| step.with(|step| step.as_ref().and_then(|step| step.undoes.map(|(_, to)| to))));
    let listed = move || {
        undoes.get()?;
        let (tale, to) = step.with_untracked(|step| step.as_ref().and_then(|step| step.undoes))?;
        Some(view! { <p class="price">{t("agree-what-rewind")}</p> {undone(tale, to)} })
    };
    view! {
        <dialog node_ref=dialog class="page-sheet sure" aria-labelledby="sure-title" on:click=outside
            on:close=move |_| step.set(None)>
            <div class="page-sheet-body">
                <h2 id="sure-title">{what}</h2>
                {piece(listed)}
                <p class="price">{move || step.with(|step| step.as_ref().map(|step| step.price.clone()))}</p>
                <div class="answers">
                    <button type="button" id="sure-no" on:click=move |_| step.set(None)>
                        {t("sure-no")}
                    </button>
                    <button type="button" class="primary" id="sure-yes" on:click=go>{what}</button>
                </div>
            </div>
        </dialog>
    }
}
