//! A game kept in a file.
//!
//! JSON lines, appended as play goes on:
//! - first who plays and the opening: `{"tablee":1,"names":["Ana",…],"you":0,"opening":{…}}`;
//! - then `{"contribution":{…}}` for what a seat throws into the seal, and `{"row":{…}}` for each accepted action;
//! - after the end `{"secret":"…"}`, and nothing behind it.
//!
//! Until then the secret lies beside it in a file of its own ([`secret_path`]). A last line that was not written to
//! its end (the machine was switched off) is dropped; anything else that cannot be read is an error.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Seek, SeekFrom, Write},
    path::{Path, PathBuf},
};

use kernel::{BySeat, Contribution, Game, Opening, Record, Row, Seat, Secret};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The version of the format.
const VERSION: u32 = 1;

/// Who plays.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub(crate) struct Header {
    /// The version of the format.
    pub(crate) tablee: u32,
    /// What the seats are called.
    pub(crate) names: BySeat<String>,
    /// The seat of the person at the keyboard; nobody, where bots play among themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) you: Option<Seat>,
}

impl Header {
    /// Of the present version.
    pub(crate) fn new(names: Vec<String>, you: Option<Seat>) -> Self {
        Self { tablee: VERSION, names: BySeat::new(names), you }
    }
}

#[derive(Deserialize)]
#[serde(bound = "")]
struct First<G: Game> {
    #[serde(flatten)]
    header: Header,
    opening: Opening<G>,
}

#[derive(Deserialize)]
#[serde(bound = "", rename_all = "snake_case")]
enum Line<G: Game> {
    Contribution(Contribution),
    Row(Row<G>),
    Secret(String),
}

/// A file that has been read.
#[derive(Debug)]
pub(crate) struct Saved<G: Game> {
    /// Who plays.
    pub(crate) header: Header,
    /// The game.
    pub(crate) record: Record<G>,
    /// Whether a last line was dropped because it was not written to its end.
    pub(crate) torn: bool,
    /// How many bytes of the file are whole lines.
    whole: u64,
}

/// Why a file cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Damaged {
    /// The file system says no.
    #[error(transparent)]
    Io(#[from] io::Error),
    /// There is nothing in it.
    #[error("the file is empty")]
    Empty,
    /// It does not begin as a game does.
    #[error("this is no recorded game: {0}")]
    NoGame(serde_json::Error),
    /// It was written by a newer program.
    #[error("the file has format {0}, this program reads {VERSION}")]
    AnotherVersion(u32),
    /// A line makes no sense.
    #[error("line {line} cannot be read: {why}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
}

/// The name of the recorded game, whichever it is.
///
/// # Errors
/// A file that does not begin as a game does.
pub(crate) fn game_of(path: &Path) -> Result<String, Damaged> {
    #[derive(Deserialize)]
    struct Named {
        game: String,
    }
    #[derive(Deserialize)]
    struct Start {
        tablee: u32,
        opening: Named,
    }
    let bytes = fs::read(path)?;
    let first = lines(&bytes).next().ok_or(Damaged::Empty)?;
    let start: Start = serde_json::from_slice(first).map_err(Damaged::NoGame)?;
    if start.tablee == VERSION { Ok(start.opening.game) } else { Err(Damaged::AnotherVersion(start.tablee)) }
}

/// Reads a file.
///
/// # Errors
/// Where it is damaged.
pub(crate) fn read<G: Game>(path: &Path) -> Result<Saved<G>, Damaged> {
    parse(&fs::read(path)?)
}

/// The lines with their ends, blank ones included.
fn lines(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|&byte| byte == b'\n')
}

