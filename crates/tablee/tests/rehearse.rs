//! `tablee rehearse` on the scripts of `tests/rehearsals/`: what it prints is kept beside each script.
//!
//! `REGENERATE=1 cargo test -p tablee --test rehearse` writes the answers again.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn rehearse(script: &Path) -> Output {
    let mut tablee = Command::new(env!("CARGO_BIN_EXE_tablee"));
    // A script is named after its game: `pactes-end.jsonl`.
    let name = script.file_name().and_then(|name| name.to_str()).expect("a name");
    let game = name.split('-').next().expect("a game");
    tablee.args(["rehearse", game, "--views"]).arg(script).output().expect("tablee starts")
}

fn scripts() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rehearsals");
    let files = fs::read_dir(folder).expect("the folder of rehearsals");
    let mut scripts: Vec<PathBuf> = files.map(|file| file.expect("a file").path()).collect();
    scripts.retain(|path| path.extension().is_some_and(|end| end == "jsonl"));
    scripts.sort();
    scripts
}

#[test]
fn the_scripts_answer_as_they_always_did() {
    let scripts = scripts();
    assert!(scripts.len() >= 3, "{scripts:?}");
    for script in scripts {
        let out = rehearse(&script);
        assert!(out.stderr.is_empty(), "{}", String::from_utf8_lossy(&out.stderr));
        let said = String::from_utf8(out.stdout).expect("JSON is text");
        let kept = script.with_extension("out");
        if std::env::var_os("REGENERATE").is_some() {
            fs::write(&kept, &said).expect("the answer can be kept");
        }
        let expected = fs::read_to_string(&kept).expect("an answer is kept beside the script");
        for (line, (said, expected)) in said.lines().zip(expected.lines()).enumerate() {
            assert_eq!(said, expected, "{} line {}", script.display(), line + 1);
        }
        assert_eq!(said.lines().count(), expected.lines().count(), "{}", script.display());
    }
}

/// The worked examples of the rules come out as the rules say.
#[test]
fn the_worked_examples_end_as_the_rules_say() {
    let last = |name: &str| {
        let script = scripts().into_iter().find(|path| path.ends_with(name)).expect("the script");
        let said = String::from_utf8(rehearse(&script).stdout).expect("text");
        let views: serde_json::Value =
            serde_json::from_str(said.lines().last().expect("views")).expect("JSON");
        views["views"].clone()
    };
    // The contract with dice 1, 2, 5, 6: Faust 12 tokens worth 16, the Rep 1, 2, 2.
    let views = last("pactes-contract.jsonl");
    assert_eq!(views["0"]["purses"]["faust"]["tokens"], serde_json::json!({"ones": 8, "twos": 4}));
    assert_eq!(views["1"]["purses"]["demon_a"]["tokens"], serde_json::json!({"ones": 1, "twos": 2}));
    assert_eq!(views["2"]["purses"]["demon_b"]["tokens"], serde_json::json!({"ones": 1, "twos": 0}));
    assert_eq!((&views["public"]["achievements"], &views["public"]["reserve"]), (&2.into(), &33.into()));
    assert!(views["public"]["purses"]["demon_a"]["tokens"].is_null());
    // The end of the game: seven achievements, Faust 5, demon A 6 in four tokens, demon B 6 in three.
    let views = last("pactes-end.jsonl");
    assert_eq!(views["public"]["ending"], serde_json::json!({"demon": "demon_a"}));
    assert_eq!(views["public"]["achievements"], 7);
}

/// A short session of 4-KOMA: three Tests, a grave Setback, a group's Conflict that ends by concession, a second
/// Session.
#[test]
fn a_session_of_yonkoma_ends_as_the_rules_say() {
    let script =
        scripts().into_iter().find(|path| path.ends_with("yonkoma-session.jsonl")).expect("the script");
    let said = String::from_utf8(rehearse(&script).stdout).expect("text");
    assert!(!said.contains("\"error\""), "{said}");
    let refused: Vec<&str> = said.lines().filter(|line| line.starts_with("{\"refused")).collect();
    assert_eq!(refused.len(), 2, "{refused:?}");
    assert!(refused[0].contains("YON-61") && refused[1].contains("YON-65"), "{refused:?}");
    let views: serde_json::Value = serde_json::from_str(said.lines().last().expect("views")).expect("JSON");
    let board = &views["views"]["public"]["board"];
    assert_eq!((&board["session"], &board["gm_pool"]), (&2.into(), &4.into()), "reset");
    // Miki: one to begin with, one for a Bond, one spent, two for the Setbacks of the Conflict.
    assert_eq!(board["characters"][0]["koma"], 3, "kept");
    assert_eq!(board["characters"][1]["status"]["is"], "out_of_play");
    assert!(views["views"]["1"]["notes"].is_null() && views["views"]["0"]["notes"].is_string());
}

