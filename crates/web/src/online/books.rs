//! The story as a book: the server makes it of what this seat was told.

use leptos::prelude::*;

use super::remote::Remote;
use crate::language::{t, translator};

/// The kinds of books: their name for the server, what they are called here, whether one reads them in the browser.
const KINDS: [(&str, &str, bool); 3] =
    [("html", "book-html", true), ("epub", "book-epub", false), ("markdown", "book-markdown", false)];

/// Where a book is made, in the language of the page.
fn address(remote: Remote, format: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let translator = translator();
    move || {
        let (id, as_whom) = (remote.id.get_value(), remote.as_whom.get_value());
        format!("api/tables/{id}/book?as={as_whom}&format={format}&language={}", translator.tag())
    }
}

/// The books in a row, below the story. What is read opens beside the game, what is kept is saved.
pub(super) fn books(remote: Remote) -> AnyView {
    let one = |(format, name, opens): (&'static str, &'static str, bool)| {
        let target = opens.then_some("_blank");
        view! {
            <a class="button" data-book=format href=address(remote, format) target=target>{t(name)}</a>
        }
        .into_any()
    };
    view! {
        <div class="buttons books" role="group" aria-label=t("book-keep")>
            {KINDS.into_iter().map(one).collect_view()}
        </div>
    }
    .into_any()
}

/// The book among what can be kept at the end.
pub(super) fn kept_book(remote: Remote) -> AnyView {
    view! {
        <li><a id="keep-book" href=address(remote, "html") target="_blank">
            <svg viewBox="0 0 60 78" aria-hidden="true">
                <path class="sheet" d="M8 5h38q6 0 6 6v62H14q-6 0-6-6Z"/>
                <path class="lines" d="M14 5v56h38M14 61q-6 0-6 6M22 20h22M22 28h16"/>
            </svg>
            <b>{t("book-html")}</b>
            <small>{t("book-html-how")}</small>
        </a></li>
    }
    .into_any()
}
