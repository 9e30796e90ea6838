//! A table on this machine: its log in a file, bots in the other seats.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{SystemTime, UNIX_EPOCH},
};

use anyhow::anyhow;
use kernel::{BySeat, Knowledge, Language, NotDone, Player, Seat, Secret, Seeded, Seq, Viewer};
use serde_json::Value;
use server::Catalog;
use table::{
    Action, AnyGame, AnyRefusal, Asker, Command, Context, Event, Happening, Invited, KeyHash, NewTable,
    Notice, Occupant, Row, Settings, Table,
};
use words::Speaker;

use super::{
    log::{self, LogWriter, Saved},
    table_seat::{News, SeatRefusal, TableSeat, Tell},
    terminal_game::TerminalGame,
};

/// A game under way.
pub(super) struct Local<G: TerminalGame> {
    /// The seats of the person at the keyboard.
    own: Vec<Seat>,
    table: Table,
    rows: Vec<Row>,
    told: BySeat<Vec<G::Notice>>,
    /// How many notices have been shown.
    shown: usize,
    secret: Secret,
    writer: LogWriter,
    path: PathBuf,
    players: BTreeMap<Seat, Box<dyn Player<G> + Send>>,
    adviser: Box<dyn Player<G> + Send>,
    whims: Seeded,
}

/// What is agreed upon before a game on this machine.
pub(super) struct Agreed<G: TerminalGame> {
    pub(super) language: Language,
    pub(super) options: G::Options,
    pub(super) roles: Vec<G::Role>,
    /// The seats of the person at the keyboard, and what they are called.
    pub(super) own: Vec<Seat>,
    pub(super) name: String,
    /// The bot in the other seats.
    pub(super) bot: String,
}

/// A person's own way of making players: one with a clock, say.
pub(crate) type Players<G> = dyn Fn(&str) -> Option<Box<dyn Player<G> + Send>>;

