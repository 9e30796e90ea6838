//! What can be done, as buttons and forms: for any game that can put its choices into words.
//!
//! A game with a picture for an action draws it; everything else it hands to [`menu`].

mod field;

use kernel::Choice;
use leptos::prelude::*;
use readers::json;
use serde_json::{Map, Value};

use self::field::{Answers, FormField, form};
use crate::{
    context::TableContext, erased::tap, frame::awaited_mark, game::GamePage, rule::RuleMark, sure::Sure,
};

/// How a game's choices read on the page.
pub trait SaysChoices: GamePage {
    /// An entry of the menu, as a verb.
    fn choice(ctx: TableContext<Self>, choice: &Choice<Self::Action>) -> String;
    /// The question for a field of an action.
    fn question(ctx: TableContext<Self>, action: &Self::Action, field: &str) -> String;
    /// A value that may stand in a field, as people say it; one without words is not shown.
    fn value(ctx: TableContext<Self>, action: &Self::Action, field: &str, value: &Value) -> String;
    /// The advice that goes with an action.
    fn hint(ctx: TableContext<Self>, action: &Self::Action) -> Option<String>;
    /// The rule behind an action.
    fn rule(action: &Self::Action) -> Option<&'static str>;
    /// Something for those who lack inspiration.
    fn idea(_ctx: TableContext<Self>, _action: &Self::Action, _field: &str) -> Option<String> {
        None
    }
    /// The same with what belongs to it in other fields: a whole person, a place and what happens there.
    fn ideas(ctx: TableContext<Self>, action: &Self::Action, field: &str) -> Vec<(String, String)> {
        Self::idea(ctx, action, field).map(|idea| (field.to_owned(), idea)).into_iter().collect()
    }
    /// Whether there are ideas for a field.
    fn has_ideas(ctx: TableContext<Self>, action: &Self::Action, field: &str) -> bool {
        Self::idea(ctx, action, field).is_some()
    }
    /// What stands in a field before anybody has chosen, where something is likely.
    fn preset(_ctx: TableContext<Self>, _action: &Self::Action, _field: &str) -> Option<Value> {
        None
    }
    /// What an action with its answers costs, where it cannot be taken back: it is asked once more.
    fn price(_ctx: TableContext<Self>, _action: &Self::Action) -> Option<String> {
        None
    }
    /// Whether only the writer may see it.
    fn is_secret(_action: &Self::Action) -> bool {
        false
    }
    /// Whether its only question has few answers, each of them a button.
    fn is_tapped(_action: &Self::Action) -> bool {
        false
    }
}

/// A choice, put into words.
#[derive(Debug, Clone, PartialEq)]
struct Offer {
    /// The action without what is to be filled: the same as long as it is the same offer.
    key: String,
    /// The name of the action on the wire, for the style and for tests.
    name: String,
    verb: String,
    hint: Option<String>,
    rule: Option<&'static str>,
    fields: Vec<FormField>,
    secret: bool,
    tapped: bool,
}

/// What is done with an offer; the same for every game, so that it is compiled once.
#[derive(Clone, Copy)]
struct Hands {
    /// Takes an offer with its answers; whether it was taken.
    take: Callback<(String, Answers), bool>,
    /// What it costs with its answers, where it cannot be taken back.
    price: Callback<(String, Answers), Option<String>>,
    /// An idea for a field of an offer, with those that belong to it.
    ideas: Callback<(String, String), Vec<(String, String)>>,
    /// The table's name in drafts.
    table: StoredValue<String>,
}

impl Hands {
    /// Takes an offer with its answers, after a second step where that cannot be taken back; hands on whether it was
    /// taken.
    fn take_surely(
        self,
        sure: Sure,
        verb: String,
        answered: (String, Answers),
        then: impl Fn(bool) + Send + Sync + 'static,
    ) {
        let price = untrack(|| self.price.run(answered.clone()));
        // The offer may be gone when the second step is taken.
        let take = move || then(self.take.try_run(answered.clone()) == Some(true));
        match price {
            Some(price) => sure.ask(verb, price, take),
            None => take(),
        }
    }
}

