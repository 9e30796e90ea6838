//! Puzzle files are read strictly.

use psychopathe::Puzzle;

const LINE: &str = "p1 board 3 grade 2 themes quiet line b-a1b / d2-d3 / c-b1cxa1b1 position Pa1 xa1b1 Na1f Nb Pb1 Dc nd2 Xe2 w - -";

#[test]
fn a_puzzle_reads_back() {
    let puzzle: Puzzle = LINE.parse().expect("a puzzle");
    assert_eq!((puzzle.id.as_str(), puzzle.size, puzzle.grade, puzzle.moves()), ("p1", 3, 2, 2));
    assert_eq!(puzzle.to_string(), LINE);
}

#[test]
fn a_broken_puzzle_says_why() {
    let why = |from: &str, to: &str| {
        let text = format!("# a remark\n\n{}", LINE.replacen(from, to, 1));
        Puzzle::parse_all(&text).map(|_| ()).expect_err("wrong").to_string()
    };
    assert!(why("grade 2", "grade 9").starts_with("line 3: the grade is a number from 1 to 5"));
    assert!(why("quiet", "loud").ends_with("a theme is not known"));
    assert!(why("board 3", "board 7").contains("there is no board of size 7"));
    assert!(why("b-a1b", "b-c1").contains("PSY-"));
    assert!(why(" / d2-d3 / c-b1cxa1b1", "").ends_with("the line does not capture the psychopath"));
    assert!(why("position", "place").contains("expected `ID board N"));
}
