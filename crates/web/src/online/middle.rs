//! The screen in the middle of the table: a television or a tablet that everybody sees. It looks on, holds no seat and no
//! secret, shows the way in while people sit down, and the game while they play.

use kernel::Seat;
use leptos::{prelude::*, task::spawn_local};
use protocol::{Code, Failure, Spectate};
use table::{Action, ChairView, Invited, Phase, Who};
use words::Args;

use super::{
    failed::failed,
    lobby::{invitation_key, nth_bot, role_of},
    page::watched,
    remote::Remote,
    view,
};
use crate::{
    erased::piece,
    frame::Middle,
    game::GamePage,
    keep,
    language::{t, translator},
    net,
    qr::Qr,
    route::Route,
};

/// Where this device keeps the code that people type, for the screen in the middle.
fn code_key(table: &str) -> String {
    format!("tablee.code.{table}")
}

/// Nothing, in a link to the screen in the middle: people have sat down already.
const NONE: &str = "-";

/// A device becomes the screen in the middle: it may look on, and knows how others come.
pub(crate) fn open_middle<G: GamePage>(table: String, keys: [String; 3]) -> impl IntoView {
    let translator = translator();
    let failure = RwSignal::new(None::<Failure>);
    let [link, invitation, code] = keys;
    spawn_local(async move {
        match net::send(&format!("api/tables/{table}/watch"), &Spectate { link }).await {
            Ok(_) => {
                for (key, value) in [(invitation_key(&table), invitation), (code_key(&table), code)] {
                    if value != NONE {
                        keep::put(&key, &value);
                    }
                }
                Route::Middle(table).replace();
            }
            Err(why) => failure.set(Some(why)),
        }
    });
    let said = move || match failure.get() {
        Some(why) => failed(translator, &why),
        None => translator.just("connecting"),
    };
    view! {
        <main id="content" class="lost" tabindex="-1">
            <h1>{G::MANIFEST.title}</h1>
            <p role="status">{said}</p>
        </main>
    }
}

/// The screen in the middle.
pub(crate) fn middle<G: GamePage>(id: String) -> impl IntoView {
    let remote = Remote::new(id, "watch".to_owned());
    provide_context(remote);
    provide_context(Middle { people: ViewFn::from(move || people::<G>(remote)) });
    let sits = remote.of(|table| table.phase == Phase::Lobby);
    watched::<G>(remote, move || sits.get().then(|| gathering::<G>(remote)))
}

/// A link that makes any device the screen in the middle, as somebody at the table makes it.
pub(super) async fn middle_link(remote: Remote, is_lobby: bool) -> String {
    let id = remote.id.get_value();
    let key = remote.ask_with_key(Action::Invite { to: Invited::Watch });
    let none = || NONE.to_owned();
    let invitation = keep::text(&invitation_key(&id)).filter(|_| is_lobby).unwrap_or_else(none);
    let code = match is_lobby {
        // A table of an older release has none.
        true => net::get::<Code>(&remote.path("/code")).await.map_or_else(|_| none(), |code| code.code),
        false => none(),
    };
    format!("{}{}", net::base(), Route::OpenMiddle(id, [key, invitation, code]).href())
}

/// Somebody's first letter, their name, and what they play; a bot is the `nth` in its role.
fn person<G: GamePage>(remote: Remote, chair: &ChairView, nth: usize) -> (String, String, String) {
    let translator = translator();
    let role = role_of::<G::Role>(chair);
    let name = match (view::name(chair), chair.who, role) {
        (Some(name), ..) => name,
        (None, Who::Bot, Some(role)) => G::bot_name(role, nth).to_owned(),
        (None, Who::Bot, None) => translator.just("lobby-bot"),
        (None, Who::Nobody | Who::Person, _) => translator.just("lobby-free"),
    };
    let role = role.map(|role| G::role(translator.language(), role));
    let plays = match (role, chair.who) {
        (Some(role), _) => role,
        (None, Who::Person) => translator.just("middle-chooses"),
        (None, Who::Nobody | Who::Bot) => String::new(),
    };
    let face = match chair.who {
        Who::Nobody => "+".to_owned(),
        Who::Person | Who::Bot => {
            name.chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default()
        }
    };
    // Who is called what may change with the language.
    remote.table.track();
    (face, name, plays)
}

