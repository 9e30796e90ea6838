//! PSY-01…05: boards and camps as data.

use std::collections::BTreeMap;

use psychopathe::{
    Board, BoardError, BoardRuleError, Camp, CampError, Kind, Layout, Options, Player, Position, perft,
    perft_bulk,
};

const FILES: [&str; 4] = [
    include_str!("../../boards/1.txt"),
    include_str!("../../boards/2.txt"),
    include_str!("../../boards/3.txt"),
    include_str!("../../boards/4.txt"),
];

/// The reconstruction as it came with the specification.
const GIVEN: &str = include_str!("../data/psychopathe-board.json");

fn broken(change: impl FnOnce(&mut Layout)) -> &'static str {
    let mut layout = Layout::of_size(3);
    change(&mut layout);
    match Board::new(layout) {
        Err(BoardError::Rule(why)) => why.rule(),
        other => panic!("{:?}", other.map(|_| "a board")),
    }
}

#[test]
fn psy_01_to_04_hold_on_every_size() {
    for (n, nodes, paths) in [(1, 19, 10), (2, 55, 16), (3, 103, 22), (4, 163, 28)] {
        let layout = Layout::of_size(n);
        assert_eq!(layout.check(), Ok(()), "size {n}");
        assert_eq!((layout.nodes.len(), layout.paths.len()), (nodes, paths), "size {n}");
        assert_eq!(layout.to_string(), FILES[usize::from(n) - 1], "the file of size {n}");
    }
}

#[test]
fn psy_01_every_node_crosses_two_paths_or_three() {
    assert_eq!(broken(|layout| _ = layout.paths.remove(5)), "PSY-01");
    assert_eq!(broken(|layout| layout.nodes.push(("a9".into(), [0.0, 0.0]))), "PSY-01");
    let board = Board::standard();
    let three: Vec<&str> =
        board.nodes().filter(|&n| board.paths_of(n).count() == 3).map(|n| board.name(n)).collect();
    assert_eq!(three, ["ab", "bc", "cd", "de", "ef", "fa", "o"]);
}

#[test]
fn psy_02_the_border_is_one_closed_path_with_six_special_nodes() {
    assert_eq!(broken(|layout| layout.paths.iter_mut().for_each(|path| path.closed = false)), "PSY-02");
    assert_eq!(broken(|layout| layout.paths[0].closed = true), "PSY-02");
    assert_eq!(broken(|layout| _ = layout.paths[0].nodes.pop()), "PSY-02");
    let board = Board::standard();
    assert_eq!(board.along(board.border()).len(), 36);
    assert_eq!(board.nodes().filter(|&n| board.is_special(n)).count(), 6);
}

#[test]
fn psy_03_the_board_has_the_symmetry_of_the_hexagon() {
    assert_eq!(broken(|layout| layout.paths[3].nodes.swap(1, 2)), "PSY-03");
}

#[test]
fn psy_04_paths_share_few_nodes() {
    assert_eq!(broken(|layout| layout.paths[0].nodes.insert(1, "o".into())), "PSY-04");
    let doubled = |layout: &mut Layout| {
        let twin = layout.paths[3].clone();
        layout.paths[4] = twin;
    };
    assert!(["PSY-01", "PSY-04"].contains(&broken(doubled)));
    let shared = BoardRuleError::Shared("a1".into(), "b1".into(), 2);
    assert_eq!(shared.rule(), "PSY-04");
}

#[test]
fn the_boards_are_those_of_the_specification() {
    let given: serde_json::Value = serde_json::from_str(GIVEN).expect("JSON");
    for n in [2u8, 3] {
        let given = &given[n.to_string()];
        let board = Board::of_size(n).expect("a size");
        let places: BTreeMap<String, [f64; 2]> =
            serde_json::from_value(given["nodes"].clone()).expect("coordinates");
        assert_eq!(places.len(), board.nodes().count());
        for (name, [x, y]) in places {
            let node = board.node(&name).expect("a node");
            let [u, v] = board.place(node);
            assert!((x - u).abs() < 2e-4 && (y - v).abs() < 2e-4, "{name}: {x} {y}, {u} {v}");
        }
        let paths: BTreeMap<String, Vec<String>> =
            serde_json::from_value(given["paths"].clone()).expect("paths");
        let ours: BTreeMap<String, Vec<String>> =
            board.layout().paths.iter().map(|p| (p.name.clone(), p.nodes.clone())).collect();
        assert_eq!(paths, ours);
        let opening = Position::opening(board);
        for (player, side) in [(Player::White, "white"), (Player::Black, "black")] {
            let men: BTreeMap<String, char> =
                serde_json::from_value(given["start"][side].clone()).expect("a camp");
            assert_eq!(men.len(), 13);
            for (name, letter) in men {
                let piece = opening.at(board.node(&name).expect("a node")).expect("a piece");
                assert_eq!((piece.player, piece.kind.letter()), (player, letter), "{name}");
            }
        }
    }
}

