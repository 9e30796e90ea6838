//! What is asked of the viewer now, by what the game waits for.

use kernel::Game as _;
use leptos::prelude::*;
use psychodrame::{Action, ActionKind, COUNTDOWN, DisputeStep, Psychodrame, Stage};
use words::Args;

use super::{
    context::{TableContext, short_name},
    creation::creation,
    draw::{SaidWith, odds},
    felt::has_no_card,
    hand::{Hand, is_focus, is_to_play, own},
    ideas,
    line::{line, ways},
    packets::{Spending, packets},
    scene::{any, framing},
    tale::told_as,
    telling::{excesses, free, over},
    writing::Writing,
};
use crate::{
    context::refused,
    countdown::Countdown,
    draft::{Spoken, TellsWriting, said_aloud},
    erased::{handler, piece, tap, typed},
    frame::awaited_mark,
    game::PassedAround,
    language::t,
    menu::{Open, menu, offered},
    rule::RuleMark,
};

/// What the dock needs of what is touched on the stage.
#[derive(Clone, Copy)]
pub(super) struct Desk {
    pub(super) ctx: TableContext,
    pub(super) writing: Writing,
    pub(super) hand: Hand,
    pub(super) spending: Spending,
    pub(super) said_with: SaidWith,
    /// Whose problem the scene being framed shall confront.
    pub(super) focus: RwSignal<Option<psychodrame::CharacterId>>,
}

/// What I can do.
pub(super) fn act(desk: Desk) -> AnyView {
    let ctx = desk.ctx;
    let stage = ctx.slice(|view| view.table.stage);
    let seated = ctx.slice(|view| view.you.is_some());
    // What can always be said is behind the other button.
    let busy = any(ctx, |kind| !matches!(kind, ActionKind::Remark | ActionKind::Challenge));
    view! {
        <section class="act" aria-labelledby="act-title"
            data-phase=Signal::derive(move || format!("{:?}", stage.get()).to_ascii_lowercase())>
            <h2 id="act-title">{t("act-title")}</h2>
            {refused(ctx)}
            {dispute(ctx)}
            {countdown(ctx)}
            <p class="hint" hidden=Signal::derive(move || seated.get())>{t("psd-looking-on")}</p>
            {piece(move || now(desk, stage.get()))}
            <p class="hint" hidden=Signal::derive(move || !seated.get() || busy.get())>
                {t("psd-nothing-now")}
            </p>
        </section>
    }
    .into_any()
}

fn now(desk: Desk, stage: Stage) -> AnyView {
    let ctx = desk.ctx;
    match stage {
        Stage::Creation | Stage::Replacement => creation(desk.writing),
        Stage::Offer | Stage::AllPassed => menu(ctx, |action| {
            matches!(
                action.kind(),
                ActionKind::ClaimDirection
                    | ActionKind::AcceptDirection
                    | ActionKind::PassDirection
                    | ActionKind::NewCharacter
            )
        }),
        Stage::Framing => framing(desk),
        Stage::Play => free(ctx),
        Stage::Response => view! {
            {line(ctx, "reply", "psd-reply", "PSD-63", ways(ctx, &[ActionKind::Accept, ActionKind::Refuse]))}
            {line(
                ctx,
                "reply",
                "psd-others",
                "PSD-63",
                ways(ctx, &[ActionKind::Oppose, ActionKind::StayOut]),
            )}
        }
        .into_any(),
        Stage::Yielded | Stage::Result => {
            line(ctx, "result", "psd-result", "PSD-96", ways(ctx, &[ActionKind::NarrateResult]))
        }
        Stage::Development => drawing(desk),
        Stage::Cards => playing(desk),
        Stage::Psych => ticking(ctx),
        Stage::Tie => menu(ctx, |action| action.kind() == ActionKind::DecideTie),
        Stage::Packets => packets(desk.spending),
        Stage::Acts => menu(ctx, |action| action.kind() == ActionKind::NarrateAct),
        Stage::Consent => menu(ctx, |action| action.kind() == ActionKind::AnswerDeath),
        Stage::Closing => closing(ctx),
        Stage::Resolution => resolving(ctx),
        Stage::End => ().into_any(),
    }
}

/// A problem is resolved: the character goes on, or leaves.
fn resolving(ctx: TableContext) -> AnyView {
    let all = ctx.choices_of(|action| matches!(action.kind(), ActionKind::Resolve | ActionKind::Retire));
    offered::<Psychodrame>(ctx, all, Open::First)
}

