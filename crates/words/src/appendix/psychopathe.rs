//! A game of Psychopathe: its moves, and the board where something was captured and at the end.

use kernel::Language;
use psychopathe::{Board, Kind, Moved, Notice, Player, Position, View, diagram, turning_points};

use super::{Part, Section, drawn};
use crate::{Args, Speaker, capitalised, labelled, psychopathe::Speaker as Said, series};

/// The most diagrams before the last one: a long game has more captures than anybody looks at.
const MOST: usize = 24;

pub(crate) fn appendix(language: Language, players: &[String], view: &View, told: &[Notice]) -> Vec<Section> {
    let words = Speaker::printed(language);
    let said = Said::new(language);
    let sides = view.seats.iter().map(|(seat, side)| {
        let player = players.get(usize::from(seat.0)).cloned().unwrap_or_default();
        (capitalised(&said.side(*side)), player)
    });
    let moves: Vec<&Moved> = told
        .iter()
        .filter_map(|notice| match notice {
            Notice::Open(psychopathe::Happening::Moved(moved)) => Some(moved),
            Notice::Open(_) | Notice::Partly(_) => None,
        })
        .collect();
    let mut parts = vec![Part::Terms(sides.collect())];
    if !moves.is_empty() {
        let n = view.seats.len().max(1);
        let turns = (1..).zip(moves.chunks(n)).map(|(turn, moves)| {
            let moves: Vec<&str> = moves.iter().map(|moved| moved.text.as_str()).collect();
            format!("{turn}. {}", moves.join(" "))
        });
        parts.push(Part::Text(turns.collect::<Vec<_>>().join("  ")));
    }
    let record = Section { title: words.just("book-record"), parts };
    let (board, last) = view.position();
    let points = turning_points(&view.options, view.seats.len(), told);
    let mut pictures: Vec<Part> = points
        .iter()
        .take(MOST)
        .map(|point| {
            let args = Args::new().with("n", point.number).with("move", point.moved.text.as_str());
            let caption = words.say("book-capture", &args);
            let marked: Vec<_> = [&point.moved.to]
                .into_iter()
                .chain(&point.moved.captured)
                .filter_map(|name| board.node(name))
                .collect();
            picture(&said, board, &point.position, caption, &marked)
        })
        .collect();
    if !moves.is_empty() {
        let ended = view.ending.map_or_else(|| words.just("book-now"), |ending| said.ending(ending));
        pictures.push(picture(&said, board, &last, ended, &[]));
    }
    let diagrams = Section::of(words.just("book-diagrams"), pictures);
    [Some(record), diagrams].into_iter().flatten().collect()
}

fn picture(
    said: &Said,
    board: &Board,
    position: &Position,
    caption: String,
    marked: &[psychopathe::Node],
) -> Part {
    let svg = diagram(board, position, &drawn(&caption), marked);
    let men = position.seats().filter_map(|side| men(said, board, position, side));
    Part::Picture { svg, said: men.collect(), caption }
}

/// Where the pieces of a side stand.
fn men(said: &Said, board: &Board, position: &Position, side: Player) -> Option<String> {
    let language = said.language();
    let kinds = Kind::ALL.into_iter().filter_map(|kind| {
        let nodes: Vec<&str> = position.men(side, kind).into_iter().map(|node| board.name(node)).collect();
        (!nodes.is_empty()).then(|| format!("{} {}", said.kind(kind), nodes.join(", ")))
    });
    let kinds: Vec<String> = kinds.collect();
    (!kinds.is_empty()).then(|| labelled(language, &capitalised(&said.side(side)), &series(language, &kinds)))
}
