//! A seat at a table over the network.

use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use kernel::{Seat, Seq, Wish};
use protocol::{
    Accepted, ByeReason, Claim, ClientMessage, Failure, Full, HistoryPage, HistoryRow, Pen, Present, Request,
    RowUpdate, Seated, ServerMessage, Writing,
};
use serde_json::Value;
use tokio::time::Instant;
use tokio_tungstenite::{
    WebSocketStream, client_async_with_config,
    tungstenite::{Error as SocketError, Message, client::IntoClientRequest as _, protocol::WebSocketConfig},
};

use crate::{
    connect::{Stream, address, connect},
    http::{ClientError, request},
    new_key,
};

/// How long to wait before sending again what came too soon.
const PATIENCE: Duration = Duration::from_millis(400);

/// A link: `https://HOST/BASE/t/TABLE#KEY`, or as the browser writes it, `https://HOST/BASE/#/join/TABLE/KEY`.
#[derive(Clone, PartialEq, Eq)]
pub struct Link {
    /// Where the server is, with its base path and without a slash at the end.
    pub server: String,
    /// The table's name.
    pub table: String,
    pub key: String,
}

impl std::fmt::Debug for Link {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Link({}/t/{}#…)", self.server, self.table)
    }
}

impl Link {
    /// Reads a link.
    ///
    /// # Errors
    /// It is none.
    pub fn read(url: &str) -> Result<Self, ClientError> {
        let wrong = || ClientError::Address(url.to_owned());
        let (page, rest) = url.trim().split_once('#').ok_or_else(wrong)?;
        let (server, table, key) = match rest.strip_prefix('/') {
            Some(route) => {
                let mut parts = route.split('/');
                let kind = parts.next().filter(|kind| ["join", "arrive", "watch"].contains(kind));
                let (table, key) = kind.and_then(|_| parts.next().zip(parts.next())).ok_or_else(wrong)?;
                (page, table, key)
            }
            None => {
                let (server, table) = page.rsplit_once("/t/").ok_or_else(wrong)?;
                (server, table.trim_end_matches('/'), rest)
            }
        };
        let is_plain = |text: &str| text.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
        if table.is_empty() || key.is_empty() || !is_plain(table) || !is_plain(key) {
            return Err(wrong());
        }
        address(server)?;
        let server = server.trim_end_matches('/').to_owned();
        Ok(Self { server, table: table.to_owned(), key: key.to_owned() })
    }

    /// Where the table is, without the key.
    pub fn place(&self) -> String {
        format!("{}/t/{}", self.server, self.table)
    }

    /// An address of the table's API.
    pub fn api(&self, what: &str) -> String {
        format!("{}/api/tables/{}{what}", self.server, self.table)
    }
}

/// What comes from the table.
#[derive(Debug, Clone)]
pub enum Update {
    /// The whole view, at first and after coming back.
    Full(Box<Full>),
    /// A row; the view is changed already.
    Row(RowUpdate),
    /// A request was done.
    Accepted(Accepted),
    /// A request was not done.
    Refused(Failure),
    /// Somebody came or went.
    Present(Present),
    /// Somebody else writes, or has stopped.
    Writing(Writing),
    /// Somebody asks something of the bots.
    Bots(Wish),
    /// The connection broke; it is being made again.
    Lost,
    /// The key does not work any more, or the table is gone.
    Over(ByeReason),
}

