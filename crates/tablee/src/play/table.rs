//! The table: the truth, what everybody was told, the seal and the file.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{SystemTime, UNIX_EPOCH},
};

use kernel::{
    Actor, BySeat, Casting, Contribution, Game, Knowledge, Language, Opening, Player, Record, Row, Seal,
    Seat, Secret, Seeded, Seq, Viewer,
};
use pactes::{Action, Notice, Options, Pactes, Refusal, Role, State, View};
use search::pactes::Bot;
use serde_json::Value;
use words::Speaker;

use super::place::{News, NotDone, Place, Tell};
use crate::record::{self, Header, Saved, Writer};

/// A game under way.
pub(super) struct Table {
    you: Seat,
    /// How many notices have been shown.
    shown: usize,
    state: State,
    told: BySeat<Vec<Notice>>,
    last: Seq,
    seal: Seal,
    writer: Writer,
    path: PathBuf,
    bots: Seeded,
}

/// A table that has been agreed upon but not begun: the secret is drawn, its fingerprint can be shown.
pub(super) struct Prepared {
    secret: Secret,
    opening: Opening<Pactes>,
}

impl Prepared {
    /// With a secret that nobody can guess.
    pub(super) fn new(language: Language) -> anyhow::Result<Self> {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)?;
        let secret = Secret::new(bytes);
        let options = Options::default();
        let casting = Casting { language, roles: BySeat::new(Role::ALL.to_vec()) };
        let mut source = Seal::new(secret.clone(), Vec::new()).row(Seq(0));
        let dealt = kernel::open(&Pactes, &options, &casting, &mut source)?;
        let commitment = Some(secret.commitment());
        let (game, picks, setup) = (Pactes::MANIFEST.name.to_owned(), dealt.picks, dealt.setup);
        Ok(Self { secret, opening: Opening { game, options, casting, commitment, picks, setup } })
    }

    /// The fingerprint of the secret.
    pub(super) fn fingerprint(&self) -> String {
        format!("{:?}", self.secret.commitment())
    }

    /// Begins the game and its file.
    pub(super) fn begin(
        self,
        path: &Path,
        header: &Header,
        you: Seat,
        salt: String,
    ) -> anyhow::Result<Table> {
        let mut writer = Writer::create(path, header, &self.opening)?;
        keep_secret(path, &self.secret)?;
        let contribution = Contribution { at: Seq(0), seat: you, text: salt };
        writer.contribution(&contribution)?;
        Ok(Table {
            you,
            shown: 0,
            state: Pactes.start(&self.opening.setup),
            told: BySeat::new(vec![Vec::new(); Role::ALL.len()]),
            last: Seq(0),
            seal: Seal::new(self.secret, vec![contribution]),
            writer,
            path: path.to_owned(),
            bots: whims()?,
        })
    }
}

