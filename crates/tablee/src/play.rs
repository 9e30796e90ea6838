//! A game in the terminal: against bots on this machine ([`local`]), or at a table on a server ([`online`]).
//!
//! There is one terminal for all games, made from their choices, holes and sentences; what a game adds to it is small
//! ([`terminal_game`]). A game on this machine is a table whose log is kept in a file as it goes on ([`log`]): stopping is always
//! safe, and the next call takes it up again.

mod desk;
mod games;
mod holes;
mod input;
mod local;
pub(crate) mod log;
mod menu;
mod online;
mod screen;
mod show;
mod table_seat;
mod terminal_game;
#[cfg(test)]
mod tests;

use std::{
    env, fs,
    io::{self, IsTerminal, Write},
    path::{Path, PathBuf},
};

use anyhow::{Context, anyhow, bail};
use kernel::{Game, Language, Seat, Secret, Seeded};
use serde::Serialize;
use serde_json::Value;
use server::Catalog;
use table::Phase;
use words::{Args, Speaker, capitalised};

use self::{
    desk::{Desk, Left},
    input::Input,
    local::{Agreed, Local, Lost, Players, whims},
    log::Saved,
    screen::{Capabilities, Emphasis, Screen},
};
pub(crate) use self::{online::key_of, terminal_game::TerminalGame};
use crate::{
    folder,
    language::{self, Lang},
};

/// A game in the terminal, against bots or over the network.
#[derive(Debug, Clone, clap::Args)]
pub(crate) struct PlayArgs {
    /// The language of the table [default: that of LANG, else French].
    #[arg(long, value_enum)]
    lang: Option<Lang>,
    #[arg(long, help = role_help())]
    role: Option<String>,
    /// How many play [default: as many as usual].
    #[arg(long)]
    seats: Option<u8>,
    /// The bot in the other seats [default: the usual one].
    #[arg(long)]
    bot: Option<String>,
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
    #[arg(long, value_name = "LINK", conflicts_with_all = ["file", "resume", "new", "role", "seats", "bot"])]
    join: Option<String>,
    /// What you are called [default: over the network, you are asked].
    #[arg(long)]
    name: Option<String>,
}

/// What `--role` says of itself: the roles of each game, as requests name them.
fn role_help() -> String {
    let roles = ::games::ALL.into_iter().filter_map(|game| ::games::visit(game.name, RoleNames));
    let roles: Vec<String> = roles.map(|names| names.join(", ")).collect();
    format!("What you play [default: you are asked]: {}", roles.join("; "))
}

/// The roles of a game, as requests name them.
struct RoleNames;

impl ::games::Visitor for RoleNames {
    type Output = Vec<String>;

    fn visit<G: Game>(self, game: G) -> Vec<String> {
        let mut names: Vec<String> =
            game.roles(usize::from(G::MANIFEST.seats.most)).iter().filter_map(role_name).collect();
        names.dedup();
        names
    }
}

/// A role as requests name it.
fn role_name<R: Serialize>(role: &R) -> Option<String> {
    serde_json::to_value(role).ok()?.as_str().map(str::to_owned)
}

impl PlayArgs {
    /// With a side and a level that were named otherwise.
    pub(crate) fn with(mut self, role: Option<&str>, bot: Option<String>) -> Self {
        self.role = self.role.or(role.map(str::to_owned));
        self.bot = self.bot.or(bot);
        self
    }

    pub(crate) fn language(&self) -> Language {
        language::choose(self.lang)
    }
}

/// What a game on this machine is played with, beyond what every game has.
pub(crate) struct LocalPlay<G: TerminalGame> {
    /// What the table chose.
    pub(crate) options: G::Options,
    /// Whether the person plays every seat.
    pub(crate) is_alone: bool,
    /// Bots of one's own making.
    pub(crate) players: Box<Players<G>>,
    /// What bots are moved by.
    pub(crate) seed: Option<u64>,
}

impl<G: TerminalGame> Default for LocalPlay<G> {
    fn default() -> Self {
        Self { options: G::Options::default(), is_alone: false, players: Box::new(|_| None), seed: None }
    }
}

