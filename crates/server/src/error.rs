//! Why a request was not granted: one type for HTTP and sockets alike.
//!
//! Whatever goes wrong inside becomes a [`Failure`] with a stable code and a sentence. What the database or
//! the system had to say about it goes to the log, never to the client.

use crate::protocol::{Problem, sentence};
use crate::store::{Damaged, StoreError, Trouble, trouble};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use quintain_core::registry::GameError;
use serde_json::Value;

/// A request that was not granted. Nothing has changed.
#[derive(Clone, PartialEq, Debug)]
pub struct Failure {
    /// For HTTP.
    pub status: StatusCode,
    /// For people and programs.
    pub problem: Box<Problem>,
}

/// What most of this crate's functions return.
pub type Granted<T> = Result<T, Failure>;

impl Failure {
    /// A failure with a code and a sentence.
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        let problem = Problem {
            code: code.to_owned(),
            message: message.into(),
            text: None,
            rule: None,
            facts: None,
            retry_after_ms: None,
        };
        Self { status, problem: Box::new(problem) }
    }

    /// The request makes no sense.
    pub fn bad(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, message)
    }

    /// The request came at the wrong time.
    pub fn conflict(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::CONFLICT, code, message)
    }

    /// The request is not this person's to make.
    pub fn forbidden(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, message)
    }

    /// There is no such thing.
    pub fn not_found(code: &str, message: impl Into<String>) -> Self {
        Self::new(StatusCode::NOT_FOUND, code, message)
    }

    /// Nobody is logged in, not even as a guest.
    pub fn nobody() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "no-session", "first say who you are")
    }

    /// Too many requests.
    pub fn too_many(wait_ms: u64) -> Self {
        let mut failure =
            Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many", "too many requests: wait a moment and try again");
        failure.problem.retry_after_ms = Some(wait_ms);
        failure
    }

    /// The store did not answer; the cause is in the log.
    pub fn unavailable() -> Self {
        Self::not_kept("not-saved", "the server could not save this: try again")
    }

    fn not_kept(code: &str, message: &str) -> Self {
        let mut failure = Self::new(StatusCode::SERVICE_UNAVAILABLE, code, message);
        failure.problem.retry_after_ms = Some(1000);
        failure
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        tracing::error!(%error, "the store failed");
        if let StoreError::Decode(cause) = &error
            && let Some(damaged) = cause.downcast_ref::<Damaged>()
        {
            return Self::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged-record", damaged.to_string());
        }
        match trouble(&error) {
            Trouble::Full => {
                Self::not_kept("disk-full", "the server's disk is full, and nothing was saved: try again later")
            }
            Trouble::Away => Self::not_kept("database-away", "the server's database does not answer: try again"),
            Trouble::Failed => Self::unavailable(),
        }
    }
}

impl From<GameError> for Failure {
    fn from(complaint: GameError) -> Self {
        let mut failure = Self::new(StatusCode::UNPROCESSABLE_ENTITY, complaint.code, complaint.message);
        failure.problem.text = complaint.text.as_ref().map(sentence);
        failure.problem.rule = complaint.rule.map(str::to_owned);
        failure.problem.facts = (complaint.facts != Value::Null).then_some(complaint.facts);
        failure
    }
}

/// Goes with an answer that does not grant what was asked, so that it can be counted.
#[derive(Clone, Debug)]
pub struct Refusal(pub String);

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let wait = self.problem.retry_after_ms;
        let mut response = (self.status, Json(&self.problem)).into_response();
        response.extensions_mut().insert(Refusal(self.problem.code));
        if let Some(wait) = wait {
            response.headers_mut().insert("retry-after", wait.div_ceil(1000).into());
        }
        response
    }
}
