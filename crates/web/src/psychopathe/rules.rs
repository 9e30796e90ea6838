//! The rules in short, the pieces, and where the board comes from.

use leptos::prelude::*;
use psychopathe::{Kind, Piece, Player};

use super::{
    say::{Say, p},
    shapes,
};

/// The rules that have a text.
const RULES: [&str; 24] = [
    "PSY-01", "PSY-02", "PSY-03", "PSY-04", "PSY-05", "PSY-10", "PSY-11", "PSY-12", "PSY-13", "PSY-20",
    "PSY-21", "PSY-22", "PSY-23", "PSY-30", "PSY-31", "PSY-32", "PSY-33", "PSY-34", "PSY-40", "PSY-41",
    "PSY-42", "PSY-50", "PSY-51", "PSY-60",
];

/// The page.
#[component]
pub(super) fn Rules() -> impl IntoView {
    let say = Say::new();
    let piece = move |kind: Kind| {
        let icons = [Player::White, Player::Black].map(|player| {
            let icon = shapes::icon(Piece { player, kind });
            view! { <svg class="icon" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true" inner_html=icon></svg> }
        });
        let id = match kind {
            Kind::Psychopath => "psy-about-psychopath",
            Kind::Psychologist => "psy-about-psychologist",
            Kind::Informer => "psy-about-informer",
            Kind::Nurse => "psy-about-nurse",
        };
        view! {
            <li>{icons} <div><strong>{move || words::capitalised(&say.kind(kind))}</strong> <p>{p(id)}</p></div></li>
        }
    };
    let rule = move |id: &'static str| view! { <dt>{id}</dt><dd>{move || say.rule(id)}</dd> };
    view! {
        <main id="content" class="rules psy-rules" tabindex="-1">
            <h1>{p("psy-rules-title")}</h1>
            <p>{p("psy-rules-lead")}</p>
            <ul class="pieces">{Kind::ALL.map(piece).collect_view()}</ul>
            <h2 id="origin">{p("psy-origin-title")}</h2>
            <p>{p("psy-origin")}</p>
            <h2>{p("psy-rules-all")}</h2>
            <dl>{RULES.map(rule).collect_view()}</dl>
        </main>
    }
}