/// People sit down: the way in lies on the table, and everybody sits round it.
fn gathering<G: GamePage>(remote: Remote) -> AnyView {
    let translator = translator();
    let id = remote.id.get_value();
    let link = keep::text(&invitation_key(&id))
        .map(|key| format!("{}{}", net::base(), Route::Join(id.clone(), key).href()));
    let code = keep::text(&code_key(&id));
    let seats = remote.of(|table| table.seats.clone());
    let seat = move |(index, chair): (usize, ChairView)| {
        let (face, name, plays) = person::<G>(remote, &chair, seats.with(|all| nth_bot(all, index)));
        view! {
            <li class="middle-seat" class:free=chair.who == Who::Nobody>
                <span class="middle-face" aria-hidden="true">{face}</span>
                <b>{name}</b>
                <span>{plays}</span>
            </li>
        }
    };
    let sitting = move || seats.get().into_iter().enumerate().map(seat).collect_view();
    let n =
        Memo::new(move |_| seats.with(|seats| seats.iter().filter(|chair| chair.who != Who::Nobody).count()));
    let seated = move || translator.say("middle-seated", &Args::new().with("n", n.get()));
    let letters = code.map(|code| {
        let halves = code.get(..3).zip(code.get(3..)).map(|(a, b)| vec![a.to_owned(), b.to_owned()]);
        let address = net::base().trim_start_matches("https://").trim_start_matches("http://").to_owned();
        view! {
            <div class="middle-code">
                <p>{t("middle-aim")}</p>
                <p class="letters">
                    {halves.unwrap_or(vec![code]).into_iter().map(|half| view! {
                        <b>{half}</b>
                    }).collect_view()}
                </p>
                <p>{t("middle-at")} " " <strong>{address}</strong></p>
            </div>
        }
    });
    view! {
        <main id="content" class="middle gathering" tabindex="-1">
            <header>
                <div>
                    <p class="kicker">{G::MANIFEST.title}</p>
                    <h1>{t("middle-sit")}</h1>
                </div>
            </header>
            <svg class="middle-cover" viewBox="0 0 200 280" aria-hidden="true">
                <use href=format!("#cover-{}", G::MANIFEST.name)></use>
            </svg>
            <ul class="middle-seats">{piece(sitting)}</ul>
            <div class="middle-table">{link.map(|text| view! { <Qr text/> })} {letters}</div>
            <footer>
                <p role="status"><b>{Signal::derive(seated)}</b> " " {t("middle-wait")}</p>
                <p class="hint">{t("middle-secret")}</p>
            </footer>
        </main>
    }
    .into_any()
}

/// Everybody along the foot, with a bar over those who are awaited.
fn people<G: GamePage>(remote: Remote) -> AnyView {
    let seats = remote.of(|table| table.seats.clone());
    let awaited = Memo::new(move |_| {
        let view = remote.game.with(readers::json::from::<G::View>);
        view.map(|view| G::default().status(&view).awaited).unwrap_or_default()
    });
    let seat = move |(index, chair): (usize, ChairView)| {
        let seat = Seat(u8::try_from(index).unwrap_or(0));
        let (face, name, plays) = person::<G>(remote, &chair, seats.with(|all| nth_bot(all, index)));
        view! {
            <li class="middle-person"
                class:awaited=Signal::derive(move || awaited.with(|all| all.contains(&seat)))>
                <span class="middle-face" aria-hidden="true">{face}</span>
                <b>{name}</b>
                <span>{plays}</span>
            </li>
        }
    };
    let all = move || seats.get().into_iter().enumerate().map(seat).collect_view();
    view! { <ul class="middle-people">{piece(all)}</ul> }.into_any()
}
