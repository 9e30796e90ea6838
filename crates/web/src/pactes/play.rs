//! Playing on this device: one person with bots, or several who hand it round.

use leptos::prelude::*;
use pactes::{Action, Role, Stage};
use words::Args;

use super::{
    desk::{Desk, desk},
    local::Local,
    table::Table,
};
use crate::{
    announce::Announcer,
    keep,
    tongue::{t, tongue},
};

/// Milliseconds that a bot takes, so that people can follow.
const PACE: u64 = 900;
const KEPT_PACE: &str = "tablee.pace";

/// A game on this device.
#[component]
pub fn LocalTable(
    /// Its name on this device.
    id: String,
) -> impl IntoView {
    match Local::find(&id) {
        Some(local) => view! { <Playing local/> }.into_any(),
        None => view! {
            <main id="content" class="lost" tabindex="-1">
                <h1>{t("lost-title")}</h1>
                <p>{t("lost-lead")}</p>
                <p><a class="button" href="#/">{t("back-home")}</a></p>
            </main>
        }
        .into_any(),
    }
}

/// Who holds the device.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holder {
    /// Nobody yet: secrets are covered.
    Nobody,
    /// This one.
    Role(Role),
}

impl Holder {
    fn role(self) -> Option<Role> {
        match self {
            Self::Nobody => None,
            Self::Role(role) => Some(role),
        }
    }
}

#[component]
fn Playing(local: Local) -> impl IntoView {
    let humans = local.humans();
    let alone = humans.len() <= 1;
    let id = local.id().to_owned();
    let first = if alone { humans.first().copied() } else { None };
    let holder = RwSignal::new(first.map_or(Holder::Nobody, Holder::Role));
    let game = RwSignal::new(local);
    let refusal = RwSignal::new(None);

    let view = Memo::new(move |_| game.with(|game| game.view(holder.get().role())));
    let names = Memo::new(move |_| game.with(Local::names));
    let story = Memo::new(move |_| game.with(|game| game.told(holder.get().role()).to_vec()));
    let awaited = Memo::new(move |_| game.with(|game| awaited(game, &game.humans())));

    let act = Callback::new(move |action: Action| {
        let Some(role) = holder.get_untracked().role() else { return false };
        // The guard must be gone before anybody who follows the game looks at it.
        let done = game.try_update(|game| game.submit(role, &action)).unwrap_or(Ok(()));
        let taken = done.is_ok();
        refusal.set(done.err());
        if taken && !alone && !still_at_it(&game.get_untracked(), role) {
            holder.set(Holder::Nobody);
        }
        taken
    });
    Desk::provide(view, names, story, act, refusal, id);
    let bots = Role::ALL.len() > game.with_untracked(|game| game.humans().len());
    if bots {
        let_bots_act(game);
    }
    announce(story);
    follow_other_tabs(game);

    let take = move |role: Role| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        refusal.set(None);
        holder.set(Holder::Role(role));
    };
    let curtain = move || {
        let covered = holder.get() == Holder::Nobody && view.with(|view| view.stage != Stage::End);
        covered.then(|| view! { <Curtain awaited humans=humans.clone() take=Callback::new(take)/> })
    };
    let hide = move || {
        let shown = !alone && holder.get() != Holder::Nobody && view.with(|view| view.stage != Stage::End);
        shown.then(|| {
            view! {
                <button type="button" class="quiet hide" on:click=move |_| holder.set(Holder::Nobody)>
                    {t("hand-on")}
                </button>
            }
        })
    };
    let full = move || {
        (!game.with(|game| game.is_kept)).then(|| view! { <p class="alarm" role="alert">{t("not-kept")}</p> })
    };
    view! {
        {full}
        <Table curtain=ViewFn::from(curtain) hide=ViewFn::from(hide)/>
    }
}

/// Whom the game waits for, among people, from what everybody may know.
fn awaited(game: &Local, humans: &[Role]) -> Vec<Role> {
    let awaited = game.view(None).awaited();
    awaited.into_iter().filter(|role| humans.contains(role)).collect()
}

/// Whether whoever has just acted goes on: secrets stay open as long as nobody else is needed.
fn still_at_it(game: &Local, role: Role) -> bool {
    let view = game.view(Some(role));
    view.stage == Stage::End
        || view.awaited().contains(&role) && view.stage != Stage::Intervene
        || view.stage == Stage::Intervene && view.contract.as_ref().is_some_and(|c| !c.passed[role])
}

/// Bots act one after the other, slowly enough to be followed.
fn let_bots_act(game: RwSignal<Local>) {
    let pace = keep::text(KEPT_PACE).and_then(|pace| pace.parse().ok()).unwrap_or(PACE);
    let waiting = StoredValue::new(false);
    let alive = StoredValue::new(true);
    on_cleanup(move || alive.set_value(false));
    Effect::new(move || {
        game.track();
        if waiting.get_value() {
            return;
        }
        waiting.set_value(true);
        let step = move || {
            // The page may have been left meanwhile.
            if alive.try_get_value() != Some(true) {
                return;
            }
            waiting.set_value(false);
            let mut next = game.get_untracked();
            if next.let_a_bot_act() {
                game.set(next);
            }
        };
        set_timeout(step, std::time::Duration::from_millis(pace));
    });
}

/// The same game in another tab of this browser goes on here, too.
fn follow_other_tabs(game: RwSignal<Local>) {
    let listening = window_event_listener_untyped("storage", move |_| {
        let id = game.with_untracked(|game| game.id().to_owned());
        let newer = Local::find(&id).filter(|kept| game.with_untracked(|game| kept.n_rows() > game.n_rows()));
        if let Some(newer) = newer {
            game.set(newer);
        }
    });
    on_cleanup(move || listening.remove());
}

/// Says what is new to those who do not look.
pub(super) fn announce(story: Memo<Vec<pactes::Notice>>) {
    let desk = desk();
    let announcer = expect_context::<Announcer>();
    Effect::new(move |heard: Option<(usize, Option<Role>)>| {
        let you = desk.you();
        let notices = story.get();
        let from = match heard {
            Some((n, whose)) if whose == you && n <= notices.len() => n,
            Some(_) | None => notices.len(),
        };
        let (speaker, company) = untrack(|| (desk.speaker(), desk.company()));
        let said: Vec<String> =
            notices[from..].iter().map(|notice| speaker.notice(&company, notice)).collect();
        if !said.is_empty() {
            announcer.say(said.join(" "));
        }
        (notices.len(), you)
    });
}

/// Secrets are covered until the one who is named takes the device.
#[component]
fn Curtain(awaited: Memo<Vec<Role>>, humans: Vec<Role>, take: Callback<Role>) -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let name = move |role: Role| Args::new().with("name", desk.name(role));
    let next = move || awaited.get().first().copied();
    let others = move || {
        let next = next();
        let other = |role: Role| {
            view! {
                <li><button type="button" class="quiet" on:click=move |_| take.run(role)>
                    {move || tongue.say("curtain-i-am", &name(role))}
                </button></li>
            }
        };
        humans.iter().copied().filter(|role| Some(*role) != next).map(other).collect_view()
    };
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            {move || next().map(|role| view! {
                <h2 id="curtain-title">{move || tongue.say("curtain-title", &name(role))}</h2>
                <p>{t("curtain-lead")}</p>
                <button type="button" class="primary big" id="take" on:click=move |_| take.run(role)>
                    {move || tongue.say("curtain-i-am", &name(role))}
                </button>
            })}
            <p class="hint">{t("curtain-others")}</p>
            <ul class="others">{others}</ul>
        </section>
    }
}
