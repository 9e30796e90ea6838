//! Whole games, driven by what somebody types.

use std::{
    fs,
    io::Cursor,
    path::{Path, PathBuf},
};

use clap::Parser;
use kernel::{Ask, Chance, Language, Seat, Seeded};
use pactes::{Action, ByRole, Pactes, Role, Stage, Tokens};
use words::pactes::Names;

use super::{
    PlayArgs,
    desk::Desk,
    input::Input,
    place::Place as _,
    play,
    screen::{Screen, Settings},
    table::Prepared,
};
use crate::record::{self, Header};

#[derive(Debug, Parser)]
struct Line {
    #[command(flatten)]
    args: PlayArgs,
}

const SETTINGS: Settings = Settings { width: 80, styled: false, paced: false, echo: true };

/// More than anybody types in a game.
const ENTERS: usize = 700;

struct Home(tempfile::TempDir);

impl Home {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn file(&self) -> PathBuf {
        self.0.path().join("game.jsonl")
    }

    /// Plays with these options, typing this.
    fn play(&self, options: &str, typed: &str) -> anyhow::Result<String> {
        let file = self.file();
        let words = ["play", "--file", file.to_str().expect("a name")];
        let line = Line::try_parse_from(words.into_iter().chain(options.split_whitespace()))?;
        let mut shown = Vec::new();
        play(&line.args, SETTINGS, Input::Script(&mut Cursor::new(typed.as_bytes())), &mut shown)?;
        Ok(String::from_utf8(shown)?)
    }
}

fn enters(n: usize) -> String {
    "\n".repeat(n)
}

#[track_caller]
fn check_whole(file: &Path) {
    let saved = record::read::<Pactes>(file).expect("a record");
    let state = saved.record.verify(&Pactes).expect("every row holds").state;
    assert!(state.ending.is_some());
    assert!(saved.record.secret.is_some(), "the secret is revealed");
    assert!(!record::secret_path(file).exists(), "and lies nowhere else");
}

#[test]
fn whoever_only_presses_enter_sees_the_end() {
    for language in ["fr", "en"] {
        for role in ["faust", "demon_a", "demon_b"] {
            let home = Home::new();
            let shown =
                home.play(&format!("--lang {language} --role {role}"), &enters(ENTERS)).expect("played");
            check_whole(&home.file());
            assert!(shown.contains("tablee verify"), "{shown}");
            assert!(!shown.contains("{$") && !shown.contains("notice-"), "{shown}");
            let wide = shown.lines().find(|line| line.chars().count() > 80 && !line.contains("tablee "));
            assert_eq!(wide, None);
        }
    }
}

#[test]
fn stopping_and_resuming_anywhere_loses_nothing() {
    let home = Home::new();
    let mut sittings = 0;
    loop {
        let (options, typed) = match sittings {
            0 => ("--lang en --role demon_b", enters(4)),
            // Sometimes the input just ends, sometimes somebody says so.
            n if n % 2 == 0 => ("--resume", enters(7)),
            _ => ("", format!("{}q\n", enters(8))),
        };
        let shown = home.play(options, &typed).expect("played");
        sittings += 1;
        if shown.contains("tablee verify") {
            break;
        }
        assert!(shown.contains("--resume"), "{shown}");
        assert!(sittings < 200, "it never ends");
    }
    assert!(sittings > 3);
    check_whole(&home.file());
}

#[test]
fn any_input_is_survived() {
    let typed =
        ["", "1", "2", "3", "4", "9", "0", "-1", "99999999999999999999", "1 2 C1", "2 1 H9", "1 x", "<", "?"];
    let more = [
        "v",
        "s",
        "e",
        "r",
        "r 46",
        "r PAC-99",
        "r é",
        "\u{0}",
        "\u{1b}[2J",
        "Je veux",
        "o",
        "n",
        "1 1",
        "é è",
    ];
    let all: Vec<&str> = typed.into_iter().chain(more).collect();
    for seed in 0..12 {
        let mut chance = Seeded::new(seed);
        let mut words = String::from("\n");
        for _ in 0..400 {
            words.push_str(all[chance.pick(&Ask::one_of(all.len()))]);
            words.push('\n');
        }
        let role = ["faust", "demon_a", "demon_b"][usize::try_from(seed % 3).expect("small")];
        let home = Home::new();
        home.play(&format!("--lang fr --role {role}"), &words).expect("survived");
        let saved = record::read::<Pactes>(&home.file()).expect("a record");
        assert!(!saved.torn);
    }
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let home = Home::new();
    let file = home.file();
    let line = Line::parse_from(["play", "--role", "faust", "--file", file.to_str().expect("a name")]);
    let typed = b"\xff\xfe\n1 Je veux \xc3\n\xf0\x9f\n\n\n";
    play(&line.args, SETTINGS, Input::Script(&mut Cursor::new(&typed[..])), &mut Vec::new())
        .expect("survived");
}

