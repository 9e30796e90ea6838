//! Monologues: INN-40…55.

use innommable::{
    Action, ActionKind, AnchorState, Dice, DieOrigin, EntryCause, Faces, Happening, Innommable,
    MonologueBlacklist, Options, Refusal, Severity, Stage,
};
use kernel::Game;

use crate::play::{A, B, C, KEEPER, Table, central, declare, monologue, strike};

const FINISH: Action = Action::FinishMonologue { text: None };

fn anchor(with_die: bool) -> Action {
    Action::StartAnchorMonologue { with_die }
}

#[test]
fn inn_40_taking_a_die_opens_a_monologue_and_everybody_else_is_silent() {
    let mut table = Table::playing().entries(B, 2, 0);
    table.act(A, monologue(Faces::D20));
    assert_eq!((table.stage(), table.public().bowl.d20), (Stage::Monologue, 5), "the die is set aside");
    let status = Innommable.status(&table.public());
    assert_eq!((status.quiet, status.awaited), (vec![B, KEEPER, C], vec![A]));
    for seat in [B, KEEPER, C] {
        table.refuses(seat, Action::Narrate { text: "but".into() }, Refusal::Silence { by: A }, "INN-40");
    }
    table.refuses(B, monologue(Faces::D20), Refusal::Silence { by: A }, "INN-40");
    table.refuses(KEEPER, strike(B, 1, Severity::Minor), Refusal::StrikeWaits, "INN-99");
    table.act(A, Action::CancelMonologue);
    assert_eq!((table.stage(), table.public().bowl.d20, table.n_entries(A)), (Stage::Free, 6, 0));
}

#[test]
fn inn_42_the_die_is_kept_when_it_is_finished() {
    let mut table = Table::playing();
    table.act(A, monologue(Faces::D20));
    assert_eq!(table.hand(A), "", "not before");
    table.act(A, Action::FinishMonologue { text: Some("I dreamt of teeth".into()) });
    assert_eq!((table.hand(A), table.public().bowl.d20), ("20".to_owned(), 5));
    assert_eq!(table.of(A).hand[0].origin, DieOrigin::Monologue);
}

/// INN-T12: two read the same book.
#[test]
fn inn_44_a_die_is_never_shared() {
    let mut table = Table::playing().bowl(Dice::new(0, 0, 2, 0));
    table.monologue(A, Faces::D8);
    table.monologue(B, Faces::D8);
    assert_eq!((table.public().bowl.d8, table.n_entries(A), table.n_entries(B)), (0, 1, 1));
    table.refuses(C, monologue(Faces::D8), Refusal::NotInBowl { die: Faces::D8 }, "INN-44");
}

/// INN-T15.
#[test]
fn inn_45_a_d4_needs_a_d8_that_was_not_gained_by_the_anchor() {
    let bowl = Dice::new(0, 0, 0, 2);
    for hand in ["20 12", "20 8a"] {
        let mut table = Table::playing().bowl(bowl).holding(A, hand);
        table.refuses(A, monologue(Faces::D4), Refusal::NeedsLore, "INN-45");
    }
    let mut table = Table::playing().bowl(bowl).holding(A, "20 8");
    let lore = Some("the page too many".into());
    let told = table.act(A, Action::StartMonologue { die: Faces::D4, anchor_central: false, lore });
    assert!(
        matches!(&told[0], Happening::MonologueStarted { lore: Some(lore), .. } if &**lore == "the page too many")
    );
    table.act(A, FINISH);
    assert_eq!((table.n_entries(A), table.hand(A)), (1, "20 8 4".to_owned()));
    let lore = Some("nothing".into());
    let other = Action::StartMonologue { die: Faces::D20, anchor_central: false, lore };
    Table::playing().refuses(A, other, Refusal::LoreIsForD4, "INN-45");
}

#[test]
fn inn_46_each_monologue_writes_the_name_unless_the_table_wants_otherwise() {
    let bowl = Dice::new(1, 1, 1, 1);
    let mut table = Table::playing().bowl(bowl);
    for (n, die) in (1..).zip(Faces::ALL) {
        table.monologue(A, die);
        assert_eq!(table.blacklisted(), [(A, EntryCause::Monologue)]);
        assert_eq!(table.n_entries(A), n);
    }
    let monologue_blacklist = MonologueBlacklist::ParanormalOnly;
    let options = Options { monologue_blacklist, ..Options::default() };
    let mut table = Table::playing_with(&options).bowl(bowl);
    for die in [Faces::D20, Faces::D12, Faces::D8] {
        table.monologue(A, die);
        assert_eq!(table.n_entries(A), 0);
    }
    table.monologue(A, Faces::D4);
    assert_eq!(table.n_entries(A), 1);
}

