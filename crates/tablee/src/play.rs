//! A game in the terminal, against bots; or at a table far away ([`far`]).
//!
//! The game is kept in a file as it goes on ([`crate::record`]): stopping is always safe, and the next call takes it up
//! again.

mod desk;
mod far;
mod holes;
mod input;
mod menu;
mod place;
mod screen;
mod table;
mod tell;
#[cfg(test)]
mod tests;

use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, anyhow, bail};
use clap::ValueEnum;
use kernel::{Language, Seat};
use pactes::{ByRole, Pactes, Role};
use words::{Args, Speaker, capitalised, pactes as say};

pub(crate) use self::far::key_of;
use self::{
    desk::{Desk, Left},
    input::{Input, Keyboard},
    screen::{Screen, Settings, Style},
    table::{Lost, Prepared, Table},
};
use crate::{
    folder,
    language::{self, Lang},
    record::{self, Header, Saved},
};

/// A game of Pactes in the terminal, against bots.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct PlayArgs {
    /// The language of the table [default: that of LANG, else French].
    #[arg(long, value_enum)]
    lang: Option<Lang>,
    /// Who you are [default: you are asked].
    #[arg(long, value_enum)]
    role: Option<RoleName>,
    /// Where the game is kept [default: the data folder of your account].
    #[arg(long)]
    file: Option<PathBuf>,
    /// Take up the unfinished game without asking.
    #[arg(long, conflicts_with = "new")]
    resume: bool,
    /// Begin a new game without asking; an unfinished one is put aside.
    #[arg(long)]
    new: bool,
    /// Do not pause between the others' actions.
    #[arg(long)]
    fast: bool,
    /// Play over the network: the link that you were sent. The same command comes back to the same seat.
    #[arg(long, value_name = "LINK", conflicts_with_all = ["file", "resume", "new"])]
    join: Option<String>,
    /// What you are called at that table [default: you are asked].
    #[arg(long, requires = "join")]
    name: Option<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "snake_case")]
enum RoleName {
    /// The client.
    Faust,
    /// The demon who sells first.
    DemonA,
    /// The other demon.
    DemonB,
}

/// Plays at this terminal.
///
/// # Errors
/// A file that cannot be read or written.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<()> {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let somebody = stdin.is_terminal() && stdout.is_terminal();
    let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let settings = Settings {
        width: env::var("COLUMNS").ok().and_then(|n| n.parse().ok()).unwrap_or(80).clamp(40, 120),
        styled: stdout.is_terminal() && !no_color,
        paced: somebody && !args.fast,
        echo: !stdin.is_terminal(),
    };
    if let Some(link) = &args.join {
        return far::join(args, link, settings, &mut stdout.lock());
    }
    if somebody {
        play(args, settings, Input::Keyboard(Keyboard::new()), &mut stdout.lock())
    } else {
        play(args, settings, Input::Script(&mut stdin.lock()), &mut stdout.lock())
    }
}

fn play<'a>(
    args: &PlayArgs,
    settings: Settings,
    input: Input<'a>,
    output: &'a mut dyn Write,
) -> anyhow::Result<()> {
    let mut screen = Screen::new(settings, input, output);
    let words = Speaker::terminal(language::choose(args.lang));
    let path = match &args.file {
        Some(path) => path.clone(),
        None => default_path().ok_or_else(|| anyhow!(words.just("no-home")))?,
    };
    let mut desk = match unfinished(args, &path, &words, &mut screen)? {
        Found::Quit => return Ok(()),
        Found::Kept(saved) => take_up(saved, &path, args.lang, screen)?,
        Found::Nothing => match begin(args, &path, words, screen)? {
            Some(desk) => desk,
            None => return Ok(()),
        },
    };
    match desk.play()? {
        Left::Ended => end(&mut desk),
        Left::Kept => keep(args, &mut desk),
    }
}

/// What lies where the game is kept.
enum Found {
    /// A game to go on with.
    Kept(Box<Saved<Pactes>>),
    /// Nothing, or nothing any more.
    Nothing,
    /// The person has left.
    Quit,
}