/// Sits down, or brings a seat here. The same claim with the same key may be sent again, and is when no answer
/// comes.
///
/// # Errors
/// No connection, or a refusal.
pub async fn claim(link: &Link, claim: &Claim) -> Result<Seated, ClientError> {
    let mut last = None;
    for _ in 0..3 {
        match request("POST", &link.api("/claim"), &[], Some(claim)).await {
            Ok(answer) => return answer.json(),
            Err(error) => last = Some(error),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    Err(last.unwrap_or_else(|| ClientError::Network("no answer".to_owned())))
}

/// What the holder of a key sees.
///
/// # Errors
/// No connection, or a key that does not work.
pub async fn look(link: &Link, key: &str) -> Result<Full, ClientError> {
    let bearer = format!("Bearer {key}");
    let headers = [("authorization", bearer.as_str())];
    request("GET", &link.api(""), &headers, None::<&()>).await?.json()
}

type Socket = WebSocketStream<Stream>;

/// A seat at a table. When the connection breaks, it comes back by itself, asks for what it missed, and
/// sends again what was not answered: a request has an id, so it is done once.
#[derive(Debug)]
pub struct Joined {
    link: Link,
    seat: Option<Seat>,
    socket: Option<Socket>,
    /// What the viewer sees: `{"table": …, "game": …}`.
    pub view: Value,
    /// The last row that is known.
    pub seq: Option<Seq>,
    unanswered: Vec<Request>,
    /// When to send again what came too soon.
    again: Option<Instant>,
    n_requests: u64,
    session: String,
}

impl Joined {
    /// Sits down with an invitation.
    ///
    /// # Errors
    /// No connection, or a refusal.
    pub async fn sit(
        link: &Link,
        name: &str,
        seat: Option<Seat>,
        contribution: Option<&str>,
    ) -> Result<Self, ClientError> {
        let session = new_key();
        let claim = Claim {
            request: format!("claim-{}", &session[..16]),
            link: Some(link.key.clone()),
            key: Some(new_key()),
            name: Some(name.into()),
            seat,
            contribution: contribution.map(Into::into),
        };
        let seated = self::claim(link, &claim).await?;
        Ok(Self::with_key(link, Some(seated.seat), seated.key.0))
    }

    /// With a key that one holds already: a seat's, the host's, or one to look on.
    pub fn with_key(link: &Link, seat: Option<Seat>, key: String) -> Self {
        Self {
            link: Link { key, ..link.clone() },
            seat,
            socket: None,
            view: Value::Null,
            seq: None,
            unanswered: Vec::new(),
            again: None,
            n_requests: 0,
            session: new_key(),
        }
    }

    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The seat's key, to be kept for coming back later.
    pub fn key(&self) -> &str {
        &self.link.key
    }

    /// What the seat may do now.
    ///
    /// # Errors
    /// No connection.
    pub async fn choices(&self) -> Result<protocol::Choices, ClientError> {
        let bearer = format!("Bearer {}", self.link.key);
        let headers = [("authorization", bearer.as_str())];
        request("GET", &self.link.api("/choices"), &headers, None::<&()>).await?.json()
    }

    /// Everything the seat was told so far, oldest first.
    ///
    /// # Errors
    /// No connection.
    pub async fn history(&self) -> Result<Vec<HistoryRow>, ClientError> {
        let bearer = format!("Bearer {}", self.link.key);
        let headers = [("authorization", bearer.as_str())];
        let (mut pages, mut before) = (Vec::new(), String::new());
        loop {
            let url = self.link.api(&format!("/history{before}"));
            let page: HistoryPage = request("GET", &url, &headers, None::<&()>).await?.json()?;
            pages.push(page.lines);
            match page.before {
                Some(seq) => before = format!("?before={seq}"),
                None => return Ok(pages.into_iter().rev().flatten().collect()),
            }
        }
    }

    /// Asks for something; the answer comes as an update. Gives the request's id; one that is empty is made
    /// here.
    pub async fn ask(&mut self, mut request: Request) -> String {
        self.n_requests += 1;
        if request.request.is_empty() {
            request.request = format!("{}-{}", &self.session[..12], self.n_requests);
        }
        let id = request.request.clone();
        self.unanswered.push(request.clone());
        if let Some(socket) = &mut self.socket
            && socket.send(message(&request)).await.is_err()
        {
            self.socket = None;
        }
        id
    }

    /// Says that one writes something that all will read, or has stopped.
    pub async fn write(&mut self, pen: Pen) {
        self.say(&ClientMessage::Writing(pen)).await;
    }

    /// Asks something of the bots at the table.
    pub async fn ask_bots(&mut self, wish: Wish) {
        self.say(&ClientMessage::Bots(wish)).await;
    }

    /// Says whether one looks at something else than the play.
    pub async fn look_elsewhere(&mut self, is_elsewhere: bool) {
        self.say(&ClientMessage::Elsewhere(is_elsewhere)).await;
    }

    async fn say(&mut self, message: &ClientMessage) {
        let text = serde_json::to_string(message).expect("a wire type writes itself");
        if let Some(socket) = &mut self.socket
            && socket.send(Message::text(text)).await.is_err()
        {
            self.socket = None;
        }
    }

    /// Waits for what comes next, coming back as often as need be.
    ///
    /// # Errors
    /// The server refuses the connection for good.
    pub async fn next(&mut self) -> Result<Update, ClientError> {
        loop {
            if self.socket.is_none() {
                self.connect().await?;
            }
            let Some(socket) = &mut self.socket else { continue };
            let again = self.again.unwrap_or_else(|| Instant::now() + PATIENCE);
            let message = tokio::select! {
                message = socket.next() => message,
                () = tokio::time::sleep_until(again), if self.again.is_some() => {
                    self.again = None;
                    self.send_all().await;
                    continue;
                }
            };
            match message {
                Some(Ok(Message::Text(text))) => match self.hear(&text) {
                    Ok(Some(update)) => return Ok(update),
                    Ok(None) => {}
                    Err(error) => return Err(error),
                },
                Some(Ok(_)) => {}
                Some(Err(_)) | None => self.socket = None,
            }
            if self.socket.is_none() {
                return Ok(Update::Lost);
            }
        }
    }

    fn hear(&mut self, text: &str) -> Result<Option<Update>, ClientError> {
        let says: ServerMessage =
            serde_json::from_str(text).map_err(|error| ClientError::Answer(error.to_string()))?;
        Ok(Some(match says {
            ServerMessage::Full(full) => {
                self.seq = Some(full.seq);
                self.view = full.view.clone();
                Update::Full(full)
            }
            ServerMessage::Row(told) => {
                if self.seq.is_some_and(|seq| told.seq <= seq) {
                    return Ok(None);
                }
                self.seq = Some(told.seq);
                if told.patch.clone().apply(&mut self.view).is_err() {
                    // Never by a server of the same version; the whole view mends it.
                    self.socket = None;
                    return Ok(None);
                }
                Update::Row(told)
            }
            ServerMessage::Accepted(accepted) => {
                self.unanswered.retain(|request| request.request != accepted.request);
                Update::Accepted(accepted)
            }
            ServerMessage::Error(failure) if failure.kind == protocol::FailureKind::Unavailable => {
                self.socket = None;
                return Ok(None);
            }
            ServerMessage::Error(failure) if self.came_too_soon(&failure) => {
                let wait = failure.wait.map_or(PATIENCE, Duration::from_millis);
                self.again = Some(Instant::now() + wait);
                return Ok(None);
            }
            ServerMessage::Error(failure) => {
                self.unanswered.retain(|request| Some(&request.request) != failure.request.as_ref());
                Update::Refused(failure)
            }
            ServerMessage::Present(present) => Update::Present(present),
            ServerMessage::Writing(writing) => Update::Writing(writing),
            ServerMessage::Bots(wish) => Update::Bots(wish),
            ServerMessage::Bye(ByeReason::Shutdown | ByeReason::Slow) => {
                self.socket = None;
                return Ok(None);
            }
            ServerMessage::Bye(why) => Update::Over(why),
        }))
    }

    async fn connect(&mut self) -> Result<(), ClientError> {
        let mut pause = Duration::from_millis(50);
        loop {
            match self.open().await {
                Ok(socket) => {
                    self.socket = Some(socket);
                    self.again = None;
                    self.send_all().await;
                    return Ok(());
                }
                Err(NotOpened::ForGood(why)) => return Err(why),
                Err(NotOpened::ForNow) => {
                    tokio::time::sleep(pause).await;
                    pause = (pause * 2).min(Duration::from_secs(5));
                }
            }
        }
    }

    /// Sends everything that was not answered; the server does each once.
    async fn send_all(&mut self) {
        let Some(socket) = &mut self.socket else { return };
        for request in &self.unanswered {
            if socket.send(message(request)).await.is_err() {
                break;
            }
        }
    }

    fn came_too_soon(&self, failure: &Failure) -> bool {
        let is_ours = |id: &String| self.unanswered.iter().any(|request| request.request == *id);
        failure.kind == protocol::FailureKind::TooMany && failure.request.as_ref().is_some_and(is_ours)
    }

    async fn open(&self) -> Result<Socket, NotOpened> {
        let since = self.seq.map_or_else(String::new, |seq| format!("?since={seq}"));
        let url = self.link.api(&format!("/socket{since}"));
        let stream = match connect(&address(&url)?).await {
            Err(ClientError::Network(_)) => return Err(NotOpened::ForNow),
            connected => connected?,
        };
        let mut request = url.replacen("http", "ws", 1).into_client_request()?;
        if let Ok(value) = format!("Bearer {}", self.link.key).parse() {
            request.headers_mut().insert("authorization", value);
        }
        let config = WebSocketConfig::default().read_buffer_size(4 * 1024);
        Ok(client_async_with_config(request, stream, Some(config)).await?.0)
    }
}

/// Why there is no socket.
enum NotOpened {
    /// Trying again would change nothing.
    ForGood(ClientError),
    /// The server may be back in a moment.
    ForNow,
}

impl From<ClientError> for NotOpened {
    fn from(why: ClientError) -> Self {
        Self::ForGood(why)
    }
}

impl From<SocketError> for NotOpened {
    fn from(error: SocketError) -> Self {
        match error {
            SocketError::Http(answer) if answer.status().is_client_error() && answer.status() != 429 => {
                Self::ForGood(ClientError::Network(format!("the server answers {}", answer.status())))
            }
            SocketError::Url(error) => Self::ForGood(ClientError::Address(error.to_string())),
            _ => Self::ForNow,
        }
    }
}

fn message(request: &Request) -> Message {
    let asks = ClientMessage::Request(Box::new(request.clone()));
    Message::text(serde_json::to_string(&asks).expect("a wire type writes itself"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(url: &str, expected: Option<(&str, &str, &str)>) {
        let link = Link::read(url).ok();
        let read = link.as_ref().map(|link| (link.server.as_str(), link.table.as_str(), link.key.as_str()));
        assert_eq!(read, expected, "{url}");
    }

    #[test]
    fn links_are_read_as_people_and_browsers_write_them() {
        check("http://a:1/t/abc#k1", Some(("http://a:1", "abc", "k1")));
        check(" http://a:1/base/t/abc/#k1\n", Some(("http://a:1/base", "abc", "k1")));
        check("http://a:1/#/join/abc/k1", Some(("http://a:1", "abc", "k1")));
        check("http://a:1/base/#/arrive/abc/k1", Some(("http://a:1/base", "abc", "k1")));
        check("https://a/t/b#k", Some(("https://a", "b", "k")));
        for wrong in ["http://a:1/t/abc", "ftp://a/t/b#k", "http://a/#/rules/x/y", "http://a/t/../x#k", "k"] {
            check(wrong, None);
        }
    }
}
