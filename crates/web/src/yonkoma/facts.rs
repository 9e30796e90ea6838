//! What is established and must not be contradicted, to be looked through.

use leptos::prelude::*;
use yonkoma::{Happening, Notice};

use super::context::{TableContext, folded};
use crate::{
    erased::{piece, typed},
    language::t,
};

/// Every Fact and anecdote that was told, oldest first (YON-48).
fn told(ctx: TableContext) -> Vec<String> {
    ctx.story.with(|story| {
        let fact = |notice: &Notice| match notice {
            Notice::Open(Happening::Fact { text })
            | Notice::Open(Happening::AnecdoteTold { text: Some(text), .. }) => Some(text.to_string()),
            _ => None,
        };
        story.iter().filter_map(|heard| fact(&heard.notice)).collect()
    })
}

/// The list, folded away, with a field to look something up.
pub(super) fn facts(ctx: TableContext) -> AnyView {
    let all = Memo::new(move |_| told(ctx));
    let content = ViewFn::from(move || {
        let sought = RwSignal::new(String::new());
        let found = move || {
            let sought = kernel::lowered(&sought.get());
            let all = all.get().into_iter().filter(|fact| kernel::lowered(fact).contains(sought.trim()));
            all.map(|fact| view! { <li>{fact}</li> }.into_any()).collect_view()
        };
        view! {
            <label for="seek-fact">{t("yk-seek-fact")}</label>
            <input type="text" id="seek-fact" autocomplete="off"
                prop:value=Signal::derive(move || sought.get())
                on:input=typed(move |text| sought.set(text))/>
            <ul class="why facts">{piece(found)}</ul>
        }
    });
    view! {
        <div hidden=Signal::derive(move || all.read().is_empty())>
            {folded("tool", t("yk-facts"), content)}
        </div>
    }
    .into_any()
}
