//! The client's files, embedded in the binary.

use std::io::Read as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::Request;
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use flate2::read::GzDecoder;
use saturnalia_protocol::RefusalCode;

use super::Refused;

/// One file of the built client.
pub(super) struct Page {
    /// Its address: `/assets/index-1a2b3c.js`.
    path: &'static str,
    kind: &'static str,
    /// Of what is in it.
    hash: &'static str,
    body: Body,
}

enum Body {
    Plain(&'static [u8]),
    /// Compressed when the client was built.
    #[allow(dead_code, reason = "where no client was built there is none")]
    Packed {
        brotli: &'static [u8],
        gzip: &'static [u8],
        /// Made once somebody comes who takes neither.
        plain: OnceLock<Bytes>,
    },
}

include!(concat!(env!("OUT_DIR"), "/pages.rs"));

/// Any address that is not the server's own is a file of the client, or a page the client itself knows.
pub(super) async fn page(request: Request) -> Response {
    if !reads(request.method()) {
        return Refused::from(RefusalCode::NotFound).into_response();
    }
    let path = request.uri().path();
    if let Some(page) = find(path) {
        return send(page, request.headers());
    }
    // A file that is missing is missing; anything else is a page of the client.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    match find("/index.html") {
        Some(index) if !is_file => send(index, request.headers()),
        _ => Refused::from(RefusalCode::NotFound).into_response(),
    }
}

/// Whether somebody wants to see something, and to change nothing.
pub(super) fn reads(method: &Method) -> bool {
    matches!(*method, Method::GET | Method::HEAD)
}

pub(super) fn find(path: &str) -> Option<&'static Page> {
    PAGES.iter().find(|page| page.path == path)
}

/// A page as it is written.
pub(super) fn plain(page: &'static Page) -> String {
    let (_, bytes) = page.body.for_whom_takes(Codings { brotli: false, gzip: false });
    String::from_utf8_lossy(&bytes).into_owned()
}

fn send(page: &'static Page, asked: &HeaderMap) -> Response {
    // Built files carry a hash in their names and never change; the others are asked for again each time.
    let caching = if page.path.starts_with("/assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let (coding, bytes) = page.body.for_whom_takes(Codings::of(asked));
    // Each form has a tag of its own, but whoever has one of them has the file.
    let tag = format!("\"{}{}\"", page.hash, coding.map(|coding| format!("-{coding}")).unwrap_or_default());
    let general = [(header::ETAG, tag.as_str()), (header::CACHE_CONTROL, caching), (header::VARY, "accept-encoding")];
    let known = asked.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    if known.is_some_and(|known| known.split(',').any(|tag| names(tag, page.hash))) {
        return (StatusCode::NOT_MODIFIED, general).into_response();
    }
    let kind = [(header::CONTENT_TYPE, page.kind)];
    match coding {
        Some(coding) => (general, kind, [(header::CONTENT_ENCODING, coding)], bytes).into_response(),
        None => (general, kind, bytes).into_response(),
    }
}

/// Whether a tag is that of a file in any of its forms. Proxies that compress on their own make tags weak.
fn names(tag: &str, hash: &str) -> bool {
    let tag = tag.trim();
    let tag = tag.strip_prefix("W/").unwrap_or(tag).trim_matches('"');
    tag.strip_prefix(hash).is_some_and(|form| form.is_empty() || form.starts_with('-'))
}

impl Body {
    fn for_whom_takes(&'static self, codings: Codings) -> (Option<&'static str>, Bytes) {
        match self {
            Body::Plain(bytes) => (None, Bytes::from_static(bytes)),
            Body::Packed { brotli, .. } if codings.brotli => (Some("br"), Bytes::from_static(brotli)),
            Body::Packed { gzip, .. } if codings.gzip => (Some("gzip"), Bytes::from_static(gzip)),
            Body::Packed { gzip, plain, .. } => (None, plain.get_or_init(|| unpack(gzip)).clone()),
        }
    }
}

fn unpack(gzip: &[u8]) -> Bytes {
    let mut bytes = Vec::new();
    GzDecoder::new(gzip).read_to_end(&mut bytes).expect("the client's build has packed it");
    bytes.into()
}

/// The compressions somebody takes.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Codings {
    brotli: bool,
    gzip: bool,
}

impl Codings {
    fn of(asked: &HeaderMap) -> Codings {
        let given = asked.get_all(header::ACCEPT_ENCODING);
        let given: Vec<&str> =
            given.iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(',')).collect();
        // `br;q=0` is a refusal; how much somebody likes one more than another does not matter to us.
        let takes = |name: &str| {
            given.iter().any(|coding| {
                let (coding, quality) = coding.split_once(';').unwrap_or((coding, ""));
                let refused = quality.trim().strip_prefix("q=").and_then(|q| q.parse::<f32>().ok()) == Some(0.0);
                coding.trim().eq_ignore_ascii_case(name) && !refused
            })
        };
        Codings { brotli: takes("br"), gzip: takes("gzip") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codings(given: &[&'static str]) -> Codings {
        let mut asked = HeaderMap::new();
        for value in given {
            asked.append(header::ACCEPT_ENCODING, value.parse().unwrap());
        }
        Codings::of(&asked)
    }

    #[test]
    fn only_what_is_taken_is_sent() {
        assert_eq!(codings(&[]), Codings { brotli: false, gzip: false });
        assert_eq!(codings(&["gzip, deflate, br, zstd"]), Codings { brotli: true, gzip: true });
        assert_eq!(codings(&["gzip", "BR"]), Codings { brotli: true, gzip: true });
        assert_eq!(codings(&["br;q=0, gzip; q=0.5"]), Codings { brotli: false, gzip: true });
        assert_eq!(codings(&["x-gzip, brotli"]), Codings { brotli: false, gzip: false });
        assert_eq!(codings(&["identity, gzip;q=0.0"]), Codings { brotli: false, gzip: false });
    }

    #[test]
    fn a_tag_names_a_file_in_any_of_its_forms() {
        for tag in ["\"0a1b\"", "\"0a1b-br\"", " W/\"0a1b-gzip\""] {
            assert!(names(tag, "0a1b"), "{tag}");
        }
        for tag in ["\"0a1b2c\"", "0a1", "*", ""] {
            assert!(!names(tag, "0a1b"), "{tag}");
        }
    }
}
