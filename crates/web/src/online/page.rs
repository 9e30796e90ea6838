//! Playing on a server: from the link to the last reveal.

use leptos::prelude::*;
use protocol::{Failure, HistoryRow, Pen};
use readers::json;
use serde_json::Value;
use table::{Action, ChairView, Motion, NotDone, Notice, Pause, Phase, Refusal, RefusedBy, TableView, Who};

use super::{
    controls::TableControls,
    failed::last_failure,
    lobby::{lobby, role_of},
    remote::{Connection, Remote},
    table_pane::{Hush, Paused, RealDice, TablePane, Unread, Writers, XCard, row_menu},
    view::{self, Sight},
};
use crate::{
    context::{Parts, TableContext},
    draft::TellsWriting,
    frame::{Around, PLAY, TALK},
    game::{GamePage, NextGame, NoticeAt},
    language::{Translator, t, translator},
    story::{announce, story},
};

/// A table on the server, as whom: a seat's number, `host` or `watch`.
pub(crate) fn remote_table<G: GamePage>(id: String, as_whom: String) -> impl IntoView {
    let remote = Remote::new(id, as_whom);
    provide_context(remote);
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
        Shown::Lobby => lobby::<G>().into_any(),
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

/// Says that the server is not heard.
#[component]
fn ConnectionLost() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let lost = Memo::new(move |_| remote.connection.get() == Connection::Lost);
    view! { <p class="alarm" role="status" hidden=Signal::derive(move || !lost.get())>{t("line-lost")}</p> }
}

/// What everybody is called, seat by seat.
fn names<G: GamePage>(table: &TableView, translator: Translator) -> Vec<String> {
    let name = |chair: &ChairView| {
        let role = role_of::<G::Role>(chair);
        match (view::name(chair), chair.who, role) {
            (Some(name), ..) => name,
            (None, Who::Bot, Some(role)) => G::bot_name(role),
            (None, _, Some(role)) => words::capitalised(&G::role(translator.language(), role)),
            (None, _, None) => translator.just("lobby-free"),
        }
    };
    let called: Vec<String> = table.seats.iter().map(name).collect();
    // Two who are called the same are told apart by a number.
    let numbered = |(index, name): (usize, &String)| {
        let before = called[..index].iter().filter(|other| *other == name).count();
        if before == 0 { name.clone() } else { format!("{name} {}", before + 1) }
    };
    called.iter().enumerate().map(numbered).collect()
}

/// The game's notices among what was told. Those that are known are not read again: `known` are the first of them,
/// unless the past was changed.
fn notices<G: GamePage>(past: &[HistoryRow], known: &[NoticeAt<G::Notice>]) -> Vec<NoticeAt<G::Notice>> {
    let rows = past.iter().filter(|row| !row.rewound);
    let told = rows.flat_map(|row| row.told.iter().map(|notice| (row.seq, notice)));
    let of_game = told.filter_map(|(seq, notice)| match notice {
        Notice::Game(told) => Some((seq, told)),
        Notice::Table(_) => None,
    });
    let mut notices = known.to_vec();
    let last = known.last().map(|known| known.seq);
    let new = of_game.skip_while(|(seq, _)| last.is_some_and(|last| *seq <= last));
    notices.extend(
        new.filter_map(|(seq, told)| json::from_text(told.get()).map(|notice| NoticeAt { seq, notice })),
    );
    notices
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
    // Whoever scrolled down to the button that starts the game begins at its top.
    window().scroll_to_with_x_and_y(0.0, 0.0);
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
    let told = Memo::new(move |before: Option<&Vec<NoticeAt<G::Notice>>>| {
        let n = remote.n_readings.get();
        let known = before.filter(|_| n_readings.get_value() == n).map_or(&[][..], Vec::as_slice);
        n_readings.set_value(n);
        remote.past.with(|past| notices::<G>(past, known))
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
            remote.play(json::value(&action));
        }
        taken
    });
    let table = remote.key();
    let seat = remote.seat;
    let ctx = TableContext::<G>::provide(Parts { view, seat, names, story: told, act, refusal, table });
    // What was told before one came is no news.
    Effect::new(move || {
        if remote.n_readings.get() > 0 {
            announce(ctx);
        }
    });
    let hush = Memo::new(move |_| {
        let quiet = view.with(|view| G::default().status(view).quiet);
        seat.get().is_some_and(|seat| quiet.contains(&seat))
    });
    provide_context(Hush(hush));
    let over = Memo::new(move |_| view.with(|view| G::default().status(view).outcome.is_some()));
    let bot = G::MANIFEST.usual_bot;
    let dice = G::MANIFEST.real_chance.is_some();
    let pane = RwSignal::new(PLAY);
    TableControls::provide(remote, pane);
    let unread = Unread::provide(remote, pane);
    // What waits for my consent wants attention too.
    let asked = remote.of(view::n_asked);
    let unread = Signal::derive(move || unread.get() + asked.get());
    provide_context(TellsWriting(Callback::new(move |pen| remote.writes(pen))));
    say_why::<G>(remote, refusal);
    provide_context(NextGame(Callback::new(move |()| {
        remote.ask(Action::Propose { motion: Motion::Again });
        pane.set(TALK);
    })));
    provide_context(Around {
        before: ViewFn::from(|| view! { <RealDice/> }),
        hide: ViewFn::from(move || {
            let looks_on =
                move || seat.get().is_none().then(|| view! { <p class="as">{t("looking-on")}</p> });
            view! { <Writers at=Pen::Story/> <XCard/> {looks_on} }
        }),
        story: ViewFn::from(move || story(Some(row_menu(remote)))),
        talk: Some((ViewFn::from(move || view! { <TablePane over dice bot pane/> }), unread)),
        pane,
    });
    view! { <Paused/> {G::table(ctx)} {last_failure()} }.into_any()
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
