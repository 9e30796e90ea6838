//! The Keeper's desk before play: five parts on one sheet, a mystery from a file or from the shelf, the dice.

use std::collections::VecDeque;

use innommable::{Action, ActionKind, MOST_LINE, MOST_PART, Mystery, SHEET_LIMIT, Sheet};
use kernel::Text;
use leptos::{ev, html, prelude::*};
use words::Args;

use super::{
    context::TableContext,
    files::{load_mystery, save_mystery},
    lay::lay,
    newcomers::{newcomers, progress},
    touched::Touched,
};
use crate::{
    context::refused,
    draft::{Spoken, said_aloud},
    erased::tap,
    frame::awaited_mark,
    keep,
    language::{t, translator},
    rule::RuleMark,
};

/// A field of the sheet: its name, how long it may be, its lines.
type Line = (&'static str, usize, &'static str);

/// A part of the sheet: title, advice, who may know it, its rule, its fields.
type Part = (&'static str, &'static str, &'static str, &'static str, &'static [Line]);

/// What is told to all before characters are made (INN-07, INN-16).
const OPEN: [Part; 2] = [
    (
        "inn-part-setting",
        "inn-part-setting-hint",
        "inn-told-early",
        "INN-08",
        &[("place", MOST_LINE, "1"), ("date", MOST_LINE, "1"), ("spots", MOST_PART, "2")],
    ),
    ("inn-part-role", "inn-part-role-hint", "inn-told-early", "INN-12", &[("role", MOST_PART, "3")]),
];
/// What lies below the surface: what is seen first on top, the source in the abyss.
const HIDDEN: [Part; 3] = [
    ("inn-part-symptoms", "inn-part-symptoms-hint", "inn-secret", "INN-11", &[("symptoms", MOST_PART, "6")]),
    (
        "inn-part-profiteers",
        "inn-part-profiteers-hint",
        "inn-secret",
        "INN-10",
        &[("profiteers", MOST_PART, "3")],
    ),
    ("inn-part-source", "inn-part-source-hint", "inn-secret", "INN-09", &[("source", MOST_PART, "3")]),
];
/// The mysteries on the shelf.
const SHELF: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

/// The sheet as it is being written.
#[derive(Clone, Copy)]
struct Writing {
    sheet: RwSignal<Sheet>,
    key: StoredValue<String>,
}

fn slot<'a>(sheet: &'a mut Sheet, field: &str) -> &'a mut Option<Text> {
    match field {
        "place" => &mut sheet.place,
        "date" => &mut sheet.date,
        "spots" => &mut sheet.spots,
        "source" => &mut sheet.source,
        "profiteers" => &mut sheet.profiteers,
        "symptoms" => &mut sheet.symptoms,
        _ => &mut sheet.role,
    }
}

fn desk_sheet(ctx: TableContext) -> Sheet {
    ctx.view.with(|view| view.desk.as_ref().map(|desk| desk.sheet.clone()).unwrap_or_default())
}

impl Writing {
    fn begin(ctx: TableContext) -> Self {
        let key = ctx.table.with_value(|table| format!("tablee.draft.{table}.mystery"));
        let kept = keep::read::<Sheet>(&key);
        let sheet = RwSignal::new(kept.unwrap_or_else(|| untrack(|| desk_sheet(ctx))));
        Self { sheet, key: StoredValue::new(key) }
    }

    fn get(self, field: &str) -> String {
        let text = self.sheet.with(|sheet| slot(&mut sheet.clone(), field).clone());
        text.map(|text| text.to_string()).unwrap_or_default()
    }

    fn set(self, field: &str, text: &str) {
        self.sheet.update(|sheet| {
            *slot(sheet, field) = (!kernel::is_blank(text)).then(|| text.into());
        });
        self.keep();
    }

    fn replace(self, sheet: Sheet) {
        self.sheet.set(sheet);
        self.keep();
    }

    fn keep(self) {
        self.key.with_value(|key| self.sheet.with_untracked(|sheet| keep::write(key, sheet)));
    }
}

/// The sheet that another one took the place of: it can be taken back, also after the page was left.
#[derive(Clone, Copy)]
struct Former {
    mystery: RwSignal<Option<Mystery>>,
    key: StoredValue<String>,
}

