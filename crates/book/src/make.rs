//! From a log to a book.

use std::sync::Arc;

use kernel::{Language, Seq, Viewer};
use serde_json::Value;
use table::{AnyGame, AnyPlay, Happening, Notice, Rewinds, Row, STRUCK, Table, TableNotice, Unreadable};
use words::{Args, InBook, Section, Speaker};

use crate::{
    Book, Chapter, Paragraph, ParagraphKind,
    called::called,
    date::day_of,
    tale::{Reader, reader},
};

/// The longest heading that nobody wants shorter; and the longest with a title in it.
const LONGEST_HEAD: usize = 48;
const LONGEST_TITLED: usize = 80;

/// One game of a table: the rows from its deal on, and how it looks to the viewer in the end.
struct Played<'a> {
    rows: Vec<&'a Row>,
    view: Value,
}

impl Book {
    /// The book of these rows, a whole log from row 0 on, for that viewer.
    ///
    /// # Errors
    /// The rows are not the log of a table, or of a game that nobody knows.
    pub fn of(
        find: impl Fn(&str) -> Option<Arc<dyn AnyGame>>,
        rows: &[Row],
        viewer: Viewer,
        language: Language,
    ) -> Result<Self, Unreadable> {
        let table = Table::replay(&find, rows)?;
        let words = Speaker::printed(language);
        let about = table.view(viewer);
        let names = called(&about.game, &about.seats, &words);
        let title = games::find(&about.game).map_or(about.game.as_str(), |game| game.title).to_owned();
        let began = rows.iter().find(|row| row.deal.is_some()).or(rows.first()).map_or(0, |row| row.at);
        let marks = marks(rows);
        let (mut chapters, mut appendix) = (Vec::new(), Vec::new());
        for played in games_of(&table, rows, viewer)? {
            let reader = reader(&about.game, language, &names, &played.view)?;
            appendix.extend(tell(&mut chapters, reader, &played, viewer, &marks, &names, &words)?);
        }
        chapters.retain(|chapter: &Chapter| !chapter.paragraphs.is_empty());
        // A game of one person at a terminal is called after itself.
        let is_untitled = about.title.trim().is_empty() || *about.title == *about.game;
        let ended = rows.last().map_or(began, |row| row.at).max(began);
        let (year, month, day) = day_of(began);
        let date = Args::new().with("year", year.to_string()).with("month", month).with("day", day);
        Ok(Self {
            language,
            title: if is_untitled { title.clone() } else { about.title.to_string() },
            game: title,
            company: words.list(&names),
            date: words.say("book-date", &date),
            began,
            ended,
            chapters,
            appendix,
        })
    }
}

/// The games of a table, one after another.
fn games_of<'a>(table: &Table, rows: &'a [Row], viewer: Viewer) -> Result<Vec<Played<'a>>, Unreadable> {
    let rewinds = Rewinds::of(rows);
    let mut games: Vec<(Vec<&Row>, Arc<dyn AnyPlay>)> = Vec::new();
    for row in rows {
        if let Some(opening) = &row.deal {
            games.push((Vec::new(), Arc::clone(table.game()).start(opening)?));
        }
        // What was taken back did not happen.
        let counts = row.play.is_none() || !rewinds.cover(row.seq);
        let Some((told, play)) = games.last_mut().filter(|_| counts) else { continue };
        if let Some(played) = &row.play {
            if Arc::get_mut(play).is_none() {
                *play = play.fork();
            }
            Arc::get_mut(play).expect("it is not shared").apply(&played.events)?;
        }
        told.push(row);
    }
    Ok(games.into_iter().map(|(rows, play)| Played { rows, view: play.view(viewer) }).collect())
}

/// The places that somebody marked.
fn marks(rows: &[Row]) -> Vec<(Seq, String)> {
    let events = rows.iter().flat_map(|row| &row.events);
    let marked = events.filter_map(|event| match event {
        table::Event::Open(Happening::Bookmarked { passage, label }) => Some((*passage, label.to_string())),
        _ => None,
    });
    marked.collect()
}

