//! Sending answers: nobody may take for ever, and nobody may have too much on its way.
//!
//! [`PacedStream`] looks at the connection: while a client does not take what is sent, it falls behind, and what it
//! takes counts as time at the least rate. Whoever is too far behind is gone. [`counted`] looks at the answers: their
//! bytes count for the address they go to until the connection has taken them.

use std::{
    io::{self, IoSlice},
    net::IpAddr,
    pin::Pin,
    sync::Arc,
    task::{Context, Poll, ready},
    time::Duration,
};

use axum::{
    body::{Body, Bytes},
    response::Response,
};
use hyper::body::{Body as _, Frame, SizeHint};
use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep},
};

use crate::connections::{AddressSlot, PerAddress};

/// How far behind a client may be.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Pace {
    pub(crate) most_behind: Duration,
    /// Bytes a second.
    pub(crate) rate: f64,
}

/// How far behind a client is.
#[derive(Debug, Default, Clone, Copy)]
struct Lag {
    behind: Duration,
    /// Since when nothing could be sent.
    waits_since: Option<Instant>,
}

impl Lag {
    /// The client took something.
    fn took(&mut self, n_bytes: usize, pace: Pace, now: Instant) {
        let waited = self.waits_since.take().map(|since| now.saturating_duration_since(since));
        let earned = Duration::try_from_secs_f64(n_bytes as f64 / pace.rate).unwrap_or(Duration::MAX);
        self.behind = (self.behind + waited.unwrap_or_default()).saturating_sub(earned);
    }

    /// The client takes nothing now: until when it may go on like that.
    fn waits(&mut self, pace: Pace, now: Instant) -> Instant {
        let since = *self.waits_since.get_or_insert(now);
        since + pace.most_behind.saturating_sub(self.behind)
    }
}

/// A connection that ends when its client is too far behind.
pub(crate) struct PacedStream<S> {
    stream: S,
    pace: Pace,
    lag: Lag,
    alarm: Option<Pin<Box<Sleep>>>,
}

impl<S> PacedStream<S> {
    pub(crate) fn new(stream: S, pace: Pace) -> Self {
        Self { stream, pace, lag: Lag::default(), alarm: None }
    }

    fn pass(&mut self, cx: &mut Context<'_>, wrote: Poll<io::Result<usize>>) -> Poll<io::Result<usize>> {
        match wrote {
            Poll::Ready(Ok(n_bytes)) => {
                self.lag.took(n_bytes, self.pace, Instant::now());
                self.alarm = None;
                Poll::Ready(Ok(n_bytes))
            }
            Poll::Ready(Err(error)) => Poll::Ready(Err(error)),
            Poll::Pending => {
                let until = self.lag.waits(self.pace, Instant::now());
                let alarm = self.alarm.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
                ready!(alarm.as_mut().poll(cx));
                Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
            }
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for PacedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for PacedStream<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.pass(cx, wrote)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let wrote = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.pass(cx, wrote)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

/// Marks an answer whose bytes all requests share: they take no memory of their own.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Shared;

/// The answer, its bytes counted for whoever gets them.
pub(crate) fn counted(response: Response, on_their_way: &Arc<PerAddress>, address: IpAddr) -> Response {
    if response.extensions().get::<Shared>().is_some() {
        return response;
    }
    let on_their_way = Arc::clone(on_their_way);
    response.map(|body| {
        let n_waiting = usize::try_from(body.size_hint().lower()).unwrap_or(usize::MAX);
        let waiting = Some(on_their_way.hold(address, n_waiting));
        Body::new(CountedBody { body, waiting, on_their_way, address })
    })
}

struct CountedBody {
    body: Body,
    /// What is known to be there before anything is taken: over HTTP/2 a client can ask for much and take nothing.
    waiting: Option<AddressSlot>,
    on_their_way: Arc<PerAddress>,
    address: IpAddr,
}

/// Bytes that count until the connection lets go of them.
struct CountedBytes {
    bytes: Bytes,
    _slot: AddressSlot,
}

impl AsRef<[u8]> for CountedBytes {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl hyper::body::Body for CountedBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(cx));
        self.waiting = None;
        Poll::Ready(frame.map(|frame| {
            frame.map(|frame| {
                frame.map_data(|bytes| {
                    let _slot = self.on_their_way.hold(self.address, bytes.len());
                    Bytes::from_owner(CountedBytes { bytes, _slot })
                })
            })
        }))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt as _;

    use super::*;

    const PACE: Pace = Pace { most_behind: Duration::from_secs(30), rate: 1000.0 };

    #[test]
    fn a_slow_client_may_be_slow_and_a_dead_one_is_gone() {
        let start = Instant::now();
        let mut lag = Lag::default();
        assert_eq!(lag.waits(PACE, start), start + Duration::from_secs(30));
        // Two thousand bytes in ten seconds: eight seconds behind.
        let ten = start + Duration::from_secs(10);
        lag.took(2000, PACE, ten);
        assert_eq!(lag.waits(PACE, ten), ten + Duration::from_secs(22));
        let later = ten + Duration::from_secs(2);
        lag.took(1_000_000, PACE, later);
        assert_eq!(lag.waits(PACE, later), later + Duration::from_secs(30), "who catches up owes nothing");
    }

    #[tokio::test]
    async fn a_connection_that_nobody_reads_ends() {
        let (ours, theirs) = tokio::io::duplex(64);
        let mut paced = PacedStream::new(ours, Pace { most_behind: Duration::from_millis(5), ..PACE });
        let error = paced.write_all(&[0; 1000]).await.expect_err("it ends");
        assert_eq!(error.kind(), io::ErrorKind::TimedOut);
        drop(theirs);
    }

    #[tokio::test]
    async fn bytes_count_until_the_connection_lets_go_of_them() {
        let on_their_way = Arc::new(PerAddress::new(10, 1000));
        let address = IpAddr::from([192, 0, 2, 1]);
        let mut answer =
            counted(Response::new(Body::from("a long answer")), &on_their_way, address).into_body();
        assert_eq!(answer.size_hint().exact(), Some(13), "its length is still said");
        assert!(on_their_way.has_room(address).is_err(), "they count before anybody takes them");
        let frame = std::future::poll_fn(|cx| Pin::new(&mut answer).poll_frame(cx)).await;
        drop(answer);
        assert!(on_their_way.has_room(address).is_err());
        drop(frame);
        assert!(on_their_way.has_room(address).is_ok());
    }
}
