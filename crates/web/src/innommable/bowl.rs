//! The bowl in the middle, and taking a die from it.

use innommable::{Action, ActionKind, AnchorState, Dice, Faces, MonologueKind, Stage};
use kernel::Choice;
use leptos::{ev, prelude::*};
use words::Args;

use super::{
    context::TableContext,
    dice::{drawn, name_of},
};
use crate::{
    draft::Draft,
    language::{t, translator},
    rule::RuleMark,
};

/// Where a die lies in the bowl, by its index among so many: a spiral seen from the side, so that none hides another.
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "a few dice in a small picture"
)]
fn place(index: usize, n: usize) -> (i32, i32) {
    let turn = index as f64 * 2.399_963;
    let far = ((index as f64 + 0.5) / n as f64).sqrt();
    ((160.0 + 112.0 * far * turn.cos()) as i32, (74.0 + 34.0 * far * turn.sin()) as i32)
}

fn picture(dice: Dice, label: String) -> AnyView {
    let n = usize::try_from(dice.count()).unwrap_or(0);
    let mut lying: Vec<(Faces, (i32, i32))> =
        dice.each().enumerate().map(|(index, faces)| (faces, place(index, n))).collect();
    // What lies nearer is drawn later.
    lying.sort_by_key(|(_, (_, y))| *y);
    let one = |(faces, (x, y)): (Faces, (i32, i32))| {
        let at = format!("translate({} {}) scale(.8)", x - 18, y - 18);
        view! { <g class="die" data-die=name_of(faces) transform=at>{drawn(faces, None)}</g> }.into_any()
    };
    view! {
        <svg class="bowl" viewBox="0 0 320 176" role="img" aria-label=label>
            <path class="body" d="M10 76c0 60 60 96 150 96s150-36 150-96Z"/>
            <ellipse class="rim" cx="160" cy="76" rx="150" ry="60"/>
            <ellipse class="inside" cx="160" cy="76" rx="138" ry="51"/>
            {lying.into_iter().map(one).collect_view()}
        </svg>
    }
    .into_any()
}

/// The bowl, what it says of the difficulty, and what can be taken from it.
pub(super) fn bowl(ctx: TableContext) -> AnyView {
    let translator = translator();
    let dice = ctx.slice(|view| view.bowl);
    let reserve = ctx.slice(|view| view.reserve);
    let out = ctx.slice(|view| (view.difficulty, view.released.clone()));
    let draw = move || {
        let dice = dice.get();
        picture(dice, translator.say("inn-bowl-label", &Args::new().with("dice", ctx.speaker().dice(dice))))
    };
    let counts = move || ctx.speaker().dice(dice.get());
    let difficulty = move || {
        let (difficulty, released) = out.get();
        let kinds: Vec<String> = released.iter().map(|faces| format!("d{}", faces.number())).collect();
        translator.say("inn-difficulty", &Args::new().with("n", difficulty).with("kinds", kinds.join(", ")))
    };
    let kept =
        move || translator.say("inn-reserve", &Args::new().with("dice", ctx.speaker().dice(reserve.get())));
    view! {
        <section class="bowl-box" aria-labelledby="bowl-title">
            <h2 id="bowl-title">{t("inn-bowl")} <RuleMark rule="INN-36"/></h2>
            {draw}
            <p class="in-bowl">{counts}</p>
            <p class="difficulty">{difficulty} <RuleMark rule="INN-57"/></p>
            {taking(ctx)}
            {hopes(ctx)}
            <p class="hint">{kept} <RuleMark rule="INN-19"/></p>
        </section>
    }
    .into_any()
}

/// What the viewer's hand is worth at the difficulty of now, for whoever asks.
fn hopes(ctx: TableContext) -> AnyView {
    let lines = ctx.slice(move |view| {
        let chances = view.chances().filter(|_| view.stage == Stage::Free);
        chances.map(|chances| ctx.speaker().chances(&chances)).unwrap_or_default()
    });
    view! {
        <details class="folded" hidden=Signal::derive(move || lines.read().is_empty())>
            <summary>{t("inn-odds")}</summary>
            <ul class="why">{move || lines.get().into_iter().map(|line| view! { <li>{line}</li> }).collect_view()}</ul>
        </details>
    }
    .into_any()
}

