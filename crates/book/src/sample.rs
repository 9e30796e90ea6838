//! Books for tests.

use kernel::Language;
use words::{Part, Section, Side};

use crate::{Book, Chapter, Paragraph, ParagraphKind};

/// A book in which this is the only text.
fn of(text: &str) -> Book {
    let text = text.to_owned();
    let paragraph = |kind| Paragraph { kind, text: text.clone() };
    let kinds = [ParagraphKind::Mark, ParagraphKind::Told, ParagraphKind::Remark];
    let svg = r##"<svg viewBox="0 0 9 9"><g id="one"/><path id="two" fill="url(#one)" d="M0 0h9v9"/></svg>"##;
    let side = || Side { text: text.clone(), die: Some(4) };
    let parts = vec![
        Part::Heading(text.clone()),
        Part::Text(text.clone()),
        Part::Terms(vec![(text.clone(), text.clone())]),
        Part::List(vec![text.clone()]),
        Part::Facing { heads: [text.clone(), text.clone()], lines: vec![[side(), side()]] },
        Part::Table { heads: vec![text.clone()], rows: vec![vec![text.clone()]] },
        Part::Picture { svg: svg.to_owned(), caption: text.clone(), said: vec![text.clone()] },
        Part::Picture { svg: svg.to_owned(), caption: String::new(), said: Vec::new() },
    ];
    Book {
        language: Language::Fr,
        title: text.clone(),
        game: "Pactes".to_owned(),
        company: text.clone(),
        date: text.clone(),
        began: 0,
        ended: 1_798_761_599_999,
        chapters: vec![Chapter { title: text.clone(), paragraphs: kinds.map(paragraph).into() }],
        appendix: vec![Section { title: text.clone(), parts }],
    }
}

/// A book of plain sentences.
pub(crate) fn plain() -> Book {
    of("Un soir d’automne")
}

/// A book of those who would rather write a program.
pub(crate) fn hostile() -> Book {
    of("</style></title><script>\"&'\u{0}\u{1b}\u{ffff}]]> ")
}
