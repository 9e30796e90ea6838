//! A seat at a table on a server, as the desk sees it.

use std::{cell::RefCell, rc::Rc, sync::mpsc::Sender};

use anyhow::anyhow;
use client::{Link, Update};
use kernel::{Knowledge, Language, NotDone, Refused as _, Seat, Seeded, Seq};
use protocol::{Accepted, Failure, FailureKind, HistoryRow as Past, Request};
use serde_json::Value;
use table::{ChairView, LimitKind, Motion, Notice as Told, TableNotice, TableView, Who};
use tokio::sync::mpsc::UnboundedSender;
use words::{Args, Shelf, Speaker};

use super::{
    commands,
    failed::sentence,
    mail::{Incoming, Mail},
    net::{self, FromNet, ToNet},
};
use crate::play::{
    local::whims,
    table_seat::{Announcement, News, SeatRefusal, TableSeat, Tell},
    terminal_game::TerminalGame,
};

/// A seat at a table on a server.
pub(crate) struct OnlineSeat<G: TerminalGame> {
    pub(super) link: Link,
    mail: Rc<RefCell<Mail>>,
    asks: UnboundedSender<ToNet>,
    you: Option<Seat>,
    language: Language,
    table: Option<TableView>,
    game: Option<G::View>,
    told: Vec<G::Notice>,
    /// The last row of which something was told, and the last with a text.
    pub(super) last: Seq,
    pub(super) last_text: Option<(Seat, Seq)>,
    has_history: bool,
    news: Vec<News>,
    /// What is to be said at once.
    urgent: Vec<Announcement>,
    present: Vec<Seat>,
    answers: Vec<(String, Result<Accepted, Failure>)>,
    is_lost: bool,
    over: bool,
    n_asked: u64,
    session: String,
    bots: Seeded,
}

impl<G: TerminalGame> OnlineSeat<G> {
    pub(super) fn new(
        link: &Link,
        you: Option<Seat>,
        mail: Rc<RefCell<Mail>>,
        sender: Sender<Incoming>,
        language: Language,
    ) -> anyhow::Result<Self> {
        Ok(Self {
            asks: net::start(link, you, sender)?,
            link: link.clone(),
            mail,
            you,
            language,
            table: None,
            game: None,
            told: Vec::new(),
            last: Seq(0),
            last_text: None,
            has_history: false,
            news: Vec::new(),
            urgent: Vec::new(),
            present: Vec::new(),
            answers: Vec::new(),
            is_lost: false,
            over: false,
            n_asked: 0,
            session: client::new_key(),
            bots: whims()?,
        })
    }

    /// Waits until the table and everything that was told so far is there.
    pub(super) fn arrive(&mut self, tell: Tell<'_>) -> anyhow::Result<()> {
        while self.table.is_none() || !self.has_history {
            self.wait_for_net(tell)?;
        }
        if self.you.is_none() {
            self.you = self.table().you.seat();
        }
        self.news.clear();
        Ok(())
    }

    pub(super) fn own_seat(&self) -> Seat {
        self.you.unwrap_or(Seat(0))
    }

    /// What is seen of the table.
    ///
    /// # Panics
    /// Before the seat has arrived.
    pub(super) fn table(&self) -> &TableView {
        self.table.as_ref().expect("a desk is made once the table is there")
    }

    pub(super) fn game(&self) -> Option<&G::View> {
        self.game.as_ref()
    }

    pub(super) fn is_over(&self) -> bool {
        self.over
    }

    pub(super) fn chair(&self) -> Option<&ChairView> {
        self.table().seats.get(usize::from(self.own_seat().0))
    }

    /// What somebody is called.
    pub(super) fn name(&self, seat: Seat) -> String {
        let chair = self.table.as_ref().and_then(|table| table.seats.get(usize::from(seat.0)));
        match chair {
            Some(ChairView { name: Some(name), .. }) => name.to_string(),
            Some(chair @ ChairView { who: Who::Bot, .. }) => self.bot_name(seat, chair),
            _ => Speaker::page(self.language, Shelf::WEB).just("lobby-free"),
        }
    }

    /// What a bot is called: as its role is, with a number where several play the same.
    fn bot_name(&self, seat: Seat, chair: &ChairView) -> String {
        let role = |chair: &ChairView| serde_json::from_value::<G::Role>(chair.role.clone()?).ok();
        let Some(own) = role(chair) else {
            return Speaker::page(self.language, Shelf::WEB).just("lobby-bot");
        };
        let before = self.table().seats.iter().take(usize::from(seat.0));
        let is_alike = |other: &&ChairView| other.who == Who::Bot && role(other) == Some(own);
        G::name(self.language, own, before.filter(is_alike).count())
    }

