//! The table around the game: talk, presence, safety, consent, links, the end of it.

use kernel::{Seat, Seq};
use leptos::{ev, html, prelude::*};
use table::{Action, Invited, LimitKind, Motion, Pause, Phase, TableNotice, TableView, Who};
use words::Args;

use super::lobby::Shared;
use crate::{
    draft::Draft,
    net,
    remote::{LineKept, Remote},
    route::Route,
    tongue::{t, tongue},
};

fn table_of(remote: Remote) -> impl Fn() -> Option<TableView> + Copy {
    move || remote.table.get()
}

/// What a seat's holder is called.
fn name_of(remote: Remote, seat: Seat) -> String {
    remote.table.with(|table| {
        let chair = table.as_ref().and_then(|table| table.seats.get(usize::from(seat.0)));
        chair.and_then(|chair| chair.name.as_ref().map(ToString::to_string)).unwrap_or_else(|| "…".to_owned())
    })
}

/// The game stands still: why, and how it goes on.
#[component]
pub(super) fn Unwell() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let resume = t("resume");
    let pause = Memo::new(move |_| remote.table.with(|table| table.as_ref().and_then(|table| table.pause)));
    move || {
        pause.get().map(|pause| {
            let (title, action) = match pause {
                Pause::Asked => ("paused", Action::Resume),
                Pause::Card => ("card-is-up", Action::Propose { motion: Motion::Resume }),
            };
            view! {
                <p class="alarm paused" role="status">
                    {move || tongue.just(title)}
                    <button type="button" on:click=move |_| remote.ask(action.clone())>{resume}</button>
                </p>
            }
        })
    }
}

/// What real dice showed, typed by whoever threw them.
#[component]
pub(super) fn RealDice() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let (title, done) = (t("real-title"), t("real-done"));
    move || {
        remote.missing.get().map(|(_, asks)| {
            let faces: Vec<RwSignal<String>> = asks.iter().map(|_| RwSignal::new(String::new())).collect();
            let most = |ask: &kernel::Ask| ask.n_outcomes();
            let fields = asks.iter().zip(&faces).enumerate().map(|(index, (ask, face))| {
                let (most, face) = (most(ask), *face);
                let label = move || tongue.say("real-die", &Args::new().with("n", index + 1).with("most", most));
                view! {
                    <label>{label} <input type="number" inputmode="numeric" min="1" max=most bind:value=face/></label>
                }
            });
            let fields = fields.collect_view();
            let submit = move |event: ev::SubmitEvent| {
                event.prevent_default();
                let results: Option<Vec<_>> = faces.iter().map(|face| face.get_untracked().parse::<u8>().ok().map(Into::into)).collect();
                if let Some(results) = results {
                    remote.declare(results);
                }
            };
            view! {
                <form class="society real" on:submit=submit aria-labelledby="real-title">
                    <h2 id="real-title">{title}</h2>
                    <div class="real-dice">{fields}</div>
                    <div class="buttons"><button type="submit" class="primary">{done}</button></div>
                </form>
            }
        })
    }
}

/// How often somebody spoke.
pub(super) fn n_said(remote: Remote) -> usize {
    remote.lines.with(|lines| {
        let said = |notice: &&table::Notice| matches!(notice, table::Notice::Table(TableNotice::Said { .. }));
        lines.iter().flat_map(|line| &line.0.told).filter(said).count()
    })
}

/// Talk and everything that is the table's.
#[component]
pub(super) fn Society() -> impl IntoView {
    view! { <Presence/> <Motions/> <Talk/> <Safety/> <Links/> <Closing/> }
}

/// Who is here.
#[component]
fn Presence() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let seats = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|t| t.seats.clone()).unwrap_or_default())
    });
    let row = move |(index, chair): (usize, table::ChairView)| {
        let seat = Seat(u8::try_from(index).unwrap_or(0));
        let here = move || chair.who == Who::Bot || remote.present.with(|present| present.contains(&seat));
        let name = chair.name.clone().map_or_else(|| tongue.just("lobby-bot"), |name| name.to_string());
        view! {
            <li>
                <span class="presence" class:here=here aria-hidden="true"></span> {name}
                <span class="unseen">{move || tongue.just(if here() { "here" } else { "away" })}</span>
            </li>
        }
    };
    view! {
        <section class="society" aria-labelledby="presence-title">
            <h2 id="presence-title">{t("presence")}</h2>
            <ul class="present">{move || seats.get().into_iter().enumerate().map(row).collect_view()}</ul>
        </section>
    }
}

/// What was said.
fn said(remote: Remote, lines: &[LineKept]) -> Vec<(Seq, String, String)> {
    let mut all = Vec::new();
    for line in lines {
        for notice in &line.0.told {
            if let table::Notice::Table(TableNotice::Said { seat, text }) = notice {
                all.push((line.0.seq, name_of(remote, *seat), text.to_string()));
            }
        }
    }
    all
}