#[test]
fn a_refusal_comes_with_its_rule() {
    let home = Home::new();
    let long = "x".repeat(300);
    let shown = home.play("--lang fr --role faust", &format!("\n1 {long}\nr\nq\n")).expect("played");
    assert!(shown.contains("Votre texte compte 308 caractères"), "{shown}");
    assert!(shown.contains("PAC-13"), "{shown}");
    assert!(shown.contains("Faust seul décide"), "the text of the rule: {shown}");
}

#[test]
fn a_desire_can_be_typed_with_or_without_its_opening() {
    for (typed, desire) in [
        ("la lune", "Je veux la lune"),
        ("Je veux la lune", "Je veux la lune"),
        ("1 je veux la lune", "je veux la lune"),
        ("1\nla lune ", "Je veux la lune "),
    ] {
        let home = Home::new();
        home.play("--lang fr --role faust", &format!("\n{typed}\nq\n")).expect("played");
        let state = record::read::<Pactes>(&home.file()).expect("a record").record;
        let events: Vec<pactes::Event> = state.rows.iter().flat_map(|row| row.events.clone()).collect();
        let state = kernel::replay(&Pactes, &state.opening.setup, &events);
        assert_eq!(state.desire.as_deref(), Some(desire), "{typed}");
    }
}

#[test]
fn a_new_game_puts_the_old_one_aside() {
    let home = Home::new();
    home.play("--role faust", &enters(3)).expect("played");
    home.play("--role faust", "n\n\nq\n").expect("played");
    let aside = home.0.path().join("game-1.jsonl");
    assert!(aside.exists() && record::secret_path(&aside).exists());
    home.play("--new --role faust", "\nq\n").expect("played");
    assert!(home.0.path().join("game-2.jsonl").exists() && home.file().exists());
}

#[test]
fn what_cannot_be_resumed_says_why() {
    let home = Home::new();
    let why = |home: &Home| format!("{:#}", home.play("--lang en --resume", "").expect_err("not resumed"));
    assert!(why(&home).contains("no game to resume"));
    home.play("--lang en --role faust", &enters(6)).expect("played");
    let whole = fs::read(home.file()).expect("kept");

    fs::write(home.file(), &whole[..whole.len() - 9]).expect("torn");
    let shown = home.play("--lang en --resume", "q\n").expect("resumed");
    assert!(shown.contains("The last line of the file was not complete"), "{shown}");

    let text = String::from_utf8(whole).expect("text");
    fs::write(home.file(), text.replacen("\"seq\":2", "\"seq\":7", 1)).expect("damaged");
    assert!(why(&home).contains("cannot be read"), "{}", why(&home));
    fs::write(home.file(), &text).expect("mended");
    fs::remove_file(record::secret_path(&home.file())).expect("lost");
    assert!(why(&home).contains("secret"), "{}", why(&home));
}

#[test]
fn an_offer_is_answered_before_anything_else() {
    let home = Home::new();
    // Salt, desire and two obstacles; then a gift of a 1 to the demon who sells.
    let shown = home.play("--lang en --role faust", "\n\n\n\n3\n1\n1 0\nn\n0\n\nq\n").expect("played");
    assert!(shown.contains("You offer Asmodeus a 1 for nothing."), "{shown}");
    assert!(shown.contains("Asmodeus accepts your offer: a 1 for nothing."), "{shown}");
}

#[test]
fn an_offer_to_you_is_put_to_you() {
    let home = Home::new();
    let you = Seat(1);
    let header = Header::new(vec!["Ana".into(), "Bo".into(), "Cy".into()], Some(you));
    let prepared = Prepared::new(Language::En).expect("prepared");
    let mut table = prepared.begin(&home.file(), &header, you, "salt".into()).expect("begun");
    while table.view().stage != Stage::Propose {
        let acted = [0, 1, 2].map(Seat).into_iter().any(|seat| match table.advice_of(seat) {
            Some(action) => table.act_as(seat, &action).expect("written").is_ok(),
            None => false,
        });
        assert!(acted);
    }
    let (to, give, note) = (Role::DemonA, Tokens::new(0, 1), Some("friends?".into()));
    let offer = Action::Offer { to, give, disclosed: true, ask_count: 1, ask_points: None, note };
    table.act_as(Seat(0), &offer).expect("written").expect("permitted");

    let names = ByRole { faust: "Ana".into(), demon_a: "Bo".into(), demon_b: "Cy".into() };
    let (mut input, mut shown) = (Cursor::new("3\nq\n"), Vec::new());
    let screen = Screen::new(SETTINGS, Input::Script(&mut input), &mut shown);
    let at = Names::new(names, Some(Role::DemonA));
    Desk::new(screen, table, you, at, Language::En).play().expect("played");
    let shown = String::from_utf8(shown).expect("text");
    assert!(shown.contains("Ana offers you a 2 for one token. “friends?”"), "{shown}");
    assert!(shown.contains("You accept the offer: a 2 for a 1."), "{shown}");
}