    pub(super) fn seats(&self, words: &Speaker) -> Vec<String> {
        let page = Speaker::page(self.language, Shelf::WEB);
        let line = |(seat, chair): (Seat, &ChairView)| {
            let role = chair.role.as_ref().and_then(|role| serde_json::from_value(role.clone()).ok());
            let role = role.map_or_else(|| "–".to_owned(), |role| G::part(self.language, role));
            let state = match chair.who {
                Who::Person if self.present.contains(&seat) => page.just("here"),
                Who::Person => page.just("away"),
                Who::Nobody | Who::Bot => String::new(),
            };
            let you = if self.you == Some(seat) { words.just("online-you") } else { String::new() };
            let name = self.name(seat);
            let parts = [name, role, state, you];
            parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
        };
        (0..).map(Seat).zip(&self.table().seats).map(line).collect()
    }

    /// Looks at everything that came.
    pub(super) fn pull(&mut self) {
        let news = self.mail.borrow_mut().take_net();
        for news in news {
            self.take(news);
        }
    }

    /// Waits until something came or was typed.
    pub(super) fn wait(&mut self) {
        if self.news.is_empty() && self.urgent.is_empty() {
            self.mail.borrow_mut().wait();
        }
    }

    /// What is to be said beside the game.
    pub(super) fn lines(&mut self) -> Vec<Announcement> {
        self.pull();
        let beside = self.news.drain(..).filter_map(|news| match news {
            News::Beside(line) => Some(line),
            News::Game(_) | News::Again => None,
        });
        self.urgent.drain(..).chain(beside).collect()
    }

    fn wait_for_net(&mut self, tell: Tell<'_>) -> anyhow::Result<()> {
        if self.over || !self.mail.borrow_mut().wait_for_net() {
            return Err(anyhow!(Speaker::terminal(self.language).just("online-gone")));
        }
        self.pull();
        for line in self.urgent.drain(..) {
            tell(line)?;
        }
        Ok(())
    }

    fn take(&mut self, news: FromNet) {
        match news {
            FromNet::Update(update, view) => self.update(*update, &view),
            FromNet::History(lines) => self.remember(lines),
            FromNet::Failed => self.over = true,
        }
    }

    fn update(&mut self, update: Update, view: &Value) {
        match update {
            Update::Full(full) => {
                if std::mem::take(&mut self.is_lost) {
                    self.urgent.push(Announcement::new("online-back"));
                }
                self.look(view);
                self.present.clone_from(&full.present);
                for line in &full.missed {
                    self.hear(line.seq, &line.told);
                }
                if full.more {
                    let _ = self.asks.send(ToNet::Reload);
                }
            }
            Update::Row(told) => {
                self.look(view);
                self.hear(told.seq, &told.told);
            }
            Update::Accepted(accepted) => self.answers.push((accepted.request.clone(), Ok(accepted))),
            Update::Refused(failure) => {
                if let Some(request) = failure.request.clone() {
                    self.answers.push((request, Err(failure)));
                }
            }
            Update::Present(present) => self.present = present.seats,
            // A terminal has no corner for it.
            Update::Writing(_) | Update::Bots(_) => {}
            Update::Lost => {
                if !std::mem::replace(&mut self.is_lost, true) {
                    self.urgent.push(Announcement::new("online-lost"));
                }
            }
            Update::Over(_) => self.over = true,
        }
    }

    fn look(&mut self, view: &Value) {
        // What cannot be read is of another version; the last thing that could stays.
        if let Ok(table) = serde_json::from_value(view["table"].clone()) {
            self.table = Some(table);
        }
        if let Ok(game) = serde_json::from_value(view["game"].clone()) {
            self.game = game;
        }
    }

    /// Everything that was told so far; what was taken back is not told any more.
    fn remember(&mut self, lines: Vec<Past>) {
        let (mut told, mut newer) = (Vec::new(), Vec::new());
        for line in lines {
            let played: Vec<G::Notice> = line.told.iter().filter_map(read_game::<G>).collect();
            if !line.rewound && (line.seq <= self.last || !self.has_history) {
                told.extend(played);
            }
            if !self.has_history {
                self.last = self.last.max(line.seq);
            } else if line.seq > self.last {
                newer.push(line);
            }
        }
        self.told = told;
        self.has_history = true;
        self.news.push(News::Again);
        for line in newer {
            self.hear(line.seq, &line.told);
        }
    }

