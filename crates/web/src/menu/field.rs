//! The form of an offer: one field for each thing to be said or chosen.

use kernel::{Count, Domain};
use leptos::{ev, prelude::*};
use readers::json;
use serde_json::{Map, Value};
use words::Args;

use super::{Hands, Offer};
use crate::{
    draft::{SentDrafts, Spoken, TellsWriting, said_aloud, submit_form},
    erased::{piece, tap, ticked, typed},
    frame::awaited_mark,
    keep,
    language::{t, translator},
    sure::Sure,
};

/// What was answered, field by field.
pub(super) type Answers = Map<String, Value>;

/// More things than this are chosen from a list, not from chips.
const MOST_CHIPS: usize = 12;

/// Texts up to this long have two lines.
const FEW_LINES: usize = 300;

/// Texts up to this long have one line.
const ONE_LINE: usize = 120;

/// Something to be said or chosen.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct FormField {
    pub(super) name: String,
    pub(super) question: String,
    pub(super) domain: Domain,
    /// How the values of the domain are called, in its order.
    pub(super) labels: Vec<String>,
    /// What is likely.
    pub(super) preset: Option<Value>,
    pub(super) has_ideas: bool,
}

/// What has to be named in a field: the values of its domain, yes and no.
pub(super) fn values(domain: &Domain) -> Vec<Value> {
    if *domain == Domain::Flag { vec![true.into(), false.into()] } else { domain.values() }
}

impl FormField {
    /// Whether it is a text that must not be missing.
    fn is_needed(&self) -> bool {
        matches!(self.domain, Domain::Text { optional: false, .. })
    }

    /// What stands there before anybody chose; nothing, where that is for a person to say.
    fn before(&self) -> Value {
        if let Some(preset) = &self.preset {
            return preset.clone();
        }
        match &self.domain {
            Domain::One { of, optional: false } if of.len() == 1 => of[0].clone(),
            Domain::Number { from, to, optional: false } if from == to => (*from).into(),
            Domain::Several { .. } => Value::Array(Vec::new()),
            Domain::Counts { .. } => Value::Object(Map::new()),
            Domain::Text { begins: Some(opening), .. } => format!("{opening} ").into(),
            Domain::Flag | Domain::Text { .. } | Domain::Number { .. } | Domain::One { .. } => Value::Null,
        }
    }
}

/// A field being filled in.
#[derive(Clone, Copy)]
struct Filling {
    answers: RwSignal<Answers>,
    /// The ideas that were taken up.
    brought: StoredValue<Answers>,
    field: Memo<FormField>,
    /// Its name in the action.
    name: StoredValue<String>,
    /// The name of its elements in the page.
    id: StoredValue<String>,
}

impl Filling {
    fn get(self) -> Value {
        self.answers
            .with(|answers| self.name.with_value(|name| answers.get(name).cloned()))
            .unwrap_or_default()
    }

    fn set(self, value: Value) {
        self.answers.update(|answers| {
            answers.insert(self.name.get_value(), value);
        });
    }

    /// Takes up an idea; what was typed in another field stays.
    fn take_up(self, field: &str, is_asked: bool, idea: String) {
        let idea = Value::from(idea);
        let before = self.brought.with_value(|brought| brought.get(field).cloned());
        let now = self.answers.with_untracked(|answers| answers.get(field).cloned()).unwrap_or_default();
        let is_free = now.as_str().is_none_or(kernel::is_blank) || Some(&now) == before.as_ref();
        if is_asked || is_free {
            self.brought.update_value(|brought| _ = brought.insert(field.to_owned(), idea.clone()));
            self.answers.update(|answers| _ = answers.insert(field.to_owned(), idea));
        }
    }

    fn text(self) -> String {
        self.get().as_str().unwrap_or_default().to_owned()
    }
}

/// What is sent: a text without the blanks around it, nothing for one that is blank.
fn sent(mut answers: Answers) -> Answers {
    for value in answers.values_mut() {
        if let Some(text) = value.as_str().map(str::trim) {
            *value = if kernel::is_blank(text) { Value::Null } else { text.into() };
        }
    }
    answers
}

