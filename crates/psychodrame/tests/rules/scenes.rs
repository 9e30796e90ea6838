//! Scenes, secondary characters, new traits: PSD-29…58, and disputes.

use kernel::Game;
use psychodrame::{
    Action, CharacterId, DisputeStep, Emotion, EntryId, Notice, Psychodrame, Remark, Scope, Stage, Subject,
    TraitId,
};

use crate::play::{A, B, C, D, Table, aloud, create, discharge, frame, initiate, link, m, people, use_trait};

const S1: CharacterId = CharacterId::Secondary(1);

fn newcomer(name: &str) -> Action {
    Action::CreateSecondary { name: name.into(), description: None }
}

fn close() -> Action {
    Action::CloseScene { text: None }
}

#[test]
fn psd_30_the_first_to_claim_directs() {
    let mut table = Table::created(3);
    table.act(B, Action::ClaimDirection);
    assert_eq!(table.state.table.director, Some(B));
    table.refuses(C, &Action::ClaimDirection, "PSD-30");
}

#[test]
fn psd_31_the_role_goes_left() {
    let mut table = Table::scene(3, C, A, &[]);
    table.act(C, close());
    assert_eq!(table.state.table.offered, Some(A));
    table.refuses(B, &Action::AcceptDirection, "PSD-31");
    table.act(A, Action::AcceptDirection);
    assert_eq!(table.state.table.director, Some(A));
}

#[test]
fn psd_32_passing_costs_nothing() {
    let mut table = Table::scene(3, C, A, &[]);
    table.act(C, close());
    table.act(A, Action::PassDirection);
    assert_eq!(table.state.table.offered, Some(B));
    table.refuses(A, &Action::PassDirection, "PSD-32");
    // Also after having accepted, before the scene is framed.
    table.act(B, Action::AcceptDirection);
    table.act(B, Action::PassDirection);
    assert_eq!(table.state.table.offered, Some(C));
}

#[test]
fn psd_33_when_all_pass_the_table_is_asked() {
    let mut table = Table::scene(3, C, A, &[]);
    table.act(C, close());
    for seat in [A, B, C] {
        table.act(seat, Action::PassDirection);
    }
    assert_eq!(table.stage(), Stage::AllPassed);
    let mut over = table.clone();
    table.act(B, Action::VoteEnd { yes: true });
    table.act(A, Action::VoteEnd { yes: false });
    assert_eq!((table.stage(), table.state.table.offered), (Stage::Offer, Some(A)), "another circle");
    for seat in [A, B, C] {
        over.act(seat, Action::VoteEnd { yes: true });
    }
    assert_eq!(over.stage(), Stage::End);
    // Whoever had asked for the end has answered.
    let mut table = Table::scene(2, B, A, &[]);
    table.act(B, close());
    table.act(A, Action::ProposeEnd);
    table.act(A, Action::PassDirection);
    table.act(B, Action::PassDirection);
    assert_eq!(table.view(A).awaited(), [B]);
    table.act(B, Action::VoteEnd { yes: true });
    assert_eq!(table.stage(), Stage::End);
}

#[test]
fn psd_34_the_focus_is_anothers_living_character() {
    let mut table = Table::created(3);
    table.act(B, Action::ClaimDirection);
    table.refuses(B, &frame(m(B), &[]), "PSD-34");
    table.main_mut(C).fate = psychodrame::Fate::Dead;
    table.refuses(B, &frame(m(C), &[]), "PSD-34");
    table.refuses(B, &frame(S1, &[]), "PSD-34");
    table.act(B, frame(m(A), &[]));
    // Without anybody to confront one must pass.
    let mut alone = Table::scene(2, A, B, &[]);
    alone.act(A, close());
    alone.act(B, Action::PassDirection);
    alone.main_mut(B).fate = psychodrame::Fate::Dead;
    alone.refuses(A, &Action::AcceptDirection, "PSD-34");
}

#[test]
fn psd_35_three_questions_are_answered() {
    let mut table = Table::created(2);
    table.act(B, Action::ClaimDirection);
    let with = || people(&[m(B)]);
    let blank = Action::FrameScene { focus: m(A), place: " ".into(), with: with(), what: "x".into() };
    table.refuses(B, &blank, "PSD-35");
    let silent = Action::FrameScene { focus: m(A), place: "x".into(), with: with(), what: "".into() };
    table.refuses(B, &silent, "PSD-35");
    let told = table.act(B, frame(m(A), &[m(B)]));
    assert!(matches!(&told[0], Notice::SceneFramed { problem, number: 1, .. } if &**problem == "Trouble"));
}

