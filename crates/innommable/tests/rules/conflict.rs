//! Difficulty and conflicts: INN-56…67.

use innommable::{
    Action, ActionKind, ConflictKind, Dice, EntryCause, Event, Faces, Fate, Happening, Refusal, Ruling,
    Severity, Stage,
};

use crate::play::{A, B, C, KEEPER, Table, called, declare, duel, outcome, resist, reveal, rule, strike};

#[test]
fn inn_56_the_keeper_says_whether_a_throw_is_needed() {
    let mut table = Table::playing();
    table.refuses(KEEPER, rule(A, Ruling::Conflict), Refusal::NothingDeclared { of: A }, "INN-56");
    table.act(A, declare());
    assert_eq!(
        table.refusal(B, &rule(A, Ruling::Happens)),
        innommable::Refusal::NotYours {
            what: innommable::ActionKind::RuleAction,
            whose: vec![kernel::Seat(2)]
        }
    );
    table.act(KEEPER, rule(A, Ruling::Happens));
    assert_eq!((table.stage(), table.of(A).pending), (Stage::Free, None));
    table.act(A, declare());
    let told = table.act(KEEPER, rule(A, Ruling::Conflict));
    assert_eq!((called(&told), table.stage()), (Some(ConflictKind::Standard), Stage::Declared));
}

/// INN-T38.
#[test]
fn inn_57_the_difficulty_counts_the_kinds_ever_released() {
    let mut table = Table::playing();
    assert_eq!(table.public().difficulty, 1);
    for element in [4, 5, 6] {
        table.act(KEEPER, reveal(element));
        assert_eq!(table.public().difficulty, 2);
    }
    for seat in [A, B, C] {
        table.monologue(seat, Faces::D12);
    }
    assert_eq!((table.public().bowl.d12, table.public().difficulty), (0, 2), "it never falls");
    table.act(KEEPER, reveal(1));
    assert_eq!(table.public().difficulty, 3, "d20, d12 and d4: how many, not which");
    table.act(KEEPER, reveal(2));
    assert_eq!(table.public().difficulty, 4);
}

#[test]
fn inn_58_the_difficulty_of_the_first_throw_holds_for_the_whole_conflict() {
    let mut table = Table::playing().holding(A, "20 20").in_conflict(A);
    table.act(KEEPER, reveal(4));
    let told = table.chance(&[2, 3]).act(A, Action::Throw);
    assert!(matches!(told[0], Happening::DiceThrown { difficulty: Some(2), total: 1, .. }), "{told:?}");
    table.state.released = Faces::ALL.to_vec();
    table.no_gifts();
    let told = table.chance(&[2, 4]).act(A, crate::play::reroll());
    assert!(told.contains(&Happening::ConflictSettled { winner: Some(A) }), "two are still enough");
}