/// The form; what is typed into it stays on the device until it is said.
pub(super) fn form(offer: Memo<Offer>, hands: Hands) -> AnyView {
    let Offer { key, hint, fields, secret, .. } = offer.get_untracked();
    let kept = hands.table.with_value(|table| format!("tablee.draft.{table}.{key}"));
    let before = move || {
        let of = |field: &FormField| (field.name.clone(), field.before());
        // What was just said may have taken the form away.
        offer.try_with(|offer| offer.fields.iter().map(of).collect::<Answers>()).unwrap_or_default()
    };
    let mut begun = untrack(before);
    begun.extend(keep::read::<Answers>(&kept).unwrap_or_default());
    let (answers, brought) = (RwSignal::new(begun), StoredValue::new(Answers::new()));
    let is_filled = Memo::new(move |_| {
        let answers = sent(answers.get());
        let fits =
            |field: &FormField| field.domain.contains(answers.get(&field.name).unwrap_or(&Value::Null));
        offer.with(|offer| offer.fields.iter().all(fits))
    });
    let draft = kept.clone();
    Effect::new(move |begun: Option<()>| {
        let answers = answers.get();
        if answers == untrack(before) {
            keep::forget(&draft);
        } else if begun.is_some() {
            keep::write(&draft, &answers);
        }
    });
    // What is there already may change under a form; what nobody has touched follows.
    Effect::new(move |was: Option<Answers>| {
        let now = before();
        for (name, value) in was.iter().flatten() {
            let (stands, new) = (answers.with_untracked(|all| all.get(name).cloned()), now.get(name));
            if let Some(new) = new.filter(|new| stands.as_ref() == Some(value) && *new != value) {
                answers.update(|all| {
                    all.insert(name.clone(), new.clone());
                });
            }
        }
        now
    });
    let unsaid = use_context::<SentDrafts>();
    SentDrafts::follow(kept.clone(), move |draft| {
        if let Some(draft) =
            json::from_text::<Answers>(&draft).filter(|_| answers.get_untracked() == untrack(before))
        {
            answers.set(draft);
        }
    });
    let key = StoredValue::new(key);
    let sure = Sure::here();
    let submit = move |event: Option<ev::SubmitEvent>| {
        event.inspect(|event| event.prevent_default());
        if !is_filled.get_untracked() {
            return;
        }
        let (said, kept) = (answers.get_untracked(), kept.clone());
        let answered = (key.get_value(), sent(said.clone()));
        let verb = offer.with_untracked(|offer| offer.verb.clone());
        hands.take_surely(sure, verb, answered, move |is_taken| {
            if is_taken {
                // Said: the next one begins empty, unless this one is not taken.
                answers.try_set(untrack(before));
                keep::forget(&kept);
                if let Some(unsaid) = unsaid {
                    unsaid.put_away(&kept, Value::Object(said.clone()).to_string());
                }
            }
        });
    };
    // Where people talk, a word does for every text that must not be missing.
    let must_say: Vec<String> =
        fields.iter().filter(|field| field.is_needed()).map(|field| field.name.clone()).collect();
    let (spoken, can_be_said) = (Spoken::here(), !must_say.is_empty() && !secret);
    let (translator, say) = (translator(), submit.clone());
    let aloud = move |_| {
        answers.update(|all| {
            for name in &must_say {
                let is_blank = all.get(name).and_then(Value::as_str).is_none_or(kernel::is_blank);
                if is_blank {
                    all.insert(name.clone(), said_aloud(translator).into());
                }
            }
        });
        say(None);
    };
    let rows = fields.into_iter().map(|field| {
        let id = StoredValue::new(format!("f{}", crate::chance::name()));
        let name = StoredValue::new(field.name.clone());
        let now = Memo::new(move |_| {
            let same = |other: &&FormField| other.name == field.name;
            offer.with(|offer| offer.fields.iter().find(same).unwrap_or(&field).clone())
        });
        row(Filling { answers, brought, field: now, name, id }, key, hands)
    });
    view! {
        <form class="text-form" on:submit=move |event| submit(Some(event))>
            {hint.is_some().then(|| view! {
                <p class="hint">
                    {Signal::derive(move || offer.with(|offer| offer.hint.clone().unwrap_or_default()))}
                </p>
            }.into_any())}
            {rows.collect_view()}
            <div class="buttons">
                <button type="submit" class="primary" data-awaited=awaited_mark()
                    disabled=Signal::derive(move || !is_filled.get())>
                    {Signal::derive(move || offer.with(|offer| offer.verb.clone()))}
                </button>
                {can_be_said.then(|| view! {
                    <button type="button" class="said-aloud" hidden=Signal::derive(move || !spoken.get())
                        on:click=tap(aloud)>{t("said-aloud")}</button>
                }.into_any())}
            </div>
        </form>
    }
    .into_any()
}

