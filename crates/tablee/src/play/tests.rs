//! Whole games, driven by what somebody types.

use std::{
    fs,
    io::Cursor,
    path::{Path, PathBuf},
    sync::Arc,
};

use clap::Parser;
use innommable::Innommable;
use kernel::{Ask, Chance, Seeded};
use pactes::Pactes;
use psychodrame::Psychodrame;
use psychopathe::Psychopathe;
use server::Catalog;
use yonkoma::Yonkoma;

use super::{
    LocalPlay, PlayArgs, TerminalGame,
    input::Input,
    log::{self, Saved},
    play,
    screen::Capabilities,
};

#[derive(Debug, Parser)]
struct Line {
    #[command(flatten)]
    args: PlayArgs,
}

const SETTINGS: Capabilities = Capabilities { width: 80, styled: false, paced: false, echo: true };

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

    /// Plays Pactes with these options, typing this.
    fn play(&self, options: &str, typed: &str) -> anyhow::Result<String> {
        self.play_game::<Pactes>(options, typed)
    }

    fn play_game<G: TerminalGame>(&self, options: &str, typed: &str) -> anyhow::Result<String> {
        let file = self.file();
        let words = ["play", "--file", file.to_str().expect("a name")];
        let line = Line::try_parse_from(words.into_iter().chain(options.split_whitespace()))?;
        let mut shown = Vec::new();
        let input = Input::Script(&mut Cursor::new(typed.as_bytes()));
        play(&line.args, &LocalPlay::<G>::default(), SETTINGS, input, &mut shown)?;
        Ok(String::from_utf8(shown)?)
    }

    /// The desire that was wished for.
    fn desire(&self) -> Option<String> {
        let Saved { rows, .. } = log::read(&self.file()).expect("a log");
        let game = Catalog::standard().find("pactes").expect("a game");
        let table = table::Table::replay(|_| Some(Arc::clone(&game)), &rows).expect("a table");
        table.game_view(kernel::Viewer::Public)?["desire"].as_str().map(str::to_owned)
    }
}

fn enters(n: usize) -> String {
    "\n".repeat(n)
}

#[track_caller]
fn check_whole(file: &Path) {
    let saved = log::read(file).expect("a log");
    let catalog = Catalog::standard();
    table::verify(|name| catalog.find(name), &saved.rows)
        .expect("every row holds, and the secret is revealed");
    assert!(!log::secret_path(file).exists(), "and lies nowhere else");
}

#[track_caller]
fn check_words(shown: &str) {
    let is_id =
        |word: &str| ["inn-", "psd-", "psy-", "yk-", "yon-"].iter().any(|game| word.starts_with(game));
    let unsaid = |line: &&str| {
        line.contains("{$")
            || line.contains("-notice-")
            || line.contains("_")
            || line.split_whitespace().any(is_id)
    };
    let unsaid = shown.lines().filter(|line| !line.contains("tablee ")).find(unsaid);
    assert_eq!(unsaid, None, "a sentence is missing");
    let wide = shown.lines().find(|line| line.chars().count() > 80 && !line.contains("tablee "));
    assert_eq!(wide, None);
}

/// A whole game by somebody who follows every advice, stopped and looked at on the way.
fn check_game<G: TerminalGame>(options: &str) {
    let home = Home::new();
    let shown = home.play_game::<G>(options, &enters(12)).expect("played");
    check_words(&shown);
    assert!(shown.contains("--resume"), "{shown}");
    let typed = format!("v\ns\n?\nr 1\n<\n{}", enters(3_000));
    let shown = home.play_game::<G>("--resume", &typed).expect("resumed");
    check_words(&shown);
    assert!(shown.contains("tablee verify"), "{}", &shown[shown.len().saturating_sub(3_000)..]);
    check_whole(&home.file());
    let rows = log::read(&home.file()).expect("a log").rows;
    let catalog = Catalog::standard();
    let table = table::Table::replay(|name| catalog.find(name), &rows).expect("a table");
    crate::book::tests::check_books(&rows, table.state().chairs.len());
}

#[test]
fn psychodrame_is_played_from_the_keyboard() {
    check_game::<Psychodrame>("--lang fr --seats 3");
}

#[test]
fn innommable_is_played_from_the_keyboard() {
    check_game::<Innommable>("--lang fr --role player");
    check_game::<Innommable>("--lang en --role keeper");
}

#[test]
fn yonkoma_is_played_from_the_keyboard() {
    check_game::<Yonkoma>("--lang fr --role player --seats 3");
    check_game::<Yonkoma>("--lang en --role game_master --seats 3");
}

#[test]
fn psychopathe_is_played_in_its_notation_taken_back_and_given_up() {
    let home = Home::new();
    let typed = "zz\naide\nnoms\ncoups\n1\nv\nposition\n1\n/annuler\npartie\n1\nabandon\n";
    let shown = home.play_game::<Psychopathe>("--lang fr --role white --bot level-1", typed).expect("played");
    assert!(shown.contains("C’est repris.") && shown.contains("Les noirs gagnent"), "{shown}");
    assert!(shown.contains("n’est pas un coup"), "{shown}");
    check_whole(&home.file());
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
            check_words(&shown);
            if (language, role) == ("fr", "demon_a") {
                crate::book::tests::check_books(&log::read(&home.file()).expect("a log").rows, 3);
            }
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
        assert!(!log::read(&home.file()).expect("a log").torn);
    }
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let home = Home::new();
    let file = home.file();
    let line = Line::parse_from(["play", "--role", "faust", "--file", file.to_str().expect("a name")]);
    let typed = b"\xff\xfe\n1 Je veux \xc3\n\xf0\x9f\n\n\n";
    let input = Input::Script(&mut Cursor::new(&typed[..]));
    play(&line.args, &LocalPlay::<Pactes>::default(), SETTINGS, input, &mut Vec::new()).expect("survived");
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
        assert_eq!(home.desire().as_deref(), Some(desire), "{typed}");
    }
}

#[test]
fn a_new_game_puts_the_old_one_aside() {
    let home = Home::new();
    home.play("--role faust", &enters(3)).expect("played");
    home.play("--role faust", "n\n\nq\n").expect("played");
    let aside = home.0.path().join("game-1.jsonl");
    assert!(aside.exists() && log::secret_path(&aside).exists());
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
    fs::write(home.file(), text.replacen("\"seq\":9", "\"seq\":7", 1)).expect("damaged");
    assert!(why(&home).contains("cannot be read"), "{}", why(&home));
    fs::write(home.file(), &text).expect("mended");
    fs::remove_file(log::secret_path(&home.file())).expect("lost");
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
