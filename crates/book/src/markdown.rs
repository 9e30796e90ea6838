//! A book as Markdown.

use words::{Part, Side};

use crate::{Book, ParagraphKind, markup::played_by};

/// Writes a book as Markdown.
pub fn markdown(book: &Book) -> String {
    let by = played_by(book);
    let mut text = format!(
        "# {}\n\n{}\n\n{}\n\n{}\n",
        plain(&book.title),
        plain(&book.game),
        plain(&by),
        plain(&book.date)
    );
    for chapter in &book.chapters {
        text += &format!("\n## {}\n", plain(&chapter.title));
        for paragraph in &chapter.paragraphs {
            let said = plain(&paragraph.text);
            text += &match paragraph.kind {
                ParagraphKind::Told => format!("\n{said}\n"),
                ParagraphKind::Remark => format!("\n> {said}\n"),
                ParagraphKind::Mark => format!("\n**❦ {said}**\n"),
            };
        }
    }
    for section in &book.appendix {
        text += &format!("\n## {}\n", plain(&section.title));
        text.extend(section.parts.iter().map(part));
    }
    text
}

fn part(part: &Part) -> String {
    match part {
        Part::Heading(text) => format!("\n### {}\n", plain(text)),
        Part::Text(text) => format!("\n{}\n", plain(text)),
        Part::Terms(terms) => {
            let term = |(term, what): &(String, String)| format!("- *{}* {}\n", plain(term), plain(what));
            format!("\n{}", terms.iter().map(term).collect::<String>())
        }
        Part::List(things) => list(things),
        Part::Facing { heads, lines } => {
            let side = |side: &Side| match side.die {
                Some(face) => format!("**{face}** {}", plain(&side.text)),
                None => plain(&side.text),
            };
            let lines = lines.iter().map(|[one, other]| vec![side(one), side(other)]);
            table(heads, lines)
        }
        Part::Table { heads, rows } => {
            table(heads, rows.iter().map(|row| row.iter().map(|cell| plain(cell)).collect()))
        }
        // What is drawn is said.
        Part::Picture { caption, said, .. } => {
            let caption =
                if caption.is_empty() { String::new() } else { format!("\n*{}*\n", plain(caption)) };
            caption + &list(said)
        }
    }
}

fn list(things: &[String]) -> String {
    let things: String = things.iter().map(|thing| format!("- {}\n", plain(thing))).collect();
    if things.is_empty() { things } else { format!("\n{things}") }
}

fn table(heads: &[String], rows: impl Iterator<Item = Vec<String>>) -> String {
    let line = |cells: Vec<String>| format!("| {} |\n", cells.join(" | "));
    let head = line(heads.iter().map(|head| plain(head)).collect());
    let rule = line(vec!["---".to_owned(); heads.len()]);
    format!("\n{head}{rule}{}", rows.map(line).collect::<String>())
}

/// What people wrote is text and never a heading, a list or a link.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.split_whitespace().collect::<Vec<_>>().join(" ").chars() {
        if "\\`*_{}[]<>#|~&!".contains(letter) || plain.is_empty() && "+-=".contains(letter) {
            plain.push('\\');
        }
        plain.push(letter);
    }
    // A number at the beginning is no list.
    match plain.find(|letter: char| !letter.is_ascii_digit()) {
        Some(end) if end > 0 && plain[end..].starts_with(['.', ')']) => plain.insert(end, '\\'),
        Some(_) | None => {}
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::hostile;

    #[test]
    fn what_people_wrote_is_no_markup() {
        assert_eq!(plain("# a\n* [b](c)"), "\\# a \\* \\[b\\](c)");
        assert_eq!(plain("3. c’est tout"), "3\\. c’est tout");
        assert_eq!(plain("- non"), "\\- non");
        assert!(!markdown(&hostile()).contains("<script>"));
    }
}