/// Why a kept game cannot go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Lost {
    /// There is no secret for its dice.
    #[error("no secret")]
    NoSecret,
    /// It does not hold.
    #[error(transparent)]
    Fault(#[from] table::Fault),
    /// Anything else.
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

fn find<G: TerminalGame>() -> anyhow::Result<Arc<dyn AnyGame>> {
    Catalog::standard().find(G::MANIFEST.name).ok_or_else(|| anyhow!("no such game"))
}

impl<G: TerminalGame> Local<G> {
    /// Makes the table, seats everybody, deals, and begins the file.
    pub(super) fn begin(
        path: &Path,
        agreed: &Agreed<G>,
        secret: Secret,
        salt: &str,
        whims: Seeded,
        players: &Players<G>,
    ) -> anyhow::Result<Self> {
        let game = find::<G>()?;
        let link = KeyHash::of(&client::new_key());
        let new = NewTable {
            game: G::MANIFEST.name.to_owned(),
            title: None,
            language: agreed.language,
            options: serde_json::to_value(&agreed.options)?,
            seats: Some(u8::try_from(agreed.roles.len())?),
            settings: Settings::default(),
        };
        let context = context(&secret, link);
        let (row, mut table) = Table::create(game, &new, None, &context)?;
        let mut rows = vec![row];
        let mut ask = |asker: Asker, action: Action| -> anyhow::Result<()> {
            let step = table.submit(asker, &Command::Table(action).into(), &context)?;
            if let Some(step) = step {
                rows.push(step.row);
                table = step.next.ok_or_else(|| anyhow!("a lobby that reaches back"))?;
            }
            Ok(())
        };
        for (seat, role) in (0..).map(Seat).zip(&agreed.roles) {
            let role = Some(serde_json::to_value(role)?);
            if agreed.own.contains(&seat) {
                ask(Asker::Host, Action::Invite { to: Invited::Seat(seat) })?;
                // The same person in two seats has two names.
                let name = if agreed.own.len() == 1 {
                    agreed.name.clone()
                } else {
                    G::part(agreed.language, agreed.roles[usize::from(seat.0)])
                };
                let contribution = Some(salt.into());
                let claim = Action::Claim { seat: Some(seat), name: name.as_str().into(), contribution };
                ask(Asker::Newcomer(link), claim)?;
                ask(Asker::Seat(seat), Action::TakeRole { role })?;
            } else {
                ask(Asker::Host, Action::SeatBot { seat, bot: agreed.bot.clone(), role })?;
            }
        }
        ask(Asker::Host, Action::Start)?;
        let writer = LogWriter::create(path, G::MANIFEST.name, &rows)?;
        log::keep_secret(path, &secret)?;
        Self::of(path, (table, rows), secret, writer, whims, players)
    }

    /// Goes on with a kept game, once every row has been checked.
    pub(super) fn resume(
        path: &Path,
        saved: Saved,
        whims: Seeded,
        players: &Players<G>,
    ) -> Result<Self, Lost> {
        let secret = log::read_secret(path).ok_or(Lost::NoSecret)?;
        let game = find::<G>()?;
        // What is checked is the game as it would be if it ended here.
        let mut closed = saved.rows.clone();
        closed.extend(closed.last().map(|last| Row {
            seq: last.seq.next(),
            events: vec![Event::Open(Happening::Closed { secret: secret.reveal() })],
            deal: None,
            play: None,
            struck: false,
            ..last.clone()
        }));
        match table::verify(|name| (name == game.name()).then(|| Arc::clone(&game)), &closed) {
            Err(table::Fault { what: table::Wrong::AnotherSecret, .. }) => return Err(Lost::NoSecret),
            checked => checked?,
        };
        let table = Table::replay(|_| Some(game), &saved.rows).map_err(anyhow::Error::from)?;
        let writer = LogWriter::resume(path, G::MANIFEST.name, &saved).map_err(anyhow::Error::from)?;
        Ok(Self::of(path, (table, saved.rows), secret, writer, whims, players)?)
    }

    fn of(
        path: &Path,
        (table, rows): (Table, Vec<Row>),
        secret: Secret,
        writer: LogWriter,
        whims: Seeded,
        players: &Players<G>,
    ) -> anyhow::Result<Self> {
        let chairs = &table.state().chairs;
        let own: Vec<Seat> = table.state().persons().collect();
        anyhow::ensure!(!own.is_empty(), "nobody sits there");
        let player =
            |kind: &str| players(kind).or_else(|| G::bot(kind)).ok_or_else(|| anyhow!("no bot {kind}"));
        let bots = chairs.iter().filter_map(|(seat, chair)| Some((seat, chair.bot()?)));
        let players = bots.map(|(seat, kind)| Ok((seat, player(kind)?))).collect::<anyhow::Result<_>>()?;
        let told = BySeat::new(vec![Vec::new(); chairs.len()]);
        let adviser = player(G::MANIFEST.usual_bot)?;
        let path = path.to_owned();
        let mut local =
            Self { own, table, rows, told, shown: 0, secret, writer, path, players, adviser, whims };
        local.hear_all();
        Ok(local)
    }

    /// Takes what was told so far as known.
    pub(super) fn catch_up(&mut self) {
        self.shown = self.told().len();
    }

    /// Where the game is kept.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    fn hear_all(&mut self) {
        self.told = BySeat::new(vec![Vec::new(); self.told.len()]);
        for row in std::mem::take(&mut self.rows) {
            if !self.table.rewinds().cover(row.seq) {
                self.hear(&row);
            }
            self.rows.push(row);
        }
    }

    fn hear(&mut self, row: &Row) {
        for seat in self.told.seats() {
            let notices = row.told(Viewer::Seat(seat)).into_iter();
            self.told[seat].extend(notices.filter_map(|notice| match notice {
                Notice::Game(text) => serde_json::from_str(text.get()).ok(),
                Notice::Table(_) => None,
            }));
        }
    }

    /// Asks the table for something; it is in the file before anybody is told.
    fn submit(&mut self, asker: Asker, command: Command) -> anyhow::Result<Result<(), table::NotDone>> {
        let context = context(&self.secret, KeyHash::of(""));
        let step = match self.table.submit(asker, &command.into(), &context) {
            Ok(Some(step)) => step,
            Ok(None) => return Ok(Ok(())),
            Err(why) => return Ok(Err(why)),
        };
        self.writer.row(&step.row)?;
        match step.next {
            Some(next) => {
                self.table = next;
                self.hear(&step.row);
                self.rows.push(step.row);
            }
            None => {
                self.rows.push(step.row);
                let game = Arc::clone(self.table.game());
                self.table = Table::replay(|_| Some(game), &self.rows)?;
                self.hear_all();
                self.shown = self.shown.min(self.told().len());
            }
        }
        Ok(Ok(()))
    }

    fn view_of(&self, seat: Seat) -> G::View {
        let view = self.table.game_view(Viewer::Seat(seat)).unwrap_or_default();
        serde_json::from_value(view).expect("a game reads what it writes")
    }

    /// Lets the bot in a seat act, if it wants to.
    pub(super) fn bot_acts(&mut self, seat: Seat) -> anyhow::Result<bool> {
        if !self.players.contains_key(&seat) {
            return Ok(false);
        }
        let known = Knowledge { view: self.view_of(seat), told: self.told[seat].clone() };
        let player = self.players.get_mut(&seat).expect("it sits there");
        let Some(action) = player.act(&G::default(), &known, &mut self.whims) else { return Ok(false) };
        let command = Command::game(serde_json::to_value(action)?);
        Ok(self.submit(Asker::Bot(seat), command)?.is_ok())
    }

    /// The house does what it has to when nobody does anything.
    pub(super) fn house_acts(&mut self) -> anyhow::Result<bool> {
        let view = self.table.game_view(Viewer::Public).unwrap_or_default();
        let view: G::View = serde_json::from_value(view)?;
        let choices = G::default().choices(&view);
        let Some(choice) = choices.into_iter().find(|choice| choice.holes.is_empty()) else {
            return Ok(false);
        };
        let command = Command::game(serde_json::to_value(choice.action)?);
        Ok(self.submit(Asker::House, command)?.is_ok())
    }

    /// Closes the table, which gives the secret away: the game is over.
    pub(super) fn close(&mut self) -> anyhow::Result<String> {
        self.submit(Asker::Host, Command::Table(Action::Close))??;
        let kept = log::secret_path(&self.path);
        if kept.exists() {
            fs::remove_file(kept)?;
        }
        Ok(self.secret.reveal())
    }

    /// Takes back the person's last action and all that came after it.
    fn take_back(&mut self, words: &Speaker) -> anyhow::Result<Vec<String>> {
        let you = self.you();
        let is_own = |row: &&Row| {
            row.play.is_some() && row.by == table::By::Seat(you) && !self.table.rewinds().cover(row.seq)
        };
        let Some(last) = self.rows.iter().rev().find(is_own).map(|row| row.seq) else {
            return Ok(vec![words.just("undo-nothing")]);
        };
        let to = self.table.row_numbers().shown(Viewer::Seat(you), Seq(last.0.saturating_sub(1)));
        let done = self.submit(Asker::Seat(you), Command::Table(Action::Rewind { to }))?;
        Ok(vec![words.just(if done.is_ok() { "undone" } else { "undo-nothing" })])
    }
}

