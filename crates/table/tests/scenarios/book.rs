use kernel::{Seq, Viewer};
use serde_json::{Value, json};
use table::{
    Action, AnyRefusal, Asker, Command, DiceSource, Exported, Motion, NotDone, Phase, Refusal, Resumed,
    Rewinds, Row, RowNumbers, Settings, Table, Wrong, export_line, verify,
};

use crate::sitting::{Sitting, find, seat, secret};

/// A game with everything in it, closed.
fn closed() -> Sitting {
    let mut sitting = Sitting::started(Settings::default());
    let start = sitting.table.seq();
    sitting.plays(0, json!({"do": "write", "text": "private thought"}));
    sitting.plays(1, json!({"do": "draw"}));
    sitting.plays(2, json!({"do": "roll"}));
    let motion = sitting.does(seat(2), Action::Rewind { to: Seq(start.0 + 2) });
    sitting.does(seat(0), Action::Consent { motion });
    sitting.does(seat(1), Action::Consent { motion });
    sitting.plays(2, json!({"do": "roll"}));
    let passage = sitting.plays(1, json!({"do": "write", "text": "too much"}));
    sitting.does(seat(1), Action::Strike { passage });
    assert_eq!(sitting.refused(seat(0), Action::Close), "TAB-27");
    sitting.plays(1, json!({"do": "stop"}));
    sitting.does(seat(0), Action::Close);
    sitting
}

#[test]
fn a_closed_table_verifies() {
    let sitting = closed();
    assert_eq!(sitting.table.state().secret, Some(secret().reveal()));
    let checked = verify(find, &sitting.rows).expect("all in order");
    assert_eq!(
        (checked.rows, checked.actions, checked.sealed, checked.struck),
        (sitting.rows.len(), 5, 3, 1)
    );
    assert_eq!(checked.commitment, secret().commitment());
}

/// Changes the JSON of one row.
fn tampered(rows: &[Row], at: usize, change: impl FnOnce(&mut Value)) -> Vec<Row> {
    let mut row = serde_json::to_value(&rows[at]).expect("JSON");
    change(&mut row);
    let mut rows = rows.to_vec();
    rows[at] = serde_json::from_str(&row.to_string()).expect("still a row");
    rows
}

#[test]
fn verifying_names_the_row_that_was_changed() {
    let sitting = closed();
    let with_pick = |row: &Row| row.play.as_ref().is_some_and(|play| !play.picks.is_empty());
    let at = sitting.rows.iter().rposition(with_pick).expect("a roll");
    let seq = sitting.rows[at].seq;
    let other_pick = tampered(&sitting.rows, at, |row| {
        let outcome = &mut row["play"]["picks"][0]["outcome"];
        *outcome = json!((outcome.as_u64().expect("a number") + 1) % 6);
    });
    let fault = verify(find, &other_pick).expect_err("a changed pick");
    assert!(fault.seq == seq && matches!(fault.what, Wrong::AnotherPick { index: 0, .. }), "{fault}");

    let other_event =
        tampered(&sitting.rows, at, |row| row["play"]["events"][0]["rolled"]["face"] = json!(9));
    assert_eq!(verify(find, &other_event).expect_err("a changed event").what, Wrong::OtherEvents);

    let mut missing = sitting.rows.clone();
    missing.remove(at);
    assert_eq!(verify(find, &missing).expect_err("a missing row").what, Wrong::OutOfOrder(seq));

    let contribution = sitting
        .rows
        .iter()
        .position(|row| row.events.iter().any(|event| matches!(event, table::Event::SeatClaimed { .. })));
    let other_seed = tampered(&sitting.rows, contribution.expect("Ana"), |row| {
        row["events"][0]["seat_claimed"]["contribution"] = json!("loaded");
    });
    let fault = verify(find, &other_seed).expect_err("another seed");
    assert!(matches!(fault.what, Wrong::AnotherPick { .. }), "{fault}");

    let open = &sitting.rows[..sitting.rows.len() - 1];
    assert_eq!(verify(find, open).expect_err("not closed").what, Wrong::NoSecret);
}

/// The row of the last action of this name.
fn row_of(rows: &[Row], what: &str) -> usize {
    let does = |row: &Row| row.play.as_ref().is_some_and(|play| play.action.get().contains(what));
    rows.iter().rposition(does).expect("such an action")
}

