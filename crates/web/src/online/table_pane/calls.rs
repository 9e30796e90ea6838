//! Where one is called when the table waits and one does not look; and where the table itself posts it.

use leptos::{ev, prelude::*, task::spawn_local};
use protocol::{CallMe, CallTo, CalledAt, Calls, Failure};
use table::{Action, Phase, Webhook, WebhookFormat};
use words::Args;

use crate::{
    erased::{tap, typed},
    language::{t, translator},
    net,
    online::{failed::failed, remote::Remote, view::is_host},
};

/// The receivers there are, by their names.
const RECEIVERS: [(&str, Option<WebhookFormat>); 5] = [
    ("ntfy", None),
    ("discord", Some(WebhookFormat::Discord)),
    ("slack", Some(WebhookFormat::Slack)),
    ("matrix", Some(WebhookFormat::Matrix)),
    ("json", Some(WebhookFormat::Json)),
];

/// What a receiver is called on the page.
fn named(by: &str) -> &'static str {
    match by {
        "ntfy" => "call-by-ntfy",
        "discord" => "call-by-discord",
        "slack" => "call-by-slack",
        "matrix" => "call-by-matrix",
        _ => "call-by-json",
    }
}

fn format(by: &str) -> Option<WebhookFormat> {
    RECEIVERS.iter().find(|(name, _)| *name == by).and_then(|(_, format)| *format)
}

/// What is asked of whoever is called: which receiver, where, and perhaps after how long once more.
#[derive(Debug, Clone, Copy)]
struct Asked {
    by: RwSignal<String>,
    url: RwSignal<String>,
    /// In minutes.
    remind: RwSignal<String>,
}

impl Asked {
    fn new(by: &str) -> Self {
        Self {
            by: RwSignal::new(by.to_owned()),
            url: RwSignal::new(String::new()),
            remind: RwSignal::new(String::new()),
        }
    }
}

/// One's own: who sits here is called where they wish.
#[component]
pub(super) fn CallsMe() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let calls = RwSignal::new(Calls::default());
    let failure = RwSignal::new(None::<Failure>);
    let busy = RwSignal::new(false);
    let path = move || remote.path("/calls");
    Effect::new(move || {
        if seated.get() {
            let path = path();
            spawn_local(async move {
                // A server of an older release calls nobody.
                if let Ok(known) = net::get::<Calls>(&path).await {
                    // The page may have been left meanwhile.
                    calls.try_set(known);
                }
            });
        }
    });
    let asked = Asked::new("ntfy");
    let ask = move |asks: CallMe| {
        if busy.get_untracked() {
            return;
        }
        busy.set(true);
        failure.set(None);
        let path = path();
        spawn_local(async move {
            match net::post::<Calls>(&path, &asks).await {
                Ok(known) => {
                    calls.try_set(known);
                    asked.url.try_set(String::new());
                }
                Err(why) => _ = failure.try_set(Some(why)),
            }
            busy.try_set(false);
        });
    };
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let (by, url) = (asked.by.get_untracked(), asked.url.get_untracked().trim().to_owned());
        if url.is_empty() {
            return;
        }
        let to = match format(&by) {
            None => CallTo::Ntfy { url },
            Some(format) => CallTo::Webhook { url, format },
        };
        let remind = asked.remind.get_untracked().parse().ok();
        ask(CallMe::At { to, language: translator.language(), remind });
    };
    let off = Callback::new(move |id: String| ask(CallMe::Off { id }));
    let places = move || calls.get().at.into_iter().map(|at| place(at, off)).collect_view();
    let why = move || {
        let why = failure.get()?;
        // What was unclear is the address, or that nobody answered there.
        let said =
            if why.hint.is_some() { translator.just("call-not-reached") } else { failed(translator, &why) };
        Some(view! { <p class="refused">{said}</p> })
    };
    let able = Signal::derive(move || seated.get() && calls.read().able);
    view! {
        <section class="society" aria-labelledby="call-me-title" hidden=Signal::derive(move || !able.get())>
            <h2 id="call-me-title">{t("call-title")}</h2>
            <p class="hint">{t("call-lead")}</p>
            <ul class="called">{places}</ul>
            <form id="call-me" on:submit=submit>
                <Where asked id="call"/>
                <label for="call-remind">{t("call-remind")}</label>
                <select id="call-remind" on:change=typed(move |minutes| asked.remind.set(minutes))>
                    <option value="">{t("call-remind-never")}</option>
                    <option value="60">{t("call-remind-hour")}</option>
                    <option value="1440">{t("call-remind-day")}</option>
                </select>
                <div role="alert">{why}</div>
                <div class="buttons">
                    <button type="submit" disabled=Signal::derive(move || busy.get())>{t("call-me")}</button>
                </div>
            </form>
        </section>
    }
}

