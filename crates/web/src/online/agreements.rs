//! What asks for a yes or a no: one look, above the dock, wherever one is on the page.

use kernel::{Seat, Seq};
use leptos::prelude::*;
use serde_json::Value;
use table::{Action, Motion, MotionView};
use words::Args;

use super::{
    remote::Remote,
    view::{proposal, proposer, waits_for},
};
use crate::{
    erased::piece,
    language::{t, translator},
    story::Tale,
    undone::undone,
};

/// What roles and people are called in the game of this table, programs included.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cast {
    pub(super) role: Callback<Value, String>,
    pub(super) names: Memo<Vec<String>>,
}

/// What a seat's holder is called.
fn name(remote: Remote, seat: Seat) -> String {
    let known = use_context::<Cast>()
        .and_then(|cast| cast.names.with_untracked(|names| names.get(usize::from(seat.0)).cloned()));
    known.unwrap_or_else(|| remote.name(seat))
}

/// Everything that waits for consent: one question at a time, whatever waits for the viewer first, and those that the
/// viewer has put off.
pub(super) fn agreements() -> AnyView {
    let remote = expect_context::<Remote>();
    let translator = translator();
    let folded = RwSignal::new(Vec::<Seq>::new());
    let motions = remote.of(|table| table.motions.clone());
    let shown = Memo::new(move |_| {
        let me = remote.seat.get();
        motions.with(|motions| folded.with(|folded| one_at_a_time(motions, folded, me)))
    });
    let n_more = Memo::new(move |_| motions.with(Vec::len).saturating_sub(shown.with(Vec::len)));
    let more = move || translator.say("agree-others", &Args::new().with("n", n_more.get()));
    let key = |open: &MotionView| format!("{open:?}");
    view! {
        <For each=move || shown.get() key=key children=move |open| agreement(remote, &open, folded)/>
        <p class="hint agreements-more" hidden=Signal::derive(move || n_more.get() == 0)>
            {Signal::derive(more)}
        </p>
    }
    .into_any()
}

/// The first question that is not put off, those for the viewer before the others, and all that are.
fn one_at_a_time(motions: &[MotionView], folded: &[Seq], me: Option<Seat>) -> Vec<MotionView> {
    let (later, mut now): (Vec<_>, Vec<_>) =
        motions.iter().cloned().partition(|open| folded.contains(&open.id));
    now.sort_by_key(|open| !me.is_some_and(|me| waits_for(open, me)));
    now.truncate(1);
    now.extend(later);
    now
}

/// While it is asked to go back, the story marks what would be taken back.
pub(super) fn strike_in_story(remote: Remote) {
    let tale = Tale::here();
    let to = remote.of(|table| {
        table.motions.iter().find_map(|open| match open.motion {
            Motion::Rewind { to } => Some(to),
            _ => None,
        })
    });
    Effect::new(move || tale.undoing.set(to.get()));
}

/// What somebody is in the chain of those who are asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Link {
    Proposes,
    Agrees,
    /// The viewer is awaited, perhaps as the last.
    You {
        last: bool,
    },
    Awaited,
}

impl Link {
    /// Its class in the style.
    fn class(self) -> &'static str {
        match self {
            Self::Proposes | Self::Agrees => "yes",
            Self::You { .. } => "you",
            Self::Awaited => "wait",
        }
    }
}

/// Those who are asked, whoever agreed first.
fn chain(open: &MotionView, you: Option<Seat>) -> Vec<(Seat, Link)> {
    let by = proposer(open);
    let agreed = |seat: &Seat| Some(*seat) == by || open.consents.contains(seat);
    let waits: Vec<Seat> = open.asked.iter().copied().filter(|seat| !agreed(seat)).collect();
    let yes = by.into_iter().chain(open.consents.iter().copied().filter(|seat| Some(*seat) != by));
    let yes = yes.map(|seat| (seat, if Some(seat) == by { Link::Proposes } else { Link::Agrees }));
    let wait = waits.iter().map(|seat| match Some(*seat) == you {
        true => (*seat, Link::You { last: waits.len() == 1 }),
        false => (*seat, Link::Awaited),
    });
    yes.chain(wait).collect()
}

