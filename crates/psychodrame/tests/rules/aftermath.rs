//! Repercussions, saturation, death: PSD-107…139.

use kernel::Seat;
use psychodrame::{
    Action, CharacterId, Emotion, Fate, Notice, Options, RiskId, Secondary, Stage, Subject, Trait, TraitId,
    TraitKind,
};

use crate::play::{A, B, C, D, Table, combination, initiate, m, people};

const S1: CharacterId = CharacterId::Secondary(1);

/// A and B have fought, B is hit; the packet waits.
fn hit(points: &str) -> Table {
    hit_with(&Options::default(), points)
}

fn hit_with(options: &Options, hand: &str) -> Table {
    let mut table = Table::scene_with(options, 3, C, B, &[A]);
    // With a single card A loses the goal and hits all the same.
    let theirs = if hand.contains(' ') { "2" } else { "2 2" };
    table.fight(A, &[(B, theirs), (A, hand)]);
    table.narrate();
    table
}

fn given(points: &str, to: Seat) -> Table {
    let mut table = hit(points);
    let packet = table.packet(B).expect("a packet").id;
    table.act(B, Action::GivePacket { packet, to });
    table
}

fn on_emotion(table: &Table, emotion: Emotion, points: u16, risk: Option<RiskId>) -> Action {
    let packet = table.packet(B).expect("a packet").id;
    Action::SpendOnEmotion { packet, risk, emotion, points, text: None }
}

fn on_trait(table: &Table, trait_id: u16, change: i16, risk: Option<RiskId>) -> Action {
    let packet = table.packet(B).expect("a packet").id;
    let (trait_id, wording, text) = (TraitId(trait_id), None, None);
    Action::SpendOnTrait { packet, risk, trait_id, change, wording, text }
}

fn act_of(emotion: Emotion, deaths: &[CharacterId], witnesses: &[CharacterId]) -> Action {
    Action::NarrateAct { emotion, text: None, deaths: people(deaths), witnesses: people(witnesses) }
}

/// B's fear has just reached 10; the act is awaited.
fn saturated(options: &Options, n: usize, with: &[Seat]) -> Table {
    let mut table = Table::scene_with(options, n, if n == 4 { D } else { C }, B, with);
    table.feel(B, Emotion::Fear, 2, 9);
    table.fight(A, &[(B, "2"), (A, "5 5")]);
    table.narrate();
    let packet = table.packet(B).expect("a packet").clone();
    table.act(B, Action::GivePacket { packet: packet.id, to: C });
    table.act(C, on_emotion(&table, Emotion::Fear, 1, Some(packet.risks[0].id)));
    table.act(C, on_trait(&table, 1, 1, None));
    assert_eq!(table.stage(), Stage::Acts);
    table
}

#[test]
fn psd_107_repercussions_follow_the_narration() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "4"), (A, "Q Q")]);
    assert_eq!((table.stage(), table.packet(B)), (Stage::Result, None));
    table.narrate();
    assert_eq!(table.stage(), Stage::Packets);
}

#[test]
fn psd_108_higher_cards_hit_their_targets() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.conflict(A, &[B, C]);
    for (who, hand) in [(m(B), "4"), (m(C), "5"), (m(A), "9 9")] {
        table.lay(who, hand);
    }
    table.all_done();
    table.act(B, combination("4", "r", &[m(A)]));
    table.act(C, combination("5", "r", &[m(A)]));
    table.act(A, combination("9 9", "r", &[m(C)]));
    table.nobody_ticks();
    assert_eq!((table.points(B), table.points(C), table.points(A)), (0, 2, 0), "only C was a target");
}

#[test]
fn psd_109_a_card_is_a_point() {
    for (hand, points) in [("9", 1), ("9 9", 2), ("9 9 9", 3), ("9 9 9 9", 4)] {
        let mut table = Table::scene(2, B, A, &[B]);
        table.fight(A, &[(B, "2"), (A, hand)]);
        assert_eq!(table.state.table.conflict().map(|c| c.hits[0].points), Some(points));
    }
}

#[test]
fn psd_110_each_target_receives_the_full_number() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.fight(A, &[(B, "4"), (C, "5"), (A, "9 9 9")]);
    assert_eq!((table.points(B), table.points(C)), (3, 3));
}

