//! What somebody is writing: kept on the device until it is said.

use kernel::Language;
use leptos::{ev, html, prelude::*};
use protocol::Pen;
use wasm_bindgen::JsCast as _;
use words::Args;

use crate::{
    frame::awaited_mark,
    keep,
    language::{Translator, t, translator},
    rule::RuleMark,
};

/// Lets the others know that somebody writes what all will read soon; where there are others.
#[derive(Debug, Clone, Copy)]
pub(crate) struct TellsWriting {
    tell: Callback<Pen>,
    /// When the pen last moved.
    last: StoredValue<f64>,
}

/// Whoever has not written for so long, in milliseconds, has stopped.
const PAUSES: f64 = 5_000.0;

impl TellsWriting {
    /// Those who hear it.
    pub(crate) fn to(tell: Callback<Pen>) -> Self {
        Self { tell, last: StoredValue::new(f64::MIN) }
    }

    /// At a piece of the story, from here on.
    pub(crate) fn story() -> impl Fn() + Copy + Send + Sync + 'static {
        let tells = use_context::<Self>();
        move || {
            if let Some(Self { tell, last }) = tells {
                last.set_value(js_sys::Date::now());
                tell.run(Pen::Story);
            }
        }
    }

    /// Whether the viewer writes at the story now.
    pub(crate) fn writes_now() -> impl Fn() -> bool + Copy + Send + Sync + 'static {
        let tells = use_context::<Self>();
        move || {
            let last = tells.and_then(|Self { last, .. }| last.try_get_value());
            last.is_some_and(|last| js_sys::Date::now() - last < PAUSES)
        }
    }
}

/// Who writes at the story now, where there are others.
#[derive(Debug, Clone, Copy)]
pub(crate) struct WhoWrites(pub(crate) Memo<Vec<String>>);

impl WhoWrites {
    /// By name; nobody, at one device.
    pub(crate) fn here() -> Signal<Vec<String>> {
        use_context::<Self>().map_or(Signal::stored(Vec::new()), |Self(writers)| writers.into())
    }
}

/// What was said and has no answer yet, where saying takes time: a text that is not taken comes back to its form.
#[derive(Debug, Clone, Copy)]
pub(crate) struct SentDrafts {
    /// The request that was sent last.
    last: StoredValue<String>,
    /// By request: the name of the draft on this device, and the draft.
    said: StoredValue<Vec<(String, String, String)>>,
    /// The one that came back last.
    back: RwSignal<Option<(String, String)>>,
}

impl SentDrafts {
    /// For every form below.
    pub(crate) fn provide() -> Self {
        let unsaid = Self {
            last: StoredValue::new(String::new()),
            said: StoredValue::new(Vec::new()),
            back: RwSignal::new(None),
        };
        provide_context(unsaid);
        unsaid
    }

    /// This request is on its way: what is put away next went with it.
    pub(crate) fn sends(self, request: &str) {
        self.last.set_value(request.to_owned());
    }

    /// A draft has been sent.
    pub(crate) fn put_away(self, key: &str, draft: String) {
        let request = self.last.get_value();
        self.said.update_value(|said| said.push((request, key.to_owned(), draft)));
    }

    /// The answer to a request has come; a draft that was not taken is there again.
    pub(crate) fn answered(self, request: &str, taken: bool) {
        let mut back = Vec::new();
        self.said.update_value(|said| {
            let (of_it, others) = said.drain(..).partition(|(of, ..)| of == request);
            (back, *said) = (of_it, others);
        });
        for (_, key, draft) in back.into_iter().filter(|_| !taken) {
            // What is being written there by now stays.
            if keep::text(&key).is_none_or(|kept| kept.is_empty()) {
                keep::put(&key, &draft);
                self.back.set(Some((key, draft)));
            }
        }
    }

    /// Hands a draft that came back to whoever shows it.
    pub(crate) fn follow(key: String, take: impl Fn(String) + 'static) {
        if let Some(Self { back, .. }) = use_context::<Self>() {
            Effect::new(move || {
                if let Some((_, draft)) = back.get().filter(|(of, _)| *of == key) {
                    take(draft);
                }
            });
        }
    }
}

/// A draft by its name on this device.
#[derive(Debug, Clone, Copy)]
pub struct Draft {
    text: RwSignal<String>,
    key: StoredValue<String>,
    unsaid: Option<SentDrafts>,
}