#[test]
fn verifying_believes_nobody_about_real_dice() {
    let sitting = closed();
    let at = row_of(&sitting.rows, "roll");
    let declared = tampered(&sitting.rows, at, |row| row["play"]["picks"][0]["from"] = json!("declared"));
    let fault = verify(find, &declared).expect_err("this table threw no real dice");
    assert_eq!(fault.what, Wrong::UnknownOrigin { index: 0 });

    let mut sitting = Sitting::started(Settings { dice: DiceSource::Declared, ..Settings::default() });
    let four = Command::Game { action: json!({"do": "roll"}), results: vec![json!(4)] };
    sitting.asks(seat(0), &four).expect("a four");
    sitting.plays(1, json!({"do": "stop"}));
    sitting.does(seat(0), Action::Close);
    assert_eq!(verify(find, &sitting.rows).expect("all in order").declared, 1);
    let at = row_of(&sitting.rows, "roll");
    let by_the_house = tampered(&sitting.rows, at, |row| row["by"] = json!("house"));
    assert!(verify(find, &by_the_house).is_err(), "the house has no hands");
    let beyond = tampered(&sitting.rows, at, |row| row["play"]["picks"][0]["outcome"] = json!(9));
    assert!(verify(find, &beyond).is_err(), "no die has such a face");
    let deal = sitting.rows.iter().position(|row| row.deal.is_some()).expect("a deal");
    let dealt = tampered(&sitting.rows, deal, |row| row["deal"]["picks"][0]["from"] = json!("declared"));
    assert!(verify(find, &dealt).is_err(), "nobody deals by hand");
}

#[test]
fn verifying_refuses_another_agreement_once_the_game_is_on() {
    let mut sitting = Sitting::new(Settings::default());
    let by_hand = Settings { dice: DiceSource::Declared, ..Settings::default() };
    sitting.does(Asker::Host, Action::SetSettings { settings: by_hand });
    sitting.does(Asker::Host, Action::SetSettings { settings: Settings::default() });
    let mut sitting = sitting.starts();
    let talk = usize::try_from(sitting.does(seat(1), Action::Say { text: "hm".into() }).0).expect("few");
    sitting.plays(0, json!({"do": "roll"}));
    sitting.plays(1, json!({"do": "stop"}));
    sitting.does(seat(0), Action::Close);
    verify(find, &sitting.rows).expect("in the lobby all may change");
    let roll = row_of(&sitting.rows, "roll");
    let by_hand = json!([{"settings_set": by_hand}]);
    let mut rows = tampered(&sitting.rows, talk, |row| row["events"] = by_hand);
    rows = tampered(&rows, roll, |row| row["play"]["picks"][0]["from"] = json!("declared"));
    let options = json!([{"options_set": sitting.table.state().options}]);
    let withdrawn = |what: &str| json!([{what: {"seat": 2, "withdrawn": true}}]);
    let others = [options, withdrawn("seat_left"), withdrawn("seat_removed")];
    let others = others.map(|events| tampered(&sitting.rows, talk, |row| row["events"] = events));
    for rows in [rows].iter().chain(&others) {
        let fault = verify(find, rows).expect_err("too late");
        assert_eq!(fault.seq, Seq(talk as u64), "{fault}");
        assert_eq!(fault.what, Wrong::AgainstTheRules("TAB-09".to_owned()));
    }
}

#[test]
fn verifying_judges_what_is_left_of_a_struck_row() {
    let sitting = closed();
    let roll = row_of(&sitting.rows, "roll");
    // Nobody struck this one.
    let late = sitting.rows.len() - 2;
    let unstruck = tampered(&sitting.rows, late, |row| row["struck"] = json!(true));
    assert_eq!(verify(find, &unstruck).expect_err("not struck").what, Wrong::NotStruck);
    // A struck row must still follow from the rules, and no hostile file may panic.
    let written = row_of(&sitting.rows, "write");
    for event in [json!({"drawn": {"seat": 0, "value": 200}}), json!({"marked": {"at": 255}})] {
        let forged = tampered(&sitting.rows, written, |row| row["play"]["events"] = json!([event]));
        assert_eq!(verify(find, &forged).expect_err("forged").what, Wrong::OtherEvents);
    }
    let mut rows = tampered(&sitting.rows, roll, |row| {
        row["struck"] = json!(true);
        row["play"]["picks"] = json!([]);
    });
    rows = tampered(&rows, written + 1, |row| row["events"][0]["struck"]["passage"] = json!(roll));
    assert!(verify(find, &rows).is_err(), "the roll is missing");
}

