//! Positions, moves and records as text.

use psychopathe::{
    Board, MoveError, ParsePositionError, Position, Record, RecordError, RecordResult, Refusal,
};

use crate::{at, reference};

#[test]
fn positions_are_printed_sorted_and_read_back() {
    let board = Board::standard();
    let text = "Xa Na1b2 Na3 Dab pc1d xd w - n";
    assert_eq!(at(text).text(board), text);
    assert_eq!(at("xd pc1d Dab Na3 Na1b2 Xa w - n"), at(text), "in any order");
    let mut seed = 5;
    for _ in 0..200 {
        let position = reference::scattered(board, &mut seed);
        assert_eq!(Position::parse(board, &position.text(board)), Ok(position));
    }
}

#[test]
fn malformed_positions_say_why() {
    let why = |text: &str| match Position::parse(Board::standard(), text) {
        Ok(_) => panic!("{text} was read"),
        Err(why) => why.to_string(),
    };
    let turn = "a position gives the pieces, then `w` or `b` for the side to move, then the lost pieces of white and of black";
    assert_eq!(why("Xa xd"), turn);
    assert_eq!(why(""), turn);
    let lost = "after `w` or `b` come exactly two words, the lost pieces of white and of black (`-` for none), not 1";
    assert_eq!(why("Xa xd w -"), lost);
    assert_eq!(why("Xa xd w - - -"), lost.replace("not 1", "not 3"));
    assert_eq!(why("Xa kd w - -"), "`kd` is no piece: a letter of XPDN (white) or xpdn (black), then a node");
    assert_eq!(why("Xa xg2 w - -"), "`xg2`: the board has no node `g2`");
    assert_eq!(why("Xa xaf w - -"), "`xaf`: the board has no node `af`");
    assert_eq!(
        why("Xa xd w n -"),
        "`n`: lost pieces are letters of XPDN for white, of xpdn for black, or `-` for none"
    );
    assert_eq!(why("Xa Na w - -"), "two pieces stand on one node");
    assert_eq!(why("Xa Xb xd w - -"), "PSY-05: White has more than 1 of Psychopath, lost ones included");
    assert_eq!(why("Xa Pb Pc xd w P -"), "PSY-05: White has more than 2 of Psychologist, lost ones included");
    assert_eq!(why("Na w X x"), "both psychopaths are captured");
    assert!(matches!(Position::parse(Board::small(), "Na3 w - -"), Err(ParsePositionError::NoNode { .. })));
}

#[test]
fn moves_are_read_with_or_without_captures() {
    let board = Board::standard();
    let position = at("Dc Na1f Na1b pa1b1 Xe2 xd3 w DN -");
    let read = |text: &str| position.parse_move(board, text).map(|m| position.move_text(board, m));
    assert_eq!(read("c-b1c"), Ok("c-b1cxa1b1".into()));
    assert_eq!(read("c-b1cxa1b1 a1b1=N"), Ok("c-b1cxa1b1 a1b1=N".into()));
    assert_eq!(read("c-b1c a1b1=N"), Ok("c-b1cxa1b1 a1b1=N".into()));
    let malformed =
        ["", "c", "c-", "-c", "c-b1cx", "c-b1c a1b1", "c-b1c a1b1=n", "c-b1c  a1b1=N", "c-b1c a1b1=NN"];
    for text in malformed {
        assert_eq!(read(text), Err(MoveError::Malformed(text.into())));
    }
    assert_eq!(read("c-z"), Err(MoveError::NoNode("z".into())));
    assert_eq!(read("c-b1cxa1b1,a1b1"), Err(MoveError::Order("c-b1cxa1b1,a1b1".into())));
}