/// Whether the viewer could take a die now, if the bowl has one that suits.
fn may_take(view: &innommable::View) -> bool {
    matches!(view.stage, Stage::Free | Stage::Declared) && view.own().is_some_and(|own| own.is_active())
}

/// Whether the viewer's character still has something to hold on to.
fn has_anchor(view: &innommable::View) -> bool {
    view.own().is_some_and(|own| own.anchor != AnchorState::Lost)
}

/// Taking a die: which kind, and what will be told.
fn taking(ctx: TableContext) -> AnyView {
    let may = ctx.slice(may_take);
    let kinds = ctx.slice(|view| view.bowl.kinds().collect::<Vec<_>>());
    let chosen = RwSignal::new(None::<Faces>);
    let plain = |die: Faces| Action::StartMonologue { die, anchor_central: false, lore: None };
    Effect::new(move || {
        if !may.get() || chosen.get().is_some_and(|die| !kinds.read().contains(&die)) {
            chosen.set(None);
        }
    });
    let kind = move |die: Faces| {
        let verb = move || {
            let choice = Choice::plain(plain(die));
            let said = ctx.view.with(|view| ctx.speaker().choice(&ctx.character_names(), view, &choice));
            words::capitalised(&said)
        };
        let choose = move |_: ev::MouseEvent| {
            // What the rules refuse is said with its rule; what leaves something to choose is talked over first.
            let asks = die == Faces::D4 || untrack(|| ctx.view.with(has_anchor));
            if asks && ctx.permits(&plain(die)) {
                ctx.refusal.set(None);
                chosen.update(|now| *now = (*now != Some(die)).then_some(die));
            } else {
                ctx.act.run(plain(die));
            }
        };
        view! {
            <button type="button" class="take" data-die=name_of(die)
                aria-expanded=Signal::derive(move || (chosen.get() == Some(die)).to_string()) on:click=choose>
                {super::dice::die(die, None)} {Signal::derive(verb)}
            </button>
        }
        .into_any()
    };
    let buttons = move || kinds.get().into_iter().map(kind).collect_view();
    view! {
        <div class="taking" hidden=Signal::derive(move || !may.get())>
            <div class="buttons">{buttons}</div>
            {move || chosen.get().map(|die| begin(ctx, die, chosen))}
            {ctx.menu(|action| matches!(action, Action::StartAnchorMonologue { .. }))}
        </div>
    }
    .into_any()
}

/// What the monologue will be about, before it begins.
fn begin(ctx: TableContext, die: Faces, chosen: RwSignal<Option<Faces>>) -> AnyView {
    let anchored = ctx.view.with_untracked(has_anchor);
    let central = RwSignal::new(false);
    let lore = ctx.table.with_value(|table| Draft::new(format!("{table}.lore"), ""));
    let speak = move |event: ev::SubmitEvent| {
        event.prevent_default();
        let named = lore.now().trim().to_owned();
        let lore_text = (die == Faces::D4 && !kernel::is_blank(&named)).then(|| named.into());
        let action = Action::StartMonologue { die, anchor_central: central.get_untracked(), lore: lore_text };
        if ctx.act.run(action) {
            lore.clear();
            chosen.set(None);
        }
    };
    let content = move || ctx.speaker().content(MonologueKind::from(die));
    let question = move |field: &'static str| {
        Signal::derive(move || ctx.speaker().question(ActionKind::StartMonologue, field))
    };
    view! {
        <form class="text-form begin" on:submit=speak>
            <p>{t("inn-will-tell")} " " <em>{content}</em> <RuleMark rule="INN-43"/></p>
            {anchored.then(|| view! {
                <label class="field check">
                    <input type="checkbox" id="central"
                        on:change:target=move |event| central.set(event.target().checked())/>
                    <span>{question("anchor_central")}</span> <RuleMark rule="INN-47"/>
                </label>
            })}
            {(die == Faces::D4).then(|| view! {
                <label for="lore">{question("lore")} <RuleMark rule="INN-45"/></label>
                <textarea id="lore" rows="2" prop:value=Signal::derive(move || lore.get())
                    on:input:target=move |event| lore.set(event.target().value())></textarea>
            })}
            <p class="hint">{t("inn-silence-follows")} <RuleMark rule="INN-40"/></p>
            <div class="buttons"><button type="submit" class="primary" id="speak">{t("inn-take")}</button></div>
        </form>
    }
    .into_any()
}
