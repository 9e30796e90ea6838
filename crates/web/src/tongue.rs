//! The language of the page: French or English, changed at any time.

use kernel::Language;
use leptos::prelude::*;
use words::{Args, Speaker};

use crate::keep;

const KEPT: &str = "tablee.language";

/// The page's language. Whatever is said through it is said anew when it changes.
#[derive(Debug, Clone, Copy)]
pub struct Tongue(RwSignal<Language>);

impl Tongue {
    /// For everything below: what was chosen on this device, else what the browser prefers.
    pub fn provide() -> Self {
        let kept = keep::text(KEPT).or_else(|| window().navigator().language());
        let language = match kept {
            Some(tag) if tag.starts_with("en") => Language::En,
            Some(_) | None => Language::Fr,
        };
        let tongue = Self(RwSignal::new(language));
        provide_context(tongue);
        Effect::new(move || {
            if let Some(root) = document().document_element() {
                // A root that cannot be named is no reason to stop.
                let _ = root.set_attribute("lang", tongue.tag());
            }
        });
        tongue
    }

    /// The language now.
    pub fn language(self) -> Language {
        self.0.get()
    }

    /// Its name in markup.
    pub fn tag(self) -> &'static str {
        match self.0.get() {
            Language::Fr => "fr",
            Language::En => "en",
        }
    }

    /// Speaks another language from now on.
    pub fn switch(self, language: Language) {
        keep::put(KEPT, if language == Language::En { "en" } else { "fr" });
        self.0.set(language);
    }

    /// A sentence of the page.
    pub fn just(self, id: &str) -> String {
        Speaker::web(self.0.get()).just(id)
    }

    /// A sentence of the page that speaks of something.
    pub fn say(self, id: &str, args: &Args<'_>) -> String {
        Speaker::web(self.0.get()).say(id, args)
    }

    /// Says the sentences of Pactes.
    pub fn pactes(self) -> words::pactes::Speaker {
        words::pactes::Speaker::new(self.0.get())
    }
}

/// The page's language.
pub fn tongue() -> Tongue {
    expect_context()
}

/// A sentence of the page, said anew when the language changes.
pub fn t(id: &'static str) -> Signal<String> {
    let tongue = tongue();
    Signal::derive(move || tongue.just(id))
}
