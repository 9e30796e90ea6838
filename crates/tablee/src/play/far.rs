//! A seat at a table far away: the same screens, while the others act on their own.
//!
//! The seat's key is kept on disk before the seat is claimed, so whoever is interrupted at any moment comes back with
//! the same command. The connection comes back by itself ([`client::Joined`]).

mod commands;
mod kept;
mod mail;
mod net;
mod seat;

use std::{cell::RefCell, io::Write, rc::Rc};

use anyhow::{Context, anyhow, bail};
use client::{ClientError, Link, claim, look};
use kernel::{Game, Language, Seat, Text};
use pactes::{ByRole, Pactes, Role};
use protocol::{Claim, Kind};
use serde_json::Value;
use table::{Action, TableView, Who};
use words::{Args, Speaker, capitalised, pactes as say};

pub(crate) use self::kept::key_of;
pub(super) use self::mail::Mail;
use self::{kept::Kept, seat::Far};
use super::{
    PlayArgs,
    desk::{Desk, Left, Typed},
    input::Input,
    place::{Line, Place as _},
    screen::{Heard, Screen, Settings, Style},
};
use crate::language;

/// Plays over the network.
///
/// # Errors
/// A link that does not work, or a folder that cannot be written.
pub(super) fn join(
    args: &PlayArgs,
    url: &str,
    settings: Settings,
    output: &mut dyn Write,
) -> anyhow::Result<()> {
    let words = Speaker::terminal(language::choose(args.lang));
    let link = Link::read(url).map_err(|_| anyhow!(words.just("far-no-link")))?;
    let (mail, sender) = Mail::new();
    let mail = Rc::new(RefCell::new(mail));
    let mut screen = Screen::new(settings, Input::Mail(Rc::clone(&mail)), output);
    let Some(kept) = sit(args, &link, &words, &mut screen)? else { return Ok(()) };
    let link = Link { key: kept.key.clone(), ..link };
    let mut far = Far::new(&link, kept.seat.map(Seat), mail, sender, words.language())?;
    arrive(&mut far, &words, &mut screen)?;
    if !lobby(&mut far, &words, &mut screen)? {
        return leave(&mut screen, &words, url, &kept);
    }
    let mut desk = desk(screen, far, words.language());
    desk.catch_up();
    desk.show_sheet()?;
    match desk.play_far()? {
        Left::Ended => end(&mut desk, &link),
        Left::Kept => leave(&mut desk.screen, &words, url, &kept),
    }
}

