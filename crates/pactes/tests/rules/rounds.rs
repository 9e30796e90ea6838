//! Rounds and drawing up (PAC-24…41).

use kernel::{Game, Language, Scripted, Viewer};
use pactes::{
    Action, ActionKind, Demon, FirstRep, Happening, Notice, Options, Pactes, Partly, Refusal, Stage,
};

use crate::play::{
    DemonA, DemonB, Faust, NONE, Table, casting, first_rep, offer, propose, tokens, write_flaw,
};

fn not_yours(what: ActionKind, whose: pactes::Role) -> Refusal {
    Refusal::NotYours { what, whose: vec![whose] }
}

#[test]
fn pac_24_six_rounds_the_rep_changes_after_each() {
    for (first, reps) in [(FirstRep::DemonA, [DemonA, DemonB]), (FirstRep::DemonB, [DemonB, DemonA])] {
        let mut table = Table::with(&first_rep(first), Language::En).write_all();
        for round in 1..=6u8 {
            assert_eq!((table.state.round, table.rep()), (round, reps[usize::from(round - 1) % 2]));
            table = table.quiet_round();
        }
        assert_eq!(table.state.stage, Stage::End, "both have been Rep three times");
    }
}

#[test]
fn pac_24_the_first_rep_may_be_left_to_a_lot_or_to_faust() {
    let dealt = |lot: u8| {
        let mut chance = Scripted::new([lot.into()]);
        let options = first_rep(FirstRep::Random);
        kernel::deal(&Pactes, &options, &casting(Language::En), &mut chance).expect("a table").setup.first_rep
    };
    assert_eq!((dealt(0), dealt(1)), (Some(Demon::A), Some(Demon::B)));

    let mut table = Table::with(&first_rep(FirstRep::FaustChooses), Language::En).write_all();
    assert_eq!(table.state.stage, Stage::FirstRep);
    let choose = Action::ChooseFirstRep { demon: Demon::B };
    table.refuses(DemonB, choose.clone(), not_yours(ActionKind::ChooseFirstRep, Faust), "PAC-24");
    let told = table.act(Faust, choose);
    let began = Notice::Open(Happening::RoundBegan { round: 1, rep: Demon::B });
    assert_eq!(told.everybody(), [Notice::Open(Happening::FirstRepChosen { demon: Demon::B }), began]);
    assert_eq!(table.rep(), DemonB);
}

#[test]
fn pac_25_all_six_contracts_are_played_whatever_was_reached() {
    let mut table = Table::in_round_one();
    table.state.achievements = 6;
    for round in 1..=6 {
        assert_eq!((table.state.round, table.state.ending), (round, None));
        table = table.quiet_round();
    }
    assert!(table.state.ending.is_some());
    // Out of reach after five rounds: the sixth is played all the same.
    assert_eq!((Table::last_summary().state.achievements, Table::last_summary().state.round), (0, 6));
}

#[test]
fn pac_26_draw_up_then_pay_then_resolve() {
    let mut table = Table::in_round_one().choose();
    for (what, rule, action) in
        [(ActionKind::Pay, "PAC-44", crate::play::pay(1, 0)), (ActionKind::Roll, "PAC-55", Action::Roll)]
    {
        table.refuses(Faust, action, Refusal::NotNow { what }, rule);
    }
    let mut table = table.line();
    table.act(Faust, Action::Sign);
    table.refuses(Faust, Action::Roll, Refusal::NotNow { what: ActionKind::Roll }, "PAC-55");
    table.refuses(DemonA, propose("late"), Refusal::NotNow { what: ActionKind::Propose }, "PAC-29");
    table.chance(&[1]).act(Faust, crate::play::pay(1, 0));
    table.refuses(Faust, crate::play::pay(1, 0), Refusal::NotNow { what: ActionKind::Pay }, "PAC-44");
    table.chance(&[3, 3]).act(Faust, Action::Roll);
    table.refuses(Faust, Action::Sign, Refusal::NotNow { what: ActionKind::Sign }, "PAC-36");
}

