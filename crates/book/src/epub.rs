//! A book as EPUB 3: a folder of XHTML documents in a ZIP file.

use std::io::Write;

use flate2::{Compression, write::DeflateEncoder};
use rawzip::{CompressionMethod, Error, ZipArchiveWriter};
use sha2::{Digest, Sha256};
use words::Speaker;

use crate::{
    Book,
    date::stamp,
    markup::{Document, code, documents, escaped, played_by, title_page},
    style,
};

const CONTAINER: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
"#;

/// Whether a file is made small. How small it gets tells something of what is in it to whoever sees it pass by and could
/// add to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Packing {
    Small,
    AsItIs,
}

/// Writes a book as EPUB. The same book makes the same bytes.
pub fn epub(book: &Book, packing: Packing) -> Vec<u8> {
    written(book, packing).expect("a file in memory takes what is written to it")
}

fn written(book: &Book, packing: Packing) -> Result<Vec<u8>, Error> {
    let documents = documents(book);
    let contents = Speaker::printed(book.language).just("book-contents");
    let mut archive = ZipArchiveWriter::new(Vec::new());
    let mut file = |name: &str, text: &str, packing: Packing| -> Result<(), Error> {
        let entry = archive.new_file(name);
        match packing {
            Packing::Small => {
                let (mut entry, config) = entry.compression_method(CompressionMethod::DEFLATE).start()?;
                let mut writer = config.wrap(DeflateEncoder::new(&mut entry, Compression::default()));
                writer.write_all(text.as_bytes())?;
                let (encoder, descriptor) = writer.finish()?;
                encoder.finish()?;
                entry.finish(descriptor)?;
            }
            Packing::AsItIs => {
                let (mut entry, config) = entry.compression_method(CompressionMethod::STORE).start()?;
                let mut writer = config.wrap(&mut entry);
                writer.write_all(text.as_bytes())?;
                let (_, descriptor) = writer.finish()?;
                entry.finish(descriptor)?;
            }
        }
        Ok(())
    };
    // What kind of file it is comes first, as it is.
    file("mimetype", "application/epub+zip", Packing::AsItIs)?;
    let mut file = |name: &str, text: &str| file(name, text, packing);
    file("META-INF/container.xml", CONTAINER)?;
    file("book/package.opf", &package(book, &documents))?;
    file("book/nav.xhtml", &page(book, &contents, &nav(book, &contents, &documents)))?;
    file("book/style.css", &format!("{}{}", style::READER, style::COMMON))?;
    let title =
        format!("<section class=\"title\" epub:type=\"titlepage\">\n{}</section>\n", title_page(book));
    file("book/title.xhtml", &page(book, &book.title, &title))?;
    for document in &documents {
        file(&format!("book/{}.xhtml", document.id), &page(book, &document.title, &document.section()))?;
    }
    archive.finish()
}

/// A document of its own.
fn page(book: &Book, title: &str, body: &str) -> String {
    let language = code(book.language);
    // A document needs a title, whatever people called it.
    let title = if title.trim().is_empty() { &book.game } else { title };
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<!DOCTYPE html>\n\
         <html xmlns=\"http://www.w3.org/1999/xhtml\" xmlns:epub=\"http://www.idpf.org/2007/ops\" \
         lang=\"{language}\" xml:lang=\"{language}\">\n<head>\n<title>{}</title>\n\
         <link rel=\"stylesheet\" type=\"text/css\" href=\"style.css\"/>\n</head>\n<body>\n{body}</body>\n</html>\n",
        escaped(title)
    )
}

/// The contents.
fn nav(book: &Book, contents: &str, documents: &[Document]) -> String {
    let entry = |id: &str, title: &str| format!("<li><a href=\"{id}.xhtml\">{}</a></li>\n", escaped(title));
    let title = if book.title.trim().is_empty() { &book.game } else { &book.title };
    let lines: String = documents.iter().map(|document| entry(&document.id, &document.title)).collect();
    format!(
        "<nav epub:type=\"toc\" id=\"toc\">\n<h2>{}</h2>\n<ol>\n{}{lines}</ol>\n</nav>\n",
        escaped(contents),
        entry("title", title),
    )
}

/// What is in it, and in what order it is read.
fn package(book: &Book, documents: &[Document]) -> String {
    let drawn = |document: &Document| if document.body.contains("<svg") { " properties=\"svg\"" } else { "" };
    let item = |id: &str, properties: &str| {
        format!("<item id=\"{id}\" href=\"{id}.xhtml\" media-type=\"application/xhtml+xml\"{properties}/>\n")
    };
    let items: String = documents.iter().map(|document| item(&document.id, drawn(document))).collect();
    let order: String =
        documents.iter().map(|document| format!("<itemref idref=\"{}\"/>\n", document.id)).collect();
    format!(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\
         <package xmlns=\"http://www.idpf.org/2007/opf\" version=\"3.0\" unique-identifier=\"id\" xml:lang=\"{language}\">\n\
         <metadata xmlns:dc=\"http://purl.org/dc/elements/1.1/\">\n\
         <dc:identifier id=\"id\">{identifier}</dc:identifier>\n<dc:title>{title}</dc:title>\n\
         <dc:language>{language}</dc:language>\n<dc:creator>{company}</dc:creator>\n\
         <dc:description>{game}. {by}. {date}.</dc:description>\n<dc:date>{began}</dc:date>\n\
         <meta property=\"dcterms:modified\">{ended}</meta>\n</metadata>\n\
         <manifest>\n{nav}{cover}<item id=\"style\" href=\"style.css\" media-type=\"text/css\"/>\n{items}</manifest>\n\
         <spine>\n<itemref idref=\"title\"/>\n<itemref idref=\"nav\"/>\n{order}</spine>\n</package>\n",
        language = code(book.language),
        identifier = identifier(book, documents),
        title = escaped(if book.title.trim().is_empty() { &book.game } else { &book.title }),
        company = escaped(&book.company),
        game = escaped(&book.game),
        by = escaped(&played_by(book)),
        date = escaped(&book.date),
        began = stamp(book.began),
        ended = stamp(book.ended),
        nav = item("nav", " properties=\"nav\""),
        cover = item("title", ""),
    )
}

/// A name that no other book has: made of what is in it.
fn identifier(book: &Book, documents: &[Document]) -> String {
    let mut hash = Sha256::new().chain_update(b"tablee book 1");
    for text in [&book.title, &book.company, &book.date] {
        hash.update(text);
    }
    for document in documents {
        hash.update(&document.body);
    }
    let mut bytes: [u8; 16] = std::array::from_fn({
        let hash = hash.finalize();
        move |at| hash[at]
    });
    // A UUID of the version that says how it was made itself.
    bytes[6] = bytes[6] & 0x0f | 0x80;
    bytes[8] = bytes[8] & 0x3f | 0x80;
    let hex = |range: std::ops::Range<usize>| {
        bytes[range].iter().map(|byte| format!("{byte:02x}")).collect::<String>()
    };
    format!("urn:uuid:{}-{}-{}-{}-{}", hex(0..4), hex(4..6), hex(6..8), hex(8..10), hex(10..16))
}

#[cfg(test)]
mod tests;
