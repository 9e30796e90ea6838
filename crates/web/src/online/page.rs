//! Playing on a server: from the link to the last reveal.

use std::time::Duration;

use kernel::Seat;
use leptos::prelude::*;
use protocol::{Failure, HistoryRow, Pen, RefusedBy};
use readers::json;
use serde_json::Value;
use table::{Action, By, ChairView, Motion, NotDone, Notice, Pause, Phase, Refusal, TableView, Who};
use words::Args;

use super::{
    agreements::{Cast, agreements, strike_in_story},
    books::{books, kept_book},
    controls::TableControls,
    failed::last_failure,
    lobby::{lobby, nth_bot, role_of},
    remote::{Connection, Remote},
    table_pane::{
        Halt, HaltBar, HasStory, Hush, KeptDice, PauseButton, RealDice, TablePane, TalkPane, Unread, Writers,
        XCard, lead_to_talk, row_menu,
    },
    view::{self, Sight},
};
use crate::{
    context::{Parts, TableContext},
    draft::{Spoken, TellsWriting, WhoWrites},
    frame::{Around, Instead, Kept, PLAY, PlayAgain, looks_elsewhere, sound_with},
    game::{GamePage, NextGame, NoticeAt},
    language::{Translator, t, translator},
    moments::KnownPast,
    pace::{pace_bar, pace_section},
    story::{announce, story},
};

/// A table on the server, as whom: a seat's number, `host` or `watch`.
pub(crate) fn remote_table<G: GamePage>(id: String, as_whom: String) -> impl IntoView {
    let remote = Remote::new(id, as_whom);
    provide_context(remote);
    watched::<G>(remote, || None)
}

/// What there is to see of a table; before the game, perhaps something else than the lobby.
pub(super) fn watched<G: GamePage>(
    remote: Remote,
    before: impl Fn() -> Option<AnyView> + Send + Sync + 'static,
) -> impl IntoView {
    provide_context(HasStory(G::MANIFEST.has_story));
    let shown = Memo::new(move |_| {
        if remote.connection.get() == Connection::Refused {
            return Shown::Gone;
        }
        let plays = remote.game.with(|game| !game.is_null());
        remote.table.with(|sight| match sight {
            Sight::Nothing => Shown::Connecting,
            Sight::Unreadable => Shown::Unreadable,
            Sight::Table(table) if table.phase != Phase::Lobby && plays => Shown::Game,
            Sight::Table(_) => Shown::Lobby,
        })
    });
    let content = move || match shown.get() {
        Shown::Gone => gone().into_any(),
        Shown::Connecting => view! {
            <main id="content" class="lost" tabindex="-1">
                <h1>{G::MANIFEST.title}</h1>
                <p role="status">{t("connecting")}</p>
            </main>
        }
        .into_any(),
        Shown::Unreadable => unreadable(),
        Shown::Lobby => before().unwrap_or_else(|| lobby::<G>().into_any()),
        Shown::Game => playing::<G>(),
    };
    view! { <ConnectionLost/> {content} }
}

/// What the page shows of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Shown {
    Connecting,
    Gone,
    Unreadable,
    Lobby,
    Game,
}

/// What came from the server is of another version.
fn unreadable() -> AnyView {
    view! { <p class="alarm" role="alert">{t("unreadable")}</p> }.into_any()
}

fn gone() -> impl IntoView {
    view! {
        <main id="content" class="lost" tabindex="-1">
            <h1>{t("gone-title")}</h1>
            <p>{t("gone-lead")}</p>
            <p><a class="button" href="#/">{t("back-home")}</a></p>
        </main>
    }
}

/// Says that the server is not heard, and what waits to be sent.
#[component]
fn ConnectionLost() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let lost = Memo::new(move |_| remote.connection.get() == Connection::Lost);
    let n_unsent = remote.n_unsent();
    let unsent = move || translator.say("line-unsent", &Args::new().with("n", n_unsent.get()));
    view! {
        <div class="alarm" role="status" hidden=Signal::derive(move || !lost.get())>
            <p>{t("line-lost")}</p>
            <p class="unsent" hidden=Signal::derive(move || n_unsent.get() == 0)>
                {Signal::derive(unsent)}
                <button type="button" id="withdraw-unsent" on:click=move |_| remote.withdraw_unsent()>
                    {t("line-withdraw")}
                </button>
            </p>
        </div>
    }
}

