//! Why something was not done, in a sentence.

use leptos::prelude::*;

use super::remote::Remote;
use crate::{
    json,
    net::Failure,
    tongue::{Tongue, tongue},
};

/// Why something was not done: the game's sentence, the table's, or a general one.
pub(crate) fn failed(tongue: Tongue, failure: &Failure) -> String {
    if let Some((name, _)) = json::variant(&failure.0["why"]).filter(|_| failure.kind() == "refused") {
        let id = format!("refused-{}", name.replace('_', "-"));
        let said = tongue.just(&id);
        if said != id {
            return said;
        }
    }
    tongue.just(match failure.kind() {
        "refused" => "failed-refused",
        "not_found" | "no_key" => "failed-no-key",
        "too_many" => "failed-too-many",
        "unavailable" => "failed-away",
        _ => "failed-otherwise",
    })
}

/// What was not done last.
pub(super) fn last_failure() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    view! {
        <div role="alert">
            {move || remote.failure.get().map(|failure| view! { <p class="refused">{failed(tongue, &failure)}</p> })}
        </div>
    }
}
