//! `tablee book`: the story of a table, to read and to print.

use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use anyhow::{Context, bail};
use book::{Book, Packing, Paper, epub, html, markdown};
use clap::{Args, ValueEnum};
use kernel::{Seat, Viewer};
use server::Catalog;
use table::Row;
use words::Speaker;

use crate::{
    language::{Lang, choose},
    play::log,
};

/// Of what to make a book, and how.
#[derive(Debug, Args)]
pub(crate) struct BookArgs {
    /// A game, as `tablee play` keeps it, or a closed table, as `tablee export` prints it.
    file: PathBuf,
    /// The seat, from 0, from whose knowledge it is told [default: what everybody was told].
    #[arg(long = "as", value_name = "SEAT")]
    seat: Option<u8>,
    #[arg(long, value_enum, default_value_t = Format::Html)]
    format: Format,
    /// The paper of a book that is printed.
    #[arg(long, value_enum, default_value_t = PaperSize::A5)]
    paper: PaperSize,
    /// The story alone, without throws and rules.
    #[arg(long)]
    without_remarks: bool,
    /// The language of the book [default: that of LANG, else French].
    #[arg(long, value_enum)]
    language: Option<Lang>,
    /// Where to write it; `-` for standard output.
    #[arg(short, long)]
    output: PathBuf,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// One file to read in a browser and to print from there.
    Html,
    /// For readers of books.
    Epub,
    Markdown,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum PaperSize {
    A4,
    A5,
}

/// Makes a book of a recorded game.
pub(crate) fn run(args: &BookArgs) -> anyhow::Result<()> {
    let language = choose(args.language);
    let words = Speaker::printed(language);
    let shown = args.file.display().to_string();
    let saved = log::read(&args.file).with_context(|| shown.clone())?;
    let book = made(&saved.rows, args.seat, language).with_context(|| shown)?;
    let book = if args.without_remarks { book.without_remarks() } else { book };
    if book.chapters.is_empty() {
        bail!("{}", words.just("book-empty"));
    }
    let paper = match args.paper {
        PaperSize::A4 => Paper::A4,
        PaperSize::A5 => Paper::A5,
    };
    let text = match args.format {
        Format::Html => html(&book, paper).into_bytes(),
        Format::Epub => epub(&book, Packing::Small),
        Format::Markdown => markdown(&book).into_bytes(),
    };
    if args.output.as_os_str() == "-" {
        return Ok(io::stdout().lock().write_all(&text)?);
    }
    fs::write(&args.output, text).with_context(|| args.output.display().to_string())?;
    let written =
        words::Args::new().with("file", args.output.display().to_string()).with("n", book.chapters.len());
    Ok(writeln!(io::stdout().lock(), "{}", words.say("book-written", &written))?)
}

/// The book of a log for a seat or for everybody.
fn made(rows: &[Row], seat: Option<u8>, language: kernel::Language) -> anyhow::Result<Book> {
    let catalog = Catalog::standard();
    let find = |name: &str| catalog.find(name);
    if let Some(seat) = seat {
        let table = table::Table::replay(find, rows)?;
        if usize::from(seat) >= table.state().chairs.len() {
            let words = Speaker::printed(language);
            bail!("{}", words.say("book-no-seat", &words::Args::new().with("seat", seat)));
        }
    }
    let viewer = seat.map_or(Viewer::Public, |seat| Viewer::Seat(Seat(seat)));
    Ok(Book::of(find, rows, viewer, language)?)
}

#[cfg(test)]
pub(crate) mod tests;
