//! The specification's test vectors, at the options a table has.

mod aftermath;

use psychodrame::{Action, Card, CharacterId, Emotion, Lack, Scope, Side, Stage};

use crate::play::{
    A, B, C, D, Table, aloud, combination, create, discharge, frame, initiate, link, m, people, tick,
    use_trait,
};

const S1: CharacterId = CharacterId::Secondary(1);

#[test]
fn tv_01_scopes_are_declared_not_computed() {
    use Scope::{I, IAndOthers, Others};
    let cases: [(&[Scope], bool); 6] = [
        (&[I, Others], true),
        (&[IAndOthers], true),
        (&[I, IAndOthers], true),
        (&[I], false),
        (&[I, I], false),
        (&[Others], false),
    ];
    // The subject of the sentence does not tell the scope.
    let texts = ["No one is ever going to love me", "All I ever get back is ingratitude"];
    for (scopes, valid) in cases {
        let mut table = Table::new(2);
        table.write_sheet(A);
        table.act(A, Action::ClearBelief { slot: 1 });
        table.act(A, Action::ClearBelief { slot: 2 });
        for (slot, scope) in (1u8..).zip(scopes) {
            let text = texts[usize::from(slot) - 1].into();
            table.act(A, Action::SetBelief { slot, scope: *scope, text });
        }
        let lacks = table.main(A).lacks(4);
        assert_eq!(lacks.is_empty(), valid, "{scopes:?}: {lacks:?}");
    }
}

#[test]
fn tv_02_emotion_splits() {
    let table = Table::created(2);
    let scores: Vec<u8> = table.main(A).emotions.values().map(|feeling| feeling.current).collect();
    assert_eq!(scores.iter().sum::<u8>(), 15);
    assert!(matches!(table.main(A).highest(), 3 | 4));
    assert!(!table.main(A).lacks(4).contains(&Lack::Emotions));
}

#[test]
fn tv_03_problem_links_are_permutations_without_fixed_points() {
    let mut table = Table::new(3);
    table.act(A, link(m(B)));
    table.refuses(C, &link(m(B)), "PSD-19");
    table.refuses(A, &link(m(A)), "PSD-19");
    table.act(B, link(m(C)));
    table.act(C, link(m(A)));
    for (n, expected) in [(2, 1), (3, 2), (4, 9)] {
        assert_eq!(assignments(&Table::new(n), 0), expected, "{n} players");
    }
}

/// How many ways there are to link everybody from this seat on.
fn assignments(table: &Table, seat: u8) -> usize {
    let n = table.state.table.n_seats();
    if seat == n {
        return 1;
    }
    let seat_now = kernel::Seat(seat);
    let free = table.state.table.free_problems(seat_now);
    let further = free.into_iter().map(|to| {
        let mut next = table.clone();
        next.act(seat_now, link(to));
        assignments(&next, seat + 1)
    });
    further.sum()
}

#[test]
fn tv_04_rotation() {
    let mut table = Table::created(4);
    table.act(C, Action::ClaimDirection);
    table.frame(C, A, &[]);
    table.act(C, Action::CloseScene { text: None });
    assert_eq!(table.state.table.offered, Some(D));
    table.act(D, Action::PassDirection);
    table.act(A, Action::AcceptDirection);
    table.frame(A, B, &[]);
    table.act(A, Action::CloseScene { text: None });
    assert_eq!(table.state.table.offered, Some(B), "left of A, not of D");
    for seat in [B, C, D, A] {
        table.act(seat, Action::PassDirection);
    }
    assert_eq!(table.stage(), Stage::AllPassed);
}

#[test]
fn tv_05_refusal() {
    let card = |name: &str| name.parse::<Card>().expect("a card");
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.cards("7D").act(A, initiate(m(A), &[m(B)]));
    table.act(B, Action::Refuse { text: None });
    table.act(C, Action::StayOut);
    table.act(A, Action::NarrateResult { text: None });
    assert_eq!(table.state.deck.under, [card("7D")]);
    assert_eq!(table.state.n_drawable(), 52);
    assert_eq!(table.stage(), Stage::Play);
    table.cards("KC").act(A, initiate(m(A), &[m(B)]));
    assert_eq!(table.fighter(m(A)).laid, [card("KC")]);
    // The card under the deck comes after all others.
    let mut last = table.clone();
    last.any_cards(1).act(B, Action::Accept { text: None });
    last.act(C, Action::StayOut);
    let pack: Vec<Card> = std::mem::take(&mut last.state.deck.unseen).into_iter().collect();
    let conflict = last.state.table.scene.as_mut().and_then(|s| s.conflict.as_mut()).expect("a conflict");
    conflict.fighters[1].kept = pack;
    last.act(A, use_trait(1, 5));
    assert_eq!(last.fighter(m(A)).laid, [card("KC"), card("7D")]);
    // Two named: one refuses, the other accepts.
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.cards("7D").act(A, initiate(m(A), &[m(B), m(C)]));
    table.act(B, Action::Refuse { text: None });
    table.cards("KC").act(C, Action::Accept { text: None });
    assert_eq!(table.fighter(m(A)).laid, [card("7D")]);
    assert_eq!(table.fighter(m(C)).laid, [card("KC")]);
}

