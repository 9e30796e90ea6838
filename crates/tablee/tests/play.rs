//! `tablee play` as somebody starts it: through pipes, to the end, and checked afterwards.

use std::{
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
};

fn tablee(home: &Path, words: &[&str], typed: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_tablee"))
        .args(words)
        .env("XDG_DATA_HOME", home)
        .env("LANG", "en_GB.UTF-8")
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("started");
    let mut input = child.stdin.take().expect("a pipe");
    // The game may end before everything is read.
    let _ = input.write_all(typed.as_bytes());
    drop(input);
    child.wait_with_output().expect("ended")
}

fn shown(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

#[test]
fn a_game_is_played_stopped_resumed_and_verified() {
    let home = tempfile::tempdir().expect("a folder");
    let first = tablee(home.path(), &["play", "pactes", "--role", "faust"], &"\n".repeat(30));
    assert!(first.status.success(), "{first:?}");
    assert!(shown(&first).contains("The game is kept in"), "{}", shown(&first));
    assert!(!shown(&first).contains('\u{1b}'), "no colours in a pipe");

    let rest = tablee(home.path(), &["play", "pactes", "--resume"], &"\n".repeat(700));
    assert!(rest.status.success(), "{rest:?}");
    assert!(shown(&rest).contains("The secret of the dice is revealed"), "{}", shown(&rest));

    let file = home.path().join("tablee/pactes.jsonl");
    let verified = tablee(home.path(), &["verify", file.to_str().expect("a name")], "");
    assert!(verified.status.success(), "{}", shown(&verified));
}

#[test]
fn somebody_who_leaves_at_once_leaves_nothing_behind() {
    let home = tempfile::tempdir().expect("a folder");
    let output = tablee(home.path(), &["play", "pactes"], "");
    assert!(output.status.success(), "{output:?}");
    assert!(!home.path().join("tablee").exists());
}

#[test]
fn what_cannot_be_done_is_an_error() {
    let home = tempfile::tempdir().expect("a folder");
    let output = tablee(home.path(), &["play", "pactes", "--resume"], "");
    assert!(!output.status.success());
    assert!(String::from_utf8_lossy(&output.stderr).contains("no game to resume"), "{output:?}");
}

#[test]
fn psychopathe_is_played_from_a_position_and_resumed() {
    let home = tempfile::tempdir().expect("a folder");
    let position = "Dc Na1f Na1b xa1b1 de1 nf1 nf2 Xe3 w - -";
    let begin = ["play", "psychopathe", "--position", position, "--side", "both"];
    let first = tablee(home.path(), &begin, "position\n");
    assert!(first.status.success(), "{first:?}");
    assert!(shown(&first).contains("Na1b xa1b1 Na1f Dc de1 Xe3 nf1 nf2 w - -"), "{}", shown(&first));
    let won = tablee(home.path(), &["play", "psychopathe", "--resume"], "c-b1cxa1b1\n");
    assert!(shown(&won).contains("White wins."), "{}", shown(&won));
    let over = ["play", "psychopathe", "--new", "--position", "Na1b Na1f Db1c Xe2 b - x"];
    let refused = tablee(home.path(), &over, "");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("This position will not do"), "{refused:?}");
}
