//! Playing cards, psychological games, results, rematches: PSD-78…106.

use psychodrame::{Action, CharacterId, Emotion, MOST_REMATCHES, Notice, Side, Stage};

use crate::play::{A, B, C, D, Table, combination, m, tick, use_trait};

/// A conflict of A's with B (and C), everybody there, D directing.
fn scene() -> Table {
    Table::scene(4, D, A, &[B, C])
}

#[test]
fn psd_78_one_to_four_cards_of_one_rank_and_something_is_played() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.lay(m(B), "7 7 7 7 K");
    table.all_done();
    table.refuses(B, &combination("", "r", &[m(A)]), "PSD-78");
    table.refuses(B, &combination("7 7 7 7 7", "r", &[m(A)]), "PSD-78");
    table.refuses(B, &combination("Q", "r", &[m(A)]), "PSD-78");
    table.refuses(B, &combination("K K", "r", &[m(A)]), "PSD-78");
    // The choice is free: neither the largest nor the highest.
    table.act(B, combination("7 7", "r", &[m(A)]));
    assert_eq!(table.fighter(m(B)).laid.len(), 3);
}

#[test]
fn psd_79_clockwise_from_the_left_and_the_initiator_last() {
    let mut table = scene();
    table.conflict(B, &[A, C]);
    assert_eq!(table.state.table.conflict().expect("a conflict").order, [m(C), m(A), m(B)]);
    table.all_done();
    let hand = table.fighter(m(A)).laid[0].rank.to_string();
    table.refuses(A, &combination(&hand, "r", &[m(B)]), "PSD-79");
}

#[test]
fn psd_80_plays_are_open_and_one_after_the_other() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.lay(m(B), "9 9");
    table.all_done();
    table.act(B, combination("9 9", "r", &[m(A)]));
    let seen = table.view(A).table.conflict().and_then(|c| c.fighter(m(B))?.play.clone());
    assert_eq!(seen.map(|play| play.cards.len()), Some(2));
}

#[test]
fn psd_81_a_play_threatens_opponents() {
    let mut table = scene();
    table.conflict(A, &[B, C]);
    table.lay(m(B), "9");
    table.all_done();
    table.refuses(B, &combination("9", "r", &[]), "PSD-81");
    table.refuses(B, &combination("9", "r", &[m(C)]), "PSD-81");
    table.refuses(B, &combination("9", " ", &[m(A)]), "PSD-81");
    table.act(B, combination("9", "You will regret it", &[m(A)]));
    assert_eq!(table.state.table.conflict().expect("a conflict").risks.len(), 1);
}

#[test]
fn psd_82_the_rank_is_that_of_a_single_card() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "10"), (A, "9 9 9")]);
    assert_eq!((table.points(A), table.points(B)), (1, 0), "three nines count nine");
}

#[test]
fn psd_83_count_and_rank_are_two_contests() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "K"), (A, "3 3")]);
    assert_eq!(table.winner().map(|(side, _)| side), Some(Side::Initiator));
    assert_eq!((table.points(A), table.points(B)), (1, 0));
}

#[test]
fn psd_84_a_belief_is_ticked_when_all_plays_lie_there() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.refuses(B, &tick(1, None), "PSD-84");
    table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Psych, vec![A, B]));
    table.refuses(B, &tick(9, None), "PSD-84");
    let mut quiet = table.clone();
    quiet.act(A, Action::PassPsych);
    quiet.refuses(A, &tick(1, None), "PSD-84");
    quiet.act(B, Action::PassPsych);
    assert_eq!(quiet.stage(), Stage::Result);
    table.act(B, tick(2, None));
    assert!(table.main(B).belief(psychodrame::BeliefId(2)).expect("a belief").ticked);
}

#[test]
fn psd_85_one_tick_a_conflict_the_first() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "9"), (A, "5")]);
    table.act(B, tick(1, None));
    assert_eq!(table.stage(), Stage::Development, "a rematch");
    table.play_round(&[(A, "6 6"), (B, "8")]);
    assert_eq!(table.stage(), Stage::Result, "nobody is asked again");
    table.refuses(A, &tick(1, None), "PSD-84");
}

#[test]
fn psd_86_the_swap_is_a_right_with_an_opponent_of_played_cards() {
    let mut table = scene();
    table.conflict(A, &[B, C]);
    table.play_round(&[(B, "J J"), (C, "4 4 4"), (A, "6 6 6")]);
    table.refuses(B, &tick(1, Some(m(C))), "PSD-86");
    let laid = table.fighter(m(A)).laid.clone();
    table.act(B, tick(1, Some(m(A))));
    let cards = |who: CharacterId| table.fighter(who).play.as_ref().map(|play| play.cards.len());
    assert_eq!((cards(m(B)), cards(m(A))), (Some(3), Some(2)));
    assert_eq!(table.fighter(m(A)).laid, laid);
}