#[test]
fn pac_27_the_rep_crosses_out_a_free_obstacle() {
    let mut table = Table::in_round_one();
    let choose = |obstacle| Action::ChooseObstacle { obstacle };
    for other in [Faust, DemonB] {
        table.refuses(other, choose(1), not_yours(ActionKind::ChooseObstacle, DemonA), "PAC-27");
    }
    for obstacle in [0, 7, 255] {
        table.refuses(DemonA, choose(obstacle), Refusal::NoSuchObstacle { obstacle }, "PAC-27");
    }
    let told = table.act(DemonA, choose(4));
    let text = "obstacle 4".into();
    assert_eq!(
        told.everybody(),
        [Notice::Partly(Partly::ObstacleChosen { by: Demon::A, obstacle: 4, text })]
    );
    assert!(table.public().obstacles[3].crossed);
    let mut table = table.quiet_round();
    table.refuses(DemonB, choose(4), Refusal::ObstacleCrossed { obstacle: 4 }, "PAC-27");
}

#[test]
fn pac_27_the_last_obstacle_is_no_choice() {
    let mut table = (0..5).fold(Table::in_round_one(), |table, _| table.quiet_round());
    assert_eq!((table.state.round, table.state.stage), (6, Stage::Propose));
    assert!(table.state.obstacles.iter().all(|o| o.crossed));
    let refusal = Refusal::NotNow { what: ActionKind::ChooseObstacle };
    table.refuses(DemonB, Action::ChooseObstacle { obstacle: 6 }, refusal, "PAC-27");
}

#[test]
fn pac_28_the_form_is_folded() {
    let table = Table::drawn_up(1);
    for viewer in [Viewer::Seat(Table::seat(Faust)), Viewer::Seat(Table::seat(DemonA)), Viewer::Public] {
        let line = &Pactes.view(&table.state, viewer).contract.expect("a contract").lines[0];
        assert!(line.written && line.flaw.is_none(), "{viewer:?} sees that it is written, not what");
    }
}

#[test]
fn pac_29_the_rep_proposes_a_commitment() {
    let mut table = Table::in_round_one().choose();
    for other in [Faust, DemonB] {
        table.refuses(other, propose("mine"), not_yours(ActionKind::Propose, DemonA), "PAC-29");
    }
    let blank = Refusal::TextIsBlank { what: ActionKind::Propose };
    table.refuses(DemonA, propose(" \n"), blank, "PAC-29");
    let told = table.act(DemonA, propose("a missed train"));
    assert_eq!(told.everybody(), [Notice::Open(Happening::Proposed { text: "a missed train".into() })]);
    assert_eq!(table.state.stage, Stage::Answer);
}

#[test]
fn pac_31_faust_accepts_or_refuses_as_often_as_he_likes() {
    let mut table = Table::in_round_one().choose();
    table.act(DemonA, propose("no. 0"));
    for other in [DemonA, DemonB] {
        table.refuses(other, Action::Accept, not_yours(ActionKind::Accept, Faust), "PAC-31");
        table.refuses(other, Action::Refuse { reason: None }, not_yours(ActionKind::Refuse, Faust), "PAC-31");
    }
    for n in 1..=20 {
        let told = table.act(Faust, Action::Refuse { reason: Some("by Friday?".into()) });
        assert_eq!(
            told.everybody(),
            [Notice::Open(Happening::ProposalRefused { reason: Some("by Friday?".into()) })]
        );
        assert_eq!(table.contract().refusals, n);
        table.act(DemonA, propose(&format!("no. {n}")));
    }
    assert_eq!(table.held(Faust), tokens(8, 4), "it costs nothing");
    assert_eq!(table.contract().obstacle, 1, "the obstacle stays");
    table.act(Faust, Action::Accept);
}

