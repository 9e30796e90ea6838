//! A six-sided die, drawn.

use kernel::pips;
use leptos::prelude::*;

/// A face of a die.
pub(crate) fn face(face: u8) -> AnyView {
    drawn("face", face)
}

/// The same, small, beside words.
pub(crate) fn mini_face(face: u8) -> AnyView {
    drawn("mini", face)
}

fn drawn(class: &'static str, face: u8) -> AnyView {
    let pip = |(column, row): &(u8, u8)| {
        view! { <circle cx=10 + 10 * column cy=10 + 10 * row r="3.6"/> }
    };
    view! {
        <svg class=class viewBox="0 0 40 40" aria-hidden="true">
            <rect x="1" y="1" width="38" height="38" rx="8"/>
            {pips(face).iter().map(pip).collect_view()}
        </svg>
    }
    .into_any()
}