/// Talk.
#[component]
fn Talk() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let list = NodeRef::<html::Ol>::new();
    let said = Memo::new(move |_| remote.lines.with(|lines| said(remote, lines)));
    let seated =
        Memo::new(move |_| remote.table.with(|table| table.as_ref().is_some_and(|t| t.you.seat().is_some())));
    let draft = Draft::new(
        remote.id.with_value(|id| remote.as_whom.with_value(|whom| format!("{id}.{whom}.talk"))),
        "",
    );
    Effect::new(move || {
        said.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let send = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = draft.now();
        if !kernel::is_blank(&text) {
            remote.ask(Action::Say { text: text.trim().into() });
            draft.set(String::new());
        }
    };
    view! {
        <section class="society talk" aria-labelledby="talk-title">
            <h2 id="talk-title">{t("talk")}</h2>
            <ol class="said" node_ref=list tabindex="0" aria-label=t("talk")>
                <For each=move || said.get() key=|(seq, ..)| *seq let((_seq, who, text))>
                    <li><strong>{who}</strong> " " {text}</li>
                </For>
            </ol>
            {move || seated.get().then(|| view! {
                <form class="say" on:submit=send>
                    <label class="unseen" for="say">{t("say")}</label>
                    <input id="say" type="text" maxlength="500" autocomplete="off" prop:value=move || draft.get() on:input:target=move |event| draft.set(event.target().value())/>
                    <button type="submit">{t("send")}</button>
                </form>
            })}
        </section>
    }
}

/// X-card, lines and veils, pause, rewind, bookmarks.
#[component]
fn Safety() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let seated = Memo::new(move |_| {
        remote
            .table
            .with(|table| table.as_ref().is_some_and(|t| t.you.seat().is_some() && t.phase == Phase::Playing))
    });
    let paused =
        Memo::new(move |_| remote.table.with(|table| table.as_ref().is_some_and(|t| t.pause.is_some())));
    let limits = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|t| t.limits.clone()).unwrap_or_default())
    });
    let bookmarks = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|t| t.bookmarks.clone()).unwrap_or_default())
    });
    let limit = RwSignal::new(String::new());
    let label = RwSignal::new(String::new());
    let last = move || remote.lines.with_untracked(|lines| lines.last().map(|line| line.0.seq));
    let add = move |kind: LimitKind| {
        let text = limit.get_untracked();
        if !kernel::is_blank(&text) {
            remote.ask(Action::AddLimit { kind, text: text.trim().into() });
            limit.set(String::new());
        }
    };
    let bookmark = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let text = label.get_untracked();
        if let Some(passage) = last().filter(|_| !kernel::is_blank(&text)) {
            remote.ask(Action::Bookmark { passage, label: text.trim().into() });
            label.set(String::new());
        }
    };
    // The last row of the game, and not of the talk beside it.
    let last_played = move || {
        remote.lines.with_untracked(|lines| {
            let is_play = |line: &&LineKept| {
                !line.0.rewound && line.0.told.iter().any(|notice| matches!(notice, table::Notice::Game(_)))
            };
            lines.iter().rev().find(is_play).map(|line| line.0.seq)
        })
    };
    let rewind = move |_| {
        if let Some(seq) = last_played() {
            remote.ask(Action::Rewind { to: Seq(seq.0.saturating_sub(1)) });
        }
    };
    view! {
        <section class="society safety" aria-labelledby="safety-title">
            <h2 id="safety-title">{t("safety")}</h2>
            <div hidden=move || !seated.get()>
                <p class="hint">{t("card-lead")}</p>
                <div class="buttons">
                    <button type="button" class="x-card" id="x-card" on:click=move |_| remote.ask(Action::RaiseCard { strike: None, rewind: None })>{t("card")}</button>
                    <button type="button" hidden=move || paused.get() on:click=move |_| remote.ask(Action::Pause)>{t("pause")}</button>
                    <button type="button" on:click=rewind>{t("rewind")}</button>
                </div>
            </div>
            <h3>{t("limits")}</h3>
            <ul class="limits">{move || limits.get().into_iter().map(|limit| {
                let id = match limit.kind { LimitKind::Line => "limit-line", LimitKind::Veil => "limit-veil" };
                let text = limit.text.to_string();
                view! { <li>{move || tongue.say(id, &Args::new().with("text", text.as_str()))}</li> }
            }).collect_view()}</ul>
            <div hidden=move || !seated.get()>
                <label for="limit">{t("limit-text")}</label>
                <input id="limit" type="text" maxlength="200" autocomplete="off" bind:value=limit/>
                <div class="buttons">
                    <button type="button" on:click=move |_| add(LimitKind::Line)>{t("add-line")}</button>
                    <button type="button" on:click=move |_| add(LimitKind::Veil)>{t("add-veil")}</button>
                </div>
            </div>
            <h3>{t("bookmarks")}</h3>
            <ul class="limits">{move || bookmarks.get().into_iter().map(|(_, label)| view! { <li>{label.to_string()}</li> }).collect_view()}</ul>
            <form hidden=move || !seated.get() on:submit=bookmark>
                <label for="bookmark">{t("bookmark-label")}</label>
                <input id="bookmark" type="text" maxlength="80" autocomplete="off" bind:value=label/>
                <div class="buttons"><button type="submit">{t("bookmark")}</button></div>
            </form>
        </section>
    }
}

