//! Strikes and resistance: INN-92…103.

use innommable::{
    Action, AnchorState, EntryCause, Faces, Fate, GiftFrom, Happening, Loss, Options, Refusal, Severity,
    Stage,
};

use crate::play::{
    A, B, C, KEEPER, Table, apply, monologue, outcome, reroll, resist, sacrifice, strike, suggest,
};

/// INN-T26.
#[test]
fn inn_92_the_keeper_strikes_unstruck_entries() {
    let mut table = Table::playing().entries(A, 1, 0);
    table.refuses(
        KEEPER,
        strike(A, 2, Severity::Minor),
        Refusal::TooFewEntries { k: 2, unstruck: 1 },
        "INN-92",
    );
    table.refuses(
        KEEPER,
        strike(A, 0, Severity::Minor),
        Refusal::TooFewEntries { k: 0, unstruck: 1 },
        "INN-92",
    );
    assert!(!table.may(B, &strike(A, 1, Severity::Minor)));
    table.act(KEEPER, strike(A, 1, Severity::Minor));
    assert_eq!((table.stage(), table.public().awaited()), (Stage::Announced, vec![A]));
    assert_eq!(table.of(A).entries.expect("seen").unstruck, 0);
}

#[test]
fn inn_93_severity_follows_from_the_ordinal() {
    use Severity::{AnchorThreat, Minor, Moderate, Severe};
    let of: Vec<Severity> = (1..=9).map(Severity::of).collect();
    let expected =
        [Minor, Minor, Moderate, Moderate, Severe, Severe, AnchorThreat, AnchorThreat, AnchorThreat];
    assert_eq!(of, expected);
    let table = Table::playing().entries(A, 5, 4);
    assert_eq!(table.of(A).entries.expect("seen").next, Severe);
}

#[test]
fn inn_94_no_effect_is_worse_than_the_highest_ordinal() {
    let mut table = Table::playing().entries(A, 7, 0);
    let too = |worst, most| Refusal::TooSevere { worst, most };
    table.refuses(KEEPER, strike(A, 2, Severity::Severe), too(Severity::Severe, Severity::Minor), "INN-94");
    table.refuses(
        KEEPER,
        strike(A, 4, Severity::Severe),
        too(Severity::Severe, Severity::Moderate),
        "INN-94",
    );
    table.refuses(
        KEEPER,
        strike(A, 6, Severity::AnchorThreat),
        too(Severity::AnchorThreat, Severity::Severe),
        "INN-94",
    );
    assert!(table.may(KEEPER, &strike(A, 5, Severity::Severe)));
    assert!(table.may(KEEPER, &strike(A, 5, Severity::Minor)), "less is always possible");
    // The threat is called by its name, or comes by itself: it is the same strike.
    let told = table.act(KEEPER, strike(A, 7, Severity::AnchorThreat));
    assert!(matches!(told[0], Happening::Struck { worst: Severity::Severe, threatens_anchor: true, .. }));
}

#[test]
fn inn_95_the_target_may_always_resist_at_the_difficulty_in_force() {
    let mut table = Table::playing().at_difficulty(2).holding(A, "20 20").entries(A, 5, 4);
    table.act(KEEPER, strike(A, 1, Severity::Severe));
    table.act(A, resist());
    let told = table.chance(&[1, 2]).act(A, Action::Throw);
    assert!(matches!(told[0], Happening::DiceThrown { difficulty: Some(2), .. }));
    table.no_gifts();
    table.chance(&[2, 2]).act(A, reroll());
    let told = table.act(A, outcome());
    assert!(told.contains(&Happening::EffectCancelled { on: A }));
    assert_eq!((table.stage(), table.of(A).status, table.n_entries(A)), (Stage::Free, Fate::Active, 7));
}

/// INN-T24.
#[test]
fn inn_96_several_entries_one_resistance() {
    let mut table = Table::playing().holding(A, "20").entries(A, 5, 2);
    let told = table.act(KEEPER, strike(A, 3, Severity::Severe));
    assert!(matches!(told[0], Happening::Struck { first: Some(3), k: Some(3), .. }));
    use Severity::{Moderate, Severe};
    assert_eq!(Severity::of_strike(2, 3), [Moderate, Moderate, Severe]);
    table.act(A, resist());
    table.chance(&[2]).act(A, Action::Throw);
    table.act(A, outcome());
    let entries = table.of(A).entries.expect("seen");
    assert_eq!((table.stage(), entries.unstruck, entries.all.struck), (Stage::Free, 0, 5));
}

#[test]
fn inn_97_struck_stays_struck_even_if_it_is_resisted() {
    let mut table = Table::playing().holding(A, "20").entries(A, 3, 0);
    table.act(KEEPER, strike(A, 2, Severity::Minor));
    table.act(A, resist());
    table.chance(&[20]).act(A, Action::Throw);
    table.act(A, outcome());
    let entries = table.of(A).entries.expect("seen");
    assert_eq!((entries.all.struck, entries.next), (2, Severity::Moderate));
}

