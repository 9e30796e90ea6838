//! Tokens bend dice: anybody, any die, until all have passed.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Effects, Role, Slot, Stage, Token, Tokens};
use words::Args;

use super::{
    context::{ctx, preview},
    dice::Picked,
};
use crate::{
    language::{t, translator},
    rule::RuleMark,
};

/// The window in which tokens bend dice.
#[component]
pub(super) fn Bending() -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let translator = translator();
    let passed = ctx.slice(|view| view.you.zip(view.contract.as_ref()).is_some_and(|(you, c)| c.passed[you]));
    let broke = ctx.slice(|view| view.available().is_empty());
    let instructions = move || {
        if broke.get() { translator.just("bend-broke") } else { translator.just("bend-how") }
    };
    view! {
        <div class="bending">
            {preview(ctx)}
            <Marks/>
            <p class="hint">{instructions} <RuleMark rule="PAC-63"/></p>
            <div class="buttons">
                <button
                    type="button"
                    class="primary"
                    id="pass"
                    disabled=Signal::derive(move || passed.get())
                    on:click=move |_| {
                        picked.slot.set(None);
                        ctx.act.run(Action::Pass);
                    }
                >{ctx.verb(ActionKind::Pass)}</button>
                <RuleMark rule="PAC-68"/>
            </div>
        </div>
    }
}

/// Who has passed.
#[component]
fn Marks() -> impl IntoView {
    let ctx = ctx();
    let translator = translator();
    let mark = move |role: Role| {
        let passed = ctx.slice(move |view| view.contract.as_ref().is_some_and(|c| c.passed[role]));
        view! {
            <li class:passed=Signal::derive(move || passed.get())>
                {Signal::derive(move || translator.say("pass-mark", &Args::new().with("name", ctx.name(role)).with_flag("passed", passed.get())))}
            </li>
        }
    };
    view! { <ul class="marks">{Role::ALL.map(mark)}</ul> }
}

/// Under the die that was touched.
#[component]
pub(super) fn BendHere(at: Slot) -> impl IntoView {
    let ctx = ctx();
    let picked = expect_context::<Picked>();
    let able = ctx.slice(|view| view.stage == Stage::Intervene && !view.available().is_empty());
    move || (able.get() && picked.slot.get() == Some(at)).then(|| view! { <Bend at/> })
}

/// What a token can do to one die.
#[component]
fn Bend(at: Slot) -> impl IntoView {
    let slot = at;
    let ctx = ctx();
    let translator = translator();
    let held = ctx.slice(pactes::View::available);
    let token = RwSignal::new(if held.get_untracked().ones > 0 { Token::One } else { Token::Two });
    Effect::new(move || {
        let held = held.get();
        if !Tokens::from(token.get_untracked()).within(held) {
            token.set(if held.ones > 0 { Token::One } else { Token::Two });
        }
    });
    let seen = ctx.slice(move |view| {
        let contract = view.contract.as_ref()?;
        contract.on(slot).map(|(_, die)| (die.face, contract.version))
    });
    let change = move |by: i8| {
        let effect = move || {
            let (face, _) = seen.get()?;
            let to = face.checked_add_signed(by).filter(|to| (1..=6).contains(to))?;
            if Effects::of(slot.kind, face) == Effects::of(slot.kind, to) {
                return Some(translator.say("bend-nothing", &Args::new().with("to", to)));
            }
            let effect = ctx.speaker().effect(slot.kind, to);
            Some(translator.say("bend-to", &Args::new().with("to", to).with("effect", effect)))
        };
        view! {
            <button
                type="button"
                class="bend"
                data-by=by
                disabled=Signal::derive(move || effect().is_none())
                on:click=move |_| {
                    let version = seen.get_untracked().map(|(_, version)| version);
                    ctx.act.run(Action::Shift { slot, by, token: token.get_untracked(), version });
                }
            >
                <strong>{if by > 0 { "+1" } else { "−1" }}</strong>
                <span>{move || effect().unwrap_or_else(|| translator.just("bend-bound"))}</span>
            </button>
        }
    };
    let values = move || {
        let held = held.get();
        (held.ones > 0 && held.twos > 0).then(|| {
            let value = |value: Token| {
                view! {
                    <label class="check">
                        <input type="radio" name="token" prop:checked=Signal::derive(move || token.get() == value)
                            on:change=move |_| token.set(value)/>
                        {Signal::derive(move || ctx.speaker().tokens(value.into()))}
                    </label>
                }
            };
            view! {
                <fieldset class="choices">
                    <legend>{ctx.question(ActionKind::Shift, "token")}</legend>
                    {Token::BOTH.map(value)}
                </fieldset>
            }
        })
    };
    let title =
        move || seen.get().map(|(face, _)| words::capitalised(&ctx.speaker().slot_with_die(slot, face)));
    let odds = move || {
        let wins = (1..=6).filter(|face| Effects::of(slot.kind, *face).achievements > 0).count();
        let draws = (1..=6).filter(|face| Effects::of(slot.kind, *face).faust_draws > 0).count();
        let args = Args::new().with("wins", wins).with("draws", draws);
        translator.say(if wins > 0 { "reroll-commitment" } else { "reroll-flaw" }, &args)
    };
    view! {
        <section class="bend-one" aria-label=title>
            <h3>{title}</h3>
            {values}
            <div class="bends">
                {change(-1)} {change(1)}
                <button
                    type="button"
                    class="bend"
                    data-by="0"
                    on:click=move |_| {
                        let version = seen.get_untracked().map(|(_, version)| version);
                        ctx.act.run(Action::Reroll { slot, token: token.get_untracked(), version });
                    }
                >
                    <strong>{t("reroll")}</strong>
                    <span>{odds}</span>
                </button>
            </div>
            <p class="hint">{ctx.hint(ActionKind::Shift)} <RuleMark rule="PAC-66"/></p>
        </section>
    }
}
