//! What conflicts leave behind, and how a game ends: vectors 22 to 37.

use kernel::Game;
use psychodrame::{
    Action, Card, CharacterId, Emotion, Notice, Options, Psychodrame, RepercussionPool, Side, Stage, Subject,
    TraitId, best_after, duel,
};

use super::*;

#[test]
fn tv_22_purge_limits() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Anger, 2, 6);
    table.feel(A, Emotion::Love, 3, 3);
    table.conflict(A, &[B]);
    table.refuses(A, &discharge(&[(Emotion::Anger, 5)]), "PSD-141");
    table.refuses(A, &discharge(&[(Emotion::Love, 1)]), "PSD-141");
    table.any_cards(3).act(A, discharge(&[(Emotion::Anger, 3)]));
    assert_eq!(table.main(A).current(Emotion::Anger), 3);
    table.round(&[(B, "4"), (A, "Q Q")]);
    table.finish();
    table.act(A, Action::AcceptDirection);
    table.act(A, frame(m(B), &[m(A)]));
    table.act(A, Action::PurgeByAct { emotion: Emotion::Anger, text: None });
    assert_eq!(table.main(A).current(Emotion::Anger), 2);
    table.refuses(A, &Action::PurgeByAct { emotion: Emotion::Anger, text: None }, "PSD-140");
    table.feel(A, Emotion::Sadness, 1, 4);
    table.feel(A, Emotion::Fear, 4, 6);
    table.conflict(A, &[B]);
    table.any_cards(5).act(A, discharge(&[(Emotion::Sadness, 3), (Emotion::Fear, 2)]));
    assert_eq!((table.main(A).current(Emotion::Sadness), table.main(A).current(Emotion::Fear)), (1, 4));
}

#[test]
fn tv_23_distribution() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.fight(A, &[(B, "7 7"), (A, "J J")]);
    table.round(&[(A, "10"), (B, "6 6")]);
    table.narrate();
    let id = table.packet(B).expect("a packet").id;
    let [r1, r2] = [0, 1].map(|n| table.packet(B).map(|packet| packet.risks[n].id));
    table.refuses(B, &Action::GivePacket { packet: id, to: B }, "PSD-115");
    table.act(B, Action::GivePacket { packet: id, to: C });
    let fear = |points, risk| Action::SpendOnEmotion {
        packet: id,
        risk,
        emotion: Emotion::Fear,
        points,
        text: None,
    };
    let new = |points, risk| Action::SpendOnNewTrait {
        packet: id,
        risk,
        subject: Subject::History,
        to: None,
        name: "The scar".into(),
        points,
        text: None,
    };
    let down = Action::SpendOnTrait {
        packet: id,
        risk: r2,
        trait_id: TraitId(2),
        change: -1,
        wording: None,
        text: None,
    };
    let mut one = table.clone();
    one.act(C, fear(1, r1));
    one.act(C, down);
    one.act(C, new(1, None));
    assert_eq!(one.trait_of(B, 6).map(|each| each.score), Some(1));
    let mut two = table.clone();
    two.act(C, new(1, r1));
    let up = |risk| Action::SpendOnTrait {
        packet: id,
        risk,
        trait_id: TraitId(6),
        change: 1,
        wording: None,
        text: None,
    };
    two.act(C, up(r2));
    assert_eq!(two.trait_of(B, 6).map(|each| each.score), Some(2));
    two.act(C, fear(1, None));
    table.refuses(C, &fear(3, r1), "PSD-121");
    table.feel(B, Emotion::Fear, 2, 9);
    table.refuses(C, &fear(2, r1), "PSD-117");
    table.act(C, fear(1, r1));
    assert_eq!(table.stage(), Stage::Packets, "two points are not used yet");
}

#[test]
fn tv_24_trait_to_zero() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.score(B, 2, 1);
    table.score(B, 1, 1);
    table.fight(A, &[(B, "4"), (A, "Q Q")]);
    table.narrate();
    let packet = table.packet(B).expect("a packet").clone();
    let risk = Some(packet.risks[0].id);
    let down = |trait_id, change, risk| Action::SpendOnTrait {
        packet: packet.id,
        risk,
        trait_id: TraitId(trait_id),
        change,
        wording: None,
        text: None,
    };
    table.refuses(A, &down(2, -2, risk), "PSD-124");
    let told = table.act(A, down(2, -1, risk));
    assert!(matches!(told[..], [Notice::PointsSpent { .. }, Notice::TraitVanished { problem: false, .. }]));
    table.act(A, down(1, -1, None));
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Replacement, vec![B]));
    table.refuses(A, &Action::AcceptDirection, "PSD-31");
}

