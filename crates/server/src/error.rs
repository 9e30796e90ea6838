//! What goes wrong, and the status code it has.

use std::time::Duration;

use axum::{
    Json,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use protocol::{Failure, FailureBody, FailureKind, Unclear};
use store::StoreError;
use table::{NotDone, Refusal, Unreadable};

/// Why a request was not done.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Error {
    /// The client hears all of it.
    #[error("{:?}", .0.kind)]
    Failure(Box<Failure>),
    /// The store cannot be used; the client hears that it may try again.
    #[error("the store: {0}")]
    Store(StoreError),
    /// A stored log does not read.
    #[error("a log: {}", .0.for_log())]
    Log(Unreadable),
    /// The server is going down.
    #[error("shutting down")]
    Closing,
}

impl Error {
    pub(crate) fn of(kind: FailureKind) -> Self {
        Self::Failure(Box::new(Failure::of(kind)))
    }

    /// There were too many; after this time there may be more.
    pub(crate) fn too_soon(wait: Duration) -> Self {
        let wait = u64::try_from(wait.as_micros().div_ceil(1000)).unwrap_or(u64::MAX).max(1);
        Failure { wait: Some(wait), ..Failure::of(FailureKind::TooMany) }.into()
    }

    /// Whether there is no such table (any more).
    pub(crate) fn is_gone(&self) -> bool {
        match self {
            Self::Failure(failure) => failure.kind == FailureKind::NotFound,
            Self::Store(error) => matches!(error, StoreError::NoSuchTable(_)),
            Self::Log(_) | Self::Closing => false,
        }
    }

    /// Whether the same may well be done a little later.
    pub(crate) fn may_pass(&self) -> bool {
        match self {
            Self::Failure(failure) => failure.kind == FailureKind::Unavailable,
            Self::Store(error) => matches!(error, StoreError::Unavailable(_) | StoreError::InDoubt(_)),
            Self::Log(_) | Self::Closing => false,
        }
    }

    /// What the client hears. The cause of a 5xx is for the log alone, which has it from here.
    pub(crate) fn into_failure(self) -> Failure {
        match self {
            Self::Failure(failure) => *failure,
            Self::Closing => Failure::of(FailureKind::Unavailable),
            Self::Store(StoreError::NoSuchTable(_)) => Failure::of(FailureKind::NotFound),
            Self::Store(error @ StoreError::Damaged(_)) => {
                tracing::error!(%error, "the database is damaged: `tablee doctor` says where");
                Failure::of(FailureKind::Damaged)
            }
            Self::Store(error) => {
                tracing::error!(%error, "the store failed");
                Failure::of(FailureKind::Unavailable)
            }
            Self::Log(error) => {
                tracing::error!(error = error.for_log(), "a log does not read: `tablee doctor` says where");
                Failure::of(FailureKind::Damaged)
            }
        }
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        Self::Failure(Box::new(failure))
    }
}

impl From<NotDone> for Error {
    fn from(why: NotDone) -> Self {
        Failure::from(why).into()
    }
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        NotDone::from(refusal).into()
    }
}

impl From<Unclear> for Error {
    fn from(unclear: Unclear) -> Self {
        Failure::unclear(unclear.to_string()).into()
    }
}

impl From<StoreError> for Error {
    fn from(error: StoreError) -> Self {
        Self::Store(error)
    }
}

/// What sort of failure an answer is: it goes with the answer to where failures are counted.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Failed(pub(crate) FailureKind);

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let failure = self.into_failure();
        let status = match failure.kind {
            FailureKind::Refused | FailureKind::Missing => StatusCode::CONFLICT,
            FailureKind::Unclear => StatusCode::BAD_REQUEST,
            FailureKind::NotFound => StatusCode::NOT_FOUND,
            FailureKind::NoKey => StatusCode::UNAUTHORIZED,
            FailureKind::Foreign => StatusCode::FORBIDDEN,
            FailureKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            FailureKind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            FailureKind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            FailureKind::Damaged | FailureKind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        };
        let failed = Failed(failure.kind);
        let wait = failure.wait.map_or(2, |wait| wait.div_ceil(1000));
        let mut response = (status, Json(FailureBody { error: failure })).into_response();
        response.extensions_mut().insert(failed);
        if matches!(status, StatusCode::TOO_MANY_REQUESTS | StatusCode::SERVICE_UNAVAILABLE) {
            response.headers_mut().insert(header::RETRY_AFTER, header::HeaderValue::from(wait));
        }
        response
    }
}