fn parse<G: Game>(bytes: &[u8]) -> Result<Saved<G>, Damaged> {
    let mut lines = lines(bytes).zip(1..);
    let (first, _) = lines.next().ok_or(Damaged::Empty)?;
    let First { header, opening }: First<G> = match serde_json::from_slice(first) {
        Ok(first) => first,
        Err(error) => return Err(Damaged::NoGame(error)),
    };
    if header.tablee != VERSION {
        return Err(Damaged::AnotherVersion(header.tablee));
    }
    let record = Record { opening, contributions: Vec::new(), rows: Vec::new(), secret: None };
    let mut saved = Saved { header, record, torn: false, whole: first.len() as u64 };
    for (line, number) in lines {
        if !line.trim_ascii().is_empty() {
            match serde_json::from_slice(line) {
                Ok(line) => saved.record.add(line).map_err(|why| Damaged::Line { line: number, why })?,
                Err(_) if !line.ends_with(b"\n") => {
                    saved.torn = true;
                    return Ok(saved);
                }
                Err(error) => return Err(Damaged::Line { line: number, why: error.to_string() }),
            }
        }
        saved.whole += line.len() as u64;
    }
    Ok(saved)
}

trait Add<G: Game> {
    fn add(&mut self, line: Line<G>) -> Result<(), String>;
}

impl<G: Game> Add<G> for Record<G> {
    fn add(&mut self, line: Line<G>) -> Result<(), String> {
        if self.secret.is_some() {
            return Err("nothing may follow the secret".to_owned());
        }
        match line {
            Line::Contribution(contribution) => self.contributions.push(contribution),
            Line::Row(row) => self.rows.push(row),
            Line::Secret(text) => {
                self.secret = Some(Secret::read(&text).ok_or("a secret is 64 hexadecimal digits")?);
            }
        }
        Ok(())
    }
}

/// Writes a game as it is played; each line is in the file when the call returns.
#[derive(Debug)]
pub(crate) struct Writer(File);

impl Writer {
    /// Begins a file; one that is there already is replaced.
    ///
    /// # Errors
    /// Those of the file system.
    pub(crate) fn create<G: Game>(path: &Path, header: &Header, opening: &Opening<G>) -> io::Result<Self> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut writer = Self(File::create(path)?);
        let Header { tablee, names, you } = header;
        writer.line(&json!({ "tablee": tablee, "names": names, "you": you, "opening": opening }))?;
        Ok(writer)
    }

    /// Goes on with a file that was read; what was torn off is gone.
    ///
    /// # Errors
    /// Those of the file system.
    pub(crate) fn resume<G: Game>(path: &Path, saved: &Saved<G>) -> io::Result<Self> {
        let mut file = OpenOptions::new().write(true).read(true).open(path)?;
        file.set_len(saved.whole)?;
        file.seek(SeekFrom::End(-1))?;
        let mut last = [0];
        io::Read::read_exact(&mut file, &mut last)?;
        if last != *b"\n" {
            file.write_all(b"\n")?;
        }
        Ok(Self(file))
    }

    /// What a seat throws in.
    ///
    /// # Errors
    /// Those of the file system.
    pub(crate) fn contribution(&mut self, contribution: &Contribution) -> io::Result<()> {
        self.line(&json!({ "contribution": contribution }))
    }

    /// An accepted action.
    ///
    /// # Errors
    /// Those of the file system.
    pub(crate) fn row<G: Game>(&mut self, row: &Row<G>) -> io::Result<()> {
        self.line(&json!({ "row": row }))
    }

    /// The end: gives the secret away.
    ///
    /// # Errors
    /// Those of the file system.
    pub(crate) fn secret(&mut self, secret: &Secret) -> io::Result<()> {
        self.line(&json!({ "secret": secret.reveal() }))
    }

    fn line(&mut self, line: &impl Serialize) -> io::Result<()> {
        let mut text = serde_json::to_vec(line)?;
        text.push(b'\n');
        self.0.write_all(&text)
    }
}

/// Where the secret of an unfinished game lies.
pub(crate) fn secret_path(record: &Path) -> PathBuf {
    let mut name = record.file_name().unwrap_or_default().to_owned();
    name.push(".secret");
    record.with_file_name(name)
}

#[cfg(test)]
mod tests {
    use kernel::{Actor, Casting, Language, Scripted, Seq};
    use pactes::{Action, Options, Pactes, Role};