#[test]
fn pac_32_until_the_answer_the_rep_may_withdraw_or_reword() {
    let mut table = Table::in_round_one().choose();
    table.act(DemonA, propose("first wording"));
    let told = table.act(DemonA, propose("second wording"));
    assert_eq!(told.everybody(), [Notice::Open(Happening::Proposed { text: "second wording".into() })]);
    assert_eq!(table.public().contract.and_then(|c| c.proposal).as_deref(), Some("second wording"));
    table.refuses(Faust, Action::Withdraw, not_yours(ActionKind::Withdraw, DemonA), "PAC-32");
    assert_eq!(table.act(DemonA, Action::Withdraw).everybody(), [Notice::Open(Happening::ProposalWithdrawn)]);
    assert_eq!(table.contract().refusals, 0, "a withdrawal is no refusal");
    table.refuses(Faust, Action::Accept, Refusal::NotNow { what: ActionKind::Accept }, "PAC-31");

    table.act(DemonA, propose("last wording"));
    table.act(Faust, Action::Accept);
    table.refuses(DemonA, propose("frozen?"), Refusal::NotNow { what: ActionKind::Propose }, "PAC-29");
    table.refuses(DemonA, Action::Withdraw, Refusal::NotNow { what: ActionKind::Withdraw }, "PAC-32");
    assert_eq!(&*table.contract().lines[0].commitment, "last wording");
}

#[test]
fn pac_33_an_accepted_commitment_is_written_on_the_next_line() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::GoOn);
    table.act(DemonA, propose("the second"));
    let told = table.act(Faust, Action::Accept);
    assert_eq!(
        told.everybody(),
        [Notice::Partly(Partly::ProposalAccepted { line: 2, text: "the second".into() })]
    );
    let lines: Vec<String> = table.contract().lines.iter().map(|l| l.commitment.to_string()).collect();
    assert_eq!(lines, ["commitment 1", "the second"]);
}

#[test]
fn pac_34_the_rival_must_write_one_flaw_for_the_line() {
    let mut table = Table::in_round_one().choose();
    table.act(DemonA, propose("a commitment"));
    table.refuses(DemonB, write_flaw("too soon"), Refusal::NotNow { what: ActionKind::WriteFlaw }, "PAC-34");
    table.act(Faust, Action::Accept);
    for other in [Faust, DemonA] {
        table.refuses(other, write_flaw("not mine"), not_yours(ActionKind::WriteFlaw, DemonB), "PAC-34");
    }
    table.refuses(DemonB, write_flaw("\t "), Refusal::TextIsBlank { what: ActionKind::WriteFlaw }, "PAC-34");
    table.refuses(Faust, Action::Sign, Refusal::NotNow { what: ActionKind::Sign }, "PAC-36");
    assert_eq!(Pactes.status(&table.public()).awaited, [Table::seat(DemonB)], "nothing goes on without it");
    table.act(DemonB, write_flaw("a flaw"));
    table.refuses(DemonB, write_flaw("another"), Refusal::NotNow { what: ActionKind::WriteFlaw }, "PAC-34");
}

#[test]
fn pac_35_only_its_author_can_read_a_flaw() {
    let mut table = Table::in_round_one().choose();
    table.act(DemonA, propose("a commitment"));
    table.act(Faust, Action::Accept);
    let told = table.act(DemonB, write_flaw("a claim to half"));
    let written = |text: Option<&str>| {
        Notice::Partly(Partly::FlawWritten { by: Demon::B, line: 1, text: text.map(Into::into) })
    };
    assert_eq!(told.to[DemonB], [written(Some("a claim to half"))]);
    for notices in [&told.to[Faust], &told.to[DemonA], &told.public] {
        assert_eq!(*notices, [written(None)]);
    }
    let flaw = |view: pactes::View| view.contract.expect("a contract").lines[0].flaw.clone();
    assert_eq!(flaw(table.view(DemonB)).as_deref(), Some("a claim to half"));
    assert_eq!((flaw(table.view(Faust)), flaw(table.view(DemonA)), flaw(table.public())), (None, None, None));
}

