//! The plots of the report.

use psychopathe::Camp;

use super::{Cell, Counts, report::Run};
use crate::plot::{Curve, Estimate, Figure, Panel};

/// All plots, file and content; each has a panel for either board and a series for each run.
pub(super) fn plots(runs: &[Run]) -> Vec<(&'static str, String)> {
    let over_camps = |file, title: &str, y_label: &str, range, point: &dyn Fn(&Counts) -> Estimate| {
        let panel = |title: &str, board| Panel {
            title: title.to_owned(),
            series: runs
                .iter()
                .map(|run| Curve {
                    name: run.pace.clone(),
                    points: Camp::NAMES
                        .into_iter()
                        .filter_map(|camp| run.of(&Cell { board, players: 2, camp }).map(point))
                        .collect(),
                })
                .collect(),
        };
        let figure = Figure {
            title: title.to_owned(),
            x_label: "camp".to_owned(),
            y_label: y_label.to_owned(),
            places: Camp::NAMES.into_iter().map(|name| name.chars().take(8).collect()).collect(),
            range,
            panels: vec![panel("standard board", 3), panel("small board", 2)],
        };
        (file, figure.svg())
    };
    vec![
        over_camps(
            "psychopathe-camps-first.svg",
            "First player's share of the points",
            "percent",
            (0.0, 100.0, 10.0),
            &|counts| Estimate::around(counts.first_player().0, counts.first_player().1),
        ),
        over_camps("psychopathe-camps-draws.svg", "Games drawn", "percent", (0.0, 100.0, 20.0), &|counts| {
            Estimate::share(counts.drawn())
        }),
        over_camps(
            "psychopathe-camps-length.svg",
            "Length of a game",
            "half-moves",
            (0.0, 300.0, 50.0),
            &|counts| Estimate::mean(counts.plies),
        ),
        over_camps(
            "psychopathe-camps-captures.svg",
            "Pieces captured in a game",
            "pieces",
            (0.0, 20.0, 2.0),
            &|counts| Estimate::mean(counts.captures),
        ),
    ]
}