/// INN-T14, INN-T19.
#[test]
fn inn_47_no_entry_with_the_anchor_at_its_centre_which_the_keeper_may_contest() {
    let mut table = Table::playing();
    table.monologue(A, Faces::D20);
    table.act(A, central(Faces::D20));
    table.act(A, FINISH);
    assert_eq!(table.public().claims, [A]);
    table.monologue(A, Faces::D20);
    assert_eq!((table.hand(A), table.n_entries(A)), ("20 20 20".to_owned(), 2));
    let contest = Action::ContestAnchor { of: None, reason: None };
    assert!(table.may(KEEPER, &contest), "whoever goes on at once escapes nothing");
    table.act(KEEPER, Action::StartScene { title: None, text: None });
    table.refuses(KEEPER, contest.clone(), Refusal::NothingToContest, "INN-47");
    table.act(B, central(Faces::D20));
    table.act(B, FINISH);
    table.act(C, Action::Narrate { text: "hm".into() });
    table.act(KEEPER, contest.clone());
    assert_eq!(table.n_entries(B), 1, "contested: written after all");
    table.refuses(KEEPER, contest, Refusal::NothingToContest, "INN-47");
    let mut lost = Table::playing().anchor(A, AnchorState::Lost);
    lost.refuses(
        A,
        central(Faces::D20),
        Refusal::AnchorIsLost { what: ActionKind::StartMonologue },
        "INN-47",
    );
    // INN-T14: a paranormal effect with the anchor at its centre.
    let mut table = Table::playing().bowl(Dice::new(0, 0, 0, 1)).holding(A, "8");
    table.act(A, central(Faces::D4));
    table.act(A, FINISH);
    assert_eq!((table.n_entries(A), table.hand(A)), (0, "8 4".to_owned()));
}

#[test]
fn inn_47_the_keeper_who_has_told_something_else_contests_no_more() {
    let contest = Action::ContestAnchor { of: None, reason: None };
    let note = Action::AddNote { text: "Never mind.".into() };
    let mut table = Table::playing();
    table.act(A, central(Faces::D20));
    table.act(A, FINISH);
    table.act(KEEPER, note);
    assert!(table.may(KEEPER, &contest), "nobody hears a note");
    table.act(KEEPER, Action::Narrate { text: "The clock strikes.".into() });
    table.refuses(KEEPER, contest, Refusal::NothingToContest, "INN-47");
    assert_eq!(table.n_entries(A), 0);
}

#[test]
fn inn_47_each_of_two_claims_in_a_row_can_be_contested() {
    let contest = |of| Action::ContestAnchor { of, reason: None };
    let mut table = Table::playing();
    for seat in [A, B] {
        table.act(seat, central(Faces::D20));
        table.act(seat, FINISH);
    }
    assert_eq!(table.public().claims, [A, B]);
    table.refuses(KEEPER, contest(Some(C)), Refusal::NothingToContest, "INN-47");
    let offered = kernel::Game::choices(&innommable::Innommable, &table.view(KEEPER));
    for seat in [A, B] {
        assert!(offered.iter().any(|choice| choice.action == contest(Some(seat))), "{seat:?}");
    }
    table.act(KEEPER, contest(Some(A)));
    assert_eq!((table.n_entries(A), table.n_entries(B)), (1, 0));
    table.act(KEEPER, contest(None));
    assert_eq!((table.n_entries(A), table.n_entries(B)), (1, 1));
    table.refuses(KEEPER, contest(None), Refusal::NothingToContest, "INN-47");
}

#[test]
fn inn_47_throwing_at_once_escapes_nothing() {
    let contest = Action::ContestAnchor { of: None, reason: None };
    let mut table = Table::playing().in_conflict(A);
    table.act(A, central(Faces::D20));
    table.refuses(KEEPER, contest.clone(), Refusal::Silence { by: A }, "INN-40");
    table.act(A, FINISH);
    table.chance(&[1, 1]).act(A, Action::Throw);
    table.act(KEEPER, contest);
    assert_eq!(table.public().claims, []);
}

