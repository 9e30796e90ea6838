//! All rules of the game on one page: chapters, and a field to search in them.

use js_sys::JsString;
use kernel::Manifest;
use leptos::{html, prelude::*};
use words::Args;

use crate::{
    erased::{piece, tap, typed},
    game::GamePage,
    language::{t, translator},
};

/// The rules, chapter by chapter.
pub(crate) fn rules<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let Manifest { rule_prefix, title, .. } = G::MANIFEST;
    let title = move || translator.say("rules-title", &Args::new().with("game", title));
    view! {
        <main id="content" class="rules" tabindex="-1">
            <h1>{title}</h1>
            <p>{t("rules-lead")}</p>
            {rules_by_chapter(rule_prefix)}
        </main>
    }
}

/// The chapters of the rules whose ids begin so, with what leads to each and a field to search in all.
pub(crate) fn rules_by_chapter(prefix: &'static str) -> AnyView {
    let translator = translator();
    let wanted = RwSignal::new(String::new());
    let chapters = Memo::new(move |_| {
        // The texts come when one of them is asked for.
        translator.rule(&format!("{prefix}-01"));
        words::chapters(translator.language(), prefix)
    });
    let is_found = move |id: &str, text: &str| {
        let wanted = plain(&wanted.read());
        plain(text).contains(&wanted) || id.to_lowercase().contains(&wanted)
    };
    let found = Memo::new(move |_| {
        let text = |id: &str| translator.rule(id).unwrap_or_default();
        chapters
            .get()
            .into_iter()
            .map(|(title, ids)| {
                let rules = ids.into_iter().map(|id| (text(&id), id));
                (title, rules.filter(|(text, id)| is_found(id, text)).collect::<Vec<_>>())
            })
            .filter(|(_, rules)| !rules.is_empty())
            .collect::<Vec<_>>()
    });
    let n_found = move || {
        let n: usize = found.with(|chapters| chapters.iter().map(|(_, rules)| rules.len()).sum());
        let is_searched = !wanted.read().trim().is_empty();
        is_searched.then(|| translator.say("rules-found", &Args::new().with("n", n)))
    };
    let all = piece(move || {
        let chapters: Vec<(AnyView, AnyView)> =
            found.get().into_iter().map(|(title, rules)| chapter(title, rules)).collect();
        let (doors, chapters): (Vec<AnyView>, Vec<AnyView>) = chapters.into_iter().unzip();
        view! {
            <nav class="chapters" aria-label=t("rules-chapters")><ul>{doors}</ul></nav>
            <div class="chapter-texts">{chapters}</div>
        }
    });
    view! {
        <div class="rules-search">
            <label for="rules-search">{t("rules-search")}</label>
            <input id="rules-search" type="search" autocomplete="off"
                on:input=typed(move |text| wanted.set(text))/>
            <p class="hint" role="status">{n_found}</p>
        </div>
        <div class="rules-book">{all}</div>
    }
    .into_any()
}

/// A chapter, and what leads to it.
fn chapter(title: &'static str, rules: Vec<(&'static str, String)>) -> (AnyView, AnyView) {
    let heading = NodeRef::<html::H2>::new();
    let lead = move |_| {
        if let Some(heading) = heading.get_untracked() {
            heading.scroll_into_view();
            // A heading can always be focused here.
            let _ = heading.focus();
        }
    };
    let rule = |(text, id): (&'static str, String)| {
        view! {
            <li class="rule" id=id.to_ascii_lowercase()>
                <p>{text} " " <small class="rule-id">{id.clone()}</small></p>
            </li>
        }
        .into_any()
    };
    let door = view! { <li><button type="button" class="quiet" on:click=tap(lead)>{title}</button></li> };
    let chapter = view! {
        <section>
            <h2 node_ref=heading tabindex="-1">{title}</h2>
            <ol>{rules.into_iter().map(rule).collect_view()}</ol>
        </section>
    };
    (door.into_any(), chapter.into_any())
}

/// In small letters without accents, as one types.
fn plain(text: &str) -> String {
    let apart = JsString::from(text.trim()).normalize("NFD");
    let letters = String::from(apart).replace('’', "'");
    letters.chars().filter(|c| !('\u{300}'..='\u{36f}').contains(c)).flat_map(char::to_lowercase).collect()
}
