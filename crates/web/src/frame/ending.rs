//! Once the game is over: what it means for the viewer and why, what to keep, and playing again with the parts moved
//! round.

use leptos::prelude::*;
use words::Args;

use super::Sheet;
use crate::{
    context::TableContext,
    erased::piece,
    game::{GamePage, Weight},
    language::{t, translator},
    moments::LooksFirst,
    story::Tale,
};

/// Plays again at this table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PlayAgain {
    /// Begins it, or proposes it, everybody one part further.
    pub(crate) further: Callback<()>,
    /// The same with everybody's own part.
    pub(crate) same: Callback<()>,
    /// What each seat plays now.
    pub(crate) roles: Signal<Vec<String>>,
    /// Whether it waits for consent already, or cannot be.
    pub(crate) is_asked: Signal<bool>,
}

/// What else can be kept where this game was played: the dice to be checked.
#[derive(Clone)]
pub(crate) struct Kept(pub(crate) ViewFn);

/// How the game ended for the viewer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Ending {
    over: Memo<bool>,
    /// What the viewer has come to, in the second person.
    verdict: Memo<Option<String>>,
    /// How it came out and why, in the game's own words.
    outcome: Memo<Vec<String>>,
    /// Everybody's name, and whether it is the viewer.
    names: Memo<Vec<(String, bool)>>,
    /// Whether another game can begin here.
    goes_on: bool,
}

impl Ending {
    /// For the stage of the table.
    pub(crate) fn provide<G: GamePage>(ctx: TableContext<G>) {
        let over = ctx.slice(|view| G::default().status(view).outcome.is_some());
        let verdict = Memo::new(move |_| Self::verdict(ctx));
        let names = Memo::new(move |_| {
            let you = ctx.seat.get().map(|seat| usize::from(seat.0));
            let names = ctx.names.get().into_iter().enumerate();
            names.map(|(index, name)| (name, Some(index) == you)).collect()
        });
        let outcome = Memo::new(move |_| if over.get() { G::outcome(ctx) } else { Vec::new() });
        provide_context(Self { over, verdict, outcome, names, goes_on: G::PLAYS_AGAIN });
    }

    /// What the viewer has come to; nothing, where nobody wins or the game tells it itself.
    pub(crate) fn verdict<G: GamePage>(ctx: TableContext<G>) -> Option<String> {
        if !G::PLAYS_AGAIN {
            return None;
        }
        let outcome = ctx.view.with(|view| G::default().status(view).outcome)?;
        let winners: Vec<_> = outcome.winners.iter().map(|seat| ctx.person(*seat)).collect();
        match ctx.seat.get() {
            _ if winners.is_empty() => None,
            Some(you) if outcome.winners.contains(&you) => Some(ctx.translator.just("end-won")),
            _ => Some(ctx.translator.say("end-lost", &Args::new().with("who", winners))),
        }
    }

    /// Whether it is over and the viewer has looked at what comes before that.
    pub(super) fn is_seen() -> Memo<bool> {
        let (ending, first) = (use_context::<Self>(), use_context::<LooksFirst>());
        Memo::new(move |_| {
            ending.is_some_and(|ending| ending.over.get()) && first.is_none_or(LooksFirst::is_done)
        })
    }
}

/// The verdict in the second person, with its reason: the game's, or what was told last.
pub(super) fn verdict(ending: Ending) -> AnyView {
    let translator = translator();
    let tale = Tale::here();
    let said = move || {
        let first = || ending.outcome.with(|outcome| outcome.first().cloned());
        ending.verdict.get().or_else(first).unwrap_or_else(|| translator.just("end-over"))
    };
    let why = move || {
        let mut outcome = ending.outcome.get().into_iter();
        let reason = match ending.verdict.get() {
            Some(_) => outcome.next(),
            None => outcome.nth(1),
        };
        reason.or_else(|| {
            let verdict = ending.verdict.get();
            tale.told.with(|tale| {
                let told = tale.iter().rev().filter(|said| said.weight.is_told());
                told.map(|said| &said.text).find(|text| verdict.as_ref() != Some(text)).cloned()
            })
        })
    };
    view! {
        <div class="ending">
            <h2 id="ending-title">{Signal::derive(said)}</h2>
            <p class="reason">{Signal::derive(why)}</p>
        </div>
    }
    .into_any()
}