#[test]
fn verifying_refuses_rows_that_only_move_the_dice_on() {
    let mut rows = closed().rows;
    let at = row_of(&rows, "roll");
    rows = tampered(&rows, at, |row| {
        row.as_object_mut().expect("a row").remove("play");
    });
    let fault = verify(find, &rows).expect_err("an empty row");
    assert_eq!((fault.seq, fault.what), (rows[at].seq, Wrong::Empty));
}

#[test]
fn verifying_reads_hostile_rows_without_a_panic() {
    let sitting = closed();
    let change = |at: usize, events: Value| tampered(&sitting.rows, at, |row| row["events"] = events);
    for events in [
        json!([{"said": {"seat": 77, "text": "?"}}]),
        json!([{"host_is": {"seat": 9}}]),
        json!([{"seat_left": {"seat": 255}}]),
        json!([{"consented": {"seat": 3, "motion": 2}}]),
    ] {
        let fault = verify(find, &change(3, events)).expect_err("there are three seats");
        assert!(matches!(fault.what, Wrong::NoSuchSeat(_)), "{fault}");
    }
    let mut first = serde_json::to_value(&sitting.rows[0].events).expect("JSON");
    first.as_array_mut().expect("events").push(json!({"host_is": {"seat": 9}}));
    assert_eq!(
        verify(find, &change(0, first)).expect_err("in row 0").what,
        Wrong::NoSuchSeat(kernel::Seat(9))
    );
    for events in [json!([{"rewound": {"to": u64::MAX}}]), json!([{"limit_dropped": {"index": 99}}])] {
        // Whatever it finds, it finds it.
        let _ = verify(find, &change(3, events));
    }
    let deal = sitting.rows.iter().position(|row| row.deal.is_some()).expect("a deal");
    let options = tampered(&sitting.rows, deal, |row| row["deal"]["options"]["rolls"] = json!(1));
    assert_eq!(verify(find, &options).expect_err("other options").what, Wrong::OtherDeal);
    let mut twice = sitting.rows.clone();
    twice[deal + 1] = Row { seq: twice[deal + 1].seq, ..twice[deal].clone() };
    assert_eq!(verify(find, &twice).expect_err("dealt twice").what, Wrong::OtherDeal);
}

