//! Whole games, replayed move by move; each ends as its record says.

use psychopathe::{Board, Position, Record, RecordResult};

const GAMES: [&str; 3] = [
    include_str!("../playthroughs/short-win.txt"),
    include_str!("../playthroughs/with-a-resurrection.txt"),
    include_str!("../playthroughs/a-draw.txt"),
];

#[test]
fn recorded_games_replay_to_their_results() {
    for text in GAMES {
        let record = Record::parse(text).unwrap_or_else(|why| panic!("{why} in\n{text}"));
        let size = record.tag("Board").and_then(|size| size.parse().ok()).unwrap_or(3);
        let board = Board::of_size(size).expect("a size");
        let start = record.tag("Position").expect("a start");
        let start = Position::parse(board, start).expect("a position");
        let (course, moves) =
            record.replay(board, start.clone()).unwrap_or_else(|why| panic!("{why} in\n{text}"));
        assert_eq!(RecordResult::from(course.ending(board)), record.score, "{text}");
        // Every move is written as the program writes it.
        let mut position = start;
        for (played, text) in moves.into_iter().zip(&record.moves) {
            assert_eq!(&position.move_text(board, played), text);
            position.make(board, played);
        }
        assert_eq!(Record::parse(&record.to_string()), Ok(record));
    }
}
