//! The end: INN-117…120.

use innommable::{Action, Ending, Fate, Happening, Loss, Notice, Options, Partly, Refusal, Severity, Stage};
use kernel::{Game, Viewer};

use crate::play::{A, B, C, KEEPER, Table, apply, outcome, sacrifice, strike};

fn told(text: &str) -> Action {
    Action::Epilogue { text: Some(text.into()) }
}

/// INN-T36.
#[test]
fn inn_117_it_ends_when_nobody_is_left_or_the_mystery_is_defused() {
    let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Mad);
    table = table.holding(A, "20 20 20 20 20 20").at_difficulty(4).in_conflict(A);
    table.chance(&[1, 1, 1, 1, 1, 1]).act(A, Action::Throw);
    table.no_gifts();
    table.act(A, Action::AcceptFailure);
    let told = table.act(KEEPER, outcome());
    assert!(told.contains(&Happening::Ended { ending: Ending::Disaster, text: None }));
    let mut table = Table::playing();
    assert!(!table.may(A, &Action::DeclareDefused { text: None }));
    table.act(KEEPER, Action::DeclareDefused { text: Some("it is quiet".into()) });
    assert_eq!((table.stage(), table.public().ending), (Stage::Epilogue, Some(Ending::Defused)));
    // Killed by an effect: a disaster, without a question.
    let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Dead).entries(A, 5, 4);
    table.act(KEEPER, strike(A, 1, Severity::Severe));
    table.act(A, Action::AcceptEffect);
    table.act(KEEPER, apply(true, None));
    assert_eq!(table.public().ending, Some(Ending::Disaster));
    // Given up for nothing: the same.
    let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Dead);
    table.act(A, sacrifice(Loss::Mad));
    assert_eq!(table.public().ending, Some(Ending::Disaster));
}

#[test]
fn inn_118_of_a_disaster_the_keeper_tells_the_epilogue() {
    let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Dead);
    table.act(A, sacrifice(Loss::Dead));
    assert_eq!(table.public().awaited(), [KEEPER]);
    assert!(!table.may(A, &told("x")) && !table.may(KEEPER, &Action::SkipEpilogue));
    table.act(KEEPER, told("in spring the roads are opened"));
    assert_eq!(table.stage(), Stage::Closed);
    table.refuses(KEEPER, told("x"), Refusal::GameIsOver, "INN-117");
    assert!(Viewer::all(4).all(|viewer| {
        innommable::Innommable.choices(&innommable::Innommable.view(&table.state, viewer)).is_empty()
    }));
}

#[test]
fn inn_119_of_a_mystery_defused_each_player_may_tell_one() {
    let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Mad);
    table.act(KEEPER, Action::DeclareDefused { text: None });
    assert!(!table.may(KEEPER, &told("x")));
    table.act(A, told("I went home"));
    table.refuses(A, told("and then"), Refusal::EpilogueTold, "INN-119");
    table.act(B, told("a funeral"));
    assert_eq!(table.stage(), Stage::Epilogue);
    table.act(C, Action::SkipEpilogue);
    assert_eq!(table.stage(), Stage::Closed);
    let last = table.heard.iter().rev().find(|(viewer, _)| *viewer == Viewer::Seat(A));
    let Some((_, Notice::Partly(Partly::Closed { mystery, .. }))) = last else { panic!("{last:?}") };
    assert_eq!(mystery.sheet.source.as_deref(), Some("the song"), "now everybody may read it");
    assert!(table.view(A).desk.is_some());
}

/// INN-T37.
#[test]
fn inn_120_the_last_to_fall_may_have_defused_it_in_the_act() {
    for (defused, ending) in [(true, Ending::Defused), (false, Ending::Disaster)] {
        let mut table = Table::playing().status(B, Fate::Dead).status(C, Fate::Mad).in_conflict(A);
        table.act(A, sacrifice(Loss::Dead));
        table.act(A, outcome());
        assert_eq!((table.stage(), table.public().awaited()), (Stage::LastAct, vec![KEEPER]));
        table.act(KEEPER, Action::ConfirmDefused { defused, text: None });
        assert_eq!(table.public().ending, Some(ending));
    }
    // Mad in a success: asked too.
    let mut table = Table::playing_with(&Options::default()).status(B, Fate::Dead).status(C, Fate::Mad);
    table = table.holding(A, "8 8 8").in_conflict(A);
    table.chance(&[1, 8, 8]).act(A, Action::Throw);
    table.act(A, outcome());
    assert_eq!(table.stage(), Stage::LastAct);
}
