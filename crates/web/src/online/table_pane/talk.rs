//! Talk, and how much of it is unread.

use kernel::{Seat, Seq};
use leptos::{ev, prelude::*};
use protocol::{HistoryRow, Pen};
use table::{Action, Happening, LimitKind, Notice, Pause, TableNotice};
use words::{Args, Person};

use crate::{
    draft::Draft,
    frame::{PLAY, TALK},
    keep,
    language::{t, translator},
    online::remote::Remote,
};

/// Whether the viewer should be quiet for now: the game says so.
#[derive(Debug, Clone, Copy)]
pub(in crate::online) struct Hush(pub(in crate::online) Memo<bool>);

/// What has been said since the talk was last looked at.
pub(in crate::online) struct Unread;

impl Unread {
    /// How much of the talk is unread; what was read stays read after a reload.
    pub(in crate::online) fn provide(remote: Remote, pane: RwSignal<&'static str>) -> Signal<usize> {
        let key = format!("tablee.heard.{}", remote.key());
        let heard = RwSignal::new(keep::read::<u64>(&key).unwrap_or_default());
        let said = Memo::new(move |_| {
            let said = remote.past.with(|past| said(remote, past));
            said.into_iter().filter(|line| line.by.is_some()).map(|line| line.seq.0).collect::<Vec<_>>()
        });
        let is_up = remote.of(|table| table.pause == Some(Pause::Card));
        Effect::new(move || {
            let last = said.with(|said| said.last().copied().unwrap_or_default());
            // On a small screen the talk is on the stage while the card is up.
            let is_open = pane.get() == TALK || (is_up.get() && pane.get() == PLAY);
            if is_open && last > heard.get_untracked() {
                keep::write(&key, &last);
                heard.set(last);
            }
        });
        Signal::derive(move || said.with(|said| said.iter().filter(|seq| **seq > heard.get()).count()))
    }
}

/// A line of the talk: what somebody said, or a fact about it.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Line {
    seq: Seq,
    /// Who said it; nobody, for a fact.
    by: Option<Seat>,
    /// Their name.
    name: String,
    /// What they said, or the sentence of the fact.
    text: String,
    /// The limit that a fact is about.
    about: Option<&'static str>,
}

/// What was said, and what happened beside it: the card, lines and veils, that it is posted elsewhere.
fn said(remote: Remote, past: &[HistoryRow]) -> Vec<Line> {
    let all = past.iter().flat_map(|row| row.told.iter().map(|notice| (row.seq, notice)));
    let said = all.filter_map(|(seq, notice)| {
        let Notice::Table(TableNotice::Open(happened)) = notice else { return None };
        let fact =
            |about, text: String| Line { seq, by: None, name: String::new(), text, about: Some(about) };
        Some(match happened {
            Happening::Said { seat, text } => {
                Line { seq, by: Some(*seat), name: remote.name(*seat), text: text.to_string(), about: None }
            }
            Happening::CardRaised { .. } => fact("talk-open", String::new()),
            Happening::Resumed => fact("talk-resumed", String::new()),
            Happening::Struck { .. } => fact("talk-struck", String::new()),
            Happening::LimitAdded { kind: LimitKind::Line, text } => fact("limit-line", text.to_string()),
            Happening::LimitAdded { kind: LimitKind::Veil, text } => fact("limit-veil", text.to_string()),
            Happening::WebhookSet { format: Some(_) } => fact("call-told-set", String::new()),
            Happening::WebhookSet { format: None } => fact("call-told-unset", String::new()),
            _ => return None,
        })
    });
    said.collect()
}

/// Who writes at something. Its line is kept free, so that nothing moves when somebody begins.
#[component]
pub(in crate::online) fn Writers(
    /// At what.
    at: Pen,
) -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let who = Memo::new(move |_| remote.writers(at));
    let said = move || {
        let who: Vec<Person> = who.get().into_iter().map(Person::named).collect();
        if who.is_empty() { String::new() } else { translator.say("writes", &Args::new().with("names", who)) }
    };
    view! { <p class="hint writing" data-at=if at == Pen::Talk { "talk" } else { "story" }>{said}</p> }
}

/// Talk.
#[component]
pub(super) fn Talk() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let said = Memo::new(move |_| remote.past.with(|past| said(remote, past)));
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let Hush(hush) = expect_context::<Hush>();
    let draft = Draft::new(format!("{}.talk", remote.key()), "");
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.now();
        if !kernel::is_blank(&text) && !hush.get_untracked() {
            remote.ask(Action::Say { text: text.trim().into() });
            draft.clear();
            remote.writes(Pen::Down);
        }
    };
    let typed = move |text: String| {
        draft.set(text);
        remote.writes(Pen::Talk);
    };
    view! {
        <section class="society talk" aria-labelledby="talk-title">
            <h2 id="talk-title">{t("talk")}</h2>
            // The box keeps its end in sight by itself, whatever its height becomes.
            <div class="said-box" tabindex="0" role="group" aria-label=t("talk")><ol class="said">
                <For each=move || said.get() key=|line| (line.seq, line.about)
                    children=move |line| line_of(remote, line)/>
            </ol></div>
            <Writers at=Pen::Talk/>
            {move || seated.get().then(|| view! {
                <form class="say" on:submit=send>
                    <label class="unseen" for="say">{t("say")}</label>
                    <input id="say" type="text" maxlength="500" autocomplete="off" placeholder=t("say")
                        disabled=Signal::derive(move || hush.get())
                        prop:value=Signal::derive(move || draft.get())
                        on:input:target=move |event| typed(event.target().value())/>
                    <button type="submit" aria-label=t("send") disabled=Signal::derive(move || hush.get())>
                        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                            <path d="M12 19V5M6 11l6-6 6 6"/>
                        </svg>
                    </button>
                </form>
                <p class="hint" role="status" hidden=Signal::derive(move || !hush.get())>{t("talk-waits")}</p>
            })}
        </section>
    }
}

fn line_of(remote: Remote, line: Line) -> AnyView {
    let translator = translator();
    let Line { by, name, text, about, .. } = line;
    let Some(about) = about else {
        let own = Signal::derive(move || by == remote.seat.get());
        return view! { <li class:own=own><strong>{name}</strong> " " {text}</li> }.into_any();
    };
    let said = move || translator.say(about, &Args::new().with("text", text.as_str()));
    view! { <li class="fact">{Signal::derive(said)}</li> }.into_any()
}
