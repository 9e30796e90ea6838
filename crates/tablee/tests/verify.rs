//! `tablee verify` on a game kept in a file: it holds, and it says which row does not once one is touched.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use client::request;
use serde_json::{Value, json};

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
    verify_in("en", file, text)
}

fn verify_in(language: &str, file: &Path, text: &str) -> (Option<i32>, String) {
    fs::write(file, text).expect("a file to verify");
    let out =
        Command::new(env!("CARGO_BIN_EXE_tablee")).args(["verify", "--lang", language]).arg(file).output();
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
    let outcome = touched["row"]["play"]["picks"][0]["outcome"].as_u64().expect("a pick");
    touched["row"]["play"]["picks"][0]["outcome"] = ((outcome + 1) % 6).into();
    let seq = touched["row"]["seq"].as_u64().expect("a seq");
    lines[row] = touched.to_string();
    let (code, said) = check(&lines.join("\n"));
    assert_eq!(code, Some(1));
    assert!(said.contains(&format!("row {seq} does not hold. Roll 1 says")), "{said}");

    // Without the secret nothing sealed can be checked; with another one neither.
    let unfinished = game.lines().filter(|line| !line.contains("\"closed\"")).collect::<Vec<_>>().join("\n");
    assert!(check(&unfinished).1.contains("The game is not over"));
    let secret =
        game.split("\"closed\":{\"secret\":\"").nth(1).and_then(|rest| rest.get(..64)).expect("a secret");
    assert!(check(&game.replace(secret, &"0".repeat(64))).1.contains("not the one whose fingerprint"));

    // What is no game says so.
    assert_eq!(check("").0, Some(1));
    assert_eq!(check("{\"tablee\":99}\n").0, Some(1));
}

/// A table of bots, played to its end and closed: its fingerprint and its export.
async fn exported(folder: &Path) -> (String, String) {
    let place = folder.join("t.db").display().to_string();
    let store = store::Store::open(&place).await.expect("a store");
    let pace = std::time::Duration::from_millis(1);
    let quotas = server::Quotas { requests: 1e6, burst: 1e6, ..server::Quotas::default() };
    let config = server::Config { bot_pace: pace, quotas, ..server::Config::default() };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let url = format!("http://{}/api/tables", listener.local_addr().expect("an address"));
    let (router, handle) = server::Server::new(config, store).expect("a server");
    server::Server::serve(router, &handle, listener);
    let made = request("POST", &url, &[], Some(&json!({"game": "pactes"}))).await.expect("an answer");
    let made: Value = made.json().expect("a table");
    let (table, bearer) = (
        format!("{url}/{}", made["id"].as_str().expect("an id")),
        format!("Bearer {}", made["host"].as_str().expect("a key")),
    );
    let key = [("authorization", bearer.as_str())];
    let act = async |id: &str, action: Value| {
        let body = json!({"request": id, "table": action});
        let answer = request("POST", &format!("{table}/act"), &key, Some(&body)).await.expect("an answer");
        answer.json::<Value>().expect("done");
    };
    for (seat, role) in ["faust", "demon_a", "demon_b"].iter().enumerate() {
        act(role, json!({"do": "seat_bot", "seat": seat, "bot": "demon", "role": role})).await;
    }
    act("start", json!({"do": "start"})).await;
    let mut view = Value::Null;
    while view["view"]["game"]["ending"].is_null() {
        let since = view["seq"].as_u64().unwrap_or(0);
        let look = format!("{table}?since={since}&wait=5");
        view = request("GET", &look, &key, None::<&()>).await.expect("an answer").json().expect("a view");
    }
    act("close", json!({"do": "close"})).await;
    let export = request("GET", &format!("{table}/export"), &key, None::<&()>).await.expect("an answer");
    handle.shutdown().await;
    let commitment = view["view"]["table"]["commitment"].as_str().expect("a fingerprint").to_owned();
    (commitment, String::from_utf8(export.body).expect("text"))
}

#[tokio::test]
async fn an_exported_table_is_judged_in_the_readers_language() {
    let folder = tempfile::tempdir().expect("a folder");
    let (commitment, export) = exported(folder.path()).await;
    let check = |language: &str, text: &str| verify_in(language, &folder.path().join("t.jsonl"), text);
    let (code, said) = check("fr", &export);
    assert_eq!(code, Some(0), "{said}");
    assert!(said.contains(&format!("Empreinte publiée avant la partie\u{202f}: {commitment}")), "{said}");

    let mut lines: Vec<String> = export.lines().map(str::to_owned).collect();
    let at = lines.iter().position(|line| line.contains("\"do\":\"roll\"")).expect("dice were rolled");
    let mut touched: Value = serde_json::from_str(&lines[at]).expect("JSON");
    touched["row"].as_object_mut().expect("a row").remove("play");
    lines[at] = touched.to_string();
    let (code, said) = check("fr", &lines.join("\n"));
    assert_eq!(code, Some(1));
    assert!(said.contains(&format!("la ligne {} ne tient pas. Il ne s’y passe rien", at - 1)), "{said}");
    assert!(check("en", &lines.join("\n")).1.contains("Nothing happens in it"));
    lines[at] = "{}".to_owned();
    let (_, said) = check("fr", &lines.join("\n"));
    assert!(said.contains(&format!("la ligne {} du fichier", at + 1)), "{said}");
}
