//! PSY-50, PSY-51: how it ends.

use psychopathe::{Board, Course, Draw, Ending, Player, Position};

use crate::{at, moves, ways};

fn ending(text: &str) -> Option<Ending> {
    Course::new(at(text)).ending(Board::standard())
}

#[test]
fn psy_50_capturing_the_psychopath_wins_at_once() {
    let start = "Db1c Db2c Na1f Nb pa1b1 xa1b2 Xe2 w DN -";
    assert_eq!(ways(start, "b-a1b"), ["b-a1bxa1b1,a1b2"], "nothing is put back any more");
    let board = Board::standard();
    let position = at(start);
    let won = position.after(board, position.parse_move(board, "b-a1b").expect("legal"));
    assert_eq!(won.winner(), Some(Player::White));
    assert_eq!(won.legal_moves(board), []);
    assert_eq!(Course::new(won.clone()).ending(board), Some(Ending::Won(Player::White)));
    let text = won.text(board);
    assert_eq!(text, "Na1b Na1f Db1c Db2c Xe2 b DN px");
    assert_eq!(moves(&text), Vec::<String>::new(), "the lost psychopath says that it is over");
}

#[test]
fn psy_51_no_legal_move_is_a_draw() {
    let stuck = "Xo pa1 pb1 na2 na3 dc2 xd2e1 w - -";
    assert_eq!(moves(stuck), Vec::<String>::new());
    assert_eq!(ending(stuck), Some(Ending::Drawn(Draw::NoMove)));
}

#[test]
fn psy_51_the_third_occurrence_is_a_draw() {
    let board = Board::standard();
    let mut course = Course::new(Position::opening(board));
    for round in 0..2 {
        for text in ["a2-a1", "d2-d1", "a1-a2", "d1-d2"] {
            assert_eq!(course.ending(board), None, "round {round}");
            let played = course.position().parse_move(board, text).expect("legal");
            course.play(board, played);
        }
    }
    assert_eq!(course.ending(board), Some(Ending::Drawn(Draw::Repetition)));
}

#[test]
fn psy_51_captured_sets_are_part_of_the_position() {
    let (one, two) = (at("Xa xd w N -"), at("Xa xd w - -"));
    assert_ne!(one.hash(), two.hash());
    assert_ne!(at("Xa xd w - -").hash(), at("Xa xd b - -").hash());
}

#[test]
fn psy_51_a_hundred_half_moves_without_capture_are_a_draw() {
    let board = Board::standard();
    let start = "Da1 Nb1 Nc1 Xa dd1 ne1 nf1 xd w - -";
    let mut course = Course::new(at(start));
    let mut seed = 1;
    while course.position().quiet_moves() < 100 {
        assert_ne!(course.ending(board), Some(Ending::Drawn(Draw::Quiet)));
        let mut list = course.position().legal_moves(board);
        list.retain(|m| !m.takes());
        let played = list[crate::reference::random(&mut seed, list.len())];
        course.play(board, played);
    }
    assert_eq!(course.ending(board), Some(Ending::Drawn(Draw::Quiet)));
}

#[test]
fn psy_51_nobody_can_capture_any_more() {
    assert_eq!(ending("Da1 Nb1 Xa dd1 ne1 xd w - -"), Some(Ending::Drawn(Draw::NoCapturers)));
    assert_eq!(ending("Da1 Nb1 Nc1 Xa dd1 ne1 xd w - -"), None, "white still can");
}

#[test]
fn psy_51_time_is_a_loss_unless_the_other_side_cannot_capture() {
    let position = at("Da1 Nb1 Nc1 Xa dd1 ne1 xd w - -");
    assert_eq!(position.out_of_time(Player::Black), Ending::Won(Player::White));
    assert_eq!(position.out_of_time(Player::White), Ending::Drawn(Draw::Time));
}
