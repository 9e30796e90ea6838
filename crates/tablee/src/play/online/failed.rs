//! Why something was not done, in a sentence.

use kernel::Language;
use protocol::{Failure, FailureKind};
use words::{Shelf, Speaker};

/// Why something was not done, as the page says it too.
pub(super) fn sentence(failure: &Failure, language: Language) -> String {
    let words = Speaker::page(language, Shelf::WEB);
    let name = failure.why.as_str().map(str::to_owned);
    let name = name.or_else(|| failure.why.as_object()?.keys().next().cloned());
    if let Some(name) = name {
        let id = format!("refused-{}", name.replace('_', "-"));
        let said = words.just(&id);
        if said != id {
            return said;
        }
    }
    let said = words.just(match failure.kind {
        FailureKind::Refused => "failed-refused",
        FailureKind::NoKey | FailureKind::NotFound => "failed-no-key",
        FailureKind::TooMany => "failed-too-many",
        FailureKind::Damaged => "failed-damaged",
        FailureKind::Unavailable => "failed-away",
        FailureKind::Missing
        | FailureKind::Unclear
        | FailureKind::Foreign
        | FailureKind::TooLarge
        | FailureKind::Internal => "failed-otherwise",
    });
    match &failure.rule {
        Some(rule) => format!("{said} ({rule})"),
        None => said,
    }
}
