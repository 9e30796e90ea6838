use kernel::Language;
use serde_json::Value;
use table::By;

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

/// A log that differs only in these words.
fn otherwise(rows: &[Row], text: &str) -> Vec<Row> {
    let quoted = |text: &str| serde_json::to_string(text).expect("a text").trim_matches('"').to_owned();
    let other: String =
        text.chars().map(|letter| if letter.is_alphabetic() { 'x' } else { letter }).collect();
    let written: Vec<String> = rows.iter().map(|row| serde_json::to_string(row).expect("a row")).collect();
    let (text, other) = (quoted(text), quoted(&other));
    let read = |row: &String| serde_json::from_str(&row.replace(&text, &other)).expect("a row");
    written.iter().map(read).collect()
}

/// Worlds that differ only in what a viewer was not told have the same book for that viewer. Whether some did.
fn check_twins(rows: &[Row], n_seats: usize) -> bool {
    let mut differed = false;
    // In the middle of the game, where there is something to hide, and at the end.
    for end in [rows.len() / 3, rows.len() * 2 / 3, rows.len()] {
        let rows = &rows[..end];
        // By whom and what: whoever wrote it knows it without being told.
        let by = |row: &Row| written(row).into_iter().map(|text| (row.by, text)).collect::<Vec<_>>();
        let mut secrets: Vec<(By, String)> = rows.iter().flat_map(by).collect();
        secrets.dedup();
        let seats = (0..n_seats).map(|seat| u8::try_from(seat).ok());
        for seat in seats.chain([None]) {
            let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
            let told = told(rows, viewer);
            let unknown = secrets.iter().filter(|(by, text)| {
                let quoted = serde_json::to_string(text).expect("a text");
                Some(*by) != seat.map(|seat| By::Seat(Seat(seat))) && !told.contains(quoted.trim_matches('"'))
            });
            for (_, secret) in unknown.take(4) {
                let twin = otherwise(rows, secret);
                let [one, other] = [rows, &twin].map(|rows| made(rows, seat, Language::Fr).expect("a book"));
                assert_eq!(one, other, "{viewer:?} was never told {secret:?}");
                differed = true;
            }
        }
    }
    differed
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
    let catalog = Catalog::standard();
    let table = table::Table::replay(|name| catalog.find(name), rows).expect("a table");
    let hides = ["pactes", "innommable"].contains(&&*table.view(Viewer::Public).game);
    assert!(check_twins(rows, n_seats) || !hides, "nothing was hidden from anybody");
}