/// A is hit once with so many points, which are then put on these emotions.
fn strike(table: &mut Table, on: &[(Emotion, u16)]) {
    let n: u16 = on.iter().map(|(_, points)| points).sum();
    let hand = vec!["9"; usize::from(n)].join(" ");
    let own = if n == 1 { "2 2" } else { "2" };
    table.fight(A, &[(B, &hand), (A, own)]);
    table.narrate();
    let packet = table.packet(A).expect("a packet").clone();
    if packet.distributor.is_none() {
        table.act(A, Action::GivePacket { packet: packet.id, to: B });
    }
    let mut risk = Some(packet.risks[0].id);
    for (emotion, points) in on {
        let (packet, emotion, points) = (packet.id, *emotion, *points);
        table.act(B, Action::SpendOnEmotion { packet, risk, emotion, points, text: None });
        risk = None;
    }
}

fn act_of(emotion: Emotion, deaths: &[CharacterId], witnesses: &[CharacterId]) -> Action {
    Action::NarrateAct { emotion, text: None, deaths: people(deaths), witnesses: people(witnesses) }
}

#[test]
fn tv_25_saturation() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Sadness, 3, 8);
    let mut nine = table.clone();
    strike(&mut nine, &[(Emotion::Sadness, 1)]);
    assert_ne!(nine.stage(), Stage::Acts, "not at 9");
    strike(&mut table, &[(Emotion::Sadness, 2)]);
    assert_eq!(table.stage(), Stage::Acts);
    table.act(A, act_of(Emotion::Sadness, &[], &[]));
    assert_eq!(table.main(A).current(Emotion::Sadness), 3);
    table.finish();
    assert_eq!(table.main(A).resolution, 1);
}

#[test]
fn tv_26_simultaneous_saturation_of_one() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Sadness, 2, 9);
    table.feel(A, Emotion::Fear, 4, 9);
    strike(&mut table, &[(Emotion::Sadness, 1), (Emotion::Fear, 1)]);
    table.act(A, act_of(Emotion::Fear, &[], &[]));
    table.act(A, act_of(Emotion::Sadness, &[], &[]));
    assert_eq!((table.main(A).current(Emotion::Sadness), table.main(A).current(Emotion::Fear)), (2, 4));
}

#[test]
fn tv_27_simultaneous_saturation_of_two() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.feel(A, Emotion::Sadness, 2, 9);
    strike(&mut table, &[(Emotion::Sadness, 1)]);
    table.feel(C, Emotion::Joy, 3, 10);
    assert_eq!(table.view(A).awaited(), [A], "A sits at D's left");
    table.act(A, act_of(Emotion::Sadness, &[m(C)], &[]));
    assert_eq!(table.packet(C), None);
    assert_ne!(table.stage(), Stage::Acts, "C's act is cancelled");
}

#[test]
fn tv_28_death() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.feel(A, Emotion::Anger, 2, 9);
    table.feel(A, Emotion::Joy, 3, 4);
    table.feel(C, Emotion::Fear, 2, 6);
    // D was absent, and has a relation of 3 with B; C has none.
    let main = table.main_mut(D);
    main.traits[1].about = psychodrame::TraitKind::Relation { to: m(B) };
    main.traits[1].score = 3;
    strike(&mut table, &[(Emotion::Anger, 1)]);
    table.act(A, act_of(Emotion::Anger, &[m(B)], &[m(C)]));
    let points = |seat| table.packet(seat).map(|packet| packet.points);
    assert_eq!((points(A), points(B), points(C), points(D)), (Some(9), None, Some(6), Some(3)));
    // A link to the dead one's problem is no relation.
    let mut linked = Table::scene(4, D, A, &[B, C]);
    linked.feel(A, Emotion::Anger, 2, 9);
    let main = linked.main_mut(A);
    main.traits.retain(|each| each.id != TraitId(2));
    strike(&mut linked, &[(Emotion::Anger, 1)]);
    linked.act(A, act_of(Emotion::Anger, &[m(B)], &[]));
    assert_eq!(linked.packet(A).map(|packet| packet.points), Some(3), "took part, and nothing else");
}

#[test]
fn tv_29_secondary_character() {
    let mut table = Table::scene(3, C, A, &[]);
    table.feel(A, Emotion::Joy, 3, 6);
    table.score(A, 1, 4);
    table.act(B, Action::CreateSecondary { name: "S".into(), description: None });
    table.any_cards(1).act(A, initiate(m(A), &[S1]));
    table.any_cards(7).act(B, Action::Accept { text: None });
    table.any_cards(4).act(A, use_trait(1, 4));
    assert_eq!((table.fighter(S1).laid.len(), table.fighter(m(A)).laid.len()), (7, 5));
    table.any_cards(2).act(A, discharge(&[(Emotion::Joy, 2)]));
    assert_eq!((table.fighter(S1).laid.len(), table.fighter(m(A)).laid.len()), (7, 7));
    table.round(&[(B, "3 3"), (A, "J")]);
    assert_eq!(table.winner(), Some((Side::Opposition, vec![S1])));
    table.narrate();
    let notes = &table.state.table.secondary(S1).expect("S").notes;
    assert_eq!((notes.len(), notes[0].points), (1, 1));
}

