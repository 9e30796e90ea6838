//! The story of a table as a book, for whoever asks.

use std::sync::Arc;

use axum::{
    extract::{Query, State},
    http::{HeaderValue, Uri, header},
    response::{IntoResponse, Response},
};
use book::{Book, Packing, Paper, epub, html, markdown};
use kernel::{Language, Seq, Viewer};
use protocol::{Failure, FailureKind};
use serde::Deserialize;
use tokio::sync::Semaphore;

use super::TableAccess;
use crate::{app::App, error::Error, load};

/// A book is a page of its own: nothing in it is fetched or run.
const CSP: &str = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; \
     frame-ancestors 'none'";

/// So many books are made at once: a long one takes a second of a core.
static AT_WORK: Semaphore = Semaphore::const_new(2);

/// What kind of book is wanted.
#[derive(Debug, Deserialize)]
struct BookQuery {
    #[serde(default)]
    format: Format,
    #[serde(default)]
    paper: Size,
    language: Option<Language>,
    remarks: Option<bool>,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Format {
    #[default]
    Html,
    Epub,
    Markdown,
}

#[derive(Debug, Clone, Copy, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Size {
    A4,
    #[default]
    A5,
}

/// The book of what the caller was told. It holds their secrets and nobody else's, and is sent as it is.
pub(super) async fn book(
    State(app): State<Arc<App>>,
    access: TableAccess,
    uri: Uri,
) -> Result<Response, Error> {
    let query = Query::<BookQuery>::try_from_uri(&uri);
    let Query(wanted) = query.map_err(|error| Error::from(Failure::unclear(error.to_string())))?;
    let loaded = app.table(&access.table).await?;
    let (viewer, language) = {
        let room = loaded.look(&app).await?;
        let viewer = access.keys.prove(room.table.state())?.identity.viewer();
        let about = room.table.view(Viewer::Public);
        // Of a game that is not among the five nobody has said how its story goes.
        if games::find(&about.game).is_none() {
            return Err(Error::of(FailureKind::NotFound));
        }
        (viewer, wanted.language.unwrap_or(about.language))
    };
    let _turn = AT_WORK.acquire().await;
    let rows = load::rows(&app, &access.table, Seq(0)).await?;
    let made = tokio::task::spawn_blocking(move || {
        let book = Book::of(|name| app.config.catalog.find(name), &rows, viewer, language)?;
        let book = if wanted.remarks == Some(false) { book.without_remarks() } else { book };
        Ok(written(&book, &wanted))
    });
    let made = made.await.map_err(|_| Error::of(FailureKind::Internal))?;
    let (kind, name, bytes) = made.map_err(Error::Log)?;
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(kind)),
        (header::CONTENT_DISPOSITION, HeaderValue::from_static(name)),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CSP)),
    ];
    Ok((headers, bytes).into_response())
}

/// What kind of file it is, what is done with it, and what is in it.
fn written(book: &Book, wanted: &BookQuery) -> (&'static str, &'static str, Vec<u8>) {
    match wanted.format {
        Format::Html => {
            let paper = match wanted.paper {
                Size::A4 => Paper::A4,
                Size::A5 => Paper::A5,
            };
            ("text/html; charset=utf-8", "inline; filename=\"tablee.html\"", html(book, paper).into_bytes())
        }
        // Packed, its length would tell something of what is in it.
        Format::Epub => {
            ("application/epub+zip", "attachment; filename=\"tablee.epub\"", epub(book, Packing::AsItIs))
        }
        Format::Markdown => (
            "text/markdown; charset=utf-8",
            "attachment; filename=\"tablee.md\"",
            markdown(book).into_bytes(),
        ),
    }
}