#[test]
fn inn_59_a_throw_uses_all_the_dice() {
    let mut table = Table::playing().holding(A, "20 12 8 4a").in_conflict(A);
    let told = table.chance(&[1, 1, 1, 1]).act(A, Action::Throw);
    let Happening::DiceThrown { thrown, .. } = &told[0] else { panic!("{told:?}") };
    let faces: Vec<Faces> = thrown.iter().map(|die| die.faces).collect();
    assert_eq!(faces, Faces::ALL);
    // There is nothing to say about which (what is sent beside it is refused: crate `games`).
    assert_eq!(serde_json::to_string(&Action::Throw).expect("JSON"), r#"{"do":"throw"}"#);
}

#[test]
fn inn_60_dice_are_never_lost() {
    let mut table = Table::playing().holding(A, "20 12").in_conflict(A);
    table.chance(&[1, 1]).act(A, Action::Throw);
    table.no_gifts();
    table.chance(&[1, 1]).act(A, crate::play::reroll());
    table.no_gifts();
    table.chance(&[1, 1]).act(A, crate::play::reroll());
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    table.act(KEEPER, outcome());
    assert_eq!(table.hand(A), "20 12");
    // Dead or mad, they keep what they had.
    table.act(A, crate::play::sacrifice(innommable::Loss::Mad));
    assert_eq!((table.hand(A), table.of(A).status), ("20 12".to_owned(), Fate::Mad));
    // A recount enters where real dice lie; nothing appears, nothing goes.
    let before = table.state.all_dice();
    let place = innommable::DiePlace::Hand(B);
    table.act(KEEPER, Action::Recount { die: Faces::D20, from: innommable::DiePlace::Bowl, to: place });
    assert_eq!((table.hand(B), table.state.all_dice()), ("20".to_owned(), before));
    let none = Action::Recount { die: Faces::D4, from: place, to: innommable::DiePlace::Bowl };
    let what = ActionKind::Recount;
    table.refuses(KEEPER, none, Refusal::NoSuchDie { what, die: Faces::D4 }, "INN-60");
    let what = ActionKind::Recount;
    let same = Action::Recount { die: Faces::D20, from: place, to: place };
    table.refuses(KEEPER, same, Refusal::SamePlace { what }, "INN-60");
}

#[test]
fn inn_61_even_is_one_the_highest_face_two_odd_nothing() {
    for faces in Faces::ALL {
        for value in 1..=faces.number() {
            let expected = match value {
                value if value == faces.number() => 2,
                value => u32::from(value % 2 == 0),
            };
            assert_eq!(innommable::successes(faces, value), expected, "{value} on {faces:?}");
        }
    }
    assert_eq!(innommable::successes(Faces::D20, 12), 1);
    assert_eq!(innommable::successes(Faces::D12, 12), 2);
}

/// INN-T11.
#[test]
fn inn_62_enough_successes_and_the_player_tells_the_outcome() {
    let mut table = Table::playing().at_difficulty(3).holding(A, "20 20").in_conflict(A);
    table.chance(&[20, 2]).act(A, Action::Throw);
    assert_eq!(table.stage(), Stage::Settled);
    assert!(!table.may(KEEPER, &outcome()));
    let told = table.act(A, Action::Outcome { text: Some("he talks".into()), incapacitates: false });
    assert!(matches!(&told[0], Happening::OutcomeTold { by, .. } if *by == A));
    assert_eq!((table.stage(), table.n_entries(A)), (Stage::Free, 0));
}

#[test]
fn inn_63_too_few_and_the_name_is_written_and_the_keeper_tells_why() {
    let mut table = Table::playing().at_difficulty(3).holding(A, "20 20").in_conflict(A);
    table.chance(&[2, 2]).act(A, Action::Throw);
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    assert_eq!(table.blacklisted(), [(A, EntryCause::Failure)]);
    assert!(!table.may(A, &outcome()));
    table.act(KEEPER, outcome());
    assert_eq!((table.stage(), table.n_entries(A)), (Stage::Free, 1));
}

#[test]
fn inn_64_a_failure_alone_harms_nobody() {
    let mut table = Table::playing().in_conflict(A);
    table.act(A, Action::Throw);
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    let harms = table.refusal(KEEPER, &crate::play::apply(true, None));
    assert_eq!(harms, Refusal::NotNow { what: ActionKind::ApplyEffect });
    table.act(KEEPER, outcome());
    assert_eq!((table.of(A).status, table.of(A).anchor), (Fate::Active, innommable::AnchorState::Intact));
    assert!(
        !table
            .events
            .iter()
            .any(|event| matches!(event, Event::Open { what: Happening::CharacterLost { .. } }))
    );
}

#[test]
fn inn_65_an_empty_hand_throws_nothing_and_fails() {
    let mut table = Table::playing().in_conflict(A);
    let told = table.act(A, Action::Throw);
    assert_eq!(told[1], Happening::FellShort { by: A, missing: 1 });
}

#[test]
fn inn_66_before_the_first_throw_one_may_withdraw_and_the_challenged_may_yield() {
    let mut table = Table::playing();
    table.act(A, declare());
    table.act(A, Action::Withdraw);
    assert_eq!(table.of(A).pending, None);
    let mut table = table.in_conflict(A);
    table.act(A, Action::Withdraw);
    assert_eq!((table.stage(), table.n_entries(A)), (Stage::Free, 0));
    let mut table = table.holding(A, "20").in_conflict(A);
    table.chance(&[1]).act(A, Action::Throw);
    table.refuses(A, Action::Withdraw, Refusal::FirstThrowDone { what: ActionKind::Withdraw }, "INN-66");
    // A resistance is not withdrawn: one accepts.
    let mut table = Table::playing().entries(A, 1, 0);
    table.act(KEEPER, crate::play::strike(A, 1, innommable::Severity::Minor));
    table.act(A, crate::play::resist());
    assert_eq!(table.refusal(A, &Action::Withdraw), Refusal::NotNow { what: ActionKind::Withdraw });
    table.act(A, Action::AcceptEffect);
    assert_eq!(table.stage(), Stage::Applying);
    // INN-T41: a duel is yielded, without an entry; after a throw it is not.
    let mut table = Table::playing().in_duel(A, B);
    assert_eq!(
        table.refusal(A, &Action::Yield { text: None }),
        innommable::Refusal::NotYours { what: innommable::ActionKind::Yield, whose: vec![kernel::Seat(1)] }
    );
    let told = table.act(B, Action::Yield { text: None });
    assert!(told.contains(&Happening::ConflictSettled { winner: Some(A) }));
    table.act(A, outcome());
    assert_eq!((table.n_entries(A), table.n_entries(B)), (0, 0));
    let mut table = table.in_duel(A, B);
    table.act(A, Action::Throw);
    table.refuses(
        B,
        Action::Yield { text: None },
        Refusal::FirstThrowDone { what: ActionKind::Yield },
        "INN-66",
    );
}

#[test]
fn inn_67_nobody_elses_dice_are_added() {
    let mut table = Table::playing().bowl(Dice::NONE).holding(A, "20").holding(B, "20 20 20").in_conflict(A);
    assert!(!table.may(B, &Action::Throw));
    let told = table.chance(&[2]).act(A, Action::Throw);
    let Happening::DiceThrown { thrown, .. } = &told[0] else { panic!("{told:?}") };
    assert_eq!(thrown.len(), 1);
}

#[test]
fn inn_56_what_was_declared_waits_while_somebody_else_is_ruled() {
    let mut table = Table::playing().entries(B, 1, 0);
    table.act(A, Action::DeclareAction { goal: None, target: Some(B) });
    table.act(B, declare());
    table.act(KEEPER, duel(A, B, A));
    let pending = |table: &Table, seat| table.of(seat).pending.is_some();
    assert_eq!((pending(&table, A), pending(&table, B)), (false, true), "only what was ruled is done with");
    let mut table = Table::playing().entries(B, 1, 0);
    table.act(B, declare());
    table.act(KEEPER, strike(B, 1, Severity::Minor));
    table.act(B, resist());
    assert!(pending(&table, B), "to resist is not to give up");
}
