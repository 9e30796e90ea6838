//! A table played without a server: every row is replayed, every refusal looked at.

use std::sync::Arc;

use kernel::{Seat, Secret, Seq};
use serde_json::{Value, json};
use table::{
    Action, AnyGame, Asker, Command, Context, Erasure, Invited, KeyHash, Motion, NewTable, NotDone, Request,
    Row, Settings, Table, Transition, toy::diary,
};

pub(crate) struct Sitting {
    pub(crate) table: Table,
    pub(crate) rows: Vec<Row>,
    pub(crate) now: u64,
    pub(crate) away_since: Vec<Option<u64>>,
    pub(crate) device: Option<KeyHash>,
    /// Whether rows are named as the asker counts them; otherwise as the log does.
    pub(crate) as_counted: bool,
    n_keys: u32,
}

pub(crate) fn secret() -> Secret {
    Secret::new([7; 32])
}

pub(crate) fn find(name: &str) -> Option<Arc<dyn AnyGame>> {
    (name == "diary").then(diary)
}

pub(crate) const HOST: &str = "host's laptop";

impl Sitting {
    /// A new table with a link for any seat; the host's device made it.
    pub(crate) fn new(settings: Settings) -> Self {
        let new = NewTable {
            game: "diary".into(),
            title: None,
            language: kernel::Language::Fr,
            options: Value::Null,
            seats: Some(3),
            settings,
        };
        let context = Context {
            now: 1_000,
            away_since: &[],
            fresh: KeyHash::of("host"),
            device: Some(KeyHash::of(HOST)),
            secret: &secret(),
            passage: None,
        };
        let (row, table) = Table::create(diary(), &new, None, &context).expect("a table");
        let mut sitting = Self {
            table,
            rows: vec![row],
            now: 1_000,
            away_since: vec![None; 3],
            device: None,
            as_counted: false,
            n_keys: 0,
        };
        sitting.does(Asker::Host, Action::Invite { to: Invited::AnySeat });
        sitting
    }

    /// Three people have sat down and the game has started.
    pub(crate) fn started(settings: Settings) -> Self {
        Self::new(settings).starts()
    }

    /// Three people sit down and the game starts.
    pub(crate) fn starts(mut self) -> Self {
        for (name, role) in [("Ana", "ink"), ("Bob", "pen"), ("Cleo", "pen")] {
            self.comes(name);
            let seat = Seat(u8::try_from(self.n_persons() - 1).expect("few"));
            self.does(Asker::Seat(seat), Action::TakeRole { role: Some(json!(role)) });
        }
        self.does(Asker::Host, Action::Start);
        self
    }

    pub(crate) fn n_persons(&self) -> usize {
        self.table.state().persons().count()
    }

    /// The key that the next request would bring into being.
    pub(crate) fn next_key(&self) -> KeyHash {
        KeyHash::of(&format!("key {}", self.n_keys))
    }

    /// Somebody sits down with the link for any seat, on a device of their own.
    pub(crate) fn comes(&mut self, name: &str) {
        self.device = Some(KeyHash::of(name));
        let claim =
            Action::Claim { seat: None, name: name.into(), contribution: Some(format!("{name}!").into()) };
        self.does(Asker::Newcomer(KeyHash::of("key 0")), claim);
        self.device = None;
    }