#[test]
fn inn_48_a_dream_told_without_a_die_is_narration() {
    let mut table = Table::playing();
    table.act(A, Action::Narrate { text: "I dreamt of teeth".into() });
    assert_eq!((table.n_entries(A), table.hand(A), table.public().bowl.d20), (0, String::new(), 6));
    let claim = table.refusal(A, &FINISH);
    assert_eq!(claim, Refusal::NotNow { what: ActionKind::FinishMonologue }, "no die is claimed afterwards");
}

/// INN-T16, INN-T17.
#[test]
fn inn_50_an_anchor_monologue_takes_the_die_with_the_most_faces() {
    let mut table = Table::playing().bowl(Dice::new(0, 2, 1, 0));
    table.act(A, anchor(true));
    table.act(A, FINISH);
    assert_eq!((table.hand(A), table.n_entries(A)), ("12a".to_owned(), 0));
    let mut table = Table::playing().bowl(Dice::new(0, 0, 0, 1));
    table.act(A, anchor(true));
    table.act(A, FINISH);
    assert_eq!((table.hand(A), table.of(A).occult), ("4a".to_owned(), 0), "no d8 needed, and not occult");
}

#[test]
fn inn_51_an_anchor_monologue_never_writes_the_name() {
    let mut table = Table::playing();
    table.act(A, anchor(true));
    table.act(A, FINISH);
    assert_eq!((table.blacklisted(), table.public().claims), (vec![], vec![]));
}

#[test]
fn inn_52_its_die_comes_once_and_the_scene_as_often_as_one_likes() {
    let mut table = Table::playing();
    table.act(A, anchor(true));
    table.act(A, FINISH);
    table.refuses(A, anchor(true), Refusal::AnchorDieUsed, "INN-52");
    for _ in 0..2 {
        table.act(A, anchor(false));
        table.act(A, FINISH);
    }
    assert_eq!(table.hand(A), "20a");
    // Thought better of it: the right is kept.
    table.act(B, anchor(true));
    table.act(B, Action::CancelMonologue);
    table.act(B, anchor(true));
}

/// INN-T18.
#[test]
fn inn_53_not_from_an_empty_bowl_nor_without_an_anchor() {
    let mut table = Table::playing().bowl(Dice::NONE);
    table.refuses(A, anchor(true), Refusal::BowlIsEmpty, "INN-53");
    table = table.bowl(Dice::new(1, 0, 0, 0));
    table.act(A, anchor(true));
    let what = ActionKind::StartAnchorMonologue;
    let mut lost = Table::playing().anchor(A, AnchorState::Lost);
    lost.refuses(A, anchor(true), Refusal::AnchorIsLost { what }, "INN-53");
    lost.refuses(A, anchor(false), Refusal::AnchorIsLost { what }, "INN-53");
}

#[test]
fn inn_54_nothing_but_a_monologue_makes_ones_own_character_stronger() {
    // Everything a player can do alone in free play: only monologues put a die into the own hand.
    let table = Table::playing().entries(A, 3, 0);
    let view = table.view(A);
    for choice in Innommable.choices(&view) {
        let takes =
            matches!(choice.action.kind(), ActionKind::StartMonologue | ActionKind::StartAnchorMonologue);
        let mut chance = kernel::Seeded::new(7);
        let action = choice.sample(&mut chance).expect("a filling");
        let mut tried = table.clone();
        tried.act(A, action.clone());
        if takes {
            tried.act(A, FINISH);
        }
        let gained = tried.of(A).hand.len();
        assert!(takes || gained == 0, "{action:?}");
    }
}

#[test]
fn inn_55_before_a_throw_and_never_between_a_throw_and_the_end() {
    let mut table = Table::playing().holding(A, "20").in_conflict(A);
    table.monologue(A, Faces::D20);
    table.monologue(B, Faces::D20);
    table.monologue(B, Faces::D20);
    assert_eq!(table.stage(), Stage::Declared, "the conflict goes on");
    table.chance(&[3, 5]).act(A, Action::Throw);
    for seat in [A, B] {
        let what = ActionKind::StartMonologue;
        table.refuses(seat, monologue(Faces::D20), Refusal::FirstThrowDone { what }, "INN-55");
    }
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    assert!(!table.may(A, &monologue(Faces::D20)));
    table.act(KEEPER, crate::play::outcome());
    assert!(table.may(A, &monologue(Faces::D20)));
    table.act(A, declare());
    assert!(table.may(A, &monologue(Faces::D20)), "in free play");
}
