//! The games and their authors, as the games' own texts name them.

use leptos::prelude::*;

use crate::language::{t, translator};

/// Whose games these are.
#[component]
pub(crate) fn Credits() -> impl IntoView {
    let translator = translator();
    let of = move |game: &'static kernel::Manifest| {
        let text = Signal::derive(move || translator.just(&format!("credits-{}", game.name)));
        view! { <dt>{game.title}</dt> <dd>{text}</dd> }
    };
    view! {
        <main id="content" class="rules" tabindex="-1">
            <h1>{t("credits-title")}</h1>
            <p>{t("credits-lead")}</p>
            <dl>{games::ALL.map(of).collect_view()}</dl>
            <p>{t("credits-program")}</p>
        </main>
    }
}