#[test]
fn psd_111_the_winner_may_suffer_and_the_loser_inflict() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "K"), (A, "3 3")]);
    assert_eq!(table.winner().map(|(_, who)| who), Some(vec![m(A)]));
    assert_eq!((table.points(A), table.points(B)), (1, 0));
}

#[test]
fn psd_112_allies_do_not_hit_each_other() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.fight(A, &[(B, "K"), (C, "3"), (A, "9 9")]);
    assert_eq!(table.points(C), 2, "from A alone");
}

#[test]
fn psd_113_the_last_of_the_tied_decides_for_each_or_none() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "9"), (A, "9 9")]);
    table.act(A, Action::NarrateResult { text: None });
    assert_eq!(table.stage(), Stage::Tie);
    table.refuses(B, &Action::DecideTie { each: true }, "PSD-113");
    let mut none = table.clone();
    none.act(A, Action::DecideTie { each: false });
    assert_eq!((none.packet(A), none.packet(B)), (None, None));
    table.act(A, Action::DecideTie { each: true });
    let points = |seat| table.packet(seat).map(|packet| packet.points);
    assert_eq!((points(A), points(B)), (Some(1), Some(2)));
}

#[test]
fn psd_114_a_packet_is_everything_received() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "7 7"), (A, "J J")]);
    table.round(&[(A, "10"), (B, "6 6")]);
    table.narrate();
    assert_eq!(table.packet(B).map(|packet| packet.points), Some(3));
}

#[test]
fn psd_115_another_player_distributes() {
    let mut table = hit("9 9");
    let packet = table.packet(B).expect("a packet").id;
    table.refuses(B, &Action::GivePacket { packet, to: B }, "PSD-115");
    table.refuses(A, &Action::GivePacket { packet, to: C }, "PSD-115");
    table.refuses(A, &on_emotion(&table, Emotion::Fear, 1, None), "PSD-115");
    table.act(B, Action::GivePacket { packet, to: A });
    table.refuses(B, &on_emotion(&table, Emotion::Fear, 1, None), "PSD-115");
    // With two there is no choice, and nobody is asked.
    let mut two = Table::scene(2, B, A, &[B]);
    two.fight(A, &[(B, "4"), (A, "Q Q")]);
    two.narrate();
    assert_eq!(two.packet(B).and_then(|packet| packet.distributor), Some(A));
}

#[test]
fn psd_116_points_become_emotions_or_traits() {
    let mut table = given("9 9 9 9", C);
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    table.act(C, on_emotion(&table, Emotion::Love, 1, risk));
    table.act(C, on_trait(&table, 1, 1, None));
    table.act(C, on_trait(&table, 2, -1, None));
    assert_eq!(table.main(B).current(Emotion::Love), 4);
    assert_eq!(table.trait_of(B, 1).map(|each| each.score), Some(6));
    assert_eq!(table.trait_of(B, 2).map(|each| each.score), Some(4));
    let packet = table.packet(B).expect("one point is left").id;
    let (subject, to) = (Subject::Opinion, None);
    let (name, points, text) = ("Wary".into(), 1, None);
    table.act(C, Action::SpendOnNewTrait { packet, risk: None, subject, to, name, points, text });
    assert_eq!(table.trait_of(B, 6).map(|each| each.score), Some(1));
    assert_ne!(table.stage(), Stage::Packets, "nobody has to say that it is done");
}

#[test]
fn psd_117_ten_is_the_most() {
    let mut table = given("9 9", C);
    table.feel(B, Emotion::Joy, 3, 9);
    table.refuses(C, &on_emotion(&table, Emotion::Joy, 2, None), "PSD-121");
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    table.refuses(C, &on_emotion(&table, Emotion::Joy, 2, risk), "PSD-117");
    table.act(C, on_emotion(&table, Emotion::Joy, 1, risk));
}

#[test]
fn psd_118_a_changed_trait_may_be_reworded() {
    let mut table = given("9", C);
    let packet = table.packet(B).expect("a packet").clone();
    let (trait_id, wording, text) = (TraitId(1), Some("Deeper trouble".into()), None);
    let risk = Some(packet.risks[0].id);
    table.act(C, Action::SpendOnTrait { packet: packet.id, risk, trait_id, change: 1, wording, text });
    assert_eq!(&*table.main(B).problem().expect("a problem").text, "Deeper trouble");
}