#[test]
fn psd_36_the_focus_is_there_and_the_directors_own_may_be() {
    let table = Table::scene(3, C, A, &[C]);
    assert!(table.state.table.is_present(m(A)) && table.state.table.is_present(m(C)));
    assert!(!table.state.table.is_present(m(B)));
    // Whether it is listed or not.
    let table = Table::scene(3, C, A, &[A, B]);
    assert_eq!(table.state.table.scene.as_ref().map(|scene| scene.present.len()), Some(2));
    // A menu offers both.
    let mut table = Table::created(3);
    table.act(C, Action::ClaimDirection);
    let choices = Psychodrame.choices(&table.view(C));
    for with in [&[m(B)][..], &[m(A), m(B)]] {
        assert!(choices.iter().any(|choice| choice.admits(&frame(m(A), with))), "{with:?}");
    }
}

#[test]
fn psd_37_only_its_player_speaks_for_a_character() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.act(A, aloud(Some(m(A))));
    table.refuses(B, &aloud(Some(m(A))), "PSD-37");
    table.refuses(C, &aloud(Some(m(A))), "PSD-37");
}

#[test]
fn psd_38_the_setting_is_everybodys() {
    let mut table = Table::scene(3, C, A, &[]);
    for seat in [A, B, C] {
        table.act(seat, aloud(None));
    }
}

#[test]
fn psd_39_anybody_remarks_at_any_time() {
    let remark = Action::Remark { kind: Remark::Suggestion, about: None, text: "Rain?".into() };
    let mut table = Table::new(2);
    table.act(A, remark.clone());
    let mut table = Table::scene(3, C, A, &[B]);
    let before = table.state.clone();
    table.act(B, remark.clone());
    assert_eq!(table.state, before, "it binds nobody");
    table.conflict(A, &[B]);
    table.act(C, remark);
}

#[test]
fn psd_41_a_dispute_pauses_once_the_author_maintains() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.act(A, aloud(Some(m(A))));
    let entry = EntryId(1);
    table.refuses(A, &Action::Challenge { entry, text: None }, "PSD-41");
    table.act(B, Action::Challenge { entry, text: Some("How?".into()) });
    table.act(A, Action::Explain { text: None });
    // Asking and explaining do not stop the game.
    table.act(B, aloud(None));
    table.refuses(B, &Action::Maintain, "PSD-41");
    table.act(A, Action::Maintain);
    table.refuses(B, &aloud(None), "PSD-41");
    table.refuses(A, &Action::Rule { uphold: false, text: None }, "PSD-41");
    assert_eq!(table.view(A).awaited(), [C]);
    table.act(C, Action::Rule { uphold: true, text: None });
    assert_eq!(table.state.table.dispute.as_ref().map(|d| d.step), Some(DisputeStep::Upheld));
    table.act(A, Action::Retell { text: None });
    assert_eq!(table.state.table.dispute, None);
    // Somebody who is content ends it.
    table.act(A, Action::Challenge { entry: EntryId(2), text: None });
    table.refuses(B, &Action::WithdrawChallenge, "PSD-41");
    table.act(A, Action::WithdrawChallenge);
    assert_eq!(table.state.table.dispute, None);
}

#[test]
fn psd_42_the_director_rules_on_their_own_narration() {
    let mut table = Table::scene(2, A, B, &[A]);
    table.act(A, aloud(Some(m(A))));
    table.act(B, Action::Challenge { entry: EntryId(1), text: None });
    table.act(A, Action::Maintain);
    table.act(A, Action::Rule { uphold: false, text: None });
    assert_eq!(table.state.table.dispute, None);
}

#[test]
fn psd_43_anybody_plays_a_secondary_character() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.act(A, newcomer("the postman"));
    table.refuses(B, &aloud(Some(S1)), "PSD-37");
    table.act(B, Action::PlaySecondary { who: S1 });
    table.act(B, aloud(Some(S1)));
    table.act(B, Action::ReleaseSecondary { who: S1 });
    table.act(A, Action::PlaySecondary { who: S1 });
    assert_eq!(table.state.table.player_of(S1), Some(A));
}

