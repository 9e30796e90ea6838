//! Psychodrame: people claim, speak and end first.

use ::psychodrame::{Action, ActionKind, Psychodrame, Stage};
use kernel::{Language, Tact, Wish};

use crate::table::{A_GOOD_WHILE, Done, STEP, Table};

fn table(seed: u64) -> Table<Psychodrame> {
    Table::new(3, &[0], Language::Fr, seed)
}

fn at(stage: Stage) -> impl FnMut(&Table<Psychodrame>) -> bool {
    move |table| table.view(0).table.stage == stage
}

/// The sheets are written, nobody directs yet.
fn before_the_first_scene(seed: u64) -> Table<Psychodrame> {
    let mut table = table(seed);
    assert!(table.until(at(Stage::Offer)), "the sheets are written");
    table.pace = table::Pace::new(STEP, table.now);
    table
}

#[test]
fn a_bot_does_not_claim_the_first_scene_before_people() {
    for seed in 0..8 {
        let mut table = before_the_first_scene(seed);
        if table.view(0).table.offered.is_some() {
            continue;
        }
        let done = table.next(10 * A_GOOD_WHILE).expect("at last it does");
        assert_eq!(done.action.kind(), ActionKind::ClaimDirection);
        assert!(done.after >= A_GOOD_WHILE, "after {} ms", done.after);
    }
}

#[test]
fn a_bot_that_is_asked_to_go_on_claims_it_at_once() {
    let mut table = before_the_first_scene(1);
    table.pace.ask(Wish::GoOn);
    let done = table.next(A_GOOD_WHILE).expect("it goes on");
    assert!(done.after <= 2 * STEP);
}

#[test]
fn a_bot_that_is_asked_for_the_floor_passes_it_on() {
    let mut table = before_the_first_scene(2);
    table.pace.ask(Wish::Floor);
    assert!(table.next(A_GOOD_WHILE).is_none_or(|done| done.action.kind() == ActionKind::PassDirection));
}

/// A scene that a bot has just framed.
fn framed_by_a_bot(seed: u64) -> Table<Psychodrame> {
    let mut table = before_the_first_scene(seed);
    table.pace.ask(Wish::GoOn);
    while table.view(0).table.stage != Stage::Play {
        table.next(10 * A_GOOD_WHILE).expect("it claims and frames");
    }
    table.pace = table::Pace::new(STEP, table.now);
    table
}

#[test]
fn no_conflict_begins_in_a_scene_just_framed() {
    for seed in 0..12 {
        let mut table = framed_by_a_bot(seed);
        let end = table.now + 60_000;
        while table.now < end {
            let Some(Done { action, tact, after, .. }) = table.next(end - table.now) else { break };
            assert!(
                !matches!(action.kind(), ActionKind::InitiateConflict | ActionKind::InitiateInner),
                "seed {seed}: before a person has said a word"
            );
            assert!(tact == Tact::Answers || after >= A_GOOD_WHILE, "{action:?} after {after} ms");
        }
    }
}

#[test]
fn a_scene_does_not_close_while_somebody_writes() {
    for seed in 0..6 {
        let mut table = framed_by_a_bot(seed);
        table.pace.ask(Wish::Close);
        for _ in 0..100 {
            table.pace.write(table.now);
            let done = table.next(5_000);
            assert!(done.is_none_or(|done| done.tact != Tact::Ends), "seed {seed}");
        }
        table.pace.rest();
        let mut closes =
            |_| table.next(5_000).is_some_and(|done| done.action.kind() == ActionKind::CloseScene);
        assert!((0..10).any(&mut closes), "seed {seed}: it was asked to");
    }
}

#[test]
fn a_bot_takes_up_what_a_person_says_and_soon() {
    let mut table = framed_by_a_bot(3);
    let said =
        Action::Narrate { who: None, text: Some("Je n’ai jamais voulu partir. Vous le savez.".into()) };
    assert!(table.person_does(0, &said));
    let answer = table.next(A_GOOD_WHILE).expect("an answer");
    let Action::Narrate { text: Some(text), .. } = &answer.action else { panic!("{:?}", answer.action) };
    assert!(text.contains("Je n’ai jamais voulu partir"), "{text}");
    assert!(answer.after <= 2 * STEP && answer.tact == Tact::Answers);
}

#[test]
fn no_bot_votes_against_the_end() {
    for seed in 0..6 {
        for nth in [0, 1, 4] {
            let mut table = table(seed);
            let mut proposed = 0;
            let is_there = table.until(|table| {
                let view = table.view(0);
                let free = [Stage::Offer, Stage::Resolution, Stage::Replacement].contains(&view.table.stage);
                proposed += usize::from(free && view.table.vote.is_none());
                proposed > nth || table.is_over()
            });
            if !is_there || table.is_over() || !table.person_does(0, &Action::ProposeEnd) {
                continue;
            }
            table.pace = table::Pace::new(STEP, table.now);
            for _ in 0..2 {
                let done = table.next(A_GOOD_WHILE).expect("a vote");
                assert_eq!(done.action, Action::VoteEnd { yes: true }, "seed {seed}");
            }
            assert!(table.is_over());
        }
    }
}

#[test]
fn the_end_is_for_people_to_choose() {
    let mut table = before_the_first_scene(4);
    for _ in 0..400 {
        let people_first = table.person_plays_on(0);
        if table.is_over() {
            panic!("nobody chose it");
        }
        if !people_first && let Some(done) = table.next(1_000_000) {
            assert_ne!(done.action.kind(), ActionKind::ProposeEnd);
        }
        if table.view(0).table.scenes > 4 {
            break;
        }
    }
}