fn unfinished(
    args: &PlayArgs,
    path: &Path,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<Found> {
    let about = |id: &str| words.say(id, &Args::new().with("file", path.display().to_string()));
    if !path.exists() {
        if args.resume {
            bail!(about("resume-none"));
        }
        return Ok(Found::Nothing);
    }
    if args.new {
        return put_aside(path, words, screen);
    }
    let saved = record::read::<Pactes>(path).with_context(|| about("resume-damaged"))?;
    if saved.record.secret.is_some() {
        if args.resume {
            bail!(about("resume-over"));
        }
        return put_aside(path, words, screen);
    }
    if !args.resume {
        let round =
            saved.record.rows.iter().flat_map(|row| &row.events).fold(0, |round, event| match event {
                pactes::Event::Open { what: pactes::Happening::RoundBegan { round, .. } } => *round,
                _ => round,
            });
        screen.say(&words.say("resume-question", &Args::new().with("round", round)))?;
        match screen.read("")? {
            None => return Ok(Found::Quit),
            Some(typed) if typed.trim().eq_ignore_ascii_case("q") => return Ok(Found::Quit),
            Some(typed) if typed.trim().to_lowercase().starts_with('n') => {
                return put_aside(path, words, screen);
            }
            Some(_) => {}
        }
    }
    Ok(Found::Kept(Box::new(saved)))
}

/// Gives an older game another name, so that nothing is lost.
fn put_aside(path: &Path, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<Found> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let end = path.extension().map(|end| format!(".{}", end.to_string_lossy())).unwrap_or_default();
    let free = (1u32..).map(|n| path.with_file_name(format!("{stem}-{n}{end}"))).find(|path| !path.exists());
    let Some(aside) = free else { return Ok(Found::Nothing) };
    fs::rename(path, &aside)?;
    let secret = record::secret_path(path);
    if secret.exists() {
        fs::rename(secret, record::secret_path(&aside))?;
    }
    let file = aside.display().to_string();
    screen.show(Style::Faint, "", &words.say("resume-kept-aside", &Args::new().with("file", file)))?;
    Ok(Found::Nothing)
}

/// Goes on with a kept game.
fn take_up<'a>(
    saved: Box<Saved<Pactes>>,
    path: &Path,
    asked: Option<Lang>,
    screen: Screen<'a>,
) -> anyhow::Result<Desk<'a, Table>> {
    let language = asked.map_or(saved.record.opening.casting.language, Language::from);
    let words = Speaker::terminal(language);
    let about = |id: &str, path: &Path| words.say(id, &Args::new().with("file", path.display().to_string()));
    let (torn, header) = (saved.torn, saved.header.clone());
    let roles = saved.record.opening.casting.roles.clone();
    let you = header.you.filter(|you| roles.get(*you).is_some());
    let (Some(you), true) = (you, header.names.len() == roles.len()) else {
        bail!(about("resume-damaged", path));
    };
    let table = Table::resume(path, *saved, you).map_err(|lost| match lost {
        Lost::NoSecret => anyhow!(about("resume-no-secret", &record::secret_path(path))),
        Lost::Fault(fault) => anyhow::Error::from(fault).context(about("resume-damaged", path)),
        Lost::Other(error) => error,
    })?;
    let named =
        |role: Role| roles.iter().find(|(_, r)| **r == role).map(|(seat, _)| header.names[seat].clone());
    let names = ByRole::new(|role| named(role).unwrap_or_default());
    let at = say::Names::new(names, Some(roles[you]));
    let mut desk = Desk::new(screen, table, you, at, language);
    desk.catch_up();
    desk.screen.show(Style::Bold, "", &words.just("resume-welcome"))?;
    if torn {
        desk.warn(&words.just("resume-torn"))?;
    }
    desk.show_sheet()?;
    Ok(desk)
}

