//! A game on this device: the record, row by row, and what each viewer was told.

use kernel::{Actor, BySeat, Casting, Knowledge, Language, NotDone, Seal, Seat, Secret, Seq, Viewer};
use readers::json;
use serde::{Deserialize, Serialize};

use super::kept::{KeptGame, RECORD};
use crate::{
    chance,
    game::{GamePage, NoticeAt},
    keep,
};

/// Who sits there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Participant {
    /// What they are called.
    pub name: String,
    /// The bot that plays for them.
    pub bot: Option<String>,
}

impl Participant {
    /// The usual bot, the `nth` in that role, from 0.
    pub(crate) fn bot<G: GamePage>(role: G::Role, nth: usize) -> Self {
        let name = G::bot_name(role, nth).to_owned();
        Self { name, bot: Some(G::MANIFEST.usual_bot.to_owned()) }
    }
}

/// What the device keeps.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
struct Kept<G: GamePage> {
    people: Vec<Participant>,
    secret: String,
    setup: G::Setup,
    /// What happened, row by row: replaying reads facts only.
    rows: Vec<Vec<G::Event>>,
    /// When something last happened, in milliseconds since 1970.
    at: u64,
    /// Whose doing each row was, as far as it is known: older games do not say.
    #[serde(default)]
    by: Vec<Option<Seat>>,
    /// Whether people talk: what is said aloud need not be written.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    spoken: bool,
}

/// A game being played.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct LocalGame<G: GamePage> {
    id: String,
    kept: Kept<G>,
    state: G::State,
    /// What each seat was told, and the public last.
    told: Vec<Vec<NoticeAt<G::Notice>>>,
    /// Whether the device has room for what happened last.
    pub(crate) is_kept: bool,
}

impl<G: GamePage> LocalGame<G> {
    /// Deals a new game and keeps it.
    ///
    /// # Errors
    /// The rule that the options break.
    pub(crate) fn open(
        people: Vec<Participant>,
        language: Language,
        options: &G::Options,
    ) -> Result<Self, G::Refusal> {
        let secret = chance::secret();
        let casting = Casting { language, roles: BySeat::new(G::default().roles(people.len())) };
        let mut source = Seal::new(secret.clone(), Vec::new()).row(Seq(0));
        let dealt = match kernel::deal(&G::default(), options, &casting, &mut source) {
            Ok(dealt) => dealt,
            Err(NotDone::Refused(refusal)) => return Err(refusal),
            Err(NotDone::Missing(_)) => unreachable!("the seal never runs dry"),
        };
        let kept = Kept {
            people,
            secret: secret.reveal(),
            setup: dealt.setup,
            rows: Vec::new(),
            at: now(),
            by: Vec::new(),
            spoken: false,
        };
        let mut local = Self::of(chance::name(), kept);
        local.keep();
        Ok(local)
    }

    /// A game that the device remembers.
    pub(crate) fn find(id: &str) -> Option<Self> {
        keep::read(&format!("{RECORD}{id}")).map(|kept| Self::of(id.to_owned(), kept))
    }

    fn of(id: String, mut kept: Kept<G>) -> Self {
        let state = G::default().start(&kept.setup);
        let told = vec![Vec::new(); kept.people.len() + 1];
        let rows = std::mem::take(&mut kept.rows);
        let mut local = Self { id, state, told, is_kept: true, kept };
        for (index, events) in rows.iter().enumerate() {
            local.apply(Seq(index as u64 + 1), events);
        }
        local.kept.rows = rows;
        local
    }

    /// Its name on this device.
    pub(crate) fn id(&self) -> &str {
        &self.id
    }

    /// A game that was kept in another form.
    pub(crate) fn adopt(
        id: String,
        people: Vec<Participant>,
        setup: G::Setup,
        rows: Vec<Vec<G::Event>>,
        at: u64,
    ) -> Self {
        let secret = chance::secret().reveal();
        let mut local = Self::of(id, Kept { people, secret, setup, rows, at, by: Vec::new(), spoken: false });
        local.keep();
        local
    }

    /// The same among people who talk, or who write.
    #[must_use]
    pub(super) fn among(mut self, spoken: bool) -> Self {
        self.kept.spoken = spoken;
        self.keep();
        self
    }

    /// Whether people talk.
    pub(super) fn is_spoken(&self) -> bool {
        self.kept.spoken
    }

    /// All that the device keeps of it, as a text.
    pub(super) fn record(&self) -> String {
        json::value(&self.kept).to_string()
    }

    /// How much has happened.
    pub(super) fn n_rows(&self) -> usize {
        self.kept.rows.len()
    }

    /// What was fixed before play.
    pub(crate) fn setup(&self) -> &G::Setup {
        &self.kept.setup
    }

    /// What happened, row by row.
    pub(crate) fn rows(&self) -> &[Vec<G::Event>] {
        &self.kept.rows
    }

    /// Takes back everything after so many rows.
    pub(crate) fn rewind(&mut self, n_rows: usize) {
        self.kept.rows.truncate(n_rows);
        self.kept.by.truncate(n_rows);
        *self = Self::of(std::mem::take(&mut self.id), self.kept.clone());
        self.keep();
    }