/// The scene closes: only what can be purged, with what it costs, and letting it be.
fn closing(ctx: TableContext) -> AnyView {
    let some = any(ctx, |kind| kind == ActionKind::Ready);
    let price = ctx.slice(is_focus);
    view! {
        <div hidden=Signal::derive(move || !some.get())>
            {menu(ctx, |action| action.kind() == ActionKind::Ready)}
            <p class="hint" hidden=Signal::derive(move || !price.get())>
                {t("psd-costs-point")} <RuleMark rule="PSD-157"/>
            </p>
            {excesses(ctx)}
        </div>
        {line(ctx, "purge", "psd-purge", "PSD-143", ways(ctx, &[ActionKind::PurgeByAct]))}
        {menu(ctx, |action| action.kind() == ActionKind::PurgeByBelief)}
    }
    .into_any()
}

/// A button for the odds, and the sheet with them.
fn chances(ctx: TableContext) -> AnyView {
    let open = RwSignal::new(false);
    let fights = ctx.slice(|view| own(view).is_some());
    view! {
        <button type="button" class="chance" id="odds" hidden=Signal::derive(move || !fights.get())
            on:click=tap(move |_| open.set(true))>{t("psd-odds")}</button>
        {over(open, "psd-odds", ViewFn::from(move || piece(move || open.get().then(|| odds(ctx)))))}
    }
    .into_any()
}

/// Drawing: the cards are touched on the felt; here is what is said with it, and enough.
fn drawing(desk: Desk) -> AnyView {
    let ctx = desk.ctx;
    let SaidWith(draft) = desk.said_with;
    let fights = ctx.slice(|view| own(view).is_some());
    let who = move || {
        ctx.view
            .with(|view| own(view).map(|(_, who)| who))
            .map(|who| short_name(ctx, who))
            .unwrap_or_default()
    };
    let question = move || ctx.translator.say("psd-draw-with", &Args::new().with("who", who()));
    let placeholder = Signal::derive(move || ctx.translator.just("psd-line-hint"));
    let writes = TellsWriting::story();
    let done = move |_| _ = ctx.act.run(Action::Done);
    let off = Signal::derive(move || !ctx.permits(&Action::Done));
    view! {
        <div class="fighting" hidden=Signal::derive(move || !fights.get())>
            <p class="asked">
                <label for="said-with">{Signal::derive(question)}</label> <RuleMark rule="PSD-70"/>
            </p>
            <div class="write one">
                <textarea id="said-with" rows="1" placeholder=placeholder
                    prop:value=Signal::derive(move || draft.get())
                    on:input=typed(move |text| { draft.set(text); writes(); })></textarea>
            </div>
            <div class="row last">
                <button type="button" class="primary" data-do="done" data-awaited=awaited_mark() disabled=off
                    on:click=tap(done)>
                    {t("psd-draw-no-more")}
                </button>
                {chances(ctx)}
            </div>
        </div>
        {menu(ctx, move |action| match action.kind() {
            ActionKind::Support | ActionKind::AnswerSupport | ActionKind::JoinConflict => true,
            ActionKind::Done => !fights.get(),
            _ => false,
        })}
        {telling_outside(ctx)}
    }
    .into_any()
}

/// Whoever looks on may still tell.
fn telling_outside(ctx: TableContext) -> AnyView {
    let fights = ctx.slice(|view| own(view).is_some());
    view! { <div hidden=Signal::derive(move || fights.get())>{super::telling::telling(ctx)}</div> }.into_any()
}

/// Playing what is in hand, with a threat that is written or said.
fn playing(desk: Desk) -> AnyView {
    let (ctx, hand) = (desk.ctx, desk.hand);
    let plays = ctx.slice(is_to_play);
    let spoken = Spoken::here();
    let bare = has_no_card(ctx);
    let whom = move || {
        let all: Vec<words::Person> =
            hand.targets.get().iter().map(|who| words::Person::named(short_name(ctx, *who))).collect();
        all
    };
    let question = move || ctx.translator.say("psd-risk", &Args::new().with("whom", whom()));
    let aloud = move || ctx.translator.say("psd-risk-aloud", &Args::new().with("whom", whom()));
    let said = move || spoken.get().then(|| said_aloud(ctx.translator));
    let off = Signal::derive(move || hand.action(said()).is_none());
    let verb = move || {
        let cards = hand
            .chosen
            .get()
            .map(|(rank, n)| vec![super::context::speaker(ctx).rank(rank); n.into()].join(" "));
        match cards {
            Some(cards) => ctx.translator.say("psd-play-these", &Args::new().with("cards", cards)),
            None => ctx.translator.just("psd-play-none"),
        }
    };
    let writes = TellsWriting::story();
    let idea = move |_| {
        let any = Action::PlayCombination {
            rank: None,
            count: 0,
            risk: "…".into(),
            targets: psychodrame::Characters::new(),
        };
        let idea = ctx.view.with_untracked(|view| ideas::idea(view, &any, "risk"));
        if let Some(idea) = idea.filter(|idea| !idea.is_empty()) {
            hand.risk.set(idea);
        }
    };
    let keys = handler(move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" && !event.shift_key() {
            event.prevent_default();
            hand.play(said());
        }
    });
    view! {
        <div class="playing" hidden=Signal::derive(move || !plays.get())>
            <p class="aloud" hidden=Signal::derive(move || !spoken.get())>{Signal::derive(aloud)}</p>
            <div hidden=Signal::derive(move || spoken.get())>
                <p class="asked">
                    <label for="risk">{Signal::derive(question)}</label> <RuleMark rule="PSD-81"/>
                </p>
                <div class="write one">
                    <textarea id="risk" rows="1" data-awaited=awaited_mark()
                        prop:value=Signal::derive(move || hand.risk.get())
                        on:input=typed(move |text| { hand.risk.set(text); writes(); })
                        on:keydown=keys></textarea>
                    <button type="button" class="quiet" on:click=tap(idea)>{t("an-idea")}</button>
                </div>
            </div>
            <p class="hint" hidden=Signal::derive(move || !bare.get())>
                {t("psd-no-card")} <RuleMark rule="PSD-102"/>
            </p>
            <div class="row last">
                <button type="button" id="play-combination" class="primary" data-awaited=awaited_mark()
                    disabled=off
                    on:click=tap(move |_| hand.play(untrack(said)))>{Signal::derive(verb)}</button>
                {chances(ctx)}
            </div>
        </div>
    }
    .into_any()
}