impl Former {
    fn begin(ctx: TableContext) -> Self {
        let key = ctx.table.with_value(|table| format!("tablee.draft.{table}.former"));
        Self { mystery: RwSignal::new(keep::read(&key)), key: StoredValue::new(key) }
    }

    /// An empty sheet is nothing to come back to.
    fn keep(self, mystery: Mystery) {
        if mystery.sheet.length() > 0 {
            self.key.with_value(|key| keep::write(key, &mystery));
            self.mystery.set(Some(mystery));
        }
    }
}

/// Takes the former sheet back; the one of now is then the former.
fn take_back(writing: Writing, former: Former, load: Callback<Mystery, Option<String>>) -> AnyView {
    let is_other = Memo::new(move |_| {
        let sheet = writing.sheet.get();
        former.mystery.with(|former| former.as_ref().is_some_and(|former| former.sheet != sheet))
    });
    let take = move |_| {
        if let Some(mystery) = former.mystery.get_untracked() {
            load.run(mystery);
        }
    };
    view! {
        <p class="former" hidden=Signal::derive(move || !is_other.get())>
            {t("inn-replaced")} " "
            <button type="button" id="take-back" on:click=tap(take)>{t("inn-take-back")}</button>
        </p>
    }
    .into_any()
}

/// Everything the Keeper prepares.
pub(super) fn prepare(ctx: TableContext) -> AnyView {
    let writing = Writing::begin(ctx);
    let steps = ctx.steps(|_, _| true);
    let former = Former::begin(ctx);
    let load = Callback::new(move |mystery: Mystery| {
        // What the rules refuse changes nothing.
        if let Some((why, _)) = untrack(|| ctx.why_not(&Action::write(&mystery.sheet))) {
            return Some(why);
        }
        let (plan, dice) = ctx.view.with_untracked(|view| {
            let plan = view.desk.as_ref().map(|desk| (mystery.load(desk), desk.mystery().dice));
            plan.unwrap_or_default()
        });
        former.keep(Mystery { sheet: writing.sheet.get_untracked(), dice });
        writing.replace(mystery.sheet);
        steps.set(plan.into());
        None
    });
    let unlaid = Memo::new(move |_| writing.sheet.get() != desk_sheet(ctx));
    // What the table keeps need not be kept here.
    Effect::new(move || {
        if !unlaid.get() {
            writing.key.with_value(|key| keep::forget(key));
        }
    });
    let touched = Touched::here();
    Effect::new(move || touched.unwritten.set(unlaid.get()));
    let about = move || {
        let untested = ctx.view.with(|view| view.untested);
        ctx.speaker().before_play(untested).into_iter().map(|line| view! { <li>{line}</li> }).collect_view()
    };
    let hint = Signal::derive(move || ctx.speaker().hint(ActionKind::WriteMystery).unwrap_or_default());
    // There is nothing to keep yet.
    let blank = Signal::derive(move || writing.sheet.with(Sheet::length) == 0);
    // What was written goes to the table when the pen is put down.
    let put_down = move |_| {
        if unlaid.get_untracked() {
            ctx.act.run(Action::write(&writing.sheet.get_untracked()));
        }
    };
    view! {
        <div class="scene preparing">
            {newcomers(ctx)}
            <section class="prepare" aria-labelledby="prepare-title" on:change=put_down>
                <header class="pane-head">
                    <h2 id="prepare-title">{t("inn-prepare")} <RuleMark rule="INN-07"/></h2>
                    <span hidden=blank>{save_mystery(ctx)}</span>
                </header>
                {shelf(ctx, writing, load)}
                {take_back(writing, former, load)}
                <details class="folded advice">
                    <summary>{t("inn-advice")}</summary>
                    <p class="hint">{hint}</p> <ul class="hint why">{about}</ul>
                </details>
                {sky(ctx, writing, steps)}
                <div class="deep secret">
                    {HIDDEN.map(|part| one_part(ctx, writing, part)).collect_view()}
                </div>
                {length(writing)}
            </section>
            {lay(ctx, unlaid)}
        </div>
    }
    .into_any()
}