    /// The row of what a person did last: everything from there on can be taken back, the bots' answers with it.
    pub(super) fn last_doing(&self) -> Option<usize> {
        let humans = self.humans();
        self.kept.by.iter().rposition(|by| by.is_some_and(|by| humans.contains(&by)))
    }

    /// Whose doing the last row was, if it was anybody's.
    pub(super) fn last_by(&self) -> Option<Seat> {
        self.kept.by.get(self.kept.rows.len().checked_sub(1)?).copied().flatten()
    }

    /// Keeps what happened.
    fn happen(&mut self, events: Vec<G::Event>) {
        self.apply(Seq(self.kept.rows.len() as u64 + 1), &events);
        self.kept.rows.push(events);
        self.kept.at = now();
        self.keep();
    }

    /// What everybody is called.
    pub(crate) fn names(&self) -> Vec<String> {
        self.kept.people.iter().map(|person| person.name.clone()).collect()
    }

    fn seats(&self) -> impl Iterator<Item = (Seat, &Participant)> {
        (0..).map(Seat).zip(&self.kept.people)
    }

    /// The seats of people.
    pub(super) fn humans(&self) -> Vec<Seat> {
        self.seats().filter(|(_, person)| person.bot.is_none()).map(|(seat, _)| seat).collect()
    }

    /// The seats of bots, with which bot.
    pub(super) fn bots(&self) -> Vec<(Seat, String)> {
        self.seats().filter_map(|(seat, person)| Some((seat, person.bot.clone()?))).collect()
    }

    /// What somebody sees; nobody, for what all may see.
    pub(crate) fn view(&self, seat: Option<Seat>) -> G::View {
        G::default().view(&self.state, seat.map_or(Viewer::Public, Viewer::Seat))
    }

    /// What somebody was told.
    pub(super) fn told(&self, seat: Option<Seat>) -> &[NoticeAt<G::Notice>] {
        let index = seat.map_or(self.kept.people.len(), |seat| usize::from(seat.0));
        self.told.get(index).map_or(&[], Vec::as_slice)
    }

    /// All that a seat knows.
    pub(super) fn knowledge(&self, seat: Seat) -> Knowledge<G> {
        let told = self.told(Some(seat)).iter().map(|heard| heard.notice.clone()).collect();
        Knowledge { view: self.view(Some(seat)), told }
    }

    /// Who sits here.
    pub(crate) fn people(&self) -> &[Participant] {
        &self.kept.people
    }

    /// The house does what it has to when nobody does anything.
    pub(super) fn strike(&mut self) {
        let choices = G::default().choices(&self.view(None));
        if let Some(choice) = choices.into_iter().find(|choice| choice.holes.is_empty()) {
            // What the rules offer they permit.
            let _ = self.ask(Actor::House, &choice.action);
        }
    }

    /// Asks the rules, and keeps what happened.
    ///
    /// # Errors
    /// The rule that the action breaks.
    pub(crate) fn submit(&mut self, seat: Seat, action: &G::Action) -> Result<(), G::Refusal> {
        self.ask(Actor::Seat(seat), action)
    }

    fn ask(&mut self, actor: Actor, action: &G::Action) -> Result<(), G::Refusal> {
        let seq = Seq(self.kept.rows.len() as u64 + 1);
        let secret = Secret::read(&self.kept.secret).unwrap_or_else(chance::secret);
        let mut source = Seal::new(secret, Vec::new()).row(seq);
        let decision = match kernel::submit(&G::default(), &self.state, actor, action, &mut source) {
            Ok(decision) => decision,
            Err(NotDone::Refused(refusal)) => return Err(refusal),
            Err(NotDone::Missing(_)) => unreachable!("the seal never runs dry"),
        };
        self.kept.by.resize(self.kept.rows.len(), None);
        self.kept.by.push(match actor {
            Actor::Seat(seat) => Some(seat),
            Actor::House => None,
        });
        self.happen(decision.events);
        Ok(())
    }

    fn apply(&mut self, seq: Seq, events: &[G::Event]) {
        let game = G::default();
        for event in events {
            for (told, viewer) in self.told.iter_mut().zip(Viewer::all(self.kept.people.len())) {
                let notice = game.tell(&self.state, event, viewer);
                told.extend(notice.map(|notice| NoticeAt { seq, notice }));
            }
            game.apply(&mut self.state, event);
        }
    }

    fn keep(&mut self) {
        let view = self.view(None);
        let status = G::default().status(&view);
        let humans = self.humans();
        // At one device nobody reads what only one of them is asked before they take it.
        let asked = status.awaited.iter().find(|seat| humans == [**seat]);
        let choices = asked.map(|seat| G::default().choices(&self.view(Some(*seat))));
        let entry = KeptGame {
            id: self.id.clone(),
            game: G::MANIFEST.name.to_owned(),
            title: G::MANIFEST.title.to_owned(),
            names: self.names().join(", "),
            progress: G::default().progress(&view),
            asks: choices.and_then(|choices| choices.first()?.action_name()),
            over: status.outcome.is_some(),
            at: self.kept.at,
        };
        self.is_kept = keep::write(&format!("{RECORD}{}", self.id), &self.kept) && entry.keep();
    }
}

/// Milliseconds since 1970.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a time is a whole number")]
pub(crate) fn now() -> u64 {
    js_sys::Date::now() as u64
}
