//! The accept loop: so many connections and no more, and nobody who says nothing for long.

use std::{convert::Infallible, io, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::Request, response::Response};
use hyper::{
    body::Incoming,
    server::conn::http1,
    service::{Service as _, service_fn},
};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    io::{AsyncRead, AsyncReadExt as _, AsyncWrite, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::JoinSet,
};
use tokio_rustls::TlsAcceptor;

use crate::{
    app::App,
    connections::{ConnectionSlot, Full},
    guard::Peer,
    http2::{self, Flow, Verdict},
    sending::{Pace, PacedStream},
    tls::{self, HTTP_1, HTTP_2, PROOF},
};

/// How long connections may take to end after the server has said so.
const GRACE: Duration = Duration::from_secs(5);
/// How many are told at once that there is no room for them; the others are not even told.
const TURNED_AWAY: usize = 64;
/// How long that may take.
const TURNING_AWAY: Duration = Duration::from_secs(2);

/// Serves until told to stop.
pub(crate) async fn serve(
    app: Arc<App>,
    router: Router,
    listener: TcpListener,
    mut stop: watch::Receiver<bool>,
) {
    let speaks = |protocols: &[&[u8]]| {
        app.config.certificate.as_ref().map(|certificate| TlsAcceptor::from(certificate.speaks(protocols)))
    };
    // Whoever is turned away is told in the simpler one.
    let (tls, simple_tls) = (speaks(&[HTTP_2, HTTP_1, PROOF]), speaks(&[HTTP_1, PROOF]));
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let mut connections = JoinSet::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            // Without its handle a server runs on.
            Ok(_) = stop.wait_for(|stop| *stop) => break,
            Some(_) = connections.join_next() => continue,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Out of file descriptors, mostly: those who are here go on.
                tracing::warn!(%error, "cannot accept");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        match enter(&app, Peer(peer)) {
            Ok(slot) => {
                let (app, router, stop) = (Arc::clone(&app), router.clone(), stop.clone());
                let connected = Connected { app, router, peer: Peer(peer), slot: Arc::new(slot), stop };
                connections.spawn(connected.begin(stream, tls.clone()));
            }
            Err(full) => {
                if let Ok(permit) = Arc::clone(&turned_away).try_acquire_owned() {
                    tokio::spawn(turn_away(stream, simple_tls.clone(), full, permit));
                }
            }
        }
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(GRACE, all).await;
}

fn enter(app: &Arc<App>, peer: Peer) -> Result<ConnectionSlot, Full> {
    let permit = Arc::clone(&app.connections).try_acquire_owned().map_err(|_| Full::Server)?;
    // A proxy brings many people: there `guard` looks who asks.
    let address = peer.0.ip();
    let slot = (!app.config.is_proxy(address)).then(|| app.per_address.enter(address)).transpose()?;
    Ok(ConnectionSlot::new(app, permit, slot))
}

/// Says to whoever asks that there is no room, and when to come again.
async fn turn_away(stream: TcpStream, tls: Option<TlsAcceptor>, full: Full, _permit: OwnedSemaphorePermit) {
    let telling = async {
        match tls {
            Some(tls) if tls::begins(&stream).await? => tell_full(tls.accept(stream).await?, full).await,
            _ => tell_full(stream, full).await,
        }
    };
    let _ = tokio::time::timeout(TURNING_AWAY, telling).await;
}

/// The request is read to its end, since a connection closed over unread bytes takes the answer back.
async fn tell_full(mut stream: impl AsyncRead + AsyncWrite + Unpin, full: Full) -> io::Result<()> {
    let (status, kind) = match full {
        Full::Address => ("429 Too Many Requests", "too_many"),
        Full::Server => ("503 Service Unavailable", "unavailable"),
    };
    let body = format!("{{\"error\":{{\"kind\":\"{kind}\"}}}}");
    let answer = format!(
        "HTTP/1.1 {status}\r\ncontent-type: application/json\r\ncontent-length: {}\r\nretry-after: 5\r\n\
         connection: close\r\n\r\n{body}",
        body.len()
    );
    let mut unread = [0; 4096];
    let n_asked = stream.read(&mut unread).await?;
    if n_asked > 0 {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        while stream.read(&mut unread).await? > 0 {}
    }
    Ok(())
}

