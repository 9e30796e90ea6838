//! The rule behind a button or a refusal, one tap away.

use leptos::{ev, html, prelude::*};
use words::Args;

use crate::{
    language::{t, translator},
    route::Route,
};

/// Which rule is being read.
#[derive(Debug, Clone, Copy)]
pub struct OpenRule(RwSignal<Option<&'static str>>);

impl OpenRule {
    /// For everything below.
    pub fn provide() -> Self {
        let reading = Self(RwSignal::new(None));
        provide_context(reading);
        reading
    }
}

/// A small mark that opens a rule.
#[component]
pub fn RuleMark(
    /// Its id, `PAC-46`.
    #[prop(into)]
    rule: Signal<&'static str>,
) -> impl IntoView {
    let OpenRule(reading) = expect_context::<OpenRule>();
    let translator = translator();
    let name = move || translator.say("rule-open", &Args::new().with("rule", rule.get()));
    view! {
        <button type="button" class="rule-mark" aria-label=name title=name
            on:click=move |_| reading.set(Some(rule.get_untracked()))>
            "?"
        </button>
    }
}

/// The rule that is being read.
#[component]
pub fn RuleSheet() -> impl IntoView {
    let OpenRule(reading) = expect_context::<OpenRule>();
    let translator = translator();
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        let Some(dialog) = dialog.get() else { return };
        if reading.get().is_some() {
            if !dialog.open() {
                // It can only fail outside the document.
                let _ = dialog.show_modal();
            }
        } else if dialog.open() {
            dialog.close();
        }
    });
    let text = move || reading.get().and_then(|rule| translator.rule(rule)).unwrap_or_default();
    let id =
        move || translator.say("rule-title", &Args::new().with("rule", reading.get().unwrap_or_default()));
    let outside = move |event: ev::MouseEvent| {
        if event.target() == event.current_target() {
            reading.set(None);
        }
    };
    view! {
        <dialog node_ref=dialog class="rule-sheet" aria-labelledby="rule-title"
            on:close=move |_| reading.set(None)
            on:click=outside>
            <div class="rule-body">
                <p class="rule-text" id="rule-title">{text}</p>
                <p class="rule-id">{Signal::derive(id)}</p>
                <p class="rule-actions">
                    <a href=Route::Rules.href() target="_blank" rel="noopener">{t("rule-all")}</a>
                    <button type="button" on:click=move |_| reading.set(None)>{t("close")}</button>
                </p>
            </div>
        </dialog>
    }
}
