//! The board as text.

use psychopathe::{Board, Player, Position, draw_names, draw_position};

#[test]
fn every_piece_and_every_name_is_drawn_once() {
    for board in [Board::standard(), Board::small()] {
        let opening = Position::opening(board);
        for below in [Player::White, Player::Black] {
            let drawn = draw_position(board, &opening, below);
            let count = |letter: char| drawn.chars().filter(|&c| c == letter).count();
            for (letter, n) in
                [('X', 1), ('P', 2), ('D', 4), ('N', 6), ('x', 1), ('p', 2), ('d', 4), ('n', 6)]
            {
                assert_eq!(count(letter), n, "{letter} in\n{drawn}");
            }
            assert_eq!(count('·') + count('◦') + 26, board.nodes().count(), "\n{drawn}");
            let names = draw_names(board, below);
            let mut words: Vec<&str> = names.split_whitespace().collect();
            words.sort_unstable();
            let all: Vec<&str> = board.nodes().map(|node| board.name(node)).collect();
            assert_eq!(words, all, "\n{names}");
        }
    }
}

#[test]
fn the_own_camp_is_drawn_below() {
    let board = Board::standard();
    let opening = Position::opening(board);
    let last = |below| draw_position(board, &opening, below).lines().last().map(str::trim).map(String::from);
    assert!(last(Player::White).is_some_and(|line| line.contains('X')));
    assert!(last(Player::Black).is_some_and(|line| line.contains('x')));
}
