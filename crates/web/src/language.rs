//! The language of the page: French or English, changed at any time.

use kernel::Language;
use leptos::{prelude::*, task::spawn_local};
use words::{Args, Shelf, Speaker};

use crate::{
    keep,
    texts::{Texts, fetch_ahead, tag},
};

const KEPT: &str = "tablee.language";

/// The page's language. Whatever is said through it is said again when it changes.
#[derive(Debug, Clone, Copy)]
pub struct Translator {
    language: RwSignal<Language>,
    shelf: Shelf,
    game: &'static str,
    fetched: RwSignal<u32>,
    asks: StoredValue<bool>,
}

/// What was chosen on this device, else what the browser prefers.
pub fn preferred() -> Language {
    match keep::text(KEPT).or_else(|| window().navigator().language()) {
        Some(tag) if tag.starts_with("en") => Language::En,
        Some(_) | None => Language::Fr,
    }
}

impl Translator {
    /// For everything below, once the words of the preferred language are there.
    pub fn provide(game: &'static str, shelf: Shelf) -> Self {
        let fetched = RwSignal::new(0);
        let translator = Self {
            language: RwSignal::new(preferred()),
            shelf,
            game,
            fetched,
            asks: StoredValue::new(false),
        };
        fetch_ahead(game, fetched);
        provide_context(translator);
        Effect::new(move || {
            if let Some(root) = document().document_element() {
                // A root that cannot be named is no reason to stop.
                let _ = root.set_attribute("lang", translator.tag());
            }
        });
        translator
    }

    /// The language now.
    pub fn language(self) -> Language {
        self.language.get()
    }

    /// Reads again once texts have come that are fetched after the page.
    pub(crate) fn heed_texts(self) {
        self.fetched.track();
    }

    /// Its name in markup.
    pub fn tag(self) -> &'static str {
        tag(self.language())
    }

    /// Speaks another language from now on.
    pub fn switch(self, language: Language) {
        keep::put(KEPT, tag(language));
        spawn_local(async move {
            Texts::Words.insist(self.game, language).await;
            self.language.set(language);
        });
    }

    /// The text of a rule, once it is there.
    pub fn rule(self, id: &str) -> Option<&'static str> {
        self.fetched.track();
        let language = self.language();
        let text = words::rule(language, id);
        if text.is_none() && !self.asks.get_value() {
            self.asks.set_value(true);
            spawn_local(async move {
                let is_there = Texts::Rules.fetch(self.game, language).await;
                self.asks.set_value(false);
                if is_there {
                    self.fetched.update(|n| *n += 1);
                }
            });
        }
        text
    }

    /// A sentence of the page.
    pub fn just(self, id: &str) -> String {
        Speaker::page(self.language(), self.shelf).just(id)
    }

    /// A sentence of the page that speaks of something.
    pub fn say(self, id: &str, args: &Args<'_>) -> String {
        Speaker::page(self.language(), self.shelf).say(id, args)
    }
}

/// The page's language.
pub fn translator() -> Translator {
    expect_context()
}

/// A sentence of the page, said again when the language changes.
pub fn t(id: &'static str) -> Signal<String> {
    let translator = translator();
    Signal::derive(move || translator.just(id))
}