/// Welcomes a newcomer and begins a game; nothing, if they leave.
fn begin<'a>(
    args: &PlayArgs,
    path: &Path,
    words: Speaker,
    mut screen: Screen<'a>,
) -> anyhow::Result<Option<Desk<'a, Table>>> {
    let language = words.language();
    screen.title(&words.just("welcome-title"))?;
    for id in ["welcome-what", "welcome-round", "welcome-dice", "welcome-effects", "welcome-aim"] {
        let text = words.just(id);
        screen.show(Style::Plain, "  ", &text)?;
    }
    screen.gap()?;
    screen.show(Style::Faint, "  ", &words.just("welcome-keys"))?;
    let Some(role) = choose_role(args, &words, &mut screen)? else { return Ok(None) };
    let you = Seat(u8::try_from(Role::ALL.iter().position(|r| *r == role).unwrap_or(0)).unwrap_or(0));

    let prepared = Prepared::new(language)?;
    screen.gap()?;
    let args = Args::new().with("commitment", prepared.fingerprint());
    screen.show(Style::Faint, "", &words.say("seal-commitment", &args))?;
    screen.say(&words.just("seal-question"))?;
    let salt = match screen.read("")? {
        None => return Ok(None),
        Some(typed) if typed.trim().eq_ignore_ascii_case("q") => return Ok(None),
        Some(typed) if typed.trim().is_empty() => random_salt()?,
        Some(typed) => typed,
    };

    let names = ByRole::new(|role| tell::name(&words, role));
    let header = Header::new(Role::ALL.iter().map(|role| names[*role].clone()).collect(), Some(you));
    let written = || words.say("cannot-write", &Args::new().with("file", path.display().to_string()));
    let table = prepared.begin(path, &header, you, salt).with_context(written)?;
    let at = say::Names::new(names, Some(role));
    Ok(Some(Desk::new(screen, table, you, at, language)))
}

fn choose_role(args: &PlayArgs, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<Option<Role>> {
    let game = say::Speaker::new(words.language());
    let role = match args.role {
        Some(RoleName::Faust) => Role::Faust,
        Some(RoleName::DemonA) => Role::DemonA,
        Some(RoleName::DemonB) => Role::DemonB,
        None => {
            screen.gap()?;
            screen.show(Style::Bold, "", &words.just("role-question"))?;
            for (number, role) in (1..).zip(Role::ALL) {
                let id = if role == Role::Faust { "role-line-faust" } else { "role-line" };
                let said = Args::new().with("name", tell::name(words, role)).with("role", game.role(role));
                let said = words.say(id, &said.with("about", game.about_role(role)));
                screen.show(Style::Plain, &format!("  {number}  "), &said)?;
            }
            let what = tell::name(words, Role::Faust);
            screen.show(Style::Faint, "  ", &words.say("menu-enter", &Args::new().with("what", what)))?;
            loop {
                let Some(typed) = screen.read("")? else { return Ok(None) };
                match typed.trim() {
                    "" | "1" => break Role::Faust,
                    "2" => break Role::DemonA,
                    "3" => break Role::DemonB,
                    "q" | "Q" => return Ok(None),
                    _ => {
                        let said = words.say("menu-unknown", &Args::new().with("n", 3));
                        screen.show(Style::Warning, "! ", &said)?;
                    }
                }
            }
        }
    };
    let kind = if role == Role::Faust { "faust" } else { "demon" };
    let said = Args::new().with("name", tell::name(words, role)).with("role", kind);
    let said = words.say("role-chosen", &said.with("label", game.role(role)));
    screen.gap()?;
    screen.show(Style::Bold, "", &format!("{said} {}", capitalised(&game.about_role(role))))?;
    Ok(Some(role))
}

fn random_salt() -> anyhow::Result<String> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(format!("{:016x}", u64::from_le_bytes(bytes)))
}

fn end(desk: &mut Desk<'_, Table>) -> anyhow::Result<()> {
    desk.tell_end()?;
    let secret = desk.table.close()?;
    desk.screen.gap()?;
    let said = desk.words.say("end-secret", &Args::new().with("secret", secret));
    desk.screen.show(Style::Faint, "", &said)?;
    desk.screen.say(&desk.words.just("end-verify"))?;
    let file = quoted(desk.table.path());
    desk.screen.part(&format!("  tablee verify {file}\n"))?;
    desk.screen.say(&desk.words.just("end-again"))?;
    desk.screen.part("  tablee play pactes\n")?;
    Ok(())
}

fn keep(args: &PlayArgs, desk: &mut Desk<'_, Table>) -> anyhow::Result<()> {
    let file = desk.table.path().display().to_string();
    desk.screen.gap()?;
    desk.screen.say(&desk.words.say("saved", &Args::new().with("file", file)))?;
    let option = args.file.as_ref().map(|path| format!(" --file {}", quoted(path))).unwrap_or_default();
    desk.screen.part(&format!("  tablee play pactes --resume{option}\n"))?;
    Ok(())
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+~".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

fn default_path() -> Option<PathBuf> {
    Some(folder::data()?.join("pactes.jsonl"))
}