#[test]
fn tv_06_drawing_totals() {
    let mut table = Table::scene(4, D, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 4);
    table.score(B, 1, 4);
    table.conflict(A, &[B]);
    table.any_cards(5).act(A, use_trait(1, 5));
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    table.any_cards(2).act(A, discharge(&[(Emotion::Fear, 2)]));
    table.refuses(A, &use_trait(2, 5), "PSD-70");
    table.refuses(C, &Action::Support { who: m(A) }, "PSD-73");
    table.refuses(B, &Action::Support { who: m(A) }, "PSD-73");
    table.refuses(C, &use_trait(1, 5), "PSD-70");
    table.any_cards(4).act(B, use_trait(1, 4));
    table.any_cards(3).act(D, Action::Support { who: m(B) });
    assert_eq!((table.fighter(m(A)).laid.len(), table.fighter(m(B)).laid.len()), (11, 8));
}

/// What each gets of one round in which A, the initiator, plays last.
#[track_caller]
fn check(b: &str, a: &str, winner: Option<Side>, points_a: u16, points_b: u16) -> Table {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    for (who, hand) in [(m(B), b), (m(A), a)] {
        table.lay(who, &format!("{hand} {}", if who == m(A) { "2" } else { "4" }));
    }
    table.all_done();
    table.act(B, combination(b, "threat of m2", &[m(A)]));
    table.act(A, combination(a, "threat of m1", &[m(B)]));
    table.nobody_ticks();
    assert_eq!(table.winner().map(|(side, _)| side), winner);
    assert_eq!((table.points(A), table.points(B)), (points_a, points_b));
    table
}

#[test]
fn tv_07_goal_and_repercussions_to_different_players() {
    check("9 9", "5 5 5", Some(Side::Initiator), 2, 0);
    check("9 9", "K K", None, 0, 2);
}

#[test]
fn tv_08_three_nines_are_not_27() {
    check("10", "9 9 9", Some(Side::Initiator), 1, 0);
}

#[test]
fn tv_09_ace_high() {
    check("A", "K K", Some(Side::Initiator), 1, 0);
    check("2", "3", None, 0, 1);
}

#[test]
fn tv_10_both_contests_to_one_player() {
    check("4 4", "Q Q Q", Some(Side::Initiator), 0, 3);
}

#[test]
fn tv_11_equal_ranks_different_counts() {
    for (each, a, b) in [(true, 1, 2), (false, 0, 0)] {
        let mut table = check("9", "9 9", Some(Side::Initiator), 0, 0);
        table.act(A, Action::NarrateResult { text: None });
        table.act(A, Action::DecideTie { each });
        let points = |seat| table.packet(seat).map_or(0, |packet| packet.points);
        assert_eq!((points(A), points(B)), (a, b));
    }
}

#[test]
fn tv_12_rematch_with_kept_cards() {
    let mut table = check("7 7", "J J", None, 0, 2);
    assert_eq!(table.fighter(m(B)).kept.len(), 2);
    assert_eq!(table.state.table.conflict().expect("a conflict").order, [m(A), m(B)]);
    table.round(&[(A, "10"), (B, "6 6")]);
    assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B)])));
    table.narrate();
    let packet = table.packet(B).expect("a packet");
    assert_eq!((packet.points, packet.risks.len()), (3, 2));
    assert_eq!(table.packet(A), None);
}

#[test]
fn tv_13_equal_counts_and_equal_ranks() {
    for (each, points) in [(true, 2), (false, 0)] {
        let mut table = check("8 8", "8 8", None, 0, 0);
        assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Tie, vec![A]), "decided at once");
        table.act(A, Action::DecideTie { each });
        assert_eq!((table.points(A), table.points(B)), (points, points));
        assert_eq!(table.state.table.conflict().expect("a conflict").order, [m(A), m(B)]);
    }
}

