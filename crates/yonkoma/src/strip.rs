//! A session read afterwards as a yonkoma strip: four moments become a page of four panels.

use std::{collections::BTreeSet, fmt::Write};

use kernel::pips;

use crate::{
    figure::{Look, Mood, figure},
    moment::{Beat, Moment},
    vocabulary::Degree,
};

/// The page: an upright A5 that four panels fill from top to bottom.
const WIDTH: i32 = 392;
const HEIGHT: i32 = 556;
const MARGIN: i32 = 16;
const TITLE: i32 = 28;
const GAP: i32 = 7;
/// A panel.
const WIDE: i32 = WIDTH - 2 * MARGIN;
const TALL: i32 = 114;
/// How high the letters of a bubble and of a caption are, and their lines.
const SIZE: i32 = 11;
const TITLE_SIZE: i32 = 16;
const LINE: i32 = 14;
/// How wide the lines of a bubble and of a caption may be, and how many there can be.
const BUBBLE: i32 = 198;
const CAPTION: i32 = 334;
const LINES: usize = 4;
const CAPTION_LINES: usize = 3;

/// What stands in the panels, in the reader's language.
pub trait Captions {
    /// The caption of a moment that has none of its own.
    fn untold(&self, moment: &Moment) -> String;
}

/// Those in the pictures as they look, and the faces that are a Success.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Cast {
    /// Everybody.
    pub looks: Vec<Look>,
    /// Faces to be highlighted.
    pub successes: BTreeSet<u8>,
}

/// Four moments as a page of panels, as SVG: it scales, and prints on A5.
pub fn strip(title: &str, moments: &[Moment; 4], cast: &Cast, captions: &dyn Captions) -> String {
    let mut page = String::new();
    let _ = write!(
        page,
        concat!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="148mm" height="210mm" viewBox="0 0 {w} {h}" "#,
            r##"role="img" font-family="'Comic Neue','Trebuchet MS','Noto Sans','DejaVu Sans',sans-serif" fill="#111">"##,
            "<title>{title}</title><defs>",
            r#"<pattern id="tone" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">"#,
            r##"<circle cx="3" cy="3" r="1.25" fill="#111" opacity=".55"/></pattern>"##,
            r#"<clipPath id="panel"><rect width="{wide}" height="{tall}"/></clipPath></defs>"#,
            r#"<rect width="{w}" height="{h}" fill="white"/>"#,
            r#"<text x="{mid}" y="{y}" font-size="{large}" font-weight="bold" text-anchor="middle">{title}</text>"#
        ),
        w = WIDTH,
        h = HEIGHT,
        wide = WIDE,
        tall = TALL,
        mid = WIDTH / 2,
        y = MARGIN + 17,
        large = TITLE_SIZE,
        title = escaped(&cut(title, WIDE * SIZE / TITLE_SIZE)),
    );
    let mut top = MARGIN + TITLE;
    for (number, moment) in (1..).zip(moments) {
        let said = moment.caption.as_ref().map_or_else(|| captions.untold(moment), ToString::to_string);
        let _ = write!(
            page,
            r#"<g class="panel" transform="translate({MARGIN} {top})"><title>{}</title><g clip-path="url(#panel)">"#,
            escaped(&said)
        );
        Panel { page: &mut page, moment, cast, number, said: &said }.draw();
        let _ = write!(
            page,
            r##"</g><rect width="{WIDE}" height="{TALL}" fill="none" stroke="#111" stroke-width="3"/></g>"##
        );
        top += TALL + GAP;
    }
    let _ = write!(
        page,
        concat!(
            r#"<text x="{left}" y="{y}" font-size="10">{names}</text>"#,
            r#"<text x="{right}" y="{y}" font-size="10" text-anchor="end">Tablée, 4-KOMA</text></svg>"#
        ),
        left = MARGIN,
        right = WIDTH - MARGIN,
        y = HEIGHT - MARGIN + 4,
        names = escaped(&cut(&names(moments).join(" · "), WIDE - 100)),
    );
    page
}