fn tell(
    chapters: &mut Vec<Chapter>,
    mut reader: Box<dyn Reader>,
    played: &Played<'_>,
    viewer: Viewer,
    marks: &[(Seq, String)],
    names: &[String],
    words: &Speaker,
) -> Result<Vec<Section>, Unreadable> {
    let first = chapters.len();
    chapters.push(Chapter { title: words.just("book-before"), paragraphs: Vec::new() });
    for row in &played.rows {
        let mut said = Vec::new();
        for notice in row.told(viewer) {
            match notice {
                Notice::Game(notice) => said.push(reader.hear(&notice)?),
                Notice::Table(TableNotice::Open(Happening::Narrated { seat, text })) => {
                    let who = names.get(usize::from(seat.0)).map_or("?", String::as_str);
                    let args = Args::new().with("who", who).with("text", text.to_string());
                    said.push(InBook::Told(words.say("book-narrated", &args)));
                }
                Notice::Table(_) => {}
            }
        }
        // What was struck is gone.
        said.retain(|said| !(row.struck && said.text().contains(STRUCK)));
        let mut labels = marks.iter().filter(|(passage, _)| *passage == row.seq).map(|(_, label)| label);
        for said in said {
            let (kind, text) = match said {
                InBook::Nothing => continue,
                InBook::Chapter(text) => {
                    let (title, rest) = headed(&text);
                    let rest = rest.map(|text| Paragraph { kind: ParagraphKind::Told, text });
                    chapters.push(Chapter { title, paragraphs: rest.into_iter().collect() });
                    continue;
                }
                InBook::Told(text) => (ParagraphKind::Told, text),
                InBook::Remark(text) => (ParagraphKind::Remark, text),
            };
            let Some(chapter) = chapters.last_mut() else { continue };
            let marked =
                labels.by_ref().map(|label| Paragraph { kind: ParagraphKind::Mark, text: label.clone() });
            chapter.paragraphs.extend(marked);
            chapter.paragraphs.push(Paragraph { kind, text });
        }
    }
    // A game without chapters is one.
    if let [only] = &mut chapters[first..] {
        only.title = words.just("book-story");
    }
    let mut appendix = reader.appendix();
    for section in &mut appendix {
        section.each_text(&mut |text| *text = text.replace(STRUCK, "…"));
    }
    Ok(appendix)
}

/// A heading, and what is told with it: “Scene 3. Whose it is, and where” is a head and a first paragraph.
fn headed(text: &str) -> (String, Option<String>) {
    if kernel::length(text) <= LONGEST_HEAD {
        return (text.trim_end_matches('.').to_owned(), None);
    }
    let mut depth = 0u32;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match letter {
            '«' | '“' => {
                // What is quoted is told, what leads to it heads it.
                let head = text[..at].trim_end().trim_end_matches(':').trim_end();
                if depth == 0 && !head.is_empty() && kernel::length(text) > LONGEST_TITLED {
                    return (head.to_owned(), Some(text[at..].to_owned()));
                }
                depth += 1;
            }
            '»' | '”' => depth = depth.saturating_sub(1),
            ' ' if before == '.' && depth == 0 => {
                let head = text[..at].trim_end_matches('.');
                return (head.to_owned(), Some(text[at..].trim_start().to_owned()));
            }
            _ => {}
        }
        before = letter;
    }
    (text.trim_end_matches('.').to_owned(), None)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_heading_is_a_short_one_and_a_first_paragraph() {
        let check = |text: &str, head: &str, rest: Option<&str>| {
            assert_eq!(headed(text), (head.to_owned(), rest.map(str::to_owned)));
        };
        check(
            "Scène 1\u{202f}: «\u{202f}Le quai\u{202f}»",
            "Scène 1\u{202f}: «\u{202f}Le quai\u{202f}»",
            None,
        );
        check("La partie commence.", "La partie commence", None);
        let titled = "Scène 2\u{202f}: «\u{202f}L’arrière-boutique de la pâtisserie du port\u{202f}»";
        check(titled, titled, None);
        let told = "«\u{202f}La marée est basse. Elle ne remonte pas. Tout se voit, et personne ne regarde.\u{202f}»";
        check(&format!("Scène 2\u{202f}: {told}"), "Scène 2", Some(told));
        let scene = "Scène 1, mise en scène par Camille. La terrasse de la Bastide. On attend les mariés.";
        let rest = "La terrasse de la Bastide. On attend les mariés.";
        check(scene, "Scène 1, mise en scène par Camille", Some(rest));
    }
}
