//! Playing on a server: from the link to the last reveal.

use kernel::Seq;
use leptos::prelude::*;
use serde_json::Value;
use table::{Action, Motion, Pause, Phase, Who};

use super::{
    affairs::Affairs,
    failed::last_failure,
    lobby::{lobby, role_of},
    remote::{Connection, Remote},
    society::{Beside, Hush, RealDice, Society, Unread, Unwell, Writers, XCard},
    told::{Line, Notice},
    view::{Chair, TableView},
};
use crate::{
    context::{Parts, TableContext},
    draft::Pen,
    frame::{Around, PLAY, TALK},
    game::{GamePage, NextGame, NoticeAt},
    json,
    language::{Translator, t, translator},
    net::Failure,
    story::{announce, story},
};

/// A table on the server, as whom: a seat's number, `host` or `watch`.
pub(crate) fn remote_table<G: GamePage>(id: String, as_whom: String) -> impl IntoView {
    let remote = Remote::new(id, as_whom);
    provide_context(remote);
    let phase = Memo::new(move |_| remote.table.with(|table| table.as_ref().map(|table| table.phase)));
    let is_playing = Memo::new(move |_| remote.game.with(|game| !game.is_null()));
    let refused = Memo::new(move |_| remote.connection.get() == Connection::Refused);
    let content = move || {
        match (refused.get(), phase.get()) {
        (true, _) => gone().into_any(),
        (false, None) => view! {
            <main id="content" class="lost" tabindex="-1"><h1>{G::TITLE}</h1><p role="status">{t("connecting")}</p></main>
        }
        .into_any(),
        (false, Some(Phase::Playing | Phase::Closed)) if is_playing.get() => playing::<G>(),
        (false, Some(_)) => lobby::<G>().into_any(),
    }
    };
    view! { <Line/> {content} }
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

/// The state of the line, when there is something to say about it.
#[component]
fn Line() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let lost = Memo::new(move |_| remote.connection.get() == Connection::Lost);
    view! { <p class="alarm" role="status" hidden=Signal::derive(move || !lost.get())>{t("line-lost")}</p> }
}

/// What everybody is called, seat by seat.
fn names<G: GamePage>(table: &TableView, translator: Translator) -> Vec<String> {
    let name = |chair: &Chair| {
        let role = role_of::<G::Role>(chair);
        match (&chair.name, chair.who, role) {
            (Some(name), ..) => name.clone(),
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

/// The game's notices among what was told.
fn notices<G: GamePage>(lines: &[Line]) -> Vec<NoticeAt<G::Notice>> {
    let lines = lines.iter().filter(|line| !line.rewound);
    let heard = |seq: Seq, notice: &Notice| match notice {
        Notice::Game(told) => json::from(told).map(|notice| NoticeAt { seq, notice }),
        Notice::Table(_) => None,
    };
    lines.flat_map(|line| line.told.iter().filter_map(move |notice| heard(line.seq, notice))).collect()
}

fn read<G: GamePage>(game: &Value) -> Option<G::View> {
    json::from(game)
}

/// What the server refused by a rule of the game, the game says itself, with its rule.
fn say_why<G: GamePage>(remote: Remote, refusal: RwSignal<Option<G::Refusal>>) {
    Effect::new(move || {
        let why = remote.failure.with(|failure| {
            let Failure(failure) = failure.as_ref()?;
            let of_game = failure["rule"].as_str().is_some_and(|rule| rule.starts_with(G::RULES.0));
            of_game.then(|| json::from(&failure["why"]))?
        });
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
        return view! { <p class="alarm" role="alert">{t("unreadable")}</p> }.into_any();
    };
    // Whoever scrolled down to the button that starts the game begins at its top.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let view = Memo::new(move |before: Option<&G::View>| {
        remote.game.with(read::<G>).or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
    });
    let names = Memo::new(move |_| {
        remote
            .table
            .with(|table| table.as_ref().map(|table| names::<G>(table, translator)))
            .unwrap_or_default()
    });
    let told = Memo::new(move |_| remote.lines.with(|lines| notices::<G>(lines)));
    let refusal = RwSignal::new(None::<G::Refusal>);
    let act = Callback::new(move |action: G::Action| {
        // While the game stands still nothing is taken, and what was written stays.
        let pause = remote.table.with_untracked(|table| table.as_ref().and_then(|table| table.pause));
        if let Some(pause) = pause {
            let why = if pause == Pause::Card { "card_is_up" } else { "paused" };
            remote
                .failure
                .set(Some(Failure(json::object([("kind", "refused".into()), ("why", why.into())]))));
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
        if remote.remembers.get() {
            announce(ctx);
        }
    });
    let hush = Memo::new(move |_| {
        let quiet = view.with(|view| G::default().status(view).quiet);
        seat.get().is_some_and(|seat| quiet.contains(&seat))
    });
    provide_context(Hush(hush));
    let over = Memo::new(move |_| view.with(|view| G::default().status(view).outcome.is_some()));
    let bot = G::BOTS.get(G::USUAL_BOT).map_or("", |(bot, _)| *bot);
    let pane = RwSignal::new(PLAY);
    Affairs::provide(remote, pane);
    let unread = Unread::provide(remote, pane);
    // What waits for my consent wants attention too.
    let asked = remote.of(|table| table.n_asked());
    let unread = Signal::derive(move || unread.get() + asked.get());
    provide_context(Pen(Callback::new(move |pen| remote.writes(pen))));
    say_why::<G>(remote, refusal);
    provide_context(NextGame(Callback::new(move |()| {
        remote.ask(Action::Propose { motion: Motion::Again });
        pane.set(TALK);
    })));
    provide_context(Around {
        before: ViewFn::from(|| view! { <RealDice/> }),
        hide: ViewFn::from(
            move || view! { <Writers at="story"/> <XCard/> {move || seat.get().is_none().then(|| view! { <p class="as">{t("looking-on")}</p> })} },
        ),
        story: ViewFn::from(move || story(ctx, Some(Beside::provide(remote)))),
        talk: Some((ViewFn::from(move || view! { <Society over dice=G::HAS_DICE bot pane/> }), unread)),
        pane,
    });
    view! { <Unwell/> {G::table(ctx)} {last_failure()} }.into_any()
}
