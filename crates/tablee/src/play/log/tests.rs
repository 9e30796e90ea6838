//! What is written is read, wherever it is cut; and games of the first form.

use std::{fs, path::PathBuf};

use kernel::{Language, Seat, Seeded};
use pactes::{Pactes, Role};

use super::*;
use crate::play::local::{Agreed, Local};

/// A game that was stopped after its first rounds, as the first version kept it, with its secret.
const OLDER: &str = include_str!("../../../tests/kept/pactes-1.jsonl");
const OLDER_SECRET: &str = include_str!("../../../tests/kept/pactes-1.jsonl.secret");

fn folder() -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("deep/game.jsonl");
    (folder, path)
}

fn begun(path: &Path) -> Local<Pactes> {
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    let agreed = Agreed {
        language: Language::Fr,
        options: pactes::Options::default(),
        roles: Role::ALL.to_vec(),
        own: vec![Seat(0)],
        name: "Ana".to_owned(),
        bot: "demon".to_owned(),
    };
    let secret = Secret::new([3; 32]);
    Local::begin(path, &agreed, secret, "sel", Seeded::new(1), &|_| None).expect("begun")
}

fn goes_on(path: &Path) -> Local<Pactes> {
    Local::resume(path, read(path).expect("whole"), Seeded::new(1), &|_| None).expect("it goes on")
}

#[test]
fn wherever_it_is_cut_the_whole_lines_remain() {
    let (_folder, path) = folder();
    drop(begun(&path));
    let bytes = fs::read(&path).expect("read");
    let all = parse(&bytes).expect("whole").rows.len();
    let last = bytes[..bytes.len() - 1].iter().rposition(|&byte| byte == b'\n').expect("lines") + 1;
    for cut in last..=bytes.len() {
        let saved = parse(&bytes[..cut]).expect("whole lines");
        let is_complete = cut == last || cut >= bytes.len() - 1;
        assert_eq!(saved.torn, !is_complete, "cut at {cut}");
        assert_eq!(saved.rows.len(), if cut >= bytes.len() - 1 { all } else { all - 1 });
    }
    fs::write(&path, &bytes[..bytes.len() - 1]).expect("cut");
    let saved = read(&path).expect("whole");
    let row = saved.rows[1].clone();
    LogWriter::resume(&path, "pactes", &saved).expect("reopened").row(&row).expect("written");
    assert_eq!(read(&path).expect("mended").rows.len(), all + 1);
}

#[test]
fn damage_names_its_line() {
    let (_folder, path) = folder();
    drop(begun(&path));
    let text = fs::read_to_string(&path).expect("read");
    let broken = text.replacen("{\"row\"", "{\"raw\"", 1);
    assert!(matches!(parse(broken.as_bytes()), Err(Damaged::Line { line: 2, .. })));
    assert!(matches!(parse(b""), Err(Damaged::Empty)));
    assert!(matches!(parse(b"hello\n"), Err(Damaged::NoGame(_))));
    assert!(matches!(parse(b"{\"tablee\":99}\n"), Err(Damaged::NoGame(_))));
}

#[test]
fn a_game_of_the_first_form_goes_on_and_is_kept_in_this_one() {
    let (_folder, path) = folder();
    fs::create_dir_all(path.parent().expect("a folder")).expect("made");
    fs::write(&path, OLDER).expect("kept");
    fs::write(secret_path(&path), OLDER_SECRET).expect("kept");
    let rows = parse(OLDER.as_bytes()).expect("read").rows;
    let mut local = goes_on(&path);
    assert!((0..3).any(|seat| local.bot_acts(Seat(seat)).expect("written")) || rows.len() > 3);
    drop(local);
    let text = fs::read_to_string(&path).expect("kept");
    assert!(text.starts_with("{\"tablee\":{"), "{}", &text[..40]);
    goes_on(&path);
}

#[test]
fn what_is_touched_in_a_game_of_the_first_form_is_found() {
    let secret = format!("{{\"secret\":\"{}\"}}\n", OLDER_SECRET.trim());
    let catalog = Catalog::standard();
    let check = |text: &str| {
        let rows = parse(text.as_bytes()).expect("read").rows;
        table::verify(|name| catalog.find(name), &rows)
    };
    let whole = format!("{OLDER}{secret}");
    assert!(check(&whole).expect("it holds").sealed > 0);
    let other = whole.replacen("\"outcome\":", "\"outcome\":1", 1);
    assert!(check(&other).is_err());
    assert!(check(OLDER).is_err(), "no secret, no check");
}