#[test]
fn inn_98_right_after_an_addition_or_at_any_later_time() {
    let mut table = Table::playing();
    table.monologue(A, Faces::D20);
    assert!(table.may(KEEPER, &strike(A, 1, Severity::Minor)));
    table.act(KEEPER, Action::StartScene { title: None, text: None });
    assert!(table.may(KEEPER, &strike(A, 1, Severity::Minor)), "later");
    // Before a throw the conflict waits, and goes on.
    let mut table = table.in_conflict(B);
    table.act(KEEPER, strike(A, 1, Severity::Minor));
    assert!(table.public().held);
    table.act(A, Action::AcceptEffect);
    table.act(KEEPER, apply(false, None));
    assert_eq!((table.stage(), table.public().conflict.and_then(|c| c.actor())), (Stage::Declared, Some(B)));
    // Or is dropped, if one side of it is lost.
    let mut table = Table::playing().entries(A, 6, 4).in_conflict(A);
    table.act(KEEPER, strike(A, 1, Severity::Severe));
    table.act(A, Action::AcceptEffect);
    let told = table.act(KEEPER, apply(true, None));
    assert!(told.contains(&Happening::ConflictDropped));
    assert_eq!((table.stage(), table.of(A).status), (Stage::Free, Fate::Dead));
}

/// INN-T23.
#[test]
fn inn_99_a_strike_interrupts_no_throw_monologue_or_suggestion() {
    let hit = || strike(B, 1, Severity::Minor);
    let mut table = Table::playing().entries(B, 2, 0).holding(A, "20");
    table.act(A, monologue(Faces::D20));
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
    table.act(A, Action::CancelMonologue);
    table.act(A, suggest(C, Faces::D20, GiftFrom::Bowl));
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
    table.act(C, Action::Incorporate { text: None });
    let mut table = table.in_conflict(A);
    table.chance(&[1]).act(A, Action::Throw);
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
    table.act(KEEPER, outcome());
    table.act(KEEPER, hit());
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
    // Nor a sacrifice: it is over when it is done.
    let mut table = Table::playing().entries(B, 2, 0).in_conflict(A);
    table.act(A, sacrifice(Loss::Dead));
    table.refuses(KEEPER, hit(), Refusal::StrikeWaits, "INN-99");
}

/// INN-T25.
#[test]
fn inn_100_a_failed_resistance_is_a_failure_and_the_effects_come() {
    let mut table = Table::playing().holding(A, "20").entries(A, 5, 2);
    table.act(KEEPER, strike(A, 3, Severity::Severe));
    table.act(A, resist());
    table.chance(&[1]).act(A, Action::Throw);
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    assert_eq!(table.blacklisted(), [(A, EntryCause::Failure)]);
    let told = table.act(KEEPER, outcome());
    assert!(told.contains(&Happening::EffectTakesHold { on: A }), "nobody accepted anything: {told:?}");
    assert_eq!(table.stage(), Stage::Applying);
    table.act(KEEPER, apply(false, None));
    let entries = table.of(A).entries.expect("seen");
    assert_eq!((entries.all.total(), entries.all.struck, entries.next), (6, 5, Severity::Severe));
}

#[test]
fn inn_101_a_severe_effect_may_kill_and_none_changes_dice_or_minds() {
    let hit = |options: &Options, total, k, worst| {
        let mut table = Table::playing_with(options).holding(A, "20 8").entries(A, total, 0);
        table.act(KEEPER, strike(A, k, worst));
        table.act(A, Action::AcceptEffect);
        table
    };
    let mut table = hit(&Options::default(), 5, 5, Severity::Severe);
    table.act(KEEPER, apply(true, None));
    assert_eq!((table.of(A).status, table.hand(A)), (Fate::Dead, "20 8".to_owned()));
    let mut mild = hit(&Options::default(), 5, 5, Severity::Moderate);
    mild.refuses(KEEPER, apply(true, None), Refusal::CannotKill, "INN-101");
    mild.act(KEEPER, apply(false, None));
    assert_eq!((mild.of(A).status, mild.hand(A)), (Fate::Active, "20 8".to_owned()));
    let mut gentle = hit(&Options { severe_may_kill: false, ..Options::default() }, 5, 5, Severity::Severe);
    gentle.refuses(KEEPER, apply(true, None), Refusal::CannotKill, "INN-101");
}

/// INN-T27, INN-T28.
#[test]
fn inn_102_a_threat_leaves_harms_or_takes_the_anchor() {
    let hit = |anchor, ordinals| {
        let mut table = Table::playing().entries(A, ordinals, ordinals - 1).anchor(A, anchor);
        table.act(KEEPER, strike(A, 1, Severity::Minor));
        table.act(A, Action::AcceptEffect);
        table
    };
    for (now, to) in [
        (AnchorState::Intact, AnchorState::Intact),
        (AnchorState::Intact, AnchorState::Harmed),
        (AnchorState::Intact, AnchorState::Lost),
        (AnchorState::Harmed, AnchorState::Lost),
    ] {
        let mut table = hit(now, 7);
        table.act(KEEPER, apply(false, Some(to)));
        assert_eq!(table.of(A).anchor, to);
    }
    let no = Refusal::AnchorNotThreatened;
    hit(AnchorState::Harmed, 7).refuses(
        KEEPER,
        apply(false, Some(AnchorState::Intact)),
        no.clone(),
        "INN-102",
    );
    hit(AnchorState::Lost, 7).refuses(KEEPER, apply(false, Some(AnchorState::Harmed)), no.clone(), "INN-102");
    hit(AnchorState::Intact, 6).refuses(KEEPER, apply(false, Some(AnchorState::Lost)), no, "INN-102");
}

#[test]
fn inn_103_only_those_still_played_are_struck() {
    for status in [Fate::Mad, Fate::Dead] {
        let mut table = Table::playing().entries(A, 3, 0).status(A, status);
        let what = innommable::ActionKind::Strike;
        table.refuses(KEEPER, strike(A, 1, Severity::Minor), Refusal::NotActive { what, who: A }, "INN-103");
    }
}