#[test]
fn psd_87_risks_stay_with_those_who_stated_them() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
    table.act(B, tick(1, Some(m(A))));
    table.narrate();
    let packet = table.packet(B).expect("B is hit by the nines it gave away");
    assert_eq!((packet.points, packet.risks[0].by), (2, m(A)));
}

#[test]
fn psd_89_who_ticked_may_spend_their_own_packet() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
    table.act(B, tick(1, Some(m(A))));
    table.narrate();
    let packet = table.packet(B).expect("a packet").clone();
    assert_eq!(packet.distributor, Some(B), "preset");
    table.act(B, Action::GivePacket { packet: packet.id, to: C });
    assert_eq!(table.packet(B).expect("a packet").distributor, Some(C));
}

#[test]
fn psd_90_the_tick_is_erased_at_the_end_of_the_conflict() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
    table.act(B, tick(1, None));
    assert_eq!(table.main(B).beliefs.iter().filter(|belief| belief.ticked).count(), 1);
    table.finish();
    assert_eq!(table.main(B).beliefs.iter().filter(|belief| belief.ticked).count(), 0);
}

#[test]
fn psd_91_the_scene_remembers_the_tick() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(B, Emotion::Fear, 2, 3);
    table.conflict(A, &[B]);
    table.play_round(&[(B, "9 9"), (A, "5 5 5")]);
    table.act(A, tick(1, None));
    table.narrate();
    while table.stage() == Stage::Packets {
        let packet = table.packet(A).expect("a packet").clone();
        let (trait_id, wording, text) = (psychodrame::TraitId(1), None, None);
        let risk = packet.uncovered.first().copied();
        table.act(A, Action::SpendOnTrait { packet: packet.id, risk, trait_id, change: 1, wording, text });
    }
    assert_eq!(table.stage(), Stage::Closing);
    assert!(table.main(A).ticked_this_scene && table.main(A).beliefs.iter().all(|belief| !belief.ticked));
    table.house();
    assert_eq!(table.main(A).resolution, 0);
    assert!(!table.main(A).ticked_this_scene);
}

#[test]
fn psd_92_without_beliefs_no_psychological_game() {
    let mut table = Table::scene(3, C, A, &[]);
    let against = || "Shame".into();
    table
        .any_cards(1)
        .act(A, Action::InitiateInner { goal: "To call".into(), against: against(), adversary: C });
    table.any_cards(4).act(C, Action::Accept { text: None });
    table.play_round(&[(C, "9 9"), (A, "5")]);
    assert_eq!(table.view(A).awaited(), [A]);
    table.refuses(C, &tick(1, None), "PSD-92");
    table.refuses(B, &tick(1, None), "PSD-92");
}

#[test]
fn psd_93_the_most_cards_win_the_goal() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "A A"), (A, "2 2 2")]);
    assert_eq!(table.winner(), Some((Side::Initiator, vec![m(A)])));
}

#[test]
fn psd_94_if_the_opposition_wins_the_goal_fails() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "4 4"), (A, "Q")]);
    assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B)])));
}

#[test]
fn psd_95_allies_who_tie_win_together() {
    let mut table = scene();
    table.fight(A, &[(B, "7 7 7"), (C, "3 3 3"), (A, "Q Q")]);
    assert_eq!(table.winner(), Some((Side::Opposition, vec![m(B), m(C)])));
    table.act(C, Action::NarrateResult { text: None });
    assert_eq!(table.stage(), Stage::Result, "the first of them has the last word");
    table.act(B, Action::NarrateResult { text: None });
    assert_eq!(table.stage(), Stage::Packets);
}

#[test]
fn psd_96_the_winner_narrates() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "4"), (A, "3 3")]);
    table.refuses(B, &Action::NarrateResult { text: None }, "PSD-96");
    let told = table.act(A, Action::NarrateResult { text: Some("So be it".into()) });
    assert!(matches!(&told[0], Notice::ResultNarrated { who, .. } if *who == m(A)));
}

#[test]
fn psd_97_a_count_tie_between_sides_is_a_rematch() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "4 4"), (A, "3 3")]);
    assert_eq!(table.winner(), None);
    assert_eq!(table.state.table.conflict().expect("a conflict").round, 2);
}

#[test]
fn psd_98_played_cards_are_discarded_or_kept_by_whom_they_hit() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "7 7"), (A, "J J")]);
    assert_eq!(table.fighter(m(B)).kept.len(), 2);
    assert!(table.fighter(m(B)).kept.iter().all(|card| card.rank.to_string() == "J"));
    assert_eq!(table.state.deck.discard.len(), 2);
    assert!(table.state.deck.discard.iter().all(|card| card.rank.to_string() == "7"));
    // Cards that hit several lie before each of them.
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.fight(A, &[(B, "7 7"), (C, "6 6"), (A, "J J")]);
    for seat in [B, C] {
        assert_eq!(table.fighter(m(seat)).kept.len(), 2);
    }
    assert_eq!(table.state.deck.discard.len(), 4);
}