/// The choices of this kind as buttons, and as forms where something is to be said or chosen.
pub(crate) fn menu<G: SaysChoices>(
    ctx: TableContext<G>,
    of: impl Fn(&G::Action) -> bool + Send + Sync + 'static,
) -> AnyView {
    offered(ctx, ctx.choices_of(of), Open::Lonely)
}

/// The same with an answer given; nothing, where it does not fit.
pub(crate) fn pinned<A: serde::Serialize + serde::de::DeserializeOwned>(
    choice: &Choice<A>,
    field: &str,
    value: &Value,
) -> Option<Choice<A>> {
    let at = choice.holes.iter().position(|hole| hole.field == field)?;
    if !choice.holes[at].domain.contains(value) {
        return None;
    }
    let mut filled = fields(&choice.action);
    filled.insert(field.to_owned(), value.clone());
    let mut holes = choice.holes.clone();
    holes.remove(at);
    Some(Choice { action: json::from(&Value::Object(filled))?, holes })
}

/// Which form stands open at first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Open {
    /// One that is alone.
    Lonely,
    /// The first.
    First,
    /// None.
    None,
}

/// These choices.
pub(crate) fn offered<G: SaysChoices>(
    ctx: TableContext<G>,
    choices: Memo<Vec<Choice<G::Action>>>,
    open: Open,
) -> AnyView {
    let offers = Memo::new(move |_| {
        choices.with(|choices| keyed(choices).map(|(key, choice)| offer(ctx, key, choice)).collect())
    });
    let found = move |wanted: &str| {
        choices.with_untracked(|choices| {
            keyed(choices).find(|(key, _)| key == wanted).map(|(_, choice)| choice.clone())
        })
    };
    let filled = move |(key, mut answers): (String, Answers)| {
        found(&key)
            .and_then(|choice| choice.fill(|hole| answers.remove(&hole.field).unwrap_or(Value::Null)).ok())
    };
    let take = Callback::new(move |answered| filled(answered).is_some_and(|action| ctx.act.run(action)));
    let price = Callback::new(move |answered| filled(answered).and_then(|action| G::price(ctx, &action)));
    let ideas = Callback::new(move |(key, field): (String, String)| {
        found(&key).map(|choice| G::ideas(ctx, &choice.action, &field)).unwrap_or_default()
    });
    listed(offers, open, Hands { take, price, ideas, table: ctx.table })
}

fn fields<A: serde::Serialize>(action: &A) -> Map<String, Value> {
    match json::value(action) {
        Value::Object(fields) => fields,
        _ => Map::new(),
    }
}

/// Each choice under its key: the action without what is to be filled, and where several differ in their holes alone,
/// which of them.
fn keyed<A: serde::Serialize>(choices: &[Choice<A>]) -> impl Iterator<Item = (String, &Choice<A>)> {
    let mut before: Vec<String> = Vec::new();
    choices.iter().map(move |choice| {
        let mut fields = fields(&choice.action);
        for hole in &choice.holes {
            fields.insert(hole.field.clone(), Value::Null);
        }
        let plain = Value::Object(fields).to_string();
        let n = before.iter().filter(|other| **other == plain).count();
        before.push(plain.clone());
        (if n == 0 { plain } else { format!("{plain}#{n}") }, choice)
    })
}

fn offer<G: SaysChoices>(ctx: TableContext<G>, key: String, choice: &Choice<G::Action>) -> Offer {
    let action = &choice.action;
    let field = |hole: &kernel::Hole| FormField {
        name: hole.field.clone(),
        question: G::question(ctx, action, &hole.field),
        labels: field::values(&hole.domain)
            .iter()
            .map(|value| G::value(ctx, action, &hole.field, value))
            .collect(),
        preset: G::preset(ctx, action, &hole.field).filter(|value| hole.domain.contains(value)),
        has_ideas: G::has_ideas(ctx, action, &hole.field),
        domain: hole.domain.clone(),
    };
    Offer {
        key,
        name: fields(action).get("do").and_then(Value::as_str).unwrap_or_default().to_owned(),
        verb: words::capitalised(&G::choice(ctx, choice)),
        hint: G::hint(ctx, action),
        rule: G::rule(action),
        fields: choice.holes.iter().map(field).collect(),
        secret: G::is_secret(action),
        tapped: G::is_tapped(action),
    }
}

