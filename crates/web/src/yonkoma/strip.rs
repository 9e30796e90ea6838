//! The session as a yonkoma strip: marked moments, four of them a page to save and print.

use leptos::prelude::*;
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use yonkoma::{ActionKind, Captions as _, Happening, Moment, Notice};

use super::context::TableContext;
use crate::{
    erased::{each, handler, piece, tap, typed},
    keep,
    language::t,
};

/// Captions by the number of their moment.
type Rewritten = Map<String, Value>;

/// Every moment that was marked, oldest first.
fn moments(ctx: TableContext) -> Vec<Moment> {
    ctx.story.with(|story| {
        let moment = |notice: &Notice| match notice {
            Notice::Open(Happening::MomentMarked { moment }) => Some(moment.clone()),
            _ => None,
        };
        story.iter().filter_map(|heard| moment(&heard.notice)).collect()
    })
}

/// Marking a moment, the moments, and the page that four of them make.
pub(super) fn strip(ctx: TableContext) -> AnyView {
    let all = Memo::new(move |_| moments(ctx));
    // What was chosen, in the order of the story; nothing chosen means the last four.
    let chosen = RwSignal::new(Vec::<usize>::new());
    let picked = Memo::new(move |_| {
        let n = all.with(Vec::len);
        let mut picked = chosen.get();
        picked.retain(|index| *index < n);
        if picked.is_empty() {
            picked = (n.saturating_sub(4)..n).collect();
        }
        picked.into_iter().collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    });
    let toggle = move |index: usize| {
        let mut now = picked.get_untracked();
        match now.iter().position(|other| *other == index) {
            Some(at) => {
                now.remove(at);
            }
            None => now.push(index),
        }
        chosen.set(now);
    };
    // Captions rewritten for the page; they stay on this device.
    let kept = StoredValue::new(format!("tablee.draft.{}", ctx.draft_key("captions")));
    let captions = RwSignal::new(kept.with_value(|key| keep::read::<Rewritten>(key)).unwrap_or_default());
    let rewrite = move |index: usize, text: String| {
        captions.update(|all| {
            all.insert(index.to_string(), text.into());
        });
        captions.with_untracked(|all| kept.with_value(|key| keep::write(key, all)));
    };
    let rewritten =
        move |index: usize| captions.with(|all| Some(all.get(&index.to_string())?.as_str()?.to_owned()));
    let row = move |index: usize| {
        let said = Signal::derive(move || {
            all.with(|all| {
                let moment = all.get(index)?;
                let own = moment.caption.as_ref().map(ToString::to_string);
                Some(own.unwrap_or_else(|| ctx.speaker().untold(moment)))
            })
            .unwrap_or_default()
        });
        let now = Signal::derive(move || rewritten(index).unwrap_or_else(|| said.get()));
        let chosen = Signal::derive(move || picked.read().contains(&index));
        view! {
            <li>
                <label class="check">
                    <input type="checkbox" prop:checked=chosen on:change=handler(move |_| toggle(index))/>
                    <span>{said}</span>
                </label>
                <input type="text" class="caption" maxlength="140" aria-label=t("yk-caption")
                    hidden=Signal::derive(move || !chosen.get()) prop:value=now
                    on:input=typed(move |text| rewrite(index, text))/>
            </li>
        }
        .into_any()
    };
    let rows = each(move || (0..all.with(Vec::len)).collect(), row);
    let title = RwSignal::new(String::new());
    let drawn = Memo::new(move |_| {
        let picked = picked.get();
        let four: [Moment; 4] = all.with(|all| {
            let four = picked.iter().filter_map(|index| {
                let mut moment = all.get(*index)?.clone();
                let own = rewritten(*index).filter(|own| !kernel::is_blank(own));
                moment.caption = own.map(|own| own.as_str().into()).or(moment.caption);
                Some(moment)
            });
            four.collect::<Vec<_>>().try_into().ok()
        })?;
        let given = title.get();
        let title = if kernel::is_blank(&given) { "4-KOMA".to_owned() } else { given };
        Some(yonkoma::strip(&title, &four, &ctx.speaker()))
    });
    let page = move || {
        drawn.get().map(|svg| {
            let address = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(&svg));
            view! {
                <figure class="strip-page" inner_html=svg></figure>
                <div class="buttons">
                    <a class="button" id="save-strip" download="4-koma.svg" href=address>{t("yk-save")}</a>
                    <button type="button" id="print-strip" on:click=tap(move |_| { let _ = window().print(); })>
                        {t("yk-print")}
                    </button>
                </div>
            }
        })
    };
    view! {
        <section class="box strip-box" aria-labelledby="strip-title">
            <h2 id="strip-title">{t("yk-pane-strip")}</h2>
            <p class="hint">{t("yk-strip-lead")}</p>
            {ctx.menu(&[ActionKind::MarkMoment], false)}
            <div hidden=Signal::derive(move || all.read().is_empty())>
                <p class="hint" role="status" hidden=Signal::derive(move || drawn.read().is_some())>
                    {t("yk-choose-four")}
                </p>
                <ul class="moments">{rows}</ul>
                <label for="strip-name">{t("yk-strip-name")}</label>
                <input type="text" id="strip-name" maxlength="60" prop:value=Signal::derive(move || title.get())
                    on:input=typed(move |text| title.set(text))/>
            </div>
            {piece(page)}
        </section>
    }
    .into_any()
}