/// Parts 1 and 5: told as soon as both are there, so that the players can begin (INN-16).
fn sky(ctx: TableContext, writing: Writing, steps: RwSignal<VecDeque<Action>>) -> AnyView {
    let may = Memo::new(move |_| ctx.permits(&Action::TellSetting));
    let told = ctx.slice(|view| view.setting.is_some());
    let spoken = Spoken::here();
    let tell = move |event: ev::SubmitEvent| {
        event.prevent_default();
        ctx.act.run(Action::TellSetting);
    };
    // Where people talk, what is told aloud need not be written.
    let aloud = move |_| {
        let mut sheet = writing.sheet.get_untracked();
        for field in ["place", "date", "role"] {
            let part = slot(&mut sheet, field);
            if part.is_none() {
                *part = Some(said_aloud(ctx.translator).into());
            }
        }
        let write = Action::write(&sheet);
        writing.replace(sheet);
        steps.set([write, Action::TellSetting].into());
    };
    view! {
        <form class="text-form sky" on:submit=tell>
            {OPEN.map(|part| one_part(ctx, writing, part)).collect_view()}
            <div class="buttons" data-do="tell_setting">
                <button type="submit" class="primary" hidden=Signal::derive(move || !may.get())
                    data-awaited=awaited_mark()>{t("inn-tell-setting")}</button>
                <button type="button" class="said-aloud"
                    hidden=Signal::derive(move || !spoken.get() || told.get())
                    on:click=tap(aloud)>{t("said-aloud")}</button>
                <span class="hint" hidden=Signal::derive(move || !told.get() || may.get())>
                    {t("inn-told-to-all")}
                </span>
                <RuleMark rule="INN-16"/>
            </div>
        </form>
    }
    .into_any()
}

/// What is left to do before play, always in sight.
pub(super) fn dock(ctx: TableContext) -> AnyView {
    let touched = Touched::here();
    let heap = ctx.slice(|view| {
        let desk = view.desk.as_ref();
        (desk.map_or(0, |desk| desk.heap.count()), desk.is_some_and(|desk| !desk.elements.is_empty()))
    });
    let laying = |action: &Action| matches!(action, Action::LayDice);
    let finish = |action: &Action| matches!(action, Action::FinishPreparation);
    let ready = super::context::any(ctx, finish);
    let unready = Signal::derive(move || ready.get() && !touched.unwritten.get());
    let written = ctx.slice(|view| view.desk.as_ref().is_some_and(|desk| desk.sheet.missing().is_empty()));
    let lacks = move || ctx.translator.just(if written.get() { "inn-lay-first" } else { "inn-write-first" });
    view! {
        <section class="act preparing-dock">
            <div hidden=Signal::derive(move || heap.get().0 == 0 || !heap.get().1)>{ctx.menu(laying)}</div>
            <div hidden=Signal::derive(move || touched.unwritten.get())>{ctx.menu(finish)}</div>
            <p class="hint" hidden=unready>{Signal::derive(lacks)}</p>
            {progress(ctx)}
        </section>
        {refused(ctx.0)}
    }
    .into_any()
}

/// A mystery from a file, or one that lies ready.
fn shelf(ctx: TableContext, writing: Writing, load: Callback<Mystery, Option<String>>) -> AnyView {
    let list = NodeRef::<html::Details>::new();
    // The one whose sheet lies on the desk, unchanged.
    let taken = Memo::new(move |_| {
        ctx.translator.heed_texts();
        // Nothing is written yet, and perhaps the texts are not there either.
        let sheet = Some(writing.sheet.get()).filter(|sheet| sheet.length() > 0)?;
        SHELF.into_iter().find(|letter| ready_made(ctx, letter).sheet == sheet)
    });
    let said = move || {
        let title = ctx.translator.just(&format!("inn-book-{}", taken.get()?));
        Some(ctx.translator.say("inn-taken", &Args::new().with("what", title)))
    };
    let ready = move |letter: &'static str| {
        let title = Signal::derive(move || ctx.translator.just(&format!("inn-book-{letter}")));
        let text = move |part: &str| {
            ctx.translator.heed_texts();
            let language = ctx.view.with(|view| view.language);
            let texts = words::bank(language, "innommable").texts(&format!("mystery-{letter}-{part}"));
            texts.first().cloned().unwrap_or_default()
        };
        let about = Signal::derive(move || format!("{} · {}", text("place"), text("date")));
        let is_taken = Memo::new(move |_| taken.get() == Some(letter));
        // What lies ready suits the rules.
        let take = move |_| {
            if load.run(ready_made(ctx, letter)).is_none()
                && let Some(list) = list.get_untracked()
            {
                // It can only fail where it is folded already.
                let _ = list.remove_attribute("open");
            }
        };
        view! {
            <li>
                <button type="button" class="quiet" on:click=take
                    aria-pressed=Signal::derive(move || is_taken.get().to_string())>
                    <b>{title}</b> <small>{about}</small>
                </button>
            </li>
        }
        .into_any()
    };
    view! {
        <p class="taken hint" role="status" hidden=Signal::derive(move || taken.get().is_none())>{said}</p>
        <details class="folded" node_ref=list>
            <summary>{t("inn-shelf")}</summary>
            <p class="hint">{t("inn-shelf-lead")}</p>
            <ul class="shelf-of">{SHELF.map(ready).collect_view()}</ul>
            <div class="buttons">{load_mystery(load)}</div>
        </details>
    }
    .into_any()
}

