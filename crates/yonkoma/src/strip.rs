//! A session read afterwards as a yonkoma strip: four moments become a page of four panels.

mod figure;

use std::fmt::Write;

use self::figure::{Mood, figure};
use crate::{
    moment::{Beat, Moment},
    words::Degree,
};

/// The page, in millimetres: an upright A5 that four panels fill from top to bottom.
const WIDTH: u32 = 148;
const HEIGHT: u32 = 210;
const MARGIN: u32 = 8;
const TITLE: u32 = 12;
const GAP: u32 = 3;
/// Characters in one line of a caption, and how many lines there can be.
const LINE: usize = 38;
const LINES: usize = 4;

/// What stands under the panels, in the reader's language.
pub trait Captions {
    /// The caption of a moment that has none of its own.
    fn untold(&self, moment: &Moment) -> String;
}

/// Four moments as a page of panels with captions, as SVG: it scales, and prints on A5.
pub fn strip(title: &str, moments: &[Moment; 4], captions: &dyn Captions) -> String {
    let mut page = String::new();
    let panel = (HEIGHT - 2 * MARGIN - TITLE - 3 * GAP) / 4;
    let _ = write!(
        page,
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{w}mm" height="{h}mm" viewBox="0 0 {w} {h}" "#,
            r#"role="img" font-family="sans-serif">"#,
            "<title>{title}</title>",
            r#"<rect width="{w}" height="{h}" fill="white"/>"#,
            r#"<text x="{mid}" y="{y}" font-size="7" font-weight="bold" text-anchor="middle">{title}</text>"#
        ),
        w = WIDTH,
        h = HEIGHT,
        mid = WIDTH / 2,
        y = MARGIN + 7,
        title = escaped(title),
    );
    let mut top = MARGIN + TITLE;
    for (number, moment) in (1..).zip(moments) {
        let said = moment.caption.as_ref().map_or_else(|| captions.untold(moment), ToString::to_string);
        draw(&mut page, number, moment, &said, top, panel);
        top += panel + GAP;
    }
    page.push_str("</svg>");
    page
}

