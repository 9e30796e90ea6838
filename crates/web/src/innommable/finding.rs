//! Something prepared, one tap from being told: its text stands there, and can be changed where it stands.

use innommable::{Action, ElementId, ElementView, Ruling, View};
use kernel::{Language, Seat};
use leptos::prelude::*;
use words::Args;

use super::{
    context::TableContext,
    dice::{die, row},
    line::written_now,
    touched::Touched,
};
use crate::{
    draft::{Draft, TellsWriting},
    erased::{piece, tap},
    language::t,
    rule::RuleMark,
};

/// A title is no longer than this.
const TITLE: usize = 48;

/// How an element is called, and what it says besides: by the title it has on the shelf, else by its first words.
pub(super) fn called(language: Language, element: &ElementView) -> (String, String) {
    match search::innommable::title(language, element.kind, &element.text) {
        Some(title) => (title.to_owned(), element.text.to_string()),
        None => beginning(&element.text),
    }
}

/// The beginning of a text up to its first pause, and the rest.
fn beginning(text: &str) -> (String, String) {
    // “M. Durand” is no pause.
    let pauses = |(at, letter): &(usize, char)| *at >= 4 && matches!(letter, ':' | '.' | ';' | ',' | '(');
    let end = text.char_indices().find(pauses).map(|(at, _)| at);
    let (first, rest) = end.map_or((text, ""), |end| text.split_at(end));
    if kernel::length(first) <= TITLE {
        let rest = rest.trim_start_matches([':', '.', ';', ',']).trim();
        return (first.trim().to_owned(), words::capitalised(rest));
    }
    let most = text.char_indices().nth(TITLE - 1).map_or(text.len(), |(at, _)| at);
    // Not in the middle of a word.
    let end = text[..most].rfind(' ').unwrap_or(most);
    (format!("{}…", text[..end].trim_end()), format!("…{}", text[end..].trim_start()))
}

/// The words of a text that say something, by how they begin.
fn stems(text: &str) -> Vec<String> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    let long = words.filter(|word| kernel::length(word) >= 4);
    long.map(|word| word.to_lowercase().chars().take(5).collect()).collect()
}

/// What is hidden and has most words in common with what is attempted.
pub(super) fn matching(view: &View, goal: &str) -> Option<(ElementId, String)> {
    let desk = view.desk.as_ref()?;
    let wanted = stems(goal);
    let common =
        |element: &ElementView| stems(&element.text).iter().filter(|stem| wanted.contains(stem)).count();
    let hidden = desk.numbered().filter(|(_, element)| element.revealed.is_none());
    let best = hidden
        .map(|(id, element)| (common(element), id, element))
        .max_by_key(|(n, id, _)| (*n, std::cmp::Reverse(*id)));
    best.filter(|(n, ..)| *n > 0).map(|(_, id, element)| (id, called(view.language, element).0))
}

/// Which of what is hidden an attempt leads to.
pub(super) fn choose(ctx: TableContext, seat: Seat) -> AnyView {
    let touched = Touched::here();
    let hidden = ctx.slice(|view| {
        let all = view.desk.as_ref().map(|desk| super::lay::expected(&desk.elements)).unwrap_or_default();
        let hidden = all.into_iter().filter(|(_, element)| element.revealed.is_none());
        hidden.map(|(id, element)| (id, called(view.language, &element).0, element)).collect::<Vec<_>>()
    });
    let one = move |(id, name, element): (ElementId, String, ElementView)| {
        let first = element.dice.biggest();
        view! {
            <li><button type="button" on:click=tap(move |_| touched.finding.set(Some((seat, Some(id)))))>
                {first.map(|faces| die(faces, None))} <span>{name}</span>
            </button></li>
        }
    };
    view! {
        <div class="telling secret">
            <p class="label">{t("inn-which")}</p>
            <ul class="hidden-ones">{piece(move || hidden.get().into_iter().map(one).collect_view())}</ul>
        </div>
    }
    .into_any()
}

