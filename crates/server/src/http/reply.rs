//! Refusals as HTTP answers.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use saturnalia_protocol::{Refusal, RefusalCode};

/// A refusal on its way out.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Refused(pub Refusal);

impl<T: Into<Refusal>> From<T> for Refused {
    fn from(refusal: T) -> Refused {
        Refused(refusal.into())
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        let Refused(refusal) = self;
        if matches!(refusal.code, RefusalCode::Internal | RefusalCode::Unavailable) {
            tracing::error!(%refusal, "refused");
        }
        let status = StatusCode::from_u16(refusal.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let code = refusal.code;
        // What went wrong inside is for the log alone.
        let inside = matches!(code, RefusalCode::Internal | RefusalCode::Unavailable);
        let shown = if inside { Refusal::from(code) } else { refusal };
        let mut response = (status, Json(shown)).into_response();
        if code == RefusalCode::TooManyRequests {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("2"));
        }
        response
    }
}