#[test]
fn an_export_of_a_closed_table_verifies_and_holds_no_key() {
    let sitting = closed();
    let (rewinds, row_numbers) = (Rewinds::of(&sitting.rows), RowNumbers::of(&sitting.rows));
    let line = |row| export_line(row, Viewer::Public, &rewinds, &row_numbers, true);
    let lines: Vec<String> = sitting
        .rows
        .iter()
        .filter_map(line)
        .map(|line| serde_json::to_string(&line).expect("JSON"))
        .collect();
    let rows: Vec<Row> = lines
        .iter()
        .filter_map(|line| serde_json::from_str::<Exported>(line).expect("a line").into_row())
        .collect();
    verify(find, &rows).expect("all in order");
    let keys = serde_json::to_string(sitting.table.state()).expect("JSON");
    let key = &keys[keys.find("\"key\":\"").expect("a key") + 7..][..64];
    assert!(lines.iter().all(|line| !line.contains(key)));
    assert_eq!(lines.iter().filter(|line| line.contains(r#""rewound":true"#)).count(), 1);
}

#[test]
fn an_export_of_an_open_table_holds_what_its_viewer_was_told() {
    let mut sitting = Sitting::started(Settings::default());
    sitting.plays(0, json!({"do": "write", "text": "private thought"}));
    sitting.plays(0, json!({"do": "draw"}));
    let (rewinds, row_numbers) = (Rewinds::of(&sitting.rows), RowNumbers::of(&sitting.rows));
    let export = |viewer| -> String {
        let line = |row| export_line(row, viewer, &rewinds, &row_numbers, false);
        let text = |line| serde_json::to_string(&line).expect("JSON");
        sitting.rows.iter().filter_map(line).map(text).collect()
    };
    assert!(export(Viewer::Seat(kernel::Seat(0))).contains("private thought"));
    for viewer in [Viewer::Seat(kernel::Seat(1)), Viewer::Public] {
        let text = export(viewer);
        assert!(!text.contains("private thought") && !text.contains("value") && !text.contains("picks"));
    }
}

#[test]
fn a_snapshot_and_the_rows_after_it_are_the_table() {
    let sitting = closed();
    let whole = Table::replay(find, &sitting.rows).expect("it reads").snapshot();
    for at in 1..sitting.rows.len() {
        let (before, after) = sitting.rows.split_at(at);
        let snapshot = Table::replay(find, before).expect("it reads").snapshot();
        match Table::resume(find, &snapshot, after).expect("it reads") {
            Resumed::Table(table) => assert_eq!(table.snapshot(), whole, "from row {at}"),
            Resumed::NeedsAll => {
                assert!(after.iter().any(|row| row.reaches_back()));
            }
        }
    }
}

#[test]
fn tab_26_and_27_closing_and_erasing() {
    let mut sitting = Sitting::started(Settings::default());
    let motion = sitting.does(seat(0), Action::Propose { motion: Motion::Close });
    sitting.does(seat(1), Action::Consent { motion });
    sitting.does(seat(2), Action::Consent { motion });
    assert_eq!(sitting.table.state().phase, Phase::Closed);
    assert_eq!(sitting.play_refused(0, json!({"do": "roll"})), "TAB-26");
    assert_eq!(sitting.refused(seat(0), Action::Say { text: "bye".into() }), "TAB-26");
    let motion = sitting.does(table::Asker::Host, Action::Delete);
    for n in [0, 1, 2] {
        assert!(!sitting.last().deletes());
        sitting.does(seat(n), Action::Consent { motion });
    }
    assert!(sitting.last().deletes());
}

#[test]
fn tab_28_declared_dice_are_asked_for() {
    let mut sitting = Sitting::started(Settings { dice: DiceSource::Declared, ..Settings::default() });
    let roll = |results: Vec<Value>| Command::Game { action: json!({"do": "roll"}), results };
    let missing = sitting.asks(seat(0), &roll(vec![])).expect_err("nobody has thrown yet");
    assert_eq!(missing, NotDone::Missing(vec![kernel::Ask::die(6)]));
    assert!(matches!(sitting.asks(seat(0), &roll(vec![json!(7)])), Err(NotDone::Missing(_))));
    let left_over = sitting.asks(seat(0), &roll(vec![json!(4), json!(4)])).expect_err("one too many");
    assert!(matches!(left_over, NotDone::Refused(AnyRefusal::Table(Refusal::ResultsLeftOver))));
    sitting.asks(seat(0), &roll(vec![json!(4)])).expect("a four");
    assert_eq!(sitting.game(Viewer::Public)["total"], 4);
    sitting.plays(0, json!({"do": "draw"}));
    assert_eq!(sitting.last().play.as_ref().expect("a draw").picks[0].from, kernel::Origin::Sealed);
}

#[test]
fn a_deadline_reads_no_real_dice() {
    let mut sitting = Sitting::new(Settings { dice: DiceSource::Declared, ..Settings::default() });
    sitting.does(Asker::Host, Action::SetOptions { options: json!({"rolls": 0}) });
    let mut sitting = sitting.starts();
    let roll = Command::game(json!({"do": "roll"}));
    sitting.asks(Asker::House, &roll).expect("the house rolls").expect("a row");
    assert_eq!(sitting.last().play.as_ref().expect("a roll").picks[0].from, kernel::Origin::Sealed);
}

#[test]
fn what_is_sent_is_read_whole_or_not_at_all() {
    let sent = json!({"do": "pause", "foreign": 1});
    assert!(table::read_action::<Action>(&sent).is_err(), "of the table");
    assert!(
        table::read_action::<Action>(&json!({"do": "pause", "foreign": null})).is_ok(),
        "null says nothing"
    );
    let mut sitting = Sitting::started(Settings::default());
    let of_game = Command::game(json!({"do": "roll", "foreign": 1}));
    let unread = sitting.asks(seat(0), &of_game).expect_err("a field too many");
    assert!(matches!(unread, NotDone::Refused(AnyRefusal::Unreadable(_))), "{unread:?}");
}
