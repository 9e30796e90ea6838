//! Playing on this device: one person with bots, or several who hand it round.

use std::time::Duration;

use kernel::{Seat, Seq};
use leptos::prelude::*;
use protocol::Pen;
use words::Args;

use super::{
    bots::{LocalBots, let_bots_act},
    clock::{options, run_clocks},
    controls::DeviceControls,
    game::{LocalGame, Participant, now},
};
use crate::{
    app::PageLinks,
    context::{Parts, TableContext},
    draft::{Spoken, TellsWriting},
    frame::{Around, Kept, PLAY, PlayAgain, call_switch, sound_with},
    game::{GamePage, NextGame, PassedAround},
    language::{t, translator},
    pace::{pace_bar, pace_section},
    route::{Here, Route},
    story::{Tale, announce, story},
    sure::Sure,
};

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
    // Where nothing is hidden the device shows whoever is awaited, and nobody has to take it.
    let is_open = alone || !G::MANIFEST.has_secrets;
    let holder: Holder = RwSignal::new(if is_open { humans.first().copied() } else { None });
    let game = RwSignal::new(local);
    if is_open && !alone {
        Effect::new(move || {
            if let Some(next) = game.with(awaited).first() {
                holder.set(Some(*next));
            }
        });
    }
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
        if taken && !is_open && !is_over::<G>(&view) && !G::goes_on(&view, seat) {
            holder.set(None);
        }
        taken
    });
    let seat = Memo::new(move |_| holder.get());
    let busy = Signal::stored(false);
    let ctx = TableContext::<G>::provide(Parts { view, seat, names, story: told, act, busy, refusal, table });
    let pane = RwSignal::new(PLAY);
    provide_context(Spoken(Memo::new(move |_| game.with(LocalGame::is_spoken))));
    let bots = has_bots.then(|| let_bots_act(game, pane));
    let writes = hear_pens(bots);
    announce(ctx);
    follow_other_tabs(game);
    let clock = run_clocks(game);
    if if alone { G::WAITS_ALONE } else { G::WAITS_FOR_ALL } {
        provide_context(PassedAround);
    } else if clock.with_untracked(Option::is_none) {
        close_windows(game, writes);
    }
    let undo = Undo::new(game);
    provide_context(DeviceControls {
        id: StoredValue::new(game.with_untracked(|game| game.id().to_owned())),
        clock,
        bots: StoredValue::new(game.with_untracked(LocalGame::bots)),
        is_alone: alone,
        can_undo: undo.is_there,
        undo: undo.go,
    });
    go_on_later(game, ctx);
    play_again(game, ctx);
    sound_with(ctx);

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
        (!is_open && !covered.get() && !over.get()).then(|| {
            view! {
                <button type="button" class="quiet hide" on:click=move |_| holder.set(None)>
                    {t("hand-on")}
                </button>
            }
        })
    };
    let full = move || {
        (!game.with(|game| game.is_kept)).then(|| view! { <p class="alarm" role="alert">{t("not-kept")}</p> })
    };
    provide_context(Kept(ViewFn::from(move || kept_record(game))));
    provide_context(Around {
        curtain: ViewFn::from(move || curtain),
        first: ViewFn::default(),
        agreements: ViewFn::from(move || {
            bots.map(|bots| pace_bar(bots.holds_back.into(), bots.waits.into(), bots.ask))
        }),
        instead: Signal::stored(None),
        strip: ViewFn::from(move || hide),
        story: G::MANIFEST.has_story.then(|| ViewFn::from(move || story(None, ().into_any()))),
        talk: None,
        table: ViewFn::from(move || {
            view! {
                {undo.section()}
                {bots.map(|bots| pace_section(bots.waits.into(), bots.ask))}
                {call_switch()}
                <PageLinks/>
            }
        }),
        pane,
    });
    // Whoever takes the device gets a table of their own: nothing half-written is handed on.
    let laid = move || {
        let holder = if is_open { seat.get_untracked() } else { seat.get() };
        let holder = holder.map_or_else(|| "all".to_owned(), |seat| seat.0.to_string());
        ctx.table.set_value(game.with_untracked(|game| format!("{}.{holder}", game.id())));
        G::table(ctx)
    };
    view! { {full} {laid} }.into_any()
}

/// The record of a game that is over, with all it was dealt, as something to keep.
fn kept_record<G: GamePage>(game: RwSignal<LocalGame<G>>) -> AnyView {
    let file = move || {
        let record = game.with(LocalGame::record);
        format!("data:application/json;charset=utf-8,{}", js_sys::encode_uri_component(&record))
    };
    view! {
        <li><a id="keep-record" download=format!("tablee-{}.json", G::MANIFEST.name) href=file>
            <svg viewBox="0 0 60 78" aria-hidden="true">
                <path class="sheet" d="M6 8h48v62H6Z"/>
                <path class="lines" d="M14 20h6M26 20h20M14 32h6M26 32h20M14 44h6M26 44h20M14 56h6M26 56h20"/>
            </svg>
            <b>{t("end-keep-record")}</b>
            <small>{t("end-keep-record-how")}</small>
        </a></li>
    }
    .into_any()
}

/// Back to before what a person did last; what it undoes is said first.
#[derive(Debug, Clone, Copy)]
struct Undo {
    is_there: Memo<bool>,
    go: Callback<()>,
}