fn draw(page: &mut String, number: u32, moment: &Moment, said: &str, top: u32, height: u32) {
    let (width, tall) = (f64::from(WIDTH - 2 * MARGIN), f64::from(height));
    let ink = if dark(moment) { "white" } else { "black" };
    let _ = write!(
        page,
        concat!(
            r#"<g transform="translate({x} {y})"><title>{said}</title>"#,
            r#"<rect width="{w}" height="{h}" fill="{ground}" stroke="black" stroke-width="1"/>"#
        ),
        x = MARGIN,
        y = top,
        said = escaped(said),
        w = width,
        h = height,
        ground = if dark(moment) { "#222" } else { "white" },
    );
    rays(page, moment, width, tall);
    let _ =
        write!(page, r#"<text x="2" y="5.5" font-size="4" font-weight="bold" fill="{ink}">{number}</text>"#);
    match &moment.beat {
        Some(Beat::Conflict { rollers, winner, .. }) => {
            duel(page, (&rollers.0, &rollers.1), winner.as_deref(), width, tall);
            bubble(page, said, width / 2.0, (32.0, width - 32.0), None);
        }
        beat => {
            let whose = match beat {
                Some(Beat::Test { roller, .. }) => Some(roller),
                Some(Beat::Gone { who, .. }) => Some(who),
                _ => None,
            };
            let who = moment.who.as_ref().or(whose);
            match who {
                Some(who) => {
                    figure(page, who, mood(moment), 22.0, 17.0);
                    name(page, who, 22.0, tall - 2.0, ink);
                }
                None => skyline(page, tall),
            }
            bubble(page, said, (width + 38.0) / 2.0, (42.0, width - 4.0), who.map(|_| 35.0));
        }
    }
    if let Some(Beat::Test { dice, .. }) = &moment.beat {
        faces(page, dice, (width + 42.0) / 2.0, tall - 6.0);
    }
    page.push_str("</g>");
}

/// What a face shows when that has just happened.
fn mood(moment: &Moment) -> Mood {
    match &moment.beat {
        Some(Beat::Test { degree: Degree::Failure, .. } | Beat::Gone { .. }) => Mood::Hurt,
        Some(Beat::Test { degree: Degree::Partial, .. }) => Mood::Wry,
        Some(Beat::Test { degree: Degree::Full, .. }) => Mood::Glad,
        Some(Beat::Test { degree: Degree::Spotlight, .. }) => Mood::Shining,
        Some(Beat::Conflict { .. } | Beat::Scene) | None => Mood::Calm,
    }
}

fn name(page: &mut String, who: &str, x: f64, y: f64, ink: &str) {
    let _ = write!(
        page,
        r#"<text x="{x:.1}" y="{y:.1}" font-size="4" font-style="italic" text-anchor="middle" fill="{ink}">{who}</text>"#,
        who = escaped(&shortened(who, 20)),
    );
}

/// What is said, in a bubble between these sides; its tail points to whoever stands there.
fn bubble(page: &mut String, said: &str, middle: f64, (left, right): (f64, f64), tail: Option<f64>) {
    let wide = right - left;
    let letters = if wide < 80.0 { LINE * 3 / 4 } else { LINE };
    let lines = lines(said, letters);
    let tall = f64::from(u32::try_from(lines.len()).unwrap_or(1)) * 4.8 + 4.0;
    let _ = write!(
        page,
        r#"<rect x="{left:.1}" y="4" width="{wide:.1}" height="{tall:.1}" rx="5" fill="white" stroke="black" stroke-width="0.6"/>"#
    );
    if let Some(to) = tail {
        let _ = write!(
            page,
            r#"<path d="M{left:.1} 9L{to:.1} 15L{left:.1} 13.5z" fill="white" stroke="black" stroke-width="0.6"/><path d="M{inside:.1} 8.6l0 5.2" stroke="white" stroke-width="1"/>"#,
            inside = left + 0.4,
        );
    }
    for (line, words) in (0u32..).zip(lines) {
        let _ = write!(
            page,
            r#"<text x="{middle:.1}" y="{y:.1}" font-size="4.1" text-anchor="middle">{words}</text>"#,
            y = 9.2 + f64::from(line) * 4.8,
            words = escaped(&words),
        );
    }
}

/// A place without anybody: roofs against the sky.
fn skyline(page: &mut String, tall: f64) {
    page.push_str(r#"<circle cx="12" cy="14" r="5" fill="none" stroke="black" stroke-width="0.6"/>"#);
    for (x, width, high) in
        [(2.0, 8.0, 12.0), (10.0, 6.0, 18.0), (16.0, 10.0, 9.0), (26.0, 7.0, 22.0), (33.0, 6.0, 14.0)]
    {
        let _ = write!(
            page,
            r#"<rect x="{x}" y="{:.1}" width="{width}" height="{high}" fill="{}" stroke="black" stroke-width="0.5"/>"#,
            tall - high,
            if high > 15.0 { "#222" } else { "#bbb" },
        );
    }
}

/// Two against each other.
fn duel(page: &mut String, (one, other): (&str, &str), winner: Option<&str>, width: f64, tall: f64) {
    let mood = |who: &str| match winner {
        Some(winner) if winner == who => Mood::Glad,
        Some(_) => Mood::Hurt,
        None => Mood::Wry,
    };
    for (who, x) in [(one, 16.0), (other, width - 16.0)] {
        figure(page, who, mood(who), x, 17.0);
        name(page, who, x, tall - 2.0, "black");
    }
    let _ = write!(
        page,
        r#"<text x="{x:.1}" y="{y:.1}" font-size="9" font-weight="bold" font-style="italic" text-anchor="middle">VS</text>"#,
        x = width / 2.0,
        y = tall - 5.0,
    );
}

/// A dark panel for what went wrong.
fn dark(moment: &Moment) -> bool {
    match &moment.beat {
        Some(Beat::Test { degree, .. }) => *degree == Degree::Failure,
        Some(Beat::Gone { .. }) => true,
        Some(Beat::Scene | Beat::Conflict { .. }) | None => false,
    }
}

/// Speed lines from the edges, the more the better it went.
fn rays(page: &mut String, moment: &Moment, width: f64, height: f64) {
    let n = match &moment.beat {
        Some(Beat::Test { degree: Degree::Spotlight, .. }) => 28,
        Some(Beat::Test { degree: Degree::Full, .. }) => 14,
        Some(Beat::Conflict { .. }) => 20,
        Some(
            Beat::Test { degree: Degree::Partial | Degree::Failure, .. } | Beat::Scene | Beat::Gone { .. },
        )
        | None => 0,
    };
    for i in 0..n {
        let turn = std::f64::consts::TAU * f64::from(i) / f64::from(n);
        let (dx, dy) = (turn.cos(), turn.sin());
        let (x, y) = (width / 2.0, height / 2.0);
        // As far as the frame, which the line must not cross.
        let far = (x / dx.abs().max(1e-6)).min(y / dy.abs().max(1e-6));
        let near = far * 0.75;
        let _ = write!(
            page,
            r#"<path d="M{:.1} {:.1}L{:.1} {:.1}" stroke="black" stroke-width="0.4"/>"#,
            x + dx * near,
            y + dy * near,
            x + dx * far,
            y + dy * far,
        );
    }
}

/// The dice as they lay on the table.
fn faces(page: &mut String, dice: &[u8], x: f64, y: f64) {
    let n = u32::try_from(dice.len().min(12)).unwrap_or(12);
    let left = x - f64::from(n) * 4.5;
    for (i, face) in (0..n).zip(dice) {
        let at = left + f64::from(i) * 9.0;
        let _ = write!(
            page,
            concat!(
                r#"<rect x="{at:.1}" y="{top:.1}" width="8" height="8" rx="1.5" fill="white" stroke="black" "#,
                r#"stroke-width="0.5"/><text x="{mid:.1}" y="{base:.1}" font-size="6" text-anchor="middle">{face}</text>"#
            ),
            at = at,
            top = y - 5.0,
            mid = at + 4.0,
            base = y + 1.0,
            face = face,
        );
    }
}

/// A text in lines that fit, the last one cut short if there are too many.
fn lines(text: &str, most: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > most {
            lines.push(shortened(word, most));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&shortened(word, most));
        }
    }
    if lines.len() > LINES {
        lines.truncate(LINES);
        let last = lines.last_mut().expect("there is a line");
        *last = shortened(&format!("{last}…………"), most.min(last.chars().count() + 1));
    }
    lines
}

fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        text.to_owned()
    } else {
        text.chars().take(most - 1).chain(['…']).collect()
    }
}

/// Characters that mean something in XML, and those that may not stand in it, replaced.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for c in text.chars() {
        match c {
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            '"' => safe.push_str("&quot;"),
            '\n' | '\t' => safe.push(' '),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => (),
            c => safe.push(c),
        }
    }
    safe
}