/// A mystery of the shelf, with as many symptoms as suit this group's dice (INN-22).
fn ready_made(ctx: TableContext, letter: &str) -> Mystery {
    let (language, wanted) = ctx
        .view
        .with_untracked(|view| (view.language, view.desk.as_ref().map_or(5, |desk| desk.symptoms_wanted)));
    let bank = words::bank(language, "innommable");
    let texts = |part: &str| bank.texts(&format!("mystery-{letter}-{part}"));
    let one = |part: &str| texts(part).first().map(|text| text.as_str().into());
    let lines = |part: &str, n: usize| {
        let lines: Vec<&str> = texts(part).iter().take(n).map(String::as_str).collect();
        (!lines.is_empty()).then(|| lines.join("\n").into())
    };
    let sheet = Sheet {
        place: one("place"),
        date: one("date"),
        spots: one("spots"),
        source: one("source"),
        profiteers: lines("profiteer", 2),
        symptoms: lines("symptom", usize::try_from(wanted).unwrap_or(5)),
        role: one("role"),
    };
    Mystery { sheet, dice: Vec::new() }
}

fn one_part(ctx: TableContext, writing: Writing, (title, advice, known, rule, fields): Part) -> AnyView {
    let wanted = move || {
        let wanted = ctx.view.with(|view| view.desk.as_ref().map_or(0, |desk| desk.symptoms_wanted));
        let n = writing.get("symptoms").lines().filter(|line| !kernel::is_blank(line)).count();
        ctx.translator.say("inn-symptoms-wanted", &Args::new().with("wanted", wanted).with("n", n))
    };
    let field = move |(name, most, rows): &'static Line| {
        let id = format!("part-{name}");
        let question = Signal::derive(move || ctx.speaker().question(ActionKind::WriteMystery, name));
        let length = move || kernel::length(&writing.get(name));
        view! {
            <label for=id.clone()>{question}</label>
            <textarea id=id rows=*rows data-awaited=awaited_mark()
                prop:value=Signal::derive(move || writing.get(name))
                on:input:target=move |event| writing.set(name, &event.target().value())></textarea>
            <p class="counter over" hidden=Signal::derive(move || { length() <= *most })>
                {Signal::derive(move || format!("{} / {most}", length()))}
            </p>
        }
        .into_any()
    };
    view! {
        <fieldset class="part" data-part=title>
            <legend>{t(title)} <RuleMark rule=rule/></legend>
            <p class="hint"><span class="known">{t(known)}</span> " " {t(advice)}</p>
            {fields.iter().map(field).collect_view()}
            {(title == "inn-part-symptoms").then(|| view! {
                <p class="hint">{wanted} <RuleMark rule="INN-22"/></p>
            })}
        </fieldset>
    }
    .into_any()
}

/// How much of the one sheet is filled (INN-14).
fn length(writing: Writing) -> AnyView {
    let translator = translator();
    let n = Memo::new(move |_| writing.sheet.with(Sheet::length));
    let said = move || {
        let id = if n.get() > SHEET_LIMIT { "inn-sheet-over" } else { "inn-sheet" };
        translator.say(id, &Args::new().with("n", n.get()).with("most", SHEET_LIMIT))
    };
    view! {
        <p class="sheet-length" class:over=Signal::derive(move || n.get() > SHEET_LIMIT)>
            <label for="sheet-length">{said} <RuleMark rule="INN-14"/></label>
            <progress id="sheet-length" max=SHEET_LIMIT.to_string()
                value=Signal::derive(move || n.get().min(SHEET_LIMIT).to_string())></progress>
        </p>
    }
    .into_any()
}
