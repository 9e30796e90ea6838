//! What somebody is writing: kept on the device until it is said.

use leptos::{ev, html, prelude::*};
use words::Args;

use crate::live::live;
use crate::{
    keep,
    rule::RuleMark,
    tongue::{t, tongue},
};

/// Lets the others know that somebody writes what all will read soon; where there are others.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pen(pub(crate) Callback<&'static str>);

impl Pen {
    /// At a piece of the story, from here on.
    pub(crate) fn story() -> impl Fn() + Copy + Send + Sync + 'static {
        let pen = use_context::<Self>();
        move || {
            if let Some(Self(writes)) = pen {
                writes.run("story");
            }
        }
    }
}

/// A draft by its name on this device.
#[derive(Debug, Clone, Copy)]
pub struct Draft {
    text: RwSignal<String>,
    key: StoredValue<String>,
}

impl Draft {
    /// What was being written under this name, else how such a text begins.
    pub fn new(key: String, opening: &str) -> Self {
        let key = format!("tablee.draft.{key}");
        let text = RwSignal::new(keep::text(&key).unwrap_or_else(|| opening.to_owned()));
        Self { text, key: StoredValue::new(key) }
    }

    /// The text now.
    pub fn get(self) -> String {
        self.text.get()
    }

    /// The text now, without following it.
    pub fn now(self) -> String {
        self.text.get_untracked()
    }

    /// Writes.
    pub fn set(self, text: String) {
        self.key.with_value(|key| keep::put(key, &text));
        self.text.set(text);
    }

    /// It has been said; the form may be gone with it.
    pub fn clear(self) {
        self.text.try_set(String::new());
        self.key.try_with_value(|key| keep::forget(key));
    }
}

/// A form with one text.
#[component]
pub fn TextForm(
    /// Where it is kept.
    draft: Draft,
    /// What is asked.
    #[prop(into)]
    question: Signal<String>,
    /// Advice.
    #[prop(into)]
    hint: Signal<String>,
    /// What the button says.
    #[prop(into)]
    verb: Signal<String>,
    /// The rule behind it.
    rule: &'static str,
    /// An idea for those who have none.
    #[prop(optional, into)]
    idea: Option<Callback<(), String>>,
    /// Whether nothing will do: told aloud.
    #[prop(optional)]
    aloud: bool,
    /// Whether one line will do.
    #[prop(optional)]
    short: bool,
    /// The longest text.
    most: usize,
    /// Whether only the writer may see it.
    #[prop(optional)]
    secret: bool,
    /// Says it; whether it was taken. `None` for told aloud.
    #[prop(into)]
    say: Callback<Option<String>, bool>,
) -> impl IntoView {
    let tongue = tongue();
    let id = format!("f{}", crate::chance::name());
    let field = NodeRef::<html::Textarea>::new();
    let writes = Pen::story();
    let typed = move |text: String| {
        draft.set(text);
        if !secret {
            writes();
        }
    };
    let length = move || kernel::length(&draft.get());
    let blank = move || kernel::is_blank(&draft.get()) || length() > most;
    let send = move |text: Option<String>| {
        if say.run(text) {
            draft.clear();
        }
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        if !blank() {
            send(Some(draft.now().trim().to_owned()));
        }
    };
    let keys = move |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && (short || event.ctrl_key() || event.meta_key()) {
            event.prevent_default();
            if !blank() {
                send(Some(draft.now().trim().to_owned()));
            }
        }
    };
    let counter = move || tongue.say("characters", &Args::new().with("n", length()).with("most", most));
    let hint_id = format!("{id}-hint");
    view! {
        <form class="text-form" class:secret=secret on:submit=submit>
            <label for=id.clone()>{question} <RuleMark rule=rule/></label>
            <p class="hint" id=hint_id.clone()>{hint}</p>
            <textarea
                node_ref=field
                id=id
                rows=if short { "1" } else { "3" }
                aria-describedby=hint_id
                prop:value=live(move || draft.get())
                on:input:target=move |event| typed(event.target().value())
                on:keydown=keys
            ></textarea>
            <p class="counter" class:over=live(move || { length() > most })>{counter}</p>
            <div class="buttons">
                <button type="submit" class="primary" disabled=blank>{verb}</button>
                {aloud.then(|| view! {
                    <button type="button" on:click=move |_| send(None)>{t("told-aloud")}</button>
                })}
                {idea.map(|idea| view! {
                    <button type="button" class="quiet" on:click=move |_| {
                        draft.set(idea.run(()));
                        if let Some(field) = field.get_untracked() {
                            // Without the focus the idea is there all the same.
                            let _ = field.focus();
                        }
                    }>{t("an-idea")}</button>
                })}
            </div>
        </form>
    }
}
