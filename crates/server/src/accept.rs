//! The accept loop: so many connections and no more, and nobody who says nothing for long.

use std::{convert::Infallible, sync::Arc, time::Duration};

use axum::{Router, body::Body, extract::Request, response::Response};
use hyper::{body::Incoming, server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::{TcpListener, TcpStream},
    sync::{Semaphore, watch},
    task::JoinSet,
};

use crate::{app::App, connections::ConnectionSlot, guard::Peer};

/// How long connections may take to end after the server has said so.
const GRACE: Duration = Duration::from_secs(5);

/// Serves until told to stop.
pub(crate) async fn serve(
    app: Arc<App>,
    router: Router,
    listener: TcpListener,
    mut stop: watch::Receiver<bool>,
) {
    let permits = Arc::new(Semaphore::new(app.config.limits.connections));
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
        let Ok(permit) = Arc::clone(&permits).try_acquire_owned() else { continue };
        // Behind a proxy all connections come from its address: there `guard` looks who asks.
        let slot = match app.config.behind_proxy {
            true => None,
            false => match app.per_address.enter(peer.ip()) {
                Some(slot) => Some(slot),
                None => continue,
            },
        };
        let connected = Arc::new(ConnectionSlot::new(&app, permit, slot));
        let (app, router, stop) = (Arc::clone(&app), router.clone(), stop.clone());
        connections.spawn(async move {
            connection(&app, router, stream, Peer(peer), connected, stop).await;
        });
    }
    drop(listener);
    let all = async { while connections.join_next().await.is_some() {} };
    let _ = tokio::time::timeout(GRACE, all).await;
}

async fn connection(
    app: &App,
    router: Router,
    stream: TcpStream,
    peer: Peer,
    connected: Arc<ConnectionSlot>,
    mut stop: watch::Receiver<bool>,
) {
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request: Request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        request.extensions_mut().insert(Arc::clone(&connected));
        let router = router.clone();
        async move { Ok::<Response, Infallible>(call(router, request).await) }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(app.config.limits.patience)
        .max_buf_size(64 * 1024)
        .serve_connection(TokioIo::new(stream), service)
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

async fn call(router: Router, request: Request) -> Response {
    use hyper::service::Service as _;
    match hyper_util::service::TowerToHyperService::new(router).call(request).await {
        Ok(response) => response,
        Err(never) => match never {},
    }
}
