//! A book as one HTML file that prints as pages.

use words::Speaker;

use crate::{
    Book,
    markup::{Document, code, documents, escaped, title_page},
    style,
};

/// The paper on which it is printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Paper {
    A4,
    #[default]
    A5,
}

/// Writes a book as HTML.
pub fn html(book: &Book, paper: Paper) -> String {
    let documents = documents(book);
    let contents = Speaker::printed(book.language).just("book-contents");
    let line = |Document { id, title, .. }: &Document| {
        format!("<li><a href=\"#{id}\">{}</a></li>\n", escaped(title))
    };
    format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n\
         <style>{style}</style>\n</head>\n<body>\n<header>\n{cover}</header>\n\
         <nav aria-label=\"{contents}\">\n<ol>\n{lines}</ol>\n</nav>\n{sections}</body>\n</html>\n",
        language = code(book.language),
        title = escaped(&book.title),
        style = style::in_one_file(book, &documents, paper),
        cover = title_page(book),
        contents = escaped(&contents),
        lines = documents.iter().map(line).collect::<String>(),
        sections = documents.iter().map(Document::section).collect::<String>(),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sample::hostile;

    #[test]
    fn what_people_wrote_is_no_markup() {
        let written = html(&hostile(), Paper::A5);
        assert!(!written.contains("<script>"), "{written}");
        assert_eq!(written.matches("</style>").count(), 1, "{written}");
    }
}
