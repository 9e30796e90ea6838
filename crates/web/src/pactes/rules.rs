//! All rules on one page.

use leptos::prelude::*;

use crate::tongue::{t, tongue};

/// The rules, in their order.
#[component]
pub fn Rules() -> impl IntoView {
    let tongue = tongue();
    let rules = move || {
        let language = tongue.language();
        let rule = |number: u32| {
            let id = format!("PAC-{number:02}");
            let text = words::rule(language, &id)?;
            Some(view! { <dt id=id.to_lowercase()>{id.clone()}</dt> <dd>{text}</dd> })
        };
        (1..=93).filter_map(rule).collect_view()
    };
    view! {
        <main id="content" class="rules" tabindex="-1">
            <h1>{t("rules-title")}</h1>
            <p>{t("rules-lead")}</p>
            <dl>{rules}</dl>
        </main>
    }
}
