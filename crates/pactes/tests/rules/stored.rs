//! The forms in which things are stored and sent, and the order of the menu.

use std::collections::BTreeSet;

use kernel::Game;
use pactes::{ActionKind, Event, Happening, Notice, Pactes, Partly, Role, Setup};
use strum::VariantNames as _;

use crate::play::{DemonA, DemonB, Faust, Table, offer, propose, tokens};

/// One event of each kind, as a log that is kept has it. A form that changes needs an upcaster.
const EVENTS: &str = include_str!("../snapshots/events.txt");

/// The same in the form of older logs, where what happens in front of everybody stands among the other events.
const OLDER: &str = include_str!("../snapshots/events-before-open.txt");

fn read(line: &str) -> Event {
    serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"))
}

#[test]
fn stored_events_are_read_as_they_were_written() {
    let mut kinds = Vec::new();
    for line in EVENTS.lines() {
        let event = read(line);
        assert_eq!(serde_json::to_string(&event).expect("an event is stored"), line);
        let stored = serde_json::to_value(&event).expect("an event is stored");
        let kind = stored.pointer("/what/told").unwrap_or(&stored["event"]).clone();
        assert!(!kinds.contains(&kind), "{kind} twice");
        kinds.push(kind);
    }
    assert_eq!(kinds.len(), 49, "one of each kind");
}

#[test]
fn events_of_older_logs_are_read() {
    let [older, now] = [OLDER, EVENTS].map(|events| events.lines().map(read).collect::<Vec<_>>());
    assert_eq!(older, now);
    for unread in [r#"{"event":"flown"}"#, r#"{"event":"passed"}"#, r#"{"told":"passed","by":"faust"}"#, "[]"]
    {
        assert!(serde_json::from_str::<Event>(unread).is_err(), "{unread}");
    }
}

/// Notices of each kind as clients of 3b67a2c read them, also with what a viewer may not know left open.
const NOTICES: &str = include_str!("../snapshots/notices.txt");

#[test]
fn notices_travel_as_they_always_did() {
    let mut told = BTreeSet::new();
    for line in NOTICES.lines() {
        let notice: Notice = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(serde_json::to_string(&notice).expect("a notice is sent"), line);
        let name = serde_json::to_value(&notice).expect("a notice is sent")["told"].clone();
        let open = name.as_str().is_some_and(|name| Happening::VARIANTS.contains(&name));
        assert_eq!(matches!(notice, Notice::Open(_)), open, "{line}");
        told.extend(name.as_str().map(str::to_owned));
    }
    let kinds = Happening::VARIANTS.iter().chain(Partly::VARIANTS).map(|&name| name.to_owned());
    assert_eq!(told, kinds.collect(), "each kind");
}

#[test]
fn a_stored_setup_is_read_as_it_was_written() {
    let setup = concat!(
        r#"{"options":{"firstRep":"demonA","tokensPerValue":26,"maxCommitments":5,"tokenValues":"ownerOnly","#,
        r#""negotiation":"always","demonPerfectTie":"shared"},"language":"en","#,
        r#""roles":["demon_b","faust","demon_a"],"first_rep":"demon_a"}"#
    );
    assert_eq!(serde_json::to_string(&Table::new().state.setup).expect("it is stored"), setup);
    assert_eq!(serde_json::from_str::<Setup>(setup).expect("and read again"), Table::new().state.setup);
}

fn menu(table: &Table, role: Role) -> Vec<ActionKind> {
    Pactes.choices(&table.view(role)).iter().map(|choice| choice.action.kind()).collect()
}

#[test]
fn the_menu_keeps_its_order() {
    use ActionKind::{
        Accept, AcceptOffer, ChooseObstacle, ChooseSin, Confirm, DeclineOffer, GoOn, Lift, Object, Offer,
        Pass, Pay, Place, Propose, Refuse, Reroll, RewordFlaw, Roll, SetDesire, SetObstacle, SetRebate,
        Shift, Sign, StartAid, SuggestDesire, SuggestObstacle, Summarise, Withdraw, WithdrawOffer, WriteFlaw,
    };
    // Something given or only asked for, to each of the two others.
    let trade = [Offer; 4];
    let with_trade = |first: &[ActionKind]| first.iter().chain(&trade).copied().collect::<Vec<_>>();

    let mut table = Table::new();
    assert_eq!((menu(&table, Faust), menu(&table, DemonA)), (vec![SetDesire], vec![SuggestDesire]));
    table.act(Faust, crate::play::set_desire("I want"));
    assert_eq!(menu(&table, Faust), [SetObstacle, StartAid, SuggestObstacle]);
    table.act(Faust, pactes::Action::StartAid);
    assert_eq!((menu(&table, Faust), menu(&table, DemonB)), (vec![], vec![ChooseSin]));

    let table = Table::in_round_one();
    assert_eq!(menu(&table, DemonA), with_trade(&[ChooseObstacle]));
    let mut table = table.choose();
    assert_eq!(menu(&table, DemonA), with_trade(&[Propose, SetRebate]));
    table.act(DemonA, propose("x"));
    assert_eq!(menu(&table, Faust), with_trade(&[Accept, Refuse]));
    assert_eq!(menu(&table, DemonA), with_trade(&[Propose, Withdraw, SetRebate]));
    table.act(Faust, pactes::Action::Accept);
    assert_eq!(menu(&table, DemonB), with_trade(&[WriteFlaw]));

    let mut table = Table::drawn_up(1);
    table.act(DemonA, offer(Faust, tokens(1, 0), 1));
    assert_eq!(menu(&table, Faust), with_trade(&[Sign, GoOn, AcceptOffer, DeclineOffer]));
    assert_eq!(menu(&table, DemonA), [SetRebate, WithdrawOffer, Offer, Offer]);
    table.act(Faust, pactes::Action::Sign);
    assert_eq!(menu(&table, Faust), with_trade(&[Pay, AcceptOffer, DeclineOffer]));
    table.chance(&[1]).act(Faust, crate::play::pay(1, 0));
    assert_eq!(menu(&table, Faust)[0], Roll);

    let mut table = Table::rolled(&[3, 3]);
    table.act(Faust, crate::play::place(1, crate::play::c(1)));
    assert_eq!(menu(&table, Faust), with_trade(&[Place, Lift]));
    table.act(Faust, crate::play::place(2, crate::play::h(1)));
    assert_eq!(menu(&table, Faust), with_trade(&[Lift, Confirm]));

    let mut table = Table::window(&[3, 3]);
    assert_eq!(menu(&table, DemonB), with_trade(&[Shift, Shift, Reroll, Pass]));
    table.pass_all();
    assert_eq!(menu(&table, Faust), with_trade(&[Summarise, Object]));
    table.act(Faust, pactes::Action::Object { line: 1 });
    assert_eq!(menu(&table, DemonB), with_trade(&[RewordFlaw]));
}
