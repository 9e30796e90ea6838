//! Where a command plays: a board and a position, from sizes, files and the notation.

use std::{fs, path::PathBuf};

use anyhow::Context;
use clap::Args;
use psychopathe::{Board, Camp, Position};

/// Which of the program's boards, from which position.
#[derive(Debug, Args)]
pub(super) struct OpeningArgs {
    /// The size of the board: 2 or 3.
    #[arg(long, default_value_t = 3)]
    pub(super) board: u8,
    /// The camps: `standard`, `withdrawn`, `sheltered`, `scouts`, `fan`, `informers`, `corner`, or a file.
    #[arg(long)]
    pub(super) camp: Option<String>,
    /// A position in the notation of docs/rules/psychopathe.md, instead of the opening.
    #[arg(long)]
    pub(super) position: Option<String>,
}

/// Which board, perhaps of one's own, from which position.
#[derive(Debug, Args)]
pub(crate) struct StartArgs {
    #[command(flatten)]
    opening: OpeningArgs,
    /// A board from a file, instead of a size.
    #[arg(long)]
    board_file: Option<PathBuf>,
}

/// A board and the position to start from.
#[derive(Debug, Clone)]
pub(super) struct Start {
    pub(super) board: Board,
    pub(super) position: Position,
}

impl StartArgs {
    /// Reads and checks everything.
    ///
    /// # Errors
    /// The first thing that cannot be used.
    pub(super) fn read(&self) -> anyhow::Result<Start> {
        let opening = &self.opening;
        let board = match &self.board_file {
            Some(path) => Board::parse(&read(path)?),
            None => Board::of_size(opening.board).cloned(),
        }
        .context("board")?;
        let position = match &opening.position {
            Some(text) => Position::parse(&board, text).context("position")?,
            None => {
                let camp = match opening.camp_text()? {
                    Some(text) => Camp::read(board.size(), &text),
                    None => Ok(Camp::of_size(board.size())),
                };
                camp.and_then(|camp| camp.place(&board, 2)).context("camp")?
            }
        };
        Ok(Start { board, position })
    }
}

impl OpeningArgs {
    /// A camp that comes with the program by its name, any other as the text of a file.
    pub(super) fn camp_text(&self) -> anyhow::Result<Option<String>> {
        let Some(given) = &self.camp else { return Ok(None) };
        if Camp::NAMES.contains(&given.as_str()) {
            return Ok(Some(given.clone()));
        }
        let path = PathBuf::from(given);
        anyhow::ensure!(
            path.exists(),
            "no camp and no file is called {given:?}; the camps are {}",
            Camp::NAMES.join(", ")
        );
        read(&path).map(Some)
    }
}

pub(super) fn read(path: &PathBuf) -> anyhow::Result<String> {
    fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))
}
