//! From a log to a book.

use std::sync::Arc;

use kernel::{Language, Seq, Viewer};
use serde_json::Value;
use table::{AnyGame, AnyPlay, Happening, Notice, Rewinds, Row, STRUCK, Table, TableNotice, Unreadable};
use words::{Args, InBook, Speaker};

use crate::{
    Book, Chapter, Paragraph, ParagraphKind,
    date::day_of,
    tale::{Teller, teller},
};

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
        let name = |seat: usize| words.say("book-seat", &Args::new().with("seat", seat + 1));
        let chairs = about.seats.iter().enumerate();
        let names: Vec<String> = chairs
            .map(|(seat, chair)| chair.name.as_ref().map_or_else(|| name(seat), ToString::to_string))
            .collect();
        let title = games::find(&about.game).map_or(about.game.as_str(), |game| game.title).to_owned();
        let began = rows.iter().find(|row| row.deal.is_some()).or(rows.first()).map_or(0, |row| row.at);
        let marks = marks(rows);
        let mut chapters = Vec::new();
        for played in games_of(&table, rows, viewer)? {
            let teller = teller(&about.game, language, &names, &played.view)?;
            tell(&mut chapters, teller, &played, viewer, &marks, &names, &words)?;
        }
        chapters.retain(|chapter: &Chapter| !chapter.paragraphs.is_empty());
        // A game of one person at a terminal is called after itself.
        let is_untitled = about.title.trim().is_empty() || *about.title == *about.game;
        let (year, month, day) = day_of(began);
        let date = Args::new().with("year", year.to_string()).with("month", month).with("day", day);
        Ok(Self {
            language,
            title: if is_untitled { title.clone() } else { about.title.to_string() },
            game: title,
            company: words.list(&names),
            date: words.say("book-date", &date),
            chapters,
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
    mut teller: Teller,
    played: &Played<'_>,
    viewer: Viewer,
    marks: &[(Seq, String)],
    names: &[String],
    words: &Speaker,
) -> Result<(), Unreadable> {
    chapters.push(Chapter { title: words.just("book-before"), paragraphs: Vec::new() });
    for row in &played.rows {
        let mut said = Vec::new();
        for notice in row.told(viewer) {
            match notice {
                Notice::Game(notice) => said.push(teller(&notice)?),
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
                InBook::Chapter(title) => {
                    chapters.push(Chapter { title, paragraphs: Vec::new() });
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
    Ok(())
}
