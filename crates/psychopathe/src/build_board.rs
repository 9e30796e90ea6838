//! The reconstructed board of size n (the original drawing is lost): rays, arcs and the border.
//!
//! Drawn as a Poincaré disc: diameters are straight, arc `rk` is the circle arc orthogonal to the border whose ends
//! lie at ±φ(k) from ray r, with φ(n) = 30° and φ growing evenly towards 60° as k falls.

use std::collections::BTreeMap;

use crate::layout::{Layout, PathLine};
use crate::node_name::{Symmetry, ray_letter};

/// Largest size whose distances are one digit.
const MAX_SIZE: u8 = 9;

impl Layout {
    /// The reconstructed board with n arcs a ray, 1 ≤ n ≤ 9.
    pub fn of_size(n: u8) -> Layout {
        let n = n.clamp(1, MAX_SIZE);
        let mut paths = Vec::new();
        for turn in 0..3 {
            let turned = |name: &String| turn_name(name, turn);
            paths.push(PathLine {
                name: format!("{}{}", ray_letter(turn), ray_letter(turn + 3)),
                nodes: diameter(n).iter().map(turned).collect(),
                closed: false,
            });
        }
        for turn in 0..6 {
            for k in 1..=n {
                paths.push(PathLine {
                    name: format!("{}{k}", ray_letter(turn)),
                    nodes: arc(n, k).iter().map(|name| turn_name(name, turn)).collect(),
                    closed: false,
                });
            }
        }
        let border =
            (0..6).flat_map(|turn| border_part(n).into_iter().map(move |name| turn_name(&name, turn)));
        paths.push(PathLine { name: "border".to_string(), nodes: border.collect(), closed: true });
        Layout { size: n, nodes: places(n).into_iter().collect(), paths }
    }
}

fn turn_name(name: &str, sixths: u8) -> String {
    Symmetry::turn(sixths).rename(name).expect("the construction spells names well")
}

fn diameter(n: u8) -> Vec<String> {
    let mut nodes = vec!["a".to_string()];
    nodes.extend((1..=n).rev().map(|k| format!("a{k}")));
    nodes.push("o".to_string());
    nodes.extend((1..=n).map(|k| format!("d{k}")));
    nodes.push("d".to_string());
    nodes
}

/// Arc `ak`. The outermost arcs of neighbouring rays meet on the border without crossing before.
fn arc(n: u8, k: u8) -> Vec<String> {
    let crossed = if k == n { n - 1 } else { n };
    let mut nodes = vec![if k == n { "fa".to_string() } else { format!("a{k}f") }];
    nodes.extend((1..=crossed).rev().map(|l| format!("f{l}a{k}")));
    nodes.push(format!("a{k}"));
    nodes.extend((1..=crossed).map(|l| format!("a{k}b{l}")));
    nodes.push(if k == n { "ab".to_string() } else { format!("a{k}b") });
    nodes
}

/// The part of the border that faces ray `a`, its second special node left to the next part.
fn border_part(n: u8) -> Vec<String> {
    let mut nodes = vec!["fa".to_string()];
    nodes.extend((1..n).rev().map(|k| format!("f{k}a")));
    nodes.push("a".to_string());
    nodes.extend((1..n).map(|k| format!("b{k}a")));
    nodes
}

/// Half the angle an arc spans on the border, in radians.
fn half_angle(n: u8, k: u8) -> f64 {
    (30.0 + 30.0 * f64::from(n - k) / f64::from(n)).to_radians()
}

/// Angle of a ray; ray `a` points to the first player, drawn below.
fn ray_angle(ray: u8) -> f64 {
    f64::from(ray) * 60f64.to_radians()
}

/// A point at an angle from ray `a` and a distance from the centre.
fn point(angle: f64, distance: f64) -> [f64; 2] {
    [angle.sin() * distance, -angle.cos() * distance]
}

fn places(n: u8) -> BTreeMap<String, [f64; 2]> {
    let mut places = BTreeMap::new();
    places.insert("o".to_string(), [0.0, 0.0]);
    for ray in 0..6 {
        let (r, s, q) = (ray_letter(ray), ray_letter(ray + 1), ray_letter(ray + 5));
        let angle = ray_angle(ray);
        places.insert(r.to_string(), point(angle, 1.0));
        places.insert(format!("{r}{s}"), point(angle + 30f64.to_radians(), 1.0));
        for k in 1..=n {
            let half = half_angle(n, k);
            // The circle of the arc has its centre on the ray at 1/cos φ and radius tan φ.
            places.insert(format!("{r}{k}"), point(angle, 1.0 / half.cos() - half.tan()));
            if k < n {
                places.insert(format!("{r}{k}{s}"), point(angle + half, 1.0));
                places.insert(format!("{r}{k}{q}"), point(angle - half, 1.0));
            }
            for l in 1..=n {
                if k < n || l < n {
                    places.insert(format!("{r}{k}{s}{l}"), crossing(n, ray, k, l));
                }
            }
        }
    }
    places
}

/// Where arc `rk` crosses arc `sl` of the next ray: both circles are orthogonal to the unit circle, so a common point
/// satisfies |p|² − 2 p·c + 1 = 0 for both centres c, hence lies on the line p·(c₁ − c₂) = 0 through the board's centre.
fn crossing(n: u8, ray: u8, k: u8, l: u8) -> [f64; 2] {
    let centre = |ray: u8, k: u8| point(ray_angle(ray), 1.0 / half_angle(n, k).cos());
    let (c, d) = (centre(ray, k), centre(ray + 1, l));
    let direction = [-(c[1] - d[1]), c[0] - d[0]];
    let length = direction[0].hypot(direction[1]);
    let mut unit = [direction[0] / length, direction[1] / length];
    let mut along = unit[0] * c[0] + unit[1] * c[1];
    if along < 0.0 {
        unit = [-unit[0], -unit[1]];
        along = -along;
    }
    let distance = along - (along * along - 1.0).max(0.0).sqrt();
    [unit[0] * distance, unit[1] * distance]
}