#[test]
fn psd_44_a_secondary_character_has_no_sheet() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.act(A, newcomer("the postman"));
    assert_eq!(table.state.table.main(S1), None);
    assert_eq!(&*table.state.table.secondary(S1).expect("a name").name, "the postman");
}

#[test]
fn psd_45_absent_players_come_first() {
    let mut table = Table::scene(4, D, A, &[D]);
    table.act(A, newcomer("the postman"));
    table.act(A, Action::PlaySecondary { who: S1 });
    assert_eq!(table.state.table.player_of(S1), None, "B and C are absent and may speak up");
    assert_eq!(table.view(A).settled_claims(), [(S1, A)]);
    table.act(B, Action::PlaySecondary { who: S1 });
    assert_eq!(table.view(A).settled_claims(), [(S1, B)], "silence of C is consent");
    let mut alone = table.clone();
    alone.house();
    assert_eq!(alone.state.table.player_of(S1), Some(B));
    // Several of them: the Director chooses among them.
    table.act(C, Action::PlaySecondary { who: S1 });
    assert_eq!(table.view(A).window(), None);
    table.refuses(D, &Action::AssignSecondary { who: S1, to: A }, "PSD-45");
    table.refuses(B, &Action::AssignSecondary { who: S1, to: B }, "PSD-45");
    table.act(D, Action::AssignSecondary { who: S1, to: C });
    assert_eq!(table.state.table.player_of(S1), Some(C));
    // An absent player's own invention is theirs at once.
    let mut other = Table::scene(3, C, A, &[]);
    other.act(B, newcomer("the nurse"));
    assert_eq!(other.state.table.player_of(S1), Some(B));
}

#[test]
fn psd_46_players_bring_in_their_own() {
    let mut table = Table::scene(3, C, A, &[]);
    let told = table.act(B, Action::EnterScene { text: None });
    assert!(matches!(told[0], Notice::Entered { who, first: true, .. } if who == m(B)));
    table.refuses(B, &Action::EnterScene { text: None }, "PSD-46");
    table.act(B, newcomer("the postman"));
    table.act(A, Action::Remark { kind: Remark::Question, about: Some(S1), text: "CharacterId?".into() });
    table.refuses(B, &Action::BringIn { who: S1 }, "PSD-46");
    table.act(B, Action::PlaySecondary { who: S1 });
    table.house();
    table.act(B, Action::LeaveScene { who: S1, text: None });
    table.refuses(A, &Action::BringIn { who: CharacterId::Secondary(9) }, "PSD-46");
    table.act(A, Action::BringIn { who: S1 });
    assert!(table.state.table.is_present(S1));
    // The Director settles a dispute about anybody's entrance.
    let Some(Notice::BroughtIn { entry: Some(entry), .. }) = table.heard.last().cloned() else {
        panic!("a number to contest it by: {:?}", table.heard.last());
    };
    table.act(B, Action::Challenge { entry, text: None });
    table.act(A, Action::Explain { text: None });
    table.act(C, Action::Rule { uphold: false, text: None });
    let told = table.act(B, newcomer("the nurse"));
    assert!(matches!(told[0], Notice::SecondaryCreated { entry: Some(n), .. } if n > entry), "{told:?}");
    table.act(A, Action::Challenge { entry: EntryId(entry.0 + 1), text: None });
}

#[test]
fn psd_46_a_scene_holds_eight_without_a_sheet() {
    let mut table = Table::scene(3, C, A, &[]);
    for n in 0..8 {
        table.act(A, newcomer(&format!("Extra {n}")));
    }
    table.refuses(A, &newcomer("One more"), "PSD-46");
    table.act(C, close());
    table.act(A, Action::AcceptDirection);
    // Main characters are not counted, neither then nor when the scene is framed.
    let extras: Vec<CharacterId> = (1..=8).map(CharacterId::Secondary).collect();
    let all: Vec<CharacterId> = extras.iter().copied().chain([m(A), m(C)]).collect();
    table.act(A, frame(m(B), &all));
    assert_eq!(table.state.table.scene.as_ref().map(|scene| scene.present.len()), Some(11));
    table.refuses(A, &newcomer("One more"), "PSD-46");
}

