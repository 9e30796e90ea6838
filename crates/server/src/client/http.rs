//! Enough of HTTP/1.1 to talk to the server.

use std::{fmt::Write as _, time::Duration};

use protocol::{Failure, FailureBody};
use serde::{Serialize, de::DeserializeOwned};
use tokio::{
    io::{AsyncRead, AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

/// No answer is longer: a table has room for so many rows, and whoever sends more is none of ours.
const ANSWER_BYTES: u64 = 256 * 1024 * 1024;

/// Why a client got no answer it can use.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// Not an address this client can use.
    #[error("not an address of the form http://HOST[:PORT]/PATH: {0}")]
    Address(String),
    /// The network.
    #[error("no connection: {0}")]
    Network(String),
    /// The server answered something that is none of ours.
    #[error("the answer is not understood: {0}")]
    Answer(String),
    /// The server did not do it.
    #[error("not done: {:?} {}", .0.kind, .0.rule.as_deref().unwrap_or(""))]
    Failure(Box<Failure>),
}

/// An answer.
#[derive(Debug, Clone)]
pub struct Answer {
    /// The status code.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
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

/// `http://HOST:PORT/PATH` in its parts: the host with its port, and the path.
pub(super) fn split(url: &str) -> Result<(String, String), ClientError> {
    let wrong = || ClientError::Address(url.to_owned());
    let rest = url.strip_prefix("http://").ok_or_else(wrong)?;
    let (host, path) = rest.find('/').map_or((rest, "/"), |slash| rest.split_at(slash));
    if host.is_empty() {
        return Err(wrong());
    }
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    Ok((if has_port { host.to_owned() } else { format!("{host}:80") }, path.to_owned()))
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
    let (host, path) = split(url)?;
    let body =
        body.map(serde_json::to_vec).transpose().map_err(|error| ClientError::Answer(error.to_string()))?;
    let mut head = format!("{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n");
    for (name, value) in headers {
        let _ = write!(head, "{name}: {value}\r\n");
    }
    if let Some(body) = &body {
        let _ = write!(head, "content-type: application/json\r\ncontent-length: {}\r\n", body.len());
    }
    head.push_str("\r\n");
    let network = |error: std::io::Error| ClientError::Network(error.to_string());
    let exchange = async {
        let mut stream = TcpStream::connect(&host).await.map_err(network)?;
        stream.write_all(head.as_bytes()).await.map_err(network)?;
        stream.write_all(body.as_deref().unwrap_or_default()).await.map_err(network)?;
        let bytes = read(&mut stream, ANSWER_BYTES).await?;
        parse(&bytes).ok_or_else(|| ClientError::Answer("no HTTP".to_owned()))
    };
    let late = |_| ClientError::Network("no answer in time".to_owned());
    tokio::time::timeout(Duration::from_secs(70), exchange).await.map_err(late)?
}

/// Everything that comes, unless it is more than this.
async fn read(stream: &mut (impl AsyncRead + Unpin), most: u64) -> Result<Vec<u8>, ClientError> {
    let mut bytes = Vec::new();
    let read = stream.take(most + 1).read_to_end(&mut bytes).await;
    let n_read = read.map_err(|error| ClientError::Network(error.to_string()))?;
    if n_read as u64 > most {
        return Err(ClientError::Answer("it is too long".to_owned()));
    }
    Ok(bytes)
}

fn parse(bytes: &[u8]) -> Option<Answer> {
    let end = bytes.windows(4).position(|window| window == b"\r\n\r\n")?;
    let head = std::str::from_utf8(&bytes[..end]).ok()?;
    let mut lines = head.split("\r\n");
    let status = lines.next()?.split(' ').nth(1)?.parse().ok()?;
    let headers: Vec<(String, String)> = lines
        .filter_map(|line| line.split_once(':'))
        .map(|(name, value)| (name.to_ascii_lowercase(), value.trim().to_owned()))
        .collect();
    let is_chunked = headers.iter().any(|(name, value)| name == "transfer-encoding" && value == "chunked");
    let rest = &bytes[end + 4..];
    let body = if is_chunked { dechunk(rest)? } else { rest.to_vec() };
    let length = headers.iter().find(|(name, _)| name == "content-length");
    let is_whole = length.is_none_or(|(_, length)| length.parse() == Ok(body.len()));
    is_whole.then_some(Answer { status, headers, body })
}

fn dechunk(mut rest: &[u8]) -> Option<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let end = rest.windows(2).position(|window| window == b"\r\n")?;
        let size = usize::from_str_radix(std::str::from_utf8(&rest[..end]).ok()?.trim(), 16).ok()?;
        if size == 0 {
            return Some(body);
        }
        let chunk = rest.get(end + 2..)?;
        body.extend_from_slice(chunk.get(..size)?);
        rest = chunk.get(size..)?.get(2..)?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_read_whole_or_not_at_all() {
        let chunked = b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n1\r\nd\r\n0\r\n\r\n";
        assert_eq!(parse(chunked).expect("an answer").body, b"abcd");
        assert!(parse(b"HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc").is_none());
        assert!(parse(b"HTTP/1.1 200").is_none());
    }

    #[test]
    fn a_chunk_of_any_length_said_is_read_without_a_panic() {
        for size in ["ffffffffffffffff", "fffffffffffffffb", "7fffffffffffffff", "4", "-1", "x"] {
            let answer =
                format!("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n{size}\r\nabc\r\n0\r\n\r\n");
            assert!(parse(answer.as_bytes()).is_none(), "{size}");
        }
    }

    #[tokio::test]
    async fn an_answer_without_end_is_not_read_to_its_end() {
        let mut endless = tokio::io::repeat(b'a');
        assert!(matches!(read(&mut endless, 1_000).await, Err(ClientError::Answer(_))));
        assert_eq!(read(&mut &[7; 1_000][..], 1_000).await.expect("it fits").len(), 1_000);
    }

    #[test]
    fn an_address_has_a_host_and_a_path() {
        assert_eq!(split("http://a:1/b/c").expect("fine"), ("a:1".into(), "/b/c".into()));
        assert_eq!(split("http://a").expect("fine"), ("a:80".into(), "/".into()));
        assert!(split("https://a/").is_err());
    }
}
