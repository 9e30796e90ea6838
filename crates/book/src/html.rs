//! A book as one HTML file that prints as pages.

use kernel::Language;
use words::{Args, Speaker};

use crate::{Book, ParagraphKind};

/// The paper on which it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    A4,
    #[default]
    A5,
}

/// How it looks, on a screen and on paper.
const STYLE: &str = "
body { font: 1.05rem/1.5 Georgia, 'Times New Roman', serif; max-width: 34rem; margin: 0 auto; padding: 1rem;
  color: #1a1a1a; background: #fffdf8; hyphens: auto; overflow-wrap: break-word; }
header { min-height: 70vh; display: flex; flex-direction: column; justify-content: center; text-align: center; }
h1 { font-size: 2.2rem; line-height: 1.15; margin: 0 0 1rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 3rem 0 1.2rem; text-align: center; break-after: avoid; }
p { margin: 0 0 .6em; text-align: justify; orphans: 3; widows: 3; }
header p, .mark { text-align: center; }
.remark { font-size: .8rem; line-height: 1.35; color: #5a5a5a; margin-left: 2rem; text-align: left; break-inside: avoid; }
.mark { font-style: italic; margin: 1.2em 0 .6em; break-after: avoid; }
@media print {
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  header { min-height: 0; padding-top: 30%; break-after: page; }
  h2 { break-before: page; margin-top: 2rem; }
  header + h2 { break-before: auto; }
}
";

/// Writes a book as HTML.
pub fn html(book: &Book, paper: Paper) -> String {
    let (size, margin) = match paper {
        Paper::A4 => ("A4", "25mm 30mm"),
        Paper::A5 => ("A5", "18mm 16mm"),
    };
    let language = match book.language {
        Language::Fr => "fr",
        Language::En => "en",
    };
    let title = escaped(&book.title);
    let by =
        Speaker::printed(book.language).say("book-by", &Args::new().with("company", book.company.as_str()));
    let mut text = format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}\
         @page {{ size: {size}; margin: {margin};\n  @top-center {{ content: \"{}\"; font: italic 8pt serif; }}\n  \
         @bottom-center {{ content: counter(page); font: 8pt serif; }} }}\n\
         @page :first {{ @top-center {{ content: none; }} @bottom-center {{ content: none; }} }}\n</style>\n</head>\n\
         <body>\n<header>\n<h1>{title}</h1>\n<p>{}</p>\n<p>{}</p>\n<p>{}</p>\n</header>\n",
        in_style(&book.title),
        escaped(&book.game),
        escaped(&by),
        escaped(&book.date),
    );
    for chapter in &book.chapters {
        text += &format!("<h2>{}</h2>\n", escaped(&chapter.title));
        for paragraph in &chapter.paragraphs {
            let class = match paragraph.kind {
                ParagraphKind::Told => "told",
                ParagraphKind::Remark => "remark",
                ParagraphKind::Mark => "mark",
            };
            text += &format!("<p class=\"{class}\">{}</p>\n", escaped(&paragraph.text));
        }
    }
    text + "</body>\n</html>\n"
}

/// What people wrote is text and never markup.
fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            _ => safe.push(letter),
        }
    }
    safe
}

/// A text within quotes in a style sheet: every letter that could end it is written by its number.
fn in_style(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() || letter == ' ' || !letter.is_ascii() {
            safe.push(letter);
        } else {
            safe += &format!("\\{:x} ", u32::from(letter));
        }
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chapter, Paragraph};

    #[test]
    fn what_people_wrote_is_no_markup() {
        let evil = "</style><script>\"&";
        let book = Book {
            language: Language::Fr,
            title: evil.to_owned(),
            game: evil.to_owned(),
            company: evil.to_owned(),
            date: String::new(),
            chapters: vec![Chapter {
                title: evil.to_owned(),
                paragraphs: vec![Paragraph { kind: ParagraphKind::Told, text: evil.to_owned() }],
            }],
        };
        let written = html(&book, Paper::A5);
        assert!(!written.contains("<script>"), "{written}");
        assert_eq!(written.matches("</style>").count(), 1, "{written}");
    }
}