/// Who is connected, and what becomes of what they ask.
struct Connected {
    app: Arc<App>,
    router: Router,
    peer: Peer,
    slot: Arc<ConnectionSlot>,
    stop: watch::Receiver<bool>,
}

impl Connected {
    /// One connection to its end. Where there is a certificate, whoever does not speak TLS is sent there.
    async fn begin(mut self, stream: TcpStream, tls: Option<TlsAcceptor>) {
        let _ = stream.set_nodelay(true);
        let Some(tls) = tls else { return self.talk(stream).await };
        match self.heard(tls::begins(&stream)).await {
            Some(true) => {
                let Some(stream) = self.heard(tls.accept(stream)).await else { return };
                match stream.get_ref().1.alpn_protocol() {
                    Some(HTTP_2) => self.talk_of_many(stream).await,
                    // An authority has seen what it came for.
                    Some(PROOF) => {}
                    _ => self.talk(stream).await,
                }
            }
            Some(false) => {
                self.router = tls::redirect(Arc::clone(&self.app));
                self.talk(stream).await;
            }
            None => {}
        }
    }

    /// What somebody says who has asked nothing yet. Whoever says nothing, or nothing that can be understood, is gone,
    /// and the end of the server waits for nobody of them: browsers connect in advance.
    async fn heard<T>(&mut self, saying: impl Future<Output = io::Result<T>>) -> Option<T> {
        tokio::select! {
            said = tokio::time::timeout(self.app.config.quotas.patience, saying) => said.ok()?.ok(),
            Ok(_) = self.stop.wait_for(|stop| *stop) => None,
        }
    }

    fn pace(&self) -> Pace {
        let quotas = &self.app.config.quotas;
        Pace { most_behind: quotas.sending, rate: quotas.sending_rate }
    }

    /// A request as the router wants it.
    fn request(&self, request: hyper::Request<Incoming>) -> Request {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(self.peer);
        request.extensions_mut().insert(Arc::clone(&self.slot));
        request
    }

    /// Answers requests one after the other until the connection or the server ends.
    async fn talk(self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let (pace, patience, mut stop) = (self.pace(), self.app.config.quotas.patience, self.stop.clone());
        let service = service_fn(move |request| {
            let (router, request) = (self.router.clone(), self.request(request));
            async move { Ok::<Response, Infallible>(call(router, request).await) }
        });
        let connection = http1::Builder::new()
            .timer(TokioTimer::new())
            .header_read_timeout(patience)
            .max_buf_size(64 * 1024)
            .serve_connection(TokioIo::new(PacedStream::new(stream, pace)), service)
            .with_upgrades();
        tokio::pin!(connection);
        let is_over = tokio::select! {
            _ = &mut connection => true,
            Ok(_) = stop.wait_for(|stop| *stop) => false,
        };
        if !is_over {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }

    /// Answers many requests at once, over HTTP/2.
    async fn talk_of_many(self, stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static) {
        let (pace, patience, mut stop) = (self.pace(), self.app.config.quotas.patience, self.stop.clone());
        let flow = Arc::new(Flow::default());
        let service = {
            let flow = Arc::clone(&flow);
            service_fn(move |request| {
                let (router, mut request) = (self.router.clone(), self.request(request));
                let (flow, counted) = (Arc::clone(&flow), flow.request());
                async move {
                    http2::name_host(&mut request)?;
                    let answer = flow.hand_over(call(router, request).await);
                    drop(counted);
                    Ok::<Response, io::Error>(answer)
                }
            })
        };
        let stream = TokioIo::new(PacedStream::new(stream, pace));
        let connection = http2::builder().serve_connection(stream, service);
        tokio::pin!(connection);
        let verdict = tokio::select! {
            _ = &mut connection => return,
            verdict = http2::watch(&flow, pace, patience) => Some(verdict),
            Ok(_) = stop.wait_for(|stop| *stop) => None,
        };
        if verdict != Some(Verdict::TooSlow) {
            connection.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(GRACE, connection).await;
        }
    }
}

async fn call(router: Router, request: Request) -> Response {
    match hyper_util::service::TowerToHyperService::new(router).call(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}
