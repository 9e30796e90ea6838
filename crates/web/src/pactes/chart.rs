//! A picture of the game as it went: souls and achievements over the six contracts.

use leptos::prelude::*;
use pactes::{FiledContract, Role};

use super::context::{ctx, name_of};
use crate::language::t;

const WIDTH: f64 = 320.0;
const HEIGHT: f64 = 180.0;
const LEFT: f64 = 26.0;
const BOTTOM: f64 = 24.0;

/// Tokens of everybody after each contract; before the first, what PAC-07 and PAC-08 give.
fn counts(past: &[FiledContract], role: Role) -> Vec<u32> {
    let opening = match role {
        Role::Faust => 12,
        Role::DemonA | Role::DemonB => 1,
    };
    std::iter::once(opening).chain(past.iter().map(|past| past.counts[role])).collect()
}

/// Achievements in all after each contract.
fn achievements(past: &[FiledContract]) -> Vec<u32> {
    let sum = |sum: &mut u32, past: &FiledContract| {
        *sum += u32::from(past.effects.achievements);
        Some(*sum)
    };
    std::iter::once(0).chain(past.iter().scan(0, sum)).collect()
}

/// The chart, once there is something to see; its numbers as a table.
#[component]
pub(super) fn Chart() -> impl IntoView {
    let ctx = ctx();
    let past = ctx.slice(|view| view.past.clone());
    let chart = move || {
        let past = past.get();
        (!past.is_empty()).then(|| view! { <Drawn past/> })
    };
    view! { {chart} }
}

#[component]
fn Drawn(past: Vec<FiledContract>) -> impl IntoView {
    let ctx = ctx();
    let series = Role::ALL.map(|role| (role, counts(&past, role)));
    let gained = achievements(&past);
    let most = series.iter().flat_map(|(_, counts)| counts).chain(&gained).copied().max().unwrap_or(1).max(6);
    #[expect(clippy::cast_precision_loss, reason = "six contracts")]
    let x = |round: usize| LEFT + round as f64 / 6.0 * (WIDTH - LEFT - 8.0);
    let y = move |n: u32| HEIGHT - BOTTOM - f64::from(n) / f64::from(most) * (HEIGHT - BOTTOM - 10.0);
    let line = |counts: &[u32]| {
        let points = counts.iter().enumerate().map(|(round, n)| format!("{:.1},{:.1}", x(round), y(*n)));
        points.collect::<Vec<_>>().join(" ")
    };
    let bars = gained.iter().enumerate().map(|(round, n)| {
        view! { <rect class="gained" x=x(round) - 7.0 y=y(*n) width="14" height=HEIGHT - BOTTOM - y(*n)/> }
    });
    let lines = series.iter().map(|(role, counts)| {
        view! { <polyline class="soul-line" data-role=name_of(*role) points=line(counts) fill="none"/> }
    });
    let ticks = (0..=6).map(|round| {
        view! { <text x=x(round) y=HEIGHT - 8.0 text-anchor="middle">{round}</text> }
    });
    let goal = y(6);
    let rows = (0..=past.len()).map(|round| {
        let cells = series.iter().map(|(_, counts)| view! { <td>{counts[round]}</td> }).collect_view();
        view! { <tr><th scope="row">{round}</th> {cells} <td>{gained[round]}</td></tr> }
    });
    let legend = move |role: Role| {
        view! { <li data-role=name_of(role)>{Signal::derive(move || ctx.name(role))}</li> }
    };
    view! {
        <section class="chart" aria-labelledby="chart-title">
            <h3 id="chart-title">{t("chart-title")}</h3>
            <svg viewBox=format!("0 0 {WIDTH} {HEIGHT}") aria-hidden="true">
                <line class="axis" x1=LEFT - 10.0 x2=WIDTH y1=HEIGHT - BOTTOM y2=HEIGHT - BOTTOM/>
                <line class="goal-line" x1=LEFT - 10.0 x2=WIDTH y1=goal y2=goal/>
                <text x="2" y=goal + 4.0>"6"</text>
                {bars.collect_view()} {lines.collect_view()} {ticks.collect_view()}
            </svg>
            <ul class="legend">
                {Role::ALL.map(legend)} <li data-role="gained">{t("sheet-achievements")}</li>
            </ul>
            <details>
                <summary>{t("chart-numbers")}</summary>
                <table>
                    <thead>
                        <tr>
                            <th scope="col">{t("chart-contract")}</th>
                            {Role::ALL.map(|role| view! {
                                <th scope="col">{Signal::derive(move || ctx.name(role))}</th>
                            })}
                            <th scope="col">{t("sheet-achievements")}</th>
                        </tr>
                    </thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </details>
        </section>
    }
}
