//! A session read afterwards as a yonkoma strip: four moments become a page of four panels.

mod figure;

use std::fmt::{self, Write};

use self::figure::{Mood, figure};
use crate::{
    moment::{Beat, Moment},
    vocabulary::Degree,
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
        w = mm(width),
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
                Some(Beat::Scene | Beat::Conflict { .. }) | None => None,
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
        r#"<text x="{x}" y="{y}" font-size="4" font-style="italic" text-anchor="middle" fill="{ink}">{who}</text>"#,
        x = mm(x),
        y = mm(y),
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
        r#"<rect x="{left}" y="4" width="{wide}" height="{tall}" rx="5" fill="white" stroke="black" stroke-width="0.6"/>"#,
        left = mm(left),
        wide = mm(wide),
        tall = mm(tall),
    );
    if let Some(to) = tail {
        let _ = write!(
            page,
            r#"<path d="M{left} 9L{to} 15L{left} 13.5z" fill="white" stroke="black" stroke-width="0.6"/><path d="M{inside} 8.6l0 5.2" stroke="white" stroke-width="1"/>"#,
            left = mm(left),
            to = mm(to),
            inside = mm(left + 0.4),
        );
    }
    for (line, words) in (0u32..).zip(lines) {
        let _ = write!(
            page,
            r#"<text x="{middle}" y="{y}" font-size="4.1" text-anchor="middle">{words}</text>"#,
            middle = mm(middle),
            y = mm(9.2 + f64::from(line) * 4.8),
            words = escaped(&words),
        );
    }
}

/// A place without anybody: roofs against the sky.
fn skyline(page: &mut String, tall: f64) {
    page.push_str(r#"<circle cx="12" cy="14" r="5" fill="none" stroke="black" stroke-width="0.6"/>"#);
    for (x, width, high) in [(2, 8, 12), (10, 6, 18), (16, 10, 9), (26, 7, 22), (33, 6, 14)] {
        let _ = write!(
            page,
            r#"<rect x="{x}" y="{}" width="{width}" height="{high}" fill="{}" stroke="black" stroke-width="0.5"/>"#,
            mm(tall - f64::from(high)),
            if high > 15 { "#222" } else { "#bbb" },
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
        r#"<text x="{x}" y="{y}" font-size="9" font-weight="bold" font-style="italic" text-anchor="middle">VS</text>"#,
        x = mm(width / 2.0),
        y = mm(tall - 5.0),
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
    let (x, y) = (width / 2.0, height / 2.0);
    for i in 0..n {
        let (u, v) = edge(f64::from(i) / f64::from(n), width, height);
        let near = |middle: f64, far: f64| mm(middle + (far - middle) * 0.75);
        let _ = write!(
            page,
            r#"<path d="M{} {}L{} {}" stroke="black" stroke-width="0.4"/>"#,
            near(x, u),
            near(y, v),
            mm(u),
            mm(v),
        );
    }
}

/// Where one is after that part of the way round the frame.
fn edge(part: f64, width: f64, height: f64) -> (f64, f64) {
    let far = part * 2.0 * (width + height);
    if far < width {
        (far, 0.0)
    } else if far < width + height {
        (width, far - width)
    } else if far < 2.0 * width + height {
        (2.0 * width + height - far, height)
    } else {
        (0.0, 2.0 * (width + height) - far)
    }
}

/// A length as it stands in the page, to a tenth of a millimetre. (How to write any number with a fraction is as long
/// as all that draws a panel.)
struct Mm(i32);

#[expect(clippy::cast_possible_truncation, reason = "a page is a few hundred millimetres high")]
fn mm(length: f64) -> Mm {
    Mm((length * 10.0).round() as i32)
}

impl fmt::Display for Mm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, tenths) = (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs());
        write!(f, "{sign}{}.{}", tenths / 10, tenths % 10)
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
                r#"<rect x="{at}" y="{top}" width="8" height="8" rx="1.5" fill="white" stroke="black" "#,
                r#"stroke-width="0.5"/><text x="{mid}" y="{base}" font-size="6" text-anchor="middle">{face}</text>"#
            ),
            at = mm(at),
            top = mm(y - 5.0),
            mid = mm(at + 4.0),
            base = mm(y + 1.0),
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