    pub(crate) fn asks(&mut self, asker: Asker, command: &Command) -> Result<Option<Seq>, NotDone> {
        self.now += 10;
        let passage = match command {
            Command::Table(Action::Strike { passage } | Action::RaiseCard { strike: Some(passage), .. }) => {
                usize::try_from(passage.0).ok().and_then(|at| self.rows.get(at)).cloned()
            }
            _ => None,
        };
        let command = if self.as_counted { command.clone() } else { self.counted(asker, command) };
        let context = Context {
            now: self.now,
            away_since: &self.away_since,
            fresh: self.next_key(),
            device: self.device,
            secret: &secret(),
            passage: passage.as_ref(),
        };
        let request = Request { id: Some(format!("request at {}", self.now)), ..Request::from(command) };
        let Some(step) = self.table.submit(asker, &request, &context)? else { return Ok(None) };
        self.n_keys += 1;
        if let Some(strike) = passage.as_ref().filter(|_| step.row.strikes().is_some()).and_then(Erasure::of)
        {
            for row in &mut self.rows {
                if let Some(cleaned) = strike.clean(row, &*diary()) {
                    *row = cleaned;
                }
            }
        }
        let seq = step.row.seq;
        self.rows.push(step.row);
        let replayed = Table::replay(find, &self.rows).expect("the log reads");
        if let Some(next) = &step.next {
            assert_eq!(text(next), text(&replayed), "replaying row {seq} gives the same table");
        }
        self.table = step.next.unwrap_or(replayed);
        Ok(Some(seq))
    }

    /// What the table would make of a request; nothing is done.
    pub(crate) fn submits(&self, asker: Asker, request: &Request) -> Result<Option<Transition>, NotDone> {
        let context = Context {
            now: self.now,
            away_since: &self.away_since,
            fresh: self.next_key(),
            device: self.device,
            secret: &secret(),
            passage: None,
        };
        self.table.submit(asker, request, &context)
    }

    /// The same request with rows named as the asker counts them.
    fn counted(&self, asker: Asker, command: &Command) -> Command {
        let mut command = command.clone();
        let show = |row: &mut Seq| *row = self.table.row_numbers().shown(asker.viewer(), *row);
        if let Command::Table(action) = &mut command {
            match action {
                Action::Bookmark { passage: row, .. }
                | Action::Strike { passage: row }
                | Action::Consent { motion: row }
                | Action::Object { motion: row }
                | Action::Rewind { to: row }
                | Action::Propose { motion: Motion::Rewind { to: row } } => show(row),
                Action::RaiseCard { strike, rewind } => strike.iter_mut().chain(rewind).for_each(show),
                Action::WithdrawInvitation { id } => {
                    *id = self.table.row_numbers().shown(asker.viewer(), *id)
                }
                _ => {}
            }
        }
        command
    }

    /// Asks for something that is done.
    #[track_caller]
    pub(crate) fn does(&mut self, asker: Asker, action: Action) -> Seq {
        self.asks(asker, &Command::Table(action)).expect("it is done").expect("something happens")
    }

    /// Does something in the game.
    #[track_caller]
    pub(crate) fn plays(&mut self, seat: u8, action: Value) -> Seq {
        let command = Command::game(action);
        self.asks(Asker::Seat(Seat(seat)), &command).expect("it is done").expect("something happens")
    }

    /// Asks for something that is refused; says by which rule.
    #[track_caller]
    pub(crate) fn refused(&mut self, asker: Asker, action: Action) -> String {
        rule(self.asks(asker, &Command::Table(action)))
    }

    #[track_caller]
    pub(crate) fn play_refused(&mut self, seat: u8, action: Value) -> String {
        rule(self.asks(Asker::Seat(Seat(seat)), &Command::game(action)))
    }

    pub(crate) fn game(&self, viewer: kernel::Viewer) -> Value {
        self.table.game_view(viewer).expect("a game")
    }

    pub(crate) fn last(&self) -> &Row {
        self.rows.last().expect("row 0")
    }
}

#[track_caller]
fn rule(answer: Result<Option<Seq>, NotDone>) -> String {
    match answer {
        Err(NotDone::Refused(refused)) => refused.rule().expect("a rule").to_string(),
        other => panic!("not refused: {other:?}"),
    }
}

fn text(table: &Table) -> String {
    String::from_utf8(table.snapshot()).expect("JSON")
}

pub(crate) fn seat(n: u8) -> Asker {
    Asker::Seat(Seat(n))
}
