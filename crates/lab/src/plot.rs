//! Small plots with error bars, written as SVG.

use std::fmt::Write;

use crate::stats::{Mean, Share};

/// A curve over a few named places.
#[derive(Debug, Clone)]
pub(crate) struct Curve {
    pub(crate) name: String,
    pub(crate) points: Vec<Estimate>,
}

/// A measured value with its interval.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Estimate {
    pub(crate) value: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Estimate {
    pub(crate) fn share(share: Share) -> Self {
        let interval = share.interval();
        Self { value: 100.0 * share.value(), low: 100.0 * interval.low, high: 100.0 * interval.high }
    }

    pub(crate) fn mean(mean: Mean) -> Self {
        Self::around(mean.value(), mean.error())
    }

    /// A value with half of its interval.
    pub(crate) fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - error, high: value + error }
    }
}

/// One frame of a figure.
#[derive(Debug, Clone)]
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) series: Vec<Curve>,
}

/// Panels side by side over the same axes.
#[derive(Debug, Clone)]
pub(crate) struct Figure {
    pub(crate) title: String,
    pub(crate) x_label: String,
    pub(crate) y_label: String,
    pub(crate) places: Vec<String>,
    /// From, to, and the distance of the lines across.
    pub(crate) range: (f64, f64, f64),
    pub(crate) panels: Vec<Panel>,
}

const WIDTH: f64 = 360.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 62.0;
const TOP: f64 = 64.0;
const GAP: f64 = 28.0;

/// Okabe and Ito's colours: told apart by nearly everybody.
const COLOURS: [&str; 6] = ["#0072b2", "#d55e00", "#009e73", "#cc79a7", "#8a6d00", "#444444"];
const DASHES: [&str; 6] = ["", "7 3", "2 3", "9 3 2 3", "4 4", "1 2"];

impl Figure {
    pub(crate) fn svg(&self) -> String {
        let panels = u32::try_from(self.panels.len()).map_or(1.0, f64::from);
        let width = LEFT + panels * (WIDTH + GAP);
        let legend = TOP + HEIGHT + 64.0;
        let height = legend + 20.0;
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" \
             height=\"{height}\" font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n\
             <title>{}</title>\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n",
            escaped(&self.title)
        );
        text(
            &mut svg,
            LEFT,
            24.0,
            "start",
            &format!("<tspan font-weight=\"bold\" font-size=\"14\">{}</tspan>", escaped(&self.title)),
        );
        for (index, panel) in (0u32..).zip(&self.panels) {
            self.panel(&mut svg, panel, LEFT + f64::from(index) * (WIDTH + GAP), index == 0);
        }
        let names: Vec<&str> = self
            .panels
            .first()
            .map_or_else(Vec::new, |panel| panel.series.iter().map(|s| s.name.as_str()).collect());
        for (index, name) in names.iter().enumerate() {
            let x = LEFT + 108.0 * u32::try_from(index).map_or(0.0, f64::from);
            let _ = writeln!(svg, "<path d=\"M{x:.1} {legend:.1}h26\" {}/>", stroke(index));
            mark(&mut svg, index, x + 13.0, legend);
            text(&mut svg, x + 32.0, legend + 4.0, "start", &escaped(name));
        }
        svg.push_str("</svg>\n");
        svg
    }

    fn panel(&self, svg: &mut String, panel: &Panel, left: f64, is_first: bool) {
        let (from, to, step) = self.range;
        let y = |value: f64| TOP + HEIGHT * (1.0 - (value.clamp(from, to) - from) / (to - from));
        let places = u32::try_from(self.places.len()).map_or(1.0, f64::from);
        let x = |place: u32| left + WIDTH * (f64::from(place) + 0.5) / places;
        text(svg, left + WIDTH / 2.0, TOP - 10.0, "middle", &escaped(&panel.title));
        let mut at = from;
        while at <= to + 1e-9 {
            let colour = if at.abs() < 1e-9 { "#888" } else { "#ddd" };
            let _ = writeln!(
                svg,
                "<path d=\"M{left:.1} {:.1}h{WIDTH}\" stroke=\"{colour}\" fill=\"none\"/>",
                y(at)
            );
            if is_first {
                text(svg, left - 6.0, y(at) + 4.0, "end", &format!("{at:.0}"));
            }
            at += step;
        }
        for (place, name) in (0u32..).zip(&self.places) {
            text(svg, x(place), TOP + HEIGHT + 18.0, "middle", &escaped(name));
        }
        text(svg, left + WIDTH / 2.0, TOP + HEIGHT + 38.0, "middle", &escaped(&self.x_label));
        if is_first {
            let (x, y) = (16.0, TOP + HEIGHT / 2.0);
            let _ = writeln!(
                svg,
                "<text x=\"{x}\" y=\"{y}\" text-anchor=\"middle\" transform=\"rotate(-90 {x} {y})\">{}</text>",
                escaped(&self.y_label)
            );
        }
        for (index, series) in panel.series.iter().enumerate() {
            // A little beside each other, so that no error bar hides another one.
            let aside = 4.0 * (u32::try_from(index).map_or(0.0, f64::from) - 2.0);
            let points = || (0u32..).zip(&series.points).map(|(place, point)| (x(place) + aside, point));
            let path: Vec<String> =
                points().map(|(x, point)| format!("{x:.1} {:.1}", y(point.value))).collect();
            let _ = writeln!(svg, "<path d=\"M{}\" {}/>", path.join("L"), stroke(index));
            for (x, point) in points() {
                let (low, high) = (y(point.low), y(point.high));
                let _ = writeln!(
                    svg,
                    "<path d=\"M{x:.1} {low:.1}V{high:.1}M{:.1} {low:.1}h6M{:.1} {high:.1}h6\" stroke=\"{}\" fill=\"none\"/>",
                    x - 3.0,
                    x - 3.0,
                    COLOURS[index % COLOURS.len()]
                );
                mark(svg, index, x, y(point.value));
            }
        }
    }
}