/// Everybody in the pictures, once.
fn names(moments: &[Moment; 4]) -> Vec<&str> {
    let mut names: Vec<&str> = Vec::new();
    for who in moments.iter().flat_map(shown) {
        if !names.contains(&who) {
            names.push(who);
        }
    }
    names
}

/// Who is in the picture.
fn shown(moment: &Moment) -> Vec<&str> {
    match &moment.beat {
        Some(Beat::Conflict { rollers, .. }) => vec![&*rollers.0, &*rollers.1],
        Some(Beat::Test { roller: who, .. } | Beat::Gone { who, .. }) => {
            vec![moment.who.as_deref().unwrap_or(who)]
        }
        Some(Beat::Scene) | None => moment.who.iter().map(|who| &**who).collect(),
    }
}

struct Panel<'a> {
    page: &'a mut String,
    moment: &'a Moment,
    cast: &'a Cast,
    number: u32,
    said: &'a str,
}

impl Panel<'_> {
    fn draw(&mut self) {
        let who = shown(self.moment);
        match (&self.moment.beat, &who[..]) {
            (Some(Beat::Conflict { winner, .. }), [one, other]) => self.duel(one, other, winner.as_deref()),
            (_, [who, ..]) => self.alone(who),
            (_, []) => self.place(),
        }
    }

    fn raw(&mut self, drawn: &str) {
        self.page.push_str(drawn);
    }

    /// Somebody at this place, so large; in percent.
    fn somebody(&mut self, name: &str, mood: Mood, (x, y): (i32, i32), percent: i32) {
        let known = self.cast.looks.iter().find(|look| look.name == name).cloned();
        let look = known.unwrap_or_else(|| Look { name: name.to_owned(), sign: String::new() });
        let _ = write!(self.page, r#"<g transform="translate({x} {y}) scale(.{percent:02})">"#);
        figure(self.page, &look, mood);
        self.raw("</g>");
    }

    /// One person, and what is said; every other panel the other way round.
    fn alone(&mut self, who: &str) {
        let moment = self.moment;
        let left = self.number % 2 == 1;
        match &moment.beat {
            Some(Beat::Test { degree: Degree::Failure, .. } | Beat::Gone { .. }) => self.gloom(),
            Some(Beat::Test { degree: Degree::Spotlight, .. }) => self.sun(if left { 78 } else { 282 }),
            Some(Beat::Test { degree: Degree::Full, .. }) => self.speed(),
            Some(Beat::Test { degree: Degree::Partial, .. } | Beat::Scene | Beat::Conflict { .. }) | None => {
                self.ground();
            }
        }
        self.somebody(who, mood(moment), (if left { 30 } else { 234 }, 14), 92);
        let dice = match &moment.beat {
            Some(Beat::Test { dice, .. }) => &dice[..],
            Some(Beat::Scene | Beat::Conflict { .. } | Beat::Gone { .. }) | None => &[],
        };
        let middle = if left { 244 } else { 116 };
        self.bubble(middle, 12, left);
        self.faces(dice, middle, TALL - 32);
    }

    /// What is said, in a bubble around this place.
    fn bubble(&mut self, middle: i32, top: i32, tail_left: bool) {
        let lines = lines(self.said, BUBBLE, LINES);
        let wide = (longest(&lines) + 20).clamp(52, 218);
        let tall = i32::try_from(lines.len()).unwrap_or(1) * LINE + 12;
        let left = middle - wide / 2;
        let (edge, tip) = if tail_left { (left + 3, left - 14) } else { (left + wide - 3, left + wide + 14) };
        let _ = write!(
            self.page,
            concat!(
                r##"<rect x="{left}" y="{top}" width="{wide}" height="{tall}" rx="14" fill="white" stroke="#111" stroke-width="2"/>"##,
                r##"<path d="M{edge} {a}L{tip} {b}L{edge} {c}" fill="white" stroke="#111" stroke-width="2" stroke-linejoin="round"/>"##
            ),
            left = left,
            top = top,
            wide = wide,
            tall = tall,
            edge = edge,
            tip = tip,
            a = top + 10,
            b = top + 20,
            c = top + 19,
        );
        self.words(&lines, middle, top + 16);
    }

    fn words(&mut self, lines: &[String], middle: i32, first: i32) {
        for (y, words) in (0..).map(|line| first + line * LINE).zip(lines) {
            let _ = write!(
                self.page,
                r#"<text x="{middle}" y="{y}" font-size="{SIZE}" font-weight="bold" text-anchor="middle">{}</text>"#,
                escaped(words)
            );
        }
    }

    /// What is told, in a box along the foot.
    fn caption(&mut self) {
        let lines = lines(self.said, CAPTION, CAPTION_LINES);
        let wide = (longest(&lines) + 14).clamp(60, WIDE - 12);
        let tall = i32::try_from(lines.len()).unwrap_or(1) * LINE + 8;
        let (left, top) = ((WIDE - wide) / 2, TALL - tall - 6);
        let _ = write!(
            self.page,
            r##"<rect x="{left}" y="{top}" width="{wide}" height="{tall}" fill="white" stroke="#111" stroke-width="2"/>"##
        );
        self.words(&lines, WIDE / 2, top + 14);
    }

    /// Two against each other.
    fn duel(&mut self, one: &str, other: &str, winner: Option<&str>) {
        let mood = |who: &str| match winner {
            Some(winner) if winner == who => Mood::Bold,
            Some(_) => Mood::Hurt,
            None => Mood::Wry,
        };
        self.raw(r##"<path d="M200 0H360V114H160z" fill="url(#tone)"/><path d="M200 0L160 114" stroke="#111" stroke-width="4"/>"##);
        self.somebody(one, mood(one), (36, 4), 84);
        self.somebody(other, mood(other), (238, 4), 84);
        self.raw(concat!(
            r##"<g font-size="30" font-weight="bold" text-anchor="middle" transform="rotate(-8 180 60)">"##,
            r##"<text x="180" y="64" fill="none" stroke="white" stroke-width="5">VS</text>"##,
            r##"<text x="180" y="64" fill="#b3143c">VS</text></g>"##
        ));
        self.caption();
    }

    /// A place without anybody: roofs against the sky.
    fn place(&mut self) {
        self.raw(r##"<circle cx="290" cy="34" r="20" fill="#ffe27a" stroke="#111" stroke-width="2"/>"##);
        for (x, width, high) in [
            (0, 50, 46),
            (46, 38, 70),
            (84, 60, 36),
            (140, 40, 82),
            (178, 66, 52),
            (240, 44, 64),
            (284, 76, 40),
        ] {
            let fill = if high > 60 { "#3a3a40" } else { "url(#tone)" };
            let _ = write!(
                self.page,
                concat!(
                    r#"<rect x="{x}" y="{y}" width="{width}" height="{high}" fill="white"/>"#,
                    r##"<rect x="{x}" y="{y}" width="{width}" height="{high}" fill="{fill}" stroke="#111" stroke-width="2"/>"##
                ),
                x = x,
                y = TALL - high,
                width = width,
                high = high,
                fill = fill,
            );
        }
        self.caption();
    }

    /// Screentone on the ground.
    fn ground(&mut self) {
        self.raw(r#"<rect y="84" width="360" height="30" fill="url(#tone)"/>"#);
    }

    /// What went wrong darkens the edges.
    fn gloom(&mut self) {
        self.raw(r#"<rect width="360" height="114" fill="url(#tone)"/><rect width="360" height="114" fill="url(#tone)" transform="translate(3 2)"/>"#);
    }

    fn sun(&mut self, x: i32) {
        let _ = write!(self.page, r##"<circle cx="{x}" cy="58" r="56" fill="#ffe27a"/>"##);
        self.ground();
    }

    /// Speed lines.
    fn speed(&mut self) {
        for i in 0..16 {
            let (y, from) = (i * 7 + 3, (i * 97) % 180);
            let _ = write!(
                self.page,
                r##"<path d="M{from} {y}l{} -1v3z" fill="#111" opacity=".6"/>"##,
                90 + (i * 53) % 110
            );
        }
    }

    /// The dice as they lay on the table.
    fn faces(&mut self, dice: &[u8], middle: i32, top: i32) {
        let n = i32::try_from(dice.len().min(8)).unwrap_or(8);
        let left = middle - n * 13;
        for (x, face) in (0..n).map(|i| left + i * 26).zip(dice) {
            let fill = if self.cast.successes.contains(face) { "#ffe27a" } else { "white" };
            let _ = write!(
                self.page,
                r##"<g transform="translate({x} {top})"><rect width="22" height="22" rx="5" fill="{fill}" stroke="#111" stroke-width="2"/>"##
            );
            for (column, row) in pips(*face) {
                let _ =
                    write!(self.page, r#"<circle cx="{}" cy="{}" r="2.2"/>"#, 6 + 5 * column, 6 + 5 * row);
            }
            self.raw("</g>");
        }
    }
}

/// What a face shows when that has just happened.
fn mood(moment: &Moment) -> Mood {
    match &moment.beat {
        Some(Beat::Test { degree: Degree::Failure, .. } | Beat::Gone { .. }) => Mood::Hurt,
        Some(Beat::Test { degree: Degree::Partial, .. }) => Mood::Wry,
        Some(Beat::Test { degree: Degree::Full, .. }) => Mood::Bold,
        Some(Beat::Test { degree: Degree::Spotlight, .. }) => Mood::Glad,
        Some(Beat::Conflict { .. } | Beat::Scene) | None => Mood::Keen,
    }
}

/// A text in lines that fit, the last one cut short if there are too many.
fn lines(text: &str, widest: i32, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        let longer = lines.last().map(|line| format!("{line} {word}")).filter(|line| width(line) <= widest);
        match (longer, lines.last_mut()) {
            (Some(longer), Some(line)) => *line = longer,
            _ => lines.push(cut(word, widest)),
        }
    }
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            *last = cut(&format!("{last}…"), widest);
        }
    }
    lines
}

/// How wide the widest line is.
fn longest(lines: &[String]) -> i32 {
    lines.iter().map(|line| width(line)).max().unwrap_or(0)
}

/// As much of a line as is not too wide, and an ellipsis for the rest.
fn cut(line: &str, widest: i32) -> String {
    let mut kept = line.to_owned();
    let mut shown = line.to_owned();
    while width(&shown) > widest && kept.pop().is_some() {
        shown = format!("{}…", kept.trim_end_matches(['…', ' ']));
    }
    shown
}

/// How wide a line is at most, in bold letters of the widest of the fonts that a strip may be set in: nobody measures
/// here, and what is too wide would stand outside its frame.
fn width(line: &str) -> i32 {
    let wide = |letter: char| match letter {
        ' ' | '\u{a0}' | '\u{202f}' | 'i' | 'j' | 'l' | 'I' | 'J' | 'î' | 'ï' | '.' | ',' | '’' | '\''
        | '|' => 38,
        'f' | 't' | 'r' | '!' | ':' | ';' | '-' | '/' | '(' | ')' => 50,
        's' | 'c' | 'ç' | 'z' | '?' => 60,
        'm' | 'w' | 'M' | 'W' | 'œ' | 'æ' | 'Œ' | 'Æ' | '…' | '—' | '%' | '@' => 117,
        letter if letter >= '\u{2e80}' => 117,
        letter if letter.is_uppercase() => 87,
        _ => 72,
    };
    line.chars().map(wide).sum::<i32>() * SIZE / 100
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
