//! Pictures of positions, and the pages of the client with what a link shows of them.

use std::sync::Arc;

use axum::extract::{Extension, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use saturnalia_protocol::{InviteCode, Refusal, RefusalCode, TableId, TournamentId};
use saturnalia_rules::Viewer;
use saturnalia_table::{Finished, Portrait};
use saturnalia_texts::Language;
use serde::Deserialize;

use super::guard::{Passed, is_https};
use super::parts::{Looking, Params, TablePath, TournamentPath};
use super::tournaments::told;
use super::{Address, App, Refused, pages};
use crate::blocking::blocking;
use crate::limits::Kind;
use crate::sharing::{Shown, speak, tournament};

/// How long whoever fetched a picture may show it before they ask again, in seconds.
const A_MINUTE: &str = "public, max-age=60";
const A_DAY: &str = "public, max-age=86400";

/// Which picture is wanted.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct Wanted {
    entry: Option<u32>,
    language: Option<String>,
}

impl Wanted {
    /// The language that an address names, or that a browser prefers.
    fn language(&self, headers: &HeaderMap) -> Language {
        let preferred = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let named = self.language.as_deref().and_then(|code| code.parse().ok());
        named.unwrap_or_else(|| Language::of_locale(preferred))
    }
}

/// A table as a stranger sees it, and how many entries its game has.
async fn portrait(app: &App, id: TableId, looking: &Looking, entry: Option<u32>) -> Result<(Portrait, u32), Refusal> {
    enum Found {
        Now(Box<Portrait>),
        Over(Box<Finished>, Viewer),
    }
    let (invite, eyes): (Option<InviteCode>, Option<Viewer>) =
        (looking.invite, looking.eyes().map_err(|Refused(refusal)| refusal)?);
    let found = app.house.read(id, move |table, _| match table.finished_game(None, invite) {
        Ok(game) => Ok(Found::Over(Box::new(game), table.eyes(None, Some(eyes.unwrap_or(Viewer::Truth))))),
        Err(refusal) if refusal.code == RefusalCode::NotFinished => Ok(Found::Now(Box::new(table.portrait(invite)?))),
        Err(refusal) => Err(refusal),
    });
    match found.await? {
        Found::Now(portrait) => {
            let entries = portrait.entry;
            Ok((*portrait, entries))
        }
        Found::Over(game, eyes) => {
            let (games, entries) = (app.house.games, game.entries());
            let entry = entry.unwrap_or(entries);
            Ok((blocking(move || game.portrait(games, eyes, entry)).await?, entries))
        }
    }
}

fn picture(bytes: axum::body::Bytes, caching: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, caching)], bytes).into_response()
}

/// `GET /api/tables/{id}/picture`
pub(crate) async fn of_table(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    TablePath(id): TablePath,
    Params(looking): Params<Looking>,
    Params(wanted): Params<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.limits.address(address, Kind::Picture)?;
    let (portrait, entries) = portrait(&app, id, &looking, wanted.entry).await?;
    // What an invitation opens is not for the shelves of strangers, and a game that runs looks otherwise soon.
    let over = portrait.status == saturnalia_protocol::wire::Status::Finished;
    let caching = if looking.invite.is_some() {
        "private, max-age=60"
    } else if over {
        A_DAY
    } else {
        A_MINUTE
    };
    let (games, language) = (app.house.games, wanted.language(&headers));
    let Shown { picture: what, .. } = blocking(move || Ok(speak(games, language, &portrait, entries))).await?;
    Ok(picture(app.shelf.picture(what).await?, caching))
}

/// `GET /api/tournaments/{id}/picture`
pub(crate) async fn of_tournament(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    TournamentPath(id): TournamentPath,
    Params(wanted): Params<Wanted>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    app.limits.address(address, Kind::Picture)?;
    let state = told(&app, id, None).await?;
    let Shown { picture: what, .. } = tournament(app.house.games, wanted.language(&headers), &state);
    Ok(picture(app.shelf.picture(what).await?, A_MINUTE))
}

/// What a page of the client is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum About {
    Table(TableId),
    Tournament(TournamentId),
}

impl About {
    fn of(path: &str) -> Option<About> {
        let mut parts = path.trim_matches('/').split('/');
        let (screen, id) = (parts.next()?, parts.next()?);
        if parts.next().is_some() {
            return None;
        }
        match screen {
            "table" | "replay" | "embed" => id.parse().ok().map(About::Table),
            "tournament" => id.parse().ok().map(About::Tournament),
            _ => None,
        }
    }
}