/// What everybody is called, seat by seat.
fn names<G: GamePage>(table: &TableView, translator: Translator) -> Vec<String> {
    let name = |(index, chair): (usize, &ChairView)| {
        let role = role_of::<G::Role>(chair);
        match (view::name(chair), chair.who, role) {
            (Some(name), ..) => name,
            (None, Who::Bot, Some(role)) => G::bot_name(role, nth_bot(&table.seats, index)).to_owned(),
            (None, _, Some(role)) => words::capitalised(&G::role(translator.language(), role)),
            (None, _, None) => translator.just("lobby-free"),
        }
    };
    let called: Vec<String> = table.seats.iter().enumerate().map(name).collect();
    // Two who are called the same are told apart by a number.
    let numbered = |(index, name): (usize, &String)| {
        let before = called[..index].iter().filter(|other| *other == name).count();
        if before == 0 { name.clone() } else { format!("{name} {}", before + 1) }
    };
    called.iter().enumerate().map(numbered).collect()
}

/// Puts the game's notices among what was told after those that are known, which are not read again; whether there was
/// any.
fn read_on<G: GamePage>(known: &mut Vec<NoticeAt<G::Notice>>, past: &[HistoryRow]) -> bool {
    let (n_known, last) = (known.len(), known.last().map(|known| known.seq));
    let rows = past.iter().rev().take_while(|row| last.is_none_or(|last| row.seq > last)).collect::<Vec<_>>();
    for row in rows.into_iter().rev().filter(|row| !row.rewound) {
        known.extend(row.told.iter().filter_map(|notice| match notice {
            Notice::Game(told) => json::from_text(told.get()).map(|notice| NoticeAt { seq: row.seq, notice }),
            Notice::Table(_) => None,
        }));
    }
    known.len() > n_known
}

fn read<G: GamePage>(game: &Value) -> Option<G::View> {
    json::from(game)
}

/// The game's refusal in a failure, where it is the game that refuses.
fn refusal_of<G: GamePage>(failure: &Failure) -> Option<G::Refusal> {
    match failure.by? {
        RefusedBy::Game => json::from(&failure.why),
        RefusedBy::Table => None,
    }
}

/// What the server refused by a rule of the game, the game says itself, with its rule.
fn say_why<G: GamePage>(remote: Remote, refusal: RwSignal<Option<G::Refusal>>) {
    Effect::new(move || {
        let why = remote.failure.with(|failure| refusal_of::<G>(failure.as_ref()?));
        if why.is_some() {
            refusal.set(why);
            remote.failure.set(None);
        }
    });
}

