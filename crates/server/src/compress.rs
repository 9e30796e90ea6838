//! Compressed answers.
//!
//! How well a text compresses tells what is in it: if one person can write into an answer that also holds another's
//! secret, the length of that answer says whether the guess was right. So an answer is compressed only where its handler
//! says that it may be ([`Compressible`]), and what not everybody may know stands in it as it is, in no context with
//! anything else (`docs/adr/0043`). Answers that hold keys, views and menus never say so.

use std::ops::Range;

use axum::{
    body::{Body, to_bytes},
    extract::Request,
    http::{HeaderMap, HeaderValue, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use flate2::{Compress, Compression, Crc, FlushCompress};

/// What is shorter than this is sent as it is.
const SHORTEST: usize = 1_024;
/// The most that a stored block holds, by RFC 1951.
const STORED_BLOCK: usize = 0xffff;

/// Says that an answer may be compressed, but for these bytes of it, which not everybody may know.
#[derive(Debug, Clone, Default)]
pub(crate) struct Compressible {
    pub(crate) secrets: Vec<Range<usize>>,
}

/// An answer that everybody may read.
pub(crate) struct Public<T>(pub(crate) T);

impl<T: IntoResponse> IntoResponse for Public<T> {
    fn into_response(self) -> Response {
        let mut response = self.0.into_response();
        response.extensions_mut().insert(Compressible::default());
        response
    }
}

/// Compresses the answers that may be, for whoever accepts it.
pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let accepted = accepts_encoding(request.headers(), "gzip");
    let mut response = next.run(request).await;
    let Some(Compressible { secrets }) = response.extensions_mut().remove() else { return response };
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    if !accepted {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else {
        return axum::http::StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    if plain.len() < SHORTEST {
        return Response::from_parts(parts, Body::from(plain));
    }
    let mut gzip = Gzip::new();
    let mut from = 0;
    for secret in secrets {
        gzip.compressed(&plain[from..secret.start]);
        from = secret.end;
        gzip.stored(&plain[secret]);
    }
    gzip.compressed(&plain[from..]);
    mark(&mut parts.headers);
    Response::from_parts(parts, Body::from(gzip.finish()))
}

/// Says that a body is compressed.
pub(crate) fn mark(headers: &mut HeaderMap) {
    headers.remove(header::CONTENT_LENGTH);
    headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
}

/// A gzip file in the making (RFC 1952), of parts that are compressed and parts that are not.
pub(crate) struct Gzip {
    deflate: Compress,
    checksum: Crc,
    written: Vec<u8>,
}

impl Gzip {
    pub(crate) fn new() -> Self {
        // Deflated, without a name, a time and an operating system.
        let written = vec![0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff];
        let deflate = Compress::new(Compression::default(), false);
        Self { deflate, checksum: Crc::new(), written }
    }

    /// Adds something that everybody may know.
    pub(crate) fn compressed(&mut self, bytes: &[u8]) {
        // Zeros stand for secrets, see below. No JSON holds any.
        if bytes.contains(&0) {
            return self.stored(bytes);
        }
        self.checksum.update(bytes);
        self.deflate(bytes, FlushCompress::None);
    }

    /// Adds something as it is. The compressor is given as many zeros in its stead, and what it makes of them is thrown
    /// away: so it can still refer to what came before, at the right distance, and never to this.
    pub(crate) fn stored(&mut self, bytes: &[u8]) {
        self.checksum.update(bytes);
        self.deflate(&[], FlushCompress::Sync);
        let end = self.written.len();
        self.deflate(&vec![0; bytes.len()], FlushCompress::Sync);
        self.written.truncate(end);
        for block in bytes.chunks(STORED_BLOCK) {
            let length = u16::try_from(block.len()).unwrap_or(u16::MAX);
            self.written.push(0);
            self.written.extend(length.to_le_bytes());
            self.written.extend((!length).to_le_bytes());
            self.written.extend(block);
        }
    }

    /// What was written since the last time.
    pub(crate) fn take(&mut self) -> Vec<u8> {
        std::mem::take(&mut self.written)
    }

    /// All that is left, with the end.
    pub(crate) fn finish(mut self) -> Vec<u8> {
        self.deflate(&[], FlushCompress::Finish);
        self.written.extend(self.checksum.sum().to_le_bytes());
        self.written.extend(self.checksum.amount().to_le_bytes());
        self.written
    }

    fn deflate(&mut self, mut bytes: &[u8], flush: FlushCompress) {
        loop {
            let before = self.deflate.total_in();
            self.written.reserve(bytes.len() / 2 + 256);
            let done = self.deflate.compress_vec(bytes, &mut self.written, flush);
            done.expect("a compressor takes any bytes");
            let taken = usize::try_from(self.deflate.total_in() - before).unwrap_or(bytes.len());
            bytes = &bytes[taken..];
            // Room left over means that it has nothing more to say.
            if bytes.is_empty() && self.written.len() < self.written.capacity() {
                return;
            }
        }
    }
}

/// Whether whoever asks takes answers in this coding.
pub fn accepts_encoding(headers: &HeaderMap, coding: &str) -> bool {
    let lines = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
    lines.flat_map(|line| line.split(',')).any(|entry| {
        let mut parts = entry.split(';').map(str::trim);
        let is_named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(coding));
        let weight = parts.find_map(|part| part.strip_prefix("q="));
        is_named && weight.is_none_or(|weight| weight.parse::<f32>().is_ok_and(|weight| weight > 0.0))
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn unzip(bytes: &[u8]) -> String {
        let mut text = String::new();
        flate2::read::GzDecoder::new(bytes).read_to_string(&mut text).expect("a gzip file");
        text
    }

    /// Parts that are compressed and parts that are not, in turn.
    fn zip<'a>(parts: impl IntoIterator<Item = &'a str>) -> Vec<u8> {
        let mut gzip = Gzip::new();
        for (n, part) in parts.into_iter().enumerate() {
            if n % 2 == 0 { gzip.compressed(part.as_bytes()) } else { gzip.stored(part.as_bytes()) }
        }
        gzip.finish()
    }

    #[test]
    fn what_is_zipped_is_unzipped() {
        let long = "la lune et les étoiles, ".repeat(9_000);
        let secret = "x".repeat(200_000);
        for parts in [
            vec![],
            vec!["bonjour"],
            vec!["", "secret"],
            vec![&long, &secret, &long, "", "", "secret", &long],
            vec![&long, "a", "", "b", &long, &secret],
        ] {
            assert_eq!(unzip(&zip(parts.iter().copied())), parts.concat());
        }
        assert!(zip([long.as_str()]).len() < long.len() / 50);
    }

    #[test]
    fn a_guess_beside_a_secret_tells_nothing_by_its_length() {
        let length = |guess: &str| {
            let talk = |text: &str| format!("{{\"said\":\"{text}\"}},");
            zip([&talk("bonsoir"), "{\"flaw\":\"elle est courte\"},", &talk(guess)]).len()
        };
        assert_eq!(length("flaw elle est courte"), length("flaw elle est toucre"));
        // Together they would tell.
        let mixed = |guess: &str| {
            zip([format!("{{\"flaw\":\"elle est courte\"}},{{\"said\":\"{guess}\"}}").as_str()]).len()
        };
        assert!(mixed("elle est courte") < mixed("elle est toucre"));
    }

    #[test]
    fn a_coding_is_accepted_unless_its_weight_is_nothing() {
        let accepts = |line: &'static str, coding: &str| {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(line))]);
            accepts_encoding(&headers, coding)
        };
        assert!(accepts("gzip, deflate, br, zstd", "br") && accepts("deflate, GZIP;q=0.5", "gzip"));
        assert!(!accepts("gzip;q=0, br;q=0.000", "gzip") && !accepts("gzip;q=0, br; q=0.000", "br"));
        assert!(!accepts("x-gzip", "gzip") && !accepts_encoding(&HeaderMap::new(), "gzip"));
    }
}
