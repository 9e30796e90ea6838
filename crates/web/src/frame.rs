//! The frame of every table: strip, stage, dock, and panes beside them. It fills the screen, and nothing scrolls but
//! its parts.
//!
//! A game fills it with a [`Table`]: its [`Turn`] for the strip, the thing of the moment for the stage, a [`Dock`] with
//! what is asked of this seat, and [`Pane`]s. What is asked for is marked with [`awaited_mark`].

mod calls;
mod ending;
mod middle;
mod panes;
mod press;
mod sheet;
mod sounds;
mod strip;

use leptos::prelude::*;

use crate::{
    erased::piece,
    language::t,
    moments::{Moments, moment_box},
};

use self::{
    panes::{Panes, Tabs, pane_box},
    press::Press,
    strip::Strip,
};

pub(crate) use calls::call_switch;
pub(crate) use ending::{Ending, Kept, PlayAgain, story_file};
pub(crate) use middle::Middle;
pub(crate) use panes::{is_wide, looks_elsewhere};
pub use sheet::Sheet;
pub use sounds::Sound;
pub(crate) use sounds::sound_with;

/// Where we are, whose turn it is and how the game stands.
#[derive(Clone)]
pub struct Turn {
    /// Where in the game we are.
    pub place: Signal<String>,
    /// Who is awaited, and for what.
    pub awaited: Signal<String>,
    /// Whether it is the viewer.
    pub mine: Signal<bool>,
    /// Who the viewer is; nothing, for somebody who looks on.
    pub who: Signal<Option<String>>,
    /// The score of the game, on one line.
    pub score: ViewFn,
}

/// What is asked of the viewer now.
#[derive(Clone)]
pub struct Dock {
    /// The question with its main control.
    pub ask: ViewFn,
    /// What else may be done: a sheet behind *Autre chose*.
    pub more: ViewFn,
    /// Whether there is anything else.
    pub has_more: Signal<bool>,
    /// What of the game waits for a yes or a no: it stands above the dock, whatever pane is shown.
    pub agreements: ViewFn,
}

/// Something beside the stage: a tab on a small screen, part of a column on a wide one.
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
    /// What covers the stage: the curtain of a device that goes round.
    pub(crate) curtain: ViewFn,
    /// What is asked before anything else: real dice to be read out.
    pub(crate) first: ViewFn,
    /// What waits for a yes or a no, above the dock.
    pub(crate) agreements: ViewFn,
    /// What the table waits for instead of the game.
    pub(crate) instead: Signal<Option<Instead>>,
    /// What stands at the end of the strip: the X-card, handing the device on.
    pub(crate) strip: ViewFn,
    /// The story, with what can be done to it here; a duel tells none.
    pub(crate) story: Option<ViewFn>,
    /// Talk, where there is a table, and how much of it is unread.
    pub(crate) talk: Option<(ViewFn, Signal<usize>)>,
    /// What is the table's: safety, links, settings.
    pub(crate) table: ViewFn,
    /// Which pane a small screen shows.
    pub(crate) pane: RwSignal<&'static str>,
}

/// What a table waits for instead of the game: the card is up, somebody asks for consent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Instead {
    /// What the strip says.
    pub(crate) said: String,
    /// Whether the viewer's consent is awaited.
    pub(crate) asks_viewer: bool,
    /// Whether the game stands still.
    pub(crate) stands_still: bool,
}

/// The stage and the dock.
pub(crate) const PLAY: &str = "play";
/// The pane with the story.
pub(crate) const STORY: &str = "story";
/// The pane with the talk.
pub(crate) const TALK: &str = "talk";
/// The pane of the table.
pub(crate) const TABLE: &str = "room";

/// Whether the game waits for the viewer.
#[derive(Debug, Clone, Copy)]
struct AwaitsViewer(Signal<bool>);

/// The value of `data-awaited` for a control that answers what the game waits for: it is there while the viewer is
/// awaited. The laws of the page look for it.
pub fn awaited_mark() -> Signal<Option<&'static str>> {
    let mine = use_context::<AwaitsViewer>();
    Signal::derive(move || mine.is_some_and(|AwaitsViewer(mine)| mine.get()).then_some(""))
}

/// Counts what the viewer has done: whoever acts has gone on.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Acted(pub(crate) RwSignal<u32>);

/// Whether something that the viewer asked for is under way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Busy(pub(crate) Signal<bool>);

