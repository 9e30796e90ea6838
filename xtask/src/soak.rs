//! `cargo xtask soak`: what takes long.

use anyhow::Result;

use crate::{cargo, cargo_with, step, web};

/// The laws of every game over so many games each, and unless it is only these, whatever else takes long.
pub(crate) fn soak(n_games: u64, only_laws: bool) -> Result<()> {
    let n_games = n_games.to_string();
    for game in games::ALL {
        // A game without it is a failure: cargo finds no such example.
        let example = format!("soak_{}", game.name);
        step(&format!("the laws of {} over many games", game.title), || {
            cargo(&["run", "--release", "--package", game.name, "--example", &example, "--", &n_games])
        })?;
    }
    if only_laws {
        return Ok(());
    }
    step("Psychopathe: the fast generator against the plain one, a million positions", || {
        cargo(&["run", "--release", "--package", "psychopathe", "--example", "agree", "--", "1000000"])
    })?;
    step("Psychopathe: every puzzle proved, the long ones too", || {
        let proofs = ["--test", "psychopathe", "--", "every_puzzle_is_proved"];
        let test = ["test", "--release", "--package", "search"];
        cargo_with(&[test.as_slice(), &proofs].concat(), &[("TABLEE_PUZZLES", "all")])
    })?;
    step("the laws of the page: every part, both languages, both themes, every moment with axe", || {
        web::web(web::Build::Local, &[])?;
        cargo(&["build", "--package", "tablee"])?;
        let all = ["laws_of_the_page", "innommable", "yonkoma", "psychopathe"];
        let tests = all.into_iter().flat_map(|test| ["--test", test]);
        let laws = ["--", "keeps_the_laws", "keep_them", "a_whole_game"];
        let args: Vec<&str> = ["test", "--package", "e2e"].into_iter().chain(tests).chain(laws).collect();
        cargo_with(&args, &[("TABLEE_LAWS", "all")])
    })?;
    step("a thousand kills of the store and of the server, long fuzzing", || {
        let kills = [("TABLEE_STORE_KILLS", "1000"), ("TABLEE_KILLS", "1000"), ("TABLEE_FUZZ", "1000000")];
        cargo_with(
            &["test", "--release", "--package", "store", "--package", "server", "--package", "protocol"],
            &kills,
        )
    })
}