#[test]
fn psd_119_a_new_trait_scores_the_points_spent() {
    let mut table = given("9 9 9", C);
    let packet = table.packet(B).expect("a packet").clone();
    let risk = Some(packet.risks[0].id);
    let (subject, to, name, text) = (Subject::History, None, "The night".into(), None);
    let action = Action::SpendOnNewTrait { packet: packet.id, risk, subject, to, name, points: 2, text };
    table.act(C, action);
    table.act(C, on_trait(&table, 6, 1, None));
    assert_eq!(table.trait_of(B, 6).map(|each| each.score), Some(3));
}

#[test]
fn psd_120_traits_have_no_upper_limit() {
    let mut table = given("9 9 9 9", C);
    table.score(B, 1, 30);
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    table.act(C, on_trait(&table, 1, 4, risk));
    assert_eq!(table.trait_of(B, 1).map(|each| each.score), Some(34));
}

#[test]
fn psd_121_every_endured_risk_gets_a_point() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.fight(A, &[(B, "7 7"), (A, "J J")]);
    table.round(&[(A, "10"), (B, "6 6")]);
    table.narrate();
    let packet = table.packet(B).expect("a packet").clone();
    let [first, second] = [packet.risks[0].id, packet.risks[1].id];
    table.act(B, Action::GivePacket { packet: packet.id, to: C });
    table.refuses(C, &on_trait(&table, 1, 3, Some(first)), "PSD-121");
    table.refuses(C, &on_trait(&table, 1, 1, Some(RiskId(99))), "PSD-121");
    table.act(C, on_trait(&table, 1, 2, Some(first)));
    table.refuses(C, &on_trait(&table, 1, 1, Some(first)), "PSD-121");
    table.refuses(C, &on_trait(&table, 1, 1, None), "PSD-121");
    table.act(C, on_trait(&table, 1, 1, Some(second)));
}

#[test]
fn psd_124_all_points_and_no_more() {
    let mut table = given("9 9", C);
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    table.refuses(C, &on_trait(&table, 1, 3, risk), "PSD-124");
    table.refuses(C, &on_trait(&table, 1, 0, risk), "PSD-124");
    table.score(B, 2, 1);
    table.refuses(C, &on_trait(&table, 2, -2, risk), "PSD-124");
    table.act(C, on_trait(&table, 1, 1, risk));
    assert_eq!(table.stage(), Stage::Packets, "one point is left");
    table.refuses(C, &Action::Ready, "PSD-53");
}

#[test]
fn psd_125_then_all_cards_are_unseen_again() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    table.act(B, Action::Refuse { text: None });
    table.act(A, Action::NarrateResult { text: None });
    table.fight(A, &[(B, "4"), (A, "Q Q")]);
    table.finish();
    assert_eq!((table.state.deck.unseen.len(), table.state.deck.under.len()), (52, 0));
}

#[test]
fn psd_126_a_trait_at_zero_is_gone() {
    let mut table = given("9", C);
    table.score(B, 2, 1);
    let main = table.main_mut(B);
    main.traits[3].about = TraitKind::Nuance { of: Some(TraitId(2)) };
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    let told = table.act(C, on_trait(&table, 2, -1, risk));
    assert!(told.iter().any(|notice| matches!(notice, Notice::TraitVanished { problem: false, .. })));
    assert_eq!(table.trait_of(B, 2), None);
    assert_eq!(table.trait_of(B, 4).map(|each| each.about.clone()), Some(TraitKind::Nuance { of: None }));
}

#[test]
fn psd_127_a_vanished_problem_is_replaced_before_the_next_scene() {
    let mut table = given("9", C);
    table.score(B, 1, 1);
    table.main_mut(B).resolution = 2;
    let risk = table.packet(B).map(|packet| packet.risks[0].id);
    table.act(C, on_trait(&table, 1, -1, risk));
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Replacement, vec![B]));
    assert_eq!(table.main(B).resolution, 0, "no point, though B was the focus");
    table.refuses(B, &Action::DeclineCharacter, "PSD-139");
    let concerns = || [psychodrame::Concern::Health].into();
    table.refuses(A, &Action::SetProblem { text: "Mine".into(), concerns: concerns() }, "PSD-15");
    table.act(B, Action::SetProblem { text: "Another".into(), concerns: concerns() });
    assert_eq!(table.stage(), Stage::Offer);
    assert_eq!(table.main(B).problem().map(|each| each.score), Some(5));
}