#[test]
fn psd_46_a_scene_is_framed_with_twelve() {
    let mut table = Table::scene(3, C, A, &[]);
    for n in 0..13 {
        // Whose own character is elsewhere plays it at once.
        table.act(B, newcomer(&format!("Extra {n}")));
        table.act(B, Action::LeaveScene { who: CharacterId::Secondary(n + 1), text: None });
    }
    table.act(C, close());
    table.act(A, Action::AcceptDirection);
    let some = |n| (1..=n).map(CharacterId::Secondary).collect::<Vec<CharacterId>>();
    table.refuses(A, &frame(m(B), &some(13)), "PSD-46");
    table.act(A, frame(m(B), &some(12)));
    assert_eq!(table.state.table.scene.as_ref().map(|scene| scene.present.len()), Some(13));
}

#[test]
fn psd_47_nobody_enters_during_a_conflict() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.conflict(A, &[B]);
    table.refuses(C, &Action::EnterScene { text: None }, "PSD-47");
    table.refuses(C, &newcomer("the postman"), "PSD-47");
}

#[test]
fn psd_49_characters_leave_and_the_focus_stays_the_focus() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.act(A, Action::LeaveScene { who: m(A), text: None });
    assert!(!table.state.table.is_present(m(A)));
    table.refuses(B, &Action::LeaveScene { who: m(A), text: None }, "PSD-37");
    table.act(C, close());
    assert_eq!(table.main(A).resolution, 1);
}

#[test]
fn psd_50_the_director_closes_in_free_play_only() {
    let mut table = Table::scene(3, C, A, &[B]);
    table.refuses(A, &close(), "PSD-50");
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    table.refuses(C, &close(), "PSD-50");
    table.act(B, Action::Refuse { text: None });
    table.act(A, Action::NarrateResult { text: None });
    table.act(C, close());
    assert_eq!(table.stage(), Stage::Offer);
}

#[test]
fn psd_51_a_conflict_ends_the_scene() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.fight(A, &[(B, "4 4"), (A, "Q Q Q")]);
    table.finish();
    assert_eq!(table.stage(), Stage::Offer);
}

#[test]
fn psd_52_one_accepted_conflict_a_scene() {
    let mut table = Table::scene(2, B, A, &[B]);
    for _ in 0..3 {
        table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
        table.act(B, Action::Refuse { text: None });
        table.act(A, Action::NarrateResult { text: None });
    }
    assert_eq!(table.stage(), Stage::Play, "refused ones may be several");
    table.conflict(A, &[B]);
    table.refuses(A, &initiate(m(A), &[m(B)]), "PSD-61");
}

#[test]
fn psd_53_a_window_before_the_end_if_there_is_something_to_purge() {
    let mut table = Table::scene(2, B, A, &[B]);
    let mut calm = table.clone();
    calm.act(B, close());
    assert_eq!(calm.stage(), Stage::Offer, "skipped");
    table.feel(A, Emotion::Joy, 3, 6);
    table.act(B, close());
    assert_eq!((table.stage(), table.view(A).awaited()), (Stage::Closing, vec![A]));
    table.refuses(B, &Action::Ready, "PSD-53");
    let mut ready = table.clone();
    ready.act(A, Action::Ready);
    assert_eq!(ready.stage(), Stage::Offer);
    table.act(A, create("A calm mind"));
    table.act(A, Action::PurgeByBelief { emotion: Emotion::Joy, scope: Scope::I, text: "I fly".into() });
    assert_eq!(table.stage(), Stage::Offer);
    assert_eq!(table.main(A).resolution, 0, "what is done there belongs to this scene");
}

#[test]
fn psd_54_what_comes_at_the_end_of_a_scene_in_order() {
    let mut table = Table::scene(2, B, A, &[B]);
    table.main_mut(A).resolution = 2;
    table.feel(B, Emotion::Joy, 3, 6);
    let told = table.act(B, close());
    assert!(matches!(told[..], [Notice::ClosingBegan { .. }]));
    let told = table.house();
    assert!(matches!(
        told[..],
        [Notice::SceneEnded { gained: true, points: 3, .. }, Notice::ResolutionAwaited { .. }]
    ));
    let told = table.act(A, Action::Retire { text: None });
    assert!(matches!(told[..], [Notice::CharacterRetired { .. }, Notice::WritingAwaited { .. }]));
    let told = table.act(A, Action::DeclineCharacter);
    assert!(matches!(told[..], [Notice::CharacterDeclined { .. }, Notice::DirectionOffered { to: Some(A) }]));
}

