//! The session as a yonkoma strip: marked moments, four of them a page to save and print.

use kernel::flat;
use leptos::prelude::*;
use yonkoma::{Captions as _, Deed, Moment, Notice};

use super::desk::Desk;
use crate::{
    live::{Memo, heard, live, piece, tap, typed},
    tongue::t,
};

/// Every moment that was marked, oldest first.
fn moments(desk: Desk) -> Vec<Moment> {
    desk.story.with(|story| {
        let moment = |notice: &Notice| match notice {
            Notice::MomentMarked { moment } => Some(moment.clone()),
            _ => None,
        };
        story.iter().filter_map(|heard| moment(&heard.notice)).collect()
    })
}

/// Marking a moment, the moments, and the page that four of them make.
pub(super) fn strip(desk: Desk) -> AnyView {
    let all = Memo::new(move || moments(desk));
    // What was chosen, in the order of the story; nothing chosen means the last four.
    let chosen = RwSignal::new(Vec::<usize>::new());
    let picked = Memo::new(move || {
        let n = all.with(Vec::len);
        let mut picked = chosen.get();
        picked.retain(|index| *index < n);
        if picked.is_empty() {
            picked = (n.saturating_sub(4)..n).collect();
        }
        Vec::from(picked.into_iter().collect::<flat::Set<_>>())
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
    let row = move |(index, moment): (usize, Moment)| {
        let said = live(move || {
            moment.caption.as_ref().map_or_else(|| desk.speaker().untold(&moment), ToString::to_string)
        });
        view! {
            <li><label class="check">
                <input type="checkbox" prop:checked=live(move || picked.read().contains(&index)) on:change=heard(move |_| toggle(index))/>
                <span>{said}</span>
            </label></li>
        }
    };
    let rows = move || all.get().into_iter().enumerate().map(row).collect_view();
    let title = RwSignal::new(String::new());
    let drawn = Memo::new(move || {
        let picked = picked.get();
        let four: [Moment; 4] = all.with(|all| {
            let four = picked.iter().filter_map(|index| all.get(*index).cloned());
            four.collect::<Vec<_>>().try_into().ok()
        })?;
        let given = title.get();
        let title = if kernel::is_blank(&given) { "4-KOMA".to_owned() } else { given };
        Some(yonkoma::strip(&title, &four, &desk.speaker()))
    });
    let page = move || {
        drawn.get().map(|svg| {
            let address = format!("data:image/svg+xml;charset=utf-8,{}", js_sys::encode_uri_component(&svg));
            view! {
                <figure class="strip-page" inner_html=svg></figure>
                <div class="buttons">
                    <a class="button" id="save-strip" download="4-koma.svg" href=address>{t("yk-save")}</a>
                    <button type="button" id="print-strip" on:click=tap(move |_| { let _ = window().print(); })>{t("yk-print")}</button>
                </div>
            }
        })
    };
    view! {
        <section class="box strip-box" aria-labelledby="strip-title">
            <h2 id="strip-title">{t("yk-pane-strip")}</h2>
            <p class="hint">{t("yk-strip-lead")}</p>
            {desk.menu(&[Deed::MarkMoment], false)}
            <div hidden=live(move || all.read().is_empty())>
                <p class="hint" role="status" hidden=live(move || drawn.read().is_some())>{t("yk-choose-four")}</p>
                <ul class="moments">{piece(rows)}</ul>
                <label for="strip-name">{t("yk-strip-name")}</label>
                <input type="text" id="strip-name" maxlength="60" prop:value=live(move || title.get()) on:input=typed(move |text| title.set(text))/>
            </div>
            {piece(page)}
        </section>
    }
    .into_any()
}