#[test]
fn psd_128_ten_forces_an_act() {
    let mut table = saturated(&Options::default(), 3, &[A]);
    table.refuses(A, &act_of(Emotion::Fear, &[], &[]), "PSD-131");
    table.refuses(B, &act_of(Emotion::Joy, &[], &[]), "PSD-128");
    table.refuses(B, &Action::PurgeByAct { emotion: Emotion::Fear, text: None }, "PSD-143");
    table.act(B, act_of(Emotion::Fear, &[], &[]));
    assert_eq!(table.state.table.tally.acts, 1);
}

#[test]
fn psd_129_the_act_takes_the_excess_away() {
    let mut table = saturated(&Options::default(), 3, &[A]);
    table.act(B, act_of(Emotion::Fear, &[], &[]));
    assert_eq!(table.main(B).current(Emotion::Fear), 2);
}

#[test]
fn psd_130_each_saturated_emotion_has_its_act() {
    let mut table = saturated(&Options::default(), 3, &[A]);
    table.feel(B, Emotion::Joy, 3, 10);
    table.act(B, act_of(Emotion::Joy, &[], &[]));
    assert_eq!(table.stage(), Stage::Acts);
    table.act(B, act_of(Emotion::Fear, &[], &[]));
    assert_eq!(table.state.table.tally.acts, 2);
}

#[test]
fn psd_131_acts_go_clockwise_from_the_directors_left() {
    let mut table = saturated(&Options::default(), 4, &[A, C]);
    table.feel(A, Emotion::Joy, 3, 10);
    assert_eq!(table.view(A).awaited(), [A], "D directs, A sits on the left");
    table.refuses(B, &act_of(Emotion::Fear, &[], &[]), "PSD-131");
    // Whoever dies first loses the act.
    table.act(A, act_of(Emotion::Joy, &[m(B)], &[]));
    assert_eq!(table.main(B).fate, Fate::Dead);
    assert_ne!(table.stage(), Stage::Acts);
}

#[test]
fn psd_132_an_act_is_no_purge() {
    let mut table = saturated(&Options::default(), 3, &[A]);
    table.act(B, act_of(Emotion::Fear, &[], &[]));
    table.finish();
    assert_eq!(table.main(B).resolution, 1, "B was the focus");
}

#[test]
fn psd_133_only_an_act_kills_and_consent_may_be_asked() {
    let options = Options { death_needs_consent: true, ..Options::default() };
    let mut table = saturated(&options, 3, &[A]);
    table.refuses(B, &act_of(Emotion::Fear, &[S1], &[]), "PSD-133");
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Consent, vec![A]));
    table.act(A, Action::AnswerDeath { agrees: false });
    assert_eq!((table.stage(), table.main(A).fate), (Stage::Acts, Fate::Alive));
    table.refuses(B, &act_of(Emotion::Fear, &[m(A)], &[]), "PSD-133");
    // One's own death needs nobody's consent.
    table.act(B, act_of(Emotion::Fear, &[m(B)], &[]));
    assert_eq!(table.main(B).fate, Fate::Dead);
    let mut free = saturated(&Options::default(), 3, &[A]);
    free.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    assert_eq!(free.main(A).fate, Fate::Dead, "no consent asked");
}

#[test]
fn psd_134_relations_with_the_dead_weigh() {
    let mut table = saturated(&Options::default(), 4, &[A]);
    // D is related to A: 5; C is only tied to D's problem.
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    assert_eq!(table.packet(D).map(|packet| packet.points), Some(5));
    assert_eq!(table.packet(C), None);
    // Somebody who was a secondary character is mourned under the old name too; the highest relation counts.
    let mut table = saturated(&Options::default(), 4, &[A]);
    let (name, description, notes) = ("the postman".into(), None, Vec::new());
    table.state.table.secondaries.push(Secondary { name, description, notes, alive: true, promoted: true });
    table.main_mut(A).origin = Some(S1);
    let with = |to| TraitKind::Relation { to };
    let tie = |id, to, score| Trait { id: TraitId(id), about: with(to), text: "Tied".into(), score };
    table.main_mut(C).traits.push(tie(5, S1, 4));
    table.main_mut(D).traits.push(tie(5, S1, 4));
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    assert_eq!(table.packet(C).map(|packet| packet.points), Some(4));
    assert_eq!(table.packet(D).map(|packet| packet.points), Some(5));
}

