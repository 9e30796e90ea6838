//! The effects, the flaws read, the summary (PAC-70…75).

use pactes::{
    Action, ActionKind, DrawCause, Effects, Happening, Notice, Partly, Refusal, SlotKind, Stage, Token,
};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, accept_offer, c, discard, h, offer, place, shift, tokens,
};

fn drawers(notices: &[Notice]) -> Vec<(pactes::Role, u32, DrawCause)> {
    let drawn = notices.iter().filter_map(|notice| match notice {
        Notice::Partly(Partly::Drawn { by, count, cause, .. }) => Some((*by, *count, *cause)),
        _ => None,
    });
    drawn.collect()
}

#[test]
fn pac_70_the_final_values_decide() {
    // Placed at 6 and lowered to 3: no achievement; raised from 3 to 4: one, and the Rep draws.
    let mut table = Table::rolled(&[6, 3, 3, 3]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, Action::SkipConversion);
    for (die, slot) in [(2, c(2)), (3, h(1)), (4, h(2))] {
        table.act(Faust, place(die, slot));
    }
    table.act(Faust, Action::Confirm);
    for _ in 0..3 {
        table.act(Faust, shift(c(1), -1, Token::One));
    }
    table.act(DemonA, shift(c(2), 1, Token::One));
    assert_eq!(table.state.achievements, 0, "nothing before the window closes");
    let told = table.chance(&[2]).pass_all();
    assert_eq!(table.state.achievements, 1);
    assert_eq!(drawers(&told.public), [(DemonA, 1, DrawCause::Commitment)]);
}

#[test]
fn pac_71_the_table_of_effects() {
    let none = Effects::default();
    let commitments = [
        none,
        none,
        none,
        Effects { achievements: 1, rep_draws: 1, ..none },
        Effects { achievements: 1, ..none },
        Effects { achievements: 1, ..none },
    ];
    let flaws = [
        Effects { faust_discards: 1, ..none },
        Effects { rival_draws: 1, ..none },
        none,
        Effects { faust_draws: 1, ..none },
        Effects { faust_draws: 2, ..none },
        Effects { faust_draws: 1, ..none },
    ];
    for (face, (commitment, flaw)) in (1..).zip(commitments.into_iter().zip(flaws)) {
        assert_eq!(Effects::of(SlotKind::Commitment, face), commitment, "{face} on a commitment");
        assert_eq!(Effects::of(SlotKind::Flaw, face), flaw, "{face} on a flaw");
    }
    // As played, with demon B as the Rep too: roles, not names, decide who draws.
    let mut table = Table::in_round_one().quiet_round().choose().line().roll_for_nothing(&[4, 2]);
    table.act(Faust, place(1, c(1)));
    table.act(Faust, place(2, h(1)));
    table.act(Faust, Action::Confirm);
    let told = table.chance(&[1, 2]).pass_all();
    assert_eq!(drawers(&told.public), [(DemonB, 1, DrawCause::Commitment), (DemonA, 1, DrawCause::Flaw)]);
}

#[test]
fn pac_72_an_achievement_moves_to_the_stack() {
    let mut table = Table::window(&[5, 3, 6, 3, 1, 3]);
    let told = table.pass_all();
    assert!(told.everybody().contains(&Notice::Open(Happening::AchievementsGained { count: 2 })));
    assert_eq!(table.public().achievements, 2);
    let table = {
        table.act(Faust, Action::Summarise { text: None });
        table.quiet_round()
    };
    assert_eq!(table.public().achievements, 2, "it stays there");
}

#[test]
fn pac_73_only_now_are_all_flaws_read_by_everybody() {
    let mut table = Table::window(&[3, 3, 3, 1]);
    let flaws = |view: pactes::View| {
        let lines = view.contract.expect("a contract").lines;
        lines.iter().map(|line| line.flaw.as_deref().map(str::to_owned)).collect::<Vec<_>>()
    };
    assert_eq!(flaws(table.view(Faust)), [None, None]);
    let told = table.pass_all();
    let effects = Effects { faust_discards: 1, ..Effects::default() };
    let read = Notice::Partly(Partly::FlawsRead { flaws: vec!["flaw 1".into(), "flaw 2".into()], effects });
    for notices in [&told.to[Faust], &told.to[DemonA], &told.to[DemonB], &told.public] {
        assert_eq!(notices[1], read, "whatever the dice show");
    }
    let all = [Some("flaw 1".to_owned()), Some("flaw 2".to_owned())];
    assert_eq!((flaws(table.public()), flaws(table.view(DemonA))), (all.to_vec(), all.to_vec()));
}

#[test]
fn pac_73_anybody_objects_and_the_author_rewords() {
    let mut table = Table::window(&[3, 3, 3, 3]);
    table.refuses(Faust, Action::Object { line: 1 }, Refusal::NotNow { what: ActionKind::Object }, "PAC-34");
    table.pass_all();
    let reword = |line| Action::RewordFlaw { line, text: "milder".into() };
    table.refuses(DemonB, reword(1), Refusal::NobodyObjects { line: 1 }, "PAC-34");
    let told = table.act(DemonA, Action::Object { line: 1 });
    assert_eq!(told.everybody(), [Notice::Open(Happening::FlawObjected { by: DemonA, line: 1 })]);
    table.refuses(Faust, Action::Object { line: 1 }, Refusal::ObjectedAlready { line: 1 }, "PAC-34");
    for line in [0, 3, 255] {
        table.refuses(Faust, Action::Object { line }, Refusal::NoSuchLine { line }, "PAC-34");
    }
    let refusal = Refusal::NotYours { what: ActionKind::RewordFlaw, whose: vec![DemonB] };
    table.refuses(DemonA, reword(1), refusal, "PAC-34");
    let told = table.act(DemonB, reword(1));
    assert_eq!(told.everybody(), [Notice::Open(Happening::FlawReworded { line: 1, text: "milder".into() })]);
    let line = &table.public().contract.expect("a contract").lines[0];
    assert_eq!((line.flaw.as_deref(), line.objected), (Some("milder"), false));
}