/// Plays the game of that name at this terminal.
pub(crate) fn run<G: TerminalGame>(args: &PlayArgs, local_play: &LocalPlay<G>) -> anyhow::Result<()> {
    let (stdin, stdout) = (io::stdin(), io::stdout());
    let somebody = stdin.is_terminal() && stdout.is_terminal();
    let no_color = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    let capabilities = Capabilities {
        width: env::var("COLUMNS").ok().and_then(|n| n.parse().ok()).unwrap_or(80).clamp(40, 120),
        styled: stdout.is_terminal() && !no_color,
        paced: somebody && !args.fast,
        echo: !stdin.is_terminal(),
    };
    if let Some(link) = &args.join {
        return online::join::<G>(args, link, capabilities, &mut stdout.lock());
    }
    if somebody {
        play(args, local_play, capabilities, Input::keyboard(), &mut stdout.lock())
    } else {
        play(args, local_play, capabilities, Input::Script(&mut stdin.lock()), &mut stdout.lock())
    }
}

fn play<'a, G: TerminalGame>(
    args: &PlayArgs,
    local_play: &LocalPlay<G>,
    capabilities: Capabilities,
    input: Input<'a>,
    output: &'a mut dyn Write,
) -> anyhow::Result<()> {
    let mut screen = Screen::new(capabilities, input, output);
    let words = Speaker::terminal(args.language());
    let path = match &args.file {
        Some(path) => path.clone(),
        None => default_path::<G>().ok_or_else(|| anyhow!(words.just("no-home")))?,
    };
    let mut desk = match unfinished::<G>(args, &path, &words, &mut screen)? {
        Found::Quit => return Ok(()),
        Found::Kept(saved) => take_up(*saved, &path, args.lang, local_play, screen)?,
        Found::Nothing => match begin(args, &path, local_play, words, screen)? {
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
    Kept(Box<Saved>),
    /// Nothing, or nothing any more.
    Nothing,
    /// The person has left.
    Quit,
}

fn unfinished<G: TerminalGame>(
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
    let saved = log::read(path).with_context(|| about("resume-damaged"))?;
    let game = Catalog::standard().find(G::MANIFEST.name);
    let table = table::Table::replay(|name| game.filter(|game| game.name() == name), &saved.rows);
    let table = table.with_context(|| about("resume-damaged"))?;
    if table.state().phase == Phase::Closed {
        if args.resume {
            bail!(about("resume-over"));
        }
        return put_aside(path, words, screen);
    }
    if !args.resume {
        let view = table.game_view(kernel::Viewer::Public).unwrap_or_default();
        let progress = serde_json::from_value(view).map_or(0, |view| <G as TerminalGame>::progress(&view));
        screen.say(&words.say("resume-question", &Args::new().with("n", progress)))?;
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
    let secret = log::secret_path(path);
    if secret.exists() {
        fs::rename(secret, log::secret_path(&aside))?;
    }
    let file = aside.display().to_string();
    screen.show(Emphasis::Faint, "", &words.say("resume-kept-aside", &Args::new().with("file", file)))?;
    Ok(Found::Nothing)
}

fn moved_by<G: TerminalGame>(local_play: &LocalPlay<G>) -> anyhow::Result<Seeded> {
    local_play.seed.map_or_else(whims, |seed| Ok(Seeded::new(seed)))
}

/// Goes on with a kept game.
fn take_up<'a, G: TerminalGame>(
    saved: Saved,
    path: &Path,
    asked: Option<Lang>,
    local_play: &LocalPlay<G>,
    screen: Screen<'a>,
) -> anyhow::Result<Desk<'a, G, Local<G>>> {
    let torn = saved.torn;
    let own = saved.rows.iter().flat_map(|row| &row.events).find_map(|event| match event {
        table::Event::Created { language, .. } => Some(*language),
        _ => None,
    });
    let language = asked.map(Language::from).or(own).unwrap_or_default();
    let words = Speaker::terminal(language);
    let about = |id: &str, path: &Path| words.say(id, &Args::new().with("file", path.display().to_string()));
    let local = Local::resume(path, saved, moved_by(local_play)?, &*local_play.players);
    let mut local = local.map_err(|lost| match lost {
        Lost::NoSecret => anyhow!(about("resume-no-secret", &log::secret_path(path))),
        Lost::Fault(fault) => anyhow::Error::from(fault).context(about("resume-damaged", path)),
        Lost::Other(error) => error.context(about("resume-damaged", path)),
    })?;
    local.catch_up();
    let mut desk = Desk::new(screen, local, language);
    desk.screen.show(Emphasis::Bold, "", &words.just("resume-welcome"))?;
    if torn {
        desk.warn(&words.just("resume-torn"))?;
    }
    desk.show_sheet()?;
    Ok(desk)
}

/// Welcomes a newcomer and begins a game; nothing, if they leave.
fn begin<'a, G: TerminalGame>(
    args: &PlayArgs,
    path: &Path,
    local_play: &LocalPlay<G>,
    words: Speaker,
    mut screen: Screen<'a>,
) -> anyhow::Result<Option<Desk<'a, G, Local<G>>>> {
    let (language, manifest) = (words.language(), G::MANIFEST);
    let mut welcome = G::welcome(language).into_iter();
    screen.title(&welcome.next().unwrap_or_else(|| manifest.title.to_owned()))?;
    for text in welcome {
        screen.show(Emphasis::Plain, "  ", &text)?;
    }
    screen.gap()?;
    screen.show(
        Emphasis::Faint,
        "  ",
        &words.just(if G::LISTS { "welcome-keys" } else { "welcome-help" }),
    )?;
    let seats = args.seats.unwrap_or(manifest.seats.usual);
    if !(manifest.seats.fewest..=manifest.seats.most).contains(&seats) {
        let range = Args::new().with("from", manifest.seats.fewest).with("to", manifest.seats.most);
        bail!(words.say("wrong-seats", &range));
    }
    let roles = G::default().roles(usize::from(seats));
    let bot = args.bot.clone().unwrap_or_else(|| manifest.usual_bot.to_owned());
    if !manifest.bots.contains(&bot.as_str()) {
        bail!(words.say("wrong-bot", &Args::new().with("bots", manifest.bots.join(", "))));
    }
    let own: Vec<Seat> = if local_play.is_alone {
        (0..seats).map(Seat).collect()
    } else {
        let Some(role) = choose_role::<G>(args, &roles, &words, &mut screen)? else { return Ok(None) };
        roles
            .iter()
            .position(|other| *other == role)
            .into_iter()
            .filter_map(|n| u8::try_from(n).ok())
            .map(Seat)
            .collect()
    };
    let role = own.first().map_or_else(G::usual_role, |seat| roles[usize::from(seat.0)]);
    let name = args.name.clone().unwrap_or_else(|| G::your_name(language, role));

    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    let secret = Secret::new(bytes);
    let mut salt = client::new_key();
    if manifest.real_chance.is_some() {
        screen.gap()?;
        let commitment = Args::new().with("commitment", format!("{:?}", secret.commitment()));
        screen.show(Emphasis::Faint, "", &words.say("seal-commitment", &commitment))?;
        screen.say(&words.just("seal-question"))?;
        match screen.read("")? {
            None => return Ok(None),
            Some(typed) if typed.trim().eq_ignore_ascii_case("q") => return Ok(None),
            Some(typed) if typed.trim().is_empty() => {}
            // A table takes a line of it.
            Some(typed) => salt = typed.trim().chars().take(80).collect(),
        }
    }
    let agreed = Agreed { language, options: local_play.options.clone(), roles, own, name, bot };
    let written = || words.say("cannot-write", &Args::new().with("file", path.display().to_string()));
    let local = Local::begin(path, &agreed, secret, &salt, moved_by(local_play)?, &*local_play.players);
    Ok(Some(Desk::new(screen, local.with_context(written)?, language)))
}

