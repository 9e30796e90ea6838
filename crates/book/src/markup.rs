//! What HTML and EPUB have in common: the parts of a book as markup that is HTML and XML alike.

use kernel::Language;
use words::{Args, Part, Section, Side, Speaker};

use crate::{Book, Chapter, ParagraphKind};

/// A document of a book: a chapter, or a part of its appendix.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Document {
    /// What it is called among files and links.
    pub(crate) id: String,
    pub(crate) title: String,
    /// The markup below its heading.
    pub(crate) body: String,
    pub(crate) is_appendix: bool,
}

impl Document {
    /// With its heading, as an element of its own.
    pub(crate) fn section(&self) -> String {
        let Self { id, title, body, is_appendix } = self;
        let (class, part) = if *is_appendix { ("appendix", "appendix") } else { ("chapter", "chapter") };
        format!(
            "<section class=\"{class}\" id=\"{id}\" role=\"doc-{part}\">\n<h2>{}</h2>\n{body}</section>\n",
            escaped(title)
        )
    }
}

/// The chapters and the appendix, in their order.
pub(crate) fn documents(book: &Book) -> Vec<Document> {
    let chapter = |(number, chapter): (usize, &Chapter)| Document {
        id: format!("chapter-{number}"),
        title: chapter.title.clone(),
        body: told(chapter),
        is_appendix: false,
    };
    let mut pictures = 0;
    let appendix = |(number, section): (usize, &Section)| Document {
        id: format!("appendix-{number}"),
        title: section.title.clone(),
        body: section.parts.iter().map(|part| part_of(part, &mut pictures)).collect(),
        is_appendix: true,
    };
    let chapters = (1..).zip(&book.chapters).map(chapter);
    chapters.chain((1..).zip(&book.appendix).map(appendix)).collect()
}

/// What stands on the title page.
pub(crate) fn title_page(book: &Book) -> String {
    // A book that is called after its game says so once.
    let game = match book.game == book.title {
        true => String::new(),
        false => format!("<p>{}</p>\n", escaped(&book.game)),
    };
    format!(
        "<h1>{}</h1>\n{game}<p>{}</p>\n<p>{}</p>\n",
        escaped(&book.title),
        escaped(&played_by(book)),
        escaped(&book.date),
    )
}

/// Who played.
pub(crate) fn played_by(book: &Book) -> String {
    Speaker::printed(book.language).say("book-by", &Args::new().with("company", book.company.as_str()))
}

/// The language as files name it.
pub(crate) fn code(language: Language) -> &'static str {
    match language {
        Language::Fr => "fr",
        Language::En => "en",
    }
}

fn told(chapter: &Chapter) -> String {
    let paragraph = |paragraph: &crate::Paragraph| {
        let class = match paragraph.kind {
            ParagraphKind::Told => "told",
            ParagraphKind::Remark => "remark",
            ParagraphKind::Mark => "mark",
        };
        format!("<p class=\"{class}\">{}</p>\n", escaped(&paragraph.text))
    };
    chapter.paragraphs.iter().map(paragraph).collect()
}

fn part_of(part: &Part, pictures: &mut usize) -> String {
    match part {
        Part::Heading(text) => format!("<h3>{}</h3>\n", escaped(text)),
        Part::Text(text) => format!("<p>{}</p>\n", escaped(text)),
        Part::Terms(terms) => {
            let term = |(term, what): &(String, String)| {
                format!("<div><dt>{}</dt><dd>{}</dd></div>\n", escaped(term), escaped(what))
            };
            format!("<dl>\n{}</dl>\n", terms.iter().map(term).collect::<String>())
        }
        Part::List(things) => {
            let thing = |thing: &String| format!("<li>{}</li>\n", escaped(thing));
            format!("<ul>\n{}</ul>\n", things.iter().map(thing).collect::<String>())
        }
        Part::Facing { heads, lines } => {
            let heads: String =
                heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escaped(head))).collect();
            let line = |sides: &[Side; 2]| {
                let cells: String = sides.iter().map(|side| format!("<td>{}</td>", facing(side))).collect();
                format!("<tr>{cells}</tr>\n")
            };
            let lines: String = lines.iter().map(line).collect();
            format!(
                "<table class=\"facing\">\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{lines}</tbody>\n</table>\n"
            )
        }
        Part::Table { heads, rows } => {
            let heads: String =
                heads.iter().map(|head| format!("<th scope=\"col\">{}</th>", escaped(head))).collect();
            let row = |row: &Vec<String>| {
                let cells: String = row.iter().map(|cell| format!("<td>{}</td>", escaped(cell))).collect();
                format!("<tr>{cells}</tr>\n")
            };
            let rows: String = rows.iter().map(row).collect();
            format!("<table>\n<thead><tr>{heads}</tr></thead>\n<tbody>\n{rows}</tbody>\n</table>\n")
        }
        Part::Picture { svg, caption, .. } => {
            *pictures += 1;
            // What is drawn refers to its own parts by names that must be one's alone in a document.
            let own = svg
                .replace(" id=\"", &format!(" id=\"picture-{pictures}-"))
                .replace("\"url(#", &format!("\"url(#picture-{pictures}-"));
            let caption = match caption.as_str() {
                "" => String::new(),
                caption => format!("<figcaption>{}</figcaption>", escaped(caption)),
            };
            format!("<figure>{own}{caption}</figure>\n")
        }
    }
}

/// Half a line of a contract, with the die on it.
fn facing(side: &Side) -> String {
    let die = side.die.map(|face| format!("<b class=\"die\">{face}</b> ")).unwrap_or_default();
    die + &escaped(&side.text)
}

/// What people wrote is text and never markup; what may not stand in XML is left out.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::new();
    for letter in text.chars() {
        match letter {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\n' | '\t' => safe.push(' '),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() => {}
            _ => safe.push(letter),
        }
    }
    safe
}
