//! Soul tokens, seen and chosen.

use leptos::prelude::*;
use pactes::{Token, Tokens};
use words::Args;

use crate::{language::translator, rule::RuleMark};

/// One by one, the smaller first.
pub(super) fn discs(tokens: Tokens) -> impl Iterator<Item = Token> {
    let ones = (0..tokens.ones).map(|_| Token::One);
    ones.chain((0..tokens.twos).map(|_| Token::Two))
}

/// A token; its back, where its value is hidden.
#[component]
pub(super) fn Disc(
    /// Its value, if it is seen.
    token: Option<Token>,
) -> impl IntoView {
    let value = token.map_or(0, Token::points);
    view! { <span class="disc" data-value=value>{(value > 0).then_some(value)}</span> }
}

/// Chooses tokens by tapping them.
#[component]
pub(super) fn TokenPicker(
    /// Those there are.
    #[prop(into)]
    held: Signal<Tokens>,
    /// Those that are chosen.
    chosen: RwSignal<Tokens>,
    /// What is asked.
    #[prop(into)]
    question: Signal<String>,
    /// The rule behind it.
    rule: &'static str,
) -> impl IntoView {
    let translator = translator();
    // What is not there any more is not chosen, since nothing is left to tap.
    Effect::new(move || {
        let (held, was) = (held.get(), chosen.get_untracked());
        let within = Tokens::new(was.ones.min(held.ones), was.twos.min(held.twos));
        if within != was {
            chosen.set(within);
        }
    });
    let disc = move |token: Token, index: u32| {
        let is_chosen = move || {
            let chosen = chosen.get();
            index < if token == Token::One { chosen.ones } else { chosen.twos }
        };
        let toggle = move |_| {
            let add = !untrack(is_chosen);
            chosen.update(|chosen| {
                let one = Tokens::from(token);
                *chosen = if add { chosen.plus(one) } else { chosen.minus(one) };
            });
        };
        let name = move || {
            translator.say("token-name", &Args::new().with("value", token.points()).with("n", index + 1))
        };
        view! {
            <button
                type="button"
                class="disc"
                data-value=token.points()
                aria-label=name
                aria-pressed=Signal::derive(move || is_chosen().to_string())
                on:click=toggle
            >{token.points()}</button>
        }
    };
    let all = move || {
        let held = held.get();
        let ones = (0..held.ones).map(|n| disc(Token::One, n)).collect_view();
        let twos = (0..held.twos).map(|n| disc(Token::Two, n)).collect_view();
        view! { {ones} {twos} }
    };
    let sum = move || {
        let chosen = chosen.get();
        translator
            .say("chosen-tokens", &Args::new().with("n", chosen.count()).with("points", chosen.points()))
    };
    view! {
        <div class="picker" role="group" aria-label=Signal::derive(move || question.get())>
            <p class="question">{question} <RuleMark rule/></p>
            <div class="discs">{all}</div>
            <p class="sum" role="status">{sum}</p>
        </div>
    }
}