#[test]
fn refusals_name_their_rule() {
    let board = Board::standard();
    let refused = |position: &str, text: &str| match at(position).parse_move(board, text) {
        Err(MoveError::Illegal(why)) => why,
        other => panic!("{other:?}"),
    };
    let start = "Dc Na1f Na1b pa1b1 nb1c2 nc2 Xe2 xd3 w DN -";
    let name = |node: &str| node.to_string();
    assert_eq!(refused(start, "c3-c2"), Refusal::NoPieceThere { node: name("c3") });
    assert_eq!(refused(start, "d3-d2"), Refusal::NotYourPiece { node: name("d3") });
    assert_eq!(refused(start, "c-c"), Refusal::StaysPut { node: name("c") });
    assert_eq!(refused(start, "c-a1b"), Refusal::Occupied { node: name("a1b") });
    assert_eq!(refused(start, "c-o"), Refusal::Blocked { from: name("c"), to: name("o") });
    assert_eq!(refused(start, "c-a1"), Refusal::NoPath { from: name("c"), to: name("a1") });
    assert_eq!(refused(start, "a1f-e1f"), Refusal::Held { node: name("a1f"), path: name("a1") });
    let twice = "Na1b1 pa1f pb1c Xe2 xd3 w - -";
    assert_eq!(refused(twice, "a1b1-a1"), Refusal::HeldTwice { node: name("a1b1") });
    let suicide = "Nb1 na1f na1b db1c Xe3 xd3 w - -";
    assert_eq!(refused(suicide, "b1-a1b1"), Refusal::Suicide { node: name("a1b1") });
    assert_eq!(refused(suicide, "b1-a1b1").rule(), "PSY-34");
    let others = Refusal::OtherCaptures { given: vec![name("b1c2")], actual: vec![name("a1b1")] };
    assert_eq!(refused(start, "c-b1cxb1c2"), others);
    assert_eq!(
        refused(start, "c-b1c a1b1=P"),
        Refusal::NothingToPutBack { kind: psychopathe::Kind::Psychologist }
    );
    assert_eq!(refused(start, "c-b1c b1c2=N"), Refusal::NoPsychologistTaken { node: name("b1c2") });
    let barred = "Db1c Na1f Nb pa1b1 nb1a nb1 df3a1 Xe2 xd3 w DN -";
    assert_eq!(refused(barred, "b-a1b a1b1=N"), Refusal::PutBackInCapture { node: name("a1b1") });
}

#[test]
fn records_are_written_and_read_back() {
    let board = Board::standard();
    let record = Record {
        players: 2,
        tags: vec![("Event".into(), "a \"quoted\" \\ name".into()), ("Board".into(), "3".into())],
        moves: vec!["a2-a1".into(), "d2-d1".into(), "a1-a2".into()],
        score: RecordResult::Open,
    };
    let text = record.to_string();
    assert_eq!(
        text,
        "[Event \"a \\\"quoted\\\" \\\\ name\"]\n[Board \"3\"]\n\n1. a2-a1 d2-d1\n2. a1-a2\n*\n"
    );
    assert_eq!(Record::parse(&text), Ok(record.clone()));
    let (course, moves) = record.replay(board, Position::opening(board)).expect("legal");
    assert_eq!(moves.len(), 3);
    assert_eq!(course.position().turn(), psychopathe::Player::Black);
    let back = Record::parse("1. b2-b1xc1d c1d=N d2-d1 1/2-1/2").expect("a record");
    assert_eq!(back.moves, ["b2-b1xc1d c1d=N", "d2-d1"]);
}

#[test]
fn malformed_records_say_why() {
    let why = |text: &str| Record::parse(text).expect_err("malformed");
    assert_eq!(why("[Event x]\n\n*"), RecordError::BadTag(1));
    assert_eq!(why("2. a2-a1 *"), RecordError::BadNumber("2.".into()));
    assert_eq!(why("1. a=N *"), RecordError::Stray("a=N".into()));
    assert_eq!(why("1. a2-a1"), RecordError::NoResult);
    assert_eq!(why("1. a2-a1 1-0 d2-d1 *"), RecordError::NoResult);
    let board = Board::standard();
    let illegal = Record::parse("1. a2-a1 a1-a2 *").expect("well written");
    let why = illegal.replay(board, Position::opening(board)).expect_err("not black's piece");
    assert!(matches!(why, RecordError::BadMove { ply: 2, .. }));
}