/// Tells it and pours its dice: with an attempt that happens, or by itself.
pub(super) fn tell(ctx: TableContext, id: ElementId, with: Option<Seat>) -> AnyView {
    let touched = Touched::here();
    let element = ctx.slice(move |view| view.desk.as_ref().and_then(|desk| desk.element(id)).cloned());
    let language = ctx.view.with_untracked(|view| view.language);
    let (name, written) = element.with_untracked(|element| {
        let both = element.as_ref().map(|element| (called(language, element).0, element.text.to_string()));
        both.unwrap_or_default()
    });
    // A mystery of the shelf has words in which it is told.
    let told = ctx.view.with_untracked(|view| search::innommable::telling(view, id));
    let prepared = told.map_or(written, |told| told.to_string());
    let draft = ctx.table.with_value(|table| Draft::new(format!("{table}.tell.{}", id.0), &prepared));
    let (kind_told, also) = (RwSignal::new(false), RwSignal::new(None::<ElementId>));
    let pour = move |text: Option<String>| {
        let text = text.map(Into::into);
        let action = match with {
            Some(of) => Action::RuleAction {
                of,
                ruling: Ruling::Happens,
                opponent: None,
                initiator: None,
                reveals: Some(id),
                text,
            },
            None => Action::Reveal {
                element: id,
                also: also.get_untracked(),
                kind_told: kind_told.get_untracked(),
                text,
            },
        };
        if ctx.act.run(action) {
            draft.clear();
            touched.finding.try_set(None);
        }
    };
    let writes = TellsWriting::story();
    let label = ctx.translator.say("inn-as-prepared", &Args::new().with("what", name));
    let field = format!("telling-{}-{}", id.0, u8::from(with.is_some()));
    let typed = move |text: String| {
        draft.set(text);
        writes();
    };
    view! {
        <div class="telling secret" data-do=if with.is_some() { "finds" } else { "reveal" }>
            <p class="label">
                {piece(move || element.get().map(|element| row(ctx, element.dice)))}
                {label}
                <RuleMark rule="INN-36"/>
            </p>
            <label class="unseen" for=field.clone()>{t("inn-telling")}</label>
            <textarea id=field rows="3" prop:value=Signal::derive(move || draft.get())
                on:input:target=move |event| typed(event.target().value())></textarea>
            {with.is_none().then(|| besides(ctx, id, kind_told, also))}
            <div class="buttons">
                <button type="submit" class="primary pour" on:click=tap(move |_| pour(written_now(draft)))>
                    {t("inn-pour")}
                </button>
                <button type="button" class="aloud" on:click=tap(move |_| pour(None))>
                    {t("inn-pour-aloud")}
                </button>
            </div>
        </div>
    }
    .into_any()
}

/// What else can be said with it: its kind, and what was met in the same encounter (INN-25).
fn besides(
    ctx: TableContext,
    id: ElementId,
    kind_told: RwSignal<bool>,
    also: RwSignal<Option<ElementId>>,
) -> AnyView {
    let others = ctx.slice(move |view| {
        let all = view.desk.as_ref().map(|desk| super::lay::expected(&desk.elements)).unwrap_or_default();
        let hidden = all.into_iter().filter(|(other, element)| *other != id && element.revealed.is_none());
        hidden.map(|(other, element)| (other, called(view.language, &element).0)).collect::<Vec<_>>()
    });
    let option = |(other, text): (ElementId, String)| {
        view! { <option value=other.0.to_string()>{text}</option> }.into_any()
    };
    let question = move |field: &'static str| {
        Signal::derive(move || ctx.speaker().question(innommable::ActionKind::Reveal, field))
    };
    let also_id = format!("also-{}", id.0);
    view! {
        <details class="besides">
            <summary>{t("inn-besides")}</summary>
            <label class="field check">
                <input type="checkbox" on:change:target=move |event| kind_told.set(event.target().checked())/>
                <span>{question("kind_told")}</span>
            </label>
            <label for=also_id.clone()>{question("also")} <RuleMark rule="INN-25"/></label>
            <select id=also_id
                on:change:target=move |event| also.set(event.target().value().parse().ok().map(ElementId))>
                <option value="">{t("field-none")}</option>
                {piece(move || others.get().into_iter().map(option).collect_view())}
            </select>
        </details>
    }
    .into_any()
}