/// What waits for consent.
#[component]
fn Motions() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let motions = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|t| t.motions.clone()).unwrap_or_default())
    });
    let card = move |open: table::MotionView| {
        let id = open.id;
        let said = match &open.motion {
            Motion::Rewind { .. } => "motion-rewind",
            Motion::Resume => "motion-resume",
            Motion::Remove { .. } => "motion-remove",
            Motion::Reinvite { .. } => "motion-reinvite",
            Motion::StandIn { .. } => "motion-stand-in",
            Motion::NewHost { .. } => "motion-new-host",
            Motion::DropLimit { .. } => "motion-drop-limit",
            Motion::Again => "motion-again",
            Motion::Close => "motion-close",
            Motion::Delete => "motion-delete",
        };
        let me = remote.table.with_untracked(|table| table.as_ref().and_then(|t| t.you.seat()));
        let asked = me.is_some_and(|me| open.asked.contains(&me) && !open.consents.contains(&me));
        view! {
            <li class="offer" role="status">
                <p>{move || tongue.just(said)}</p>
                {asked.then(|| view! {
                    <div class="buttons">
                        <button type="button" class="primary" on:click=move |_| remote.ask(Action::Consent { motion: id })>{t("consent")}</button>
                        <button type="button" on:click=move |_| remote.ask(Action::Object { motion: id })>{t("decline")}</button>
                    </div>
                })}
                {(!asked).then(|| view! { <p class="hint">{t("motion-waits")}</p> })}
            </li>
        }
    };
    view! {
        <section class="society" aria-labelledby="motions-title" hidden=move || motions.read().is_empty()>
            <h2 id="motions-title">{t("motions")}</h2>
            <ul class="cards">{move || motions.get().into_iter().map(card).collect_view()}</ul>
        </section>
    }
}

/// A link for those who look on; one that moves my seat.
#[component]
fn Links() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let shown = RwSignal::new(None::<String>);
    let host = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().is_some_and(|t| t.host.is_some() && t.host == t.you.seat()))
    });
    let id = move || remote.id.get_value();
    let link = move |route: Route| shown.set(Some(format!("{}{}", net::base(), route.href())));
    let seated =
        Memo::new(move |_| remote.table.with(|table| table.as_ref().is_some_and(|t| t.you.seat().is_some())));
    view! {
        <section class="society" aria-labelledby="links-title" hidden=move || !seated.get()>
            <h2 id="links-title">{t("links")}</h2>
            <div class="buttons">
                <button type="button" on:click=move |_| link(Route::Arrive(id(), remote.ask_with_key(Action::MoveSeat)))>{t("move-seat")}</button>
                <button type="button" hidden=move || !host.get() on:click=move |_| link(Route::Watch(id(), remote.ask_with_key(Action::Invite { to: Invited::Watch })))>{t("invite-watch")}</button>
            </div>
            {move || shown.get().map(|link| view! { <Shared link/> })}
        </section>
    }
}

/// Closing the table, and checking its dice.
#[component]
fn Closing() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let table = table_of(remote);
    let closed = Memo::new(move |_| table().is_some_and(|table| table.phase == Phase::Closed));
    let over = Memo::new(move |_| {
        remote.game.with(|game| game.get("ending").is_some_and(|ending| !ending.is_null()))
    });
    let seated = Memo::new(move |_| table().is_some_and(|table| table.you.seat().is_some()));
    let close = move |_| {
        remote.ask(if over.get_untracked() {
            Action::Close
        } else {
            Action::Propose { motion: Motion::Close }
        });
    };
    let tongue = tongue();
    let lead = move || tongue.just(if closed.get() { "closed-lead" } else { "closing-lead" });
    let verify = move || Route::Verify(remote.id.get_value(), remote.as_whom.get_value()).href();
    view! {
        <section class="society" aria-labelledby="closing-title">
            <h2 id="closing-title">{t("closing")}</h2>
            <p class="hint">{lead}</p>
            <div class="buttons">
                <button type="button" hidden=move || closed.get() || !seated.get() on:click=close>{t("close-table")}</button>
                <a class="button" hidden=move || !closed.get() href=verify>{t("verify")}</a>
            </div>
        </section>
    }
}
