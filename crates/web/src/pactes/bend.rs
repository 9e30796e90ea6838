//! Tokens bend dice: anybody, any die, until all have passed.

use leptos::prelude::*;
use pactes::{Action, ActionKind, Effects, Role, Slot, Stage, Token, Tokens};
use words::Args;

use super::{desk::desk, dice::Hand};
use crate::live::live;
use crate::{
    rule::RuleMark,
    tongue::{t, tongue},
};

/// The window in which tokens bend dice.
#[component]
pub(super) fn Bending() -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    let tongue = tongue();
    let preview =
        move || desk.view.with(|view| view.contract.as_ref().map(|c| desk.speaker().effects(c.preview())));
    let passed =
        desk.slice(|view| view.you.zip(view.contract.as_ref()).is_some_and(|(you, c)| c.passed[you]));
    let broke = desk.slice(|view| view.available().is_empty());
    let instructions = move || {
        if broke.get() { tongue.just("bend-broke") } else { tongue.just("bend-how") }
    };
    view! {
        <div class="bending">
            <p class="preview">{live(move || tongue.say("preview", &Args::new().with("effects", preview().unwrap_or_default())))} <RuleMark rule="PAC-71"/></p>
            <Marks/>
            <p class="hint">{instructions} <RuleMark rule="PAC-63"/></p>
            <div class="buttons">
                <button
                    type="button"
                    class="primary"
                    id="pass"
                    disabled=live(move || passed.get())
                    on:click=move |_| {
                        hand.slot.set(None);
                        desk.act.run(Action::Pass);
                    }
                >{live(move || desk.verb(ActionKind::Pass).get())}</button>
                <RuleMark rule="PAC-68"/>
            </div>
        </div>
    }
}

/// Who has passed.
#[component]
fn Marks() -> impl IntoView {
    let desk = desk();
    let tongue = tongue();
    let mark = move |role: Role| {
        let passed = desk.slice(move |view| view.contract.as_ref().is_some_and(|c| c.passed[role]));
        view! {
            <li class:passed=live(move || passed.get())>
                {live(move || tongue.say("pass-mark", &Args::new().with("name", desk.name(role)).with_flag("passed", passed.get())))}
            </li>
        }
    };
    view! { <ul class="marks">{Role::ALL.map(mark)}</ul> }
}

/// Under the die that was touched.
#[component]
pub(super) fn BendHere(at: Slot) -> impl IntoView {
    let desk = desk();
    let hand = expect_context::<Hand>();
    let able = desk.slice(|view| view.stage == Stage::Intervene && !view.available().is_empty());
    move || (able.get() && hand.slot.get() == Some(at)).then(|| view! { <Bend at/> })
}

/// What a token can do to one die.
#[component]
fn Bend(at: Slot) -> impl IntoView {
    let slot = at;
    let desk = desk();
    let tongue = tongue();
    let held = desk.slice(pactes::View::available);
    let token = RwSignal::new(if held.get_untracked().ones > 0 { Token::One } else { Token::Two });
    Effect::new(move || {
        let held = held.get();
        if !Tokens::from(token.get_untracked()).within(held) {
            token.set(if held.ones > 0 { Token::One } else { Token::Two });
        }
    });
    let seen = desk.slice(move |view| {
        let contract = view.contract.as_ref()?;
        contract.on(slot).map(|(_, die)| (die.face, contract.version))
    });
    let change = move |by: i8| {
        let effect = move || {
            let (face, _) = seen.get()?;
            let to = face.checked_add_signed(by).filter(|to| (1..=6).contains(to))?;
            if Effects::of(slot.kind, face) == Effects::of(slot.kind, to) {
                return Some(tongue.say("bend-nothing", &Args::new().with("to", to)));
            }
            let effect = desk.speaker().effect(slot.kind, to);
            Some(tongue.say("bend-to", &Args::new().with("to", to).with("effect", effect)))
        };
        view! {
            <button
                type="button"
                class="bend"
                data-by=by
                disabled=live(move || effect().is_none())
                on:click=move |_| {
                    let version = seen.get_untracked().map(|(_, version)| version);
                    desk.act.run(Action::Shift { slot, by, token: token.get_untracked(), version });
                }
            >
                <strong>{if by > 0 { "+1" } else { "−1" }}</strong>
                <span>{move || effect().unwrap_or_else(|| tongue.just("bend-bound"))}</span>
            </button>
        }
    };
    let values = move || {
        let held = held.get();
        (held.ones > 0 && held.twos > 0).then(|| {
            let value = |value: Token| {
                view! {
                    <label class="check">
                        <input type="radio" name="token" prop:checked=live(move || token.get() == value) on:change=move |_| token.set(value)/>
                        {live(move || desk.speaker().tokens(value.into()))}
                    </label>
                }
            };
            view! {
                <fieldset class="choices">
                    <legend>{live(move || desk.question(ActionKind::Shift, "token").get())}</legend>
                    {Token::BOTH.map(value)}
                </fieldset>
            }
        })
    };
    let title =
        move || seen.get().map(|(face, _)| words::capitalised(&desk.speaker().slot_with_die(slot, face)));
    let odds = move || {
        let wins = (1..=6).filter(|face| Effects::of(slot.kind, *face).achievements > 0).count();
        let draws = (1..=6).filter(|face| Effects::of(slot.kind, *face).faust_draws > 0).count();
        let args = Args::new().with("wins", wins).with("draws", draws);
        tongue.say(if wins > 0 { "reroll-commitment" } else { "reroll-flaw" }, &args)
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
                        desk.act.run(Action::Reroll { slot, token: token.get_untracked(), version });
                    }
                >
                    <strong>{t("reroll")}</strong>
                    <span>{odds}</span>
                </button>
            </div>
            <p class="hint">{live(move || desk.hint(ActionKind::Shift).get())} <RuleMark rule="PAC-66"/></p>
        </section>
    }
}