fn playing<G: GamePage>() -> AnyView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let Some(first) = remote.game.with_untracked(read::<G>) else {
        return unreadable();
    };
    let view = Memo::new(move |before: Option<&G::View>| {
        remote.game.with(read::<G>).or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
    });
    let names = Memo::new(move |_| {
        remote
            .table
            .with(|sight| sight.table().map(|table| names::<G>(table, translator)))
            .unwrap_or_default()
    });
    let n_readings = StoredValue::new(0);
    let told = Memo::new_owning(move |before: Option<Vec<NoticeAt<G::Notice>>>| {
        let n = remote.n_readings.get();
        // Unless the past was changed the story only grows.
        let (mut told, is_changed) = match before {
            Some(before) if n_readings.get_value() == n => (before, false),
            _ => (Vec::new(), true),
        };
        n_readings.set_value(n);
        let is_longer = remote.past.with(|past| read_on::<G>(&mut told, past));
        (told, is_changed || is_longer)
    });
    let refusal = RwSignal::new(None::<G::Refusal>);
    let paused = remote.of(|table| table.pause);
    let act = Callback::new(move |action: G::Action| {
        // While the game stands still nothing is taken, and what was written stays.
        if let Some(pause) = paused.get_untracked() {
            let why = match pause {
                Pause::Card => Refusal::CardIsUp,
                Pause::Asked => Refusal::Paused,
            };
            remote.failure.set(Some(NotDone::from(why).into()));
            return false;
        }
        let permitted = view.with_untracked(|view| G::default().permit(view, &action));
        let taken = permitted.is_ok();
        refusal.set(permitted.err());
        if taken {
            let action = json::value(&action);
            let is_costly =
                action.get("do").and_then(Value::as_str).is_some_and(|name| G::COSTLY.contains(&name));
            remote.play(action, is_costly);
        }
        taken
    });
    let table = remote.key();
    let seat = remote.seat;
    let busy = remote.busy();
    let ctx = TableContext::<G>::provide(Parts { view, seat, names, story: told, act, busy, refusal, table });
    provide_context(KnownPast {
        own: Memo::new(move |_| {
            let me = seat.get().map(By::Seat);
            let own = |past: &Vec<HistoryRow>| {
                past.iter().filter(|row| Some(row.by) == me).map(|row| row.seq).collect::<Vec<_>>()
            };
            remote.past.with(own)
        }),
        is_read: Signal::derive(move || remote.n_readings.get() > 0),
    });
    // What was told before one came is no news.
    Effect::new(move || {
        if remote.n_readings.get() > 0 {
            announce(ctx);
        }
    });
    let hush = Memo::new(move |_| {
        let quiet = view.with(|view| G::default().status(view).quiet);
        // Whoever raised the card may speak, and everybody with them.
        let is_up = paused.get() == Some(Pause::Card);
        !is_up && seat.get().is_some_and(|seat| quiet.contains(&seat))
    });
    provide_context(Hush(hush));
    let over = Memo::new(move |_| view.with(|view| G::default().status(view).outcome.is_some()));
    let bot = G::MANIFEST.usual_bot;
    let dice = G::MANIFEST.real_chance.is_some();
    let pane = RwSignal::new(PLAY);
    TableControls::provide(remote);
    let unread = Unread::provide(remote, pane);
    lead_to_talk(remote, pane);
    remote.tell_when_elsewhere(looks_elsewhere(pane));
    provide_context(TellsWriting::to(Callback::new(move |pen| remote.writes(pen))));
    provide_context(WhoWrites(Memo::new(move |_| remote.writers(Pen::Story))));
    say_why::<G>(remote, refusal);
    provide_again::<G>(remote);
    let role = Callback::new(move |role: Value| {
        json::from::<G::Role>(&role).map(|role| G::role(translator.language(), role)).unwrap_or_default()
    });
    provide_context(Cast { role, names });
    let asked = remote.of(view::n_asked);
    let instead = move || {
        let said = match (paused.get(), asked.get()) {
            (_, 1..) => "motions",
            (Some(Pause::Card), _) => "halt-strip",
            (Some(Pause::Asked), _) => "paused",
            (None, _) => return None,
        };
        Some(Instead {
            said: translator.just(said),
            asks_viewer: asked.get() > 0,
            stands_still: paused.get().is_some(),
        })
    };
    let has_bots = remote.of(|table| table.seats.iter().any(|chair| chair.bot.is_some()));
    let waits: Signal<bool> = remote.bots_wait.into();
    let ask_bots = Callback::new(move |wish| remote.ask_bots(wish));
    let holds_back = hold_back::<G>(remote, view, over);
    strike_in_story(remote);
    sound_with(ctx);
    provide_context(Spoken(remote.of(|table| table.settings.spoken)));
    provide_context(Around {
        curtain: ViewFn::from(|| view! { <Halt/> }),
        first: ViewFn::from(|| view! { <RealDice/> }),
        agreements: ViewFn::from(
            move || view! { <HaltBar/> {agreements()} {pace_bar(holds_back, waits, ask_bots)} },
        ),
        instead: Signal::derive(instead),
        strip: ViewFn::from(move || {
            let looks_on =
                move || seat.get().is_none().then(|| view! { <p class="as">{t("looking-on")}</p> });
            // A duel has no story to protect: it has a pause, which the other one agrees to.
            let stop = match G::MANIFEST.has_story {
                true => view! { <XCard/> }.into_any(),
                false => view! { <PauseButton/> }.into_any(),
            };
            view! { <Writers at=Pen::Story/> {looks_on} {stop} }
        }),
        story: G::MANIFEST
            .has_story
            .then(|| ViewFn::from(move || story(Some(row_menu(remote)), books(remote)))),
        talk: Some((ViewFn::from(move || view! { <TalkPane bot/> }), unread)),
        table: ViewFn::from(move || {
            let asked = move || has_bots.get().then(|| pace_section(waits, ask_bots));
            view! { <TablePane over dice pane has_story=G::MANIFEST.has_story/> {asked} }
        }),
        pane,
    });
    provide_context(Kept(ViewFn::from(move || {
        let dice = dice.then(|| view! { <KeptDice/> });
        view! { {kept_book(remote)} {dice} }
    })));
    view! { {G::table(ctx)} {last_failure()} }.into_any()
}

