//! PSY-40…42: lost pieces come back.

use crate::{after, ways};

#[test]
fn psy_40_a_captured_psychologist_may_bring_back_a_lost_piece() {
    let start = "Dc Na1f Na1b pa1b1 Xe2 xd3 w DN -";
    let expected = ["c-b1cxa1b1", "c-b1cxa1b1 a1b1=D", "c-b1cxa1b1 a1b1=N"];
    assert_eq!(ways(start, "c-b1c"), expected);
    assert_eq!(after(start, "c-b1c a1b1=D"), "Na1b Da1b1 Na1f Db1c xd3 Xe2 b N p");
    assert_eq!(after(start, "c-b1c"), "Na1b Na1f Db1c xd3 Xe2 b DN p", "it is optional");
    assert_eq!(ways("Dc Na1f Na1b pa1b1 Xe2 xd3 w - n", "c-b1c"), ["c-b1cxa1b1"], "nothing is lost");
    assert_eq!(ways("Dc Na1f Na1b na1b1 Xe2 xd3 w DN -", "c-b1c"), ["c-b1cxa1b1"], "no psychologist");
}

#[test]
fn psy_40_several_psychologists_give_one_choice_each() {
    let start = "Db1c Db2c Na1f Nb pa1b1 pa1b2 Xe2 xd3 w DN -";
    let tail = ["", " a1b1=D", " a1b1=D a1b2=N", " a1b1=N", " a1b1=N a1b2=D", " a1b2=D", " a1b2=N"];
    let expected: Vec<String> = tail.iter().map(|tail| format!("b-a1bxa1b1,a1b2{tail}")).collect();
    assert_eq!(ways(start, "b-a1b"), expected);
}

#[test]
fn psy_41_not_where_it_would_be_in_state_of_capture() {
    let start = "Db1c Na1f Nb pa1b1 nb1a nb1 df3a1 Xe2 xd3 w DN -";
    assert_eq!(ways(start, "b-a1b"), ["b-a1bxa1b1"]);
    // Judged when the captured pieces have left: here the informer goes too.
    let cleared = "Db1c Df3 Na1f Nb pa1b1 nb1a nb1 df3a1 Xe2 xd3 w N -";
    assert_eq!(ways(cleared, "b-a1b"), ["b-a1bxa1b1,f3a1", "b-a1bxa1b1,f3a1 a1b1=N"]);
}

#[test]
fn psy_42_pieces_put_back_capture_in_turn() {
    let start = "Da Dc1 Na1f Na1b Nb1c pa1b1 nb1c1 Xe2 xd3 w DN -";
    let expected = ["a-b1axa1b1", "a-b1axa1b1 a1b1=D", "a-b1axa1b1,b1c1 a1b1=N"];
    assert_eq!(ways(start, "a-b1a"), expected);
    let chain = "Da Dc1 Na1f Na1b Nb1c pa1b1 pb1c1 Xe2 xd3 w DN -";
    let expected =
        ["a-b1axa1b1", "a-b1axa1b1 a1b1=D", "a-b1axa1b1,b1c1 a1b1=N", "a-b1axa1b1,b1c1 a1b1=N b1c1=D"];
    assert_eq!(ways(chain, "a-b1a"), expected);
    assert_eq!(after(chain, "a-b1a a1b1=N b1c1=D"), "Na1b Na1b1 Na1f Db1a Nb1c Db1c1 Dc1 xd3 Xe2 b - pp");
}
