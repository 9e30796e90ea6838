//! Exact chances, from the rules' own odds.

use std::fmt::Write;

use ::yonkoma::{
    Severity, SideId,
    odds::{Fight, Opponent, conflict, throw, with_koma, with_setbacks},
};
use std::collections::BTreeSet;

use crate::plot::{Curve, Estimate, Figure, Panel};

fn faces() -> BTreeSet<u8> {
    [5, 6].into()
}

/// A value without error.
fn sure(value: f64) -> Estimate {
    Estimate { value, low: value, high: value }
}

/// Chances by pool and Koma.
pub(super) fn success_table() -> String {
    let mut table = String::from(
        "| Dice | Koma | 0 | 1 | 2–3 | 4 and more | at least 1 | at least 2 |\n|--:|--:|--:|--:|--:|--:|--:|--:|\n",
    );
    for dice in [1, 2, 3, 4, 5, 6, 8] {
        for koma in 0..=2 {
            let odds = with_koma(&faces(), dice, koma);
            // Plus nothing: what cannot happen is not “-0.0”.
            let p = |from: u32, to: u32| 100.0 * odds.chance_of(|n| (from..=to).contains(n)) + 0.0;
            let _ = writeln!(
                table,
                "| {dice} | {koma} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} | {:.1} |",
                p(0, 0),
                p(1, 1),
                p(2, 3),
                p(4, u32::MAX),
                p(1, u32::MAX),
                p(2, u32::MAX),
            );
        }
    }
    table
}

/// The same as curves.
pub(super) fn success_plot() -> String {
    let pools = [1u32, 2, 3, 4, 5, 6, 7, 8];
    let panel = |title: &str, least: u32| Panel {
        title: title.to_owned(),
        series: (0..=3)
            .map(|koma| Curve {
                name: format!("{koma} Koma"),
                points: pools
                    .iter()
                    .map(|&n| sure(100.0 * with_koma(&faces(), n, koma).chance_of(|total| *total >= least)))
                    .collect(),
            })
            .collect(),
    };
    Figure {
        title: "Chances of a Test, every failed die rerolled with each Koma".into(),
        x_label: "dice".into(),
        y_label: "percent".into(),
        places: pools.iter().map(u32::to_string).collect(),
        range: (0.0, 100.0, 20.0),
        panels: vec![panel("one Success or more", 1), panel("two or more", 2)],
    }
    .svg()
}

/// What each Setback is worth after a failed throw, and how dangerous it is.
pub(super) fn setback_table() -> String {
    let mut table = String::from(
        "| Dice | Setback | first throw fails | still fails (danger) | at least 1 in all | gain | at least 2 in all |\n\
         |--:|---|--:|--:|--:|--:|--:|\n",
    );
    for dice in [1, 2, 4] {
        let first = throw(&faces(), dice).chance_of(|n| *n == 0);
        for severity in Severity::ALL {
            let odds = with_setbacks(&faces(), dice, &[severity], |total| total == 0);
            let fails = odds.chance_of(|n| *n == 0);
            let _ = writeln!(
                table,
                "| {dice} | {severity:?} | {:.1} | {:.1} | {:.1} | +{:.1} | {:.1} |",
                100.0 * first,
                100.0 * fails / first,
                100.0 * (1.0 - fails),
                100.0 * (first - fails),
                100.0 * odds.chance_of(|n| *n >= 2) + 0.0,
            );
        }
    }
    table
}

/// The danger of each Setback as curves.
pub(super) fn setback_plot() -> String {
    let pools = [1u32, 2, 3, 4, 5, 6];
    let series = Severity::ALL.into_iter().map(|severity| Curve {
        name: format!("{severity:?}"),
        points: pools
            .iter()
            .map(|&n| {
                let first = throw(&faces(), n).chance_of(|total| *total == 0);
                let odds = with_setbacks(&faces(), n, &[severity], |total| total == 0);
                sure(100.0 * odds.chance_of(|total| *total == 0) / first)
            })
            .collect(),
    });
    Figure {
        title: "A Setback after a failed throw: how often it still fails".into(),
        x_label: "dice before the Setback".into(),
        y_label: "percent".into(),
        places: pools.iter().map(u32::to_string).collect(),
        range: (0.0, 70.0, 10.0),
        panels: vec![Panel { title: "the danger of a Grave or a Critical".into(), series: series.collect() }],
    }
    .svg()
}

/// Who wins a Conflict and how long it takes, with Koma only.
pub(super) fn conflict_table() -> String {
    let mut table = String::from(
        "| Dice, A : B | Koma each | A wins (ties to A) | A wins (ties to B) | Rounds | ends by a lead of 4 |\n\
         |---|--:|--:|--:|--:|--:|\n",
    );
    for (a, b) in [(4, 4), (4, 2), (2, 2), (6, 4), (6, 6)] {
        for koma in 0..=3 {
            let fighter = |pool| Opponent { total: None, pool, koma };
            let fought = |ties| conflict(&faces(), Fight { ties, conditions: false }, fighter(a), fighter(b));
            let (to_a, to_b) = (fought(SideId::A), fought(SideId::B));
            let _ = writeln!(
                table,
                "| {a} : {b} | {koma} | {:.1} | {:.1} | {:.2} | {:.1} |",
                100.0 * to_a.wins,
                100.0 * to_b.wins,
                to_a.rounds,
                100.0 * to_a.by_lead,
            );
        }
    }
    table
}
