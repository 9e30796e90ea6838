//! A seat at a table on a server: the same screens, while the others act on their own.
//!
//! The seat's key is kept on disk before the seat is claimed, so whoever is interrupted at any moment comes back with
//! the same command. The connection comes back by itself ([`client::Joined`]).

mod commands;
mod failed;
mod kept;
mod mail;
mod net;
mod seat;

use std::{cell::RefCell, io::Write, rc::Rc};

use anyhow::{Context, anyhow, bail};
use client::{ClientError, Link, claim, look};
use kernel::{Seat, Text};
use protocol::{Claim, FailureKind};
use serde_json::Value;
use table::{Action, TableView, Who};
use words::{Args, Speaker};

pub(crate) use self::kept::key_of;
pub(super) use self::mail::Mail;
use self::{kept::KeptSeat, seat::OnlineSeat};
use super::{
    PlayArgs,
    desk::{Desk, Left, Typed},
    input::{Arrived, Input},
    screen::{Capabilities, Emphasis, Screen},
    table_seat::{Announcement, TableSeat as _},
    terminal_game::TerminalGame,
};
use crate::language;

/// Plays over the network.
pub(super) fn join<G: TerminalGame>(
    args: &PlayArgs,
    url: &str,
    capabilities: Capabilities,
    output: &mut dyn Write,
) -> anyhow::Result<()> {
    let words = Speaker::terminal(language::choose(args.lang));
    let link = Link::read(url).map_err(|_| anyhow!(words.just("online-no-link")))?;
    let (mail, sender) = Mail::new();
    let mail = Rc::new(RefCell::new(mail));
    let mut screen = Screen::new(capabilities, Input::Mail(Rc::clone(&mail)), output);
    let Some(kept) = sit::<G>(args, &link, &words, &mut screen)? else { return Ok(()) };
    let link = Link { key: kept.key.clone(), ..link };
    let mut seat = OnlineSeat::<G>::new(&link, kept.seat.map(Seat), mail, sender, words.language())?;
    arrive(&mut seat, &words, &mut screen)?;
    if !lobby(&mut seat, &words, &mut screen)? {
        return leave::<G>(&mut screen, &words, url, &kept);
    }
    let mut desk = Desk::new(screen, seat, words.language());
    desk.table.news();
    desk.show_sheet()?;
    match desk.play_online()? {
        Left::Ended => end(&mut desk, &link),
        Left::Kept => leave::<G>(&mut desk.screen, &words, url, &kept),
    }
}

