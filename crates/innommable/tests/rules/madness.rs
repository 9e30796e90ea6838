//! Madness and sacrifice: INN-75…83.

use innommable::{
    Action, ActionKind, Faces, Fate, GiftFrom, Happening, Loss, Madness, Refusal, Severity, Stage, at_risk,
};

use crate::play::{
    A, B, C, KEEPER, Table, declare, hand, monologue, outcome, reroll, resist, sacrifice, strike, suggest,
};

#[test]
fn inn_75_at_risk_with_six_dice_or_three_occult_ones() {
    for (dice, risk) in [
        ("20 20 20 20 20", false),
        ("20 20 20 20 20 20", true),
        ("8 8", false),
        ("8 8 4", true),
        ("4 4 4", true),
        ("8 4 20 12 12", false),
        ("8a 8 4 20", false),
    ] {
        assert_eq!(at_risk(&hand(dice)), risk, "{dice}");
    }
}

/// The laboratory may ask what other thresholds would do; a table never says them.
#[test]
fn inn_75_the_laboratory_may_let_madness_begin_elsewhere() {
    let mut table = Table::playing().holding(A, "20 20").in_conflict(A);
    let usual = serde_json::to_string(&table.state.setup).expect("a setup");
    assert!(!usual.contains("madness"), "{usual}");
    table.state.setup.madness = Madness { dice: 2, occult: 1 };
    assert!(table.view(A).own().is_some_and(|own| own.at_risk));
    assert!(table.view(A).chances().is_some_and(|chances| chances.at_risk));
    table.chance(&[1, 2]).act(A, Action::Throw);
    table.act(A, outcome());
    assert_eq!(table.of(A).status, Fate::Mad);
}

/// INN-T22.
#[test]
fn inn_76_a_one_at_risk_brings_madness_for_good() {
    let mut table = Table::playing().holding(A, "20 20 20 20 20 20").in_conflict(A);
    table.chance(&[1, 2, 3, 5, 7, 9]).act(A, Action::Throw);
    assert_eq!(table.stage(), Stage::Settled, "the success stands");
    let told = table.act(A, outcome());
    assert!(told.contains(&Happening::CharacterLost { who: A, status: Fate::Mad }));
    assert_eq!(table.n_entries(A), 0);
    assert!(!table.may(A, &sacrifice(Loss::Dead)), "irrevocably");
    // Also a resistance, a reroll, a gift die, a duel.
    let mut table = Table::playing().entries(A, 1, 0).holding(A, "8 8 8");
    table.act(KEEPER, strike(A, 1, Severity::Minor));
    table.act(A, resist());
    table.chance(&[1, 8, 8]).act(A, Action::Throw);
    table.act(A, outcome());
    assert_eq!(table.of(A).status, Fate::Mad);
}

#[test]
fn inn_77_such_a_one_forbids_no_reroll_and_no_reroll_undoes_it() {
    let mut table = Table::playing().at_difficulty(4).holding(A, "20 20 20 20 20 20").in_conflict(A);
    table.chance(&[1, 3, 3, 3, 3, 3]).act(A, Action::Throw);
    table.no_gifts();
    table.chance(&[2, 2, 2, 2, 2, 2]).act(A, reroll());
    assert_eq!(table.of(A).status, Fate::Active, "the conflict is played out first");
    table.act(A, outcome());
    assert_eq!(table.of(A).status, Fate::Mad);
}

#[test]
fn inn_78_a_die_of_the_anchor_counts_for_six_but_is_not_occult() {
    assert!(!at_risk(&hand("8 4 8a")));
    assert!(at_risk(&hand("20 20 20 20 20 8a")));
    // Given away it is like any other (INN-105).
    let mut table = Table::playing().holding(A, "8a").holding(B, "8 4");
    table.act(A, suggest(B, Faces::D8, GiftFrom::Hand));
    table.act(B, Action::Incorporate { text: None });
    assert_eq!((table.of(B).occult, table.of(B).at_risk), (3, true));
}

#[test]
fn inn_79_a_one_without_risk_is_odd_and_nothing_else() {
    let mut table = Table::playing().holding(A, "20 20 20 20 20").in_conflict(A);
    let told = table.chance(&[1, 1, 1, 1, 2]).act(A, Action::Throw);
    assert!(matches!(told[0], Happening::DiceThrown { total: 1, mad: false, .. }));
    table.act(A, outcome());
    assert_eq!(table.of(A).status, Fate::Active);
}

/// INN-T39.
#[test]
fn inn_80_a_mad_character_undertakes_nothing_and_is_still_told() {
    let mut table = Table::playing().status(A, Fate::Mad);
    table.refuses(A, declare(), Refusal::NotActive { what: ActionKind::DeclareAction, who: A }, "INN-80");
    table.act(A, Action::Narrate { text: "I sing to the wall".into() });
}

/// INN-T20.
#[test]
fn inn_81_before_the_first_throw_a_character_buys_success() {
    for loss in Loss::BOTH {
        let mut table = Table::playing().at_difficulty(4).in_conflict(A);
        let told = table.act(A, sacrifice(loss));
        assert!(told.contains(&Happening::ConflictSettled { winner: Some(A) }));
        table.act(A, outcome());
        assert_eq!((table.of(A).status, table.n_entries(A)), (loss.fate(), 0));
        assert!(table.may(A, &crate::play::gift(B, Faces::D20, GiftFrom::Bowl)), "an auxiliary keeper now");
    }
    // Against a strike too: the effects do not come.
    let mut table = Table::playing().entries(A, 5, 4);
    table.act(KEEPER, strike(A, 1, Severity::Severe));
    let told = table.act(A, sacrifice(Loss::Mad));
    assert!(told.contains(&Happening::EffectCancelled { on: A }));
    assert_eq!((table.stage(), table.of(A).status), (Stage::Free, Fate::Mad));
}

#[test]
fn inn_82_or_for_nothing_at_all() {
    let mut table = Table::playing();
    table.act(A, declare());
    table.act(A, sacrifice(Loss::Dead));
    assert_eq!((table.of(A).status, table.of(A).pending, table.stage()), (Fate::Dead, None, Stage::Free));
    table.refuses(
        A,
        sacrifice(Loss::Mad),
        Refusal::NotActive { what: ActionKind::Sacrifice, who: A },
        "INN-82",
    );
    assert!(!table.may(KEEPER, &sacrifice(Loss::Dead)));
}

/// INN-T21.
#[test]
fn inn_83_not_after_a_throw() {
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    assert_eq!(
        table.refusal(B, &sacrifice(Loss::Dead)),
        innommable::Refusal::NotYours {
            what: innommable::ActionKind::Sacrifice,
            whose: vec![kernel::Seat(0)]
        },
        "nor for somebody else's conflict"
    );
    table.chance(&[1]).act(A, Action::Throw);
    table.refuses(
        A,
        sacrifice(Loss::Dead),
        Refusal::FirstThrowDone { what: ActionKind::Sacrifice },
        "INN-83",
    );
    table.no_gifts();
    table.refuses(
        A,
        sacrifice(Loss::Dead),
        Refusal::FirstThrowDone { what: ActionKind::Sacrifice },
        "INN-83",
    );
    table.act(A, Action::AcceptFailure);
    table.act(KEEPER, outcome());
    table.act(C, monologue(Faces::D20));
    table.act(C, Action::CancelMonologue);
    table.act(A, sacrifice(Loss::Dead));
}