#[test]
fn psd_135_those_who_saw_it_draw_their_highest_emotion() {
    let mut table = saturated(&Options::default(), 4, &[A, C]);
    table.feel(C, Emotion::Anger, 2, 6);
    table.refuses(B, &act_of(Emotion::Fear, &[m(A)], &[S1]), "PSD-135");
    // B takes part in it, named or not, and counts once.
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[m(B), m(C)]));
    assert_eq!(table.packet(C).map(|packet| packet.points), Some(6));
    assert_eq!(table.packet(B).map(|packet| packet.points), Some(3), "after the reset");
}

#[test]
fn psd_136_the_two_draws_add_up() {
    let mut table = saturated(&Options::default(), 4, &[A, D]);
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[m(D)]));
    assert_eq!(table.packet(D).map(|packet| packet.points), Some(5 + 3));
}

#[test]
fn psd_137_packets_of_a_death_have_no_risk_and_go_to_another() {
    let mut table = saturated(&Options::default(), 4, &[A]);
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    let packet = table.packet(D).expect("a packet").clone();
    assert!(packet.of_death && packet.risks.is_empty());
    table.refuses(D, &Action::GivePacket { packet: packet.id, to: D }, "PSD-115");
    table.finish();
    assert_eq!(table.stage(), Stage::Replacement, "they were spent before the scene ended");
}

#[test]
fn psd_138_a_death_may_saturate_again() {
    let mut table = saturated(&Options::default(), 4, &[A, C]);
    table.feel(D, Emotion::Sadness, 2, 8);
    table.act(B, act_of(Emotion::Fear, &[m(A)], &[]));
    let packet = table.packet(D).expect("a packet").id;
    table.act(D, Action::GivePacket { packet, to: C });
    let (emotion, points, text) = (Emotion::Sadness, 2, None);
    table.act(C, Action::SpendOnEmotion { packet, risk: None, emotion, points, text });
    let (trait_id, wording, text) = (TraitId(1), None, None);
    table.act(C, Action::SpendOnTrait { packet, risk: None, trait_id, change: 3, wording, text });
    let packet = table.packet(B).expect("B took part").id;
    table.act(B, Action::GivePacket { packet, to: C });
    let (trait_id, wording, text) = (TraitId(1), None, None);
    table.act(C, Action::SpendOnTrait { packet, risk: None, trait_id, change: 3, wording, text });
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Acts, vec![D]));
}

#[test]
fn psd_139_the_dead_are_replaced_between_scenes() {
    let mut table = saturated(&Options::default(), 3, &[A]);
    table.act(B, act_of(Emotion::Fear, &[m(B)], &[]));
    table.finish();
    assert_eq!((table.stage(), table.main(B).resolution), (Stage::Replacement, 0), "no point for the dead");
    table.act(B, Action::NewCharacter);
    // The dead character's link no longer blocks a problem.
    assert_eq!(table.state.table.free_problems(B), [m(C)]);
    table.refuses(B, &Action::SetTie { to: m(A), text: "An old friend".into() }, "PSD-139");
    table.write_sheet_to(B, m(A), m(C));
    table.act(B, Action::ConfirmSheet);
    assert_eq!((table.stage(), table.main_of(B)), (Stage::Offer, CharacterId::Main(4)));
    table.act(A, Action::AcceptDirection);
    table.refuses(A, &crate::play::frame(m(B), &[]), "PSD-34");
    // Who goes on without may come back later.
    let mut without = saturated(&Options::default(), 3, &[A]);
    without.act(B, act_of(Emotion::Fear, &[m(B)], &[]));
    without.finish();
    without.act(B, Action::DeclineCharacter);
    assert_eq!(without.stage(), Stage::Offer);
    without.act(B, Action::NewCharacter);
    assert_eq!(without.stage(), Stage::Replacement);
}