/// A table, for one viewer.
#[component]
pub fn Table(
    /// Where we are and whose turn it is.
    turn: Turn,
    /// The thing of the moment.
    #[prop(into)]
    stage: ViewFn,
    /// What is asked of the viewer.
    dock: Dock,
    /// What lies beside it.
    panes: Vec<Pane>,
    /// Whether a wide screen has one column beside the stage, with one of all panes in it.
    #[prop(optional)]
    one_column: bool,
    /// How much on the stage waits for this viewer, where that can be more than one thing.
    #[prop(optional)]
    waits: Option<Signal<usize>>,
) -> AnyView {
    if let Some(middle) = use_context::<Middle>() {
        return middle::in_the_middle(middle, &turn, &stage);
    }
    let around = expect_context::<Around>();
    let Around { curtain, first, agreements, instead, strip, story, talk, table, pane } = around;
    let still =
        Memo::new(move |_| instead.with(|instead| instead.as_ref().is_some_and(|it| it.stands_still)));
    let (game, plays) = (turn.awaited, turn.mine);
    let mine = Memo::new(move |_| match instead.get() {
        Some(instead) => instead.asks_viewer || (plays.get() && !instead.stands_still),
        None => plays.get(),
    });
    let awaited = move || instead.get().map_or_else(|| game.get(), |instead| instead.said);
    let turn = Turn { awaited: Signal::derive(awaited), mine: mine.into(), ..turn };
    provide_context(AwaitsViewer(Signal::derive(move || plays.get() && !still.get())));
    let moments = Moments::new();
    let late = [
        story.map(|content| Pane { name: STORY, title: "pane-story", badge: moments.n(), content }),
        talk.map(|(content, badge)| Pane { name: TALK, title: "pane-talk", badge, content }),
        Some(Pane { name: TABLE, title: "pane-table", badge: Signal::stored(0), content: table }),
    ];
    let late = late.into_iter().flatten();
    let (panes, late): (_, Vec<Pane>) = match one_column {
        true => (Vec::new(), panes.into_iter().chain(late).collect()),
        false => (panes, late.collect()),
    };
    let shown = Panes::new(pane, late.iter().map(|pane| pane.name).collect());
    let tabs = Tabs::of(&panes, &late);
    let press = Press::new();
    let mine = turn.mine;
    calls::call_when(mine);
    let ending = use_context::<Ending>();
    let over = Ending::is_seen();
    let verdict = piece(move || ending.filter(|_| over.get()).map(ending::verdict));
    let again = piece(move || over.get().then(ending::again));
    view! {
        <main id="content" class="table" class:one-column=one_column tabindex="-1" data-pane-shown=pane
            aria-busy=Signal::derive(move || press.busy.get().to_string())
            on:click:capture=move |event| press.hold(&event) on:click=move |event| press.mark(&event)>
            <Strip turn end=strip/>
            <div class="pane play" class:shown=shown.is(PLAY)>
                <div class="on-stage" data-stage="" tabindex="0">
                    {curtain.run()} {verdict} {stage.run()} {ending::to_keep()}
                </div>
                {moment_box(moments)}
            </div>
            <div class="agreements">{agreements.run()} {dock.agreements.run()} {again}</div>
            <DockBox dock first mine still/>
            <div class="side">{panes.into_iter().map(|pane| pane_box(pane, shown)).collect_view()}</div>
            <div class="side late">{late.into_iter().map(|pane| pane_box(pane, shown)).collect_view()}</div>
            {tabs.bar(shown, mine, waits)}
        </main>
    }
    .into_any()
}

/// The one question, and what else may be done behind a button.
#[component]
fn DockBox(
    dock: Dock,
    first: ViewFn,
    mine: Signal<bool>,
    /// Whether the game stands still: what it asks waits, and what was written stays.
    still: Memo<bool>,
) -> impl IntoView {
    let Dock { ask, more, has_more, .. } = dock;
    let over = Ending::is_seen();
    let leave = piece(move || over.get().then(ending::leave));
    let open = RwSignal::new(false);
    if let Some(Acted(acted)) = use_context() {
        Effect::new(move || {
            acted.track();
            open.set(false);
        });
    }
    view! {
        <div class="dock" class:mine=mine>
            {first.run()}
            <p class="next" aria-hidden="true">{t("moment-then")}</p>
            <p class="still" hidden=Signal::derive(move || !still.get())>{t("halt-dock")}</p>
            <div class="ask" hidden=still>{ask.run()} {leave}</div>
            <button type="button" class="more" id="more" aria-haspopup="dialog"
                hidden=Signal::derive(move || !has_more.get() || still.get())
                on:click=move |_| open.set(true)>
                {t("something-else")}
            </button>
        </div>
        <Sheet open title="something-else" content=more/>
    }
}