/// Why a kept game cannot go on.
#[derive(Debug, thiserror::Error)]
pub(super) enum Lost {
    /// There is no secret for its dice.
    #[error("no secret")]
    NoSecret,
    /// It does not hold.
    #[error(transparent)]
    Fault(#[from] kernel::Fault),
    /// Anything else.
    #[error(transparent)]
    Other(#[from] anyhow::Error),
}

impl Table {
    /// Goes on with a kept game, once every row has been checked.
    pub(super) fn resume(path: &Path, saved: Saved<Pactes>, you: Seat) -> Result<Self, Lost> {
        let secret = read_secret(path).ok_or(Lost::NoSecret)?;
        let writer = Writer::resume(path, &saved).map_err(anyhow::Error::from)?;
        let Record { opening, contributions, rows, .. } = saved.record;
        if opening.commitment != Some(secret.commitment()) {
            return Err(Lost::NoSecret);
        }
        let seal = Seal::new(secret.clone(), contributions.clone());
        let record = Record { opening, contributions, rows, secret: Some(secret) };
        record.verify(&Pactes)?;
        let state = Pactes.start(&record.opening.setup);
        let told = BySeat::new(vec![Vec::new(); Role::ALL.len()]);
        let (path, bots) = (path.to_owned(), whims()?);
        let mut table = Self { you, shown: 0, state, told, last: Seq(0), seal, writer, path, bots };
        for row in &record.rows {
            table.happen(row);
        }
        Ok(table)
    }

    fn happen(&mut self, row: &Row<Pactes>) {
        for seat in self.told.seats() {
            let told = kernel::told(&Pactes, &self.state, &row.events, Viewer::Seat(seat));
            self.told[seat].extend(told);
        }
        for event in &row.events {
            Pactes.apply(&mut self.state, event);
        }
        self.last = row.seq;
    }

    /// Where the game is kept.
    pub(super) fn path(&self) -> &Path {
        &self.path
    }

    /// Does something, if the rules permit it; it is in the file before anybody is told.
    pub(super) fn act_as(&mut self, seat: Seat, action: &Action) -> anyhow::Result<Result<(), Refusal>> {
        let (seq, by) = (self.last.next(), Actor::Seat(seat));
        let deed = match kernel::submit(&Pactes, &self.state, by, action, &mut self.seal.row(seq)) {
            Ok(deed) => deed,
            Err(kernel::NotDone::Refused(refusal)) => return Ok(Err(refusal)),
            Err(dry @ kernel::NotDone::Dry(_)) => return Err(dry.into()),
        };
        let (picks, events) = (deed.picks, deed.events);
        let row = Row { seq, at: now(), by, request: None, action: action.clone(), picks, events };
        self.writer.row(&row)?;
        self.happen(&row);
        Ok(Ok(()))
    }

    /// What a bot would do in that seat.
    pub(super) fn advice_of(&mut self, seat: Seat) -> Option<Action> {
        let view = Pactes.view(&self.state, Viewer::Seat(seat));
        let known = Knowledge { view, told: self.told[seat].clone() };
        Bot::default().act(&Pactes, &known, &mut self.bots)
    }

    /// Gives the secret away: the game is over.
    pub(super) fn close(&mut self) -> io::Result<String> {
        self.writer.secret(self.seal.secret())?;
        let kept = record::secret_path(&self.path);
        if kept.exists() {
            fs::remove_file(kept)?;
        }
        Ok(self.seal.secret().reveal())
    }
}

impl Place for Table {
    const IS_FAR: bool = false;
    const HELP: &'static [&'static str] = &[];

    fn view(&self) -> View {
        Pactes.view(&self.state, Viewer::Seat(self.you))
    }

    fn told(&self) -> &[Notice] {
        &self.told[self.you]
    }

    fn news(&mut self) -> Vec<News> {
        let news = &self.told[self.you][self.shown..];
        self.shown = self.told[self.you].len();
        news.iter().cloned().map(News::Game).collect()
    }

    fn act(&mut self, action: &Action, _: &[Value], _: Tell<'_>) -> anyhow::Result<Result<(), NotDone>> {
        Ok(self.act_as(self.you, action)?.map_err(NotDone::Refused))
    }

    fn obey(&mut self, _: &str, _: &Speaker, _: Tell<'_>) -> anyhow::Result<Vec<String>> {
        Ok(Vec::new())
    }

    fn advice(&mut self) -> Option<Action> {
        self.advice_of(self.you)
    }

    fn whim(&mut self, n: usize) -> usize {
        kernel::Chance::pick(&mut self.bots, &kernel::Ask::one_of(n.max(1)))
    }
}

pub(super) fn whims() -> anyhow::Result<Seeded> {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes)?;
    Ok(Seeded::new(u64::from_le_bytes(bytes)))
}

fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
}

/// Puts the secret beside the game, for its owner's eyes.
fn keep_secret(path: &Path, secret: &Secret) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(record::secret_path(path))?;
    io::Write::write_all(&mut file, secret.reveal().as_bytes())
}

fn read_secret(path: &Path) -> Option<Secret> {
    fs::read_to_string(record::secret_path(path)).ok().and_then(|text| Secret::read(text.trim()))
}
