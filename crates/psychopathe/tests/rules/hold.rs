//! PSY-20…23: paralysis and parley.

use crate::targets;

const ALONG_A1: &str = "a1 a1b a1b2 a1b3 a1f f1a1 f2a1 f3a1";
const FREE: &str = "a1 a1b a1b2 a1b3 a1f a2b1 a3b1 b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1";

#[test]
fn psy_20_a_held_piece_stays_on_the_path_of_the_psychologist() {
    assert_eq!(targets("Na1b1 pa1f Xe xd3 w - -", "a1b1"), "a1 a1b a1b2 a1b3 f1a1 f2a1 f3a1");
    let between = targets("Na1b1 Df2a1 pa1f Xe xd3 w - -", "a1b1");
    assert_eq!(between, "a1 a1b a1b2 a1b3 f1a1", "pieces in between do not matter");
    assert_eq!(targets("Na1b1 Pa1f Xe xd3 w - -", "a1b1").split(' ').count(), 15, "an own one holds nothing");
    // Held on arc a1 and blocked there, it may not go round by the border although that ends on the same path.
    assert_eq!(targets("Na1f Df3a1 pa1b1 Xe1 xd3 w - -", "a1f"), "");
}

#[test]
fn psy_21_held_on_two_paths_it_cannot_move() {
    assert_eq!(targets("Na1b1 pa1f pb1c Xe2 xd3 w - -", "a1b1"), "");
    assert_eq!(targets("No pa1 pb1 Xe2 xd3 w - -", "o"), "", "two of three paths");
}

#[test]
fn psy_22_psychologists_of_both_sides_cancel_out_on_their_path_only() {
    let parley = targets("Na1b1 pa1f Pa1b Xe2 xd3 w - -", "a1b1");
    assert_eq!(parley, "a1 a1b2 a1b3 a2b1 a3b1 b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1");
    let elsewhere = targets("Na1b1 pa1f Pa1b pb1c Xe2 xd3 w - -", "a1b1");
    assert_eq!(elsewhere, "a2b1 a3b1 b1 b1a b1c1 b1c2 b1c3", "still held on b1");
}

#[test]
fn psy_23_a_psychopath_is_held_and_a_psychologist_never() {
    assert_eq!(targets("Xa1b1 pa1 xd3 w - -", "a1b1"), "a1b a1b2 a1b3 a1f f1a1 f2a1 f3a1");
    let psychologist = targets("Pa1b1 pa1 pb1 Xe2 xd3 w - -", "a1b1");
    assert_eq!(psychologist, "a1b a1b2 a1b3 a1f a2b1 a3b1 b1a b1c b1c1 b1c2 b1c3 f1a1 f2a1 f3a1");
    assert_eq!(ALONG_A1.split(' ').count() * 2, FREE.split(' ').count());
}
