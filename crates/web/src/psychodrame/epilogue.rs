//! What becomes of a character, in the words of whoever plays it: a remark about it, shown when the curtain falls.

use leptos::prelude::*;
use psychodrame::{Action, CharacterId, MOST_TALE, Notice, Remark};
use words::Args;

use super::context::{TableContext, name};
use crate::{
    draft::{Draft, TextForm},
    erased::piece,
    language::t,
};

/// The last that the player of a character wrote about it; nothing, where nobody did.
pub(super) fn written(ctx: TableContext, who: CharacterId) -> Option<String> {
    let owner = ctx.view.with(|view| view.table.main(who).map(|main| main.owner))?;
    ctx.story.with(|story| {
        story.iter().rev().find_map(|heard| match &heard.notice {
            Notice::Remarked { by, kind: Remark::Comment, about: Some(it), text, .. }
                if *it == who && *by == owner =>
            {
                Some(text.to_string())
            }
            _ => None,
        })
    })
}

/// A sheet to write it on, as long as the game goes on; what was written can be written again.
pub(super) fn to_write(ctx: TableContext) -> AnyView {
    let own = ctx.slice(|view| view.table.chairs.get(view.you?)?.main);
    let form = move |who: CharacterId| {
        let before = untrack(|| written(ctx, who)).unwrap_or_default();
        let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.epilogue.{who}"), &before));
        let args = move || Args::new().with("who", name(ctx, who));
        let question = Signal::derive(move || ctx.translator.say("psd-epilogue-what", &args()));
        let say = move |text: Option<String>| {
            let text = text.unwrap_or_default().into();
            ctx.act.run(Action::Remark { kind: Remark::Comment, about: Some(who), text })
        };
        view! {
            <details class="group" data-group="psd-epilogue">
                <summary>{Signal::derive(move || ctx.translator.say("psd-epilogue-write", &args()))}</summary>
                <TextForm draft question hint=t("psd-epilogue-hint") verb=t("psd-epilogue-keep") rule="PSD-39"
                    most=MOST_TALE say/>
            </details>
        }
    };
    piece(move || own.get().map(form))
}
