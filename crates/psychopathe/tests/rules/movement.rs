//! PSY-10…13: how pieces move.

use crate::{after, at, moves, targets};

const BORDER: usize = 36;

#[test]
fn psy_10_turns_alternate_and_only_own_pieces_move() {
    let start = "Na1b1 Xe xf w - -";
    assert_eq!(after(start, "a1b1-a1"), "Na1 Xe xf b - -");
    assert!(moves(start).iter().all(|m| m.starts_with("a1b1-") || m.starts_with("e-")));
    assert!(moves("Na1b1 Xe xf b - -").iter().all(|m| m.starts_with("f-")));
}

#[test]
fn psy_11_every_kind_slides_any_distance_along_its_paths() {
    let free = "a1 a1b a1b2 a1b3 a1f a2b1 a3b1 b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1";
    for letter in ["N", "D", "P"] {
        assert_eq!(targets(&format!("{letter}a1b1 Xe xf w - -"), "a1b1"), free, "{letter}");
    }
    assert_eq!(targets("Xa1b1 xf w - -", "a1b1"), free);
    let centre = targets("No Xab xcd w - -", "o");
    assert_eq!(centre.split(' ').count(), 24, "three paths: {centre}");
}

#[test]
fn psy_12_only_psychologists_are_jumped_over() {
    let blocked = "a1 a1f a2b1 a3b1 b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1";
    assert_eq!(targets("Na1b1 Da1b2 Xe xf w - -", "a1b1"), blocked, "an own piece");
    assert_eq!(targets("Na1b1 da1b2 Xe xf w - -", "a1b1"), blocked, "an enemy piece");
    let jumped = "a1 a1b a1f a2b1 a3b1 b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1";
    assert_eq!(targets("Na1b1 Pa1b2 Pa1b3 Xe xf w - -", "a1b1"), jumped, "two psychologists in a row");
    let along = "a1 a1b a1b3 a1f f1a1 f2a1 f3a1";
    assert_eq!(targets("Na1b1 pa1b2 Xe xf w - -", "a1b1"), along, "an enemy psychologist, which also holds");
}

#[test]
fn psy_13_the_border_is_run_either_way_and_a_node_is_one_move() {
    let all = targets("Na Xb1 xe1 w - -", "a");
    assert_eq!(all.split(' ').count(), BORDER - 1 + 7, "the border and the diameter, `d` once: {all}");
    let position = at("Na Xb1 xe1 w - -");
    let list = position.legal_moves(psychopathe::Board::standard());
    let to_d = list.iter().filter(|m| m.from().index() == 0 && m.kind() == psychopathe::Kind::Nurse);
    assert_eq!(to_d.count(), BORDER - 1 + 7, "no duplicates");
    assert!(!all.split(' ').any(|node| node == "a"), "not back onto its own node");
    // Blocked on both sides of the border and on the diameter.
    assert_eq!(targets("Na Db2a Df2a Da2 Xb1 xe1 w - -", "a"), "a3 b1a f1a");
    // A blocker on one side: the other way round reaches up to it.
    let round = targets("Na Db1a Da3 Xb1 xe1 w - -", "a");
    assert_eq!(round.split(' ').count(), BORDER - 2, "{round}");
}
