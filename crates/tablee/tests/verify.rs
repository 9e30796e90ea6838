//! `tablee verify` on a game kept in a file: it holds, and it says which row does not once one is touched.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

/// A whole game against bots, following every advice.
fn played(file: &Path) -> String {
    let mut tablee = Command::new(env!("CARGO_BIN_EXE_tablee"));
    tablee.args(["play", "pactes", "--new", "--lang", "en", "--role", "faust", "--file"]).arg(file);
    tablee.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::inherit());
    let mut running = tablee.spawn().expect("tablee starts");
    let mut stdin = running.stdin.take().expect("a pipe");
    // The game may end before it has read them all.
    let _ = stdin.write_all("\n".repeat(2_000).as_bytes());
    drop(stdin);
    assert!(running.wait().expect("tablee ends").success());
    fs::read_to_string(file).expect("the game is kept")
}

fn verify(file: &Path, text: &str) -> (Option<i32>, String) {
    fs::write(file, text).expect("a file to verify");
    let out = Command::new(env!("CARGO_BIN_EXE_tablee")).args(["verify", "--lang", "en"]).arg(file).output();
    let out = out.expect("tablee starts");
    (out.status.code(), String::from_utf8(out.stdout).expect("text"))
}

#[test]
fn a_finished_game_holds_and_a_touched_one_does_not() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = played(&folder.path().join("game.jsonl"));
    let check = |text: &str| verify(&folder.path().join("touched.jsonl"), text);

    let (code, said) = check(&game);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains("all is well"), "{said}");

    // Another face of one die: the row is named.
    let row = game.lines().position(|line| line.contains("\"do\":\"roll\"")).expect("dice were rolled");
    let mut lines: Vec<String> = game.lines().map(str::to_owned).collect();
    let mut touched: serde_json::Value = serde_json::from_str(&lines[row]).expect("JSON");
    let outcome = touched["row"]["picks"][0]["outcome"].as_u64().expect("a pick");
    touched["row"]["picks"][0]["outcome"] = ((outcome + 1) % 6).into();
    let seq = touched["row"]["seq"].as_u64().expect("a seq");
    lines[row] = touched.to_string();
    let (code, said) = check(&lines.join("\n"));
    assert_eq!(code, Some(1));
    assert!(said.contains(&format!("row {seq} does not hold. Roll 1 says")), "{said}");

    // Without the secret nothing sealed can be checked; with another one neither.
    let unfinished = game.lines().filter(|line| !line.contains("\"secret\"")).collect::<Vec<_>>().join("\n");
    assert!(check(&unfinished).1.contains("The game is not over"));
    let other = format!("{unfinished}\n{{\"secret\":\"{}\"}}\n", "0".repeat(64));
    assert!(check(&other).1.contains("not the one whose fingerprint"));

    // What is no game says so.
    assert_eq!(check("").0, Some(1));
    assert_eq!(check("{\"tablee\":99}\n").0, Some(1));
}