#[test]
fn psd_55_three_new_traits_a_game() {
    let mut table = Table::scene(2, B, A, &[]);
    for n in 0..3 {
        table.act(A, create(&format!("Trait {n}")));
    }
    table.refuses(A, &create("One more"), "PSD-55");
    assert_eq!(table.trait_of(A, 6).map(|each| each.score), Some(5));
}

#[test]
fn psd_56_a_relation_names_somebody() {
    let mut table = Table::scene(2, B, A, &[]);
    let with = |subject, to| Action::CreateTrait { subject, to, text: "x".into() };
    table.refuses(A, &with(Subject::Relation, None), "PSD-56");
    table.refuses(A, &with(Subject::Opinion, Some(m(B))), "PSD-56");
    table.refuses(A, &with(Subject::Relation, Some(m(A))), "PSD-56");
    table.refuses(A, &with(Subject::Relation, Some(CharacterId::Main(9))), "PSD-56");
    table.act(A, with(Subject::Relation, Some(m(B))));
    assert_eq!(table.main(A).relation_with(m(B)), 5);
}

#[test]
fn psd_57_when_a_trait_is_created() {
    let mut table = Table::created(3);
    table.act(A, create("Between scenes"));
    table.act(C, Action::ClaimDirection);
    table.frame(C, A, &[B]);
    table.act(A, create("In free play"));
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    table.refuses(A, &create("While they answer"), "PSD-57");
    table.any_cards(1).act(B, Action::Accept { text: None });
    table.refuses(C, &create("Not in the conflict"), "PSD-57");
    table.act(A, create("In development"));
    table.any_cards(5).act(A, use_trait(8, 5));
    table.all_done();
    table.refuses(B, &create("While cards are played"), "PSD-57");
    // All that lies between two scenes.
    let mut table = Table::scene(2, B, A, &[]);
    table.main_mut(A).resolution = 2;
    table.act(B, close());
    assert_eq!(table.stage(), Stage::Resolution);
    table.act(B, create("While a problem is resolved"));
    let mut table = Table::scene(2, B, A, &[]);
    table.act(B, close());
    table.act(A, Action::PassDirection);
    table.act(B, Action::PassDirection);
    assert_eq!(table.stage(), Stage::AllPassed);
    table.act(A, create("While the table is asked"));
}

#[test]
fn psd_58_repercussions_do_not_use_the_allowance_up() {
    let mut table = Table::scene(2, B, A, &[B]);
    (0..3).for_each(|n| _ = table.act(B, create(&format!("Trait {n}"))));
    table.fight(A, &[(B, "4"), (A, "Q Q")]);
    table.narrate();
    let packet = table.packet(B).expect("a packet").clone();
    let (subject, to, risk) = (Subject::History, None, packet.uncovered.first().copied());
    let (name, points, text) = ("Humbled".into(), 2, None);
    table.act(A, Action::SpendOnNewTrait { packet: packet.id, risk, subject, to, name, points, text });
    assert_eq!(table.trait_of(B, 9).map(|each| each.score), Some(2));
    assert_eq!(table.state.table.chairs[B].new_traits, 0);
    assert_eq!(psychodrame::NEW_TRAITS, 3);
}

#[test]
fn windows_close_by_themselves_and_are_extended_once() {
    let mut table = Table::scene(4, D, A, &[B, C]);
    table.any_cards(1).act(A, initiate(m(A), &[m(B)]));
    assert_eq!(Psychodrame.status(&table.view(A)).deadline, None, "an answer is awaited");
    table.any_cards(1).act(B, Action::Accept { text: None });
    let deadline = |table: &Table| Psychodrame.status(&table.view(A)).deadline;
    assert_eq!(deadline(&table), Some(psychodrame::COUNTDOWN), "C may still oppose");
    table.act(D, Action::ExtendWindow);
    assert_eq!(deadline(&table), Some(psychodrame::EXTENDED));
    table.refuses(A, &Action::ExtendWindow, "PSD-63");
    table.refuses(A, &Action::CloseWindow, "PSD-63");
    table.house();
    assert_eq!(table.stage(), Stage::Development);
    table.refuses(C, &discharge(&[(Emotion::Fear, 1)]), "PSD-142");
    table.refuses(C, &link(m(A)), "PSD-18");
    table.refuses(A, &use_trait(99, 1), "PSD-70");
    assert!(table.state.table.usable_traits(m(A)).contains(&TraitId(1)));
}