    use super::*;

    fn opening() -> Opening<Pactes> {
        let casting = Casting { language: Language::Fr, roles: BySeat::new(Role::ALL.to_vec()) };
        let dealt = kernel::open(&Pactes, &Options::default(), &casting, &mut Scripted::default())
            .expect("the default table");
        let (picks, setup) = (dealt.picks, dealt.setup);
        let commitment = Some(Secret::new([3; 32]).commitment());
        Opening { game: "pactes".into(), options: Options::default(), casting, commitment, picks, setup }
    }

    fn wish() -> Row<Pactes> {
        let action = Action::SetDesire { text: "Je veux la lune\n\u{2028}".into() };
        let state = Pactes.start(&opening().setup);
        let by = Actor::Seat(Seat(0));
        let deed = kernel::submit(&Pactes, &state, by, &action, &mut Scripted::default()).expect("a desire");
        Row { seq: Seq(1), at: 0, by, request: None, action, picks: deed.picks, events: deed.events }
    }

    fn file() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/game.jsonl");
        let header = Header::new(vec!["Ana".into(), "Bo".into(), "Cy".into()], Some(Seat(0)));
        let mut writer = Writer::create(&path, &header, &opening()).expect("created");
        let text = "sel".to_owned();
        writer.contribution(&Contribution { at: Seq(0), seat: Seat(0), text }).expect("written");
        writer.row(&wish()).expect("written");
        (folder, path)
    }

    #[test]
    fn what_was_written_is_read() {
        let (_folder, path) = file();
        let saved = read::<Pactes>(&path).expect("whole");
        assert_eq!((saved.record.rows, saved.torn), (vec![wish()], false));
        assert_eq!(saved.record.contributions[0].text, "sel");
        assert_eq!(game_of(&path).expect("named"), "pactes");
    }

    #[test]
    fn wherever_it_is_cut_the_whole_lines_remain() {
        let (_folder, path) = file();
        let bytes = fs::read(&path).expect("read");
        let first = bytes.iter().position(|&byte| byte == b'\n').expect("lines");
        for cut in first..bytes.len() {
            let saved = parse::<Pactes>(&bytes[..cut]).expect("whole lines");
            let complete = bytes[..cut].ends_with(b"}}") || bytes[..cut].ends_with(b"\n") || cut == first;
            assert_eq!(saved.torn, !complete, "cut at {cut}");
            fs::write(&path, &bytes[..cut]).expect("cut");
            Writer::resume(&path, &saved).expect("reopened").row(&wish()).expect("written");
            let again = read::<Pactes>(&path).expect("mended");
            assert_eq!(again.record.rows.len(), saved.record.rows.len() + 1, "cut at {cut}");
        }
    }

    #[test]
    fn damage_names_its_line() {
        let (_folder, path) = file();
        let text = fs::read_to_string(&path).expect("read");
        let broken = text.replacen("{\"contribution\"", "{\"contribuxion\"", 1);
        assert!(matches!(parse::<Pactes>(broken.as_bytes()), Err(Damaged::Line { line: 2, .. })));
        assert!(matches!(parse::<Pactes>(b""), Err(Damaged::Empty)));
        assert!(matches!(parse::<Pactes>(b"hello\n"), Err(Damaged::NoGame(_))));
        let newer = text.replacen("\"tablee\":1", "\"tablee\":2", 1);
        assert!(matches!(parse::<Pactes>(newer.as_bytes()), Err(Damaged::AnotherVersion(2))));
        let secret = format!("{{\"secret\":\"{}\"}}\n", Secret::new([3; 32]).reveal());
        let ended = format!("{text}{secret}");
        assert!(parse::<Pactes>(ended.as_bytes()).expect("ended").record.verify(&Pactes).is_ok());
        let more = format!("{ended}{secret}");
        assert!(matches!(parse::<Pactes>(more.as_bytes()), Err(Damaged::Line { line: 5, .. })));
    }
}
