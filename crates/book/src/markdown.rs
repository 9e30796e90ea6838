//! A book as Markdown.

use words::{Args, Speaker};

use crate::{Book, ParagraphKind};

/// Writes a book as Markdown.
pub fn markdown(book: &Book) -> String {
    let by =
        Speaker::printed(book.language).say("book-by", &Args::new().with("company", book.company.as_str()));
    let mut text =
        format!("# {}\n\n{}\n\n{}\n\n{}\n", plain(&book.title), plain(&book.game), plain(&by), book.date);
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
    text
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

    #[test]
    fn what_people_wrote_is_no_markup() {
        assert_eq!(plain("# a\n* [b](c)"), "\\# a \\* \\[b\\](c)");
        assert_eq!(plain("3. c’est tout"), "3\\. c’est tout");
        assert_eq!(plain("- non"), "\\- non");
    }
}
