//! The end: how it ended, what it was, and the story to keep.

use innommable::{Ending, Notice, Partly};
use leptos::prelude::*;

use super::{
    context::{TableContext, fate_of, status_name},
    dice,
    files::{save_mystery, save_story},
    lay::expected,
};
use crate::{language::t, rule::RuleMark};

/// Everything turned up.
pub(super) fn end(ctx: TableContext) -> AnyView {
    let title = move || {
        let ending = ctx.view.with(|view| view.ending);
        ctx.translator.just(match ending {
            Some(Ending::Defused) => "inn-defused",
            Some(Ending::Disaster) | None => "inn-disaster",
        })
    };
    let fates = move || {
        let people = ctx.view.with(|view| view.characters.clone());
        let one = |character: innommable::CharacterView| {
            let fate = ctx.translator.just(fate_of(character.status));
            view! {
                <li data-status=status_name(character.status)>
                    <strong>{ctx.character(character.seat)}</strong> " · " {fate}
                </li>
            }
        };
        people.into_iter().map(one).collect_view()
    };
    let mystery = move || {
        let sheet = ctx.view.with(|view| view.desk.clone())?;
        let rows = expected(&sheet.elements).into_iter().map(|(_, element)| {
            view! {
                <li class="element" class:found=element.revealed.is_some()>
                    <p>
                        <span class="kind">{ctx.speaker().element_kind(element.kind)}</span>
                        " "
                        {element.text.to_string()}
                    </p>
                    {dice::row(ctx, element.dice)}
                </li>
            }
        });
        // All of them were told at the end; the view has the last ones only.
        let told = ctx.story.with(|story| {
            story.iter().rev().find_map(|heard| match &heard.notice {
                Notice::Partly(Partly::Closed { notes, .. }) => Some(notes.clone()),
                _ => None,
            })
        });
        let notes = told.unwrap_or(sheet.notes);
        let has_notes = !notes.is_empty();
        let notes = notes.into_iter().map(|note| view! { <li>{note.to_string()}</li> }.into_any());
        Some(view! {
            <h3>{t("inn-it-was")} <RuleMark rule="INN-37"/></h3>
            <ol class="elements">{rows.collect_view()}</ol>
            {has_notes.then(|| view! {
                <h3>{t("inn-notes-of-keeper")}</h3> <ul class="notes">{notes.collect_view()}</ul>
            })}
        })
    };
    view! {
        <section class="box end" aria-labelledby="end-title">
            <h2 id="end-title">{title} <RuleMark rule="INN-117"/></h2>
            <ul class="fates">{fates}</ul>
            {mystery}
            <p class="buttons">
                {save_story(ctx)} {save_mystery(ctx)} <a class="button" href="#/">{t("back-home")}</a>
            </p>
        </section>
    }
    .into_any()
}