/// The story as a text, as the address of a file.
pub(crate) fn story_file() -> impl Fn() -> String + Copy + Send + Sync + 'static {
    let tale = Tale::here();
    move || {
        let lines = tale.told.with(|tale| {
            let kept = tale.iter().filter(|said| said.weight != Weight::Passing);
            kept.map(|said| said.text.clone()).collect::<Vec<_>>()
        });
        format!("data:text/plain;charset=utf-8,{}", js_sys::encode_uri_component(&lines.join("\n")))
    }
}

/// What can be kept: the story as a text, and whatever else there is.
pub(super) fn to_keep() -> AnyView {
    let is_seen = Ending::is_seen();
    let Kept(more) = use_context::<Kept>().unwrap_or_else(|| Kept(ViewFn::default()));
    let text = story_file();
    piece(move || {
        let more = more.clone();
        is_seen.get().then(|| {
            view! {
                <section class="keep" aria-labelledby="keep-title">
                    <h2 id="keep-title">{t("end-keep")}</h2>
                    <ul>
                        <li><a id="keep-story" download="tablee.txt" href=text>
                            <svg viewBox="0 0 60 78" aria-hidden="true">
                                <path class="sheet" d="M3 3h40l14 14v58H3Z"/>
                                <path class="fold" d="M43 3v14h14"/>
                                <path class="lines"
                                    d="M10 24h28M10 34h40M10 40h36M10 46h40M10 52h24M10 62h40M10 68h30"/>
                            </svg>
                            <b>{t("end-keep-story")}</b>
                            <small>{t("end-keep-story-how")}</small>
                        </a></li>
                        {more.run()}
                    </ul>
                </section>
            }
        })
    })
}

/// Playing again is an agreement too: it says what each one becomes.
pub(super) fn again() -> AnyView {
    let translator = translator();
    let (Some(ending), Some(again)) = (use_context::<Ending>(), use_context::<PlayAgain>()) else {
        return ().into_any();
    };
    if !ending.goes_on {
        return ().into_any();
    }
    let PlayAgain { further, same, roles, is_asked } = again;
    let open = RwSignal::new(false);
    let parts = move || {
        let (roles, names) = (roles.get(), ending.names.get());
        let part = |(index, (name, is_you)): (usize, (String, bool))| {
            let now = roles.get(index).cloned().unwrap_or_default();
            let next = roles.get((index + 1) % roles.len().max(1)).cloned().unwrap_or_default();
            let args = Args::new()
                .with("who", if is_you { "you" } else { "other" })
                .with("same", if now == next { "yes" } else { "no" })
                .with("role", next);
            let becomes = translator.say("end-becomes", &args);
            let called = if is_you { words::capitalised(&translator.just("you")) } else { name.clone() };
            // The viewer is known by the word beside the disc.
            let others = names.iter().enumerate().filter(|(other, _)| *other != index && !is_you);
            let face = words::initials(&name, others.map(|(_, (name, _))| name.as_str()));
            view! {
                <li>
                    <span class="asked-face" aria-hidden="true">{face}</span>
                    <b>{called}</b>
                    <small>{becomes}</small>
                </li>
            }
        };
        names.iter().cloned().enumerate().map(part).collect_view()
    };
    let go = move |go: Callback<()>| {
        open.set(false);
        go.run(());
    };
    let otherwise = move || {
        view! {
            <div class="buttons">
                <button type="button" id="play-same" on:click=move |_| go(same)>
                    {t("play-again-same")}
                </button>
                <a class="button" href="#/">{t("end-other-game")}</a>
            </div>
        }
    };
    view! {
        <section class="agreement again" data-agreement="play-again" aria-labelledby="again-title"
            hidden=Signal::derive(move || is_asked.get())>
            <div>
                <h2 id="again-title">{t("agree-title-again")}</h2>
                <p class="asks">{t("end-further")}</p>
            </div>
            <ul class="wheel" aria-label=t("end-next")>{piece(parts)}</ul>
            <div class="answers">
                <button type="button" id="play-otherwise" aria-haspopup="dialog"
                    on:click=move |_| open.set(true)>
                    {t("end-otherwise")}
                </button>
                <button type="button" class="primary" id="play-again" on:click=move |_| go(further)>
                    {t("agree-yes-again")}
                </button>
            </div>
        </section>
        <Sheet open title="end-otherwise" content=ViewFn::from(otherwise)/>
    }
    .into_any()
}

/// The way out comes last, and plain.
pub(super) fn leave() -> AnyView {
    view! {
        <div class="leave">
            <p>{t("end-stays")}</p>
            <a class="button" href="#/">{t("end-leave")}</a>
        </div>
    }
    .into_any()
}