    fn hear(&mut self, seq: Seq, notices: &[Told]) {
        if seq <= self.last && self.has_history {
            return;
        }
        self.last = seq;
        for notice in notices {
            match notice {
                Told::Game(_) => {
                    let Some(notice) = read_game::<G>(notice) else { continue };
                    self.news.push(News::Game(self.told.len()));
                    self.told.push(notice);
                }
                Told::Table(notice) => self.hear_table(seq, notice),
            }
        }
    }

    fn hear_table(&mut self, seq: Seq, notice: &TableNotice) {
        use table::{Happening as H, Partly, TableNotice as N};
        if matches!(notice, N::Open(H::Rewound { .. } | H::Struck { .. })) {
            let _ = self.asks.send(ToNet::Reload);
        }
        if let N::Open(H::Said { seat, .. } | H::Narrated { seat, .. }) = notice {
            self.last_text = Some((*seat, seq));
        }
        let about = |id: &'static str, seat: &Seat| Announcement::new(id).with("who", self.name(*seat));
        let line = match notice {
            N::Open(H::Said { seat, text }) => about("online-said", seat).with("text", text.to_string()),
            N::Open(H::Narrated { seat, text }) => {
                about("online-narrated", seat).with("text", text.to_string())
            }
            N::Partly(Partly::SeatClaimed { seat, .. }) => about("online-came", seat),
            N::Partly(Partly::SeatMoved { seat }) => about("online-moved", seat),
            N::Partly(Partly::SeatLeft { seat } | Partly::SeatRemoved { seat }) => {
                about("online-gone-seat", seat)
            }
            N::Open(H::StandIn { seat, .. }) => about("online-stand-in", seat),
            N::Open(H::Absent { seat }) => about("online-absent", seat),
            N::Open(H::CameBack { seat }) => about("online-here-again", seat),
            N::Open(H::Entrusted { seat, entrusted: true }) => about("online-entrusted", seat),
            N::Open(H::Entrusted { seat, entrusted: false }) => about("online-sealed", seat),
            N::Open(H::HostIs { seat }) => about("online-host", seat),
            N::Open(H::WebhookSet { format: Some(_) }) => Announcement::new("online-called"),
            N::Open(H::WebhookSet { format: None }) => Announcement::new("online-uncalled"),
            N::Open(H::Consented { seat, .. }) => about("online-consented", seat),
            N::Partly(Partly::Proposed { motion }) => {
                Announcement::new("online-proposed").with("what", self.motion(motion))
            }
            N::Open(H::Dropped { .. }) => Announcement::new("online-dropped"),
            N::Open(H::Carried { .. }) => Announcement::new("online-carried"),
            N::Open(H::CardRaised { .. }) => Announcement::new("online-card"),
            N::Open(H::Struck { .. }) => Announcement::new("online-struck"),
            N::Open(H::Paused) => Announcement::new("online-paused"),
            N::Open(H::Resumed) => Announcement::new("online-resumed"),
            N::Open(H::Rewound { .. }) => Announcement::new("online-rewound"),
            N::Open(H::LimitAdded { kind: LimitKind::Line, text }) => {
                Announcement::new("online-line").with("text", text.to_string())
            }
            N::Open(H::LimitAdded { kind: LimitKind::Veil, text }) => {
                Announcement::new("online-veil").with("text", text.to_string())
            }
            N::Open(H::Bookmarked { label, .. }) => {
                Announcement::new("online-marked").with("label", label.to_string())
            }
            N::Open(H::Started) => Announcement::new("online-started"),
            N::Open(H::Closed { secret }) => Announcement::new("end-secret").with("secret", secret.as_str()),
            N::Open(H::Deleted) => Announcement::new("online-gone"),
            _ => return,
        };
        self.news.push(News::Beside(line));
    }

    fn motion(&self, motion: &Motion) -> String {
        let id = match motion {
            Motion::Rewind { .. } => "agree-title-rewind",
            Motion::Pause => "agree-title-pause",
            Motion::Resume => "agree-title-resume",
            Motion::Remove { .. } => "agree-title-remove",
            Motion::Reinvite { .. } => "agree-title-reinvite",
            Motion::StandIn { .. } => "agree-title-stand-in",
            Motion::NewHost { .. } => "agree-title-new-host",
            Motion::DropLimit { .. } => "agree-title-drop-limit",
            Motion::Again => "agree-title-again",
            Motion::AgainSame => "agree-title-again-same",
            Motion::Close => "agree-title-close",
            Motion::Delete => "agree-title-delete",
        };
        let whom = match motion {
            Motion::NewHost { seat } => Some(*seat),
            _ => motion.target(),
        };
        let name = whom.map(|seat| self.name(seat)).unwrap_or_default();
        Speaker::page(self.language, Shelf::WEB).say(id, &Args::new().with("name", name))
    }

