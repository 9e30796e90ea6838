//! Who is called, and that each call is taken by one.

use std::collections::BTreeSet;

use store::{Address, Amendment, Call, CallKind, NewRow, StoreError};

use crate::kit::{Location, fill, id, on_both, row, table};

on_both!(
    a_call_is_written_with_its_row_or_not_at_all,
    a_taken_call_is_due_again_only_later,
    an_address_that_fails_is_known_to_and_one_that_is_gone_is_called_no_more,
    two_that_take_at_once_never_take_the_same,
    a_backup_knows_who_is_called,
);

fn address(name: &str, seat: Option<u8>) -> Address {
    let body = format!("{{\"to\":\"{name}, l’été\"}}");
    Address { id: name.into(), table: id("t"), seat, body, failing_since: None, gone: false }
}

fn call(address: &str, turn: u64, due: u64) -> Call {
    Call { address: address.into(), kind: CallKind::Turn, turn, due }
}

fn with(seq: u64, amendments: Vec<Amendment>) -> NewRow {
    NewRow { amendments, ..row("t", seq) }
}

async fn a_call_is_written_with_its_row_or_not_at_all(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.keep_address(address("a", Some(0))).await.expect("kept");
    let elsewhere = Address { table: id("x"), ..address("b", None) };
    let refused = store.keep_address(elsewhere).await;
    assert!(matches!(refused, Err(StoreError::NoSuchTable(_))), "{refused:?}");

    // A row that loses calls nobody.
    fill(&store, "t", 1).await;
    let late = with(1, vec![Amendment::Call(call("a", 1, 10))]);
    assert!(matches!(store.append(late).await, Err(StoreError::Conflict { .. })));
    assert_eq!(store.next_call().await.expect("read"), None);

    // Whoever has no address is not called, and that is no failure.
    let calls = vec![Amendment::Call(call("a", 2, 20)), Amendment::Call(call("nobody", 2, 20))];
    store.append(with(2, calls)).await.expect("stored");
    assert_eq!(store.next_call().await.expect("read"), Some(20));
    store.append(with(3, vec![Amendment::Withdraw { address: "a".into() }])).await.expect("stored");
    assert_eq!(store.next_call().await.expect("read"), None);

    // The table has one address of its own.
    for (seq, own) in [(4, Some(address("own 1", None))), (5, Some(address("own 2", None))), (6, None)] {
        let expected: Vec<String> = own.iter().map(|own| own.id.clone()).chain(["a".into()]).collect();
        store.append(with(seq, vec![Amendment::Address(own)])).await.expect("stored");
        let known = store.addresses(&id("t")).await.expect("read");
        assert_eq!(known.into_iter().map(|known| known.id).collect::<Vec<_>>(), expected);
    }
    // Whoever leaves a seat is called there no more.
    let last = vec![Amendment::Call(call("a", 7, 70)), Amendment::ForgetSeat(0)];
    store.append(with(7, last)).await.expect("stored");
    assert_eq!(store.addresses(&id("t")).await.expect("read"), []);
    assert_eq!(store.next_call().await.expect("read"), None);
}

async fn a_taken_call_is_due_again_only_later(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.keep_address(address("a", Some(1))).await.expect("kept");
    store.write_calls(&id("t"), vec![call("a", 5, 100)]).await.expect("written");
    assert_eq!(store.take_calls(99, 150, 9).await.expect("taken"), []);
    let taken = store.take_calls(100, 150, 9).await.expect("taken");
    assert_eq!((taken.len(), taken[0].attempts, taken[0].call.turn), (1, 1, 5));
    assert_eq!(taken[0].to, address("a", Some(1)));
    assert_eq!(store.take_calls(149, 200, 9).await.expect("taken"), [], "somebody has it");
    // Whoever had it died.
    drop(store);
    let store = place.open().await;
    let again = store.take_calls(150, 200, 9).await.expect("taken");
    assert_eq!(again.iter().map(|taken| taken.attempts).collect::<Vec<_>>(), [2]);
    // Another turn began meanwhile: it is not finished by what was sent for the one before.
    store.write_calls(&id("t"), vec![call("a", 8, 300)]).await.expect("written");
    store.call_sent(again[0].call.clone()).await.expect("noted");
    assert_eq!(store.next_call().await.expect("read"), Some(300));
    let next = store.take_calls(300, 400, 9).await.expect("taken");
    assert_eq!((next[0].attempts, next[0].call.turn), (1, 8));
    store.call_sent(next[0].call.clone()).await.expect("noted");
    assert_eq!(store.next_call().await.expect("read"), None);
}