fn row(filling: Filling, key: StoredValue<String>, hands: Hands) -> AnyView {
    if let Domain::Text { most, optional, .. } = filling.field.get_untracked().domain {
        return text(filling, most, optional, key, hands);
    }
    piece(move || choosing(filling))
}

/// What is chosen, drawn again when there is something else to choose from.
fn choosing(filling: Filling) -> AnyView {
    let FormField { domain, labels, .. } = filling.field.get();
    match domain {
        Domain::Text { .. } => ().into_any(),
        Domain::Number { from, to, optional } if to - from < 10 => {
            let labels = (from..=to).map(|n| n.to_string()).collect();
            chips(filling, (from..=to).map(Value::from).collect(), labels, optional, false)
        }
        Domain::Number { from, to, .. } => number(filling, from, to),
        Domain::Flag => chips(filling, vec![true.into(), false.into()], labels, false, false),
        Domain::One { of, optional } if of.len() <= MOST_CHIPS => chips(filling, of, labels, optional, false),
        Domain::One { of, optional } => list(filling, of, labels, optional),
        Domain::Several { of, .. } => chips(filling, of, labels, false, true),
        Domain::Counts { of, .. } => counts(filling, of, labels),
    }
}

fn text(filling: Filling, most: usize, optional: bool, key: StoredValue<String>, hands: Hands) -> AnyView {
    let FormField { name, has_ideas, .. } = filling.field.get_untracked();
    let question = Signal::derive(move || filling.field.with(|field| field.question.clone()));
    let translator = translator();
    let length = move || kernel::length(&filling.text());
    let writes = TellsWriting::story();
    let typed = move |field: web_sys::HtmlTextAreaElement| {
        filling.set(field.value().into());
        // What stays hidden is written without a sign.
        if field.closest(".secret").is_ok_and(|secret| secret.is_none()) {
            writes();
        }
    };
    let idea = move |_| {
        // None before the texts have been fetched.
        for (field, idea) in hands.ideas.run((key.get_value(), name.clone())) {
            if !idea.is_empty() {
                filling.take_up(&field, field == name, idea);
            }
        }
    };
    let short = most <= ONE_LINE;
    let counter = format!("{}-n", filling.id.get_value());
    let keys = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && (short || event.ctrl_key() || event.meta_key()) {
            submit_form(&event);
        }
    };
    view! {
        <div class="field">
            <label for=filling.id.get_value()>{question}</label>
            {optional.then(|| view! { <p class="hint">{t("field-optional")}</p> }.into_any())}
            <textarea
                data-awaited=awaited_mark()
                id=filling.id.get_value()
                aria-describedby=counter.clone()
                rows=if short { "1" } else if most <= FEW_LINES { "2" } else { "3" }
                prop:value=Signal::derive(move || filling.text())
                on:input:target=move |event| typed(event.target())
                on:keydown=keys
            ></textarea>
            <p class="counter" id=counter class:over=Signal::derive(move || { length() > most })>
                {Signal::derive(move || {
                    translator.say("characters", &Args::new().with("n", length()).with("most", most))
                })}
            </p>
            {has_ideas.then(|| view! {
                <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
            }.into_any())}
        </div>
    }
    .into_any()
}

