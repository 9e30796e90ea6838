//! Games as the first versions kept them: who plays and the opening, what a seat threw in, a row for each action, and
//! after the end the secret.
//!
//! Such a game is a table's log whose first row makes the table, seats everybody and deals: the numbers of the rows, on
//! which the sealed dice depend, stay.

use std::sync::Arc;

use kernel::{Actor, Casting, Commitment, Contribution, KeptPicks, Pick, Seat, Seq};
use serde::Deserialize;
use serde_json::{Value, value::RawValue};
use server::Catalog;
use table::{AnyGame, AnyPlay, By, Event, Happening, KeyHash, PlayRow, Row, Settings};

use super::{Damaged, Saved};

#[derive(Deserialize)]
struct First {
    tablee: u32,
    names: Vec<String>,
    you: Option<Seat>,
    opening: Box<RawValue>,
}

#[derive(Deserialize)]
struct Opening {
    game: String,
    options: Value,
    casting: Casting<Value>,
    commitment: Commitment,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Contribution(Contribution),
    Row(Action),
    Secret(String),
}

#[derive(Deserialize)]
struct Action {
    seq: Seq,
    at: u64,
    by: Actor,
    action: Box<RawValue>,
    picks: Vec<Pick>,
    events: Box<RawValue>,
}

/// Reads such a file as a table's log; `otherwise` is why it is nothing newer.
pub(super) fn parse(
    catalog: &Catalog,
    bytes: &[u8],
    otherwise: &serde_json::Error,
) -> Result<Saved, Damaged> {
    let no_game = |why: &dyn std::fmt::Display| Damaged::NoGame(why.to_string());
    let mut lines = bytes.split_inclusive(|&byte| byte == b'\n').zip(1..);
    let (first, _) = lines.next().ok_or(Damaged::Empty)?;
    let first: First = serde_json::from_slice(first).map_err(|_| no_game(otherwise))?;
    let opening: Opening = serde_json::from_str(first.opening.get()).map_err(|error| no_game(&error))?;
    let game = catalog.find(&opening.game).filter(|_| first.tablee == 1);
    let game = game.ok_or_else(|| no_game(&opening.game))?;
    let play = Arc::clone(&game).start(&first.opening).map_err(|error| no_game(&error))?;
    let mut reading = Reading { rows: vec![made(&first, opening, &*game)], play };
    let mut torn = false;
    for (line, number) in lines.filter(|(line, _)| !line.trim_ascii().is_empty()) {
        let wrong = |why: String| Damaged::Line { line: number, why };
        match serde_json::from_slice(line) {
            Ok(line) => reading.take(line).map_err(wrong)?,
            Err(_) if !line.ends_with(b"\n") => {
                torn = true;
                break;
            }
            Err(error) => return Err(wrong(error.to_string())),
        }
    }
    Ok(Saved { rows: reading.rows, torn, whole: None })
}

/// The row that makes the table, seats everybody and deals.
fn made(first: &First, opening: Opening, game: &dyn AnyGame) -> Row {
    let bot = game.about().bots.first().cloned().unwrap_or_default();
    let created = Event::Created {
        title: opening.game.as_str().into(),
        game: opening.game,
        language: opening.casting.language,
        options: opening.options,
        seats: u8::try_from(opening.casting.roles.len()).unwrap_or(u8::MAX),
        settings: Settings::default(),
        host: KeyHash::of(""),
        device: None,
        commitment: opening.commitment,
    };
    let mut events = vec![created];
    for (seat, role) in opening.casting.roles.iter() {
        let name = first.names.get(usize::from(seat.0)).map_or("", String::as_str).into();
        events.push(if first.you == Some(seat) {
            Event::SeatClaimed { seat, name, key: KeyHash::of(""), device: None, contribution: "".into() }
        } else {
            Event::Open(Happening::BotSeated { seat, bot: bot.clone() })
        });
        events.push(Event::Open(Happening::RoleTaken { seat, role: Some(role.clone()) }));
    }
    events.push(Event::Open(Happening::Started));
    let deal = Some(first.opening.clone());
    Row { events, deal, ..Row::new(Seq(0), 0, By::Newcomer) }
}

/// The log as far as it was read.
struct Reading {
    rows: Vec<Row>,
    play: Arc<dyn AnyPlay>,
}

impl Reading {
    fn take(&mut self, line: Line) -> Result<(), String> {
        if self
            .rows
            .last()
            .is_some_and(|row| matches!(row.events.last(), Some(Event::Open(Happening::Closed { .. }))))
        {
            return Err("nothing may follow the secret".to_owned());
        }
        match line {
            Line::Contribution(thrown) => {
                for event in &mut self.rows[0].events {
                    if let Event::SeatClaimed { seat, contribution, .. } = event
                        && *seat == thrown.seat
                    {
                        *contribution = thrown.text.as_str().into();
                    }
                }
            }
            Line::Row(action) => {
                let played = self.played(action)?;
                self.rows.push(played);
            }
            Line::Secret(secret) => {
                let seq = self.rows.last().map_or(Seq(0), |row| row.seq).next();
                self.rows.push(Row {
                    events: vec![Event::Open(Happening::Closed { secret })],
                    ..Row::new(seq, 0, By::House)
                });
            }
        }
        Ok(())
    }

    /// What was told follows from the events; the rules say it again. Whether they agree is for the check to find.
    fn played(&mut self, Action { seq, at, by, action, picks, events }: Action) -> Result<Row, String> {
        let asked: Value = serde_json::from_str(action.get()).map_err(|error| error.to_string())?;
        let again = self.play.submit(by, &asked, &mut KeptPicks(&picks)).ok();
        let (told, texts, discloses) =
            again.map(|(played, _)| (played.told, played.texts, played.discloses)).unwrap_or_default();
        let mut next = self.play.fork();
        let state = Arc::get_mut(&mut next).ok_or("a state that is shared")?;
        state.apply(&events).map_err(|error| error.to_string())?;
        self.play = next;
        let by = match by {
            Actor::Seat(seat) => By::Seat(seat),
            Actor::House => By::House,
        };
        let play = PlayRow { action, picks, events, told, texts, discloses };
        Ok(Row { play: Some(play), ..Row::new(seq, at, by) })
    }
}