#[test]
fn tv_14_orders_of_play() {
    let order = |table: &Table| table.state.table.conflict().expect("a conflict").order.clone();
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.conflict(A, &[B, C]);
    let mut orders = vec![order(&table)];
    for _ in 0..3 {
        let hands: Vec<_> = orders[orders.len() - 1].iter().map(|who| table.fighter(*who).seat).collect();
        let hands: Vec<_> = hands.into_iter().zip(["3", "5", "7"]).collect();
        table.round(&hands);
        orders.push(order(&table));
    }
    let [a, b, c] = [m(A), m(B), m(C)];
    assert_eq!(orders, [[b, c, a], [a, c, b], [b, a, c], [c, b, a]]);
    let mut table = Table::scene(4, D, A, &[B, C, D]);
    table.conflict(C, &[A, B, D]);
    let mut orders = vec![order(&table)];
    for _ in 0..3 {
        let hands: Vec<_> = orders[orders.len() - 1].iter().map(|who| table.fighter(*who).seat).collect();
        let hands: Vec<_> = hands.into_iter().zip(["3", "5", "7", "9"]).collect();
        table.round(&hands);
        orders.push(order(&table));
    }
    let d = m(D);
    assert_eq!(orders, [[d, a, b, c], [c, b, a, d], [d, c, b, a], [a, d, c, b]]);
    let mut table = Table::scene(4, D, A, &[C]);
    table.conflict(C, &[A]);
    assert_eq!(order(&table), [a, c]);
    table.round(&[(A, "3"), (C, "5")]);
    assert_eq!(order(&table), [c, a]);
}

/// Three participants: A against B and C.
#[track_caller]
fn three(b: &str, c: &str, a: &str) -> Table {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.fight(A, &[(B, b), (C, c), (A, a)]);
    table
}

fn points(table: &Table) -> [u16; 3] {
    [A, B, C].map(|seat| table.points(seat))
}

#[test]
fn tv_15_three_participants_pairwise() {
    let mut table = three("K", "9 9", "5 5 5");
    assert_eq!(table.winner(), Some((Side::Initiator, vec![m(A)])));
    assert_eq!(points(&table), [3, 0, 0]);
    table.narrate();
    assert_eq!(table.packet(A).map(|packet| packet.risks.len()), Some(2));
}

#[test]
fn tv_16_middle_rank() {
    let table = three("K", "4", "9 9");
    assert_eq!(points(&table), [1, 0, 2]);
}

#[test]
fn tv_17_allies_tie() {
    let table = three("7 7 7", "3 3 3", "Q Q");
    assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B), m(C)])));
    assert_eq!(points(&table), [0, 2, 2]);
}

#[test]
fn tv_18_three_equal_ranks() {
    for (each, expected) in [(true, [3, 1, 1]), (false, [0, 0, 0])] {
        let mut table = three("K", "K K", "K");
        assert_eq!(table.winner(), Some((Side::Opposition, vec![m(C)])));
        table.act(C, Action::NarrateResult { text: None });
        table.refuses(C, &Action::DecideTie { each }, "PSD-113");
        table.act(A, Action::DecideTie { each });
        let got = [A, B, C].map(|seat| table.packet(seat).map_or(0, |packet| packet.points));
        assert_eq!(got, expected);
    }
}

#[test]
fn tv_19_psychological_game_of_two() {
    for (focus, expected) in [(A, 1), (B, 0)] {
        let director = if focus == A { B } else { A };
        let mut table = Table::scene(2, director, focus, &[director]);
        table.conflict(A, &[B]);
        table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
        table.act(B, tick(1, Some(m(A))));
        assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B)])));
        assert_eq!((table.points(A), table.points(B)), (0, 2));
        table.refuses(A, &tick(1, None), "PSD-84");
        table.narrate();
        let packet = table.packet(B).expect("a packet").clone();
        assert_eq!((packet.distributor, packet.risks[0].by), (Some(B), m(A)));
        table.finish();
        assert_eq!(table.main(focus).resolution, expected);
        assert!(table.main(B).beliefs.iter().all(|belief| !belief.ticked));
    }
}

#[test]
fn tv_20_a_swap_cancels_a_rematch() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.conflict(A, &[B, C]);
    table.play_round(&[(B, "J J"), (C, "4 4 4"), (A, "6 6 6")]);
    table.refuses(B, &tick(1, Some(m(C))), "PSD-86");
    table.act(B, tick(1, Some(m(A))));
    assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B), m(C)])));
    assert_eq!(points(&table), [0, 2, 2]);
}

#[test]
fn tv_21_one_tick_a_conflict() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "7"), (A, "J")]);
    table.act(B, tick(1, None));
    table.play_round(&[(A, "10"), (B, "6 6")]);
    assert_eq!(table.stage(), Stage::Result);
    table.refuses(B, &tick(2, None), "PSD-84");
    table.narrate();
    let packet = table.packet(B).expect("a packet");
    assert_eq!((packet.points, packet.distributor), (2, Some(B)), "round 1 included");
}