#[test]
fn tv_30_secondary_against_two() {
    for (refuses, cards) in [(false, 8), (true, 5)] {
        let mut table = Table::scene(3, C, A, &[B]);
        table.feel(A, Emotion::Joy, 3, 4);
        table.feel(B, Emotion::Joy, 3, 7);
        table.act(C, Action::CreateSecondary { name: "S".into(), description: None });
        table.any_cards(1).act(C, initiate(S1, &[m(A), m(B)]));
        table.any_cards(1).act(A, Action::Accept { text: None });
        if refuses {
            table.any_cards(4).act(B, Action::Refuse { text: None });
        } else {
            table.any_cards(8).act(B, Action::Accept { text: None });
        }
        assert_eq!(table.fighter(S1).laid.len(), cards);
    }
}

#[test]
fn tv_31_inner_conflict() {
    let inner = || Action::InitiateInner { goal: "To stay".into(), against: "Fear".into(), adversary: C };
    let mut table = Table::scene(3, C, A, &[]);
    table.feel(A, Emotion::Joy, 3, 4);
    table.any_cards(1).act(A, inner());
    table.any_cards(5).act(C, Action::Accept { text: None });
    assert_eq!(table.fighter(CharacterId::Inner).laid.len(), 5);
    table.refuses(C, &Action::Support { who: m(A) }, "PSD-73");
    table.refuses(C, &use_trait(1, 1), "PSD-151");
    let mut other = table.clone();
    table.round(&[(C, "9 9"), (A, "5")]);
    assert_eq!((table.winner(), table.points(A)), (Some((Side::Opposition, vec![CharacterId::Inner])), 2));
    table.finish();
    assert_eq!(table.stage(), Stage::Offer, "the scene ends");
    other.round(&[(C, "3"), (A, "5 5")]);
    other.narrate();
    assert!(
        other
            .heard
            .iter()
            .any(|notice| matches!(notice, Notice::NoteTaken { who: CharacterId::Inner, points: 2, .. }))
    );
    assert_eq!(other.stage(), Stage::Closing, "no packet; A may still purge");
}

#[test]
fn tv_32_resolution() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.main_mut(A).resolution = 1;
    table.act(B, Action::CloseScene { text: None });
    assert_eq!(table.main(A).resolution, 2);
    table.act(A, Action::AcceptDirection);
    table.act(A, frame(m(B), &[m(A)]));
    table.feel(A, Emotion::Joy, 3, 5);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Joy, text: None });
    table.act(A, Action::CloseScene { text: None });
    assert_eq!((table.main(A).resolution, table.main(B).resolution), (2, 1));
    table.act(B, Action::AcceptDirection);
    table.act(B, frame(m(A), &[m(B)]));
    table.feel(A, Emotion::Joy, 3, 5);
    table.act(B, Action::CloseScene { text: None });
    table.act(A, Action::PurgeByAct { emotion: Emotion::Joy, text: None });
    assert_eq!(table.main(A).resolution, 2, "purged in the closing window");
    table.act(A, Action::PassDirection);
    table.act(B, Action::AcceptDirection);
    table.act(B, frame(m(A), &[m(B)]));
    table.conflict(A, &[B]);
    table.play_round(&[(B, "4"), (A, "Q Q")]);
    table.act(B, tick(1, None));
    table.finish();
    assert_eq!((table.stage(), table.main(A).resolution), (Stage::Resolution, 3));
}

#[test]
fn tv_33_new_traits() {
    let mut table = Table::scene(2, B, A, &[B]);
    (0..3).for_each(|n| _ = table.act(A, create(&format!("Trait {n}"))));
    table.refuses(A, &create("Fourth"), "PSD-55");
    table.act(A, aloud(None));
    table.fight(A, &[(B, "9 9"), (A, "2")]);
    table.narrate();
    let packet = table.packet(A).expect("a packet").clone();
    let (risk, subject, to) = (Some(packet.risks[0].id), Subject::Personality, None);
    let (name, points, text) = ("Bitter".into(), 2, None);
    table.act(B, Action::SpendOnNewTrait { packet: packet.id, risk, subject, to, name, points, text });
    assert_eq!(table.main(A).traits.len(), 8);
}

#[test]
fn tv_34_deck_exhaustion() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Joy, 3, 8);
    table.conflict(A, &[B]);
    let pack: Vec<Card> = table.state.deck.unseen.iter().copied().collect();
    table.state.deck.unseen = pack[..4].iter().copied().collect();
    let conflict = table.state.table.scene.as_mut().and_then(|s| s.conflict.as_mut()).expect("a conflict");
    conflict.fighters[1].kept = pack[4..].to_vec();
    table.refuses(A, &discharge(&[(Emotion::Joy, 5)]), "PSD-142");
    table.any_cards(4).act(A, use_trait(1, 5));
    assert_eq!((table.fighter(m(A)).laid.len(), table.state.n_drawable()), (5, 0));
}