impl Undo {
    fn new<G: GamePage>(game: RwSignal<LocalGame<G>>) -> Self {
        let translator = translator();
        let sure = Sure::here();
        let last = Memo::new(move |_| game.with(LocalGame::last_doing));
        let tale = Tale::here();
        let go = move |()| {
            let Some(row) = last.get_untracked() else { return };
            let what = untrack(|| translator.just("undo-last"));
            sure.ask_to_undo(what, tale, Seq(row as u64), move || game.update(|game| game.rewind(row)));
        };
        Self { is_there: Memo::new(move |_| last.get().is_some()), go: Callback::new(go) }
    }

    fn section(self) -> AnyView {
        view! {
            <section class="society" aria-labelledby="take-back-title">
                <h2 id="take-back-title">{t("undo-title")}</h2>
                <p class="hint">{t("undo-lead")}</p>
                <div class="buttons">
                    <button type="button" id="take-back" disabled=Signal::derive(move || !self.is_there.get())
                        on:click=move |_| self.go.run(())>{t("undo-last")}</button>
                </div>
            </section>
        }
        .into_any()
    }
}

/// Whom the game waits for, among people, from what everybody may know.
fn awaited<G: GamePage>(game: &LocalGame<G>) -> Vec<Seat> {
    let humans = game.humans();
    let awaited = G::default().status(&game.view(None)).awaited;
    awaited.into_iter().filter(|seat| humans.contains(seat)).collect()
}

/// How long after a key somebody still writes, as at a table on a server.
const PEN: Duration = Duration::from_secs(8);

/// Whether somebody writes at the story; the bots hear of it, too.
fn hear_pens(bots: Option<LocalBots>) -> Signal<bool> {
    let writes = RwSignal::new(false);
    let rest = StoredValue::new(None::<TimeoutHandle>);
    let hear = move |pen: Pen| {
        if let Some(bots) = bots {
            bots.pen.run(pen);
        }
        if let Some(Some(before)) = rest.try_get_value() {
            before.clear();
        }
        let is_story = pen == Pen::Story;
        if writes.try_get_untracked() == Some(!is_story) {
            writes.set(is_story);
        }
        let down = move || _ = writes.try_set(false);
        rest.try_update_value(|rest| *rest = set_timeout_with_handle(down, PEN).ok().filter(|_| is_story));
    };
    provide_context(TellsWriting::to(Callback::new(hear)));
    writes.into()
}

/// A window of the game: after how many rows it is open, until when, and what closes it.
struct Window {
    rows: usize,
    until: u64,
    closes: Option<TimeoutHandle>,
}

/// A window in which nobody does anything closes by itself, and not under the pen of somebody who writes.
fn close_windows<G: GamePage>(game: RwSignal<LocalGame<G>>, writes: Signal<bool>) {
    let windows = Spoken::windows();
    Effect::new(move |before: Option<Option<Window>>| {
        let before = before.flatten();
        if let Some(closes) = before.as_ref().and_then(|before| before.closes) {
            closes.clear();
        }
        let rows = game.with(LocalGame::n_rows);
        let deadline = game.with(|game| G::default().status(&game.view(None)).deadline)?;
        let until = match before.filter(|before| before.rows == rows) {
            Some(before) => before.until,
            None => now() + windows(deadline),
        };
        let strike = move || {
            if game.try_with_untracked(LocalGame::n_rows) == Some(rows) {
                game.update(LocalGame::strike);
            }
        };
        let left = Duration::from_millis(until.saturating_sub(now()));
        let closes = (!writes.get()).then(|| set_timeout_with_handle(strike, left).ok()).flatten();
        Some(Window { rows, until, closes })
    });
}

/// Where one game goes on from another, the same people may begin the next.
fn go_on_later<G: GamePage>(game: RwSignal<LocalGame<G>>, ctx: TableContext<G>) {
    let here = Here::now();
    let go = move |()| {
        let sequel = |game: &LocalGame<G>| {
            let options = G::default().sequel(&game.view(None))?;
            Some((game.people().to_vec(), options))
        };
        if let Some((people, options)) = game.with_untracked(sequel) {
            go_to_another(game, ctx, here, people, &options);
        }
    };
    provide_context(NextGame(Callback::new(go)));
}

/// Begins a game after this one, once, among people who talk as they did.
fn go_to_another<G: GamePage>(
    game: RwSignal<LocalGame<G>>,
    ctx: TableContext<G>,
    here: Here,
    people: Vec<Participant>,
    options: &G::Options,
) {
    if !here.stays() {
        return;
    }
    let language = untrack(|| ctx.translator.language());
    if let Ok(local) = LocalGame::<G>::open(people, language, options) {
        let local = local.among(game.with_untracked(LocalGame::is_spoken));
        Route::Local(local.id().to_owned()).go();
    }
}

/// The same people once more, each one part further or with their own.
fn play_again<G: GamePage>(game: RwSignal<LocalGame<G>>, ctx: TableContext<G>) {
    let here = Here::now();
    let go = move |further: bool| {
        let (mut people, options) = game.with_untracked(|game| (game.people().to_vec(), options(game)));
        if further {
            people.rotate_right(1);
        }
        go_to_another(game, ctx, here, people, &options);
    };
    let roles = move || {
        let roles = G::default().roles(ctx.names.with(Vec::len));
        roles.into_iter().map(|role| G::role(ctx.translator.language(), role)).collect()
    };
    provide_context(PlayAgain {
        further: Callback::new(move |()| go(true)),
        same: Callback::new(move |()| go(false)),
        roles: Signal::derive(roles),
        is_asked: Signal::stored(false),
    });
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
                <h2 id="curtain-title">
                    {Signal::derive(move || translator.say("curtain-title", &name(seat)))}
                </h2>
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