#[test]
fn a_script_is_read_from_standard_input_and_mistakes_do_not_end_it() {
    let script = concat!(
        r#"{"game":"pactes","language":"en","seats":[{"name":"A","role":"faust"},{"name":"B","role":"demonA"},{"name":"C","role":"demonB"}]}"#,
        "\n{\"seat\":0,\"action\":{\"do\":\"fly\"}}\nnot json\n{\"seat\":7,\"action\":{\"do\":\"roll\"}}\n",
        r#"{"seat":0,"action":{"do":"set_desire","text":"I want out"}}"#,
        "\n{\"seat\":\"house\",\"action\":{\"do\":\"roll\"}}\n"
    );
    let (code, said) = rehearse_text(script);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 5, "{said}");
    assert!(lines[..3].iter().all(|line| line.starts_with("{\"error\":{\"line\":")), "{said}");
    assert!(lines[3].starts_with("{\"seq\":1,"), "{said}");
    assert!(lines[4].starts_with("{\"refused\":{\"rule\":\"PAC-01\""), "{said}");
    assert_eq!(code, Some(1));
}

/// What a table refuses to read, a rehearsal refuses too: serde alone passes over it where an action has no fields.
#[test]
fn an_action_with_a_field_too_many_is_not_read() {
    let script = concat!(
        r#"{"game":"pactes","seats":[{"role":"faust"},{"role":"demon_a"},{"role":"demon_b"}]}"#,
        "\n{\"seat\":0,\"action\":{\"do\":\"roll\",\"foreign\":20}}\n"
    );
    let (code, said) = rehearse_text(script);
    assert!(
        said.starts_with("{\"error\":{\"line\":2,") && said.contains("unknown field `foreign`"),
        "{said}"
    );
    assert_eq!((code, said.lines().count()), (Some(1), 1), "{said}");
}

#[test]
fn running_dry_changes_nothing_and_says_what_was_asked_for() {
    let contract =
        scripts().into_iter().find(|path| path.ends_with("pactes-contract.jsonl")).expect("the script");
    let text = fs::read_to_string(contract).expect("the script");
    let short = text.replacen("[1,2,1,2,5,6,2,1,2]", "[1,2,1,2]", 1);
    let (code, said) = rehearse_text(&short);
    let dry: Vec<&str> =
        said.lines().filter(|line| line.contains("\"missing\":[{\"die\":6},{\"die\":6}]")).collect();
    assert_eq!((code, dry.len()), (Some(1), 1), "{said}");
    assert!(
        said.lines().last().is_some_and(|line| line.contains("\"rule\":\"PAC-75\"")),
        "nothing went on: {said}"
    );
}

#[test]
fn a_table_that_cannot_be_is_refused_by_its_rule() {
    let head = |options: &str, third: &str| {
        format!(
            r#"{{"game":"pactes","seats":[{{"role":"faust"}},{{"role":"demon_a"}},{{"role":"{third}"}}],"options":{options}}}"#
        )
    };
    for (options, third, rule) in [
        (r#"{"tokensPerValue":9}"#, "demon_b", "PAC-04"),
        (r#"{"maxCommitments":6}"#, "demon_b", "PAC-38"),
        ("{}", "demon_a", "PAC-02"),
    ] {
        let (code, said) = rehearse_text(&head(options, third));
        assert!(said.contains(&format!("\"rule\":\"{rule}\"")), "{said}");
        assert_eq!(code, Some(1));
    }
    let (code, _) = rehearse_text(r#"{"game":"chess","seats":[]}"#);
    assert_eq!(code, Some(2));
}

fn rehearse_text(script: &str) -> (Option<i32>, String) {
    use std::io::Write as _;
    let mut tablee = Command::new(env!("CARGO_BIN_EXE_tablee"));
    tablee
        .args(["rehearse", "pactes", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    let mut running = tablee.spawn().expect("tablee starts");
    let mut stdin = running.stdin.take().expect("a pipe");
    stdin.write_all(script.as_bytes()).expect("tablee reads");
    drop(stdin);
    let out = running.wait_with_output().expect("tablee ends");
    (out.status.code(), String::from_utf8(out.stdout).expect("text"))
}
