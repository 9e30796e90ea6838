//! The 6 that was just laid on a commitment asks: its line shows which die would become a 4.

use leptos::prelude::*;
use pactes::Action;
use words::Args;

use super::{context::TableContext, dice::Picked};
use crate::{die::mini_face, erased::piece, erased::tap, frame::awaited_mark, language::t, rule::RuleMark};

/// The question, in two steps: a die is touched, and then it is said.
pub(super) fn converting(ctx: TableContext) -> AnyView {
    let picked = Picked::here();
    let awaited = awaited_mark();
    let chosen = picked.hand;
    let pair = move || match chosen.get() {
        Some((_, die)) => {
            let said = ctx.translator.say("convert-this", &Args::new().with("from", die.face));
            view! {
                {mini_face(die.face)} <span aria-label=t("becomes") role="img">"→"</span> {mini_face(4)}
                <span>{said}</span>
            }
            .into_any()
        }
        None => view! { <span>{t("convert-pick")}</span> }.into_any(),
    };
    let yes = move |_| {
        if let Some((die, _)) = chosen.get_untracked() {
            ctx.act.run(Action::Convert { die });
        }
    };
    view! {
        <span class="what">{t("convert-what")} <RuleMark rule="PAC-60"/></span>
        <span class="pair" role="status">{piece(pair)}</span>
        <span class="buttons">
            <button type="button" class="primary" id="convert" data-awaited=awaited
                disabled=Signal::derive(move || chosen.get().is_none()) on:click=tap(yes)>
                {t("convert-yes")}
            </button>
            <button type="button" id="convert-no" data-awaited=awaited
                on:click=tap(move |_| { ctx.act.run(Action::SkipConversion); })>{t("convert-no")}</button>
        </span>
    }
    .into_any()
}
