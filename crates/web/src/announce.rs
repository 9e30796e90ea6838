//! What is said aloud to those who do not look: one live region for the whole page.

use kernel::Language;
use leptos::prelude::*;

use crate::language::translator;

/// The live region's text.
#[derive(Debug, Clone, Copy)]
pub struct Announcer(RwSignal<String>);

impl Announcer {
    /// For everything below.
    pub fn provide() -> Self {
        let announcer = Self(RwSignal::new(String::new()));
        provide_context(announcer);
        // What was said in the other language is not left to be read.
        let translator = translator();
        Effect::new(move |before: Option<Language>| {
            let now = translator.language();
            if before.is_some_and(|before| before != now) {
                announcer.0.set(String::new());
            }
            now
        });
        announcer
    }

    /// Says something, after what is being said.
    pub fn say(self, mut text: String) {
        // The same words again are news only if something changes.
        if !text.is_empty() && self.0.with_untracked(|before| *before == text) {
            text.push('\u{a0}');
        }
        self.0.set(text);
    }
}

/// The live region.
#[component]
pub fn Announcements() -> impl IntoView {
    let Announcer(text) = expect_context::<Announcer>();
    view! { <p class="unseen" id="announcements" role="status" aria-live="polite">{move || text.get()}</p> }
}