/// What begins another game at this table.
fn provide_again<G: GamePage>(remote: Remote) {
    let translator = translator();
    provide_context(NextGame(Callback::new(move |()| {
        remote.ask(Action::Propose { motion: Motion::Again });
    })));
    let again = Callback::new(move |()| remote.ask(Action::Propose { motion: Motion::Again }));
    let same = Callback::new(move |()| remote.ask(Action::Propose { motion: Motion::AgainSame }));
    let role_names = move |table: &TableView| {
        let role =
            |chair: &ChairView| role_of::<G::Role>(chair).map(|role| G::role(translator.language(), role));
        table.seats.iter().map(|chair| role(chair).unwrap_or_default()).collect::<Vec<_>>()
    };
    provide_context(PlayAgain {
        further: again,
        same,
        roles: Signal::derive(move || {
            remote.table.with(|sight| sight.table().map(role_names)).unwrap_or_default()
        }),
        is_asked: remote.of(view::cannot_ask_again).into(),
    });
}

/// How long the bots are quiet before one sees that they leave people the floor.
const QUIET: Duration = Duration::from_secs(3);

/// Whether the game waits for no person, and the bots leave people the floor.
fn hold_back<G: GamePage>(remote: Remote, view: Memo<G::View>, over: Memo<bool>) -> Signal<bool> {
    let bots = remote.of(|table| table.seats.iter().map(|chair| chair.bot.is_some()).collect::<Vec<_>>());
    let is_free = Memo::new(move |_| {
        let is_bot = |seat: &Seat| bots.with(|bots| bots.get(usize::from(seat.0)) == Some(&true));
        let awaited = view.with(|view| G::default().status(view).awaited);
        G::MANIFEST.has_story && bots.with(|bots| bots.contains(&true)) && awaited.iter().all(is_bot)
    });
    let is_quiet = RwSignal::new(false);
    Effect::new(move |before: Option<Option<TimeoutHandle>>| {
        view.track();
        if let Some(Some(before)) = before {
            before.clear();
        }
        is_quiet.set(false);
        set_timeout_with_handle(move || _ = is_quiet.try_set(true), QUIET).ok()
    });
    Signal::derive(move || is_free.get() && is_quiet.get() && !over.get())
}

#[cfg(test)]
mod tests {
    use kernel::Seat;
    use pactes::Pactes;
    use protocol::FailureKind;

    use super::*;

    #[test]
    fn a_refusal_is_the_games_where_the_server_says_so() {
        let why = pactes::Refusal::OnlyLooking;
        let of_game = Failure {
            rule: Some("HOUSE-1".to_owned()),
            why: json::value(&why),
            by: Some(RefusedBy::Game),
            ..Failure::of(FailureKind::Refused)
        };
        assert_eq!(refusal_of::<Pactes>(&of_game), Some(why));
        let of_table = Failure::from(NotDone::from(Refusal::SeatTaken { seat: Seat(0) }));
        assert_eq!(of_table.by, Some(RefusedBy::Table));
        assert_eq!(refusal_of::<Pactes>(&Failure { rule: Some("PAC-99".to_owned()), ..of_table }), None);
    }
}
