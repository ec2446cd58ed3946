//! The host's own pages: imprint, privacy, house rules. Files beside the data; what stands in them is text, never markup of ours.

use std::path::PathBuf;
use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::RefusalCode;
use saturnalia_protocol::wire::HostPage;

use super::{App, Refused};

/// Pages a host may have, each in any of the languages.
const PAGES: [&str; 3] = ["imprint", "privacy", "rules"];
const LANGUAGES: [&str; 2] = ["de", "en"];
/// The longest page, in bytes.
const LIMIT: u64 = 256 * 1024;

/// Only names of our own make up a path.
fn file(app: &App, page: &str, language: &str) -> Option<PathBuf> {
    let page = PAGES.into_iter().find(|known| *known == page)?;
    let language = LANGUAGES.into_iter().find(|known| *known == language)?;
    Some(app.house.config.pages.as_ref()?.join(format!("{page}.{language}.md")))
}

/// `GET /api/pages`
pub(crate) async fn list(State(app): State<Arc<App>>) -> Json<Vec<HostPage>> {
    let mut pages = Vec::new();
    for page in PAGES {
        let mut languages = Vec::new();
        for language in LANGUAGES {
            let Some(file) = file(&app, page, language) else { continue };
            if tokio::fs::metadata(file).await.is_ok_and(|found| found.is_file() && found.len() <= LIMIT) {
                languages.push(language.to_owned());
            }
        }
        if !languages.is_empty() {
            pages.push(HostPage { key: page.to_owned(), languages });
        }
    }
    Json(pages)
}

/// `GET /api/pages/{key}/{language}`
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Path((key, language)): Path<(String, String)>,
) -> Result<Response, Refused> {
    let file = file(&app, &key, &language).ok_or(RefusalCode::NotFound)?;
    let found = tokio::fs::metadata(&file).await.is_ok_and(|found| found.is_file() && found.len() <= LIMIT);
    let text = if found { tokio::fs::read(&file).await.ok() } else { None };
    let text = text.and_then(|bytes| String::from_utf8(bytes).ok()).ok_or(RefusalCode::NotFound)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}