async fn an_address_that_fails_is_known_to_and_one_that_is_gone_is_called_no_more(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.keep_address(address("a", Some(0))).await.expect("kept");
    let known = || async { store.address("a").await.expect("read").expect("there") };
    let take = |now: u64| {
        let store = &store;
        async move { store.take_calls(now, now + 5, 9).await.expect("taken").remove(0).call }
    };
    store.write_calls(&id("t"), vec![call("a", 1, 10)]).await.expect("written");
    store.call_failed(take(10).await, 11, Some(40), false).await.expect("noted");
    assert_eq!(store.next_call().await.expect("read"), Some(40));
    store.call_failed(take(40).await, 41, Some(80), false).await.expect("noted");
    assert_eq!((known().await.failing_since, known().await.gone), (Some(11), false));
    store.call_sent(take(80).await).await.expect("noted");
    assert_eq!(known().await.failing_since, None);

    store.write_calls(&id("t"), vec![call("a", 2, 100)]).await.expect("written");
    store.call_failed(take(100).await, 101, Some(200), true).await.expect("noted");
    assert_eq!((known().await.failing_since, known().await.gone), (Some(101), true));
    store.write_calls(&id("t"), vec![call("a", 3, 300)]).await.expect("nothing");
    assert_eq!(store.next_call().await.expect("read"), None);
    // Given again, it is another one.
    store.keep_address(address("a", Some(0))).await.expect("kept");
    assert_eq!((known().await.failing_since, known().await.gone), (None, false));
    assert!(
        store.forget_address("a").await.expect("done") && !store.forget_address("a").await.expect("done")
    );
}

async fn two_that_take_at_once_never_take_the_same(place: Location) {
    let one = place.open().await;
    let other = place.open().await;
    one.create_table(table("t")).await.expect("made");
    let names: Vec<String> = (0..40).map(|n| format!("a{n}")).collect();
    for name in &names {
        one.keep_address(address(name, Some(0))).await.expect("kept");
    }
    one.write_calls(&id("t"), names.iter().map(|name| call(name, 1, 10)).collect()).await.expect("written");
    let all = |store: store::Store| async move {
        let mut taken = Vec::new();
        for _ in 0..40 {
            taken.extend(store.take_calls(10, 1000, 3).await.expect("taken"));
        }
        taken.into_iter().map(|taken| taken.call.address).collect::<Vec<_>>()
    };
    let (mine, theirs) = tokio::join!(tokio::spawn(all(one)), tokio::spawn(all(other)));
    let taken = [mine.expect("done"), theirs.expect("done")].concat();
    assert_eq!(taken.len(), 40, "each once");
    assert_eq!(taken.into_iter().collect::<BTreeSet<_>>(), names.into_iter().collect());
}

async fn a_backup_knows_who_is_called(place: Location) {
    let store = place.open().await;
    store.create_table(table("t")).await.expect("made");
    store.keep_address(address("a", Some(2))).await.expect("kept");
    store.keep_address(address("b", None)).await.expect("kept");
    let file = place.folder.path().join("backup");
    store.backup(&file).await.expect("written");
    let to = Location::sqlite();
    let restored = store::Store::restore(&to.address, &file).await.expect("restored");
    assert_eq!(
        restored.addresses(&id("t")).await.expect("read"),
        store.addresses(&id("t")).await.expect("read")
    );
}