/// Buttons first, forms below; a lonely form is open.
fn listed(offers: Memo<Vec<Offer>>, open: Open, hands: Hands) -> AnyView {
    let plain = move || offers.get().into_iter().filter(is_plain).collect::<Vec<_>>();
    let asking = move || offers.get().into_iter().filter(|offer| !is_plain(offer)).collect::<Vec<_>>();
    // A form stays, with what is typed in it, while what can be chosen in it changes.
    let same = |offer: &Offer| offer.key.clone();
    let now = move |first: Offer| {
        Memo::new(move |_| {
            offers.with(|offers| offers.iter().find(|offer| offer.key == first.key).unwrap_or(&first).clone())
        })
    };
    let is_open = move |key: &str| {
        offers.with_untracked(|offers| match open {
            Open::Lonely => offers.len() == 1,
            Open::First => offers.iter().find(|offer| !is_plain(offer)).is_some_and(|first| first.key == key),
            Open::None => false,
        })
    };
    view! {
        <div class="menu" hidden=Signal::derive(move || offers.read().is_empty())>
            <div class="buttons">
                <For each=plain key=same children=move |offer| button(now(offer), hands)/>
            </div>
            <For each=asking key=same
                children=move |offer| { let open = is_open(&offer.key); asked(now(offer), open, hands) }/>
        </div>
    }
    .into_any()
}

/// Whether a tap answers it: nothing to fill, a single yes or no, or one of few things.
fn is_plain(offer: &Offer) -> bool {
    match &offer.fields[..] {
        [] => true,
        [field] => offer.tapped || field.domain == kernel::Domain::Flag,
        _ => false,
    }
}

fn button(offer: Memo<Offer>, hands: Hands) -> AnyView {
    let Offer { key, name, hint, rule, fields, .. } = offer.get_untracked();
    let awaited = awaited_mark();
    let sure = Sure::here();
    let answers: Vec<Answers> = match fields.into_iter().next() {
        None => vec![Answers::new()],
        Some(FormField { name, domain, .. }) => {
            let each = field::values(&domain).into_iter();
            each.map(|value| Answers::from_iter([(name.clone(), value)])).collect()
        }
    };
    let answer = move |(index, answers): (usize, Answers)| {
        let key = key.clone();
        let verb = move || {
            offer.with(|offer| {
                let label = offer.fields.first().and_then(|field| field.labels.get(index));
                words::capitalised(label.unwrap_or(&offer.verb))
            })
        };
        view! {
            <button type="button" data-awaited=awaited on:click=tap(move |_| {
                let answered = (key.clone(), answers.clone());
                hands.take_surely(sure, untrack(verb), answered, |_| ());
            })>
                {Signal::derive(verb)}
            </button>
        }
        .into_any()
    };
    view! {
        <span class="offer" data-do=name>
            {answers.into_iter().enumerate().map(answer).collect_view()}
            {rule.map(|rule| view! { <RuleMark rule=rule/> }.into_any())}
            {hint.is_some().then(|| hinted(offer))}
        </span>
    }
    .into_any()
}

/// The advice, as the language and the moment have it.
fn hinted(offer: Memo<Offer>) -> AnyView {
    view! {
        <small class="hint">
            {Signal::derive(move || offer.with(|offer| offer.hint.clone().unwrap_or_default()))}
        </small>
    }
    .into_any()
}

fn asked(offer: Memo<Offer>, open: bool, hands: Hands) -> AnyView {
    let Offer { name, rule, secret, .. } = offer.get_untracked();
    view! {
        <details class="offer" data-do=name class:secret=secret open=open>
            <summary data-awaited=awaited_mark()>
                {Signal::derive(move || offer.with(|offer| offer.verb.clone()))}
            </summary>
            {rule.map(|rule| view! { <RuleMark rule=rule/> }.into_any())}
            {form(offer, hands)}
        </details>
    }
    .into_any()
}
