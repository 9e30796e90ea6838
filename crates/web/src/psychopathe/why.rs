//! Reasons in words, under the board.

use leptos::prelude::*;

use super::{
    grip::Grip,
    reach::Why,
    say::{Say, p},
    scene::Trace,
};

/// What is drawn on the board, said; and the rule behind it.
#[component]
pub(super) fn WhyLine() -> impl IntoView {
    let grip = expect_context::<Grip>();
    let say = Say::new();
    let shown = move || {
        let why = grip.why.get()?;
        let rule = Say::rule_of(&why);
        let text = move || grip.scene.with(|scene| say.why(scene, &why));
        Some(view! {
            <p class="reason">{text}</p>
            <details class="reason-rule"><summary>{rule}</summary><p class="hint">{move || say.rule(rule)}</p></details>
        })
    };
    let hint = move || {
        let idle = grip.why.with(Option::is_none) && grip.pending.with(Option::is_none);
        let barred = grip.chosen.get().is_some() && !grip.barred().is_empty();
        idle.then(|| match (barred, captured(grip)) {
            (true, _) => view! { <p class="hint">{p("psy-barred-hint")}</p> }.into_any(),
            (false, Some(why)) => {
                let show = move |_| grip.why.set(Some(why.clone()));
                view! { <p><button type="button" class="quiet" id="show-capture" on:click=show>{p("psy-show-capture")}</button></p> }.into_any()
            }
            (false, None) => ().into_any(),
        })
    };
    view! { <div class="why">{shown} {hint}</div> }
}

/// Who captured what in the last move.
fn captured(grip: Grip) -> Option<Why> {
    grip.scene.with(|scene| {
        let Trace { captured, by, .. } = scene.last.as_ref()?;
        let found = captured
            .into_iter()
            .filter_map(|node| Some((node, scene.position.capturers(scene.board, *by, node)?)));
        let found: Vec<_> = found.collect();
        (!found.is_empty()).then_some(Why::Captured(found))
    })
}