/// One place, with what has become of it.
fn place(at: CalledAt, off: Callback<String>) -> AnyView {
    let translator = translator();
    let CalledAt { id, by, host, failing_since, gone, .. } = at;
    let name = named(&by);
    let label = host.clone();
    let said = move || {
        let by = translator.just(name);
        translator.say("call-place", &Args::new().with("by", by).with("host", host.as_str()))
    };
    let state = match (gone, failing_since.is_some()) {
        (true, _) => Some("call-gone"),
        (false, true) => Some("call-failing"),
        (false, false) => None,
    };
    let state = state.map(|id| view! { <p class="refused">{t(id)}</p> });
    let named = move || translator.say("call-off-place", &Args::new().with("host", label.as_str()));
    view! {
        <li>
            {Signal::derive(said)} " "
            <button type="button" class="quiet lift" aria-label=Signal::derive(named)
                on:click=tap(move |_| off.run(id.clone()))>{t("call-off-short")}</button>
            {state}
        </li>
    }
    .into_any()
}

/// Which receiver, and where.
#[component]
fn Where(asked: Asked, id: &'static str) -> impl IntoView {
    let (by, url) = (format!("{id}-by"), format!("{id}-url"));
    let of_table = id != "call";
    let options = RECEIVERS.into_iter().filter(|(_, format)| !of_table || format.is_some());
    let options =
        options.map(|(name, _)| view! { <option value=name>{t(named(name))}</option> }).collect_view();
    let example = move || match asked.by.get().as_str() {
        "ntfy" => "https://ntfy.sh/…",
        "discord" => "https://discord.com/api/webhooks/…",
        "slack" => "https://hooks.slack.com/services/…",
        _ => "https://…",
    };
    view! {
        <label for=by.clone()>{t("call-by")}</label>
        <select id=by on:change=typed(move |by| asked.by.set(by))>{options}</select>
        <label for=url.clone()>{t("call-url")}</label>
        <input id=url type="url" maxlength="1000" autocomplete="off" required
            placeholder=Signal::derive(example) prop:value=Signal::derive(move || asked.url.get())
            on:input:target=move |event| asked.url.set(event.target().value())/>
    }
}

/// The table's own: everybody sees that there is one, the host sets it.
#[component]
pub(super) fn CallsAll() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let host = remote.of(is_host);
    let open = remote.of(|table| table.phase != Phase::Closed);
    let set = remote.of(|table| table.webhook);
    let asked = Asked::new("discord");
    let submit = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let url = asked.url.get_untracked().trim().to_owned();
        if let Some(format) = format(&asked.by.get_untracked()).filter(|_| !url.is_empty()) {
            remote.ask(Action::SetWebhook { webhook: Some(Webhook { url: url.as_str().into(), format }) });
            asked.url.set(String::new());
        }
    };
    let said = move || {
        let name = set.get().and_then(|set| RECEIVERS.iter().find(|(_, format)| *format == Some(set)));
        name.map_or_else(
            || translator.just("call-table-none"),
            |(name, _)| {
                let by = translator.just(named(name));
                translator.say("call-table-set", &Args::new().with("by", by))
            },
        )
    };
    let nothing = Signal::derive(move || !open.get() || (!host.get() && set.get().is_none()));
    let never = Signal::derive(move || set.get().is_none());
    view! {
        <section class="society" aria-labelledby="calls-all-title" hidden=nothing>
            <h2 id="calls-all-title">{t("call-table")}</h2>
            <p class="hint" id="calls-all">{Signal::derive(said)}</p>
            <form hidden=Signal::derive(move || !host.get()) on:submit=submit>
                <Where asked id="calls-all"/>
                <div class="buttons">
                    <button type="submit">{t("call-table-do")}</button>
                    <button type="button" hidden=never
                        on:click=tap(move |_| remote.ask(Action::SetWebhook { webhook: None }))>
                        {t("call-table-off")}
                    </button>
                </div>
            </form>
        </section>
    }
}
