//! The plots of the report.

use search::pactes::Placement;

use super::{
    Cell, Counts,
    claims::{INTERVENTIONS, LINES, grid},
};
use crate::plot::{Curve, Estimate, Figure, Panel};

/// All plots, file and content; the counts of a cell are looked up.
pub(super) fn plots<'a>(counts: &dyn Fn(&Cell) -> Option<&'a Counts>) -> Vec<(&'static str, String)> {
    let over_lines = |file, title: &str, y_label: &str, range, point: &dyn Fn(&Counts) -> Estimate| {
        let panel = |title: &str, interventions| Panel {
            title: title.to_owned(),
            series: Placement::ALL
                .into_iter()
                .map(|placement| Curve {
                    name: format!("{placement:?}"),
                    points: LINES
                        .iter()
                        .filter_map(|&n_lines| counts(&grid(placement, n_lines, interventions)).map(point))
                        .collect(),
                })
                .collect(),
        };
        let figure = Figure {
            title: title.to_owned(),
            x_label: "lines in every contract".to_owned(),
            y_label: y_label.to_owned(),
            places: LINES.iter().map(u8::to_string).collect(),
            range,
            panels: vec![panel("nobody intervenes", 0), panel("everybody intervenes", INTERVENTIONS)],
        };
        (file, figure.svg())
    };
    let percent = (0.0, 100.0, 20.0);
    vec![
        over_lines(
            "pactes-faust.svg",
            "Games won by Faust, by placement of the dice",
            "percent of games",
            percent,
            &|c| Estimate::share(c.faust),
        ),
        over_lines("pactes-demon.svg", "Games won by a demon", "percent of games", percent, &|c| {
            Estimate::share(c.demon)
        }),
        over_lines(
            "pactes-goal.svg",
            "Games with six achievements or more",
            "percent of games",
            percent,
            &|c| Estimate::share(c.reached),
        ),
        over_lines(
            "pactes-margin.svg",
            "Faust's points less the better demon's",
            "soul points",
            (-36.0, 16.0, 4.0),
            &|c| Estimate::mean(c.margin),
        ),
    ]
}