impl Draft {
    /// What was being written under this name, else how such a text begins.
    pub fn new(key: String, opening: &str) -> Self {
        let key = format!("tablee.draft.{key}");
        let text = RwSignal::new(keep::text(&key).unwrap_or_else(|| opening.to_owned()));
        SentDrafts::follow(key.clone(), move |draft| text.set(draft));
        Self { text, key: StoredValue::new(key), unsaid: use_context() }
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

    /// It has been said, and comes back if it is not taken; the form may be gone with it.
    pub fn clear(self) {
        let said = self.text.try_get_untracked().unwrap_or_default();
        self.text.try_set(String::new());
        self.key.try_with_value(|key| {
            keep::forget(key);
            if let Some(unsaid) = self.unsaid {
                unsaid.put_away(key, said);
            }
        });
    }
}

/// Whether people talk, in a room or on a call: a word does for whatever would be written.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Spoken(pub(crate) Memo<bool>);

impl Spoken {
    /// Of this table.
    pub(crate) fn here() -> Signal<bool> {
        use_context::<Self>().map_or(Signal::stored(false), |Self(spoken)| spoken.into())
    }

    /// How long the windows of the game stay open here, from how long the game gives them, in milliseconds.
    pub(crate) fn windows() -> impl Fn(u64) -> u64 + Copy + Send + Sync + 'static {
        let spoken = Self::here();
        move |given| table::Settings { spoken: spoken.get(), ..table::Settings::default() }.window(given)
    }
}

/// The words that do for any text that was said aloud.
pub(crate) fn said_aloud(translator: Translator) -> &'static str {
    let [french, english] = kernel::SAID_ALOUD;
    match untrack(|| translator.language()) {
        Language::Fr => french,
        Language::En => english,
    }
}

/// Sends the form that a field stands in, on a key; what cannot be sent stays, and the form says why.
pub(crate) fn submit_form(event: &ev::KeyboardEvent) {
    event.prevent_default();
    let form = event_target::<web_sys::HtmlElement>(event).closest("form").ok().flatten();
    if let Some(form) = form.and_then(|form| form.dyn_into::<web_sys::HtmlFormElement>().ok()) {
        let _ = form.request_submit();
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
    /// Words that it begins with and that say nothing by themselves.
    #[prop(optional)]
    opening: &'static str,
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
    let translator = translator();
    let id = format!("f{}", crate::chance::name());
    let field = NodeRef::<html::Textarea>::new();
    let writes = TellsWriting::story();
    let typed = move |text: String| {
        draft.set(text);
        if !secret {
            writes();
        }
    };
    let length = move || kernel::length(&draft.get());
    let says_nothing = move |text: &str| kernel::is_blank(text) || text.trim() == opening.trim();
    let blank = move || says_nothing(&draft.get()) || length() > most;
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
    let spoken = Spoken::here();
    let counter = move || translator.say("characters", &Args::new().with("n", length()).with("most", most));
    let hint_id = format!("{id}-hint");
    view! {
        <form class="text-form" class:secret=secret on:submit=submit>
            // The rule stands beside the question: it is no part of the field's name.
            <div class="asking"><label for=id.clone()>{question}</label> <RuleMark rule=rule/></div>
            <p class="hint" id=hint_id.clone()>{hint}</p>
            <textarea
                data-awaited=awaited_mark()
                node_ref=field
                id=id
                rows=if short { "1" } else { "3" }
                aria-describedby=hint_id
                prop:value=Signal::derive(move || draft.get())
                on:input:target=move |event| typed(event.target().value())
                on:keydown=keys
            ></textarea>
            <p class="counter" class:over=Signal::derive(move || { length() > most })>{counter}</p>
            <div class="buttons">
                <button type="submit" class="primary" disabled=blank>{verb}</button>
                {aloud.then(|| view! {
                    <button type="button" on:click=move |_| send(None)>{t("told-aloud")}</button>
                })}
                {(!aloud && !secret).then(|| view! {
                    <button type="button" class="said-aloud" hidden=Signal::derive(move || !spoken.get())
                        on:click=move |_| send(Some(said_aloud(translator).to_owned()))>
                        {t("said-aloud")}
                    </button>
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
