//! What lies beside the stage: tabs on a small screen; on a wide one the game's panes in a column on the left, and one
//! of story, talk and table on the right. A game may have one column, with one of all panes in it.

use leptos::{ev, prelude::*};
use words::Args;

use super::{PLAY, Pane, STORY, TABLE, TALK};
use crate::language::{t, translator};

/// From this width on, in pixels, there are columns; the style says the same.
const WIDE: f64 = 1000.0;

/// Whether there are columns.
pub(crate) fn is_wide() -> bool {
    window().inner_width().ok().and_then(|width| width.as_f64()).is_some_and(|width| width >= WIDE)
}

/// Whether one looks at something else than the play: at another pane, or at another tab.
pub(crate) fn looks_elsewhere(pane: RwSignal<&'static str>) -> Memo<bool> {
    let changed = RwSignal::new(());
    for event in ["visibilitychange", "resize"] {
        let listening = window_event_listener_untyped(event, move |_| changed.set(()));
        on_cleanup(move || listening.remove());
    }
    Memo::new(move |_| {
        changed.track();
        pane.get() != PLAY && !is_wide() || document().hidden()
    })
}

/// Which panes are in sight.
#[derive(Debug, Clone, Copy)]
pub(super) struct Panes {
    pane: RwSignal<&'static str>,
    /// The panes of which a wide screen shows one, in their order, and which one.
    all_late: StoredValue<Vec<&'static str>>,
    late: Memo<&'static str>,
    wide: RwSignal<bool>,
}

impl Panes {
    pub(super) fn new(pane: RwSignal<&'static str>, all_late: Vec<&'static str>) -> Self {
        let wide = RwSignal::new(is_wide());
        let resized = window_event_listener(ev::resize, move |_| {
            if wide.get_untracked() != is_wide() {
                wide.set(is_wide());
            }
        });
        on_cleanup(move || resized.remove());
        let first = all_late.first().copied().unwrap_or_default();
        let all_late = StoredValue::new(all_late);
        let late = Memo::new(move |before: Option<&&'static str>| {
            let name = pane.get();
            let is_late = all_late.with_value(|all| all.contains(&name));
            if is_late { name } else { before.copied().unwrap_or(first) }
        });
        Self { pane, all_late, late, wide }
    }

    /// Whether it stands in the column on the right.
    fn is_late(self, name: &str) -> bool {
        self.all_late.with_value(|all| all.contains(&name))
    }

    /// Whether this pane is in sight.
    pub(super) fn is(self, name: &'static str) -> Signal<bool> {
        Signal::derive(move || match self.wide.get() {
            true => !self.is_late(name) || self.late.get() == name,
            false => self.pane.get() == name,
        })
    }
}

pub(super) fn pane_box(pane: Pane, shown: Panes) -> AnyView {
    let Pane { name, content, .. } = pane;
    view! { <div class=format!("pane {name}") class:shown=shown.is(name)>{content.run()}</div> }.into_any()
}

/// One tab: its pane, the sentence that names it, and how much in it wants attention.
type Tab = (&'static str, &'static str, Signal<usize>);

/// All tabs, in their order.
pub(super) struct Tabs(Vec<Tab>);

impl Tabs {
    pub(super) fn of(sheets: &[Pane], late: &[Pane]) -> Self {
        Self(sheets.iter().chain(late).map(|pane| (pane.name, pane.title, pane.badge)).collect())
    }

    /// The bar, with the stage first, which says how much waits there, and calls while the viewer is awaited elsewhere.
    pub(super) fn bar(self, shown: Panes, mine: Signal<bool>, waits: Option<Signal<usize>>) -> AnyView {
        let calls = Signal::derive(move || {
            let call = usize::from(mine.get() && shown.pane.get() != PLAY);
            waits.map_or(call, |waits| waits.get().max(call))
        });
        let play = tab((PLAY, "pane-play", calls), shown);
        let others = self.0.into_iter().map(|of| tab(of, shown)).collect_view();
        view! { <nav class="tabs" aria-label=t("panes")>{play} {others}</nav> }.into_any()
    }
}

fn tab((name, title, badge): Tab, shown: Panes) -> AnyView {
    let translator = translator();
    let unread = move || {
        let n = badge.get();
        let said = move || translator.say("unread", &Args::new().with("n", n));
        (n > 0).then(|| {
            view! { <span class="unread" aria-hidden="true">{n}</span> <span class="unseen">{said}</span> }
        })
    };
    let pressed = shown.is(name);
    let icon = match name {
        PLAY => "M4 8l8-4 8 4v8l-8 4-8-4ZM4 8l8 4 8-4M12 12v8",
        STORY => "M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14",
        TALK => "M4 5h16v11H10l-5 4v-4H4ZM8 9h8M8 12h5",
        TABLE => "M6 12a6 4 0 0 1 12 0 6 4 0 0 1-12 0ZM12 3v2M12 19v2M2 12h1M21 12h1",
        _ => "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2ZM9 8h6M9 12h6M9 16h4",
    };
    view! {
        <button type="button" data-pane=name class:late=shown.is_late(name)
            aria-pressed=Signal::derive(move || pressed.get().to_string())
            on:click=move |_| shown.pane.set(name)
        >
            <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=icon/></svg>
            <span>{Signal::derive(move || translator.just(title))}</span> {unread}
        </button>
    }
    .into_any()
}
