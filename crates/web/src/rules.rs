//! All rules of the game on one page.

use kernel::Manifest;
use leptos::prelude::*;
use words::Args;

use crate::{
    game::GamePage,
    language::{t, translator},
};

/// The rules, in their order.
pub(crate) fn rules<G: GamePage>() -> impl IntoView {
    let translator = translator();
    let Manifest { rule_prefix, last_rule, title, .. } = G::MANIFEST;
    let all = move || {
        let rule = |number: u32| {
            let id = format!("{rule_prefix}-{number:02}");
            let text = translator.rule(&id)?;
            Some(view! { <dt id=id.to_ascii_lowercase()>{id.clone()}</dt> <dd>{text}</dd> })
        };
        (1..=last_rule).filter_map(rule).collect_view()
    };
    let title = move || translator.say("rules-title", &Args::new().with("game", title));
    view! {
        <main id="content" class="rules" tabindex="-1">
            <h1>{title}</h1>
            <p>{t("rules-lead")}</p>
            <dl>{all}</dl>
        </main>
    }
}
