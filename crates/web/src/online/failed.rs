//! Why something was not done, in a sentence.

use leptos::prelude::*;
use protocol::{Failure, FailureKind};
use readers::json;

use super::remote::Remote;
use crate::language::{Translator, t, translator};

/// Why something was not done: the game's sentence, the table's, or a general one.
pub(super) fn failed(translator: Translator, failure: &Failure) -> String {
    if let Some((name, _)) = json::variant(&failure.why) {
        let id = format!("refused-{}", name.replace('_', "-"));
        let said = translator.just(&id);
        if said != id {
            return said;
        }
    }
    translator.just(match failure.kind {
        FailureKind::Refused => "failed-refused",
        FailureKind::NotFound | FailureKind::NoKey => "failed-no-key",
        FailureKind::TooMany => "failed-too-many",
        FailureKind::Damaged => "failed-damaged",
        FailureKind::Unavailable => "failed-away",
        FailureKind::Missing
        | FailureKind::Unclear
        | FailureKind::Foreign
        | FailureKind::TooLarge
        | FailureKind::Internal => "failed-otherwise",
    })
}

/// What was not done last; it stays in sight wherever one is on the page, until it is put away.
pub(super) fn last_failure() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    view! {
        <div role="alert" class="not-done">
            {move || remote.failure.get().map(|failure| view! {
                <p class="refused">
                    {failed(translator, &failure)}
                    <button type="button" class="quiet" aria-label=t("close")
                        on:click=move |_| remote.failure.set(None)>"✕"</button>
                </p>
            })}
        </div>
    }
}
