//! A session read afterwards as a yonkoma strip: four moments become a page of four panels.

use std::fmt::Write;

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
/// The part of a panel that is picture; the rest is its caption.
const CAPTION: u32 = 14;
/// Characters in one line of a caption.
const LINE: usize = 62;

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
    let (width, picture) = (WIDTH - 2 * MARGIN, height - CAPTION);
    let _ = write!(
        page,
        concat!(
            r#"<g transform="translate({x} {y})"><title>{said}</title>"#,
            r#"<rect width="{w}" height="{h}" fill="{ground}" stroke="black" stroke-width="0.8"/>"#,
            r#"<text x="2" y="5.5" font-size="4" fill="{ink}">{number}</text>"#
        ),
        x = MARGIN,
        y = top,
        said = escaped(said),
        w = width,
        h = picture,
        ground = if dark(moment) { "#222" } else { "white" },
        ink = if dark(moment) { "white" } else { "black" },
        number = number,
    );
    let (x, y) = (f64::from(width) / 2.0, f64::from(picture) / 2.0);
    rays(page, moment, f64::from(width), f64::from(picture));
    if let Some(Beat::Test { dice, .. }) = &moment.beat {
        faces(page, dice, x, y);
    }
    if let Some(Beat::Conflict { rollers, .. }) = &moment.beat {
        versus(page, (&rollers.0, &rollers.1), x, y);
    }
    if let Some(who) = &moment.who {
        let ink = if dark(moment) { "white" } else { "black" };
        let _ = write!(
            page,
            r#"<text x="{x}" y="{y}" font-size="5" font-style="italic" text-anchor="middle" fill="{ink}">{who}</text>"#,
            y = f64::from(picture) - 2.5,
            who = escaped(who),
        );
    }
    for (line, words) in (0u32..3).zip(lines(said)) {
        let _ = write!(
            page,
            r#"<text x="1" y="{y}" font-size="3.8">{words}</text>"#,
            y = f64::from(picture + 5) + f64::from(line) * 4.2,
            words = escaped(&words),
        );
    }
    page.push_str("</g>");
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

/// Two names against each other.
fn versus(page: &mut String, (one, other): (&str, &str), x: f64, y: f64) {
    for (name, dx, anchor) in [(one, -6.0, "end"), ("VS", 0.0, "middle"), (other, 6.0, "start")] {
        let _ = write!(
            page,
            r#"<text x="{at:.1}" y="{y:.1}" font-size="5" font-weight="bold" text-anchor="{anchor}">{name}</text>"#,
            at = x + dx,
            name = escaped(&shortened(name, 24)),
        );
    }
}

/// A text in lines that fit, the last one cut short if there are more than three.
fn lines(text: &str) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last_mut().expect("there is a line");
        if !line.is_empty() && line.chars().count() + 1 + word.chars().count() > LINE {
            lines.push(shortened(word, LINE));
        } else {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(&shortened(word, LINE));
        }
    }
    if lines.len() > 3 {
        lines.truncate(3);
        lines[2] = shortened(&format!("{}…………", lines[2]), LINE.min(lines[2].chars().count() + 1));
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