/// Any address that is not the server's own: a file of the client, or one of its screens. A screen about a table or a tournament says in
/// its head what a link to it shows.
pub(crate) async fn page(State(app): State<Arc<App>>, request: Request) -> Response {
    let (about, reads) = (About::of(request.uri().path()), pages::reads(request.method()));
    let Some(about) = about.filter(|_| reads) else { return pages::page(request).await };
    let (parts, body) = request.into_parts();
    let head = preview(&app, about, &parts).await;
    let page = pages::find("/index.html").map(pages::plain);
    match (head, page.as_deref().and_then(|page| page.split_once("</head>"))) {
        (Ok(head), Some((before, after))) => {
            let page = format!("{before}{head}</head>{after}");
            let kind = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
            (StatusCode::OK, kind, page).into_response()
        }
        // Whatever a stranger may not see has the page of every other address; the client says what is wrong.
        _ => pages::page(Request::from_parts(parts, body)).await,
    }
}

/// The lines in the head of a page that tell others what it shows.
async fn preview(app: &App, about: About, request: &Parts) -> Result<String, Refused> {
    if let Some(Address(address)) = request.extensions.get() {
        app.limits.address(*address, Kind::Preview)?;
    }
    let query = request.uri.query().unwrap_or_default();
    let said = axum::extract::Query::<Wanted>::try_from_uri(&request.uri).map(|query| query.0).unwrap_or_default();
    let language = said.language(&request.headers);
    let (shown, api) = match about {
        About::Table(id) => {
            let looking = axum::extract::Query::<Looking>::try_from_uri(&request.uri)
                .map_err(|error| Refusal::with(RefusalCode::BadRequest, error))?;
            let (portrait, entries) = portrait(app, id, &looking.0, said.entry).await?;
            (speak(app.house.games, language, &portrait, entries), format!("/api/tables/{id}/picture"))
        }
        About::Tournament(id) => {
            let state = told(app, id, None).await?;
            (tournament(app.house.games, language, &state), format!("/api/tournaments/{id}/picture"))
        }
    };
    let passed = request.extensions.get::<Passed>().copied().unwrap_or(Passed::ByNobody);
    let here = own_address(app, passed, &request.headers);
    // Who fetches the picture speaks no language: it is that of the page.
    let rest = query.split('&').filter(|pair| !pair.is_empty() && !pair.starts_with("language="));
    let joined: String = rest.map(|pair| format!("{pair}&")).collect();
    let image = format!("{here}{api}?{joined}language={}", language.code());
    let url = format!("{here}{}", request.uri.path_and_query().map_or("/", |path| path.as_str()));
    let (width, height) = (saturnalia_picture::WIDTH.to_string(), saturnalia_picture::HEIGHT.to_string());
    let lines = [
        ("og:type", "website"),
        ("og:site_name", "Saturnalia"),
        ("og:title", shown.title.as_str()),
        ("og:description", shown.picture.moment.as_str()),
        ("og:url", url.as_str()),
        ("og:image", image.as_str()),
        ("og:image:width", width.as_str()),
        ("og:image:height", height.as_str()),
        ("og:image:alt", shown.picture.said.as_str()),
        ("twitter:card", "summary_large_image"),
    ];
    let line = |(name, content): (&str, &str)| {
        let kind = if name.starts_with("og:") { "property" } else { "name" };
        format!("<meta {kind}=\"{name}\" content=\"{}\" />", escaped(content))
    };
    Ok(lines.map(line).concat())
}

/// Where this server is, as whoever asked knows it; empty if they said nothing that could be an address.
fn own_address(app: &App, passed: Passed, headers: &HeaderMap) -> String {
    if let Some(own) = app.house.config.origins.first() {
        return own.clone();
    }
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok()).unwrap_or_default();
    let could_be =
        !host.is_empty() && host.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte));
    let scheme = if is_https(app, passed, headers) { "https" } else { "http" };
    if could_be { format!("{scheme}://{host}") } else { String::new() }
}

/// A text between the quotation marks of an attribute.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            other => out.push(other),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_screens_about_a_table_or_a_tournament_have_something_to_show() {
        let id = TableId(7);
        for screen in ["table", "replay", "embed"] {
            assert_eq!(About::of(&format!("/{screen}/{id}")), Some(About::Table(id)));
        }
        let cup = TournamentId(9);
        assert_eq!(About::of(&format!("/tournament/{cup}/")), Some(About::Tournament(cup)));
        for other in ["/", "/table", "/table/", "/table/what", "/people/7", &format!("/table/{id}/x")] {
            assert_eq!(About::of(other), None, "{other}");
        }
    }

    #[test]
    fn a_name_cannot_end_the_attribute_it_stands_in() {
        assert_eq!(escaped("\"><script>'&"), "&quot;&gt;&lt;script&gt;&#39;&amp;");
    }
}
