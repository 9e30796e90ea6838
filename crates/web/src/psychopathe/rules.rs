//! The rules in short, the pieces, and where the board comes from.

use kernel::Game as _;
use leptos::prelude::*;
use psychopathe::{Kind, Piece, Player, Psychopathe};

use super::{
    diagrams::diagrams,
    say::{Say, p},
    shapes,
};
use crate::rules::rules_by_chapter;

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
            <li>
                {icons}
                <div><strong>{move || words::capitalised(&say.kind(kind))}</strong> <p>{p(id)}</p></div>
            </li>
        }
    };
    view! {
        <main id="content" class="rules psy-rules" tabindex="-1">
            <h1>{p("psy-rules-title")}</h1>
            <p>{p("psy-rules-lead")}</p>
            <ul class="pieces">{Kind::ALL.map(piece).collect_view()}</ul>
            <h2>{p("psy-diagrams-title")}</h2>
            {diagrams()}
            <h2 id="origin">{p("psy-origin-title")}</h2>
            <p>{p("psy-origin")}</p>
            <h2>{p("psy-rules-all")}</h2>
            {rules_by_chapter(Psychopathe::MANIFEST.rule_prefix)}
        </main>
    }
}