impl<G: TerminalGame> TableSeat<G> for Local<G> {
    const IS_ONLINE: bool = false;
    const HELP: &'static [&'static str] = &["help-undo"];

    fn you(&self) -> Seat {
        let awaited = self.table.status().map(|status| status.awaited).unwrap_or_default();
        self.own.iter().copied().find(|seat| awaited.contains(seat)).unwrap_or(self.own[0])
    }

    fn names(&self) -> Vec<String> {
        let state = self.table.state();
        let mut before: Vec<&Value> = Vec::new();
        let mut names = Vec::new();
        for (_, chair) in state.chairs.iter() {
            let role = chair.role.as_ref().unwrap_or(&Value::Null);
            let nth = before.iter().filter(|other| **other == role).count();
            names.push(match (&chair.occupant, serde_json::from_value(role.clone())) {
                (Occupant::Person { name, .. }, _) => name.to_string(),
                (_, Ok(role)) => G::name(state.language, role, nth),
                (_, Err(_)) => String::new(),
            });
            if chair.bot().is_some() {
                before.push(role);
            }
        }
        names
    }

    fn view(&self) -> G::View {
        self.view_of(self.you())
    }

    fn told(&self) -> &[G::Notice] {
        &self.told[self.own[0]]
    }

    fn news(&mut self) -> Vec<News> {
        let new = self.shown..self.told().len();
        self.shown = new.end;
        new.map(News::Game).collect()
    }

    fn act(
        &mut self,
        action: &G::Action,
        _: &[Value],
        _: Tell<'_>,
    ) -> anyhow::Result<Result<(), NotDone<SeatRefusal<G::Refusal>>>> {
        let you = self.you();
        // Whoever is not asked may act as well, with the seat that can.
        let can = |seat: &Seat| G::default().permit(&self.view_of(*seat), action).is_ok();
        let seat = if can(&you) { you } else { self.own.iter().copied().find(can).unwrap_or(you) };
        let command = Command::game(serde_json::to_value(action)?);
        Ok(self.submit(Asker::Seat(seat), command)?.map_err(|why| match why {
            NotDone::Refused(AnyRefusal::Game { rule, why }) => {
                let otherwise = |_| SeatRefusal::Otherwise { rule: None, why: rule.to_string() };
                NotDone::Refused(serde_json::from_value(why).map_or_else(otherwise, SeatRefusal::Game))
            }
            NotDone::Refused(refusal) => {
                NotDone::Refused(SeatRefusal::Otherwise { rule: None, why: refusal.to_string() })
            }
            NotDone::Missing(asks) => NotDone::Missing(asks),
        }))
    }

    fn obey(&mut self, command: &str, words: &Speaker, _: Tell<'_>) -> anyhow::Result<Vec<String>> {
        match command.trim() {
            "annuler" | "undo" | "reprendre" => self.take_back(words),
            _ => Ok(vec![words.just("help-undo")]),
        }
    }

    fn advice(&mut self) -> Option<G::Action> {
        let you = self.you();
        let known = Knowledge { view: self.view_of(you), told: self.told[you].clone() };
        self.adviser.act(&G::default(), &known, &mut self.whims)
    }

    fn whim(&mut self, n: usize) -> usize {
        kernel::Chance::pick(&mut self.whims, &kernel::Ask::one_of(n.max(1)))
    }
}

fn context<'a>(secret: &'a Secret, fresh: KeyHash) -> Context<'a> {
    Context { now: now(), away_since: &[], fresh, device: None, secret, passage: None }
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Whims that nobody can guess.
pub(super) fn whims() -> anyhow::Result<Seeded> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(Seeded::new(u64::from_le_bytes(bytes)))
}
