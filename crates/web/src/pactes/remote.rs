//! Playing on a server: from the link to the last reveal.

use kernel::Game as _;
use leptos::prelude::*;
use pactes::{Action, ByRole, Notice, Pactes, Refusal, Role, View};
use protocol::{Failure, Kind};
use serde_json::Value;
use table::{Phase, TableView, Who};

use super::{
    desk::Desk,
    lobby::{Failed, Lobby},
    play::announce,
    society::{RealDice, Society, Unwell, n_said},
    table::Table,
};
use crate::{
    remote::{Connection, LineKept, Remote},
    tongue::{Tongue, t, tongue},
};

/// A table on the server.
#[component]
pub fn RemoteTable(
    /// Its name.
    id: String,
    /// As whom.
    as_whom: String,
) -> impl IntoView {
    let remote = Remote::new(id, as_whom);
    provide_context(remote);
    let phase = Memo::new(move |_| remote.table.with(|table| table.as_ref().map(|table| table.phase)));
    let playing = Memo::new(move |_| remote.game.with(|game| !game.is_null()));
    let refused = Memo::new(move |_| remote.connection.get() == Connection::Refused);
    let content = move || {
        match (refused.get(), phase.get()) {
        (true, _) => view! {
            <main id="content" class="lost" tabindex="-1">
                <h1>{t("gone-title")}</h1>
                <p>{t("gone-lead")}</p>
                <p><a class="button" href="#/">{t("back-home")}</a></p>
            </main>
        }
        .into_any(),
        (false, None) => view! {
            <main id="content" class="lost" tabindex="-1"><h1>"Pactes"</h1><p role="status">{t("connecting")}</p></main>
        }
        .into_any(),
        (false, Some(Phase::Lobby)) => view! { <Lobby/> }.into_any(),
        (false, Some(Phase::Playing | Phase::Closed)) if playing.get() => view! { <Playing/> }.into_any(),
        (false, Some(_)) => view! { <Lobby/> }.into_any(),
    }
    };
    view! { <Line/> {content} }
}

/// The state of the line, when there is something to say about it.
#[component]
fn Line() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let lost = Memo::new(move |_| remote.connection.get() == Connection::Lost);
    view! { <p class="alarm" role="status" hidden=move || !lost.get()>{t("line-lost")}</p> }
}

/// What everybody is called, by what they play.
pub(super) fn names(table: &TableView, tongue: Tongue) -> ByRole<String> {
    let speaker = tongue.pactes();
    ByRole::new(|role| {
        let chair = table.seats.iter().find(|chair| role_of(chair.role.as_ref()) == Some(role));
        let own = words::capitalised(&speaker.role(role));
        match chair {
            Some(chair) => match (&chair.name, chair.who) {
                (Some(name), _) => name.to_string(),
                (None, Who::Bot) => match role {
                    Role::Faust => "Johann".to_owned(),
                    Role::DemonA => "Malphas".to_owned(),
                    Role::DemonB => "Vépar".to_owned(),
                },
                (None, Who::Nobody | Who::Person) => own,
            },
            None => own,
        }
    })
}

/// What a seat plays.
pub(super) fn role_of(role: Option<&Value>) -> Option<Role> {
    serde_json::from_value(role?.clone()).ok()
}

/// The game's notices among what was told.
fn notices(lines: &[LineKept]) -> Vec<Notice> {
    let told = lines.iter().filter(|line| !line.0.rewound).flat_map(|line| &line.0.told);
    let game = told.filter_map(|notice| match notice {
        table::Notice::Game(text) => serde_json::from_str(text.get()).ok(),
        table::Notice::Table(_) => None,
    });
    game.collect()
}

fn read(game: &Value) -> Option<View> {
    serde_json::from_value(game.clone()).ok()
}

#[component]
fn Playing() -> impl IntoView {
    let remote = expect_context::<Remote>();
    let tongue = tongue();
    let Some(first) = remote.game.with_untracked(read) else {
        return view! { <p class="alarm" role="alert">{t("unreadable")}</p> }.into_any();
    };
    let view = Memo::new(move |before: Option<&View>| {
        remote.game.with(read).or_else(|| before.cloned()).unwrap_or_else(|| first.clone())
    });
    let names = Memo::new(move |_| {
        remote.table.with(|table| table.as_ref().map(|table| names(table, tongue))).unwrap_or_default()
    });
    let story = Memo::new(move |_| remote.lines.with(|lines| notices(lines)));
    let refusal = RwSignal::new(None::<Refusal>);
    let act = Callback::new(move |action: Action| {
        let permitted = view.with_untracked(|view| Pactes.permit(view, &action));
        let taken = permitted.is_ok();
        refusal.set(permitted.err());
        if taken {
            remote.play(serde_json::to_value(&action).unwrap_or_default());
        }
        taken
    });
    let key = remote.id.with_value(|id| remote.as_whom.with_value(|whom| format!("{id}.{whom}")));
    Desk::provide(view, names, story, act, refusal, key);
    announce(story);
    view! {
        <Unwell/>
        <Table curtain=ViewFn::from(|| view! { <RealDice/> <Failed/> }) hide=ViewFn::from(|| ()) said=Signal::derive(move || n_said(remote)) talk=ViewFn::from(|| view! { <Society/> })/>
    }
    .into_any()
}

/// Why something was not done, in a sentence.
pub(super) fn failed(tongue: Tongue, failure: &Failure) -> String {
    let name = match &failure.why {
        Value::String(name) => Some(name.clone()),
        Value::Object(fields) => fields.keys().next().cloned(),
        _ => None,
    };
    if let Some(name) = name.filter(|_| failure.kind == Kind::Refused) {
        let id = format!("refused-{}", name.replace('_', "-"));
        let said = tongue.just(&id);
        if said != id {
            return said;
        }
    }
    tongue.just(match failure.kind {
        Kind::Refused => "failed-refused",
        Kind::NotFound | Kind::NoKey => "failed-no-key",
        Kind::TooMany => "failed-too-many",
        Kind::Unavailable => "failed-away",
        Kind::Missing | Kind::Unclear | Kind::Foreign | Kind::TooLarge | Kind::Internal => "failed-otherwise",
    })
}