/// Waits until the table is there.
fn arrive<G: TerminalGame>(
    seat: &mut OnlineSeat<G>,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<()> {
    screen.show(Emphasis::Faint, "~ ", &words.just("online-connecting"))?;
    seat.arrive(&mut |line: Announcement| line.show(screen, words))
}

/// A seat: one that is kept here, the one the link is for, or a new one. Nothing, if the person leaves.
fn sit<G: TerminalGame>(
    args: &PlayArgs,
    link: &Link,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<Option<KeptSeat>> {
    let waiting = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    match waiting.block_on(look(link, &link.key)) {
        Ok(full) => {
            let table: TableView = serde_json::from_value(full.view["table"].clone())?;
            let Some(seat) = table.you.seat() else { bail!(words.just("online-no-seat")) };
            let kept = KeptSeat::known(link, &link.key, seat);
            kept.write().context(words.just("online-cannot-keep"))?;
            return Ok(Some(kept));
        }
        Err(ClientError::Failure(failure)) if failure.kind == FailureKind::NoKey => {}
        Err(ClientError::Failure(failure)) if failure.kind == FailureKind::NotFound => {
            bail!(words.just("online-gone"))
        }
        // Whoever has a seat already waits for the server.
        Err(error) if KeptSeat::all(link).is_empty() => {
            bail!(words.say("online-unreachable", &Args::new().with("why", error.to_string())))
        }
        Err(_) => {}
    }
    let mut name = args.name.clone();
    loop {
        let Some(called) = (match name.take() {
            Some(name) => Some(name),
            None => ask_name(link, G::MANIFEST.title, words, screen)?,
        }) else {
            return Ok(None);
        };
        let known = KeptSeat::all(link).into_iter().find(|kept| kept.name == called);
        if let Some(kept) = known.as_ref().filter(|kept| kept.seat.is_some()) {
            return Ok(Some(kept.clone()));
        }
        let mut kept = known.unwrap_or_else(|| KeptSeat::new(link, &called));
        // Before the request: an answer that is lost costs nothing.
        kept.write().context(words.just("online-cannot-keep"))?;
        match waiting.block_on(take_seat(link, &kept)) {
            Ok(seat) => {
                kept.seat = Some(seat.0);
                kept.write()?;
                return Ok(Some(kept));
            }
            Err(ClientError::Failure(failure)) => {
                kept.forget();
                let why = failed::sentence(&failure, words.language());
                if args.name.is_some() || failure.rule.as_deref() == Some("TAB-01") {
                    bail!(why);
                }
                screen.show(Emphasis::Warning, "! ", &why)?;
            }
            Err(error) => bail!(words.say("online-unreachable", &Args::new().with("why", error.to_string()))),
        }
    }
}

fn ask_name(
    link: &Link,
    title: &str,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<Option<String>> {
    let kept = KeptSeat::all(link);
    if let Some(kept) = kept.first() {
        let said = Args::new().with("name", kept.name.as_str());
        screen.say(&words.say("online-kept-question", &said))?;
    } else {
        screen.say(&words.say("online-name-question", &Args::new().with("game", title)))?;
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
async fn take_seat(link: &Link, kept: &KeptSeat) -> Result<Seat, ClientError> {
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
fn lobby<G: TerminalGame>(
    seat: &mut OnlineSeat<G>,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<bool> {
    let mut shown = None;
    loop {
        seat.pull();
        if seat.game().is_some() {
            return Ok(true);
        }
        if seat.is_over() {
            bail!(words.just("online-gone"));
        }
        for line in seat.lines() {
            line.show(screen, words)?;
        }
        if shown.as_ref() != Some(&seat.table().seats) {
            show_lobby(seat, words, screen)?;
            shown = Some(seat.table().seats.clone());
        }
        let typed = match screen.hear("")? {
            Arrived::News => continue,
            Arrived::End => return Ok(false),
            Arrived::Line(typed) => typed,
        };
        let free = free_roles::<G>(seat.table());
        let number =
            if typed.trim().is_empty() && own_role(seat).is_none() { Ok(1) } else { typed.trim().parse() };
        let mut tell = |line: Announcement| line.show(screen, words);
        let answer = match (typed.trim(), number) {
            ("q" | "Q", _) => return Ok(false),
            ("", Err(_)) => {
                // Enough to read; the rest is a matter of waiting.
                seat.wait();
                continue;
            }
            (command, _) if command.starts_with('/') => seat.obey(&command[1..], words, &mut tell)?,
            (_, Ok(number)) => match free.get(usize::wrapping_sub(number, 1)) {
                Some(role) => seat.take_role(*role, words, &mut tell)?,
                None => vec![words.say("menu-unknown", &Args::new().with("n", free.len()))],
            },
            _ => vec![words.say("menu-unknown", &Args::new().with("n", free.len()))],
        };
        for said in answer {
            screen.say(&said)?;
        }
    }
}

fn show_lobby<G: TerminalGame>(
    seat: &OnlineSeat<G>,
    words: &Speaker,
    screen: &mut Screen<'_>,
) -> anyhow::Result<()> {
    screen.title(&words.say("online-lobby", &Args::new().with("title", seat.table().title.to_string())))?;
    for line in seat.seats(words) {
        screen.show(Emphasis::Plain, "  ", &line)?;
    }
    let free = free_roles::<G>(seat.table());
    if own_role(seat).is_none() {
        screen.show(Emphasis::Bold, "", &words.just("role-question"))?;
        super::list_roles::<G>(&free, words.language(), screen)?;
    } else {
        screen.show(Emphasis::Faint, "  ", &words.just("online-wait-start"))?;
    }
    Ok(())
}

fn own_role<G: TerminalGame>(seat: &OnlineSeat<G>) -> Option<&Value> {
    seat.chair()?.role.as_ref()
}

/// The roles that nobody has yet, each once.
fn free_roles<G: TerminalGame>(table: &TableView) -> Vec<G::Role> {
    let mut free = G::default().roles(table.seats.len());
    for chair in table.seats.iter().filter(|chair| chair.who != Who::Nobody) {
        let taken = chair.role.as_ref().and_then(|role| serde_json::from_value(role.clone()).ok());
        let at = taken.and_then(|taken: G::Role| free.iter().position(|role| *role == taken));
        at.map(|at| free.remove(at));
    }
    free.dedup();
    free
}

impl<G: TerminalGame> Desk<'_, G, OnlineSeat<G>> {
    /// Plays until the end, or until the person has enough.
    fn play_online(&mut self) -> anyhow::Result<Left> {
        let mut said = None;
        loop {
            self.table.pull();
            self.tell_news()?;
            if self.table.is_over() {
                bail!(self.words.just("online-gone"));
            }
            let view = self.table.view();
            if G::default().status(&view).outcome.is_some() {
                return Ok(Left::Ended);
            }
            let is_paused = self.table.table().pause.is_some();
            let goes_on = if is_paused || G::default().choices(&view).is_empty() {
                let why = self.seen(G::awaited);
                let why = if is_paused { self.words.just("online-stands-still") } else { why };
                if said.as_ref() != Some(&why) {
                    self.screen.show(Emphasis::Bold, "", &why)?;
                    said = Some(why);
                }
                self.idle()?
            } else {
                said = None;
                let awaited = self.is_awaited(&view);
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
            Typed::Answer(typed) if !typed.trim().is_empty() => {
                self.warn(&self.words.just("online-not-now"))?
            }
            Typed::Answer(_) => self.rests = true,
            Typed::Back | Typed::Obeyed | Typed::News => {}
        }
        Ok(true)
    }
}

/// Who won; then the table may be closed, which reveals the secret.
fn end<G: TerminalGame>(desk: &mut Desk<'_, G, OnlineSeat<G>>, link: &Link) -> anyhow::Result<()> {
    desk.tell_end()?;
    let mut asked = false;
    while desk.table.table().secret.is_none() && !desk.table.is_over() {
        if !std::mem::replace(&mut asked, true) {
            desk.screen.gap()?;
            desk.screen.say(&desk.words.just("online-end-question"))?;
        }
        match desk.hear("")? {
            Typed::Quit | Typed::Back => return Ok(()),
            Typed::Answer(typed) => match typed.trim() {
                "" => return Ok(()),
                "f" | "F" | "c" | "C" => {
                    let Desk { table, screen, words, .. } = desk;
                    let tell = &mut |line: Announcement| line.show(screen, words);
                    if let Err(why) = table.ask_table(Action::Close, None, tell)? {
                        let why = failed::sentence(&why, words.language());
                        desk.warn(&why)?;
                    }
                }
                _ => desk.warn(&desk.words.just("online-end-question"))?,
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

fn leave<G: TerminalGame>(
    screen: &mut Screen<'_>,
    words: &Speaker,
    url: &str,
    kept: &KeptSeat,
) -> anyhow::Result<()> {
    screen.gap()?;
    screen.say(&words.just("online-left"))?;
    let name = kept.name.replace('\'', "’");
    let name = if name.is_empty() { String::new() } else { format!(" --name '{name}'") };
    screen.part(&format!("  tablee play {} --join '{url}'{name}\n", G::MANIFEST.name))?;
    Ok(())
}
