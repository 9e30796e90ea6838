//! Why something was not done, in a sentence.

use leptos::prelude::*;
use protocol::{Failure, Kind};

use super::{remote::Remote, view::name};
use crate::tongue::{Tongue, tongue};

/// Why something was not done: the game's sentence, the table's, or a general one.
pub(super) fn failed(tongue: Tongue, failure: &Failure) -> String {
    if let Some(name) = name(&failure.why).filter(|_| failure.kind == Kind::Refused) {
        let id = format!("refused-{}", name.replace('_', "-"));
        let said = tongue.just(&id);
        if said != id {
            return said;
        }
    }
    tongue.just(match failure.kind {
        Kind::Refused => "failed-refused",
        Kind::NotFound | Kind::NoKey => "failed-no-key",
        Kind::TooMany => "failed-too-many",
        Kind::Unavailable => "failed-away",
        Kind::Missing | Kind::Unclear | Kind::Foreign | Kind::TooLarge | Kind::Internal => "failed-otherwise",
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
