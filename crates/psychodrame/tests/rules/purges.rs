//! Purges and secondary characters: PSD-140…152.

use psychodrame::{Action, CharacterId, Emotion, Options, PurgeFloor, Scope};

use crate::play::{A, B, C, Table, combination, discharge, initiate, m};

const S1: CharacterId = CharacterId::Secondary(1);

#[test]
fn psd_140_excess_may_be_discharged_at_once() {
    let mut table = Table::scene(2, B, A, &[]);
    table.refuses(A, &Action::PurgeByAct { emotion: Emotion::Fear, text: None }, "PSD-140");
    table.feel(A, Emotion::Fear, 2, 3);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
}

#[test]
fn psd_141_never_below_the_initial_score() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 4);
    table.conflict(A, &[B]);
    table.refuses(A, &discharge(&[(Emotion::Fear, 3)]), "PSD-141");
    let options = Options { purge_floor: PurgeFloor::One, ..Options::default() };
    let mut one = Table::scene_with(&options, 2, B, A, &[B]);
    one.feel(A, Emotion::Fear, 2, 4);
    one.conflict(A, &[B]);
    one.refuses(A, &discharge(&[(Emotion::Fear, 4)]), "PSD-141");
    one.any_cards(3).act(A, discharge(&[(Emotion::Fear, 3)]));
    assert_eq!(one.main(A).current(Emotion::Fear), 1);
}

#[test]
fn psd_142_points_become_cards() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 4);
    table.feel(A, Emotion::Joy, 3, 6);
    table.conflict(A, &[B]);
    table.refuses(A, &discharge(&[]), "PSD-142");
    table.any_cards(5).act(A, discharge(&[(Emotion::Fear, 2), (Emotion::Joy, 3)]));
    assert_eq!(table.fighter(m(A)).laid.len(), 6);
}

#[test]
fn psd_143_an_act_calms_an_emotion_of_somebody_present() {
    let mut table = Table::scene(3, C, A, &[]);
    for seat in [A, B] {
        table.feel(seat, Emotion::Fear, 2, 6);
    }
    table.refuses(B, &Action::PurgeByAct { emotion: Emotion::Fear, text: None }, "PSD-143");
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    assert_eq!(table.main(A).current(Emotion::Fear), 2);
}

#[test]
fn psd_144_a_new_belief_calms_outside_conflict() {
    let belief =
        || Action::PurgeByBelief { emotion: Emotion::Fear, scope: Scope::Others, text: "They lie".into() };
    let mut table = Table::scene(3, C, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 6);
    let mut fighting = table.clone();
    fighting.conflict(A, &[B]);
    fighting.refuses(A, &belief(), "PSD-144");
    table.act(A, Action::LeaveScene { who: m(A), text: None });
    table.act(A, belief());
    assert_eq!(table.main(A).current(Emotion::Fear), 2, "presence is not needed");
    assert_eq!(table.main(A).beliefs.len(), 3, "none is removed");
}

#[test]
fn psd_145_one_emotion_at_a_time() {
    let mut table = Table::scene(2, B, A, &[]);
    table.feel(A, Emotion::Fear, 2, 6);
    table.feel(A, Emotion::Joy, 3, 6);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    assert_eq!((table.main(A).current(Emotion::Fear), table.main(A).current(Emotion::Joy)), (2, 6));
}

#[test]
fn psd_147_the_scene_remembers_a_purge() {
    let mut table = Table::scene(2, B, A, &[]);
    table.feel(A, Emotion::Fear, 2, 6);
    table.act(A, Action::PurgeByAct { emotion: Emotion::Fear, text: None });
    assert!(table.main(A).purged_this_scene);
    table.act(B, Action::CloseScene { text: None });
    assert!(!table.main(A).purged_this_scene);
    table.feel(A, Emotion::Fear, 2, 6);
    table.refuses(A, &Action::PurgeByAct { emotion: Emotion::Fear, text: None }, "PSD-143");
}

/// A postman, played by C, accepts a conflict with A, whose highest emotion is 6.
fn with_postman() -> Table {
    let mut table = Table::scene(3, C, A, &[B]);
    table.feel(A, Emotion::Fear, 2, 6);
    table.act(C, Action::CreateSecondary { name: "the postman".into(), description: None });
    table.any_cards(1).act(A, initiate(m(A), &[S1]));
    table.act(B, Action::StayOut);
    table
}

#[test]
fn psd_148_a_secondary_character_draws_the_highest_emotion_it_faces() {
    let mut table = with_postman();
    table.any_cards(7).act(C, Action::Accept { text: None });
    assert_eq!(table.fighter(S1).laid.len(), 7);
}

#[test]
fn psd_149_at_once_and_for_good() {
    let mut table = with_postman();
    table.any_cards(7).act(C, Action::Accept { text: None });
    table.any_cards(2).act(A, discharge(&[(Emotion::Fear, 2)]));
    assert_eq!(table.fighter(S1).laid.len(), 7);
}

#[test]
fn psd_150_the_highest_of_all_it_faces_and_not_again_in_a_rematch() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.feel(B, Emotion::Joy, 3, 7);
    table.act(C, Action::CreateSecondary { name: "the postman".into(), description: None });
    table.any_cards(1).act(C, initiate(S1, &[m(A), m(B)]));
    table.any_cards(1).act(A, Action::Accept { text: None });
    table.any_cards(8).act(B, Action::Accept { text: None });
    assert_eq!(table.fighter(S1).laid.len(), 8);
    table.round(&[(A, "4"), (B, "5"), (C, "6")]);
    assert_eq!(table.state.table.conflict().map(|c| c.round), Some(2));
    assert_eq!(table.fighter(S1).laid.len(), 1, "one card for an empty hand");
}

#[test]
fn psd_151_it_fights_without_a_sheet() {
    let mut table = with_postman();
    table.any_cards(7).act(C, Action::Accept { text: None });
    table.refuses(C, &crate::play::use_trait(1, 1), "PSD-151");
    table.refuses(C, &discharge(&[(Emotion::Fear, 1)]), "PSD-151");
    table.any_cards(3).act(B, Action::Support { who: S1 });
    table.lay(S1, "3 3");
    table.lay(m(A), "J");
    table.all_done();
    table.act(C, combination("3 3", "It will be known", &[m(A)]));
    table.act(A, combination("J", "You lose your job", &[S1]));
    assert_eq!(table.view(A).awaited(), [A], "only A has beliefs");
    table.nobody_ticks();
    assert_eq!(table.winner().map(|(_, who)| who), Some(vec![S1]));
}

#[test]
fn psd_152_what_it_suffers_is_a_note() {
    let mut table = with_postman();
    table.any_cards(7).act(C, Action::Accept { text: None });
    table.lay(S1, "3 3");
    table.lay(m(A), "J");
    table.all_done();
    table.act(C, combination("3 3", "It will be known", &[m(A)]));
    table.act(A, combination("J", "You lose your job", &[S1]));
    table.nobody_ticks();
    table.act(C, Action::NarrateResult { text: None });
    let notes = &table.state.table.secondary(S1).expect("the postman").notes;
    assert_eq!((notes.len(), notes[0].points, &*notes[0].risk), (1, 1, "You lose your job"));
    assert!(table.state.table.scene.as_ref().is_none_or(|scene| scene.packets.is_empty()));
}
