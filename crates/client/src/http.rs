//! One request and its answer.

use std::time::Duration;

use http_body_util::{BodyExt as _, Full, LengthLimitError, Limited};
use hyper::{
    Request, Uri,
    body::{Body, Bytes},
    client::conn::http1,
    header::{HeaderName, HeaderValue},
};
use hyper_util::rt::TokioIo;
use protocol::{Failure, FailureBody};
use serde::{Serialize, de::DeserializeOwned};

use crate::connect::{address, connect};

/// No answer is longer: a table has room for so many rows, and whoever sends more is none of ours.
const ANSWER_BYTES: usize = 256 * 1024 * 1024;
/// No answer takes longer: the server holds a request that waits for news for a minute at most.
const PATIENCE: Duration = Duration::from_secs(70);

/// Why a client got no answer it can use.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// Not an address this client can use.
    #[error("not an address of the form http(s)://HOST[:PORT]/PATH: {0}")]
    Address(String),
    #[error("no connection: {0}")]
    Network(String),
    /// The server answered something that is none of ours.
    #[error("the answer is not understood: {0}")]
    Answer(String),
    /// The server did not do it.
    #[error("not done: {:?} {}", .0.kind, .0.rule.as_deref().unwrap_or(""))]
    Failure(Box<Failure>),
}

#[derive(Debug, Clone)]
pub struct Answer {
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Answer {
    /// The body as JSON, if the status says that it was done.
    ///
    /// # Errors
    /// The server did not do it, or answered something else.
    pub fn json<T: DeserializeOwned>(&self) -> Result<T, ClientError> {
        let unclear = |error: serde_json::Error| ClientError::Answer(error.to_string());
        if (200..300).contains(&self.status) {
            return serde_json::from_slice(&self.body).map_err(unclear);
        }
        let failure: FailureBody = serde_json::from_slice(&self.body).map_err(unclear)?;
        Err(ClientError::Failure(Box::new(failure.error)))
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }
}

/// Sends one request. `headers` are added as they are; a body is sent as JSON.
///
/// # Errors
/// No connection, or no answer.
pub async fn request(
    method: &str,
    url: &str,
    headers: &[(&str, &str)],
    body: Option<&(impl Serialize + Sync)>,
) -> Result<Answer, ClientError> {
    let uri = address(url)?;
    let unsent = |error: &dyn std::fmt::Display| ClientError::Answer(error.to_string());
    let json = body.map(serde_json::to_vec).transpose().map_err(|error| unsent(&error))?;
    let host = uri.authority().map_or("", |authority| authority.as_str());
    let path = uri.path_and_query().map_or("/", |path| path.as_str());
    let mut request = Request::builder().method(method).uri(path).header("host", host);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if json.is_some() {
        request = request.header("content-type", "application/json");
    }
    let request = request.body(Full::<Bytes>::from(json.unwrap_or_default())).map_err(|e| unsent(&e))?;
    let late = |_| ClientError::Network("no answer in time".to_owned());
    tokio::time::timeout(PATIENCE, exchange(&uri, request)).await.map_err(late)?
}

async fn exchange(uri: &Uri, request: Request<Full<Bytes>>) -> Result<Answer, ClientError> {
    let network = |error: hyper::Error| ClientError::Network(error.to_string());
    let stream = TokioIo::new(connect(uri).await?);
    let (mut sender, connection) = http1::handshake(stream).await.map_err(network)?;
    let asking = async {
        let answer = sender.send_request(request).await.map_err(network)?;
        let status = answer.status().as_u16();
        let header = |(name, value): (&HeaderName, &HeaderValue)| {
            Some((name.as_str().to_owned(), value.to_str().ok()?.to_owned()))
        };
        let headers = answer.headers().iter().filter_map(header).collect();
        Ok(Answer { status, headers, body: read(answer.into_body(), ANSWER_BYTES).await? })
    };
    // The connection carries the exchange and ends with it.
    let carrying = async {
        let ended = connection.await;
        ended.map_err(network)?;
        std::future::pending().await
    };
    tokio::select! {
        answer = asking => answer,
        failure = carrying => failure,
    }
}

/// Everything that comes, unless it is more than this.
async fn read(
    body: impl Body<Data = Bytes, Error = hyper::Error>,
    most: usize,
) -> Result<Vec<u8>, ClientError> {
    match Limited::new(body, most).collect().await {
        Ok(whole) => Ok(whole.to_bytes().to_vec()),
        Err(error) if error.is::<LengthLimitError>() => Err(ClientError::Answer("it is too long".to_owned())),
        Err(error) => Err(ClientError::Network(error.to_string())),
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use super::*;

    #[tokio::test]
    async fn an_answer_that_is_too_long_is_not_kept() {
        let of = |n: usize| Full::new(Bytes::from(vec![7; n])).map_err(|never: Infallible| match never {});
        assert!(matches!(read(of(1_001), 1_000).await, Err(ClientError::Answer(_))));
        assert_eq!(read(of(1_000), 1_000).await.expect("it fits").len(), 1_000);
    }
}