/// Waits until the table is there.
fn arrive(far: &mut Far, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<()> {
    screen.show(Style::Faint, "~ ", &words.just("far-connecting"))?;
    far.arrive(&mut |line: Line| line.show(screen, words))
}

/// A seat: one that is kept here, the one the link is for, or a new one. Nothing, if the person leaves.
fn sit(
    args: &PlayArgs,
    link: &Link,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<Option<Kept>> {
    let waiting = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match waiting.block_on(look(link, &link.key)) {
        Ok(full) => {
            let table: TableView = serde_json::from_value(full.view["table"].clone())?;
            let Some(seat) = table.you.seat() else { bail!(words.just("far-no-seat")) };
            let kept = Kept::known(link, &link.key, seat);
            kept.write().context(words.just("far-cannot-keep"))?;
            return Ok(Some(kept));
        }
        Err(ClientError::Failure(failure)) if failure.kind == Kind::NoKey => {}
        Err(ClientError::Failure(failure)) if failure.kind == Kind::NotFound => bail!(words.just("far-gone")),
        // Whoever has a seat already waits for the server.
        Err(error) if Kept::all(link).is_empty() => {
            bail!(words.say("far-unreachable", &Args::new().with("why", error.to_string())))
        }
        Err(_) => {}
    }
    let mut name = args.name.clone();
    loop {
        let Some(called) = (match name.take() {
            Some(name) => Some(name),
            None => ask_name(link, words, screen)?,
        }) else {
            return Ok(None);
        };
        let known = Kept::all(link).into_iter().find(|kept| kept.name == called);
        if let Some(kept) = known.as_ref().filter(|kept| kept.seat.is_some()) {
            return Ok(Some(kept.clone()));
        }
        let mut kept = known.unwrap_or_else(|| Kept::new(link, &called));
        // Before the request: an answer that is lost costs nothing.
        kept.write().context(words.just("far-cannot-keep"))?;
        match waiting.block_on(take_seat(link, &kept)) {
            Ok(seat) => {
                kept.seat = Some(seat.0);
                kept.write()?;
                return Ok(Some(kept));
            }
            Err(ClientError::Failure(failure)) => {
                kept.forget();
                let why = seat::sentence(&failure, words.language());
                if args.name.is_some() || failure.rule.as_deref() == Some("TAB-01") {
                    bail!(why);
                }
                screen.show(Style::Warning, "! ", &why)?;
            }
            Err(error) => bail!(words.say("far-unreachable", &Args::new().with("why", error.to_string()))),
        }
    }
}

fn ask_name(link: &Link, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<Option<String>> {
    let kept = Kept::all(link);
    if let Some(kept) = kept.first() {
        let said = Args::new().with("name", kept.name.as_str());
        screen.say(&words.say("far-kept-question", &said))?;
    } else {
        screen.say(&words.just("far-name-question"))?;
    }
    loop {
        let Some(typed) = screen.read("")? else { return Ok(None) };
        match (typed.trim(), kept.first()) {
            ("q" | "Q", _) => return Ok(None),
            ("", Some(kept)) => return Ok(Some(kept.name.clone())),
            ("", None) => {}
            (name, _) => return Ok(Some(name.to_owned())),
        }
    }
}

/// Claims a seat; with a link that moves one, brings it here.
async fn take_seat(link: &Link, kept: &Kept) -> Result<Seat, ClientError> {
    let new = Claim {
        request: kept.request.clone(),
        link: Some(link.key.clone()),
        key: Some(kept.key.clone()),
        name: Some(Text::from(kept.name.as_str())),
        seat: None,
        contribution: Some(Text::from(kept.request.as_str())),
    };
    match claim(link, &new).await {
        Err(ClientError::Failure(failure)) if failure.rule.as_deref() == Some("TAB-01") => {
            let moved = Claim { name: None, contribution: None, ..new };
            match claim(link, &moved).await {
                Ok(seated) => Ok(seated.seat),
                // Not that either: the first answer says why.
                Err(ClientError::Failure(_)) => Err(ClientError::Failure(failure)),
                Err(error) => Err(error),
            }
        }
        answer => answer.map(|seated| seated.seat),
    }
}

/// Chooses a role and waits for the start; says whether the game is on.
fn lobby(far: &mut Far, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<bool> {
    let mut shown = None;
    loop {
        far.pull();
        if far.game().is_some() {
            return Ok(true);
        }
        if far.is_over() {
            bail!(words.just("far-gone"));
        }
        for line in far.lines() {
            line.show(screen, words)?;
        }
        if shown.as_ref() != Some(&far.table().seats) {
            show_lobby(far, words, screen)?;
            shown = Some(far.table().seats.clone());
        }
        let typed = match screen.hear("")? {
            Heard::News => continue,
            Heard::End => return Ok(false),
            Heard::Line(typed) => typed,
        };
        let free = free_roles(far.table());
        let number =
            if typed.trim().is_empty() && own_role(far).is_none() { Ok(1) } else { typed.trim().parse() };
        let mut tell = |line: Line| line.show(screen, words);
        let answer = match (typed.trim(), number) {
            ("q" | "Q", _) => return Ok(false),
            ("", Err(_)) => {
                // Enough to read; the rest is a matter of waiting.
                far.wait();
                continue;
            }
            (command, _) if command.starts_with('/') => far.obey(&command[1..], words, &mut tell)?,
            (_, Ok(number)) => match free.get(usize::wrapping_sub(number, 1)) {
                Some(role) => far.take_role(role, words, &mut tell)?,
                None => vec![words.say("menu-unknown", &Args::new().with("n", free.len()))],
            },
            _ => vec![words.say("menu-unknown", &Args::new().with("n", free.len()))],
        };
        for said in answer {
            screen.say(&said)?;
        }
    }
}

fn show_lobby(far: &Far, words: &Speaker, screen: &mut Screen<'_>) -> anyhow::Result<()> {
    let game = say::Speaker::new(words.language());
    screen.title(&words.say("far-lobby", &Args::new().with("title", far.table().title.to_string())))?;
    for line in far.seats(words) {
        screen.show(Style::Plain, "  ", &line)?;
    }
    let free = free_roles(far.table());
    if own_role(far).is_none() {
        screen.show(Style::Bold, "", &words.just("role-question"))?;
        for (number, role) in (1..).zip(&free) {
            if let Ok(role) = serde_json::from_value::<Role>(role.clone()) {
                let said =
                    format!("{}. {}", capitalised(&game.role(role)), capitalised(&game.about_role(role)));
                screen.show(Style::Plain, &format!("  {number}  "), &said)?;
            }
        }
    } else {
        screen.show(Style::Faint, "  ", &words.just("far-wait-start"))?;
    }
    Ok(())
}

fn own_role(far: &Far) -> Option<&Value> {
    far.chair()?.role.as_ref()
}

fn free_roles(table: &TableView) -> Vec<Value> {
    let is_free = |role: &Value| {
        let taken = |chair: &table::ChairView| chair.who != Who::Nobody && chair.role.as_ref() == Some(role);
        !table.seats.iter().any(taken)
    };
    let all = Role::ALL.iter().filter_map(|role| serde_json::to_value(role).ok());
    all.filter(is_free).collect()
}

fn desk(screen: Screen<'_>, far: Far, language: Language) -> Desk<'_, Far> {
    let roles: Vec<Option<Role>> =
        far.table().seats.iter().map(|chair| serde_json::from_value(chair.role.clone()?).ok()).collect();
    let names = ByRole::new(|role| {
        let seat = roles.iter().position(|known| *known == Some(role));
        seat.map_or_else(String::new, |seat| far.name(Seat(u8::try_from(seat).unwrap_or(0))))
    });
    let you = far.you();
    let at = say::Names::new(names, roles.get(usize::from(you.0)).copied().flatten());
    Desk::new(screen, far, you, at, language)
}

impl Desk<'_, Far> {
    /// Plays until the end, or until the person has enough.
    fn play_far(&mut self) -> anyhow::Result<Left> {
        let mut said = None;
        loop {
            self.table.pull();
            self.tell_news()?;
            if self.table.is_over() {
                bail!(self.words.just("far-gone"));
            }
            let view = self.view();
            if Pactes.status(&view).outcome.is_some() {
                return Ok(Left::Ended);
            }
            let is_paused = self.table.table().pause.is_some();
            let goes_on = if is_paused || Pactes.choices(&view).is_empty() {
                let why = self.game.awaited(&self.at, &view);
                let why = if is_paused { self.words.just("far-stands-still") } else { why };
                if said.as_ref() != Some(&why) {
                    self.screen.show(Style::Bold, "", &why)?;
                    said = Some(why);
                }
                self.idle()?
            } else {
                said = None;
                let awaited = view.you.is_some_and(|you| view.awaited().contains(&you));
                self.turn(&view, awaited)?
            };
            if !goes_on {
                return Ok(Left::Kept);
            }
            if std::mem::take(&mut self.rests) {
                self.table.wait();
            }
        }
    }

    /// There is nothing to choose: commands are obeyed all the same.
    fn idle(&mut self) -> anyhow::Result<bool> {
        match self.hear("")? {
            Typed::Quit => return Ok(false),
            Typed::Answer(typed) if !typed.trim().is_empty() => self.warn(&self.words.just("far-not-now"))?,
            Typed::Answer(_) => self.rests = true,
            Typed::Back | Typed::Obeyed | Typed::News => {}
        }
        Ok(true)
    }
}

/// Who won; then the table may be closed, which reveals the secret.
fn end(desk: &mut Desk<'_, Far>, link: &Link) -> anyhow::Result<()> {
    desk.tell_end()?;
    let mut asked = false;
    while desk.table.table().secret.is_none() && !desk.table.is_over() {
        if !std::mem::replace(&mut asked, true) {
            desk.screen.gap()?;
            desk.screen.say(&desk.words.just("far-end-question"))?;
        }
        match desk.hear("")? {
            Typed::Quit | Typed::Back => return Ok(()),
            Typed::Answer(typed) => match typed.trim() {
                "" => return Ok(()),
                "f" | "F" | "c" | "C" => {
                    let Desk { table, screen, words, .. } = desk;
                    let tell = &mut |line: Line| line.show(screen, words);
                    if let Err(why) = table.ask_table(Action::Close, None, tell)? {
                        let why = seat::sentence(&why, words.language());
                        desk.warn(&why)?;
                    }
                }
                _ => desk.warn(&desk.words.just("far-end-question"))?,
            },
            Typed::Obeyed | Typed::News => {}
        }
        desk.table.pull();
        desk.tell_news()?;
    }
    desk.screen.gap()?;
    desk.screen.say(&desk.words.just("end-verify"))?;
    // Without the key, which is kept here and found by itself.
    desk.screen.part(&format!("  tablee verify '{}'\n", link.place()))?;
    Ok(())
}

fn leave(screen: &mut Screen<'_>, words: &Speaker, url: &str, kept: &Kept) -> anyhow::Result<()> {
    screen.gap()?;
    screen.say(&words.just("far-left"))?;
    let name = kept.name.replace('\'', "’");
    let name = if name.is_empty() { String::new() } else { format!(" --name '{name}'") };
    screen.part(&format!("  tablee play pactes --join '{url}'{name}\n"))?;
    Ok(())
}
