//! The texts of the page: fetched in the language that is read, and ahead of need when the page stands still, so
//! that a game on this device needs no server once it is loaded.

use std::{collections::BTreeMap, time::Duration};

use js_sys::Reflect;
use kernel::Language;
use leptos::{prelude::*, task::spawn_local};
use readers::json;
use wasm_bindgen_futures::JsFuture;

use crate::net;

/// What there is to fetch, for each game and language.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Texts {
    /// What the page says.
    Words,
    /// The rules.
    Rules,
    /// What the bots say, and ideas.
    Bank,
}

/// The name of a language in files and markup.
pub(crate) fn tag(language: Language) -> &'static str {
    match language {
        Language::Fr => "fr",
        Language::En => "en",
    }
}

/// The name of a file with its hash: `boot.js` knows.
pub(crate) fn named(name: &str) -> Option<String> {
    let files = Reflect::get(&js_sys::global(), &"tableeFiles".into()).ok()?;
    Reflect::get(&files, &name.into()).ok()?.as_string()
}

impl Texts {
    /// Its file's name. A game without such texts has no file.
    fn file(self, game: &str, language: Language) -> Option<String> {
        let kind = match self {
            Self::Words => "words",
            Self::Rules => "rules",
            Self::Bank => "bank",
        };
        named(&format!("{kind}-{game}-{}.json", tag(language)))
    }

    /// Fetches it; whether it is there.
    pub(crate) async fn fetch(self, game: &str, language: Language) -> bool {
        let Some(file) = self.file(game, language) else { return true };
        let Ok(text) = net::text(&file).await else { return false };
        let Some(texts) = json::from_text::<BTreeMap<String, String>>(&text) else { return false };
        for (name, text) in texts {
            words::supply(language, &name, text);
        }
        true
    }

    /// Fetches it, however long it takes.
    pub(crate) async fn insist(self, game: &str, language: Language) {
        while !self.fetch(game, language).await {
            wait(Duration::from_secs(1)).await;
        }
    }
}

async fn wait(time: Duration) {
    let millis = i32::try_from(time.as_millis()).unwrap_or(i32::MAX);
    let timer = js_sys::Promise::new(&mut |done, _| {
        // A page without timers does not wait.
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, millis);
    });
    // A timer does not fail.
    let _ = JsFuture::from(timer).await;
}

/// Fetches everything else once the page stands still; says so after each.
pub(crate) fn fetch_ahead(game: &'static str, fetched: RwSignal<u32>) {
    spawn_local(async move {
        wait(Duration::from_millis(1500)).await;
        for texts in [Texts::Words, Texts::Rules, Texts::Bank] {
            for language in [Language::Fr, Language::En] {
                texts.fetch(game, language).await;
                fetched.update(|n| *n += 1);
            }
        }
    });
}
