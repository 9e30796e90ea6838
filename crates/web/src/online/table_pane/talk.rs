//! Talk, and how much of it is unread.

use kernel::Seq;
use leptos::{ev, html, prelude::*};
use protocol::{HistoryRow, Pen};
use table::{Action, Notice, TableNotice};
use words::Args;

use crate::{
    draft::Draft,
    frame::TALK,
    keep,
    language::{t, translator},
    online::remote::Remote,
    story::to_the_end,
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
            said.into_iter().map(|(seq, ..)| seq.0).collect::<Vec<_>>()
        });
        Effect::new(move || {
            let last = said.with(|said| said.last().copied().unwrap_or_default());
            if pane.get() == TALK && last > heard.get_untracked() {
                keep::write(&key, &last);
                heard.set(last);
            }
        });
        Signal::derive(move || said.with(|said| said.iter().filter(|seq| **seq > heard.get()).count()))
    }
}

/// What was said: in which row, by whom, and what.
fn said(remote: Remote, past: &[HistoryRow]) -> Vec<(Seq, String, String)> {
    let all = past.iter().flat_map(|row| row.told.iter().map(|notice| (row.seq, notice)));
    let said = all.filter_map(|(seq, notice)| match notice {
        Notice::Table(TableNotice::Said { seat, text }) => Some((seq, remote.name(*seat), text.to_string())),
        Notice::Table(_) | Notice::Game(_) => None,
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
        let who = who.get();
        let args = Args::new().with("n", who.len()).with("names", who.join(", "));
        if who.is_empty() { String::new() } else { translator.say("writes", &args) }
    };
    view! { <p class="hint writing" data-at=if at == Pen::Talk { "talk" } else { "story" }>{said}</p> }
}

/// Talk.
#[component]
pub(super) fn Talk() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| remote.past.with(|past| said(remote, past)));
    let seated = Memo::new(move |_| remote.seat.get().is_some());
    let Hush(hush) = expect_context::<Hush>();
    let draft = Draft::new(format!("{}.talk", remote.key()), "");
    let scrolled = to_the_end(list, Signal::derive(move || said.track()));
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
            <ol class="said" node_ref=list tabindex="0" aria-label=t("talk") on:scroll=move |_| scrolled.run(())>
                <For each=move || said.get() key=|(seq, ..)| *seq let((_seq, who, text))>
                    <li><strong>{who}</strong> " " {text}</li>
                </For>
            </ol>
            <Writers at=Pen::Talk/>
            {move || seated.get().then(|| view! {
                <form class="say" on:submit=send>
                    <label class="unseen" for="say">{t("say")}</label>
                    <input id="say" type="text" maxlength="500" autocomplete="off"
                        disabled=Signal::derive(move || hush.get()) prop:value=Signal::derive(move || draft.get())
                        on:input:target=move |event| typed(event.target().value())/>
                    <button type="submit" disabled=Signal::derive(move || hush.get())>{t("send")}</button>
                </form>
                <p class="hint" role="status" hidden=Signal::derive(move || !hush.get())>{t("talk-waits")}</p>
            })}
        </section>
    }
}
