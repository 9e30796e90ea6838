//! Each flaw is caught by the law that is there for it.

use std::{
    ops::ControlFlow,
    sync::atomic::{AtomicU64, Ordering},
};

use kernel::testkit::{Broken, Hands, Law, attempt, check, play_all, soak, soak_on_all_cores};

use crate::desk::{DeskTrial, Flaw};

const GAMES: u64 = 60;

#[track_caller]
fn check_flaw(flaw: Flaw, law: Law) -> Broken {
    let trial = DeskTrial::with(flaw);
    let broken = play_all(&trial, 0..GAMES)
        .and_then(|games| check(&trial, law, &games))
        .expect_err(&format!("{law} must catch {flaw:?}"));
    assert_eq!(broken.law, law, "{broken}");
    broken
}

#[test]
fn replay_catches_what_the_log_does_not_hold() {
    check_flaw(Flaw::ApplyRemembers, Law::Replay);
    check_flaw(Flaw::UnstoredField, Law::Replay);
}

#[test]
fn menus_catch_offers_and_permissions_that_disagree() {
    check_flaw(Flaw::OffersOpenDrawers, Law::Menus);
    check_flaw(Flaw::PermitsLongNotes, Law::Menus);
    check_flaw(Flaw::PermitPanics, Law::Menus);
}

#[test]
fn same_catches_rules_with_a_mood() {
    check_flaw(Flaw::MoodyDecide, Law::Same);
}

#[test]
fn secrets_catch_leaks_through_the_view() {
    check_flaw(Flaw::LeakyView, Law::Secrets);
    check_flaw(Flaw::LeakyRefusal, Law::Secrets);
    check_flaw(Flaw::LeakyDeadline, Law::Secrets);
}

#[test]
fn secrets_catch_notices_that_tell_too_much() {
    check_flaw(Flaw::LeakyNotice, Law::Secrets);
    check_flaw(Flaw::LeakyCoin, Law::Secrets);
    check_flaw(Flaw::LeakyPeek, Law::Secrets);
}

#[test]
fn secrets_catch_a_trial_that_proves_nothing() {
    check_flaw(Flaw::IdleScramble, Law::Secrets);
}

#[test]
fn ends_catches_play_that_cannot_go_on() {
    check_flaw(Flaw::Stuck, Law::Ends);
    check_flaw(Flaw::NobodyAwaited, Law::Ends);
    check_flaw(Flaw::AwaitsTheIdle, Law::Ends);
    check_flaw(Flaw::Endless, Law::Ends);
    check_flaw(Flaw::RudeBots, Law::Ends);
    check_flaw(Flaw::DecidePanics, Law::Ends);
}

#[test]
fn over_catches_a_choice_after_the_end() {
    check_flaw(Flaw::ChoiceAfterTheEnd, Law::Over);
}

#[test]
fn wire_catches_what_does_not_come_back() {
    check_flaw(Flaw::LossyView, Law::Wire);
    check_flaw(Flaw::UnwritableView, Law::Wire);
    check_flaw(Flaw::UnstoredField, Law::Wire);
}

#[test]
fn sealed_catches_records_that_do_not_verify() {
    check_flaw(Flaw::MoodyDeal, Law::Sealed);
    check_flaw(Flaw::MoodyDecide, Law::Sealed);
}

#[test]
fn invariant_catches_what_should_never_be() {
    check_flaw(Flaw::TwoLocks, Law::Invariant);
}

#[test]
fn a_broken_law_says_where_and_is_found_again() {
    let broken = check_flaw(Flaw::LeakyView, Law::Secrets);
    let again = attempt(&DeskTrial::with(Flaw::LeakyView), broken.by, broken.seed);
    assert_eq!(again, Err(broken.clone()));
    let text = broken.to_string();
    let place = format!("law 4 (secrets): {}, seed {}, table {}, ", broken.by, broken.seed, broken.table);
    assert!(text.starts_with(&place), "{text}");
    assert!(text.contains("\"/free"), "{text}");
}

#[test]
fn soaking_reports_what_it_has_done_and_can_be_stopped() {
    let mut heard = 0;
    let tally = soak(&DeskTrial::default(), 100..200, |tally| {
        heard += 1;
        if tally.games < 20 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    })
    .expect("an honest desk");
    assert_eq!((tally.games, heard), (20, 10));
    assert!(tally.ended >= 10, "bots come to an end: {tally:?}");
    assert!(tally.other_worlds * 2 > tally.worlds, "most moments hold a secret: {tally:?}");
}

#[test]
fn the_cores_look_at_the_games_that_one_would() {
    let trial = DeskTrial::default();
    let alone = soak(&trial, 0..11, |_| ControlFlow::Continue(())).expect("an honest desk");
    let heard = AtomicU64::new(0);
    let together = soak_on_all_cores(&trial, 22, &|done| {
        heard.fetch_max(done, Ordering::Relaxed);
    });
    assert_eq!(together, Ok(alone));
    assert_eq!(heard.into_inner(), 22);
    let broken = soak_on_all_cores(&DeskTrial::with(Flaw::LeakyView), GAMES, &|_| ()).expect_err("it leaks");
    assert_eq!(broken.law, Law::Secrets);
}

#[test]
fn an_honest_desk_passes_every_law_in_every_game() {
    for seed in 0..10 {
        for by in [Hands::Random, Hands::Bots] {
            attempt(&DeskTrial::default(), by, seed).expect("an honest desk");
        }
    }
}