#[test]
fn psd_99_unplayed_cards_stay_and_kept_ones_are_not_played() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.lay(m(B), "7 7 2");
    table.lay(m(A), "J J 5");
    table.all_done();
    table.act(B, combination("7 7", "r", &[m(A)]));
    table.act(A, combination("J J", "r", &[m(B)]));
    table.nobody_ticks();
    assert_eq!((table.fighter(m(B)).laid.len(), table.fighter(m(A)).laid.len()), (1, 1));
    table.all_done();
    table.act(A, combination("5", "r", &[m(B)]));
    table.refuses(B, &combination("J J", "r", &[m(A)]), "PSD-78");
}

#[test]
fn psd_100_a_trait_serves_once_a_conflict() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    table.any_cards(5).act(A, use_trait(1, 5));
    table.round(&[(B, "4 4"), (A, "3 3")]);
    assert_eq!(table.stage(), Stage::Development);
    table.refuses(A, &use_trait(1, 5), "PSD-100");
}

#[test]
fn psd_101_a_rematch_reopens_the_drawing() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 4);
    table.conflict(A, &[B]);
    table.any_cards(5).act(A, use_trait(1, 5));
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    table.any_cards(1).act(A, crate::play::discharge(&[(Emotion::Fear, 1)]));
    table.round(&[(B, "4 4"), (A, "3 3")]);
    table.any_cards(5).act(A, use_trait(2, 5));
    table.any_cards(3).act(C, Action::Support { who: m(A) });
    table.any_cards(1).act(A, crate::play::discharge(&[(Emotion::Fear, 1)]));
}

#[test]
fn psd_102_an_empty_hand_draws_one_and_without_a_card_plays_nothing() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.conflict(A, &[B]);
    // Both play all they have: each draws one.
    table.round(&[(B, "4 4"), (A, "3 3")]);
    assert_eq!((table.fighter(m(A)).laid.len(), table.fighter(m(B)).laid.len()), (1, 1));
    // And if there is nothing left, an empty combination is played.
    let mut bare = table.clone();
    let pack: Vec<_> = std::mem::take(&mut bare.state.deck.unseen).into_iter().collect();
    let discard = std::mem::take(&mut bare.state.deck.discard);
    let conflict = bare.state.table.scene.as_mut().and_then(|s| s.conflict.as_mut()).expect("a conflict");
    conflict.fighters[0].kept.extend(pack);
    conflict.fighters[0].kept.extend(discard);
    let held: Vec<_> = conflict.fighters[1].laid.drain(..).collect();
    conflict.fighters[0].kept.extend(held);
    bare.all_done();
    let card = bare.fighter(m(A)).laid[0].rank.to_string();
    bare.act(A, combination(&card, "r", &[m(B)]));
    bare.act(B, combination("", "r", &[m(A)]));
    bare.nobody_ticks();
    assert_eq!(bare.winner(), Some((Side::Initiator, vec![m(A)])));
    // Two points of the fours in round one for A; now rank 0 loses to anything.
    assert_eq!((bare.points(A), bare.points(B)), (2, 1));
}

#[test]
fn psd_103_the_last_plays_first_and_it_goes_back() {
    let mut table = scene();
    table.fight(A, &[(B, "4"), (C, "5"), (A, "6")]);
    assert_eq!(table.state.table.conflict().expect("a conflict").order, [m(A), m(C), m(B)]);
}

#[test]
fn psd_104_each_play_states_a_new_risk() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "7 7"), (A, "J J")]);
    table.round(&[(A, "10"), (B, "6 6")]);
    table.narrate();
    assert_eq!(table.packet(B).expect("a packet").risks.len(), 2, "both stay endured");
}

#[test]
fn psd_105_a_new_tie_is_another_rematch() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "7"), (A, "J")]);
    table.round(&[(A, "10"), (B, "6")]);
    assert_eq!(table.state.table.conflict().expect("a conflict").round, 3);
}

#[test]
fn psd_106_after_five_rematches_the_rank_decides() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "7"), (A, "8")]);
    for n in 1..MOST_REMATCHES {
        let hands = if n % 2 == 1 { [(A, "8"), (B, "7")] } else { [(B, "7"), (A, "8")] };
        table.state.deck.unseen.extend(std::mem::take(&mut table.state.deck.discard));
        for fighter in table
            .state
            .table
            .scene
            .as_mut()
            .and_then(|s| s.conflict.as_mut())
            .expect("one")
            .fighters
            .iter_mut()
        {
            table.state.deck.unseen.extend(fighter.kept.drain(..));
        }
        table.round(&hands);
        assert_eq!(table.winner(), None, "rematch {n}");
    }
    table.state.deck.unseen.extend(std::mem::take(&mut table.state.deck.discard));
    table.round(&[(A, "9"), (B, "6")]);
    assert_eq!(table.winner(), Some((Side::Initiator, vec![m(A)])));
}