#[test]
fn psy_05_thirteen_pieces_a_side_in_facing_camps() {
    let standard = Position::opening(Board::standard());
    assert_eq!(
        standard.text(Board::standard()),
        "Xa Na2 Na2b1 Na2b2 Na3 Da3b1 Da3b2 Pb1a pc1d nc1d2 dc1d3 nc2d2 dc2d3 xd nd2 nd2e1 nd2e2 nd3 dd3e1 dd3e2 pe1d Pf1a Nf1a2 Df1a3 Nf2a2 Df2a3 w - -"
    );
    for kind in Kind::ALL {
        assert_eq!(standard.men(Player::White, kind).len(), u32::from(kind.count()));
    }
}

#[test]
fn psy_05_camps_load_from_a_file_and_are_checked() {
    let board = Board::standard();
    let text = include_str!("../../camps/3/standard.txt");
    let place = |text: String| Camp::parse(&text).and_then(|camp| camp.place(board, 2));
    assert_eq!(place(text.to_string()), Ok(Position::opening(board)));
    let wrong = CampError::WrongCount { kind: Kind::Nurse, found: 5 };
    assert_eq!(place(text.replace(" a2b2", "")), Err(wrong));
    assert_eq!(place(text.replace("a2b2", "a2b9")), Err(CampError::NoSuchNode("a2b9".into())));
    assert_eq!(place(text.replace("X a", "X a2")), Err(CampError::Overlap("a2".into())));
    assert_eq!(place(text.replace("X a", "X o")), Err(CampError::Overlap("o".into())), "both camps");
    assert_eq!(place(text.replace("board 3", "board 2")), Err(CampError::OtherBoard { camp: 2, board: 3 }));
    assert_eq!(place(text.replace("P f1a", "Q f1a")), Err(CampError::BadLine { line: 6 }));
    assert_eq!(place("camp".into()), Err(CampError::NoHeading));
}

#[test]
fn psy_05_every_camp_that_comes_with_the_program_can_be_chosen_by_name() {
    for size in [2, 3] {
        let board = Board::of_size(size).expect("a size");
        let mut seen = Vec::new();
        for name in Camp::NAMES {
            let camp = Camp::named(size, name).expect("a camp");
            assert_eq!((camp.name.as_str(), camp.size), (name, size));
            for players in [2, 3] {
                let opening = camp.place(board, players).unwrap_or_else(|why| panic!("{name}: {why}"));
                assert!(opening.can_move(board), "{name} on {size}");
                let options = Options { board: size, camp: Some(name.to_string()), ..Options::default() };
                assert_eq!(options.opening(players), Ok(opening));
            }
            seen.push(camp.place(board, 2).expect("placed").hash());
        }
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), Camp::NAMES.len(), "no two camps are the same");
    }
    let unknown = Options { camp: Some("castle".into()), ..Options::default() };
    let refused = unknown.opening(2).expect_err("no such camp");
    assert_eq!(refused.rule(), "PSY-05");
    assert!(refused.to_string().contains("standard, withdrawn"), "{refused}");
}

#[test]
fn board_files_are_read_strictly() {
    let text = FILES[2];
    let why = |text: String| Board::parse(&text).map(|_| ()).map_err(|why| why.to_string());
    assert_eq!(why(text.to_string()), Ok(()));
    let line = "line 3: expected `size N`, `node NAME X Y`, `path NAME NODES…` or `border NODES…`";
    assert_eq!(why(text.replacen("path ad", "way ad", 1)), Err(line.into()));
    assert_eq!(why(text.replacen("size 3\n", "", 1)), Err("the board file has no line `size N`".into()));
    assert!(matches!(Board::parse(FILES[3]), Err(BoardError::TooLarge)), "163 nodes");
}

#[test]
fn perft_of_the_openings() {
    for (n, counts) in [(3, &[95, 8801, 904_469][..]), (2, &[31, 862, 31_400])] {
        let board = Board::of_size(n).expect("a size");
        let opening = Position::opening(board);
        for (depth, &nodes) in (1..).zip(counts) {
            assert_eq!(perft(board, &opening, depth), nodes, "size {n}, depth {depth}");
            assert_eq!(perft_bulk(board, &opening, depth), nodes, "size {n}, depth {depth}, bulk");
        }
    }
}