#[test]
fn pac_36_after_each_flaw_faust_signs_or_goes_on() {
    let mut table = Table::drawn_up(1);
    assert_eq!(table.state.stage, Stage::Decide);
    for other in [DemonA, DemonB] {
        table.refuses(other, Action::Sign, not_yours(ActionKind::Sign, Faust), "PAC-36");
        table.refuses(other, Action::GoOn, not_yours(ActionKind::GoOn, Faust), "PAC-36");
    }
    assert_eq!(
        table.clone().act(Faust, Action::Sign).everybody(),
        [Notice::Open(Happening::Signed { price: 1 })]
    );
    assert_eq!(table.act(Faust, Action::GoOn).everybody(), [Notice::Open(Happening::WentOn)]);
    let table = table.line();
    assert_eq!(table.contract().lines.len(), 2, "the same contract");
}

#[test]
fn pac_37_an_empty_contract_cannot_be_signed() {
    let mut table = Table::in_round_one().choose();
    table.refuses(Faust, Action::Sign, Refusal::EmptyContract, "PAC-37");
    table.act(DemonA, propose("x"));
    table.act(Faust, Action::Refuse { reason: None });
    table.refuses(Faust, Action::Sign, Refusal::EmptyContract, "PAC-37");
    // Nor is there another way out of the round.
    let skip = Action::Summarise { text: None };
    table.refuses(Faust, skip, Refusal::NotNow { what: ActionKind::Summarise }, "PAC-75");
}

#[test]
fn pac_38_a_contract_has_at_most_so_many_lines() {
    for most in 1..=5u8 {
        let options = Options { max_commitments: most, ..Options::default() };
        let table = Table::with(&options, Language::En).write_all().choose();
        let mut table = (0..most).fold(table, |table, _| table.line());
        table.refuses(Faust, Action::GoOn, Refusal::ContractIsFull { most }, "PAC-38");
        table.act(Faust, Action::Sign);
    }
}

#[test]
fn pac_39_faust_may_sign_after_having_said_that_he_goes_on() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::GoOn);
    assert!(table.may(Faust, &Action::Sign), "at once");
    table.act(DemonA, propose("x"));
    table.refuses(Faust, Action::Sign, Refusal::NotNow { what: ActionKind::Sign }, "PAC-36");
    table.act(DemonA, Action::Withdraw);
    assert!(table.may(Faust, &Action::Sign), "after a withdrawal");
    table.act(DemonA, propose("y"));
    table.act(Faust, Action::Refuse { reason: None });
    assert_eq!(table.act(Faust, Action::Sign).everybody(), [Notice::Open(Happening::Signed { price: 1 })]);
}

#[test]
fn pac_40_the_rep_must_go_on_proposing() {
    let mut table = Table::drawn_up(1);
    table.act(Faust, Action::GoOn);
    assert_eq!(Pactes.status(&table.public()).awaited, [Table::seat(DemonA)]);
    // He has no way to end the contract himself.
    for action in [Action::Sign, Action::GoOn, Action::Withdraw, Action::Pass, Action::Roll] {
        assert!(!table.may(DemonA, &action), "{action:?}");
    }
    assert!(table.may(DemonA, &propose("another")));
}

#[test]
fn pac_41_faust_goes_on_only_if_he_can_pay_for_it() {
    let mut table = Table::drawn_up(2).holding(tokens(0, 1), NONE, NONE, tokens(4, 4));
    table.refuses(Faust, Action::GoOn, Refusal::CannotAfford { points: 2, price: 3 }, "PAC-41");
    table.state.purses.faust.held = tokens(1, 1);
    assert!(table.may(Faust, &Action::GoOn));
    // What is on offer may be gone by then.
    table.state.purses.faust.held = tokens(2, 1);
    table.act(Faust, offer(DemonB, tokens(0, 1), 0));
    table.refuses(Faust, Action::GoOn, Refusal::CannotAfford { points: 2, price: 3 }, "PAC-41");
    // The first line is always allowed.
    let table = Table::in_round_one().holding(NONE, NONE, NONE, NONE).choose().line();
    assert_eq!(table.state.stage, Stage::Decide);
}
