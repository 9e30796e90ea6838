//! Somebody who takes what is posted.

use std::sync::{
    Arc, Mutex, PoisonError,
    atomic::{AtomicU16, AtomicUsize, Ordering::SeqCst},
};

use axum::{
    Router,
    body::Bytes,
    extract::State,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use serde_json::Value;
use tokio::{net::TcpListener, sync::Notify};

pub(crate) struct Receiver {
    pub(crate) url: String,
    here: Arc<Here>,
    n_read: AtomicUsize,
}

#[derive(Default)]
struct Here {
    status: AtomicU16,
    sends_on_to: Mutex<Option<String>>,
    heard: Mutex<Vec<Value>>,
    n_asked: AtomicUsize,
    news: Notify,
}

impl Receiver {
    pub(crate) async fn start() -> Self {
        let here = Arc::new(Here { status: AtomicU16::new(200), ..Here::default() });
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let url = format!("http://{}/hook", listener.local_addr().expect("an address"));
        let router = Router::new().fallback(hear).with_state(Arc::clone(&here));
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, here, n_read: AtomicUsize::new(0) }
    }

    /// What it answers from now on.
    pub(crate) fn answers(&self, status: u16) {
        self.here.status.store(status, SeqCst);
    }

    pub(crate) fn sends_on_to(&self, url: &str) {
        *self.here.sends_on_to.lock().unwrap_or_else(PoisonError::into_inner) = Some(url.to_owned());
        self.answers(302);
    }

    /// Everything it took.
    pub(crate) fn all(&self) -> Vec<Value> {
        self.here.heard.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    pub(crate) fn n_heard(&self) -> usize {
        self.all().len()
    }

    pub(crate) fn n_asked(&self) -> usize {
        self.here.n_asked.load(SeqCst)
    }

    /// The next thing it takes.
    pub(crate) async fn next(&self) -> Value {
        let n = self.n_read.fetch_add(1, SeqCst);
        self.heard(n + 1).await;
        self.all().swap_remove(n)
    }

    /// Waits until it has taken so many.
    pub(crate) async fn heard(&self, n: usize) {
        self.until(|here| here.heard.lock().unwrap_or_else(PoisonError::into_inner).len() >= n).await;
    }

    /// Waits until it has refused so many.
    pub(crate) async fn refused(&self, n: usize) {
        let refused = |here: &Here| {
            here.n_asked.load(SeqCst) - here.heard.lock().unwrap_or_else(PoisonError::into_inner).len() >= n
        };
        self.until(refused).await;
    }

    async fn until(&self, is_so: impl Fn(&Here) -> bool) {
        loop {
            let news = self.here.news.notified();
            if is_so(&self.here) {
                return;
            }
            news.await;
        }
    }
}

async fn hear(State(here): State<Arc<Here>>, body: Bytes) -> Response {
    let status = StatusCode::from_u16(here.status.load(SeqCst)).expect("a status");
    here.n_asked.fetch_add(1, SeqCst);
    if status.is_success() {
        let said = serde_json::from_slice(&body).expect("JSON");
        here.heard.lock().unwrap_or_else(PoisonError::into_inner).push(said);
    }
    here.news.notify_waiters();
    let to = here.sends_on_to.lock().unwrap_or_else(PoisonError::into_inner).clone();
    match to {
        Some(to) => (status, [(header::LOCATION, to)]).into_response(),
        None => status.into_response(),
    }
}
