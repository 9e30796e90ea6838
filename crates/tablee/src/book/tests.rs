use kernel::Language;
use serde_json::Value;

use super::*;

/// Everything that stands in a book.
fn texts(book: &Book) -> String {
    format!("{}\n{}", markdown(book), html(book, Paper::A4))
}

/// What people wrote in a row, if it is long enough to be known again.
fn written(row: &Row) -> Vec<String> {
    let Some(play) = &row.play else { return Vec::new() };
    let action: Value = serde_json::from_str(play.action.get()).expect("an action");
    let fields = play.texts.iter().filter_map(|field| action[field].as_str().map(str::to_owned));
    fields.filter(|text| text.chars().count() > 12).collect()
}

/// What a viewer was told, as it is stored.
fn told(rows: &[Row], viewer: Viewer) -> String {
    rows.iter().map(|row| serde_json::to_string(&row.told(viewer)).expect("notices")).collect()
}

/// Every seat and the public get a book of the game, in both languages, with nothing in it that they were not told.
#[track_caller]
pub(crate) fn check_books(rows: &[Row], n_seats: usize) {
    let seats = (0..n_seats).map(|seat| u8::try_from(seat).ok());
    for seat in seats.chain([None]) {
        let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
        let told = told(rows, viewer);
        for language in [Language::Fr, Language::En] {
            let book = made(rows, seat, language).expect("a book");
            let all = texts(&book);
            assert!(!book.chapters.is_empty());
            assert!(!all.contains("{$") && !all.contains("book-"), "a sentence is missing");
            for text in rows.iter().flat_map(written) {
                let quoted = serde_json::to_string(&text).expect("a text");
                let known = told.contains(quoted.trim_matches('"'));
                assert!(known || !all.contains(&text), "{viewer:?} was never told {text:?}");
            }
        }
    }
    assert!(made(rows, Some(200), Language::Fr).is_err(), "nobody sits there");
}