    /// Asks for something and waits for the answer, however often the connection breaks meanwhile.
    fn ask(&mut self, request: Request, tell: Tell<'_>) -> anyhow::Result<Result<Accepted, Failure>> {
        self.n_asked += 1;
        let own = format!("{}-{}", &self.session[..12], self.n_asked);
        let _ = self.asks.send(ToNet::Ask(Box::new(Request { request: own.clone(), ..request })));
        loop {
            if let Some(at) = self.answers.iter().position(|(id, _)| *id == own) {
                return Ok(self.answers.swap_remove(at).1);
            }
            self.wait_for_net(tell)?;
        }
    }

    /// Asks the table for something; `key` is that of a link to be made.
    pub(super) fn ask_table(
        &mut self,
        action: table::Action,
        key: Option<String>,
        tell: Tell<'_>,
    ) -> anyhow::Result<Result<Accepted, Failure>> {
        self.ask(Request { key, ..Request::table("", action) }, tell)
    }

    /// Takes a role; says why not.
    pub(super) fn take_role(
        &mut self,
        role: G::Role,
        words: &Speaker,
        tell: Tell<'_>,
    ) -> anyhow::Result<Vec<String>> {
        let answer =
            self.ask_table(table::Action::TakeRole { role: Some(serde_json::to_value(role)?) }, None, tell)?;
        Ok(answer.err().map(|failure| sentence(&failure, words.language())).into_iter().collect())
    }
}

impl<G: TerminalGame> TableSeat<G> for OnlineSeat<G> {
    const IS_ONLINE: bool = true;
    const HELP: &'static [&'static str] = &commands::HELP;

    fn you(&self) -> Seat {
        self.own_seat()
    }

    fn names(&self) -> Vec<String> {
        let seats = 0..u8::try_from(self.table().seats.len()).unwrap_or(u8::MAX);
        seats.map(|seat| self.name(Seat(seat))).collect()
    }

    fn view(&self) -> G::View {
        self.game.clone().expect("a desk is made once the game is on")
    }

    fn told(&self) -> &[G::Notice] {
        &self.told
    }

    fn news(&mut self) -> Vec<News> {
        self.pull();
        self.urgent.drain(..).map(News::Beside).chain(self.news.drain(..)).collect()
    }

    fn act(
        &mut self,
        action: &G::Action,
        results: &[Value],
        tell: Tell<'_>,
    ) -> anyhow::Result<Result<(), NotDone<SeatRefusal<G::Refusal>>>> {
        let request =
            Request { results: results.to_vec(), ..Request::game("", serde_json::to_value(action)?) };
        Ok(match self.ask(request, tell)? {
            Ok(_) => Ok(()),
            Err(failure) if failure.kind == FailureKind::Missing => Err(NotDone::Missing(failure.missing)),
            Err(failure) => Err(NotDone::Refused(self.refusal(&failure))),
        })
    }

    fn obey(&mut self, command: &str, words: &Speaker, tell: Tell<'_>) -> anyhow::Result<Vec<String>> {
        commands::obey(self, command, words, tell)
    }

    fn advice(&mut self) -> Option<G::Action> {
        let known = Knowledge { view: self.game.clone()?, told: self.told.clone() };
        G::bot(G::MANIFEST.usual_bot)?.act(&G::default(), &known, &mut self.bots)
    }

    fn whim(&mut self, n: usize) -> usize {
        kernel::Chance::pick(&mut self.bots, &kernel::Ask::one_of(n.max(1)))
    }
}

impl<G: TerminalGame> OnlineSeat<G> {
    fn refusal(&self, failure: &Failure) -> SeatRefusal<G::Refusal> {
        match serde_json::from_value::<G::Refusal>(failure.why.clone()) {
            Ok(refusal) if Some(refusal.rule().0) == failure.rule.as_deref() => SeatRefusal::Game(refusal),
            _ => SeatRefusal::Otherwise { rule: failure.rule.clone(), why: sentence(failure, self.language) },
        }
    }
}

fn read_game<G: TerminalGame>(notice: &Told) -> Option<G::Notice> {
    match notice {
        Told::Game(notice) => serde_json::from_str(notice.get()).ok(),
        Told::Table(_) => None,
    }
}