fn agreement(remote: Remote, open: &MotionView, put_off: RwSignal<Vec<Seq>>) -> AnyView {
    let translator = translator();
    let me = remote.seat.get_untracked();
    let (kind, about) = proposal(&open.motion);
    let links = chain(open, me);
    let n_missing = links.iter().filter(|(_, link)| matches!(link, Link::You { .. } | Link::Awaited)).count();
    let asked = me.is_some_and(|me| waits_for(open, me));
    let mine = me.is_some() && proposer(open) == me;
    let about = StoredValue::new(about.map(|seat| remote.name(seat)).unwrap_or_default());
    let say = move |what: &str| {
        translator.say(&format!("agree-{what}-{kind}"), &Args::new().with("name", about.get_value()))
    };
    let by = proposer(open).map(|seat| remote.name(seat)).unwrap_or_default();
    let who = if mine {
        "you"
    } else if by.is_empty() {
        "somebody"
    } else {
        "other"
    };
    let asks = move || {
        let args = Args::new().with("who", who).with("name", by.as_str()).with("n", n_missing);
        translator.say("agree-asks", &args)
    };
    let id = open.id;
    let title = format!("agree-{id}");
    let heading = title.clone();
    // Not yet is no veto: it folds, and waits.
    let folded = Signal::derive(move || put_off.with(|all| all.contains(&id)));
    let waits = open.motion == Motion::Resume;
    let decline = move |_| {
        if waits {
            put_off.update(|all| all.push(id));
        } else {
            remote.ask(Action::Object { motion: id });
        }
    };
    let consent = move |_| remote.ask(Action::Consent { motion: id });
    // What was answered is answered: neither yes nor no can be pressed until the table has heard it.
    let under_way = remote.waits(move |action| {
        matches!(action, Action::Consent { motion } | Action::Object { motion } if *motion == id)
    });
    let busy = Signal::derive(move || under_way.get().then_some("true"));
    let undone = match open.motion {
        Motion::Rewind { to } => use_context::<Tale>().map(|tale| piece(move || undone(tale, to))),
        _ => None,
    };
    let who = match open.roles.is_empty() {
        true => view! {
            <ul class="chain">{links.into_iter().map(|link| linked(remote, link)).collect_view()}</ul>
        }
        .into_any(),
        false => wheel(remote, open, &links),
    };
    view! {
        <section class="agreement motion" data-agreement=kind class:folded=folded aria-labelledby=title>
            <div role="status">
                <h2 id=heading>{Signal::derive(move || say("title"))}</h2>
                <p class="asks">{Signal::derive(asks)}</p>
            </div>
            <p class="what">{Signal::derive(move || say("what"))}</p>
            {undone}
            {who}
            {asked.then(|| view! {
                <div class="answers">
                    <button type="button" class="decline" hidden=folded disabled=under_way on:click=decline>
                        {Signal::derive(move || say("no"))}
                    </button>
                    <button type="button" class="primary consent" data-awaited="" disabled=under_way
                        aria-busy=busy on:click=consent>
                        {Signal::derive(move || say("yes"))}
                    </button>
                </div>
            })}
            {mine.then(|| view! {
                <div class="answers">
                    <button type="button" class="withdraw" disabled=under_way aria-busy=busy
                        on:click=move |_| remote.ask(Action::Object { motion: id })>{t("withdraw")}</button>
                </div>
            })}
        </section>
    }
    .into_any()
}

