//! All rules of the game on one page.

use leptos::prelude::*;
use words::Args;

use crate::{
    game::GamePage,
    language::{t, translator},
};

/// The rules, in their order.
pub(crate) fn rules<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let (letters, last) = G::RULES;
    let all = move || {
        let rule = |number: u32| {
            let id = format!("{letters}-{number:02}");
            let text = translator.rule(&id)?;
            Some(view! { <dt id=id.to_ascii_lowercase()>{id.clone()}</dt> <dd>{text}</dd> })
        };
        (1..=last).filter_map(rule).collect_view()
    };
    let title = move || translator.say("rules-title", &Args::new().with("game", G::TITLE));
    view! {
        <main id="content" class="rules" tabindex="-1">
            <h1>{title}</h1>
            <p>{t("rules-lead")}</p>
            <dl>{all}</dl>
        </main>
    }
}
