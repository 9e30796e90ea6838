//! Reasons in words, under the board.

use leptos::prelude::*;

use super::{
    board_input::BoardInput,
    reach::Explanation,
    say::{Say, p},
    shown_position::LastMove,
};

/// What is drawn on the board, said; and the rule behind it.
#[component]
pub(super) fn WhyLine() -> impl IntoView {
    let input = expect_context::<BoardInput>();
    let say = Say::new();
    let shown = move || {
        let why = input.why.get()?;
        let rule = Say::rule_of(&why);
        let text = move || input.scene.with(|scene| say.why(scene, &why));
        Some(view! {
            <p class="reason">{text}</p>
            <details class="reason-rule">
                <summary>{rule}</summary><p class="hint">{move || say.rule(rule)}</p>
            </details>
        })
    };
    let hint = move || {
        let idle = input.why.with(Option::is_none) && input.pending.with(Option::is_none);
        let barred = input.chosen.get().is_some() && !input.barred().is_empty();
        idle.then(|| match (barred, captured(input)) {
            (true, _) => view! { <p class="hint">{p("psy-barred-hint")}</p> }.into_any(),
            (false, Some(why)) => {
                let show = move |_| input.why.set(Some(why.clone()));
                view! {
                    <p>
                        <button type="button" class="quiet" id="show-capture" on:click=show>
                            {p("psy-show-capture")}
                        </button>
                    </p>
                }
                .into_any()
            }
            (false, None) => ().into_any(),
        })
    };
    view! { <div class="why">{shown} {hint}</div> }
}

/// Who captured what in the last move.
pub(super) fn captured(input: BoardInput) -> Option<Explanation> {
    input.scene.with(|scene| {
        let LastMove { captured, by, .. } = scene.last.as_ref()?;
        let found = captured
            .into_iter()
            .filter_map(|node| Some((node, scene.position.capturers(scene.board, *by, node)?)));
        let found: Vec<_> = found.collect();
        (!found.is_empty()).then_some(Explanation::Captured(found))
    })
}
