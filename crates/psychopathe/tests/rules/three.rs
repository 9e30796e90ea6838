//! PSY-60: three players.

use psychopathe::{Board, Camp, Course, Draw, Ending, Kind, MAX_PLAYERS, Piece, Player, Position};

type Held = [(Player, Player, Kind)];

/// A position of three players from words such as `wNa1`.
fn three(text: &str, turn: Player, held: &Held) -> Position {
    let board = Board::standard();
    let pieces: Vec<_> = text
        .split(' ')
        .map(|word| {
            let mut chars = word.chars();
            let player = match chars.next() {
                Some('w') => Player::White,
                Some('b') => Player::Black,
                _ => Player::Red,
            };
            let kind = chars.next().and_then(Kind::from_letter).expect("a letter");
            (board.node(chars.as_str()).expect("a node"), Piece { player, kind })
        })
        .collect();
    let mut counts = [[[0; 4]; MAX_PLAYERS]; MAX_PLAYERS];
    for &(captor, owner, kind) in held {
        counts[captor.index()][owner.index()][kind.index()] += 1;
    }
    Position::among(3, board, &pieces, turn, counts).expect("a position")
}

fn ways(position: &Position, from_to: &str) -> Vec<String> {
    let mut found = position.move_texts(Board::standard());
    found.retain(|m| m.starts_with(from_to));
    found
}

fn play(position: &Position, text: &str) -> Position {
    let board = Board::standard();
    position.after(board, position.parse_move(board, text).expect("legal"))
}

#[test]
fn psy_60_camps_on_rays_a_c_e_play_in_turn() {
    let board = Board::standard();
    let start = Camp::of_size(3).place(board, 3).expect("three camps fit");
    let ray = |name: &str| start.at(board.node(name).expect("a node")).map(|piece| piece.player);
    assert_eq!((ray("a"), ray("c"), ray("e")), (Some(Player::White), Some(Player::Black), Some(Player::Red)));
    let after = play(&start, "a2-a1");
    assert_eq!(after.turn(), Player::Black);
    let after = play(&after, "c2-c1");
    assert_eq!(after.turn(), Player::Red);
    assert_eq!(play(&after, "e2-e1").turn(), Player::White);
}

#[test]
fn psy_60_captures_need_three_pieces_of_ones_own() {
    let mixed = three("wDc wNa1f bNa1b rDa1b1 wXe2 bXd3 rXf3", Player::White, &[]);
    assert_eq!(ways(&mixed, "c-b1c"), ["c-b1c", "c-b1c1", "c-b1c2", "c-b1c3"][..1]);
    let own = three("wDc wNa1f wNa1b rDa1b1 bDa1b2 wXe2 bXd3 rXf3", Player::White, &[]);
    assert_eq!(ways(&own, "c-b1c"), ["c-b1cxa1b1"]);
}

#[test]
fn psy_60_a_captured_psychopath_eliminates_its_player() {
    let start = three("wDc wNa1f wNa1b rXa1b1 rNd1 wXe2 bXd3", Player::White, &[]);
    let board = Board::standard();
    let after = play(&start, "c-b1c");
    assert!(!after.is_alive(Player::Red));
    assert_eq!(after.all_of(Player::Red).len(), 0, "its pieces are removed");
    assert_eq!(after.turn(), Player::Black);
    assert_eq!(after.winner(), None);
    // The last one wins.
    let last = three(
        "wDc wNa1f wNa1b rXa1b1 wXe2",
        Player::White,
        &[(Player::Red, Player::Black, Kind::Psychopath)],
    );
    let won = play(&last, "c-b1c");
    assert_eq!(Course::new(won).ending(board), Some(Ending::Won(Player::White)));
}

#[test]
fn psy_60_holds_come_from_any_enemy_and_any_two_players_parley() {
    let targets = |text: &str| ways(&three(text, Player::White, &[]), "a1b1-").len();
    assert_eq!(targets("wNa1b1 wXe2 bXd3 rXf3"), 16);
    assert_eq!(targets("wNa1b1 rPa1f wXe2 bXd3 rXf3"), 7, "held by red");
    assert_eq!(targets("wNa1b1 rPa1f bPa1b wXe2 bXd3 rXf3"), 14, "black and red parley");
    assert_eq!(targets("wNa1b1 rPa1f bPb1c wXe2 bXd3 rXf3"), 0, "held by both");
}

#[test]
fn psy_60_a_resurrection_picks_among_what_the_owner_of_the_psychologist_took() {
    let text = "wDc wNa1f wNa1b rPa1b1 wXe2 bXd3 rXf3";
    let held = [(Player::Black, Player::White, Kind::Nurse), (Player::Red, Player::White, Kind::Informer)];
    let start = three(text, Player::White, &held);
    assert_eq!(ways(&start, "c-b1c"), ["c-b1cxa1b1", "c-b1cxa1b1 a1b1=D"]);
}

#[test]
fn psy_60_a_player_without_a_move_is_skipped() {
    // Black's only piece is held on two paths.
    let start = three("wNd1e1 bXo rPa1 rPb1 wXe2 rXf3 rNc2 wDc3", Player::White, &[]);
    assert_eq!(play(&start, "d1e1-d1e2").turn(), Player::Red);
    let board = Board::standard();
    let stuck =
        three("bXo rPa1 rPb1 rNa3 wNf2", Player::Black, &[(Player::Black, Player::White, Kind::Psychopath)]);
    assert_eq!(stuck.legal_moves(board), []);
    assert_eq!(Course::new(stuck).ending(board), Some(Ending::Drawn(Draw::NoCapturers)));
}
