//! Somebody in a panel: a head in black and white whose hair is their own and whose face shows how it went.

use std::fmt::Write;

use super::mm;

/// What a face shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Mood {
    Calm,
    Wry,
    Glad,
    Shining,
    Hurt,
}

/// The same name always has the same hair and the same clothes.
fn seed(name: &str) -> usize {
    name.bytes().fold(7, |seed, byte| (seed * 31 + usize::from(byte)) % 9973)
}

/// Draws somebody with the middle of the head here.
pub(super) fn figure(page: &mut String, name: &str, mood: Mood, x: f64, y: f64) {
    let seed = seed(name);
    let (right, down) = (mm(x), mm(y));
    let cloth = ["#fff", "#bbb", "#444"][seed % 3];
    let mut path = |d: &str, fill: &str| {
        let _ = write!(
            page,
            r#"<path d="M{right} {down}{d}" fill="{fill}" stroke="black" stroke-width="0.7" stroke-linejoin="round"/>"#
        );
    };
    path("m-10 19q0-9 10-9q10 0 10 9z", cloth);
    path("m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0z", "#fff");
    match seed / 3 % 4 {
        0 => path("m-10-1l2.5-9l3.5 3.5l4-6l4 6l3.5-3.5l2.5 9l-5-3.5l-5 1.5l-5-1.5z", "#111"),
        1 => path("m-10 5q-3-16 10-16q13 0 10 16l-3 0l-.8-7.5q-6.2-2.5-12.4 0l-.8 7.5z", "#111"),
        2 => {
            path("m7-8a4 4 0 1 1 5 4z", "#777");
            path("m-9.6-1q-1-10 9.6-10q10.6 0 9.6 10l-3.6-4q-6-2-12 0z", "#777");
        }
        _ => {
            path("m-12-3.5l24 0l-2.6-2.4l-18.8 0z", "#111");
            path("m-8-5.9q0-6.6 8-6.6q8 0 8 6.6z", "#fff");
        }
    }
    face(page, mood, x, y);
}

fn face(page: &mut String, mood: Mood, x: f64, y: f64) {
    let (right, down) = (mm(x), mm(y));
    let mut line = |d: &str| {
        let _ = write!(
            page,
            r#"<path d="M{right} {down}{d}" fill="none" stroke="black" stroke-width="0.8" stroke-linecap="round"/>"#
        );
    };
    match mood {
        Mood::Calm => {
            line("m-3.4.4l0 1.8m6.8-1.8l0 1.8");
            line("m-1.6 5.4l3.2 0");
        }
        Mood::Wry => {
            line("m-3.4.4l0 1.8m5.6-1l2.6-.6");
            line("m-1.6 5.6l3.6-1");
        }
        Mood::Glad => {
            line("m-4.8 1.6q1.4-2 2.8 0m4 0q1.4-2 2.8 0");
            line("m-2.4 4.6q2.4 2.6 4.8 0");
        }
        Mood::Shining => {
            line("m-3.4-.8l0 3.6m-1.8-1.8l3.6 0m3.2-1.8l0 3.6m-1.8-1.8l3.6 0");
            line("m-2.6 4.2q2.6 4.4 5.2 0z");
            line("m-15-9l0 4m-2-2l4 0m26-5l0 4m-2-2l4 0");
        }
        Mood::Hurt => {
            line("m-4.6-.2l2.4 2.4m0-2.4l-2.4 2.4m6.8-2.4l2.4 2.4m0-2.4l-2.4 2.4");
            line("m-2.8 5.6q1-1.2 1.9 0t1.9 0t1.9 0");
            line("m10.6-1q-2 3 0 3.6q2-.6 0-3.6z");
        }
    }
}
