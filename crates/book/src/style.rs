//! How a book looks: on a screen, in a reader of books and on paper.

use crate::{Book, Paper, markup::Document};

/// What is alike wherever it is read.
pub(crate) const COMMON: &str = "
h1, h2, h3 { font-weight: normal; hyphens: none; }
h1 { font-size: 2.2em; line-height: 1.15; margin: 0 0 1em; }
h2 { font-size: 1.35em; line-height: 1.3; margin: 2.4em 0 1.6em; text-align: center; break-after: avoid; }
h3 { font-size: 1.1em; line-height: 1.3; margin: 1.6em 0 .5em; break-after: avoid; }
p { margin: 0 0 .6em; text-align: justify; orphans: 3; widows: 3; }
.remark { font-size: .8em; line-height: 1.35; color: #5a5a5a; margin-left: 2em; text-align: left; break-inside: avoid; }
.mark { font-style: italic; text-align: center; margin: 1.2em 0 .6em; break-after: avoid; }
.mark::before { content: '\\2766\\a0'; font-style: normal; }
h3 + p { break-after: avoid; }
dl { margin: 0 0 .8em; break-inside: avoid; }
dl div { break-inside: avoid; margin: 0 0 .35em; }
dt { font-variant-caps: small-caps; display: inline; margin-right: .5em; color: #5a5a5a; }
dd { display: inline; margin: 0; }
ul { margin: 0 0 .8em; padding-left: 1.2em; }
li { margin: 0 0 .25em; break-inside: avoid; }
table { border-collapse: collapse; width: 100%; margin: .4em 0 1em; font-size: .9em; line-height: 1.35; }
th { font-variant-caps: small-caps; font-weight: normal; color: #5a5a5a; border-bottom: 1px solid #8a8a8a; }
th, td { text-align: left; vertical-align: top; padding: .35em .6em .35em 0; hyphens: auto; }
.facing th, .facing td { width: 50%; }
.facing td + td, .facing th + th { border-left: 1px solid #8a8a8a; padding-left: .7em; }
tr { break-inside: avoid; }
.die { display: inline-block; min-width: 1.2em; text-align: center; border: 1px solid #1a1a1a; border-radius: .25em;
  font-size: .85em; line-height: 1.3em; font-variant-numeric: lining-nums; }
figure { margin: 1em 0; text-align: center; break-inside: avoid; }
figure svg { max-width: 100%; height: auto; }
figcaption { font-size: .85em; line-height: 1.35; color: #5a5a5a; margin: .3em auto 0; max-width: 30em; }
";

/// What a page of the browser has besides.
const SCREEN: &str = "
body { font: 1.05rem/1.5 Georgia, 'Times New Roman', 'DejaVu Serif', serif; max-width: 34rem; margin: 0 auto;
  padding: 1rem; color: #1a1a1a; background: #fffdf8; hyphens: auto; overflow-wrap: break-word; }
header { min-height: 70vh; display: flex; flex-direction: column; justify-content: center; text-align: center; }
header p { text-align: center; }
nav ol { list-style: none; padding: 0; }
nav a { color: inherit; }
";

/// What paper has besides: pages with their heads and feet.
const PRINT: &str = "
  body { max-width: none; padding: 0; background: none; font-size: 10.5pt; }
  header { min-height: 0; padding-top: 30%; break-after: page; }
  nav { display: none; }
  section { break-before: page; }
  h2 { margin-top: 2.4rem; }
";

/// The style sheet of a reader of books, which has pages of its own.
pub(crate) const READER: &str = "
body { hyphens: auto; overflow-wrap: break-word; }
.title { text-align: center; margin-top: 25%; }
.title p { text-align: center; }
";

/// The style sheet of a book in one file, for the screen and for this paper.
pub(crate) fn in_one_file(book: &Book, documents: &[Document], paper: Paper) -> String {
    // What is drawn has room below the heading of its page.
    let (size, margin, drawn) = match paper {
        Paper::A4 => ("A4", "25mm 30mm", "200mm"),
        Paper::A5 => ("A5", "18mm 16mm", "135mm"),
    };
    let head = |text: &str| {
        format!("content: \"{}\"; font: italic 8pt Georgia, 'DejaVu Serif', serif;", quoted(text))
    };
    let foot = "content: counter(page); font: 8pt Georgia, 'DejaVu Serif', serif;";
    let mut pages = format!(
        "@page {{ size: {size}; margin: {margin};\n  @bottom-center {{ {foot} }} }}\n\
         @page :first {{ @top-center {{ content: none; }} @bottom-center {{ content: none; }} }}\n"
    );
    // What it is called stands over the pages on the left, what they are in over those on the right.
    for Document { id, title, .. } in documents {
        pages += &format!(
            "@page {id}:left {{ @top-center {{ {} }} }}\n@page {id}:right {{ @top-center {{ {} }} }}\n#{id} {{ page: {id}; }}\n",
            head(&shortened(&book.title)),
            head(&shortened(title)),
        );
    }
    format!("{SCREEN}{COMMON}@media print {{{PRINT}  figure svg {{ max-height: {drawn}; }}\n}}\n{pages}")
}

/// As much of a title as fits over a page.
fn shortened(text: &str) -> String {
    const MOST: usize = 60;
    if kernel::length(text) <= MOST {
        return text.to_owned();
    }
    let mut short: String = text.chars().take(MOST - 1).collect();
    if let Some(end) = short.rfind(char::is_whitespace) {
        short.truncate(end);
    }
    short + "…"
}

/// A text within quotes in a style sheet: every letter that could end it is written by its number.
fn quoted(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        if letter.is_ascii_alphanumeric() || letter == ' ' || !letter.is_ascii() && !letter.is_control() {
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

    #[test]
    fn a_long_title_is_cut_between_words() {
        let long = "Une très longue scène dans laquelle beaucoup de gens se retrouvent sans le vouloir";
        let short = shortened(long);
        assert!(kernel::length(&short) <= 60 && short.ends_with("gens se…"), "{short}");
        assert_eq!(shortened("Avant"), "Avant");
        assert_eq!(quoted("a\"}\n</style>"), "a\\22 \\7d \\a \\3c \\2f style\\3e ");
    }
}