#[test]
fn pac_74_discards_then_achievements_then_draws_line_by_line() {
    let mut table =
        Table::window(&[4, 2, 4, 1]).holding(tokens(2, 0), tokens(1, 0), tokens(1, 0), tokens(5, 5));
    let told = table.chance(&[1, 2, 1]).pass_all();
    let kinds = told.public.iter().map(|notice| match notice {
        Notice::Open(Happening::DiscardFellDue { by, .. }) => format!("{by:?} discards"),
        Notice::Open(Happening::AchievementsGained { count }) => format!("{count} achievements"),
        Notice::Partly(Partly::Drawn { by, cause, .. }) => format!("{by:?} draws for a {cause:?}"),
        Notice::Partly(Partly::FlawsRead { .. }) => "flaws read".to_owned(),
        Notice::Open(Happening::Passed { .. }) => "passed".to_owned(),
        other => format!("{other:?}"),
    });
    let order = [
        "passed",
        "flaws read",
        "Faust discards",
        "2 achievements",
        "DemonA draws for a Commitment",
        "DemonB draws for a Flaw",
        "DemonA draws for a Commitment",
    ];
    assert_eq!(kinds.collect::<Vec<_>>(), order);
}

#[test]
fn pac_74_the_draws_do_not_wait_for_fausts_choice_unless_it_matters_to_them() {
    // Enough in the Reserve: they follow at once, and he settles before he sums up.
    let mut table = Table::window(&[4, 1]).holding(tokens(1, 1), NONE, NONE, tokens(1, 0));
    table.chance(&[1]).pass_all();
    assert_eq!((table.state.stage, table.held(DemonA)), (Stage::Summary, tokens(1, 0)));
    let owes = Refusal::OwesDiscard { what: ActionKind::Summarise, owed: 1 };
    table.refuses(Faust, Action::Summarise { text: None }, owes, "PAC-74");
    table.act(Faust, discard(0, 1));
    table.act(Faust, Action::Summarise { text: None });

    // Too little: what he discards may be drawn.
    let mut table = Table::window(&[4, 1]).holding(tokens(1, 1), NONE, NONE, NONE);
    let told = table.pass_all();
    assert_eq!(told.everybody().last(), Some(&Notice::Open(Happening::SettlementAwaited)));
    assert_eq!((table.state.stage, table.state.achievements), (Stage::Settle, 0));
    table.refuses(
        Faust,
        Action::Summarise { text: None },
        Refusal::NotNow { what: ActionKind::Summarise },
        "PAC-75",
    );
    table.chance(&[2]).act(Faust, discard(0, 1));
    assert_eq!((table.state.stage, table.held(DemonA)), (Stage::Summary, tokens(0, 1)));
}

#[test]
fn pac_74_a_discard_is_chosen_among_what_was_held_when_it_fell_due() {
    let mut table = Table::window(&[3, 1, 3, 5]).holding(tokens(1, 1), NONE, NONE, tokens(0, 5));
    table.chance(&[2, 2]).pass_all();
    assert_eq!(table.held(Faust), tokens(1, 3), "drawn, the debt still open");
    assert_eq!(table.public().purses.faust.count, 3);
    table.state.purses.demon_a.held = tokens(3, 0);
    table.act(DemonA, offer(Faust, tokens(3, 0), 0));
    table.act(Faust, accept_offer(1, NONE));
    table.refuses(Faust, discard(2, 0), Refusal::WrongDiscard { owed: 1 }, "PAC-53");
    table.act(Faust, discard(1, 0));
    assert_eq!(table.held(Faust), tokens(3, 3));
}

#[test]
fn pac_75_faust_sums_up_and_the_round_ends() {
    let mut table = Table::window(&[3, 3]);
    table.pass_all();
    for other in [DemonA, DemonB] {
        let refusal = Refusal::NotYours { what: ActionKind::Summarise, whose: vec![Faust] };
        table.refuses(other, Action::Summarise { text: None }, refusal, "PAC-75");
    }
    let blank = Action::Summarise { text: Some(" ".into()) };
    table.refuses(Faust, blank, Refusal::TextIsBlank { what: ActionKind::Summarise }, "PAC-75");
    let before = (table.state.purses, table.state.achievements);
    let text = Some("The door opened a crack.".into());
    let told = table.clone().act(Faust, Action::Summarise { text: text.clone() });
    let began = Notice::Open(Happening::RoundBegan { round: 2, rep: pactes::Demon::B });
    assert_eq!(told.everybody(), [Notice::Open(Happening::Summarised { text }), began]);
    // Told aloud, it is only marked; it has no effect.
    let told = table.act(Faust, Action::Summarise { text: None });
    assert_eq!(told.everybody()[0], Notice::Open(Happening::Summarised { text: None }));
    assert_eq!((table.state.purses, table.state.achievements), before);
    assert_eq!((table.state.round, table.state.stage), (2, Stage::ChooseObstacle));
}
