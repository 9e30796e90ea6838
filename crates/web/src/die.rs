//! A six-sided die, drawn.

use leptos::prelude::*;

/// The pips of a face, on a grid of three by three.
fn pips(face: u8) -> &'static [(u8, u8)] {
    match face {
        1 => &[(1, 1)],
        2 => &[(0, 0), (2, 2)],
        3 => &[(0, 0), (1, 1), (2, 2)],
        4 => &[(0, 0), (0, 2), (2, 0), (2, 2)],
        5 => &[(0, 0), (0, 2), (1, 1), (2, 0), (2, 2)],
        6 => &[(0, 0), (0, 1), (0, 2), (2, 0), (2, 1), (2, 2)],
        _ => &[],
    }
}

/// A face of a die.
pub(crate) fn face(face: u8) -> AnyView {
    let pip = |(column, row): &(u8, u8)| {
        view! { <circle cx=10 + 10 * column cy=10 + 10 * row r="3.6"/> }
    };
    view! {
        <svg class="face" viewBox="0 0 40 40" aria-hidden="true">
            <rect x="1" y="1" width="38" height="38" rx="8"/>
            {pips(face).iter().map(pip).collect_view()}
        </svg>
    }
    .into_any()
}