#[test]
fn tv_35_all_cards_drawn_may_hurt() {
    let options = Options { repercussion_pool: RepercussionPool::Drawn, ..Options::default() };
    let mut table = Table::scene_with(&options, 2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.lay(m(A), "K Q 9 5 5 5");
    table.lay(m(B), "9 4");
    table.all_done();
    table.act(B, combination("9", "r", &[m(A)]));
    table.act(A, combination("5 5 5", "r", &[m(B)]));
    table.nobody_ticks();
    assert_eq!((table.points(A), table.points(B)), (1, 2));
    table.act(A, Action::NarrateResult { text: None });
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Tie, vec![A]), "A's own nine");
    table.act(A, Action::DecideTie { each: false });
    assert_eq!(table.packet(B).map(|packet| packet.points), Some(2));
}

#[test]
fn tv_36_rematch_cap() {
    for (a, b, won) in [("9", "6", Side::Initiator), ("9", "9", Side::Opposition)] {
        let mut table = Table::scene(2, B, A, &[B]);
        table.conflict(A, &[B]);
        let conflict =
            table.state.table.scene.as_mut().and_then(|s| s.conflict.as_mut()).expect("a conflict");
        conflict.round = 6;
        table.round(&[(B, b), (A, a)]);
        let (side, narrators) = table.winner().expect("decided");
        assert_eq!(side, won);
        assert_eq!(narrators, [if won == Side::Initiator { m(A) } else { m(B) }]);
    }
}

/// The chance that the largest set of so many random cards has one, two, three, four of a kind.
fn largest(n: u8) -> [f64; 4] {
    let pack: Vec<Card> = Card::pack().into_iter().collect();
    let mut chances = [0.0; 4];
    for ((count, _), chance) in best_after(&pack, &[], n) {
        chances[usize::from(count) - 1] += chance;
    }
    chances
}

/// The largest sets of two hands: how many, how high.
type Sets = ((u8, u8), (u8, u8));

#[test]
fn tv_37_statistics() {
    let table: [(u8, [f64; 4]); 8] = [
        (1, [1.0, 0.0, 0.0, 0.0]),
        (4, [0.6761, 0.3146, 0.0092, 0.00005]),
        (5, [0.5071, 0.4701, 0.0226, 0.0002]),
        (6, [0.3452, 0.6099, 0.0441, 0.0007]),
        (7, [0.2102, 0.7130, 0.0752, 0.0017]),
        (9, [0.0509, 0.7742, 0.1688, 0.0060]),
        (11, [0.0054, 0.6775, 0.3013, 0.0158]),
        (14, [0.0, 0.4191, 0.5331, 0.0478]),
    ];
    for (n, expected) in table {
        for (chance, expected) in largest(n).into_iter().zip(expected) {
            assert!((chance - expected).abs() < 0.000_06, "{n} cards: {chance} against {expected}");
        }
    }
    let pack: Vec<Card> = Card::pack().into_iter().collect();
    // (ties, first wins, points a round), exact; the specification sampled 300 000 deals, ±0.003.
    for (mine, theirs, tie, wins, points) in
        [(6, 6, 0.495, 0.25, 1.44), (9, 6, 0.497, 0.436, 1.70), (9, 9, 0.633, 0.18, 2.00)]
    {
        let odds = duel(&pack, &[], mine, &[], theirs);
        let sum = |f: &dyn Fn(&Sets) -> f64| odds.iter().map(|(k, p)| f(k) * p).sum::<f64>();
        let ties = sum(&|(a, b)| f64::from(u8::from(a.0 == b.0)));
        let won = sum(&|(a, b)| f64::from(u8::from(a.0 > b.0)));
        let hit = sum(&|(a, b)| {
            f64::from(if a.1 > b.1 {
                a.0
            } else if b.1 > a.1 {
                b.0
            } else {
                0
            })
        });
        assert!((ties - tie).abs() < 0.004, "{mine} against {theirs}: ties {ties}");
        assert!((won - wins).abs() < 0.005, "{mine} against {theirs}: won {won}");
        assert!((hit - points).abs() < 0.01, "{mine} against {theirs}: points {hit}");
    }
    let odds = duel(&pack, &[], 1, &[], 1);
    let rank_ties: f64 = odds.iter().filter(|((a, b), _)| a == b).map(|(_, p)| p).sum();
    assert!((rank_ties - 1.0 / 17.0).abs() < 1e-12);
    assert_eq!(Psychodrame::MANIFEST.name, "psychodrame");
}
