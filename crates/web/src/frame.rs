//! The frame of every table: whose turn it is on top, what can be done in the middle, the rest around it.

use leptos::prelude::*;
use words::Args;

use crate::language::{t, translator};

/// Whose turn it is, what can be done and why.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// Where in the game we are.
    pub place: Signal<String>,
    /// Who is awaited, and for what.
    pub awaited: Signal<String>,
    /// Whether it is the viewer.
    pub mine: Signal<bool>,
    /// Who the viewer is; nothing, for somebody who looks on.
    pub who: Signal<Option<String>>,
}

/// Something beside the middle: a pane of its own on a small screen.
pub struct Pane {
    /// Its class in the style.
    pub name: &'static str,
    /// The sentence that names it.
    pub title: &'static str,
    /// How much in it wants attention.
    pub badge: Signal<usize>,
    /// What is in it.
    pub content: ViewFn,
}

/// What lies around a game, whatever the game: where it is played decides.
#[derive(Clone)]
pub(crate) struct Around {
    /// What comes before everything that can be done: a curtain, real dice to be read out.
    pub(crate) before: ViewFn,
    /// What hands the device on.
    pub(crate) hide: ViewFn,
    /// The story, with what can be done to it here.
    pub(crate) story: ViewFn,
    /// Talk and what else is the table's, where there is a table, and how much of it is unread.
    pub(crate) talk: Option<(ViewFn, Signal<usize>)>,
    /// Which pane a small screen shows.
    pub(crate) pane: RwSignal<&'static str>,
}

/// The pane with what can be done.
pub(crate) const PLAY: &str = "play";
/// The pane with the story.
pub(crate) const STORY: &str = "story";
/// The pane with the talk.
pub(crate) const TALK: &str = "talk";

/// A table, for one viewer.
#[component]
pub fn Table(
    /// Whose turn it is.
    turn: Turn,
    /// What can be done, and what it is done with.
    #[prop(into)]
    play: ViewFn,
    /// What lies beside it.
    panes: Vec<Pane>,
) -> impl IntoView {
    let around = expect_context::<Around>();
    let Around { before, hide, story, talk, pane } = around;
    let tab = move |name: &'static str, title: &'static str, badge: Option<Signal<usize>>| {
        let translator = translator();
        let unread = move || {
            let n = badge.map_or(0, |badge| badge.get());
            let said = move || translator.say("unread", &Args::new().with("n", n));
            (n > 0).then(|| {
                view! {
                    <span class="unread" aria-hidden="true">{n}</span> <span class="unseen">{said}</span>
                }
            })
        };
        view! {
            <button
                type="button"
                data-pane=name
                aria-pressed=Signal::derive(move || (pane.get() == name).to_string())
                on:click=move |_| {
                    pane.set(name);
                    window().scroll_to_with_x_and_y(0.0, 0.0);
                }
            >{Signal::derive(move || translator.just(title))} {unread}</button>
        }
        .into_any()
    };
    let mut tabs = vec![tab(PLAY, "pane-play", None)];
    tabs.extend(panes.iter().map(|pane| tab(pane.name, pane.title, Some(pane.badge))));
    tabs.push(tab(STORY, "pane-story", None));
    tabs.extend(talk.iter().map(|(_, unread)| tab(TALK, "pane-table", Some(*unread))));
    let shown = move |name: &'static str| move || pane.get() == name;
    let sides = panes.into_iter().map(|pane| {
        view! { <div class=format!("pane {}", pane.name) class:shown=shown(pane.name)>{pane.content.run()}</div> }
    });
    let sides = sides.collect_view();
    view! {
        <main id="content" class="table" tabindex="-1">
            <Now turn hide/>
            <nav class="tabs" aria-label=t("panes")>{tabs}</nav>
            <div class="panes">
                <div class="pane play" class:shown=shown(PLAY)>{before.run()} {play.run()}</div>
                <div class="side">{sides}</div>
                <div class="side late">
                    <div class="pane story" class:shown=shown(STORY)>{story.run()}</div>
                    {talk.map(|(talk, _)| view! { <div class="pane talk" class:shown=shown(TALK)>{talk.run()}</div> })}
                </div>
            </div>
        </main>
    }
}

#[component]
fn Now(turn: Turn, hide: ViewFn) -> impl IntoView {
    let Turn { place, awaited, mine, who } = turn;
    view! {
        <section class="turn" class:mine=Signal::derive(move || mine.get()) aria-labelledby="turn-title">
            <h1 class="place" id="turn-title">{place}</h1>
            <p class="awaited" id="awaited" role="status">{awaited}</p>
            <div class="turn-foot">
                {move || who.get().map(|who| view! { <p class="as">{who}</p> })}
                {move || hide.run()}
            </div>
        </section>
    }
}