fn stroke(index: usize) -> String {
    let (colour, dash) = (COLOURS[index % COLOURS.len()], DASHES[index % DASHES.len()]);
    format!("stroke=\"{colour}\" stroke-width=\"1.6\" stroke-dasharray=\"{dash}\" fill=\"none\"")
}

/// A mark of its own for each series.
fn mark(svg: &mut String, index: usize, x: f64, y: f64) {
    let colour = COLOURS[index % COLOURS.len()];
    let shape = match index % 5 {
        0 => format!("<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.4\" fill=\"{colour}\"/>"),
        1 => format!(
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"6\" height=\"6\" fill=\"{colour}\"/>",
            x - 3.0,
            y - 3.0
        ),
        2 => format!("<path d=\"M{x:.1} {:.1}l4 7h-8z\" fill=\"{colour}\"/>", y - 4.0),
        3 => format!("<path d=\"M{x:.1} {:.1}l4 4-4 4-4-4z\" fill=\"{colour}\"/>", y - 4.0),
        _ => format!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3.2\" fill=\"white\" stroke=\"{colour}\" stroke-width=\"1.6\"/>"
        ),
    };
    svg.push_str(&shape);
    svg.push('\n');
}

fn text(svg: &mut String, x: f64, y: f64, anchor: &str, content: &str) {
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" fill=\"#222\">{content}</text>"
    );
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_has_a_bar_for_every_error() {
        let point = |value| Estimate { value, low: value - 5.0, high: value + 5.0 };
        let series = Curve { name: "Pace & co".into(), points: vec![point(20.0), point(80.0)] };
        let figure = Figure {
            title: "Wins".into(),
            x_label: "lines".into(),
            y_label: "percent".into(),
            places: vec!["1".into(), "2".into()],
            range: (0.0, 100.0, 20.0),
            panels: vec![Panel { title: "alone".into(), series: vec![series] }],
        };
        let svg = figure.svg();
        // 80 % lies a fifth below the top, its bar from 85 to 75.
        assert!(svg.contains("V103.0M"), "{svg}");
        assert!(svg.contains("Pace &amp; co") && !svg.contains("NaN"));
        assert_eq!(svg.matches("h6\"").count(), 2, "two error bars");
    }
}
