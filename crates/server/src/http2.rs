//! HTTP/2: many answers at once on one connection, which the client takes as it likes.
//!
//! A client that opens no window is sent nothing, and the connection below never seems slow. So answers are handed over in
//! [`Portion`]s, and [`Flow`] knows how many wait and how much was taken; [`watch`] ends the connection of whoever is
//! too far behind, or asks nothing for long.

use std::{
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    extract::Request,
    http::{HeaderValue, header},
    response::Response,
};
use hyper::{
    body::{Frame, SizeHint},
    server::conn::http2,
};
use hyper_util::rt::{TokioExecutor, TokioTimer};
use tokio::time::Instant;

use crate::sending::Pace;

/// Requests at once on one connection.
const MOST_AT_ONCE: u32 = 32;
/// What a client may send before it is read.
const WINDOW: u32 = 64 * 1024;
/// What is handed over at a time.
const PORTION: usize = 16 * 1024;

/// How the protocol is spoken.
pub(crate) fn builder() -> http2::Builder<TokioExecutor> {
    let mut builder = http2::Builder::new(TokioExecutor::new());
    builder
        .timer(TokioTimer::new())
        .max_concurrent_streams(MOST_AT_ONCE)
        .initial_stream_window_size(WINDOW)
        .initial_connection_window_size(2 * WINDOW)
        .max_send_buf_size(2 * PORTION);
    builder
}

/// What goes over one connection.
#[derive(Debug, Default)]
pub(crate) struct Flow {
    requests: Arc<AtomicUsize>,
    answers: Arc<AtomicUsize>,
    taken: AtomicU64,
}

/// One that is counted, until it is dropped.
#[derive(Debug)]
pub(crate) struct Counted(Arc<AtomicUsize>);

impl Counted {
    fn among(all: &Arc<AtomicUsize>) -> Self {
        all.fetch_add(1, Relaxed);
        Self(Arc::clone(all))
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Relaxed);
    }
}

impl Flow {
    /// A request that is being answered.
    pub(crate) fn request(&self) -> Counted {
        Counted::among(&self.requests)
    }

    /// The answer, handed over as the client takes it.
    pub(crate) fn hand_over(self: &Arc<Self>, answer: Response) -> Response {
        let counted = Arc::new(Counted::among(&self.answers));
        let flow = Arc::clone(self);
        answer.map(|body| Body::new(Portions { body, rest: Bytes::new(), flow, counted }))
    }
}

/// Why a connection is watched no more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// Nothing was asked for a while.
    Idle,
    /// What was asked for is not taken.
    TooSlow,
}

/// Waits until the connection should end.
pub(crate) async fn watch(flow: &Flow, pace: Pace, patience: Duration) -> Verdict {
    let step = (pace.most_behind.min(patience) / 8).clamp(Duration::from_millis(10), Duration::from_secs(1));
    let (mut behind, mut idle, mut last) = (Duration::ZERO, Duration::ZERO, Instant::now());
    loop {
        tokio::time::sleep(step).await;
        let passed = last.elapsed();
        last = Instant::now();
        let earned = flow.taken.swap(0, Relaxed) as f64 / pace.rate;
        let earned = Duration::try_from_secs_f64(earned).unwrap_or(Duration::MAX);
        let is_waited_for = flow.answers.load(Relaxed) > 0;
        behind = if is_waited_for { (behind + passed).saturating_sub(earned) } else { Duration::ZERO };
        let is_idle = !is_waited_for && flow.requests.load(Relaxed) == 0;
        idle = if is_idle { idle + passed } else { Duration::ZERO };
        if behind > pace.most_behind {
            return Verdict::TooSlow;
        }
        if idle > patience {
            return Verdict::Idle;
        }
    }
}

/// Whom a request asks, said where one over HTTP/1.1 says it.
pub(crate) fn name_host(request: &mut Request) -> io::Result<()> {
    if let Some(authority) = request.uri().authority() {
        let host = HeaderValue::try_from(authority.as_str()).map_err(|_| io::ErrorKind::InvalidData)?;
        request.headers_mut().insert(header::HOST, host);
    }
    Ok(())
}

/// An answer in portions.
struct Portions {
    body: Body,
    /// What was not handed over of what the body gave.
    rest: Bytes,
    flow: Arc<Flow>,
    counted: Arc<Counted>,
}

/// Bytes of an answer that waits until the connection lets go of them.
struct Portion {
    bytes: Bytes,
    _counted: Arc<Counted>,
}

impl AsRef<[u8]> for Portion {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl hyper::body::Body for Portions {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        while self.rest.is_empty() {
            match ready!(Pin::new(&mut self.body).poll_frame(cx)) {
                Some(Ok(frame)) => match frame.into_data() {
                    Ok(bytes) => self.rest = bytes,
                    Err(other) => return Poll::Ready(Some(Ok(other))),
                },
                otherwise => return Poll::Ready(otherwise),
            }
        }
        let n_bytes = self.rest.len().min(PORTION);
        let bytes = self.rest.split_to(n_bytes);
        self.flow.taken.fetch_add(n_bytes as u64, Relaxed);
        let portion = Portion { bytes, _counted: Arc::clone(&self.counted) };
        Poll::Ready(Some(Ok(Frame::data(Bytes::from_owner(portion)))))
    }

    fn is_end_stream(&self) -> bool {
        self.rest.is_empty() && self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        let (rest, ahead) = (self.rest.len() as u64, self.body.size_hint());
        let mut hint = SizeHint::new();
        if let Some(upper) = ahead.upper() {
            hint.set_upper(upper.saturating_add(rest));
        }
        hint.set_lower(ahead.lower().saturating_add(rest));
        hint
    }
}