fn number(filling: Filling, from: i64, to: i64) -> AnyView {
    let question = filling.field.with_untracked(|field| field.question.clone());
    let take = move |text: String| filling.set(text.parse::<i64>().map_or(Value::Null, Value::from));
    view! {
        <div class="field">
            <label for=filling.id.get_value()>{question}</label>
            <input
                data-awaited=awaited_mark()
                id=filling.id.get_value()
                type="number"
                inputmode="numeric"
                min=from.to_string()
                max=to.to_string()
                prop:value=Signal::derive(move || {
                    filling.get().as_i64().map_or_else(String::new, |n| n.to_string())
                })
                on:input=typed(take)
            />
        </div>
    }
    .into_any()
}

/// Things to tap: one of them, or several.
fn chips(
    filling: Filling,
    mut of: Vec<Value>,
    mut labels: Vec<String>,
    optional: bool,
    several: bool,
) -> AnyView {
    let question = filling.field.with_untracked(|field| field.question.clone());
    if optional {
        of.push(Value::Null);
        labels.push(translator().just("field-none"));
    }
    let group = filling.id.get_value();
    let chip = move |(value, label): (Value, String)| {
        let value = StoredValue::new(value);
        let is_chosen = move || {
            let now = filling.get();
            value.with_value(|value| match &now {
                Value::Array(items) if several => items.contains(value),
                now => now == value,
            })
        };
        let choose = move |chosen: bool| {
            let value = value.get_value();
            if !several {
                return filling.set(value);
            }
            let mut items = filling.get().as_array().cloned().unwrap_or_default();
            items.retain(|item| *item != value);
            if chosen {
                items.push(value);
            }
            filling.set(items.into());
        };
        view! {
            <label class="chip">
                <input
                    data-awaited=awaited_mark()
                    type=if several { "checkbox" } else { "radio" }
                    name=group.clone()
                    prop:checked=Signal::derive(is_chosen)
                    on:change=ticked(choose)
                />
                <span>{label}</span>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="field">
            <legend>{question}</legend>
            {of.into_iter().zip(labels).filter(|(_, label)| !label.is_empty()).map(chip).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// Many things to choose one from.
fn list(filling: Filling, of: Vec<Value>, labels: Vec<String>, optional: bool) -> AnyView {
    let question = filling.field.with_untracked(|field| field.question.clone());
    let of = StoredValue::new(of);
    let at = move || {
        let now = filling.get();
        of.with_value(|of| of.iter().position(|value| *value == now))
            .map_or_else(String::new, |index| index.to_string())
    };
    let choose = move |index: String| {
        let value = index.parse().ok().and_then(|index: usize| of.with_value(|of| of.get(index).cloned()));
        filling.set(value.unwrap_or_default());
    };
    let nothing = if optional { translator().just("field-none") } else { "…".to_owned() };
    let options = labels.into_iter().enumerate();
    view! {
        <div class="field">
            <label for=filling.id.get_value()>{question}</label>
            <select data-awaited=awaited_mark() id=filling.id.get_value() prop:value=Signal::derive(at)
                on:change=typed(choose)>
                <option value="">{nothing}</option>
                {options.map(|(index, label)| view! {
                    <option value=index.to_string()>{label}</option>
                }.into_any()).collect_view()}
            </select>
        </div>
    }
    .into_any()
}

/// How many of each kind.
fn counts(filling: Filling, of: Vec<Count>, labels: Vec<String>) -> AnyView {
    let question = filling.field.with_untracked(|field| field.question.clone());
    let count = move |(count, label): (Count, String)| {
        let name = StoredValue::new(count.name);
        let now =
            move || name.with_value(|name| filling.get().get(name).and_then(Value::as_u64)).unwrap_or(0);
        let take = move |text: String| {
            let mut counted = filling.get().as_object().cloned().unwrap_or_default();
            counted.insert(name.get_value(), text.parse::<u32>().unwrap_or(0).into());
            filling.set(counted.into());
        };
        view! {
            <label class="count">
                <span>{label}</span>
                <input data-awaited=awaited_mark() type="number" inputmode="numeric" min="0"
                    max=count.most.to_string()
                    prop:value=Signal::derive(move || now().to_string()) on:input=typed(take)/>
            </label>
        }
        .into_any()
    };
    view! {
        <fieldset class="field">
            <legend>{question}</legend>
            {of.into_iter().zip(labels).map(count).collect_view()}
        </fieldset>
    }
    .into_any()
}