/// A psychological game, with what it costs, or the facts (PSD-84, PSD-157).
fn ticking(ctx: TableContext) -> AnyView {
    let price =
        ctx.slice(|view| is_focus(view) && view.may_tick().iter().any(|seat| Some(*seat) == view.you));
    view! {
        {menu(ctx, |action| action.kind() == ActionKind::PassPsych)}
        <p class="warning price" hidden=Signal::derive(move || !price.get())>
            {t("psd-psych-costs")} <RuleMark rule="PSD-157"/>
        </p>
        {menu_closed(ctx)}
    }
    .into_any()
}

fn menu_closed(ctx: TableContext) -> AnyView {
    let all = ctx.choices_of(|action| action.kind() == ActionKind::TickBelief);
    offered::<Psychodrame>(ctx, all, Open::None)
}

/// A window that closes by itself: how long is left, who writes, and how to ask for more.
fn countdown(ctx: TableContext) -> AnyView {
    // A device that goes round has no clock, nor has somebody alone with bots.
    let has_clock = use_context::<PassedAround>().is_none();
    let window = ctx.slice(move |view| view.window().filter(|_| has_clock));
    let whole = ctx.slice(|view| Psychodrame.status(view).deadline);
    // It begins again whenever something happens.
    let heard = Memo::new(move |_| ctx.story.with(Vec::len));
    let clock = move || {
        let clock = window.get().and_then(|_| {
            Countdown::of(move || {
                heard.track();
                whole.get().unwrap_or(COUNTDOWN)
            })
        });
        clock.map(|clock| view! { <div class="clock">{clock.sand()}</div> })
    };
    view! {
        <div class="window" hidden=Signal::derive(move || window.get().is_none())>
            {piece(clock)}
            <p class="hint">{t("psd-window")}</p>
            {menu(ctx, |action| action.kind() == ActionKind::ExtendWindow)}
        </div>
    }
    .into_any()
}

/// A telling that somebody contests: what, who, how far it has come (PSD-41).
fn dispute(ctx: TableContext) -> AnyView {
    let dispute = ctx.slice(|view| view.table.dispute.clone());
    let said = move || {
        dispute.get().map(|it| {
            let step = match it.step {
                DisputeStep::Asked => "asked",
                DisputeStep::Maintained => "maintained",
                DisputeStep::Upheld => "upheld",
            };
            let args = Args::new()
                .with("by", ctx.name(it.by))
                .with("author", ctx.name(it.author))
                .with("step", step);
            let told = told_as(ctx, it.entry);
            view! {
                <p>{ctx.translator.say("psd-dispute", &args)} <RuleMark rule="PSD-41"/></p>
                <blockquote>{told}</blockquote>
            }
            .into_any()
        })
    };
    view! {
        <div class="dispute" hidden=Signal::derive(move || dispute.read().is_none())>
            {piece(said)}
            {line(
                ctx,
                "dispute",
                "psd-dispute-line",
                "PSD-41",
                ways(ctx, &[ActionKind::Explain, ActionKind::Retell]),
            )}
            {menu(ctx, |action| {
                use ActionKind::{Maintain, Rule, WithdrawChallenge};
                matches!(action.kind(), Rule | Maintain | WithdrawChallenge)
            })}
        </div>
    }
    .into_any()
}
