//! Playing on this device: one person with bots, or several who hand it round.

use std::time::Duration;

use kernel::{Language, Seat};
use leptos::{prelude::*, task::spawn_local};
use words::Args;

use super::game::LocalGame;
use crate::{
    context::{Parts, TableContext},
    frame::{Around, PLAY},
    game::{GamePage, NextGame, PassedAround},
    keep,
    language::{t, translator},
    route::Route,
    story::{announce, story},
    texts::Texts,
};

/// Milliseconds that a bot takes, so that people can follow.
const PACE: u64 = 900;
const KEPT_PACE: &str = "tablee.pace";

/// A game on this device.
pub(crate) fn local_table<G: GamePage>(id: &str) -> AnyView {
    match LocalGame::<G>::find(id) {
        Some(local) => playing(local),
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

fn is_over<G: GamePage>(view: &G::View) -> bool {
    G::default().status(view).outcome.is_some()
}

/// Who holds the device: nobody while secrets are covered.
type Holder = RwSignal<Option<Seat>>;

fn playing<G: GamePage>(local: LocalGame<G>) -> AnyView {
    let humans = local.humans();
    let alone = humans.len() <= 1;
    let table = local.id().to_owned();
    let has_bots = !local.bots().is_empty();
    let holder: Holder = RwSignal::new(if alone { humans.first().copied() } else { None });
    let game = RwSignal::new(local);
    let refusal = RwSignal::new(None);

    let view = Memo::new(move |_| game.with(|game| game.view(holder.get())));
    let names = Memo::new(move |_| game.with(LocalGame::names));
    let told = Memo::new(move |_| game.with(|game| game.told(holder.get()).to_vec()));
    let act = Callback::new(move |action: G::Action| {
        let Some(seat) = holder.get_untracked() else { return false };
        // The guard must be gone before anybody who follows the game looks at it.
        let done = game.try_update(|game| game.submit(seat, &action)).unwrap_or(Ok(()));
        let taken = done.is_ok();
        refusal.set(done.err());
        let view = game.with_untracked(|game| game.view(Some(seat)));
        if taken && !alone && !is_over::<G>(&view) && !G::goes_on(&view, seat) {
            holder.set(None);
        }
        taken
    });
    let seat = Memo::new(move |_| holder.get());
    let ctx = TableContext::<G>::provide(Parts { view, seat, names, story: told, act, refusal, table });
    if has_bots {
        let_bots_act(game);
    }
    announce(ctx);
    follow_other_tabs(game);
    if !alone && G::WAITS_FOR_ALL {
        provide_context(PassedAround);
    } else {
        close_windows(game);
    }
    go_on_later(game, ctx);

    let over = Memo::new(move |_| view.with(is_over::<G>));
    let covered = Memo::new(move |_| holder.get().is_none() && !over.get());
    let awaited = Memo::new(move |_| game.with(awaited));
    let humans = StoredValue::new(humans);
    let curtain = move || {
        covered.get().then(|| {
            view! {
                <Curtain awaited humans names refuse=Callback::new(move |()| refusal.set(None)) holder/>
            }
        })
    };
    let hide = move || {
        (!alone && !covered.get() && !over.get()).then(|| view! {
            <button type="button" class="quiet hide" on:click=move |_| holder.set(None)>{t("hand-on")}</button>
        })
    };
    let full = move || {
        (!game.with(|game| game.is_kept)).then(|| view! { <p class="alarm" role="alert">{t("not-kept")}</p> })
    };
    provide_context(Around {
        before: ViewFn::from(move || curtain),
        hide: ViewFn::from(hide),
        story: ViewFn::from(move || story(None)),
        talk: None,
        pane: RwSignal::new(PLAY),
    });
    // Whoever takes the device gets a table of their own: nothing half-written is handed on.
    let laid = move || {
        let holder = seat.get().map_or_else(|| "all".to_owned(), |seat| seat.0.to_string());
        ctx.table.set_value(game.with_untracked(|game| format!("{}.{holder}", game.id())));
        G::table(ctx)
    };
    view! { {full} {laid} }.into_any()
}

/// Whom the game waits for, among people, from what everybody may know.
fn awaited<G: GamePage>(game: &LocalGame<G>) -> Vec<Seat> {
    let humans = game.humans();
    let awaited = G::default().status(&game.view(None)).awaited;
    awaited.into_iter().filter(|seat| humans.contains(seat)).collect()
}

/// A window in which nobody does anything closes by itself.
fn close_windows<G: GamePage>(game: RwSignal<LocalGame<G>>) {
    Effect::new(move |waiting: Option<Option<TimeoutHandle>>| {
        if let Some(Some(waiting)) = waiting {
            waiting.clear();
        }
        let rows = game.with(LocalGame::n_rows);
        let deadline = game.with(|game| G::default().status(&game.view(None)).deadline)?;
        let strike = move || {
            if game.try_with_untracked(LocalGame::n_rows) == Some(rows) {
                game.update(LocalGame::strike);
            }
        };
        set_timeout_with_handle(strike, Duration::from_millis(deadline)).ok()
    });
}

/// Where one game goes on from another, the same people may begin the next.
fn go_on_later<G: GamePage>(game: RwSignal<LocalGame<G>>, ctx: TableContext<G>) {
    let go = move |()| {
        let next = game.with_untracked(|game| Some((game.people().to_vec(), G::next(&game.view(None))?)));
        let language = untrack(|| ctx.translator.language());
        if let Some((people, options)) = next
            && let Ok(local) = LocalGame::<G>::open(people, language, &options)
        {
            Route::Local(local.id().to_owned()).go();
        }
    };
    provide_context(NextGame(Callback::new(go)));
}

/// Bots act one after the other, slowly enough to be followed.
fn let_bots_act<G: GamePage>(game: RwSignal<LocalGame<G>>) {
    let pace = keep::text(KEPT_PACE).and_then(|pace| pace.parse().ok()).unwrap_or(PACE);
    let waiting = StoredValue::new(false);
    let can_speak = RwSignal::new(false);
    spawn_local(async move {
        for language in [Language::Fr, Language::En] {
            Texts::Bank.insist(G::MANIFEST.name, language).await;
        }
        // The page may have been left meanwhile.
        can_speak.try_set(true);
    });
    Effect::new(move || {
        game.track();
        if !can_speak.get() {
            return;
        }
        // The page may have been left meanwhile.
        if waiting.try_get_value() != Some(false) {
            return;
        }
        waiting.set_value(true);
        let step = move || {
            if waiting.try_get_value().is_some() {
                let bots = game.with_untracked(LocalGame::bots);
                ask_bots(game, waiting, bots);
            }
        };
        set_timeout(step, Duration::from_millis(pace));
    });
}

/// Asks one bot after the other until one of them acts.
fn ask_bots<G: GamePage>(
    game: RwSignal<LocalGame<G>>,
    waiting: StoredValue<bool>,
    mut bots: Vec<(Seat, String)>,
) {
    let Some((seat, kind)) = bots.pop() else {
        waiting.set_value(false);
        return;
    };
    let (known, at) = game.with_untracked(|game| (game.knowledge(seat), game.n_rows()));
    let then = move |action: Option<G::Action>| {
        if waiting.try_get_value().is_none() {
            return;
        }
        let mut next = game.get_untracked();
        // What was thought about a moment that has passed is thought about again.
        let is_now = next.n_rows() == at;
        if let Some(action) = action.filter(|_| is_now)
            && next.submit(seat, &action).is_ok()
        {
            waiting.set_value(false);
            game.set(next);
        } else if is_now {
            ask_bots(game, waiting, bots);
        } else {
            waiting.set_value(false);
            game.notify();
        }
    };
    G::think(&kind, known, Box::new(then));
}

/// The same game in another tab of this browser goes on here, too.
fn follow_other_tabs<G: GamePage>(game: RwSignal<LocalGame<G>>) {
    let listening = window_event_listener_untyped("storage", move |_| {
        let id = game.with_untracked(|game| game.id().to_owned());
        let newer = LocalGame::<G>::find(&id)
            .filter(|kept| game.with_untracked(|game| kept.n_rows() > game.n_rows()));
        if let Some(newer) = newer {
            game.set(newer);
        }
    });
    on_cleanup(move || listening.remove());
}

/// Secrets are covered until the one who is named takes the device.
#[component]
fn Curtain(
    awaited: Memo<Vec<Seat>>,
    humans: StoredValue<Vec<Seat>>,
    names: Memo<Vec<String>>,
    refuse: Callback<()>,
    holder: Holder,
) -> impl IntoView {
    let translator = translator();
    let name =
        move |seat: Seat| Args::new().with("name", names.with(|names| names[usize::from(seat.0)].clone()));
    let take = move |seat: Seat| {
        window().scroll_to_with_x_and_y(0.0, 0.0);
        refuse.run(());
        holder.set(Some(seat));
    };
    let next = move || awaited.get().first().copied();
    let others = move || {
        let next = next();
        let other = |seat: Seat| {
            view! {
                <li><button type="button" class="quiet" on:click=move |_| take(seat)>
                    {Signal::derive(move || translator.say("curtain-i-am", &name(seat)))}
                </button></li>
            }
        };
        let humans = humans.get_value().into_iter();
        humans.filter(|seat| Some(*seat) != next).map(other).collect_view()
    };
    view! {
        <section class="curtain" aria-labelledby="curtain-title">
            {move || next().map(|seat| view! {
                <h2 id="curtain-title">{Signal::derive(move || translator.say("curtain-title", &name(seat)))}</h2>
                <p>{t("curtain-lead")}</p>
                <button type="button" class="primary big" id="take" on:click=move |_| take(seat)>
                    {Signal::derive(move || translator.say("curtain-i-am", &name(seat)))}
                </button>
            })}
            <p class="hint">{t("curtain-others")}</p>
            <ul class="others">{others}</ul>
        </section>
    }
}
