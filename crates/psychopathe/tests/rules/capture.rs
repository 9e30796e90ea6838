//! PSY-30…34: configurations, captures and suicide.

use crate::{after, targets, ways};

#[test]
fn psy_30_two_nurses_on_one_path_and_an_informer_on_another() {
    // The source's example: an informer is taken.
    let start = "Dc Na1f Na1b da1b1 Xe2 xd3 w - -";
    assert_eq!(ways(start, "c-b1c"), ["c-b1cxa1b1"]);
    assert_eq!(ways("Dc Na1f Da1b da1b1 Xe2 xd3 w - -", "c-b1c"), ["c-b1c"], "one nurse");
    assert_eq!(ways("Nc Na1f Na1b da1b1 Xe2 xd3 w - -", "c-b1c"), ["c-b1c"], "no informer");
    assert_eq!(ways("Dc Na1f Nf1a1 da1b1 Xe2 xd3 w - -", "c-b1c"), ["c-b1c"], "both on one side");
    assert_eq!(ways("Dc1 Na1f Na1b da1b1 Xe2 xd3 w - -", "c1-a1"), Vec::<String>::new());
    let near = "Dc Na1f Na1b nf3a1 na1b2 nb1c2 da1b1 Xe2 xd3 w - -";
    assert_eq!(ways(near, "c-b1c"), ["c-b1cxa1b1"], "pieces in between do not matter");
    let on_the_same = "Df1 Na1f Na1b da1b1 Xe2 xd3 w - -";
    assert_eq!(ways(on_the_same, "f1-f1a1"), ["f1-f1a1"], "the informer must be on another path");
    let nurse_last = "Db1c Na1f Nb da1b1 Xe2 xd3 w - -";
    assert_eq!(ways(nurse_last, "b-a1b"), ["b-a1bxa1b1"], "a nurse completes it");
}

#[test]
fn psy_31_at_three_paths_any_two_serve() {
    assert_eq!(ways("Db2 Na1 Nc1d1 do Xe3 xd3 w - -", "c1d1-d1"), ["c1d1-d1xo"]);
    assert_eq!(ways("Dc2 Na1 Nc1d1 do Xe3 xd3 w - -", "c1d1-d1"), ["c1d1-d1xo"]);
    assert_eq!(ways("Da2 Na1 Nc1d1 do Xe3 xd3 w - -", "c1d1-d1"), ["c1d1-d1"], "both on one path");
    // A special node: nurses on the border, the informer on either arc.
    assert_eq!(ways("Da3 Nb2a Nb dab Xe3 xd3 w - -", "b-a2b"), ["b-a2bxab"]);
    assert_eq!(ways("Db3 Nb2a Nb dab Xe3 xd3 w - -", "b-a2b"), ["b-a2bxab"]);
}

#[test]
fn psy_32_at_most_one_special_node_between_the_nurses_of_the_border() {
    // The source's example: two pieces at once with one special node between the nurses, none with two.
    let one = "Da2 Nf1a Nb da2b na Xe3 xd3 w - -";
    assert_eq!(ways(one, "b-a1b"), ["b-a1bxa,a2b"]);
    let two = "Da2 Nf1a Nc da2b na Xe3 xd3 w - -";
    assert_eq!(ways(two, "c-b2c"), ["c-b2c"], "ab and bc");
    assert_eq!(ways(two, "c-bc"), ["c-bcxa,a2b"], "a nurse on a special node: it is not strictly between");
    // The piece's own node counts.
    assert_eq!(ways("Db3 Nb2a Nc dab Xe3 xd3 w - -", "c-b2c"), ["c-b2c"], "ab itself and bc");
    assert_eq!(ways("Db3 Nb2a Nc dab Xe3 xd3 w - -", "c-c2b"), ["c-c2bxab"]);
    // The far way round, past the other special nodes, is no other side; one nurse alone is none either.
    assert_eq!(ways("Da2 Nb na Xe3 xd3 w - -", "b-a1b"), ["b-a1b"]);
    // The other direction round the board's first node.
    assert_eq!(ways("De2 Da2 Nf2e Nf1a na2f xd3 Xb1 w - -", "f2e-e1f"), ["f2e-e1fxa2f"]);
}

#[test]
fn psy_33_all_enemy_pieces_in_state_of_capture_leave_at_once_and_are_kept() {
    let start = "Da2 Nf1a Nb da2b na Xe3 xd3 w - n";
    assert_eq!(after(start, "b-a1b"), "Na1b Da2 xd3 Xe3 Nf1a b - dnn");
    assert_eq!(after(start, "b-b2c"), "na Da2 da2b Nb2c xd3 Xe3 Nf1a b - n");
}

#[test]
fn psy_34_a_piece_may_not_put_itself_in_state_of_capture() {
    let start = "Nb1 na1f na1b db1c Xe3 xd3 w - -";
    let free = "a2b1 a3b1 b b1a b1c1 b1c2 b1c3 b2 b3 e1 e2 o";
    assert_eq!(targets(start, "b1"), free, "a1b1 is barred, the nodes behind it are not");
    // Judged before the captures the move makes: taking the informer does not help.
    let legal = "Nb1c3 Na1b2 na1f db1c1 Dc1 Xe3 xd3 w - -";
    assert_eq!(ways(legal, "a1b2-a1b1"), ["a1b2-a1b1xb1c1"]);
    let suicide = "Nb1c3 Na1b2 na1f na1b db1c1 Dc1 Xe3 xd3 w - -";
    assert_eq!(ways(suicide, "a1b2-a1b1"), Vec::<String>::new());
}