fn choose_role<G: TerminalGame>(
    args: &PlayArgs,
    roles: &[G::Role],
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<Option<G::Role>> {
    let language = words.language();
    let mut distinct = roles.to_vec();
    distinct.dedup();
    let role = match &args.role {
        Some(asked) => {
            let role = serde_json::from_value(Value::from(asked.as_str())).ok();
            let names: Vec<String> = distinct.iter().filter_map(role_name).collect();
            let wrong = || anyhow!(words.say("wrong-role", &Args::new().with("roles", names.join(", "))));
            role.filter(|role| distinct.contains(role)).ok_or_else(wrong)?
        }
        None if distinct.len() == 1 => distinct[0],
        None => {
            // What is usual comes first.
            distinct.sort_by_key(|role| *role != G::usual_role());
            screen.gap()?;
            screen.show(Emphasis::Bold, "", &words.just("role-question"))?;
            list_roles::<G>(&distinct, language, screen)?;
            let what = G::part(language, distinct[0]);
            screen.show(Emphasis::Faint, "  ", &words.say("menu-enter", &Args::new().with("what", what)))?;
            loop {
                let Some(typed) = screen.read("")? else { return Ok(None) };
                match typed.trim() {
                    "" => break distinct[0],
                    "q" | "Q" => return Ok(None),
                    typed => match menu::nth(&distinct, typed) {
                        Some(role) => break *role,
                        None => {
                            let said = words.say("menu-unknown", &Args::new().with("n", distinct.len()));
                            screen.show(Emphasis::Warning, "! ", &said)?;
                        }
                    },
                }
            }
        }
    };
    let said = words.say("role-chosen", &Args::new().with("role", G::part(language, role)));
    screen.gap()?;
    screen.show(Emphasis::Bold, "", &format!("{said} {}", capitalised(&G::about_role(language, role))))?;
    Ok(Some(role))
}

/// The roles with their numbers, from 1.
fn list_roles<G: TerminalGame>(
    roles: &[G::Role],
    language: Language,
    screen: &mut Screen<'_>,
) -> io::Result<()> {
    for (number, role) in (1..).zip(roles) {
        let (name, about) = (G::part(language, *role), G::about_role(language, *role));
        let said = format!("{}. {}", capitalised(&name), capitalised(&about));
        screen.show(Emphasis::Plain, &format!("  {number}  "), &said)?;
    }
    Ok(())
}

fn end<G: TerminalGame>(desk: &mut Desk<'_, G, Local<G>>) -> anyhow::Result<()> {
    desk.tell_end()?;
    let secret = desk.table.close()?;
    desk.screen.gap()?;
    let said = desk.words.say("end-secret", &Args::new().with("secret", secret));
    desk.screen.show(Emphasis::Faint, "", &said)?;
    desk.screen.say(&desk.words.just("end-verify"))?;
    let file = quoted(desk.table.path());
    desk.screen.part(&format!("  tablee verify {file}\n"))?;
    desk.screen.say(&desk.words.just("end-again"))?;
    desk.screen.part(&format!("  tablee play {}\n", G::MANIFEST.name))?;
    Ok(())
}

fn keep<G: TerminalGame>(args: &PlayArgs, desk: &mut Desk<'_, G, Local<G>>) -> anyhow::Result<()> {
    let file = desk.table.path().display().to_string();
    desk.screen.gap()?;
    desk.screen.say(&desk.words.say("saved", &Args::new().with("file", file)))?;
    let option = args.file.as_ref().map(|path| format!(" --file {}", quoted(path))).unwrap_or_default();
    desk.screen.part(&format!("  tablee play {} --resume{option}\n", G::MANIFEST.name))?;
    Ok(())
}

/// A path as a shell takes it.
fn quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = |c: char| c.is_alphanumeric() || "/._-+~".contains(c);
    if text.chars().all(plain) { text } else { format!("'{}'", text.replace('\'', "'\\''")) }
}

fn default_path<G: TerminalGame>() -> Option<PathBuf> {
    Some(folder::data()?.join(format!("{}.jsonl", G::MANIFEST.name)))
}
