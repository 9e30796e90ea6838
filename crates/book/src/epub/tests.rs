use std::{collections::BTreeMap, io::Read};

use flate2::read::DeflateDecoder;
use rawzip::ZipArchive;
use roxmltree::{Document as Xml, ParsingOptions};

use super::*;
use crate::sample::{hostile, plain};

/// The files of an EPUB, in their order.
fn files(epub: &[u8]) -> Vec<(String, CompressionMethod, String)> {
    let archive = ZipArchive::from_slice(epub).expect("a ZIP file");
    let mut entries = archive.entries();
    let mut files = Vec::new();
    while let Some(entry) = entries.next_entry().expect("an entry") {
        let name = entry.file_path().try_normalize().expect("a name").as_ref().to_owned();
        let method = entry.compression_method();
        let stored = archive.get_entry(entry.wayfinder()).expect("a file");
        let mut text = String::new();
        let read = if method == CompressionMethod::STORE {
            stored.verifying_reader(stored.data()).read_to_string(&mut text)
        } else {
            stored.verifying_reader(DeflateDecoder::new(stored.data())).read_to_string(&mut text)
        };
        read.expect("whole");
        files.push((name, method, text));
    }
    files
}

fn xml(text: &str) -> Xml<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Xml::parse_with_options(text, options).expect("well-formed XML")
}

/// What EPUB 3 asks of a file, as far as it can be seen from the outside.
#[track_caller]
fn check(epub: &[u8]) {
    let files = files(epub);
    assert_eq!(files[0].0, "mimetype");
    assert_eq!(files[0].1, CompressionMethod::STORE);
    assert_eq!(files[0].2, "application/epub+zip");
    assert_eq!(&epub[30..58], b"mimetypeapplication/epub+zip", "nothing between the name and the type");
    let by_name: BTreeMap<&str, &str> = files.iter().map(|(name, _, text)| (&**name, &**text)).collect();
    assert_eq!(by_name.len(), files.len(), "no name twice");

    let container = xml(by_name["META-INF/container.xml"]);
    let root = container
        .descendants()
        .find(|node| node.has_tag_name(("urn:oasis:names:tc:opendocument:xmlns:container", "rootfile")));
    let root = root.and_then(|node| node.attribute("full-path")).expect("a root file");
    let package = xml(by_name[root]);
    let named = |name: &'static str| package.descendants().filter(move |node| node.tag_name().name() == name);
    for needed in ["identifier", "title", "language"] {
        let text = named(needed).next().and_then(|node| node.text()).unwrap_or_default();
        assert!(!text.trim().is_empty(), "no {needed}");
    }
    let modified = named("meta").find(|node| node.attribute("property") == Some("dcterms:modified"));
    assert!(modified.and_then(|node| node.text()).is_some_and(|at| at.ends_with('Z') && at.len() == 20));

    let items: BTreeMap<&str, roxmltree::Node<'_, '_>> =
        named("item").map(|item| (item.attribute("id").expect("an id"), item)).collect();
    let hrefs: Vec<String> =
        items.values().map(|item| format!("book/{}", item.attribute("href").expect("a file"))).collect();
    for (name, ..) in &files {
        let outside = ["mimetype", "META-INF/container.xml", root].contains(&&**name);
        assert!(outside || hrefs.contains(name), "{name} is in no manifest");
    }
    for name in &hrefs {
        assert!(by_name.contains_key(&**name), "{name} is not there");
    }
    assert!(items.values().any(|item| item.attribute("properties") == Some("nav")), "no contents");
    for place in named("itemref") {
        assert!(items.contains_key(place.attribute("idref").expect("an id")), "{place:?}");
    }
    assert_eq!(named("itemref").count() + 1, items.len(), "all is read in some place, but for the style");

    for (name, _, text) in files.iter().filter(|(name, ..)| name.ends_with(".xhtml")) {
        let page = xml(text);
        let drawn = page.descendants().any(|node| node.tag_name().name() == "svg");
        let said = items.values().find(|item| name.ends_with(item.attribute("href").expect("a file")));
        let says = said.and_then(|item| item.attribute("properties")).unwrap_or_default();
        assert_eq!(drawn, says == "svg", "{name}: {says}");
        let mut ids: Vec<&str> = page.descendants().filter_map(|node| node.attribute("id")).collect();
        let n = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), n, "{name}: an id twice");
        for link in page.descendants().filter_map(|node| node.attribute("href")) {
            let there = match link.strip_prefix('#') {
                Some(id) => ids.contains(&id),
                None => by_name.contains_key(&*format!("book/{link}")),
            };
            assert!(there, "{name}: {link} leads nowhere");
        }
        let title =
            page.descendants().find(|node| node.has_tag_name(("http://www.w3.org/1999/xhtml", "title")));
        assert!(title.and_then(|node| node.text()).is_some_and(|text| !text.is_empty()), "{name}");
    }
}

#[test]
fn an_epub_is_whole() {
    for packing in [Packing::Small, Packing::AsItIs] {
        check(&epub(&plain(), packing));
    }
}

#[test]
fn what_people_wrote_breaks_no_epub() {
    let book = hostile();
    let made = epub(&book, Packing::Small);
    check(&made);
    assert!(!files(&made).iter().any(|(.., text)| text.contains("<script>")));
}

#[test]
fn the_same_book_is_the_same_file_and_another_has_another_name() {
    let identifier = |book: &Book| identifier(book, &documents(book));
    let (one, other) = (plain(), hostile());
    assert_eq!(epub(&one, Packing::Small), epub(&one, Packing::Small));
    assert_eq!(identifier(&one), identifier(&one));
    assert_ne!(identifier(&one), identifier(&other));
}