/// Another game: everybody in the order of the seats, what they become, and who has agreed.
fn wheel(remote: Remote, open: &MotionView, links: &[(Seat, Link)]) -> AnyView {
    let translator = translator();
    let cast = use_context::<Cast>();
    let part = |(index, role): (usize, &Option<Value>)| {
        let seat = Seat(u8::try_from(index).unwrap_or(0));
        let link = links.iter().find(|(other, _)| *other == seat).map(|(_, link)| *link);
        let is_you = remote.seat.get_untracked() == Some(seat);
        let before = remote.table.with_untracked(|sight| {
            sight.table().and_then(|table| table.seats.get(index)).and_then(|chair| chair.role.clone())
        });
        let same = if before == *role { "yes" } else { "no" };
        let role = role.clone();
        let becomes = Signal::derive(move || {
            let role = cast.zip(role.clone()).map(|(cast, role)| cast.role.run(role));
            let args = Args::new()
                .with("who", if is_you { "you" } else { "other" })
                .with("same", same)
                .with("role", role.unwrap_or_default());
            translator.say("end-becomes", &args)
        });
        let link = link.unwrap_or(Link::Agrees);
        let called = called(remote, seat);
        view! {
            <li class=link.class()>
                <span class="asked-face" aria-hidden="true">{face(remote, seat, link)}</span>
                <b>{called}</b>
                <small>{becomes}</small>
            </li>
        }
        .into_any()
    };
    view! { <ul class="wheel">{open.roles.iter().enumerate().map(part).collect_view()}</ul> }.into_any()
}

/// The first letter of somebody's name; a question, for the viewer who has not answered.
fn face(remote: Remote, seat: Seat, link: Link) -> String {
    match link {
        Link::You { .. } => "?".to_owned(),
        Link::Proposes | Link::Agrees | Link::Awaited => {
            name(remote, seat).chars().next().map(|c| c.to_uppercase().to_string()).unwrap_or_default()
        }
    }
}

/// Somebody's name, or *you*.
fn called(remote: Remote, seat: Seat) -> Signal<String> {
    let translator = translator();
    let is_you = remote.seat.get_untracked() == Some(seat);
    let name = name(remote, seat);
    Signal::derive(move || match is_you {
        true => words::capitalised(&translator.just("you")),
        false => name.clone(),
    })
}

/// One of those who are asked: state is said by tick, ring and word.
fn linked(remote: Remote, (seat, link): (Seat, Link)) -> AnyView {
    let word = match link {
        Link::Proposes => "agree-proposes",
        Link::Agrees => "agree-agrees",
        Link::You { last: false } => "agree-you",
        Link::You { last: true } => "agree-you-last",
        Link::Awaited => "agree-awaited",
    };
    let called = called(remote, seat);
    view! {
        <li class=link.class()>
            <span class="asked-face" aria-hidden="true">{face(remote, seat, link)}</span>
            <b>{called}</b>
            <small>{t(word)}</small>
        </li>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use table::By;

    use super::*;

    fn open(id: u64, by: u8, motion: Motion) -> MotionView {
        MotionView {
            id: Seq(id),
            by: By::Seat(Seat(by)),
            motion,
            consents: vec![Seat(by)],
            asked: (0..4).map(Seat).collect(),
            undoes: None,
            roles: Vec::new(),
        }
    }

    #[test]
    fn the_chain_begins_with_who_asks_and_ends_with_who_is_awaited() {
        let open = MotionView { consents: vec![Seat(2), Seat(1)], ..open(7, 2, Motion::Resume) };
        let links = chain(&open, Some(Seat(0)));
        let wanted = [
            (Seat(2), Link::Proposes),
            (Seat(1), Link::Agrees),
            (Seat(0), Link::You { last: false }),
            (Seat(3), Link::Awaited),
        ];
        assert_eq!(links, wanted);
        let last = MotionView { consents: vec![Seat(1), Seat(3)], ..open };
        assert_eq!(chain(&last, Some(Seat(0))).last(), Some(&(Seat(0), Link::You { last: true })));
    }

    #[test]
    fn one_question_is_asked_at_a_time_and_what_is_put_off_stays() {
        let all = [open(5, 0, Motion::Close), open(6, 1, Motion::Again), open(7, 2, Motion::Resume)];
        let ids = |folded: &[Seq]| {
            let shown = one_at_a_time(&all, folded, Some(Seat(0)));
            shown.iter().map(|open| open.id.0).collect::<Vec<_>>()
        };
        assert_eq!(ids(&[]), [6], "what waits for the viewer comes before what waits for others");
        assert_eq!(ids(&[Seq(6)]), [7, 6]);
        assert_eq!(ids(&[Seq(6), Seq(7)]), [5, 6, 7]);
    }
}
